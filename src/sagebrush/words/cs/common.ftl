### Slova společná všem hrám a obrazovkám.

common-list = { $head } a { $last }
common-nobody = nikdo
