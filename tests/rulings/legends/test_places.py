"""Locations: work, doctor, cabaret, store, mine and bank."""

from collections.abc import Hashable

import pytest

from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.reading import Pages
from tests.ruling import ruling
from tests.rulings.legends.bench import LegendsScenario, Player


def of_kind(table: LegendsScenario, word: str) -> set[Hashable]:
    """The options whose name begins with this word."""
    return {label for label in table.offered() if isinstance(label, tuple) and label[0] == word}


# -------------------------------------------------------------------- where


@ruling("LEG-208")
def test_a_location_action_needs_the_figure_there(table: LegendsScenario) -> None:
    """Ann stands in Darkrock, but at no location: nothing is to be done there."""
    table.seats(Ann={"at": "D9", "money": 60, "nuggets": 2}, Bob={})
    table.turn("Ann")
    table.may_not("work", "shop", "poker", "prospect", ("deposit", 2, 0))
    table.may("end")


@ruling("LEG-209")
@pytest.mark.parametrize("space", ["D2", "D3", "D4", "R6", "R7", "R8"])
def test_any_space_of_a_store_will_do(table: LegendsScenario, space: str) -> None:
    table.seats(Ann={"at": space, "money": 30}, Bob={})
    table.turn("Ann")
    table.may("shop")
    table.may_not("poker")


@ruling("LEG-209")
@pytest.mark.parametrize("space", ["D5", "D6", "D7", "R2", "R4", "R5"])
def test_any_space_of_a_saloon_will_do(table: LegendsScenario, space: str) -> None:
    table.seats(Ann={"at": space, "money": 30}, Bob={})
    table.turn("Ann")
    table.may("poker")
    table.may_not("shop")


# -------------------------------------------------------------------- work


@ruling("LEG-215", "LEG-216")
@pytest.mark.parametrize("space", ["M1", "M2", "D1", "D3", "D6", "D8", "R1", "R3", "S1", "S7", "V12"])
def test_work_is_everywhere(table: LegendsScenario, space: str) -> None:
    """At any location, the ranches, the station, the office and the hideouts included, an action earns $10."""
    table.seats(Ann={"at": space, "money": 20}, Bob={})
    table.turn("Ann")
    table.does("work")
    table.has("Ann", money=30)
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-073", "LEG-215", "LEG-229")
def test_working_on_and_on(table: LegendsScenario) -> None:
    """Three times in a turn; the third $10 would exceed $120 and is lost."""
    table.seats(Ann={"at": "D1", "money": 100}, Bob={})
    table.turn("Ann")
    table.does("work", "work", "work")
    table.has("Ann", money=120)
    table.may_not("work")


# -------------------------------------------------------------------- doctor


@ruling("LEG-211", "LEG-212")
def test_the_doctor_heals_everything(table: LegendsScenario) -> None:
    """Ann pays $10 for her three wounds and draws three cards."""
    table.seats(Ann={"at": "R1", "money": 30, "wounds": 3}, Bob={"at": "R1", "wounds": 1})
    table.deck_top("5S", "6S", "7S")
    table.turn("Ann")
    table.does("heal")
    table.has("Ann", money=20, wounds=0, hand=["5S", "6S", "7S"])
    table.has("Bob", wounds=1, cards=0)
    table.is_quiet()


@ruling("LEG-211", "LEG-X18")
@pytest.mark.parametrize(("wounds", "money"), [(0, 50), (2, 0)])
def test_no_doctor_without_wounds_or_money(table: LegendsScenario, wounds: int, money: int) -> None:
    table.seats(Ann={"at": "R1", "money": money, "wounds": wounds}, Bob={})
    table.turn("Ann")
    table.may_not("heal")
    table.may("work")


# -------------------------------------------------------------------- cabaret


@ruling("LEG-213", "LEG-214")
@pytest.mark.parametrize(("money", "lp"), [(20, 0), (30, 1), (60, 2), (90, 3), (110, 3), (120, 4)])
def test_the_cabaret_sells_fame(table: LegendsScenario, money: int, lp: int) -> None:
    """$30 for each legend point, four at most because nobody holds more than $120."""
    table.seats(Ann={"at": "R3", "money": money}, Bob={})
    table.turn("Ann")
    assert of_kind(table, "revel") == {("revel", n) for n in range(1, lp + 1)}
    if lp:
        table.does(("revel", lp))
        table.has("Ann", lp=lp, money=money - 30 * lp)
        assert table.table.actions == 2


