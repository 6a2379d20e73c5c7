### The web client: loads on the table.

web-tokens-loads = { $count ->
        [one] 1 load
       *[other] { $count } loads
    }
