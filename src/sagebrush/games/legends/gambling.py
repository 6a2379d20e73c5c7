"""The verbs of a poker game: the only code that changes what lies on its table."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends import events, jokers
from sagebrush.games.legends.fighting import BLACK, NOBODY
from sagebrush.games.legends.table import LegendsTable

#: LEG-256.
FLOP = 3


def open_game(table: LegendsTable, host: Seat) -> None:
    table.gamblers = []
    space = table.land.spaces[table.space_of(host)]
    table.tell(events.PokerOpened(host if host != BLACK else None, space))


def sit_down(table: LegendsTable, seat: Seat, stake: int) -> None:
    """LEG-251, LEG-252: the stake goes into the pot, and a card is drawn."""
    table.gamblers.append(seat)
    table.pay(seat, stake, "poker")
    add_to_pot(table, stake)
    table.draw(seat, 1, "poker")


def join(table: LegendsTable, seat: Seat, stake: int) -> None:
    table.tell(events.PokerJoined(seat))
    sit_down(table, seat, stake)


def add_to_pot(table: LegendsTable, amount: int) -> None:
    table.pot += amount
    table.tell(events.WindowChanged())


def draw_for_dealer(table: LegendsTable, count: int, keeper: Seat) -> None:
    """For the dealer, seen by `keeper` alone; for the Man in Black nobody looks."""
    table.dealer = table.top_cards(count)
    table.dealer_seat = keeper
    if keeper == NOBODY:
        table.tell(events.WindowChanged())
    else:
        table.tell(events.DealerDrew(keeper, len(table.dealer), table.names_of(table.dealer)))


def show_flop(table: LegendsTable) -> None:
    table.flop = table.top_cards(FLOP)
    table.tell(events.FlopShown(table.names_of(table.flop), table.pot))


def show_hand(
    table: LegendsTable, who: Seat, cards: tuple[int, ...], hand: str, stand_for: tuple[int, ...] = ()
) -> None:
    """Cards go from a hand, or from what was drawn for the dealer, to the table; so many jokers come last."""
    held = table.dealer if who == BLACK else table.hands[who]
    for card in cards:
        held.remove(card)
    table.played.append((who, cards))
    for joker, card in zip(cards[len(cards) - len(stand_for) :], stand_for, strict=True):
        jokers.lay_for(table, who, joker, card)
    stood_in = jokers.turn_up(table)
    table.tell(events.HandShown(who if who != BLACK else None, table.names_of(cards), hand))
    for each in stood_in:
        table.tell(each)


def pay_out(table: LegendsTable, winners: list[Seat], verdict: tuple[str, str, str]) -> None:
    """LEG-260, LEG-264, LEG-X22: the pot to the winner, or in equal parts of whole notes; the dealer's to the bank."""
    pot = table.pot
    decided, high, low = verdict
    table.pot = 0
    if winners == [BLACK]:
        table.tell(events.PotWon(None, pot, False, decided, high, low))
        return
    share = pot // len(winners) // 10 * 10
    for seat in winners:
        table.tell(events.PotWon(seat, share, len(winners) > 1, decided, high, low))
        table.gain_money(seat, share, "poker")


def keep_card(table: LegendsTable, seat: Seat, by: str) -> None:
    """A random one of the cards just played comes back to the hand; everybody has seen it."""
    for place, (who, cards) in enumerate(table.played):
        if who == seat and cards:
            kept = cards[table.chance.below(len(cards))]
            table.played[place] = (who, tuple([card for card in cards if card != kept]))
            table.hands[seat].append(kept)
            table.show_held(seat, kept)
            table.tell(events.CardKept(seat, table.content.card_id[kept], by))
            return


def clear_game(table: LegendsTable) -> None:
    """LEG-267: what was played, the flop and the dealer's other cards are discarded."""
    for _, cards in table.played:
        table.pile += cards
    table.pile += table.flop + table.dealer
    table.played = []
    table.flop = []
    table.dealer = []
    table.dealer_seat = NOBODY
    table.gamblers = []
    table.pot = 0
    jokers.clear(table)
    table.tell(events.WindowChanged())
