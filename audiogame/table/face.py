"""What a front end may use of a table, whether it stands on this machine or far away."""

from __future__ import annotations

from typing import Protocol

from audiogame.rules.game import Game
from audiogame.rules.state import Event, Query, Seat, State
from audiogame.table.listener import Listener
from audiogame.table.move_list import Player


class SeenTable(Protocol):
    """A table as it is seen from the seats of the people here."""

    game: Game
    listeners: list[Listener]

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits in each seat now."""

    @property
    def first(self) -> tuple[Player, ...]:
        """Who sat down at the beginning."""

    @property
    def state(self) -> State:
        """The state as all the people here may know it, each with the others."""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats of people here that owe an action."""

    def view(self, seat: Seat) -> State:
        """Return the state as a seat of the people here sees it."""

    def ask(self, seats: tuple[Seat, ...], query: Query, about: Seat) -> tuple[Event, ...]:
        """Answer a question of `about` from what all `seats` may know."""
