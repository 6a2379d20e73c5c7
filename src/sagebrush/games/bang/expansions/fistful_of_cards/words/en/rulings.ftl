# Rulings of A Fistful of Cards.

## Sections

bang-section-fistful_events = A Fistful of Cards: events

## Rulings

BANG-690 = A Fistful Of Cards: all kinds of Missed! effects (a Missed! card, a Barrel, Jourdonnais and so on) work against its BANG! effects.
BANG-691 = Sniper does not count as a BANG! card of the turn and may be used as often as there are BANG! cards for it.
BANG-692 = Sniper may be cancelled with any Missed! effects, but always only with two.
BANG-693 = Dead Man holds for the whole round: even somebody eliminated in that very round may come back if their turn is still to come.
BANG-694 = Abandoned Mine: with an empty discard pile the turn is an ordinary one.
BANG-695 = Abandoned Mine: if even one card can be drawn from the discard pile, all cards that the player discards in that turn go face down on the deck.
BANG-696 = Abandoned Mine does not concern cards that are played (General Store), but BANG! cards discarded in one's own Duel and the excess of phase 3.
BANG-697 = Abandoned Mine: cards discarded for an ability such as Sid Ketchum's, or in another player's turn, go to the discard pile as ever.
BANG-698 = Law Of The West: only playing the card counts; to discard it in a Duel or for an ability such as Sid Ketchum's is not to play it.
BANG-699 = Lasso: cards that stay in play may be played but have no effect.
BANG-700 = Ambush: cards in play (Mustang, Scope) and abilities (Rose Doolan, Paul Regret) still change distances.
BANG-701 = Ricochet may be used several times a turn, whatever the distance, and does not count as a BANG! card of the turn.
BANG-702 = Blood Brothers cannot be used for players who are out of the game.
BANG-703 = Russian Roulette may be answered with any Missed! effects (a Missed! card, a Barrel, Jourdonnais and so on).
BANG-704 = The Judge: cards that were put into play before keep working.
BANG-749 = Abandoned Mine: abilities of phase 1 apply to the discard pile instead of the deck (Kit Carlson looks at its top three cards); draw checks use the deck; whoever takes excess cards of others takes them before they reach the deck.
BANG-X60 = Dead Man brings back one player in the round: of those who are out, the one who was eliminated first. A kill that follows brings back nobody else.
BANG-X61 = Vendetta: the check comes after phase 3, with the abilities of the player; a turn that was lost has no such check, and neither has the turn it gave. A new round does not begin with that turn.
BANG-X62 = Blood Brothers comes before the checks of the turn. The life goes to somebody who lacks one; it counts as lost (Bart Cassidy draws a card), and nobody has taken it.
BANG-X63 = Hard Liquor: whoever drinks draws nothing at all in phase 1, and leaves out all that belongs to that phase: abilities (Vera Custer, Youl Grinner) and Map. With all lives there is nothing to drink for. It is no Beer.
BANG-X64 = Peyote takes the place of all drawing in phase 1, abilities about it included. The cards are turned up for all to see; it is no draw check. What comes before drawing (Vera Custer, Youl Grinner, Map) still happens.
BANG-X65 = Law Of The West: the second card drawn in phase 1 is shown, wherever it comes from, and at once: before Dutch Will discards or Claus the Saint gives cards away; of more cards it is still that one, and whoever has parted with it owes nothing. The turn cannot end as long as it can be played, as what it is or as another card; but nobody has to play it on themselves. An ability that would be used for it (Uncle Will) obliges nobody.
BANG-X66 = Ranch: all cards are discarded first, then as many are drawn, which is one step: a hand that was empty in between brings Suzy Lafayette nothing.
BANG-X67 = Sniper and Ricochet: the BANG! cards are discarded, not played; what counts as a BANG! card for the player will do (Calamity Janet). Slab the Killer's ability adds nothing. Apache Kid is not affected if all cards used are diamonds. Ricochet may be aimed at one's own cards, a Jail or Dynamite included.
BANG-X68 = A Fistful Of Cards: the cards are counted when the turn begins, and those used in defence are not taken off. Russian Roulette goes round and round until somebody uses no Missed! effect. Behind these shots there is nobody: no reward, no penalty, no credit.
BANG-X43 = Abandoned Mine: only the player whose turn it is draws from the discard pile, and only in phase 1 as such; what a shot in it brings (Evelyn Shebang), and all cards of others, come from the deck. A weapon that makes room for another one goes onto the deck, seen by all, unless it came into play in the same turn (Suzy Lafayette could exchange two weapons without end); that one, a green card that is used, and what a kill or a penalty costs, goes to the discard pile.
