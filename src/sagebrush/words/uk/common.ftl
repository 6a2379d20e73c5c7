### Слова, спільні для всіх ігор та екранів.

common-list = { $head } і { $last }
common-nobody = ніхто
