"""The few things that parts of the console need of it; each part says which."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from audiogame.narration.line import Validity
from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.settings import Settings


class Teller(Protocol):
    """Says things."""

    @property
    def narrator(self) -> Narrator:
        """Puts the program's own messages into words."""

    def say(self, line: Line, row: bool = False, again: bool = False) -> None:
        """Hand a line to every output.

        Args:
            row: whether it answers an arrow key, and has to fit into one row of the screen.
            again: whether the history has it already.
        """

    def tell(
        self,
        message: str,
        urgency: Urgency = Urgency.ANSWER,
        validity: Validity | None = None,
        **args: object,
    ) -> None:
        """Say a common message.

        Args:
            validity: how long it is true; None for what stays true.
        """


class Keeper(Protocol):
    """Keeps what the player has chosen."""

    @property
    def settings(self) -> Settings:
        """The player's choices."""

    @property
    def data(self) -> Path:
        """The folder of everything that is kept."""

    def keep(self, settings: Settings) -> None:
        """Take changed settings, and have them saved when the words of it are out."""
