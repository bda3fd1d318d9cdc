"""Figures of 10-Die Poker for reviews and statistics."""

from __future__ import annotations

from enum import Enum

from audiogame.games.ten_die_poker.events import PotSplit, PotTaken, SharedLead
from audiogame.games.ten_die_poker.money import CENTS
from audiogame.games.ten_die_poker.rules import Challenge, TenDiePoker
from audiogame.rules.figures import Figures
from audiogame.rules.state import Action, Event, Seat

BIG = 3
"""Multiple of the antes from which on a pot is big."""


class Mistake(Enum):
    """Kind of mistake, by what was chosen and what was best."""

    FOLDED = "folded"
    """A fold where a challenge was best."""
    CHALLENGED = "challenged"
    """A challenge where to fold was best."""
    FEW = "few"
    """A challenge that rolls fewer pairs than the best."""
    MANY = "many"
    """A challenge that rolls more pairs than the best."""
    OTHERS = "others"
    """A challenge that rolls as many pairs, but others."""


def _key(event: Event, before: TenDiePoker) -> bool:
    antes = before.options.ante * len(before.dealt)
    pot = isinstance(event, (PotTaken, PotSplit)) and before.pot >= BIG * antes
    return pot or isinstance(event, SharedLead)


def _money(state: TenDiePoker) -> tuple[int, ...]:
    return tuple(net or 0 for net in state.nets)


def _antes_a_round(state: TenDiePoker) -> tuple[float, ...]:
    coins = state.options.ante * CENTS * max(state.round, 1)
    return tuple(cents / coins for cents in _money(state))


def _mistake(view: TenDiePoker, seat: Seat, action: Action, best: Action) -> Mistake | None:
    if not isinstance(action, Challenge):
        return Mistake.FOLDED
    if not isinstance(best, Challenge):
        return Mistake.CHALLENGED
    more = len(action.pairs) - len(best.pairs)
    return (Mistake.MANY if more > 0 else Mistake.FEW) if more else Mistake.OTHERS


FIGURES = Figures(
    rounds=(PotTaken, PotSplit),
    key=_key,
    money=_money,
    coins=CENTS,
    mistake=_mistake,
    pace=_antes_a_round,
    pace_unit="antes a round",
)
