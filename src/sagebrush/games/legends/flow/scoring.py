"""The final scoring, line by line, and who wins."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends.black import score_black
from sagebrush.games.legends.flow.points import MARSHAL, row_value
from sagebrush.games.legends.table import LegendsTable

#: LEG-369: 1 LP for each of so many dollars, and no more than so many.
DOLLARS = 60
MOST_FOR_MONEY = 2

MAN_IN_BLACK = "man_in_black"


def final_scoring(table: LegendsTable) -> None:
    """LEG-368 to LEG-375. Each line is told that brings or costs anything."""
    seats = [Seat(seat) for seat in range(table.players)]
    for seat in seats:
        _line(table, seat, "upgrades", upgrades(table, seat))
    for seat in seats:
        _line(table, seat, "money", min(table.money[seat] // DOLLARS, MOST_FOR_MONEY))
    for seat in seats:
        _line(table, seat, "wanted", wanted(table, seat))
    for seat in seats:
        _line(table, seat, "marshal", row_value(table, seat, MARSHAL))
    for seat in seats:
        _line(table, seat, "tokens", sum(table.legend_tokens[seat]))
    _of_expansions(table, seats)
    for seat in seats:
        _line(table, seat, "wounds", table.wounds[seat] * table.content.wounds.end_lp_each)
    if table.black is not None:
        score_black(table, table.content.black.end_lp)
    _decide(table, seats)


def _of_expansions(table: LegendsTable, seats: list[Seat]) -> None:
    for part in table.parts.values():
        for seat in seats:
            for what, amount in part.score(table, seat):
                _line(table, seat, what, amount)


def _line(table: LegendsTable, seat: Seat, part: str, amount: int) -> None:
    if amount:
        table.score(seat, part, amount)


def upgrades(table: LegendsTable, seat: Seat) -> int:
    """LEG-302: of every weapon and mount owned, in use or not."""
    owned = (*table.weapons[seat], *table.mounts[seat])
    return sum([table.content.side(item).lp for item in owned if item.endswith("+")])


def wanted(table: LegendsTable, seat: Seat) -> int:
    """LEG-370, LEG-371: most for the single most wanted; on a tie nobody gets that."""
    if not table.wp[seat]:
        return 0
    track = table.content.wanted
    if table.wp[seat] < max(table.wp):
        return track.end_other_outlaw_lp
    return track.end_most_wanted_lp if table.wp.count(table.wp[seat]) == 1 else track.end_tie_lp


def standing(table: LegendsTable, seat: Seat) -> tuple[int, int, int, int]:
    """LEG-375 to LEG-378, LEG-X29: legend points, then points of either track, nuggets, and few wounds."""
    return table.lp[seat], table.mp[seat] + table.wp[seat], table.nuggets[seat], -table.wounds[seat]


def _decide(table: LegendsTable, seats: list[Seat]) -> None:
    """LEG-379: who is level in everything shares. The Man in Black wins ties, and then no player wins."""
    standings = [standing(table, seat) for seat in seats]
    best = max(standings)
    places = [1 + sum([other > mine for other in standings]) for mine in standings]
    if table.black is not None and table.black.lp >= best[0]:
        table.end(MAN_IN_BLACK, [], [place + 1 for place in places])
        return
    winners = [seat for seat in seats if standings[seat] == best]
    table.end("shared" if len(winners) > 1 else "won", winners, places)