@ruling("LEG-213")
def test_one_may_spend_less(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "R3", "money": 120}, Bob={})
    table.turn("Ann")
    table.does(("revel", 1), ("revel", 3))
    table.has("Ann", lp=4, money=0)


# -------------------------------------------------------------------- store


@ruling("LEG-210", "LEG-297", "LEG-516")
def test_one_action_buys_and_upgrades(table: LegendsScenario) -> None:
    """With $120 Ann buys a mule ($30) and whiskey ($10) and upgrades her revolver ($20), all with one action."""
    table.seats(Ann={"at": "D2", "money": 120, "wounds": 1}, Bob={})
    table.turn("Ann")
    table.does("shop")
    table.may_not("leave")
    table.asked("Ann", kind="visit_shop").answers(("buy", "mule", "wear"))
    assert table.table.actions == 2
    table.may("leave")
    table.asked("Ann", kind="visit_shop").answers(("buy", "whiskey"))
    table.asked("Ann", kind="visit_shop").answers(("upgrade", "revolver"))
    table.asked("Ann", kind="visit_shop").answers("leave")
    table.has("Ann", money=60, mount="mule", weapon="revolver+", belongings=["whiskey"], wounds=0)
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-489", "LEG-297")
def test_bought_and_upgraded_at_once(table: LegendsScenario) -> None:
    """A shotgun for $30 and once more $30 for its better side: nothing more can be paid, so the visit is over."""
    table.seats(Ann={"at": "D2", "money": 60}, Bob={})
    table.turn("Ann")
    table.does("shop")
    table.asked("Ann").answers(("buy", "shotgun", "wear"))
    table.asked("Ann").answers(("upgrade", "shotgun"))
    table.has("Ann", money=0, weapons=["revolver", "shotgun+"])
    table.is_quiet()


@ruling("LEG-516")
@pytest.mark.parametrize(
    ("money", "wares"),
    [
        (10, {"whiskey", "miners_map"}),
        (20, {"whiskey", "miners_map", "ten_gallon", "provisions"}),
        (30, {"whiskey", "miners_map", "ten_gallon", "provisions", "mule", "shotgun"}),
        (40, {"whiskey", "miners_map", "ten_gallon", "provisions", "mule", "shotgun", "rifle"}),
        (50, {"whiskey", "miners_map", "ten_gallon", "provisions", "mule", "shotgun", "rifle", "mustang"}),
    ],
)
def test_prices(table: LegendsScenario, money: int, wares: set[str]) -> None:
    table.seats(Ann={"at": "D2", "money": money, "weapons": ["revolver+"]}, Bob={})
    table.turn("Ann")
    table.does("shop")
    assert {label[1] for label in of_kind(table, "buy") if isinstance(label, tuple)} == wares


@ruling("LEG-294", "LEG-027")
def test_one_of_each_kind(table: LegendsScenario) -> None:
    """Ann has an upgraded rifle, a mule and a hat: none of these is sold to her again, and a hat has no better side."""
    table.seats(
        Ann={"at": "D2", "money": 120, "weapons": ["rifle+"], "mounts": ["mule"], "belongings": ["ten_gallon"]}, Bob={}
    )
    table.turn("Ann")
    table.does("shop")
    table.may_not(("buy", "rifle", "wear"), ("buy", "rifle"), ("buy", "mule"), ("buy", "mule", "wear"))
    table.may_not(("buy", "ten_gallon"), ("upgrade", "ten_gallon"), ("upgrade", "rifle+"))
    table.may(("upgrade", "mule"), ("buy", "revolver"), ("buy", "revolver", "wear"))


@ruling("LEG-298", "LEG-299")
def test_three_belongings(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "D2", "money": 120, "belongings": ["whiskey", "ten_gallon", "provisions"]}, Bob={"at": "D2"})
    table.turn("Ann")
    table.does("shop")
    table.may_not(("buy", "miners_map"))
    table.may(("buy", "mustang", "wear"))


