"""Play with three seats or more: all seats learn from the same simulated tricks.

Regret matching (Hart and Mas-Colell 2000): each seat plays a card in proportion to how much it
regrets not having played it in earlier rounds.  A seat's mean over the rounds is its mixture.  A
simulated spy gives its best answer.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import fsum
from random import Random
from typing import NamedTuple

from audiogame.games.scientific_war.search.positions import JACK, NOBODY, QUEEN, Position
from audiogame.games.scientific_war.search.powers import Powers
from audiogame.games.scientific_war.trick import turns_order
from audiogame.rules.cards import Rank
from audiogame.rules.state import Seat
from audiogame.rules.value import Value

JOKER = Rank.JOKER.value
Cards = tuple[int, ...]


class Best(NamedTuple):
    """The strongest of the others' cards: its strength, how many there are, and the seat."""

    strength: int
    times: int
    seat: Seat


class Others(NamedTuple):
    """Summary of the cards that the others play.

    Args:
        best: the strongest for each order in force.
        jacks, queens, jokers: number of them.
        queen, joker: seat that played them, the last one if there are several.
    """

    best: tuple[Best, Best]
    jacks: int
    queens: int
    queen: Seat
    jokers: int
    joker: Seat


class Mixtures(Value):
    """Mixtures of the seats, found in simulated tricks.

    Args:
        cards: by seat, the cards that it holds.
        chances: by seat, probability of each.
        values: expected score of each card of the seat that asked.
        takes: how often each takes the trick.
    """

    cards: list[Cards]
    chances: list[list[float]]
    values: list[float]
    takes: list[float]


class Crowd:
    """One trick of many seats.

    Args:
        position: before the trick, with all cards supposed to be known.
        powers: changes by the trick, for each order that may be in force after it.
    """

    def __init__(self, position: Position, powers: dict[bool, Powers]) -> None:
        self.position, self.powers = position, powers
        self.cards = [
            tuple(card for card, number in enumerate(hand) if number) for hand in position.hands
        ]
        self.turns = tuple(
            turns_order(jacks, position.jacks) for jacks in range(len(position.hands) + 1)
        )

    def others(self, seat: Seat, played: Sequence[int]) -> Others:
        """Return the summary of the cards of all but one seat; 0 is no card."""
        high = low = high_times = low_times = 0
        high_seat = low_seat = queen = joker = NOBODY
        jacks = queens = jokers = 0
        for other, card in enumerate(played):
            if not card or other == seat:
                continue
            if card == JOKER:
                jokers, joker = jokers + 1, other
                continue
            if card > high:
                high, high_times, high_seat = card, 1, other
            elif card == high:
                high_times += 1
            if 16 - card > low:
                low, low_times, low_seat = 16 - card, 1, other
            elif 16 - card == low:
                low_times += 1
            if card == JACK:
                jacks += 1
            elif card == QUEEN:
                queens, queen = queens + 1, other
        best = Best(high, high_times, high_seat), Best(low, low_times, low_seat)
        return Others(best, jacks, queens, queen, jokers, joker)

    def winner(self, seat: Seat, card: int, others: Others, low: bool) -> Seat:
        """Return the seat that takes the trick if a seat plays a card, or NOBODY."""
        strength, times, first = others.best[low]
        jokers, joker = others.jokers, others.joker
        if card == JOKER:
            jokers, joker = jokers + 1, seat
        else:
            own = 16 - card if low else card
            if own > strength:
                times, first = 1, seat
            elif own == strength:
                times += 1
        if jokers == 1:
            return joker if times > 1 else NOBODY
        return first if times == 1 else NOBODY

    def weigh(
        self, seat: Seat, played: Sequence[int], cards: Cards
    ) -> tuple[list[float], list[Seat]]:
        """Evaluate cards of a seat against the cards of the others.

        Args:
            seat: the seat whose cards are evaluated.
            played: the card of each seat, 0 for none; its own does not count.
            cards: the cards to evaluate.

        Returns:
            The expected score of each, and the seat that takes the trick.
        """
        position = self.position
        others = self.others(seat, played)
        known: dict[tuple[bool, bool, Seat], list[float]] = {}
        factors: dict[tuple[Seat, bool], float] = {}
        values, winners = [], []
        for card in cards:
            low = position.low != self.turns[others.jacks + (card == JACK)]
            winner = self.winner(seat, card, others, low if position.now else position.low)
            queens, is_won = others.queens + (card == QUEEN), winner != NOBODY
            spy = NOBODY if queens != 1 else seat if card == QUEEN else others.queen
            powers = self.powers[low]
            all_powers = known.get((low, is_won, spy))
            if all_powers is None:
                all_powers = known[low, is_won, spy] = _unmoved(powers, seat, played, is_won, spy)
            own, rest = all_powers[seat] * powers.playing[seat][card], all_powers[-1]
            if is_won:
                factor = factors.get((winner, low))
                if factor is None:
                    factor = self._factor(powers, winner, seat, played)
                    factors[winner, low] = factor
                factor *= powers.card[winner][card] / powers.losing[winner]
                if winner == seat:
                    own *= factor
                else:
                    rest += all_powers[winner] * (factor - 1.0)
            values.append(own / (own + rest) if own + rest > 0.0 else 0.0)
            winners.append(winner)
        return values, winners

    def _factor(self, powers: Powers, winner: Seat, seat: Seat, played: Sequence[int]) -> float:
        """Return the factor by which the power of a winner grows, without the card of `seat`."""
        factor, of_card = powers.winning[winner], powers.card[winner]
        for other, card in enumerate(played):
            if card and other != seat:
                factor *= of_card[card]
        return factor

    def mixtures(
        self, me: Seat, random: Random, rounds: int, usual: Sequence[list[float]] = ()
    ) -> Mixtures:
        """Simulate tricks in which all seats learn; return what they have learnt to play.

        Args:
            me: the seat that is to choose; the spy answers each of its cards with the best one.
            random: draws the simulated cards.
            rounds: number of simulated tricks.
            usual: by seat, mixtures that the others play in every second trick instead of what they
                learn; nothing if they always play what they learn.
        """
        position = self.position
        playing = position.playing
        regrets = [[0.0] * len(cards) for cards in self.cards]
        totals = [[0.0] * len(cards) for cards in self.cards]
        values, takes = [0.0] * len(self.cards[me]), [0.0] * len(self.cards[me])
        played = [0] * len(self.cards)
        weights = 0
        for number in range(1, rounds + 1):
            mixed = {seat: _matched(regrets[seat]) for seat in playing}
            if usual and number % 2:
                mixed |= {seat: [*accumulate(usual[seat])] for seat in playing if seat != me}
            for seat in playing:
                at = bisect(mixed[seat], random.random() * mixed[seat][-1])
                played[seat] = self.cards[seat][min(at, len(self.cards[seat]) - 1)]
            if position.spy != NOBODY:
                played[position.spy] = self._answer(played)
            for seat in playing:
                gains, winners = self._gains(seat, me, played)
                if seat == me:
                    for place, gain in enumerate(gains):
                        values[place] += number * gain
                        takes[place] += number * (winners[place] == me)
                if seat != position.spy:
                    _learn(regrets[seat], totals[seat], mixed[seat], gains, number)
            weights += number
        return Mixtures(
            self.cards,
            [_shared(total) for total in totals],
            [value / weights for value in values],
            [take / weights for take in takes],
        )

    def _answer(self, played: Sequence[int]) -> int:
        """Return the spy's card when it knows all other cards."""
        spy = self.position.spy
        values, _ = self.weigh(spy, played, self.cards[spy])
        return self.cards[spy][values.index(max(values))]

    def _gains(self, seat: Seat, me: Seat, played: list[int]) -> tuple[list[float], list[Seat]]:
        spy = self.position.spy
        if seat != me or spy in (NOBODY, me):
            return self.weigh(seat, played, self.cards[seat])
        values, winners = [], []
        answered = list(played)
        for card in self.cards[seat]:
            answered[seat] = card
            answered[spy] = self._answer(answered)
            (value,), (winner,) = self.weigh(seat, answered, (card,))
            values.append(value)
            winners.append(winner)
        return values, winners


