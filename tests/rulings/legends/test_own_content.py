"""Cards of a user's own: they become part of the game and of its record, and are shown in their own words."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.core.config import Config, configure
from sagebrush.core.content import MAX_CONTENT, read_content
from sagebrush.core.errors import BadConfig, NotHere, TamperedRecord
from sagebrush.core.record import Record, decode_record
from sagebrush.core.rng import Chance
from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.game import GAME, INFO
from sagebrush.games.legends.options import Buy
from sagebrush.games.legends.own import content_of, own_words
from sagebrush.games.legends.reading import base_pages
from sagebrush.lab.simulate import simulate
from sagebrush.testing.fuzz import step
from sagebrush.words import words_at
from sagebrush.words.narrate import Narrator

ROOT = Path(__file__).parents[3]
BOX = ROOT / "examples" / "own-content"
OWN = read_content(BOX)

RUSH = """
[[story]]
number = 40
id = "hard_times"
first_game = true
condition = { kind = "have", what = "money", max = 0 }
reward = [{ kind = "gain", what = "lp", n = 9 }]
bandits = ["A", "B"]
sheriff = 2
reward_text = "Gain 9 LP."
"""


def played(match: Match) -> Match:
    bots = [make_bot("simple", "legends", seat) for seat in range(match.config.players)]
    while match.decision:
        match.answer(bots[match.decision.seat].answer(match.eyes(match.decision.seat)))
    return match


def offered(match: Match) -> set[str]:
    """What the stores sell in a game of bots."""
    bots = [make_bot("simple", "legends", seat) for seat in range(match.config.players)]
    found: set[str] = set()
    while match.decision and len(found) < 2:
        found |= {option.item for option in match.decision.options if isinstance(option, Buy)}
        match.answer(bots[match.decision.seat].answer(match.eyes(match.decision.seat)))
    return found


def refused(own: dict[str, str]) -> str:
    with pytest.raises(BadConfig) as found:
        Match.new("legends", content=own)
    return str(found.value)


# -------------------------------------------------------------------- the game


def test_the_game_is_another_with_another_card() -> None:
    """The same seed and the same bots: a row of one's own changes what happens."""
    ours, mine = (played(Match.new("legends", players=2, seed=4, content=own)) for own in (None, BOX))
    assert ours.answers != mine.answers
    assert {"bedroll", "nellie_cashman"} & content_of(mine.config.own).items.keys() == {"bedroll"}


def test_every_card_of_ones_own_comes_up() -> None:
    """New stories lie in the decks, the new character is dealt, the new item is sold."""
    told, dealt, sold = set[int](), set[str](), set[str]()
    for seed in range(12):
        match = Match.new("legends", players=6, seed=seed, content=BOX)
        dealt |= {character for pair in match.table.dealt for character in pair}  # type: ignore[attr-defined]
        told |= {number for deck in match.table.story_decks for number in deck}  # type: ignore[attr-defined]
        sold = sold or offered(match)
    assert "nellie_cashman" in dealt
    assert {41, 42} <= told
    assert "bedroll" in sold


@pytest.mark.parametrize("players", [2, 5])
def test_random_games_with_own_cards_hold(players: int) -> None:
    """Every option is accepted, forks agree, and the game ends."""

    match, chance = Match.new("legends", players=players, seed=players, content=BOX), Chance(players)
    while match.decision:
        step(match, chance)
        if match.answer_count % 20 == 0:
            assert match.fork().digest == match.digest
    assert match.result is not None


@pytest.mark.slow
def test_bots_play_the_same_in_every_process() -> None:
    one = simulate("legends", games=4, players=3, bots=("simple",), content=OWN)
    two = simulate("legends", games=4, players=3, bots=("simple",), content=OWN, workers=2)
    assert one.digest == two.digest
    assert one.content == ("characters", "items", "stories")
    assert one.digest != simulate("legends", games=4, players=3, bots=("simple",)).digest


# -------------------------------------------------------------------- the record


