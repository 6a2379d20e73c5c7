# Rulings of Wild West Show.

## Sections

bang-section-show_deck = Wild West Show: the deck of show cards
bang-section-show_characters = Wild West Show: characters
bang-section-show_cards = Wild West Show: show cards

## Rulings

BANG-705 = Wild West Show has 10 show cards and 8 characters; the characters join those of the base game.
BANG-706 = The card Wild West Show is set aside, the other nine are shuffled face down, and it goes to the bottom of their deck.
BANG-707 = Whoever plays Stagecoach or Wells Fargo turns up the top card of the show deck for all to read.
BANG-708 = A show card is in force until the next Stagecoach or Wells Fargo; then the next card takes its place and it leaves the game.
BANG-709 = Once turned up, the card Wild West Show stays until the end of the game; nothing replaces it.
BANG-710 = If Teren Kill's draw check fails, no Beer saves him.
BANG-711 = Flint Westwood chooses the card of his hand that he gives away.
BANG-712 = If the other player holds only one card, Flint Westwood gets just that one.
BANG-713 = John Pain cannot use a card gained by his ability before the effect that called for the check is resolved.
BANG-714 = If a check turns up a Beer and costs John Pain his last life, that Beer does not help him.
BANG-715 = Where several cards are turned up for a check (Lucky Duke), John Pain gets only the one that counts.
BANG-716 = The brown card whose effect Lee Van Kliff repeats may itself be a BANG!.
BANG-717 = Lee Van Kliff repeats each effect only once.
BANG-718 = A repeated Stagecoach or Wells Fargo turns up no further show card.
BANG-719 = With Miss Susanna a repetition by Lee Van Kliff counts as one card played.
BANG-720 = Greygory Deck uses characters of the base game only.
BANG-721 = At the start of each turn Greygory Deck keeps his two characters or exchanges both, never just one.
BANG-722 = Greygory Deck has his two characters from the very start of the game, before his first turn.
BANG-736 = Flint Westwood uses his ability at most once a turn.
BANG-723 = Showdown: Big Spencer may use BANG! cards as Missed!.
BANG-724 = Showdown: Lee Van Kliff may discard any card for his ability.
BANG-725 = Bone Orchard: players come back for good; whoever is in play when the card goes stays in play.
BANG-726 = Miss Susanna does not touch players who lose their turn in Jail.
BANG-727 = Lady Rosa of Texas: cards, lives and everything else move with the player.
BANG-728 = Darling Valentine: after the exchange the player draws the usual two cards from the deck.
BANG-729 = Dorothy Rage: a player without the named card proves it by showing the hand.
BANG-730 = Dorothy Rage: a player who has the card must play it as if it were their own turn, distances included; the active player chooses the targets.
BANG-731 = Wild West Show: everybody's goal is like the Renegade's; the death of the Sheriff does not end the game, which goes on until one is left.
BANG-732 = Wild West Show: the rules about roles stay in force (no Jail for the Sheriff, 3 cards for killing an Outlaw and so on).
BANG-748 = Where the Sheriff is dead and the game goes on, or loses a turn, a round still begins at that place, with the next player in play.
BANG-X44 = Where an event for the round and a show card act at the same moment of a turn, the one that has been in force longer comes first: A Fistful Of Cards and Darling Valentine, Vendetta and Miss Susanna.
BANG-X70 = Gag: while it is in force, the seated players write nothing in the chat, so nobody talks and nobody loses a life for it; quick signals are gestures and stay allowed.
BANG-X71 = Bone Orchard: whoever comes back draws a role among those of everybody who is eliminated at that moment, their own included; the others get the rest, and all these roles are face down again. Whoever is the only one keeps the role that all have seen. A player who is in play without lives is not eliminated.
BANG-X72 = Darling Valentine comes before the draw checks of the turn, even if the turn is then lost in Jail; an empty hand is not exchanged. In the Abandoned Mine the old hand goes onto the discard pile and the new one comes from the deck.
BANG-X73 = Dorothy Rage: once a turn, of another player who holds a card. Any card of the game may be named; of several such cards the one held longest is played.
BANG-X74 = Dorothy Rage: a card that could not be played in one's own turn (a Missed!, a second Barrel, a card without a target) is only shown. Its player chooses what is discarded as its price. A card is played as what it is, not as another one (Calamity Janet, Showdown).
BANG-X75 = Dorothy Rage: all that the card does is done by its player: kill, reward and penalty are theirs. A BANG! played in this way counts towards nobody's limit, and Molly Stark draws nothing for the card.
BANG-X76 = Helena Zontero: whoever turned the card up makes the check. Among three players, who play with open roles, the new roles are open too.
BANG-X77 = Lady Rosa of Texas: once a turn. Play goes on from the new place of the active player, and whoever was changed with loses a turn for each change; whoever is eliminated before that owes no turn any more. With two players left nobody changes places: nothing would change, and the other one would never play again; nor does who is in play without lives: those who come back for a turn could keep the living from playing for ever. Where turns go the other way round (Gold Rush), the change itself passes that player over: this is the turn that is lost.
BANG-X78 = Miss Susanna: what counts is every card played from hand in the turn, also before she was turned up, the Stagecoach that brought her included; not cards used from play or discarded. The life is lost after phase 3, by nobody's hand.
BANG-X79 = Showdown: every card but BANG! counts as a BANG! card, in a Duel and against Indians! too, within the limit of the turn; a BANG! card is good as a Missed! and for whatever any card may be discarded for, but it is played as nothing else (Uncle Will).
BANG-X80 = Sacagaway: everybody, spectators too, sees all hands; random cards are still taken at random. When she goes, what was seen stays known until it moves unseen.
BANG-X81 = Big Spencer cannot play a Missed! card as anything, but may discard it; other cards that supply a Missed! effect he may use.
BANG-X82 = Flint Westwood takes the cards before he gives his own, so he cannot get it back; only the two of them see what changes hands. If there is nothing left to take, he gives nothing.
BANG-X83 = Gary Looter takes excess cards face up, before they reach the discard pile; his own he discards. Of several such players the nearest clockwise from the one who discards takes them.
BANG-X84 = Greygory Deck exchanges his two characters for two others; those he gives back may come again later. Vera Custer who copies him has what he has at that moment. If both characters have their own way of drawing in phase 1, he says at the start of the turn which one comes first.
BANG-X85 = John Pain holds the card of a check at once, but with six cards or more in hand he takes none. A shot at which a Barrel was tried is resolved when it has missed or hit.
BANG-X86 = Lee Van Kliff repeats the last card that he played from hand in this turn, as what he played it (a Beer played for gold is a nugget again), with targets chosen anew and the suit of that card; a price is not paid again, and a repeated BANG! does not count towards the limit. With an Aim it is the BANG! card that he repeats, without the Aim; a card that can only answer something, like a Missed!, does not count.
BANG-X87 = Teren Kill makes his check before a Beer or an ability may save him; if it fails, or if there is no card to turn up, none of them does.
BANG-X88 = Youl Grinner: who holds more cards is counted once, before the first gift; from his left clockwise each gives one, seen by the two of them only.
BANG-X89 = Wild West Show: the winner wins alone, without the dead of any side; among three players nobody's own target matters any more. Who is in play without lives is in play.
