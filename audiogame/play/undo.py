"""Take the last choice back, where that is fair to everybody at the keyboard."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.narration.narrator import Urgency
from audiogame.rules.state import CHANCE, Seat
from audiogame.table.move_list import Taken
from audiogame.table.table import Table


def last_choice(table: Table, here: tuple[Seat, ...], copied: int = 0) -> Taken | None:
    """Find the last choice of somebody here; those taken over from another game do not count."""
    for taken in reversed(table.moves):
        if taken.number <= copied:
            return None
        if taken.seat in here:
            return taken
    return None


def behind_a_secret(table: Table, taken: Taken, asker: Seat) -> bool:
    """Tell whether a secret choice of another person than `asker` would be lost with this one."""
    return any(
        one.number >= taken.number and one.seat != asker and one.seat not in table.bots
        for one in table.commitments.pending
    )


class Undo:
    """Takes choices back in one game, and says once what becomes of luck.

    Args:
        app: keys and outputs.
        table: the game.
        copied: how many moves of it were taken over from another game.
    """

    def __init__(self, app: App, table: Table, copied: int = 0) -> None:
        self.app = app
        self.table = table
        self.copied = copied
        self._luck_due = False
        self._luck_told = False

    async def ask(self, here: tuple[Seat, ...], holder: Seat | None) -> bool:
        """Take the last choice of the people here back, if that can be; tells whether it was.

        Args:
            here: the seats of the people at this keyboard.
            holder: who of several holds it, where there are secrets: a choice that is still
                secret is taken back by its own person only.
        """
        if self.table.state.result is not None:
            self.app.tell("undo-over")
            return False
        taken = last_choice(self.table, here, self.copied)
        if taken is None:
            self.app.tell("undo-nothing")
            return False
        if behind_a_secret(self.table, taken, taken.seat if holder is None else holder):
            self.app.tell("undo-secret")
            return False
        if len(here) > 1 and not await self.app.confirm("undo-consent"):
            self.app.tell("staying")
            return False
        gone = [one for one in self.table.moves if one.number >= taken.number]
        self.table.take_back(len(gone))
        self._luck_due = any(one.seat == CHANCE for one in gone)
        return True

    def tell_luck(self) -> None:
        """Say, once in a game, that the same luck comes again."""
        if self._luck_due and not self._luck_told:
            self._luck_told = True
            self.app.tell("undo-luck", Urgency.NEWS)