@pytest.fixture(scope="module")
def record() -> Record:
    match = Match.new("legends", players=2, seed=1, content={"stories": RUSH})
    while match.answer_count < 60 and match.decision:
        match.answer(match.decision.options[0])
    return match.record


def test_a_record_has_all_it_needs(record: Record) -> None:
    """It is read from its bytes alone, and leads to the same state."""
    read = decode_record(record.encode())
    assert read.config.own == {"stories": RUSH}
    assert Match.replay(read).record == record


@pytest.mark.parametrize(
    ("old", "new"),
    [("n = 9", "n = 1"), ("sheriff = 2", "sheriff = 3"), ("n = 9", "m = 9"), ("Gain 9 LP.", "Gain 2 LP."), (RUSH, "")],
)
def test_a_record_with_other_cards_is_refused(record: Record, old: str, new: str) -> None:
    config = msgspec.structs.replace(record.config, content={"stories": RUSH.replace(old, new)})
    with pytest.raises(TamperedRecord):
        Match.replay(msgspec.structs.replace(record, config=config))


def test_a_record_without_its_cards_is_refused(record: Record) -> None:
    config = msgspec.structs.replace(record.config, content=msgspec.UNSET)
    with pytest.raises(TamperedRecord):
        Match.replay(msgspec.structs.replace(record, config=config))


def test_a_record_with_a_file_that_this_release_does_not_read_is_refused_by_name(record: Record) -> None:
    config = msgspec.structs.replace(record.config, content={"trains": ""})
    with pytest.raises(NotHere, match="the file 'trains'"):
        Match.replay(msgspec.structs.replace(record, config=config))


def test_a_game_without_own_cards_writes_what_it_always_wrote() -> None:
    assert b"content" not in Match.new("legends", players=2).record.encode()
    assert msgspec.json.encode(Config(2, ("Ann", "Bob"))) == (
        b'{"players":2,"names":["Ann","Bob"],"expansions":[],"options":{}}'
    )


# -------------------------------------------------------------------- what is refused


def test_a_folder_is_read_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "stories.toml").write_bytes(RUSH.replace("\n", "\r\n").encode("utf-8-sig"))
    (tmp_path / "notes.txt").write_text("not ours", "utf-8")
    assert read_content(tmp_path) == {"stories": RUSH}


@pytest.mark.parametrize(
    ("file", "data", "expected"),
    [
        ("none.txt", b"", "there is no .toml file in"),
        ("stories.toml", b"\xff", "is not text in UTF-8"),
        ("stories.toml", b"#" * (MAX_CONTENT + 1), "at most 256 KiB"),
    ],
)
def test_a_folder_that_cannot_be_read(tmp_path: Path, file: str, data: bytes, expected: str) -> None:
    (tmp_path / file).write_bytes(data)
    with pytest.raises(BadConfig, match=expected):
        read_content(tmp_path)
    with pytest.raises(BadConfig, match="there is no folder"):
        read_content(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ({"map": ""}, "legends reads no file 'map.toml'; there is poker, fight, characters"),
        ({"stories": "#" * (MAX_CONTENT + 1)}, "content of your own has at most 256 KiB in all"),
        ({"stories": 3}, "content is the text of each file by its name"),
        (
            {"stories": RUSH.replace("'", '"').replace('"lp"', '"gold"')},
            "content/stories.toml, line 2, [[story]] hard_times: Invalid enum value 'gold' (at reward[0].what)",
        ),
        (
            {"stories": RUSH.replace('reward_text = "Gain 9 LP."\n', "")},
            "content/stories.toml, line 2, [[story]] hard_times: say in `reward_text` what is written there",
        ),
        (
            {"stories": RUSH.replace("max = 0", "max = 10")},
            "content/stories.toml, line 2, [[story]] hard_times: say in `condition_text` what is written there",
        ),
        (
            {"items": OWN["items"].replace("bedroll", "payday")},
            "content/items.toml: [[item]] payday: there is a poker.toml: [[function]] of that name",
        ),
        (
            {"goals": '[[goal]]\nid = "x_1"\ncharacter = "kit_carson"\neffort = "easy"\ntitle = "T"\ntext = "T"\n'
             'condition = { kind = "have", what = "lp", min = 1 }\n'},
            "content/goals.toml: kit_carson has 5 goals instead of 4",
        ),
    ],
)  # fmt: skip
def test_content_that_does_not_fit_is_refused(own: dict[str, str], expected: str) -> None:
    assert refused(own).startswith(expected)