@ruling("LEG-069", "LEG-296", "LEG-295")
def test_a_new_weapon_may_wait(table: LegendsScenario) -> None:
    """Ann buys a shotgun without using it yet, then a rifle and takes it up at once."""
    table.seats(Ann={"at": "D2", "money": 120}, Bob={})
    table.turn("Ann")
    table.does("shop")
    table.asked("Ann").answers(("buy", "shotgun"))
    table.has("Ann", weapon="revolver")
    table.asked("Ann").answers(("buy", "rifle", "wear"))
    table.has("Ann", weapon="rifle", weapons=["shotgun", "revolver", "rifle"])
    table.asked("Ann").answers("leave")
    table.is_quiet()


@ruling("LEG-035", "LEG-025")
def test_six_of_each_kind(table: LegendsScenario) -> None:
    """Five others have a mustang each: Ann buys the last one, and then the store has none."""
    rich: Player = {"mounts": ["mustang"], "money": 120}
    table.seats(Ann={"at": "D2", "money": 50}, Bob=rich, Cat=rich, Dan=rich, Eve=rich, Fay=rich)
    table.turn("Ann")
    table.does("shop")
    table.asked("Ann").answers(("buy", "mustang", "wear"))
    assert table.table.stock("mustang") == 0


@ruling("LEG-X18")
def test_no_shopping_without_money(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "D2", "money": 0}, Bob={})
    table.turn("Ann")
    table.may_not("shop")


@ruling("LEG-308")
def test_provisions_bring_a_card_when_bought(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "D2", "money": 20, "weapons": ["revolver+"]}, Bob={})
    table.deck_top("5S")
    table.turn("Ann")
    table.does("shop")
    table.asked("Ann").answers(("buy", "provisions"))
    table.has("Ann", hand=["5S"], belongings=["provisions"], money=0)
    table.is_quiet()


@ruling("LEG-500")
def test_another_mount_carries_less(table: LegendsScenario) -> None:
    """Ann's mule carries 6 nuggets; riding off on her new mustang she keeps 4."""
    table.seats(Ann={"at": "D2", "money": 50, "mounts": ["mule"], "nuggets": 6}, Bob={})
    table.turn("Ann")
    table.does("shop")
    table.asked("Ann").answers(("buy", "mustang", "wear"))
    table.has("Ann", nuggets=4, mount="mustang", money=0)
    table.is_quiet()


@ruling("LEG-500")
def test_another_mount_chosen_at_the_start_of_a_turn_carries_less(table: LegendsScenario) -> None:
    """The same with a mustang that Ann has already; on the mule she would keep all six."""
    for chosen, nuggets in (("mustang", 4), ("mule", 6)):
        table.seats(Ann={"mounts": ["mustang", "mule"], "nuggets": 6}, Bob={})
        table.starts_turn("Ann")
        table.asked("Ann", kind="take_income").answers("cash")
        table.asked("Ann", kind="choose_gear").answers(chosen)
        table.has("Ann", nuggets=nuggets, mount=chosen)
        table.is_quiet()


#: A mule that is sold, as no mount of the box is, and of which the better side carries less.
FOR_SALE = """
[[item]]
id = "mule"
type = "mount"
price = 30
count = 6
sold_at = "store"
[item.front]
speed = 3
effect = [
    { when = "passive", do = [{ kind = "modify", what = "nugget_limit", n = 2 }] },
    { when = "action", kind = "action", cost = "discard_this", do = [{ kind = "gain", what = "money", n = 30 }] },
]
origin = "house"
[item.upgraded]
speed = 4
lp = 1
effect = [{ when = "passive", do = [{ kind = "modify", what = "nugget_limit", n = 1 }] }]
origin = "house"
"""


@ruling("LEG-500")
def test_without_the_mount_the_excess_is_lost_at_once(table: LegendsScenario) -> None:
    """Ann sells the mule under her six nuggets, and keeps four of them."""
    content = base_content().with_rows(Pages("own", {"items": FOR_SALE}))
    table.seats(content=content, Ann={"mounts": ["mule"], "nuggets": 6}, Bob={})
    table.turn("Ann")
    table.does(("use", "mule"))
    table.has("Ann", nuggets=4, mount="", money=30)
    assert [(event.amount, event.by) for event in table.events("nuggets_lost")] == [(2, "limit")]
    table.is_quiet()


