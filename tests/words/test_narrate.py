"""Sentences are right for the reader, and every record of every game can be told in every language."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from sagebrush import Match, Seat, words
from sagebrush.bots import make_bot
from sagebrush.core.events import Event
from sagebrush.core.options import Option, Question, WhyNot
from sagebrush.core.registry import games
from sagebrush.games.bang.card_events import CardPlayed, CardsDrawn, CheckMade, CheckVoided
from sagebrush.games.bang.events import LifeLost as BangLifeLost
from sagebrush.games.bang.options import Play, PlayCards
from sagebrush.games.dice.events import DiceRolled, GameWon, LifeGained, PlayerEliminated, ShotFired
from sagebrush.games.dice.options import (
    CHOOSE,
    SHOOT_DOUBLED,
    Become,
    ChooseCharacter,
    ChooseTarget,
    GiveBeer,
    Reroll,
    RollAgain,
)
from sagebrush.words import UnknownWords, Words, files, languages, negotiate
from sagebrush.words.narrate import ANY_THING, THING, Narrator, field_kind, field_table
from tests.words.catalogue import Entry, entries, structs

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fox", "Gus", "Hal")
GAMES = [game.info.name for game in games()]
ANN, BOB, CAT = Seat(0), Seat(1), Seat(2)


def narrator(reader: Seat | None = None, lang: str = "en") -> Narrator:
    return Narrator(Words(lang), "dice", NAMES, reader)


def test_who_reads_changes_the_sentence() -> None:
    shot = ShotFired(ANN, BOB, "bullseye_1", doubled=True)
    assert narrator().event(shot) == "Ann shoots at Bob with Bull's Eye 1, doubled by a Beer."
    assert narrator(ANN).event(shot) == "You shoot at Bob with Bull's Eye 1, doubled by a Beer."
    assert narrator(BOB).event(shot) == "Ann shoots at you with Bull's Eye 1, doubled by a Beer."


def test_nobody_and_the_same_player_again_have_their_own_words() -> None:
    assert narrator().event(PlayerEliminated(ANN, "outlaw", None)) == "Ann is out of the game. Role: Outlaw."
    assert narrator(BOB).event(PlayerEliminated(ANN, "outlaw", BOB)) == "You eliminate Ann. Role: Outlaw."
    assert narrator().event(LifeGained(ANN, 1, 5, "beer", ANN)) == "Beer: Ann gains a life point (now 5)."
    assert narrator(ANN).event(LifeGained(ANN, 1, 5, "beer", ANN)) == "Beer: you gain a life point (now 5)."
    assert narrator(BOB).event(LifeGained(ANN, 0, 9, "beer", BOB)) == "Your Beer: Ann already has all life points."


def test_lists_are_read_out() -> None:
    dice = ("arrow", "arrow", "beer", "gatling", "beer")
    assert narrator().event(DiceRolled(ANN, dice, (1, 3), 2)) == (
        "Ann rolls 2 dice again; the dice now show: Arrow, Arrow, Beer, Gatling, Beer."
    )
    won = GameWon("outlaws", (ANN, BOB, CAT))
    assert narrator().event(won) == "The Outlaws have won. Winners: Ann, Bob and Cat."
    assert narrator(CAT).event(won) == "The Outlaws have won. Victory is yours! Winners: Ann, Bob and Cat."


def test_questions_differ_for_the_asked_and_the_others() -> None:
    question = ChooseTarget("bullseye_2", 2)
    assert narrator(ANN).question(question, ANN) == "Bull's Eye 2: whom do you shoot at? You have 2 shots left."
    assert narrator(BOB).question(question, ANN) == "Ann chooses a target for Bull's Eye 2."


def test_options_say_what_they_do() -> None:
    teller = narrator(ANN)
    assert teller.option(CHOOSE[0], GiveBeer(1)) == "You"
    assert teller.hint(CHOOSE[1], GiveBeer(1)) == "Bob gains a life point, up to the number held at the start."
    assert teller.hint(SHOOT_DOUBLED[1], ChooseTarget("bullseye_1", 1)).startswith("Bob loses 2 life points")
    assert teller.hint(Become("lucky_duke"), ChooseCharacter()) == Words().say("dice-character-lucky_duke", "text")


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Roll Beer again", "Roll 3 dice again (Arrow, Dynamite, Gatling)"),
        ("cs", "Hodit znovu kostkou Pivo", "Hodit znovu 3 kostkami (Šíp, Dynamit, Kulomet)"),
        ("uk", "Перекинути кубик «Пиво»", "Перекинути 3 кубики (Стріла, Динаміт, Гатлінг)"),
        ("ru", "Перебросить кубик «Пиво»", "Перебросить 3 кубика (Стрела, Динамит, Гатлинг)"),
    ],
)
def test_dice_are_told_by_what_they_show(lang: str, one: str, two: str) -> None:
    """Who does not see the tray knows no numbers of dice; where they all lie is told beside the question."""
    teller, question = narrator(ANN, lang), RollAgain(2, ("arrow", "beer", "dynamite", "beer", "gatling"))
    assert teller.option(Reroll((1,)), question) == one
    assert teller.option(Reroll((0, 2, 4)), question) == two
    assert all(f" {teller.thing('face', face)}" in teller.seen(question) for face in question.dice)
    assert teller.seen(GiveBeer(1)) == ""
    assert narrator().option(Reroll((0, 2, 4)), GiveBeer(1)) == "Roll 3 dice again (1, 3 and 5)"


@pytest.mark.parametrize(
    ("lang", "reader", "one", "two", "again"),
    [
        (
            "en",
            None,
            "Ann makes a draw check for Barrel: BANG! 7♥.",
            "Ann makes a draw check for Dynamite: BANG! 7♥, Beer 8♠; what counts is Beer 8♠.",
            "BANG! 7♥: this does not count; Ann makes the draw check for Jail again.",
        ),
        (
            "en",
            ANN,
            "You make a draw check for Barrel: BANG! 7♥.",
            "You make a draw check for Dynamite: BANG! 7♥, Beer 8♠; what counts is Beer 8♠.",
            "BANG! 7♥: this does not count; you make the draw check for Jail again.",
        ),
        (
            "cs",
            BOB,
            "Ann snímá kartu (Barel): BANG! 7♥.",
            "Ann snímá kartu (Dynamit): BANG! 7♥, Pivo 8♠; platí Pivo 8♠.",
            "BANG! 7♥: tohle neplatí; Ann snímá znovu (Vězení).",
        ),
        (
            "uk",
            ANN,
            "Ви робите перевірку (Бочка): Бенг! 7♥.",
            "Ви робите перевірку (Динаміт): Бенг! 7♥, Пиво 8♠; рахується Пиво 8♠.",
            "Бенг! 7♥: це не рахується; ви робите перевірку знову (В’язниця).",
        ),
        (
            "ru",
            None,
            "Ann делает проверку (Бочка): Бэнг! 7♥.",
            "Ann делает проверку (Динамит): Бэнг! 7♥, Пиво 8♠; считается Пиво 8♠.",
            "Бэнг! 7♥: это не считается; Ann делает проверку снова (Тюрьма).",
        ),
    ],
)
def test_a_draw_check_tells_for_what_and_which_card_counts(
    lang: str, reader: Seat | None, one: str, two: str, again: str
) -> None:
    """Whose it is, what asked for it, everything that was turned up, and of several cards the one that counts."""
    teller = Narrator(Words(lang), "bang", NAMES, reader)
    assert teller.event(CheckMade(ANN, "barrel", ("bang:7H",), "bang:7H")) == one
    assert teller.event(CheckMade(ANN, "dynamite", ("bang:7H", "beer:8S"), "beer:8S")) == two
    assert teller.event(CheckVoided(ANN, "jail", ("bang:7H",))) == again


def test_playing_cards_are_named_with_their_sign() -> None:
    teller = Narrator(Words(), "bang", NAMES, ANN)
    assert teller.event(CardPlayed(BOB, "bang:7D", "bang", ANN)) == "Bob plays BANG! 7♦ on you."
    assert teller.event(CardPlayed(BOB, "missed:QC", "bang", CAT)) == "Bob plays Missed! Q♣ as BANG! on Cat."
    assert teller.event(CardsDrawn(ANN, 2, ("panic:JH:2", "beer:10H"))) == "You draw Panic! J♥, Beer 10♥."
    assert teller.event(CardsDrawn(BOB, 2, ())) == "Bob draws 2 cards."
    assert teller.thing("card", "bang:7D", "short") == Words().say("bang-card-bang", "short")


@pytest.mark.parametrize(
    ("lang", "played", "option"),
    [
        ("cs", "Bob hraje kartu Vedle! Q♣ jako kartu BANG! na hráče Cat.", "Zahrát kartu Panika! J♥ na hráče Bob"),
        ("uk", "Bob грає карту «Повз! Q♣» як «Бенг!» на гравця Cat.", "Зіграти «Паніка! J♥» на гравця Bob"),
        ("ru", "Bob играет карту «Мимо! Q♣» как «Бэнг!» на игрока Cat.", "Сыграть «Паника! J♥» на игрока Bob"),
    ],
)
def test_the_name_of_a_card_is_never_declined(lang: str, played: str, option: str) -> None:
    """A noun or quotation marks carry it, so that it may stand as it is printed."""
    teller = Narrator(Words(lang), "bang", NAMES, ANN)
    assert teller.event(CardPlayed(BOB, "missed:QC", "bang", CAT)) == played
    assert teller.option(Play("panic:JH", BOB), PlayCards()) == option


@pytest.mark.parametrize("lang", ["cs", "uk", "ru"])
def test_no_verb_stands_before_the_bare_name_of_a_card(lang: str) -> None:
    """Nor what a message chooses by person: the name would want another case."""
    bare = re.compile(r"([^\W\d]*[^\W\d:;.,=]|^ *\}) \{ \$(?:card|name) \}", re.MULTILINE)
    nouns = ("kart", "vagon", "карт", "вагон", "platí", "рахується", "считается")
    for path in files(lang):
        if path.stem == "play" and "bang" in path.parts:
            found = [match[1] for match in bare.finditer(path.read_text("utf-8"))]
            assert [word for word in found if not word.lower().startswith(nouns)] == [], path


def test_a_cause_may_be_a_card_or_an_ability() -> None:
    teller = Narrator(Words(), "bang", NAMES, ANN)
    assert teller.event(BangLifeLost(BOB, 1, 3, "duel", ANN)) == "Bob loses a life (Duel; lives: 3)."
    assert teller.event(BangLifeLost(ANN, 1, 2, "el_gringo", None)) == "You lose a life (El Gringo; lives: 2)."


def test_slavic_plurals() -> None:
    event = DiceRolled(ANN, ("beer",) * 5, (0, 1), 2)
    assert "2 kostkami" in narrator(lang="cs").event(event)
    assert "2 кубики" in narrator(lang="uk").event(event)
    assert "2 кубика" in narrator(lang="ru").event(event)
    first = DiceRolled(ANN, ("beer",) * 5, (0, 1, 2, 3, 4), 1)
    assert "5 кубиків" in narrator(lang="uk").event(first)
    assert "5 кубиков" in narrator(lang="ru").event(first)


def test_a_refusal_is_told_and_an_unknown_one_is_shown_bare() -> None:
    assert "Dynamite" in narrator().why_not(WhyNot("die:1", "dice-why-dynamite", "DICE-032"))
    assert narrator().why_not(WhyNot("x", "else-why-not", "ELSE-1")) == "else-why-not"


def test_a_game_without_words_is_told_in_bare_facts() -> None:
    teller = Narrator(Words(), "unheard_of", NAMES)
    assert teller.event(ShotFired(ANN, BOB, "bullseye_1", doubled=False)) == (
        "shot fired (seat: Ann, target: 1, face: bullseye_1, doubled: no)"
    )


def test_a_game_may_bring_words_from_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of an expansion adds to the words and to the fields of its game."""
    monkeypatch.setattr(words, "_added", [])
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "play.ftl").write_text("elsewhere-event-shot_fired = { $seat } fires at { $target }.", "utf-8")
    (tmp_path / "fields.toml").write_text('[fields]\nseat = "player"\n[event.shot_fired]\ntarget = "player"\n', "utf-8")
    shot = ShotFired(ANN, BOB, "bullseye_1", doubled=False)
    assert Narrator(Words(), "elsewhere", NAMES).event(shot).startswith("shot fired (seat: Ann")
    words.add_folder(tmp_path, "elsewhere")
    words.add_folder(tmp_path, "elsewhere")
    assert Narrator(Words("cs"), "elsewhere", NAMES).event(shot) == "Ann fires at Bob."
    words.add_folder(tmp_path / "none", "elsewhere")
    assert field_table("elsewhere")["event"] == {"shot_fired": {"target": "player"}}


