"""What the seats of a place far away see of a game: their newest views, each and together."""

from __future__ import annotations

from collections.abc import Iterable

from audiogame.online.codec import Codec, UnreadablePacket
from audiogame.online.packets import Seen
from audiogame.rules.state import Seat, State, seen_by_all


class SeenViews:
    """The newest view of each seat.

    Args:
        codec: of the game.
    """

    def __init__(self, codec: Codec) -> None:
        self._codec = codec
        self._views: dict[Seat | None, State] = {}
        self._seen: dict[tuple[Seat, ...], State] = {}

    def __bool__(self) -> bool:
        return bool(self._views)

    def take(self, told: Iterable[Seen]) -> None:
        """Take the views that were told; without any, those before count on.

        Raises:
            UnreadablePacket: one cannot be read.
        """
        views = {one.seat: self._codec.read_view(bytes(one.view)) for one in told}
        if views:
            self._views, self._seen = views, {}

    def seen_by(self, seats: tuple[Seat, ...]) -> State:
        """Return the state as all of these seats may know it; without any, as everybody may.

        Raises:
            UnreadablePacket: nothing was told yet.
        """
        seen = self._seen.get(seats)
        if seen is None:
            if not self._views:
                raise UnreadablePacket("nothing was told yet")
            first = next((seat for seat in seats if seat in self._views), None)
            known = self._views[first] if first is not None else next(iter(self._views.values()))
            seen = seen_by_all(known, seats or tuple(range(known.seats)))
            assert seen is not None, "a state can be seen in part, never not at all"
            self._seen[seats] = seen
        return seen