@ruling("LEG-500")
def test_nor_may_a_better_side_carry_more_than_it_says(table: LegendsScenario) -> None:
    """Made better, this mule carries five."""
    content = base_content().with_rows(Pages("own", {"items": FOR_SALE}))
    table.seats(content=content, Ann={"at": "D2", "money": 30, "mounts": ["mule"], "nuggets": 6}, Bob={})
    table.turn("Ann")
    table.does("shop")
    table.asked("Ann", kind="visit_shop").answers(("upgrade", "mule"))
    table.has("Ann", nuggets=5, mount="mule+", money=0)


# -------------------------------------------------------------------- mine


@ruling("LEG-217", "LEG-218", "LEG-219", "LEG-006")
def test_prospecting_rolls_two_dice(table: LegendsScenario) -> None:
    """A nugget and the remains of a deposit: 1 nugget and $10."""
    table.seats(Ann={"at": "S1"}, Bob={"at": "S1"})
    table.dice("nugget", "cash")
    table.turn("Ann")
    table.does("prospect")
    table.has("Ann", nuggets=1, money=10)
    table.has("Bob", nuggets=0, money=0)
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-220", "LEG-221", "LEG-222")
def test_gold_dust_rolls_again(table: LegendsScenario) -> None:
    """Dust gives $10 and rolls again, by itself; the new result counts too. Gravel is nothing."""
    table.seats(Ann={"at": "C7"}, Bob={})
    table.dice("dust", "gravel", "nugget")
    table.turn("Ann")
    table.does("prospect")
    table.has("Ann", nuggets=1, money=10)
    table.is_quiet()


@ruling("LEG-220")
def test_gold_dust_upon_gold_dust(table: LegendsScenario) -> None:
    """Both dice show dust; the first rolls dust once more and then gravel, the second cash: $40."""
    table.seats(Ann={"at": "V8"}, Bob={})
    table.dice("dust", "dust", "dust", "gravel", "cash")
    table.turn("Ann")
    table.does("prospect")
    table.has("Ann", nuggets=0, money=40)
    table.is_quiet()


@ruling("LEG-222")
def test_nothing_but_gravel(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "V8"}, Bob={})
    table.dice("gravel", "gravel")
    table.turn("Ann")
    table.does("prospect")
    table.has("Ann", nuggets=0, money=0)


@ruling("LEG-506")
def test_the_faces_of_a_die(table: LegendsScenario) -> None:
    table.seats(Ann={}, Bob={})
    assert sorted(table.laid.content.die.faces) == ["cash", "dust", "gravel", "nugget", "nugget", "nugget"]


@ruling("LEG-223", "LEG-224", "LEG-306", "LEG-433")
@pytest.mark.parametrize(("mounts", "held"), [([], 4), (["mustang"], 4), (["mule"], 6), (["mule+"], 8)])
def test_how_many_nuggets_one_holds(table: LegendsScenario, mounts: list[str], held: int) -> None:
    """With one nugget less than the limit a roll of two brings one."""
    table.seats(Ann={"at": "S1", "mounts": mounts, "nuggets": held - 1}, Bob={})
    table.dice("nugget", "nugget")
    table.turn("Ann")
    table.does("prospect")
    table.has("Ann", nuggets=held)


@ruling("LEG-519")
def test_the_miners_map_rolls_one_die_again(table: LegendsScenario) -> None:
    """Ann's map: of cash and gravel she rolls the gravel again, which becomes a nugget; nothing counts twice."""
    table.seats(Ann={"at": "S1", "belongings": ["miners_map"]}, Bob={})
    table.dice("cash", "gravel", "nugget")
    table.turn("Ann")
    table.does("prospect")
    table.asked("Ann", kind="may_reroll", options={0, 1, "pass"}).answers(1)
    table.has("Ann", nuggets=1, money=10)
    table.is_quiet()


@ruling("LEG-519")
def test_the_miners_map_may_stay_in_the_pocket(table: LegendsScenario) -> None:
    """Two nuggets look alike, so only one of them is offered; Ann keeps both."""
    table.seats(Ann={"at": "S1", "belongings": ["miners_map"]}, Bob={"belongings": ["miners_map"]})
    table.dice("nugget", "nugget")
    table.turn("Ann")
    table.does("prospect")
    table.asked("Ann", kind="may_reroll", options={0, "pass"}).answers("pass")
    table.has("Ann", nuggets=2)
    table.is_quiet()


