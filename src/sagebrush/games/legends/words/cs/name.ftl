legends-name = Legendy Západu
    .text = Vydej se do divočiny jako strážce zákona, psanec, nebo něco mezi tím: hledej zlato, prodávej dobytek, hraj poker, přepadni banku a staň se největší legendou Západu. Pro 2 až 6 hráčů.