def test_words_lie_with_their_owner() -> None:
    found = [folder.relative_to(words.SHARED.parent).parts for folder in words.folders()]
    assert found[0] == ("words",)
    assert ("games", "dice", "words") in found
    assert all(parts[0] == "games" and parts[-1] == "words" for parts in found[1:])


def test_languages_are_negotiated() -> None:
    assert languages() == ("en", "cs", "ru", "uk")
    assert negotiate("cs-CZ", {}) == "cs"
    assert negotiate(None, {"LANG": "uk_UA.UTF-8"}) == "uk"
    assert negotiate(None, {"LC_ALL": "ru_RU", "LANG": "cs_CZ"}) == "ru"
    assert negotiate(None, {"LANG": "C.UTF-8"}) == "en"
    with pytest.raises(UnknownWords, match="there is no language 'xx'; there is en, cs, ru, uk"):
        negotiate("xx")


def test_a_message_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownWords, match=r"no message dice-event-none\.such"):
        Words().say("dice-event-none", "such")
    with pytest.raises(UnknownWords, match="message dice-event-turn_started in cs"):
        Words("cs").say("dice-event-turn_started")


# -------------------------------------------------------------------- everything that can be told


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_record_can_be_told(game: str, lang: str) -> None:
    """Each event, question and option with sample values, to each kind of reader: no fact is unknown to its message."""
    for reader in (None, Seat(0), Seat(1)):
        teller = Narrator(Words(lang), game, NAMES, reader)
        for event in samples(game, "event", Event):
            assert teller.event(event)
        for question in samples(game, "ask", Question):
            assert teller.question(question, Seat(0))
        for option in samples(game, "option", Option):
            for question in samples(game, "ask", Question)[:1]:
                assert teller.option(option, question)
                assert teller.hint(option, question)


