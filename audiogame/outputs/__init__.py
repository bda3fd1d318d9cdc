"""Places where a line ends: screen, speech, history, transcript."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # whoever only writes plain text, as a server does, needs no narration
    from audiogame.narration.line import Line


class Output(Protocol):
    """A place where a line ends.  One that raises is dropped, and the others say so once."""

    name: str
    """What it is called when it has to be dropped, such as "speech"."""

    def take(self, line: Line) -> None:
        """Take a line at once; never wait."""

    def pressed(self) -> None:
        """Take note that a key was pressed: the next answer belongs to it."""

    def silence(self) -> None:
        """Stop what is being said; the lines are kept elsewhere."""

    def close(self) -> None:
        """Let the last words end, within a limit, and let go of everything."""