def _unmoved(
    powers: Powers, seat: Seat, played: Sequence[int], is_won: bool, spy: Seat
) -> list[float]:
    """Return the powers of all seats after a trick, without the gain of the winner.

    Args:
        powers: changes by the trick.
        seat: the seat whose cards are evaluated; its power is 1 before the factors of the trick.
        played: the card of each seat.
        is_won: whether the trick is won, and no war.
        spy: the next spy.

    Returns:
        The power of each seat, and last the sum of the powers of all but `seat`.
    """
    found, total = [], 0.0
    for other, card in enumerate(played):
        power = 1.0 if other == seat else powers.playing[other][card] if card else 0.0
        if is_won:
            power *= powers.losing[other]
        if spy != NOBODY:
            power *= powers.spying[other] if other == spy else powers.spied[other]
        if other != seat:
            total += power
        found.append(power)
    return [*found, total]


def _matched(regrets: list[float]) -> list[float]:
    """Return the cumulative sums of a mixture in proportion to regrets, with a little of each."""
    total = fsum(regrets)
    if total <= 0.0:
        return [*range(1, len(regrets) + 1)]
    least = 0.05 * total / len(regrets)
    return [*accumulate([regret + least for regret in regrets])]


def _learn(
    regrets: list[float], totals: list[float], sums: list[float], gains: list[float], number: int
) -> None:
    """Add a round to the regrets of a seat and to its mean mixture."""
    every, before, mean = sums[-1], 0.0, 0.0
    for place, (upto, gain) in enumerate(zip(sums, gains, strict=True)):
        chance = (upto - before) / every
        totals[place] += number * chance
        mean += chance * gain
        before = upto
    for place, gain in enumerate(gains):
        regrets[place] = max(regrets[place] + gain - mean, 0.0)


def _shared(totals: list[float]) -> list[float]:
    every = fsum(totals)
    return [total / every for total in totals] if every else totals