@pytest.mark.parametrize("game", GAMES)
def test_messages_ask_only_for_facts_they_are_given(game: str) -> None:
    """In every language and in every branch, sampled or not."""
    asking: dict[str, list[Entry]] = {}
    for entry in (entry for lang in languages() for entry in entries(lang)):
        asking.setdefault(entry.name.split(".")[0], []).append(entry)
    teller = Narrator(Words(), game, NAMES)
    # Which question an option answers is chosen in its message; what is asked is a fact of one of them.
    questions = samples(game, "ask", Question)
    asked = {f"asked_{name}" for question in questions for name in teller.facts("ask", question.kind, question)}
    more: dict[str, set[str]] = {"event": set(), "ask": {"player"}, "option": {"question", *asked}}
    for sort, base in (("event", Event), ("ask", Question), ("option", Option)):
        for record in samples(game, sort, base):
            given = {*teller.facts(sort, record.kind, record), *more[sort]}
            for entry in asking.get(f"{game}-{sort}-{record.kind}", []):
                assert entry.variables <= given, entry


def samples(game: str, sort: str, base: Any) -> list[Any]:
    """Records with each field at a few of its possible values."""
    made = []
    for struct in structs(game, base):
        hints = get_type_hints(struct)
        columns = []
        for field in struct.__struct_fields__:
            holds = field_kind(game, sort, str(struct.__struct_config__.tag), field)
            columns.append(values(game, holds, repr(hints[field])))
        made += [struct(*row) for row in list(product(*columns))[:60]]
    return made


