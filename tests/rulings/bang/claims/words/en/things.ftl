### Claims: names of everything a player meets in it.

bang-expansion-claims = Claims
    .text = Dig for gold, once a turn.
bang-card-shovel = Shovel
    .text = Draw a card.
    .short = Draw 1 card
bang-character-digger_dan = Digger Dan
    .text = In phase 1 you draw one card and one more for each of your finds.
    .short = Draw 1 card + 1 per find
bang-variant-rich_claims = Rich claims
    .text = Twice as many finds.
