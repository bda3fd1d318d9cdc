"""Advice in Army Men Dice War: what the expert would set aside, why, and what else comes to."""

from __future__ import annotations

from enum import Enum
from random import Random

from audiogame.games.army_men.bots.skilled import price
from audiogame.games.army_men.events import Dice
from audiogame.games.army_men.rules import ArmyMen
from audiogame.games.army_men.scores import named
from audiogame.games.army_men.search.prospects import Prospect, prospects, ranked
from audiogame.games.army_men.search.shares import FEWEST_DICE
from audiogame.rules.game import Advice, Adviser
from audiogame.rules.odds import percent
from audiogame.rules.state import Event, Seat

MOST_OTHERS = 5
"""The most alternatives that are told one by one."""
SAME = 0.0005
"""Chances that are nearer to each other than this make next to no difference."""


class Advantage(Enum):
    """What speaks for the best choice, beside the second best."""

    POINTS = "points"
    """It has fewer points in this turn."""
    DIE = "die"
    """It wins the round less often: who wins keeps a die, which costs points later."""
    END = "end"
    """The game may end with this round, and it suits the totals better."""
    RISK = "risk"
    """It spreads more widely, and this score wants that."""
    CAUTION = "caution"
    """It spreads less widely, and this score wants that."""
    NONE = "none"
    """It makes next to no difference."""


class Advised(Event):
    """To set these dice aside is best; `instead` is second best.

    Args:
        chance, instead_chance: the chances to win the game or the campaign, in percent.
        games: how many games there are to win.
        points, instead_points: the expected score of this turn.
        fewer: how much lower the first of them is.
        wins, instead_wins: the chances to win the round, in percent.
    """

    seat: Seat
    dice: Dice
    chance: int
    games: int
    points: int
    wins: int
    instead: Dice
    instead_chance: int
    instead_points: int
    instead_wins: int
    fewer: int
    reason: Advantage


class LastDieAdvised(Event):
    """Only the last die is left to be set aside.

    Args:
        chance: to win the game or the campaign, in percent.
        games: how many games there are to win.
        points: the score that it ends on.
    """

    seat: Seat
    dice: Dice
    chance: int
    games: int
    points: int


class Weighed(Event):
    """What other dice come to: `chance`, `points` and `wins` as in `Advised`."""

    dice: Dice
    chance: int
    points: int
    wins: int


class RestWeighed(Event):
    """So many more choices, `count`, have this `chance` at the best, in percent."""

    count: int
    chance: int


class Counsel(Adviser[ArmyMen]):
    """Advises as the expert chooses: nothing is hidden in this game."""

    def advise(self, view: ArmyMen, seat: Seat, random: Random) -> Advice:
        best, *others = prospects(view, seat, 2 + MOST_OTHERS)
        dice, chance, games = _dice(view, best), percent(best.share), view.options.campaign
        points = round(best.points)
        if not others:
            last = LastDieAdvised(seat, dice, chance, games, points)
            return Advice(best.action, (last,), ())
        second, instead = others[0], round(others[0].points)
        event = Advised(
            seat,
            dice,
            chance,
            games,
            points,
            percent(best.wins),
            _dice(view, second),
            percent(second.share),
            instead,
            percent(second.wins),
            instead - points,
            reason(view, seat, best, second),
        )
        return Advice(best.action, (event,), _weighed(view, seat, others))


def _weighed(view: ArmyMen, seat: Seat, others: list[Prospect]) -> tuple[Event, ...]:
    told: list[Event] = [
        Weighed(_dice(view, one), percent(one.share), round(one.points), percent(one.wins))
        for one in others[:MOST_OTHERS]
    ]
    rest = len(ranked(view)) - 1 - MOST_OTHERS
    if rest > 0:
        told.append(RestWeighed(rest, percent(others[MOST_OTHERS].share)))
    return tuple(told)


def _dice(view: ArmyMen, prospect: Prospect) -> Dice:
    return named(view.chosen(prospect.action))


def reason(view: ArmyMen, seat: Seat, best: Prospect, second: Prospect) -> Advantage:
    """Say what speaks most for the best choice, in points: those of this turn, or those later."""
    if best.share - second.share < SAME:
        return Advantage.NONE
    now = second.points - best.points
    if min(view.owned) == FEWEST_DICE:
        return Advantage.POINTS if now > 0 else Advantage.END
    later = price(view.owned[seat]) * (second.wins - best.wins)
    later += price(view.owned[1 - seat]) * (best.loses - second.loses)
    if later > max(now, 0) and percent(best.wins) < percent(second.wins):
        return Advantage.DIE
    if now > 0:
        return Advantage.POINTS
    return Advantage.RISK if best.spread > second.spread else Advantage.CAUTION
