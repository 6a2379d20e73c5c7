### Ante Up: proč něco z toho, co je vidět, teď zvolit nejde.

legends-why-train-no-card = K vyloupení vlaku potřebuješ pokerovou kartu, se kterou budeš bojovat.
legends-why-faro-played-already = Partii fara můžeš začít jen jednou za tah.
legends-why-train-robbed-already = O vyloupení vlaku se smíš pokusit jednou za tah.
legends-why-frontier-dear = Chce to karty v hodnotě { $price }; tvé karty mají hodnotu { $worth }.
legends-why-longhorn-held = Jednoho longhorna už ženeš.
legends-why-sold-elsewhere = Tady se to neprodává.
legends-why-foe-between = V cestě někdo čeká a pohyb by tam skončil.
