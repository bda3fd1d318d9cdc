"""Advice in Army Men Dice War: the expert's choice, why, and the worth of other choices."""

from __future__ import annotations

from random import Random

from audiogame.games.army_men.rules import ArmyMen
from audiogame.games.army_men.scores import named
from audiogame.games.army_men.search.advantage import Advantage, reason
from audiogame.games.army_men.search.prospects import Prospect, prospects, ranked, valued
from audiogame.rules.advice import nearly_as_good, only_choice, percents_together
from audiogame.rules.game import Advice, Adviser
from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.valuation import Valuation, percent

MOST_OTHERS = 5
"""Maximum alternatives that are told one by one."""


class Kept(Event):
    """One or two dice to keep: how many `soldiers`, and the faces of the `others`.

    `twins` is the face of two others that are alike; else 0.
    """

    soldiers: int
    others: tuple[int, ...]
    twins: int = 0


class Advised(Event):
    """To set these dice aside is best; `instead` is second best, or what was chosen.

    Args:
        chance, instead_chance: the chances to win the game or the campaign, in percent.
        games: how many games there are to win.
        points, instead_points: the expected score of this turn.
        fewer: how much lower `points` is.
        near: whether `instead` is nearly as good; then no cause is told.
        reason: the cause that favours the best; None if none can be named.
        wins, instead_wins: the chances to win the round, in percent.
    """

    seat: Seat
    dice: Kept
    chance: int
    games: int
    points: int
    wins: int
    instead: Kept
    instead_chance: int
    instead_points: int
    instead_wins: int
    fewer: int
    near: bool
    reason: Advantage | None


class Weighed(Event):
    """Worth of other dice: `chance`, `points` and `wins` as in `Advised`."""

    dice: Kept
    chance: int
    points: int
    wins: int


class RestWeighed(Event):
    """The `count` remaining choices, the best of which has this `chance`, in percent."""

    count: int
    chance: int


class Counsel(Adviser[ArmyMen]):
    """Adviser that recommends the expert's choice: nothing is hidden in this game."""

    def weigh(self, view: ArmyMen, seat: Seat, random: Random) -> Valuation:
        """Return the exact chance to win the game or the campaign with each choice."""
        return Valuation(valued(view))

    def advise(self, view: ArmyMen, seat: Seat, random: Random) -> Advice:
        if only := only_choice(view, seat):
            return only
        best, *others = prospects(view, seat, 2 + MOST_OTHERS)
        event = _advised(view, seat, best, others[0])
        return Advice(best.action, (event,), _weighed(view, best, others))

    def compare(self, view: ArmyMen, seat: Seat, action: Action, random: Random) -> Advice:
        """Return the expert's choice against another one, and the worth of the rest."""
        best, *others = prospects(view, seat, len(ranked(view)))
        dice = view.chosen(action)
        chosen = [one for one in others if view.chosen(one.action) == dice]
        event = _advised(view, seat, best, *(chosen or others)[:1])
        return Advice(best.action, (event,), _weighed(view, best, others))


def _advised(view: ArmyMen, seat: Seat, best: Prospect, instead: Prospect) -> Advised:
    """Return the expert's choice against another one, with the cause."""
    points, other_points = round(best.points), round(instead.points)
    near = nearly_as_good(best.value, instead.value)
    chance, instead_chance = percents_together(best.value, instead.value)
    return Advised(
        seat,
        _dice(view, best),
        chance,
        view.options.campaign,
        points,
        percent(best.wins),
        _dice(view, instead),
        instead_chance,
        other_points,
        percent(instead.wins),
        other_points - points,
        near,
        None if near else reason(view, seat, best, instead),
    )


def _weighed(view: ArmyMen, best: Prospect, others: list[Prospect]) -> tuple[Event, ...]:
    chances = [percents_together(best.value, one.value)[1] for one in others[: MOST_OTHERS + 1]]
    told: list[Event] = [
        Weighed(_dice(view, one), chance, round(one.points), percent(one.wins))
        for one, chance in zip(others[:MOST_OTHERS], chances, strict=False)
    ]
    rest = len(ranked(view)) - 1 - MOST_OTHERS
    if rest > 0:
        told.append(RestWeighed(rest, chances[MOST_OTHERS]))
    return tuple(told)


def _dice(view: ArmyMen, prospect: Prospect) -> Kept:
    dice = named(view.chosen(prospect.action))
    return Kept(dice.soldiers, dice.others, dice.twins)
