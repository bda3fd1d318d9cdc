"""Odds of one skirmish between two seats, for its own sake: nothing is saved for later.

The seat that is behind rolls or concedes, and the other answers; after a forced tie the other is
asked first.  A tie that neither breaks takes a reinforcement of each seat, as if drawn from a full
deck; without any the skirmish has no winner, which both count one half.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from itertools import permutations
from typing import Any

from audiogame.games.sichermans_war.deck import PILE, deck, strength
from audiogame.games.sichermans_war.search.dice_sets import DiceSet, dice_set
from audiogame.games.sichermans_war.search.duel import Choice, Duel
from audiogame.games.sichermans_war.search.outcomes import LOST, UNRESOLVED, WON, Outcomes
from audiogame.games.sichermans_war.search.pairs import STEP
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, FACES, Die
from audiogame.rules.fault import Reason
from audiogame.rules.notation import nearest, word
from audiogame.rules.odds import EXACT, Given, Odds, OddsError, percents, whole
from audiogame.rules.state import Event

PACKAGE = "audiogame.games.sichermans_war"
"""Package whose texts have the error messages."""

MOST_BEHIND = 99


class DieOdds(Event):
    """Odds of the roll of a die.

    Args:
        leads, ties, behind: number of its six faces that lead, tie and stay behind.
        win, tie, lose: the chances in whole percent, 100 together.
    """

    die: Die
    leads: int
    ties: int
    behind: int
    win: int
    tie: int
    lose: int


class SkirmishOdds(Event):
    """The best choice: a die, or None to pass; `win`, `tie` and `lose` are as in `DieOdds`."""

    die: Die | None
    win: int
    tie: int
    lose: int


class Exactly(Event):
    """The chances told last, as fractions: `win` / `win_of`, and `tie` / `tie_of`."""

    win: int
    win_of: int
    tie: int
    tie_of: int


@cache
def draws() -> tuple[tuple[int, int], ...]:
    """Return the differences of two reinforcements of a full deck, each with its number of ways."""
    cards = [strength(card) for card in deck(2, jokers=False)]
    return tuple(Counter(mine - theirs for mine, theirs in permutations(cards, 2)).items())


def choices(
    behind: int, mine: DiceSet, theirs: DiceSet, reserves: int = 0
) -> tuple[Choice[Outcomes], ...]:
    """Return the chances in a skirmish by each choice of the asked seat; the first is to pass.

    Args:
        behind: the other's total less that of the asked seat, 0 for a tie.
        mine, theirs: the dice left.
        reserves: reinforcements that each seat has left.
    """
    return _duel(reserves).choices(mine, theirs, -behind, STEP, may_answer=True)


@cache
def _duel(reserves: int) -> Duel[Outcomes]:
    """Return a skirmish scored by its winner only, not by dice left or points at stake."""
    ends = (UNRESOLVED, WON, LOST)
    return Duel(
        worth=lambda mine, theirs, left, gain: ends[(gain > 0) - (gain < 0)],
        pairs=((0, draws()),),
        reserves=reserves,
        depth=reserves,
        total=lambda chances: sum(chances, LOST),
    )


def _work_out(given: Mapping[str, Any]) -> tuple[Event, ...]:
    behind = given["behind"]
    mine, theirs = dice_set(given["dice"]), dice_set(given.get("theirs", ()))
    found = choices(behind, mine, theirs, given.get("reinforcements", 0))
    best, chances = max(found, key=_value)
    told: list[Event] = [SkirmishOdds(best, *percents(chances.parts))]
    told += _exactly(chances, given)
    for die, value in sorted(found, key=_value, reverse=True):
        if die is not None:
            leads, ties = sum(face > behind for face in FACES[die]), FACES[die].count(behind)
            faces = (leads, ties, len(FACES[die]) - leads - ties)
            told += [DieOdds(die, *faces, *percents(value.parts)), *_exactly(value, given)]
    return tuple(told)


def _value(choice: Choice[Outcomes]) -> Outcomes:
    return choice.value


def _exactly(chances: Outcomes, given: Mapping[str, Any]) -> list[Event]:
    if EXACT not in given:
        return []
    return [Exactly(*chances.win.as_integer_ratio(), *chances.tie.as_integer_ratio())]


def _dice(whose: str, least: int) -> Callable[[str], tuple[Die, ...]]:
    known = {word(die): die for die in ALL_DICE}

    def read(text: str) -> tuple[Die, ...]:
        names = [name.strip().lower() for name in text.split(",") if name.strip()]
        for name in names:
            if name not in known:
                near = nearest(name, known)
                raise OddsError("no-die", package=PACKAGE, name=name, near=near)
        if len({*names}) < len(names):
            raise OddsError("die-twice", package=PACKAGE, whose=whose, text=text)
        if len(names) < least:
            raise OddsError("dice-missing", package=PACKAGE, whose=whose, known=tuple(known))
        return tuple(known[name] for name in names)

    return read


ODDS = Odds(
    Reason("odds", package=PACKAGE),
    (
        Given("dice", Reason("odds-dice", package=PACKAGE), _dice("own", 1), needed=True),
        Given(
            "behind",
            Reason("odds-behind", package=PACKAGE),
            whole(Reason("behind", package=PACKAGE), 0, MOST_BEHIND),
            needed=True,
        ),
        Given("theirs", Reason("odds-theirs", package=PACKAGE), _dice("other", 0)),
        Given(
            "reinforcements",
            Reason("odds-reinforcements", package=PACKAGE),
            whole(Reason("reinforcements", package=PACKAGE), 0, PILE),
        ),
    ),
    _work_out,
)
