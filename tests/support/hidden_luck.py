"""Games with luck that one seat alone knows, and twins that differ in that alone."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path
from random import Random

from crazy_eights import GAME as CRAZY_EIGHTS
from distribution import write_distribution
from liars_dice import GAME as LIARS_DICE

from audiogame.rules.chance import Chance, Draw, Outcome
from audiogame.rules.seat import Seat
from audiogame.rules.state import Action, State
from audiogame.rules.value import replace
from audiogame.table.luck import Luck
from audiogame.table.table import Table

GAMES = (LIARS_DICE, CRAZY_EIGHTS)
"""Each can be played by three."""


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Install the games as packages of their own, until the context ends."""
    for game in GAMES:
        write_distribution(folder, game.package, f"{game.name} = {game.package}:GAME")
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        yield
    finally:
        sys.path.remove(str(folder))


class NotedLuck(Luck):
    """Luck that keeps its answers, each with its question, and deals nothing that a twin has."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.answers: dict[int, tuple[Chance, Outcome]] = {}
        self.elsewhere: list[object] = []
        """Cards that a seat was dealt in the twin."""

    def outcome(self, k: int, chance: Chance) -> Outcome:
        found = super().outcome(k, _without(chance, self.elsewhere))
        self.answers[k] = chance, found
        return found


def _without(chance: Chance, cards: Iterable[object]) -> Chance:
    """Return a question to luck that some cards cannot answer."""
    if not isinstance(chance, Draw):
        return chance
    free = tuple((Counter(chance.unseen) - Counter(cards)).elements())
    return replace(chance, unseen=free)


class TwinLuck(Luck):
    """Luck that answers as another has, but for what one seat alone sees.

    Args:
        noted: the other, which is always ahead of it.
        seat: that is dealt something else.
        number: of several such twins.
    """

    def __init__(self, noted: NotedLuck, seat: Seat, number: int = 0) -> None:
        super().__init__(noted.seed)
        self._noted = noted
        self._seat = seat
        self._random = Random(number)
        self.different = False
        """Whether it has dealt something else."""

    def outcome(self, k: int, chance: Chance) -> Outcome:
        _, answer = self._noted.answers.get(k, (chance, super().outcome(k, chance)))
        if chance.only != (self._seat,):
            return answer
        others = [
            card
            for question, cards in self._noted.answers.values()
            if question.only != chance.only
            for card in cards
        ]
        found = _without(chance, others).sample(self._random.randrange)
        self._noted.elsewhere += found if isinstance(chance, Draw) else ()
        self.different |= found != answer
        return found


def twin_choice(one: State, other: State, seat: Seat, pick: int) -> Action | None:
    """Return a choice that a seat has in both of two states; None if there is none."""
    legal = other.legal_actions(seat)
    both = [action for action in one.legal_actions(seat) if action in legal]
    return both[pick % len(both)] if both else None


def opens(table: Table, seat: Seat, action: Action) -> bool:
    """Return whether a choice opens luck that was hidden."""
    after, _ = table.state.apply(seat, action)
    return any(not one.still_secret(after) for one in table.commitments.pending)


def same(text: str) -> str:
    """Return a text without what every game has of its own: hashes, checks and times."""
    text = re.sub(r"[0-9a-f]{8,}", lambda found: "x" * len(found[0]), text)
    return re.sub(r"\d{4}-\d\d-\d\d[T-][\d:]+Z?", "time", text)
