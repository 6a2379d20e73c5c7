"""Characters: Sid Ketchum, Vulture Sam and Pedro Ramirez (BANG-225 to BANG-231)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

# -------------------------------------------------------------------- Sid Ketchum


@ruling("BANG-225")
def test_sid_heals_for_two_cards(table: BangScenario) -> None:
    """In his turn Sid, at 3 of 5 lives, discards Duel and Jail and has 4 lives; the Beer he keeps."""
    table.seats(Ann={"character": "Sid Ketchum", "life": 3, "hand": ["Duel", "Beer", "Jail"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").uses("Sid Ketchum")
    table.asked("Ann", kind="pay_card", options=["Duel", "Beer", "Jail"]).answers("Duel")
    table.asked("Ann", kind="pay_card", options=["Beer", "Jail"]).answers("Jail")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Beer"], Bob=[], Cat=[], Dan=[])
    table.pile_is("Duel", "Jail")
    table.is_quiet()


@ruling("BANG-225", "BANG-226")
def test_sid_needs_two_cards_and_a_wound(table: BangScenario) -> None:
    """With one card in hand the ability is not offered; with two cards and all 5 lives neither."""
    table.seats(Ann={"character": "Sid Ketchum", "life": 3, "hand": ["Missed!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").asked("Ann", kind="play_cards", options=["end turn"])
    table.is_quiet()
    table.seats(Ann={"character": "Sid Ketchum", "hand": ["Missed!", "Missed!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").asked("Ann", kind="play_cards", options=["end turn"])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-226")
def test_sid_heals_several_times(table: BangScenario) -> None:
    """Sid at 3 of 5 lives has five cards: twice two of them make 5 lives, and then it is enough."""
    table.seats(
        Ann={"character": "Sid Ketchum", "life": 3, "hand": ["Missed!", "Missed!", "Missed!", "Missed!", "Missed!"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann").uses("Sid Ketchum")
    table.asked("Ann").answers("Missed!")
    table.asked("Ann").answers("Missed!")
    table.uses("Sid Ketchum")
    table.asked("Ann").answers("Missed!")
    table.asked("Ann").answers("Missed!")
    table.asked("Ann", kind="play_cards", options=["end turn"])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Missed!"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-225", "BANG-X09")
def test_sid_heals_out_of_turn(table: BangScenario) -> None:
    """Ann shoots Sid, who has 3 of 4 lives: before he is hit he discards two cards and heals; then he loses one."""
    table.seats(
        Ann={"hand": ["BANG!"]}, Bob={"character": "Sid Ketchum", "life": 3, "hand": ["Duel", "Jail"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Sid Ketchum", None]).answers("Sid Ketchum")
    table.asked("Bob", kind="pay_card", options=["Duel", "Jail"]).answers("Duel")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-225", "BANG-X09")
def test_sid_heals_in_a_duel(table: BangScenario) -> None:
    """Challenged by Ann, Sid heals for two cards before he discards his BANG!; Ann has none and loses."""
    table.seats(
        Ann={"hand": ["Duel"]},
        Bob={"character": "Sid Ketchum", "life": 1, "hand": ["BANG!", "Jail", "Scope"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", kind="discard_bang", options=["BANG!", "Sid Ketchum", None]).answers("Sid Ketchum")
    table.asked("Bob", kind="pay_card").answers("Jail")
    table.asked("Bob", kind="pay_card").answers("Scope")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=4, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-227")
def test_sid_saves_his_last_life_with_two_cards(table: BangScenario) -> None:
    """Sid's last life is shot away; he discards his two cards and lives on with 1."""
    table.seats(
        Ann={"hand": ["BANG!"]}, Bob={"character": "Sid Ketchum", "life": 1, "hand": ["Duel", "Jail"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Sid Ketchum", None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Sid Ketchum", None]).answers("Sid Ketchum")
    table.asked("Bob", kind="pay_card", options=["Duel", "Jail"]).answers("Jail")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-227")
def test_sid_with_one_card_dies(table: BangScenario) -> None:
    """With a single card that is no Beer he cannot save himself. He was the Renegade: no reward for Ann."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": "Sid Ketchum", "life": 1, "hand": ["Duel"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-227", "BANG-X02")
def test_sid_with_three_cards_adds_a_beer(table: BangScenario) -> None:
    """2 lives, Dynamite takes 3: the Beer alone is not enough, but with two more cards Sid reaches 1 life."""
    table.seats(
        deck_top=["7S", "Scope", "Panic!"],
        Ann={"character": "Sid Ketchum", "life": 2, "hand": ["Beer", "Duel", "Jail"], "play": ["Dynamite"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="last_chance", options=["Beer", "Sid Ketchum", None]).answers("Beer")
    table.asked("Ann", kind="last_chance", options=["Sid Ketchum", None]).answers("Sid Ketchum")
    table.asked("Ann", kind="pay_card", options=["Duel", "Jail"]).answers("Duel")
    table.has_life(Ann=1, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Scope", "Panic!"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-227", "BANG-X09")
def test_sid_with_four_cards_heals_twice(table: BangScenario) -> None:
    """2 lives, Dynamite takes 3: four cards make two lives, and Sid survives with 1."""
    table.seats(
        deck_top=["2S", "Scope", "Panic!"],
        Ann={"character": "Sid Ketchum", "life": 2, "hand": ["Duel", "Duel", "Jail", "Jail"], "play": ["Dynamite"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="start")
    table.asked("Ann", kind="last_chance", options=["Sid Ketchum", None]).answers("Sid Ketchum")
    table.asked("Ann", kind="pay_card").answers("Duel")
    table.asked("Ann", kind="pay_card").answers("Duel")
    table.asked("Ann", kind="last_chance", options=["Sid Ketchum", None]).answers("Sid Ketchum")
    table.asked("Ann", kind="pay_card").answers("Jail")
    table.has_life(Ann=1, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Scope", "Panic!"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-227")
def test_sid_with_two_cards_does_not_survive_dynamite(table: BangScenario) -> None:
    """2 lives, Dynamite takes 3: two cards bring Sid back to 0 only, and he is out."""
    table.seats(
        deck_top=["2S"],
        Ann={"role": "sheriff"},
        Bob={"character": "Sid Ketchum", "life": 2, "hand": ["Duel", "Jail"], "play": ["Dynamite"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="last_chance", options=["Sid Ketchum", None]).answers("Sid Ketchum")
    table.asked("Bob", kind="pay_card", options=["Duel", "Jail"]).answers("Duel")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet("Cat")


@ruling("BANG-227", "BANG-139")
def test_sid_is_no_beer(table: BangScenario) -> None:
    """Two players are left: Beer would do nothing, but Sid's ability does. The Beer is one of the two cards."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Sid Ketchum", "life": 1, "hand": ["Beer", "Jail"]},
        Cat={"dead": True},
        Dan={"dead": True},
    )
    table.turn("Ann").plays("BANG!", on="Bob", offered={"Ann", "Bob"})
    table.asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance", options=["Sid Ketchum", None]).answers("Sid Ketchum")
    table.asked("Bob", kind="pay_card", options=["Beer", "Jail"]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=0, Dan=0)
    table.is_quiet()


