"""Pages on the table as it is: the whole board, every space, the open stories."""

from __future__ import annotations

from textual.content import Content

from sagebrush.games.legends.view import LegendsPlayer, LegendsView
from sagebrush.tui.panels.legends_land import BANDIT, BETWEEN, BLACK, CACHE, SHERIFF, YOU, Land
from sagebrush.tui.topics import Topic
from sagebrush.words.narrate import Narrator


def board_page(narrator: Narrator, view: LegendsView) -> Content:
    """The drawing, the regions, both tracks and the signs."""
    land = Land(narrator, view)
    blank = Content("")
    lines = [land.drawing(), blank, *land.region_lines(ids=True), blank, *_tracks(narrator, view), blank, _signs(land)]
    return Content("\n").join(lines)


def _tracks(narrator: Narrator, view: LegendsView) -> list[Content]:
    """Everybody with points, the highest first."""
    return [
        _track(narrator, "marshal", [(player.mp, player) for player in view.players if player.mp]),
        _track(narrator, "wanted", [(player.wp, player) for player in view.players if player.wp]),
    ]


def _track(narrator: Narrator, track: str, points: list[tuple[int, LegendsPlayer]]) -> Content:
    ordered = sorted(points, key=lambda one: (-one[0], one[1].seat))
    told = BETWEEN.join([f"{player.name} {count}" for count, player in ordered]) or "—"
    return Content.assemble((f"{narrator.thing('track', track)}: ", "bold"), told)


def _signs(land: Land) -> Content:
    say = land.narrator.words.say
    names = [land.narrator.names[seat] for seat in land.letters]
    others = [(land.letters[seat], name) for seat, name in zip(land.letters, names, strict=True)]
    own = land.view.seat
    signs = [(YOU, say("tui-legends-you")), *[one for seat, one in enumerate(others) if seat != own]]
    foes = [(SHERIFF, "sheriff"), (BANDIT, "bandit"), *([(BLACK, "man_in_black")] if land.view.black else [])]
    signs += [(sign, land.narrator.thing("foe", foe)) for sign, foe in foes]
    signs.append((CACHE, say("tui-legends-cache")))
    told = BETWEEN.join([f"{sign} {name}" for sign, name in signs])
    return Content.styled(f"{told}{BETWEEN}{say('tui-legends-map-hint')}", "$muted")


# -------------------------------------------------------------------- the help


def own_pages(narrator: Narrator, view: LegendsView) -> list[Topic]:
    """A page for each open story and for each space."""
    land = Land(narrator, view)
    stories = [_story(narrator, view, deck) for deck, story in enumerate(view.stories) if story.condition]
    return [*stories, *[_space(land, space) for space in range(len(land.country.spaces))]]


def _story(narrator: Narrator, view: LegendsView, deck: int) -> Topic:
    say = narrator.words.say
    story = view.stories[deck]
    names = narrator.names_of([narrator.names[seat] for seat in story.markers])
    needed = 2 if len(view.players) <= 4 else 3
    facts: dict[str, str | int] = {
        "markers": len(story.markers),
        "needed": needed,
        "names": names,
        "cards": story.cards,
    }
    condition = narrator.thing("condition", story.condition or "")
    title = f"{say('tui-legends-story', None, deck=deck + 1)}: {condition}"
    return Topic(f"story-{deck}", title, say("tui-legends-open-story"), say("tui-legends-story-page", None, **facts))


def _space(land: Land, space: int) -> Topic:
    """What can be done there, how far it is, who is there, and which spaces lie next to it."""
    narrator, id = land.narrator, land.country.spaces[space]
    say = narrator.words.say
    told: list[str] = []
    if land.country.kind[space]:
        told.append(narrator.thing("kind", land.country.kind[space], "text"))
        told.append(say("tui-legends-page-work"))
    distance = land.distance(space)
    if distance:
        told.append(say("tui-legends-page-distance", None, distance=distance))
    elif land.own is not None and distance is None:
        told.append(say("tui-legends-page-no-way"))
    people = land.people(space)
    if people:
        told.append(say("tui-legends-page-here", None, names=", ".join(people)))
    near = [f"{land.country.spaces[other]} {land.name(other)}" for other in land.country.roads.next[space]]
    told.append(say("tui-legends-page-near", None, spaces="; ".join(near)))
    return Topic(f"space-{id}", f"{land.name(space)} ({id})", say("tui-kind-space"), "\n\n".join(told))
