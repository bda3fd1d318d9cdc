"""A fake game with secrets, to test which seat is told what; it has no sentences."""

from __future__ import annotations

from random import Random
from typing import Self

from audiogame.rules.chance import Chance, Draw, Outcome
from audiogame.rules.game import Game
from audiogame.rules.options import Options
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, replace
from audiogame.rules.value import once


class Bet(Action):
    amount: int


class BetMade(Event):
    """A seat has bet: all seats may know it, but only that seat the amount."""

    seat: Seat
    amount: int | None

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, amount=None)


class Peeked(Event):
    """A seat has peeked: only that seat may know it."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat) -> Self | None:
        return self if seat == self.seat else None


class Bets(Event):
    amounts: tuple[int | None, ...]


class Secret(State):
    """Each seat bets in secret; then one card is drawn, and the game is over."""

    bets: tuple[int | None, ...]
    card: str = ""

    @property
    def seats(self) -> int:
        return len(self.bets)

    @once
    def chance(self) -> Chance | None:
        return None if None in self.bets or self.card else Draw(("ace", "king"))

    @once
    def result(self) -> Result | None:
        return Result((1,) * self.seats) if self.card else None

    def _actors(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, bet in enumerate(self.bets) if bet is None)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Bet(1), Bet(2))

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        assert isinstance(action, Bet)
        bets = (*self.bets[:seat], action.amount, *self.bets[seat + 1 :])
        told = (BetMade(seat, action.amount), Peeked(seat, "queen"))
        return replace(self, bets=bets), told

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        return replace(self, card=outcome[0]), ()

    def seen_by(self, seat: Seat) -> Self:
        bets = tuple(
            bet if bet is None or other == seat else 0 for other, bet in enumerate(self.bets)
        )
        return replace(self, bets=bets)

    def decision(self, seat: Seat) -> Event:
        return BetMade(seat, None)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        return (Bets(self.bets),)


class Noting:
    """A bot that bets 2 and collects all that it hears and sees."""

    def __init__(self) -> None:
        self.heard: list[Event] = []
        self.views: list[State] = []
        self.drawn: list[float] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        self.views.append(view)
        self.drawn.append(random.random())
        return view.legal_actions(seat)[-1]


SECRET = Game(
    "secret",
    __name__,
    (2, 3),
    Options,
    lambda seats, options: Secret(options, (None,) * seats),
    {"noting": Noting},
)
