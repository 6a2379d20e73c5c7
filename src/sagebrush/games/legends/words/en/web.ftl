### The web client: the table of Western Legends.

## The map

web-legends-map = Map of the West
web-legends-map-keys = Spaces: arrow keys go from neighbour to neighbour, Enter chooses, I tells more
web-legends-find = Find a space (F)
web-legends-closer = Closer
web-legends-whole = The whole map
web-legends-cache = something left here
web-legends-spaces = { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
web-legends-here = Here: { $names }
web-legends-next-to = Next to it
web-legends-work = Work for $10 is to be had at every place.
web-legends-cattle-left = { $count ->
        [0] No cattle is left here.
        [one] 1 herd is left here.
       *[other] { $count } herds are left here.
    }
web-legends-touch-map = Touch one of the glowing spaces on the map.
web-legends-danger-bandit = A bandit lies in wait there: your ride ends with a fight.
web-legends-danger-cache = Something was left there: whoever comes first takes it.
web-legends-danger-sheriff = The sheriff is right beside it, and you are wanted.
web-legends-recap = Since your last turn (R)
web-legends-nothing-new = Nothing has changed.
web-legends-change-lp = legend points: { $amount }
web-legends-change-mp = marshal points: { $amount }
web-legends-change-wp = wanted points: { $amount }
web-legends-change-wound = wounds: { $amount }
web-legends-change-money = money: { $amount }
web-legends-change-nugget = gold nuggets: { $amount }

## What one has

web-legends-your-things = Your things
web-legends-your-hand = Your hand
web-legends-no-cards = No cards in hand.
web-legends-fame = { $lp } legend points
web-legends-has-lp = { $name } { $lp }
web-legends-trail = Legend points on the way to { $end }
web-legends-ability-at = From { $lp } LP on.
web-legends-actions = { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
web-legends-money = ${ $money } of at most ${ $limit }
web-legends-nuggets = { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    } of at most { $limit }
web-legends-wounds = { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
web-legends-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-legends-hand = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; hand limit { $limit }
web-legends-speed = { $count ->
        [one] moves 1 space
       *[other] moves { $count } spaces
    }
web-legends-tokens = { $count ->
        [one] 1 legend token
       *[other] { $count } legend tokens
    }
web-legends-gear = Weapons, mounts and belongings
web-legends-ready = in use
web-legends-no-gear = nothing but a good name
web-legends-goals = Goals: { $done } done, { $left } to go
web-legends-seen = Cards you have seen there:
web-legends-next-step = The next step: { $gain }.
web-legends-thinks = is thinking

## Stories and what cannot be done

web-legends-stories = Open stories
web-legends-story = Story { $number }
web-legends-no-story = All its stories are told.
web-legends-markers = { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }: { $names }
web-legends-why-not = { $count ->
        [one] Not now: 1 thing, and why
       *[other] Not now: { $count } things, and why
    }