@pytest.mark.parametrize(
    ("file", "text", "expected"),
    [
        (
            "items",
            '[item.front]\ntext = "Fight on."\neffect = [{ when = "fight_won", do = '
            '[{ kind = "fight", npc = "gang", cards = 1, win = [] }] }]',
            "only a story or the Man in Black sends somebody to fight",
        ),
        (
            "items",
            '[item.front]\ntext = "All."\neffect = [{ when = "action", do = ['
            + '{ kind = "for", who = "players", do = [' * 6
            + '{ kind = "gain", what = "lp", n = 1 }' + "] }" * 6 + "] }]",
            "is for too many players of players",
        ),
    ],
)  # fmt: skip
def test_what_would_never_end_is_refused(file: str, text: str, expected: str) -> None:
    head = OWN["items"].partition("[item.front]")[0]
    assert expected in refused({file: head + text})


def test_a_track_must_not_feed_itself() -> None:
    text = base_pages().texts["tracks"]
    before = 'beyond_last = [{ kind = "gain", what = '
    assert f'{before}"lp"' in text
    assert "so that they would never end" in refused({"tracks": text.replace(f'{before}"lp"', f'{before}"mp"')})


def test_other_games_read_none() -> None:
    with pytest.raises(BadConfig, match="dice reads no content of your own"):
        Match.new("dice", content={"stories": RUSH})


# -------------------------------------------------------------------- words


def test_cards_are_shown_in_their_own_words() -> None:
    """In the reader's language where the card has it, else in English, else as it is."""
    config = configure(INFO, players=2, content=OWN)
    said = {lang: Narrator(words_at(GAME, config, lang), "legends", config.names) for lang in ("en", "cs", "ru")}
    assert [teller.thing("story", "the_photographer") for teller in said.values()] == [
        "The Photographer",
        "Fotograf",
        "Фотограф",
    ]
    assert said["ru"].thing("condition", "story_41") == "End a move in a town."
    assert said["cs"].thing("item", "bedroll") == "spací pokrývka"
    assert said["cs"].thing("story", "hard_times", "text") == "Gain 3 LP and $10."
    assert said["en"].thing("thing", "nellie_cashman") == "Nellie Cashman"
    assert said["en"].thing("character", "nellie_cashman", "bio") == ""


def test_a_card_that_does_what_ours_does_keeps_our_words() -> None:
    """Only its numbers of bandits and spaces are others."""
    assert own_words({"stories": RUSH}, "en") == {"legends-story-hard_times.text": "Gain 9 LP."}
    assert content_of({"stories": RUSH}).condition_id == base_content().condition_id


def test_texts_are_no_messages() -> None:
    """Braces are braces."""
    own = {"stories": RUSH.replace("Gain 9 LP.", "{ $name } { FOO() }")}
    config = configure(INFO, players=2, content=own)
    teller = Narrator(words_at(GAME, config), "legends", config.names)
    assert teller.thing("story", "hard_times", "text") == "{ $name } { FOO() }"


def test_everybody_at_the_table_may_read_the_cards() -> None:
    match = Match.new("legends", players=2, content=OWN)
    assert match.view(None).content == OWN  # type: ignore[attr-defined]


def test_the_program_in_the_guide_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (program,) = re.findall(
        r"^```python\n(.*?)^```", (ROOT / "docs/guides/own-content.md").read_text("utf-8"), re.M | re.S
    )
    exec(program, {})
