### Слова, общие для всех игр и экранов.

common-list = { $head } и { $last }
common-nobody = никто
