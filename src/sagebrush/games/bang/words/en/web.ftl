### The web client: the table of BANG! and its lessons.

## The table

web-cards = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-your-hand = { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
web-hand-limit = Your hand: { $count } cards, you may keep { $limit }
web-distance-reach = distance { $distance }, within reach
web-distance-far = distance { $distance }, out of reach
web-deck = { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
web-discard-top = Discard pile: { $card } on top
web-discard-empty = The discard pile is empty
web-middle = In the middle
web-choices = Choose one
web-from-hand = A card from the hand of { $player }
web-from-deck = From the deck
web-from-discard = From the discard pile
web-use-ability = Ability: { $ability }
web-play-as = Play as { $card }
web-play-plain = Play as it is
web-nothing-to-use = You have nothing that you could use now.
web-heals-nobody = That would heal nobody now.
web-only-yourself = Nobody else is within reach: it could only hit you.
web-your-cards = Your cards
web-event-deck = Event cards still to come: { $count }
web-event-present = In force: { $event }. { $short }
web-event-none = { $deck ->
        [show] The show has not begun yet
       *[other] No event is in force yet
    }
web-event-next = Next:
web-ghost = { $by ->
        [shadow_gunslingers] Shadow
       *[other] Ghost
    }
web-ghost-by = { $id ->
        [shadow_gunslingers] a shadow without lives
       *[other] a ghost without lives ({ $by })
    }

## Rules and lessons

web-learn-bang-1 = Everybody gets a secret role; only the Sheriff shows his. Outlaws want the Sheriff dead, the Deputies protect him, the Renegade wants to be the last one alive.
web-learn-bang-2 = In your turn you draw two cards, play what you like and end with no more cards than you have lives. Only one BANG! card a turn.
web-learn-bang-3 = The number at a player's portrait is your distance to them. A red one is within reach of your weapon; a better gun reaches further.
web-learn-bang-4 = Brown cards work once, blue ones stay in front of you, green ones work from your next turn on. When you are shot at, Missed! saves you; a Beer saves your last life.
web-lesson-bang-play = Raised cards can be played. Touch one, then a player who lights up. A flat card tells you why it cannot be played. Weapons and other blue cards first, then shoot, then end your turn.
web-lesson-bang-defend = You are the target. A raised card cancels the shot. If you have none, or want to save it, take the hit.
web-lesson-bang-discard-bang = Here only a BANG! card helps: discard one, or lose a life.
web-lesson-bang-last-chance = This hit takes your last life. A Beer played now gives one back and keeps you in the game.
web-lesson-bang-excess = At the end of your turn you may keep as many cards as you have lives. Choose what you can best do without.
web-lesson-bang-their-card = Take aim at what hurts most: a weapon or a Barrel in play, or a card you cannot see.
web-lesson-bang-store = Everybody takes one of the cards turned up, in turn order, starting with who opened the store.
web-lesson-bang-pay = The card you play costs another one: choose what you can best do without.
web-lesson-bang-top = You are out, and your cards go to the discard pile. The one on top may matter to whoever draws from there.
web-lesson-bang-check = Two cards were turned up for the check. The one you choose counts.