def values(game: str, holds: str, hint: str) -> list[Any]:
    known: dict[str, list[Any]] = {
        "player": [Seat(0), Seat(1)],
        "number": [1, 0, 2, 5],
        "place": [0, 4],
        "asked": [0, 4],
        "flag": [True, False],
        "text": ["other"],
    }
    few = known[holds] if holds in known else things(game, holds)
    if "tuple" in hint:
        return [tuple(few[:1]), tuple(few)]
    return [*few, None] if "None" in hint else few


def things(game: str, kind: str) -> list[str]:
    prefix = f"{game}-{ANY_THING[0] if kind == THING else kind}-"
    return [entry.name.removeprefix(prefix) for entry in entries("en") if entry.name.startswith(prefix)][:1]


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_without_a_gap(game: str, lang: str) -> None:
    for seed in range(3):
        match = Match.new(game, seed=seed)
        bot = make_bot("random", game, seed)
        teller = Narrator(Words(lang), game, match.config.names, Seat(0))
        while match.decision:
            decision = match.decision
            assert teller.question(decision.question, decision.seat)
            option = bot.choose(None, decision)
            assert teller.hint(option, decision.question)
            match.answer(option)
        assert match.result
        told = [teller.event(event) for event in match.events(Seat(0))]
        assert not [line for line in told if "(seat:" in line]
        assert teller.outcome(match.result) != match.result.outcome
