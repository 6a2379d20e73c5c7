### High Noon: what happens, what is asked and what can be answered.

## Events

bang-event-suit_named = { $seat_is ->
        [you] You name a suit: { $suit }. In this turn you play no other.
       *[other] { $seat } names a suit, and plays no other in this turn: { $suit }.
    }
bang-event-character_looked_at = { $seat_is ->
        [you] You look at a character that nobody has: { $character }.
       *[other] { $seat } looks at a character that nobody has.
    }

## Questions

bang-ask-discard_in_play = { $by }: which of your blue cards in play do you discard?
    .other = { $player } discards a blue card from play ({ $by }).
bang-ask-name_suit = Of which suit are the cards that you play in this turn?
    .other = { $player } names a suit.
bang-ask-change_identity = Do you become this character, with 2 lives?
    .other = { $player } may become somebody else.

## Options

bang-option-this_suit = { $suit }
    .hint = In this turn you may play only cards of this suit.
bang-option-stay_oneself = Stay who you are
    .hint = You keep your character and your lives.

## Why not

bang-why-the-reverend = The Reverend allows no Beer in this round.
bang-why-sermon = During the Sermon nobody may use BANG! cards in their own turn.
bang-why-handcuffs = In Handcuffs you play only cards of the suit you have named.
