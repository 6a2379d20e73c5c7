"""Poker: stakes, the flop, hidden choices, the reveal, and who gets what."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends import effects, gambling, hands, moments
from sagebrush.games.legends.cards import CARD_IDS
from sagebrush.games.legends.costs import STAKE
from sagebrush.games.legends.fighting import BLACK, NOBODY
from sagebrush.games.legends.jokers import counts_as, plain
from sagebrush.games.legends.language import Effects, PokerGame
from sagebrush.games.legends.options import Join, JoinPoker, Pass, PlayCards, PlayHand, PlayJokers
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.ways import bits

#: In dollars: what the house adds (LEG-253).
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

    def offer(seat: Seat) -> tuple[PlayCards | PlayJokers, ...]:
        return _offer(table, table.dealer) if seat == keeper else _offer_own(table, seat)

    # Everybody sees how many cards one holds: who has no choice is not asked. With jokers it is hidden whether two
    # cards leave one.
    hidden = [seat for seat in table.gamblers if table.settings.jokers and len(table.hands[seat]) > 1]
    asked = tuple([seat for seat in players if seat in hidden or len(offer(seat)) > 1])
    question = PlayHand(keeper if keeper != NOBODY else None)
    answers = await table.ask_together(asked, question, offer) if asked else {}
    for seat in players:
        _show(table, BLACK if seat == keeper else seat, answers[seat] if seat in answers else offer(seat)[0])
    if host == BLACK:
        # He plays the best of what was drawn for him.
        _show(table, BLACK, _offer(table, table.dealer)[0])


def _show(table: LegendsTable, who: Seat, answer: PlayCards | PlayJokers) -> None:
    card_of = table.content.card_of
    stand_for = answer.stand_for if isinstance(answer, PlayJokers) else ()
    gambling.show_hand(
        table,
        who,
        tuple([card_of[card] for card in answer.cards]),
        answer.hand,
        tuple([card_of[card] for card in stand_for]),
    )


def _offer(table: LegendsTable, held: list[int]) -> tuple[PlayCards, ...]:
    """LEG-257, LEG-258: two of these cards, or all where there are fewer; the best hands first."""
    ranked = [(strength(table, cards), cards) for cards in combinations(sorted(held), min(ADDED, len(held)))]
    ranked.sort(reverse=True)
    return tuple([PlayCards(table.names_of(cards), hands.name(worth)) for worth, cards in ranked[:MANY]])


def _offer_own(table: LegendsTable, seat: Seat) -> tuple[PlayCards | PlayJokers, ...]:
    """The same from a hand; jokers stand for cards that stay in it (LEG-542, LEG-X54)."""
    hand = table.hands[seat]
    own = plain(hand)
    if len(own) == len(hand):
        return _offer(table, hand)
    # Of two jokers, which are alike, one is as good as the other.
    jokers = sorted(set(hand) - set(own))
    for size in (ADDED, 1):
        ranked = [
            (strength(table, (*cards, *stand_for)), cards, tuple(jokers[: len(stand_for)]), stand_for)
            for used in range(min(size, len(jokers)) + 1)
            for cards in combinations(sorted(own), size - used)
            for stand_for in combinations_with_replacement(sorted(set(own) - set(cards)), used)
        ]
        if ranked:
            ranked.sort(reverse=True)
            return tuple([_joined(table, *each) for each in ranked[:MANY]])
    return _offer(table, [])


def _joined(
    table: LegendsTable,
    worth: tuple[int, ...],
    cards: tuple[int, ...],
    jokers: tuple[int, ...],
    stand_for: tuple[int, ...],
) -> PlayCards | PlayJokers:
    names, hand = table.names_of(cards + jokers), hands.name(worth)
    return PlayJokers(names, table.names_of(stand_for), hand) if jokers else PlayCards(names, hand)


def strength(table: LegendsTable, cards: tuple[int, ...]) -> tuple[int, ...]:
    """What these cards make of the flop, as editions rank it. LEG-279: no red 2 of the flop is wild."""
    settings = table.settings
    return hands.rank(
        cards,
        table.flop,
        royal_tops=settings.royal_tops,
        kickers=settings.kickers,
        low_ace=settings.low_ace,
    )


# -------------------------------------------------------------------- the outcome


def as_counted(table: LegendsTable, cards: tuple[int, ...]) -> tuple[int, ...]:
    """LEG-X55: with those for which jokers stand in their places."""
    return tuple([counts_as(table, card) for card in cards])


def played_by_players(table: LegendsTable) -> list[tuple[Seat, tuple[int, ...]]]:
    """Who has played what, as it counts."""
    return [(who, as_counted(table, cards)) for who, cards in table.played if who != BLACK]


def _winners(table: LegendsTable, host: Seat) -> list[Seat]:
    """LEG-260, LEG-261, LEG-203: the best hand; a tie goes to the host, or to the dealer where the edition says so."""
    strengths = [strength(table, as_counted(table, cards)) for _, cards in table.played]
    best = max(strengths)
    tied = [who for (who, _), worth in zip(table.played, strengths, strict=True) if worth == best]
    if BLACK in tied and (host == BLACK or host not in tied or table.settings.dealer_wins_ties):
        return [BLACK]
    return [host] if host in tied else tied


def verdict(table: LegendsTable, host: Seat, winners: list[Seat]) -> tuple[str, str, str]:
    """Why the best of hands with one name has won: by its ranks, or as a tie is the host's or the dealer's."""
    strengths = [(strength(table, as_counted(table, cards)), who) for who, cards in table.played]
    best = max([worth for worth, _ in strengths])
    beaten = [worth for worth, who in strengths if who not in winners]
    if beaten and max(beaten) == best:
        return ("host" if host in winners else "dealer", "", "")
    return hands.apart(best, max(beaten)) if beaten else ("", "", "")


async def _settle(table: LegendsTable, host: Seat, win: Effects) -> None:
    """Pot, the winner's point, and what follows."""
    winners = _winners(table, host)
    played = played_by_players(table)
    gambling.pay_out(table, winners, verdict(table, host, winners))
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
