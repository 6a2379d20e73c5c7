### Žolíci: dvě pokerové karty bez hodnoty.

legends-card-joker = Žolík
    .text = Sám nemá žádnou hodnotu. Položený v boji nebo zahraný v pokeru zastupuje jinou kartu z tvé ruky, kterou ukážeš a necháš si. Ve flopu nebo zahraný bankéřem platí za libovolnou kartu.
    .short = Zastupuje jinou kartu z tvé ruky
