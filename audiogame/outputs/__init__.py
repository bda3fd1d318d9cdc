"""Outputs, the places where a line ends: screen, speech, history, transcript."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # a server, which only writes plain text, needs no narration
    from audiogame.narration.line import Line


class Output(Protocol):
    """An output of lines; subclasses override only what differs.

    One that raises is dropped, and the others report it once.
    """

    name: str
    """Its name in the report that it was dropped, such as "speech"."""

    def take(self, line: Line) -> None:
        """Take a line without waiting."""

    def pressed(self) -> None:
        """Handle a key press: the next answer belongs to it."""
        return None  # noqa: RET501  # not abstract: most hear of no key

    def silence(self) -> None:
        """Stop the present speech; other outputs keep the lines."""
        return None  # noqa: RET501  # not abstract: most have no speech

    def close(self) -> None:
        """Finish the last words within a time limit, and release all resources."""
        return None  # noqa: RET501  # not abstract: some have none
