"""Poker: stakes, the flop, hidden choices, the reveal, and who gets what."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends import effects, gambling, hands, moments
from sagebrush.games.legends.cards import CARD_IDS
from sagebrush.games.legends.fighting import BLACK, NOBODY
from sagebrush.games.legends.language import Effects, PokerGame
from sagebrush.games.legends.options import Join, JoinPoker, Pass, PlayCards, PlayHand
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.ways import bits

#: In dollars: what everybody stakes, and what the house adds (LEG-251, LEG-253).
STAKE: Final = 10
HOUSE: Final = 50
#: LEG-201, LEG-257: drawn for the dealer; added to the flop by everybody.
DEALT: Final = 4
ADDED: Final = 2
#: Of a huge hand only the best pairs are offered.
MANY: Final = 100

JOIN: Final = Join()
PASS: Final = Pass()
JOIN_POKER: Final = JoinPoker()


async def play_poker(table: LegendsTable, seat: Seat) -> None:
    """LEG-491: a game at the saloon; players in the same town may join, and if none does the dealer plays."""
    await _gather(table, seat, table.land.mask_of(f"town:{table.land.town[table.space[seat]]}"))
    if table.gamblers == [seat]:
        gambling.draw_for_dealer(table, DEALT, table.right_of(seat))
    await _show_down(table, seat, ())


async def host_game(table: LegendsTable, host: Seat, game: PokerGame) -> None:
    """A game because of a card. The Man in Black plays the cards he draws, and wins at once if nobody joins."""
    town = (
        table.land.town[bits(table.land.mask_of(game.at))[0]] if host == BLACK else table.land.town[table.space[host]]
    )
    everywhere = game.join == "anywhere" or not town
    if host != BLACK and table.money[host] < STAKE:
        return
    await _gather(table, host, table.land.everywhere if everywhere else table.land.mask_of(f"town:{town}"))
    if host == BLACK:
        if not table.gamblers:
            gambling.clear_game(table)
            await effects.carry_out(table, BLACK, game.win, "poker")
            return
        gambling.draw_for_dealer(table, game.cards, NOBODY)
    elif table.gamblers == [host]:
        gambling.draw_for_dealer(table, DEALT, table.right_of(host))
    await _show_down(table, host, game.win)


async def _gather(table: LegendsTable, host: Seat, joining: int) -> None:
    """The host, then clockwise everybody on these spaces with a stake (LEG-252, LEG-490); then the house adds to it."""
    gambling.open_game(table, host)
    if host == BLACK:
        # He always has a purse of his own.
        gambling.add_to_pot(table, STAKE)
    else:
        gambling.sit_down(table, host, STAKE)
    for seat in table.clockwise_from(table.first if host == BLACK else host):
        if seat == host or not joining >> table.space[seat] & 1 or table.money[seat] < STAKE:
            continue
        if isinstance(await table.ask(seat, JOIN_POKER, (JOIN, PASS)), Join):
            gambling.join(table, seat, STAKE)
    gambling.add_to_pot(table, HOUSE)


# -------------------------------------------------------------------- the cards


async def _show_down(table: LegendsTable, host: Seat, win: Effects) -> None:
    await show_hands(table, host)
    await _settle(table, host, win)


async def show_hands(table: LegendsTable, host: Seat) -> None:
    """LEG-256 to LEG-259: the flop, a choice in secret by all, and the reveal."""
    gambling.show_flop(table)
    keeper = table.dealer_seat
    players = [*table.gamblers, keeper] if keeper != NOBODY else table.gamblers

    def offer(seat: Seat) -> tuple[PlayCards, ...]:
        return _offer(table, table.dealer if seat == keeper else table.hands[seat])

    # Everybody sees how many cards one holds: who has no choice is not asked.
    asked = tuple([seat for seat in players if len(offer(seat)) > 1])
    question = PlayHand(keeper if keeper != NOBODY else None)
    answers = await table.ask_together(asked, question, offer) if asked else {}
    for seat in players:
        _show(table, BLACK if seat == keeper else seat, answers[seat] if seat in answers else offer(seat)[0])
    if host == BLACK:
        # He plays the best of what was drawn for him.
        _show(table, BLACK, _offer(table, table.dealer)[0])


def _show(table: LegendsTable, who: Seat, answer: PlayCards) -> None:
    gambling.show_hand(table, who, tuple([table.content.card_of[card] for card in answer.cards]), answer.hand)


def _offer(table: LegendsTable, held: list[int]) -> tuple[PlayCards, ...]:
    """LEG-257, LEG-258: two of these cards, or all where there are fewer; the best hands first."""
    ranked = [(strength(table, cards), cards) for cards in combinations(sorted(held), min(ADDED, len(held)))]
    ranked.sort(reverse=True)
    return tuple([PlayCards(table.names_of(cards), hands.name(worth)) for worth, cards in ranked[:MANY]])


def strength(table: LegendsTable, cards: tuple[int, ...]) -> tuple[int, ...]:
    """What these cards make of the flop, as editions rank it. LEG-279: only cards from a hand can be wild."""
    settings = table.settings
    return hands.rank(
        cards,
        table.flop,
        royal_tops=settings.royal_tops,
        kickers=settings.kickers,
        low_ace=settings.low_ace,
    )


# -------------------------------------------------------------------- the outcome


def _winners(table: LegendsTable, host: Seat) -> list[Seat]:
    """LEG-260, LEG-261, LEG-203: the best hand; a tie goes to the host, or to the dealer where the edition says so."""
    strengths = [strength(table, cards) for _, cards in table.played]
    best = max(strengths)
    tied = [who for (who, _), worth in zip(table.played, strengths, strict=True) if worth == best]
    if BLACK in tied and (host == BLACK or host not in tied or table.settings.dealer_tie == "dealer"):
        return [BLACK]
    return [host] if host in tied else tied


async def _settle(table: LegendsTable, host: Seat, win: Effects) -> None:
    """Pot, the winner's point, and what follows."""
    winners = _winners(table, host)
    played = [(who, cards) for who, cards in table.played if who != BLACK]
    gambling.pay_out(table, winners)
    remember(table, played, winners)
    await _points(table, host, winners)
    if host in winners:
        await effects.carry_out(table, host, win, "poker")
    await after_game(table, played, winners)


