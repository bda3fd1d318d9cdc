"""Odds of one skirmish between two seats, for its own sake: nothing is saved for later.

Whoever is behind rolls or concedes, and the other answers; after a forced tie the other is asked
first.  A tie that neither breaks takes a reinforcement of each seat, as if drawn from a full deck;
without any nobody wins, which both count one half.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

from audiogame.games.sichermans_war.deck import PILE, deck, strength
from audiogame.games.sichermans_war.search.dice_sets import REACH, THROWN, DiceSet, dice_set
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, FACES, Die
from audiogame.rules.fault import Reason
from audiogame.rules.notation import nearest, word
from audiogame.rules.odds import EXACT, Given, Odds, OddsError, percents, whole
from audiogame.rules.state import Event

PACKAGE = "audiogame.games.sichermans_war"
"""Whose texts have the complaints."""

MOST_BEHIND = 99


class Outcomes(NamedTuple):
    """The chances to win a skirmish, and that nobody does; the rest is lost."""

    win: Fraction
    tie: Fraction

    @property
    def worth(self) -> Fraction:
        """What both play for: a tie is one half."""
        return self.win + self.tie / 2

    @property
    def parts(self) -> tuple[Fraction, Fraction, Fraction]:
        """The chances to win, to tie and to lose."""
        return self.win, self.tie, 1 - self.win - self.tie


class DieOdds(Event):
    """What the roll of a die comes to.

    Args:
        leads, ties, behind: on how many of its six faces it leads, ties and stays behind.
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
    """What is best: a die, or None to pass; `win`, `tie` and `lose` are as in `DieOdds`."""

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


WON, UNRESOLVED, LOST = (
    Outcomes(Fraction(win), Fraction(tie)) for win, tie in ((1, 0), (0, 1), (0, 0))
)


@cache
def draws() -> tuple[tuple[int, Fraction], ...]:
    """Return the chances of the gap that a reinforcement of each seat makes, from a full deck."""
    cards = [strength(card) for card in deck(2, jokers=False)]
    counts = Counter(mine - theirs for mine, theirs in permutations(cards, 2))
    every = len(cards) * (len(cards) - 1)
    return tuple([(gap, Fraction(ways, every)) for gap, ways in counts.items()])


def choices(
    behind: int, mine: DiceSet, theirs: DiceSet, reserves: int = 0
) -> list[tuple[Die | None, Outcomes]]:
    """Return the chances in a skirmish by what the asked seat does; None is to pass.

    Args:
        behind: the other's total less the own one, 0 for a tie.
        mine, theirs: the dice left.
        reserves: reinforcements that each seat has left.
    """
    if behind:
        passing = LOST
    else:
        stands = _stands(mine, theirs, reserves)
        passing = min([stands, *_answers(0, mine, theirs, reserves)], key=_worth)
    rolls = zip(
        [die for die, _, _ in THROWN[mine]], _rolls(-behind, mine, theirs, reserves), strict=True
    )
    return [(None, passing), *rolls]


@cache
def winning(gap: int, mine: DiceSet, theirs: DiceSet, asked: bool, reserves: int = 0) -> Outcomes:
    """Return the chances in a skirmish when both play their best in it.

    Args:
        gap: own total less the other's.
        mine, theirs: the dice left.
        asked: in a tie, whether the own seat is asked first; else who is behind is asked.
        reserves: reinforcements that each seat has left.
    """
    if gap + REACH[mine] < 0:
        return LOST
    if gap - REACH[theirs] > 0:
        return WON
    if gap < 0 or (gap == 0 and asked):
        return max([value for _, value in choices(-gap, mine, theirs, reserves)], key=_worth)
    if gap > 0:
        return min([WON, *_answers(gap, mine, theirs, reserves)], key=_worth)
    stands = _stands(mine, theirs, reserves)
    own = max([stands, *_rolls(0, mine, theirs, reserves)], key=_worth)
    return min([own, *_answers(0, mine, theirs, reserves)], key=_worth)


@cache
def _stands(mine: DiceSet, theirs: DiceSet, reserves: int) -> Outcomes:
    """Return what a tie is worth that neither breaks: a reinforcement each, if there are any."""
    if not reserves:
        return UNRESOLVED
    left = reserves - 1
    win = tie = Fraction(0)
    for gap, chance in draws():
        if gap or not left:
            found = winning(gap, mine, theirs, False, left)
        else:
            found = _stands(mine, theirs, left)
        win, tie = win + chance * found.win, tie + chance * found.tie
    return Outcomes(win, tie)


def _rolls(gap: int, mine: DiceSet, theirs: DiceSet, reserves: int) -> list[Outcomes]:
    return [_roll(gap, left, theirs, faces, True, reserves) for _, left, faces in THROWN[mine]]


def _answers(gap: int, mine: DiceSet, theirs: DiceSet, reserves: int) -> list[Outcomes]:
    return [_roll(gap, mine, left, faces, False, reserves) for _, left, faces in THROWN[theirs]]


def _roll(
    gap: int, mine: DiceSet, theirs: DiceSet, faces: tuple[int, ...], own: bool, reserves: int
) -> Outcomes:
    """Return the chances after the roll of a die of the own seat, or of the other."""
    step = 1 if own else -1
    values = [winning(gap + step * face, mine, theirs, not own, reserves) for face in faces]
    wins, ties = zip(*values, strict=True)
    return Outcomes(Fraction(sum(wins), len(faces)), Fraction(sum(ties), len(faces)))


def _worth(found: Outcomes) -> Fraction:
    return found.worth


def _work_out(given: Mapping[str, Any]) -> tuple[Event, ...]:
    behind = given["behind"]
    mine, theirs = dice_set(given["dice"]), dice_set(given.get("theirs", ()))
    found = choices(behind, mine, theirs, given.get("reinforcements", 0))
    best, chances = max(found, key=lambda choice: choice[1].worth)
    told: list[Event] = [SkirmishOdds(best, *percents(chances.parts))]
    told += _exactly(chances, given)
    for die, value in sorted(found, key=lambda choice: -choice[1].worth):
        if die is not None:
            leads, ties = sum(face > behind for face in FACES[die]), FACES[die].count(behind)
            faces = (leads, ties, len(FACES[die]) - leads - ties)
            told += [DieOdds(die, *faces, *percents(value.parts)), *_exactly(value, given)]
    return tuple(told)


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
    "Say what is best in one skirmish between two seats, and how likely it is won.",
    (
        Given("dice", "your dice left, such as low,high", _dice("own", 1), needed=True),
        Given(
            "behind",
            "how many points you are behind; 0 for a tie in which you are asked first",
            whole(Reason("behind", package=PACKAGE), 0, MOST_BEHIND),
            needed=True,
        ),
        Given("theirs", "the other's dice left; none without", _dice("other", 0)),
        Given(
            "reinforcements",
            "how many each of you has left; none without",
            whole(Reason("reinforcements", package=PACKAGE), 0, PILE),
        ),
    ),
    _work_out,
)