# -------------------------------------------------------------------- bank


@ruling("LEG-225", "LEG-226")
def test_nuggets_are_sold(table: LegendsScenario) -> None:
    """Any number of Ann's three nuggets; two of them bring $40 and 2 LP and go back."""
    table.seats(Ann={"at": "D8", "nuggets": 3}, Bob={"nuggets": 1})
    table.turn("Ann")
    deposits = {("deposit", 3, 0), ("deposit", 2, 0), ("deposit", 1, 0)}
    assert of_kind(table, "deposit") == deposits
    table.does(("deposit", 2, 0))
    table.has("Ann", nuggets=1, money=40, lp=2)
    table.has("Bob", nuggets=1)
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-227", "LEG-228", "LEG-229", "LEG-415", "LEG-071")
def test_a_deposit_with_fools_gold(table: LegendsScenario) -> None:
    """4 nuggets, Fool's Gold and $60: 5 LP, $120; $40 are lost. With the fifth point the ability is gained."""
    table.seats(Ann={"at": "D8", "nuggets": 4, "money": 60, "hand": ["10S", "10H"]}, Bob={})
    table.turn("Ann")
    table.does(("deposit", 4, 1))
    table.has("Ann", nuggets=0, money=120, lp=5, hand=["10H"], ability_on=True)
    table.is_quiet()


@ruling("LEG-417", "LEG-228")
def test_nothing_but_fools_gold(table: LegendsScenario) -> None:
    """A deposit of one or both of Ann's Fool's Golds, without a real nugget."""
    table.seats(Ann={"at": "D8", "hand": ["10S", "10C"]}, Bob={})
    table.turn("Ann")
    table.may(("deposit", 0, 1))
    table.does(("deposit", 0, 2))
    table.has("Ann", lp=2, money=40, cards=0, nuggets=0)


@ruling("LEG-228")
def test_which_fools_gold_goes_is_ones_own_choice(table: LegendsScenario) -> None:
    """Ann deposits one of her two and keeps the ten of spades, for a flush; real nuggets are asked no question."""
    table.seats(Ann={"at": "D8", "hand": ["10S", "10C", "9S"], "nuggets": 1}, Bob={})
    table.turn("Ann")
    table.does(("deposit", 1, 1))
    table.asked("Ann", kind="discard_card", options=["10S", "10C"]).answers("10C")
    table.has("Ann", lp=2, money=40, hand=["10S", "9S"], nuggets=0)
    table.is_quiet()


@ruling("LEG-X18", "LEG-415")
def test_no_deposit_of_nothing(table: LegendsScenario) -> None:
    """Lady Luck is no gold."""
    table.seats(Ann={"at": "D8", "hand": ["10H", "10D"]}, Bob={})
    table.turn("Ann")
    assert not of_kind(table, "deposit")


@ruling("LEG-416")
def test_fools_gold_in_hand_is_no_nugget(table: LegendsScenario) -> None:
    """Ann, who holds 3 nuggets and both Fool's Golds, has room for one more."""
    table.seats(Ann={"at": "S1", "nuggets": 3, "hand": ["10S", "10C"]}, Bob={})
    table.dice("nugget", "nugget")
    table.turn("Ann")
    table.does("prospect")
    table.has("Ann", nuggets=4, cards=2)


@ruling("LEG-X19", "LEG-007")
def test_a_supply_of_36_nuggets(table: LegendsScenario) -> None:
    """With the strict supply there is no 37th nugget; without it there is."""
    for strict in ("yes", "no"):
        rich: Player = {"mounts": ["mule+"], "nuggets": 8}
        table.seats(
            options={"strict_supply": strict}, Ann={"at": "S1", "nuggets": 3}, Bob=rich, Cat=rich, Dan=rich, Eve=rich
        )
        table.laid.nuggets[4] = 9
        table.dice("nugget", "gravel")
        table.turn("Ann")
        table.does("prospect")
        table.has("Ann", nuggets=3 if strict == "yes" else 4)