# -------------------------------------------------------------------- Vulture Sam


@ruling("BANG-228")
def test_sam_takes_the_cards_of_the_dead(table: BangScenario) -> None:
    """Ann kills the Renegade Bob. Sam, who only looks on, takes Bob's hand and what lay in front of him."""
    table.seats(
        Ann={"hand": ["BANG!"], "play": ["Schofield"]},
        Bob={"role": "renegade", "life": 1, "hand": ["Duel"], "play": ["Mustang", "Jail"]},
        Cat={"character": "Vulture Sam", "hand": ["Scope"]},
        Dan={"hand": ["Panic!"]},
    )
    table.turn("Ann").plays("BANG!", on="Bob", offered={"Ann", "Bob", "Cat", "Dan"})
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=["Scope", "Duel", "Mustang", "Jail"], Dan=["Panic!"])
    table.has_in_play(Ann=["Schofield"], Bob=[], Cat=[], Dan=[])
    table.pile_is("BANG!")
    table.is_quiet()


@ruling("BANG-228", "BANG-059", "BANG-X14")
def test_sam_kills_an_outlaw(table: BangScenario) -> None:
    """Sam kills an Outlaw: he takes the one card left behind and then draws the 3 cards of the reward."""
    table.seats(
        deck_top=["Beer", "Saloon", "Duel"],
        Ann={"character": "Vulture Sam", "hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1, "play": ["Barrel"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Barrel", None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_hand(Ann=["Barrel", "Beer", "Saloon", "Duel"], Bob=[], Cat=[], Dan=[])
    kinds = [event.kind for event in table.match.all_events()]
    assert kinds.index("cards_inherited") < kinds.index("reward_paid")
    table.is_quiet()


@ruling("BANG-228", "BANG-188")
def test_sam_and_a_death_by_dynamite(table: BangScenario) -> None:
    """Dynamite kills Bob: nobody gets a reward, but Sam takes his cards. The Dynamite itself is on the pile already."""
    table.seats(
        deck_top=["8S"],
        Ann={"character": "Vulture Sam"},
        Bob={"role": "outlaw", "life": 3, "hand": ["Duel"], "play": ["Dynamite", "Scope"]},
        Cat={},
        Dan={},
    )
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_hand(Ann=["Duel", "Scope"], Bob=[], Dan=[])
    table.has_cards(Cat=2)
    table.pile_is("8S", "Dynamite")
    table.is_quiet("Cat")


@ruling("BANG-228")
def test_sam_himself_dies(table: BangScenario) -> None:
    """The dead Sam takes nothing: his own cards are discarded like anybody's."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"role": "renegade", "character": "Vulture Sam", "life": 1, "play": ["Scope"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=[], Cat=[], Dan=[])
    table.pile_is("BANG!", "Scope")
    table.is_quiet()


@ruling("BANG-229", "BANG-058", "BANG-X14")
def test_sam_the_sheriff_kills_his_deputy(table: BangScenario) -> None:
    """Sheriff Sam takes the Deputy's Jail and Scope and must discard them at once with his own Duel and Mustang."""
    table.seats(
        Ann={"character": "Vulture Sam", "hand": ["BANG!", "Duel"], "play": ["Mustang"]},
        Bob={"role": "deputy", "life": 1, "hand": ["Jail"], "play": ["Scope"]},
        Cat={"hand": ["Panic!"]},
        Dan={},
        Eva={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4, Eva=4)
    table.has_hand(Ann=[], Bob=[], Cat=["Panic!"], Dan=[], Eva=[])
    table.has_in_play(Ann=[], Bob=[])
    table.pile_is("BANG!", "Duel", "Jail", "Scope", "Mustang")
    table.is_quiet()


# -------------------------------------------------------------------- Pedro Ramirez


@ruling("BANG-230", "BANG-231")
def test_pedro_takes_the_top_of_the_pile(table: BangScenario) -> None:
    """Pedro takes the Duel from the top of the pile and draws the second card from the deck."""
    table.seats(
        deck_top=["Scope", "Panic!"],
        pile=["Beer", "Duel"],
        Ann={"character": "Pedro Ramirez"},
        Bob={"hand": ["Jail"]},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="choose_source", options=["deck", "pile"]).answers("pile")
    table.has_hand(Ann=["Duel", "Scope"], Bob=["Jail"], Cat=[], Dan=[])
    table.pile_is("Beer")
    table.is_quiet()


@ruling("BANG-230")
def test_pedro_need_not(table: BangScenario) -> None:
    """Pedro may draw both cards from the deck; the pile stays as it is."""
    table.seats(deck_top=["Scope", "Panic!"], pile=["Beer"], Ann={"character": "Pedro Ramirez"}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="draw")
    table.asked("Ann").answers("deck")
    table.has_hand(Ann=["Scope", "Panic!"], Bob=[], Cat=[], Dan=[])
    table.pile_is("Beer")
    table.is_quiet()


@ruling("BANG-230")
def test_pedro_and_an_empty_pile(table: BangScenario) -> None:
    """There is no discard pile yet: he is not asked and draws two cards."""
    table.seats(deck_top=["Scope", "Panic!"], Ann={"character": "Pedro Ramirez"}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="draw")
    table.has_hand(Ann=["Scope", "Panic!"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-231", "BANG-X15")
def test_pedro_and_an_empty_deck(table: BangScenario) -> None:
    """The deck is empty and the pile has two cards: he takes the top one, and the other one becomes the deck."""
    table.seats(pile=["Beer", "Duel"], Ann={"character": "Pedro Ramirez"}, Bob={}, Cat={}, Dan={})
    table.laid.deck = []
    table.turn("Ann", phase="draw")
    table.asked("Ann", options=["deck", "pile"]).answers("pile")
    table.has_hand(Ann=["Duel", "Beer"], Bob=[], Cat=[], Dan=[])
    table.is_quiet()


@ruling("BANG-099", "BANG-X04")
def test_the_dead_choose_what_pedro_finds(table: BangScenario) -> None:
    """Bob is killed while Pedro is in play: Bob says that the Jail ends on top; the rest follows below."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"role": "renegade", "life": 1, "hand": ["Jail", "Duel"], "play": ["Scope"]},
        Cat={"character": "Pedro Ramirez"},
        Dan={},
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.asked("Bob", kind="choose_top", options=["Jail", "Duel", "Scope"]).answers("Jail")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.pile_is("BANG!", "Duel", "Scope", "Jail")
    table.is_quiet()
