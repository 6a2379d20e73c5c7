### Words that every game and every screen shares.

common-list = { $head } and { $last }
common-nobody = nobody
