# Rulings of the variant with shadow gunslingers.

## Sections

bang-section-shadow_gunslingers = Shadow gunslingers
bang-section-shadow_renegade = Shadow gunslingers: the Shadow Renegade

## Rulings

BANG-347 = With shadow gunslingers nobody is ever out of the game for good.
BANG-348 = The variant may be played without Gold Rush, although the characters of Gold Rush were made with it in mind.
BANG-349 = Whoever has no life left is out for a while, and all rules of an elimination hold: hand, cards in play and equipment are discarded, and the role is revealed.
BANG-350 = The usual consequences of the role follow too, for example 3 cards for whoever has killed an Outlaw.
BANG-351 = Whoever goes out keeps all nuggets.
BANG-352 = Whenever their turn would come, the eliminated come back for it as Shadow Deputy, Shadow Outlaw or Shadow Renegade.
BANG-353 = In that turn they draw, play cards and use their abilities as usual.
BANG-354 = A shadow gunslinger has no lives and can neither gain nor lose any; abilities and effects about gaining or losing lives are ignored.
BANG-355 = At the end of the turn a shadow gunslinger leaves again and discards the hand and all cards in play, equipment bought in that turn included.
BANG-356 = The leaving of a shadow gunslinger is no kill, so nothing that comes with a kill happens.
BANG-357 = Vulture Sam does not get the cards that a shadow gunslinger discards at the end of the turn.
BANG-358 = Herb Hunter and Greg Digger get nothing when a shadow gunslinger leaves.
BANG-359 = Outside their own turn shadow gunslingers are not in play: their abilities are off, and they do not count for distances, Dynamite or General Store.
BANG-360 = Shadow gunslingers may earn nuggets in their turns and keep them for later ones.
BANG-361 = Shadow gunslingers may spend nuggets on equipment, on the equipment of others and on their abilities as usual.
BANG-362 = Equipment with a black border that a shadow gunslinger buys is discarded at the end of the turn with everything else.
BANG-372 = Dynamite always passes clockwise to the next player who is really in play, past shadow gunslingers.
BANG-373 = If somebody goes out while being a shadow gunslinger, the cards are discarded and Vulture Sam does not get them.
BANG-374 = At the end of a shadow gunslinger's turn Vulture Sam gets no card, and Greg Digger and Herb Hunter cannot use their abilities.
BANG-747 = Ghost Town and Dead Man come first for whoever they bring back: 3 cards, and no going as a shadow. Whoever comes back with lives (Dead Man, Bone Orchard) is no shadow any more.
BANG-363 = At the start of each turn the Shadow Renegade counts the roles that lie face up (the Sheriff's and those of the eliminated, but not their own) and joins the side that has more.
BANG-364 = On a tie the Shadow Renegade supports the Outlaws.
BANG-365 = A Renegade who is killed takes the role card of the Shadow Renegade and turns it, face up, to the side joined at the start of each turn.
BANG-366 = The side stays until the start of the Shadow Renegade's next turn, even if the balance changes in the meantime.
BANG-367 = The Shadow Renegade plays for the side joined at the moment, and wins with it.
BANG-368 = The Shadow Renegade never becomes a Renegade again and is never counted among the roles face up.
BANG-369 = Renegade Bart Cassidy is the only one out: only the Sheriff lies face up, so he is a Shadow Deputy.
BANG-370 = Then an Outlaw is eliminated: one lawman against one Outlaw is a tie, so in his next turn he is a Shadow Outlaw.
BANG-371 = Then a Deputy is eliminated too: 2 to 1 for the law, and he is a Shadow Deputy again.
BANG-X131 = Whatever else brings somebody back comes before the variant. Whoever has a Ghost in front of them is in play all the time and no shadow; when it is removed they are one again.
BANG-X132 = A Renegade who was killed and has had no turn as a shadow yet belongs to no side and wins with none.
BANG-X133 = Among three players there are no sides: a shadow keeps its role, and whoever is left when it goes is the last one in play.
BANG-X134 = Whoever comes back as a shadow with a role face down, because it was dealt anew, turns it up. Where roles are dealt anew, the Shadow Renegade's card counts as the Renegade's.
BANG-X135 = A shadow who has another turn (Gold Rush, Vendetta) leaves at the end of the first one and comes back at once for the other. The equipment Gold Rush gives it no lives.
BANG-X136 = Where the last one in play wins, a shadow who has left nobody else in play in its turn has won.
BANG-X231 = A Shadow Renegade who is in play by something else (Ghost, Ghost Car, Ghost Town) turns that card at the start of each turn as ever.
