### Ante Up: чому щось із того, що видно, зараз не можна вибрати.

legends-why-train-no-card = Щоб грабувати потяг, потрібна покерна карта для сутички.
legends-why-faro-played-already = Партію у фаро можна розпочати лише раз за хід.
legends-why-train-robbed-already = Потяг можна спробувати пограбувати один раз за хід.
legends-why-frontier-dear = Потрібні карти вартістю { $price }, а ваші варті { $worth }.
legends-why-longhorn-held = Ви вже женете лонгхорна.
legends-why-sold-elsewhere = Тут це не продається.
legends-why-foe-between = На шляху хтось чекає, і переміщення скінчилося б там.
