### The Great Train Robbery: the train in the web client.

web-train-at = The train: the locomotive stands at { $station }
web-train-at-end = The train is at the end of the line
web-train-end = End of the line
web-train-left = { $count ->
        [one] 1 railcar in the deck
       *[other] { $count } railcars in the deck
    }
web-train-move = Move the train
web-train-under = Under it: { $card }.
