"""Take a choice back: one's own while it is secret, any other when everybody agrees."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.narration.narrator import Urgency
from audiogame.play.audience import Audience
from audiogame.play.hand_over import HandOver
from audiogame.rules.state import CHANCE, Action, Seat
from audiogame.table.chairs import people
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


def undecided(table: Table) -> bool:
    """Tell whether some have chosen in secret, and others who were asked with them have not."""
    state = table.state
    return any(seat != CHANCE and table.asked(seat) is not state for seat in state.actors)


def open_choices(table: Table, here: tuple[Seat, ...]) -> tuple[Taken, ...]:
    """List the choices of people here that nobody has learnt anything from, the newest first.

    They are secret, and somebody who was asked at the same time has still to choose.
    """
    if not undecided(table):
        return ()
    found: list[Taken] = []
    secret = {one.number for one in table.commitments.pending}
    chosen: set[Seat] = set()
    for taken in reversed(table.moves):
        if taken.number not in secret or taken.seat in (*chosen, *table.state.actors):
            break
        chosen.add(taken.seat)
        found.append(taken)
    return tuple(one for one in found if one.seat in here and one.seat not in table.bots)


class Undo:
    """Takes choices back in one game, and says once what becomes of luck.

    Args:
        app: keys and outputs.
        table: the game.
        audience: the people here.
        hand_over: asks each of them, where they have secrets from one another.
        copied: how many moves of it were taken over from another game.
    """

    def __init__(
        self, app: App, table: Table, audience: Audience, hand_over: HandOver, copied: int = 0
    ) -> None:
        self.app = app
        self.table = table
        self.copied = copied
        self._audience = audience
        self._hand_over = hand_over
        self._luck_due = False
        self._luck_told = False

    async def ask(self) -> bool:
        """Take a choice of the people here back, if that can be; tells whether it was."""
        if self.table.state.result is not None:
            self.app.tell("undo-over")
            return False
        if self._audience.secretive:
            return await self._ask_in_secret()
        here = self._audience.seats
        taken = last_choice(self.table, here, self.copied)
        if taken is None:
            self.app.tell("undo-nothing")
            return False
        if len(here) > 1 and not await self.app.confirm("undo-consent"):
            self.app.tell("staying")
            return False
        self._take_back(taken)
        return True

    async def _ask_in_secret(self) -> bool:
        """Take back what is open still for its own person, or the holder's last if all agree."""
        holder = self._hand_over.holder
        open_now = open_choices(self.table, self._audience.seats)
        own = tuple(one for one in open_now if holder in (None, one.seat))
        if open_now and not own:
            self.app.tell("undo-secret")
            return False
        if own:
            return await self._change(own)
        if holder is None:
            self.app.remind_here()
            return False
        taken = last_choice(self.table, (holder,), self.copied)
        if taken is None:
            self.app.tell("undo-nothing")
            return False
        if behind_a_secret(self.table, taken, holder):
            self.app.tell("undo-secret")
            return False
        return await self._agree(taken, holder)

    async def _change(self, choices: tuple[Taken, ...]) -> bool:
        """Let somebody choose anew who comes for that: the last who chose, or one before."""
        for taken in choices:
            if await self._hand_over.confirm(taken.seat, "undo-own"):
                later = [one for one in choices if one.number > taken.number]
                self._take_back(taken)
                self._choose_again(later[::-1])
                return True
            if self._hand_over.holder is not None:  # who came has changed nothing
                break
        self._stay()
        return False

    async def _agree(self, taken: Taken, asker: Seat) -> bool:
        """Ask everybody else here, each at their own take-over; they have built upon it."""
        name = self.table.players[asker].name
        for seat in people(self.table):
            if seat == asker or seat in self.table.bots:
                continue
            if not await self._hand_over.confirm(seat, "undo-agree", name=name):
                self._stay()
                return False
        self._take_back(taken)
        return True

    def _stay(self) -> None:
        self._hand_over.release()
        self.app.tell("staying")

    def _take_back(self, taken: Taken) -> None:
        gone = [one for one in self.table.moves if one.number >= taken.number]
        self.table.take_back(len(gone))
        self._luck_due = any(one.seat == CHANCE for one in gone)

    def _choose_again(self, choices: list[Taken]) -> None:
        """Keep what others have chosen in secret since: nobody has to hear of it anew."""
        listeners, self.table.listeners = self.table.listeners, []
        try:
            for one in choices:
                assert isinstance(one.what, Action), "only choices are open"
                self.table.submit(one.seat, one.what)
        finally:
            self.table.listeners = listeners

    def tell_luck(self) -> None:
        """Say, once in a game, that the same luck comes again."""
        if self._luck_due and not self._luck_told:
            self._luck_told = True
            self.app.tell("undo-luck", Urgency.NEWS)