async def _points(table: LegendsTable, host: Seat, winners: list[Seat]) -> None:
    """LEG-262, LEG-263: one for a host who has won and for nobody else, unless a system in play knows better."""
    for part in table.parts.values():
        if await part.poker_won(table, host, winners):
            return
    if host in winners and host != BLACK:
        table.gain_lp(host, 1, "poker")


async def after_game(table: LegendsTable, played: list[tuple[Seat, tuple[int, ...]]], winners: list[Seat]) -> None:
    """What follows a won or lost game, discards, the losers' cards, the bonuses of cards."""
    for seat, _ in played:
        await moments.use_powers(table, seat, "poker_won" if seat in winners else "poker_lost")
    # LEG-X20: before losers draw.
    gambling.clear_game(table)
    for seat, _ in played:
        if seat not in winners:
            table.draw(seat, 1, "poker")
    for seat, cards in played:
        await _bonuses(table, seat, cards, won=seat in winners)


def remember(table: LegendsTable, played: list[tuple[Seat, tuple[int, ...]]], winners: list[Seat]) -> None:
    """For stories and goals: won or lost, against players or the dealer, with which cards."""
    # The Man in Black counts as a player; the dealer, who has a keeper, does not.
    company = ("player",) if table.dealer_seat == NOBODY else ()
    for seat, cards in played:
        what = "poker:won" if seat in winners else "poker:lost"
        table.record(seat, what, 1, (*company, *[CARD_IDS[card] for card in cards]))


async def _bonuses(table: LegendsTable, seat: Seat, cards: tuple[int, ...], *, won: bool) -> None:
    """LEG-418: what cards bring whoever played them, won or lost, or only won. Being wild is no such thing."""
    moments_now = ("poker_played", "poker_won") if won else ("poker_played",)
    for card in cards:
        for power in table.content.card_powers[card]:
            if power.ability.when in moments_now and not power.has_rule("wild_in_poker"):
                await moments.use(table, seat, power)


@effects.named_rule("keep_played_card")
async def keep_played_card(table: LegendsTable, seat: Seat, _: int, by: str) -> None:
    """LEG-526: one of the cards just played, at random; it must be taken before they are discarded."""
    gambling.keep_card(table, seat, by)
