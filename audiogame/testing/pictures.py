"""The promises of a picture: well made, and nothing in it that a seat may not see."""

from __future__ import annotations

from collections.abc import Iterator

from audiogame.rules.picture import flaws
from audiogame.rules.state import State


def picture_flaws(state: State) -> Iterator[tuple[str, object]]:
    """Yield what is wrong with the pictures of a state, each with an example."""
    for seat in range(state.seats):
        picture = state.picture(seat)
        if picture is None:
            continue
        for flaw in flaws(picture, state.seats):
            yield f"In a picture, {flaw}.", (seat, state)
        if state.seen_by(seat).picture(seat) != picture:
            yield "A seat's picture is not the same in its own view.", (seat, state)
        hash(picture)
