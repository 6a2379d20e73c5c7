### Ante Up: why something in sight cannot be chosen now.

legends-why-train-no-card = Robbing the train takes a poker card to fight with.
legends-why-faro-played-already = You may open one game of faro a turn.
legends-why-train-robbed-already = You may try to rob the train once a turn.
legends-why-frontier-dear = It asks for cards worth { $price }; your hand is worth { $worth }.
legends-why-longhorn-held = You are driving a longhorn already.
legends-why-sold-elsewhere = It is not sold here.
legends-why-foe-between = Somebody waits in between, and the move would end there.
