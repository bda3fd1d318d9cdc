"""Figures of 10-Die Poker for reviews and statistics."""

from __future__ import annotations

from audiogame.games.ten_die_poker.events import PotSplit, PotTaken, SharedLead
from audiogame.games.ten_die_poker.money import CENTS
from audiogame.games.ten_die_poker.rules import TenDiePoker
from audiogame.rules.figures import Figures
from audiogame.rules.state import Event

BIG = 3
"""Multiple of the antes from which on a pot is big."""


def _key(event: Event, before: TenDiePoker) -> bool:
    antes = before.options.ante * len(before.dealt)
    pot = isinstance(event, (PotTaken, PotSplit)) and before.pot >= BIG * antes
    return pot or isinstance(event, SharedLead)


def _money(state: TenDiePoker) -> tuple[int, ...]:
    return tuple(net or 0 for net in state.nets)


def _antes_a_round(state: TenDiePoker) -> tuple[float, ...]:
    coins = state.options.ante * CENTS * max(state.round, 1)
    return tuple(cents / coins for cents in _money(state))


FIGURES = Figures(
    rounds=(PotTaken, PotSplit),
    key=_key,
    money=_money,
    coins=CENTS,
    pace=_antes_a_round,
    pace_unit="antes a round",
)
