"""What the seats at one place see of a state together, worked out once."""

from __future__ import annotations

from audiogame.rules.state import Seat, State, seen_by_all


class Sight:
    """Remembers what was seen of the newest state."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._views: dict[tuple[Seat, ...], State] = {}

    def of(self, state: State, seats: tuple[Seat, ...]) -> State:
        """Return what all of some seats see of a state; without any, what everybody sees."""
        if self._state is not state:
            self._state, self._views = state, {}
        view = self._views.get(seats)
        if view is None:
            view = seen_by_all(state, seats or tuple(range(state.seats)))
            assert view is not None, "a state can be seen in part, never not at all"
            self._views[seats] = view
        return view
