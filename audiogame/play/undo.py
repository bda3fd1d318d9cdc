"""Undo: a player's own choice while it is secret, any other when all players agree."""

from __future__ import annotations

from audiogame.narration.narrator import Urgency
from audiogame.play.audience import Audience
from audiogame.play.hand_over import HandOver
from audiogame.rules.fault import Reason
from audiogame.rules.state import Seat
from audiogame.table.seen_table import OwnChoice, TakingBack

SILENCE = 30.0
"""Seconds in which others can agree to an undo; silence means no."""


class Undo:
    """Takes choices back in one game, and says once that luck stays the same.

    Args:
        audience: the players here.
        hand_over: asks each of them to take over, where they have secrets from one another.
    """

    def __init__(self, audience: Audience, hand_over: HandOver) -> None:
        self.app, self.table, self._audience = audience.app, audience.table, audience
        self._hand_over = hand_over
        self._luck_due = False
        self._luck_told = False

    async def ask(self) -> bool:
        """Take back a choice of the players here, if possible; return whether it was."""
        if self.table.state.result is not None:
            self.app.dialogue.tell("undo-over")
            return False
        if self._audience.secretive:
            return await self._ask_in_secret()
        here = self._audience.seats
        choice = next(iter(self.table.last_choices()), None)
        if choice is None:
            self.app.dialogue.tell("undo-nothing")
            return False
        if choice.blocked and not choice.still_open:  # a remote player has chosen in secret
            self._refuse_secret()
            return False
        if len(here) > 1 and not await self.app.keyboard.confirm("undo-consent", SILENCE):
            self.app.dialogue.tell("staying")
            return False
        return await self._take_back(choice)

    async def _ask_in_secret(self) -> bool:
        """Take back a choice still open to its player; else the keyboard player's last, by vote."""
        holder = self._hand_over.holder
        choices = self.table.last_choices()
        open_now = tuple(one for one in choices if one.still_open)
        own = tuple(one for one in open_now if holder in (None, one.seat))
        if open_now and not own:
            self.app.dialogue.tell("fault", why=Reason("undo-secret"))
            return False
        if own:
            return await self._change(own)
        if holder is None:
            self.app.scene.remind_here()
            return False
        choice = next((one for one in choices if one.seat == holder), None)
        if choice is None:
            self.app.dialogue.tell("undo-nothing")
            return False
        if choice.blocked:
            self._refuse_secret()
            return False
        return await self._agree(choice, holder)

    def _refuse_secret(self) -> None:
        """Refuse to take a choice back, because of secret luck or a secret choice."""
        luck = self.table.state.hides_luck
        why = Reason("undo-dealt") if luck else Reason("undo-secret")
        self.app.dialogue.tell("fault", why=why)

    async def _change(self, choices: tuple[OwnChoice, ...]) -> bool:
        """Reopen a choice for a player who takes over: the last who chose, or one before."""
        for place, choice in enumerate(choices):
            if await self._hand_over.confirm(choice.seat, "undo-own"):
                return await self._take_back(choice, choices[:place][::-1])
            if self._hand_over.holder is not None:  # the player who came has changed nothing
                break
        self._stay()
        return False

    async def _agree(self, choice: OwnChoice, asker: Seat) -> bool:
        """Ask all other players here, each after taking over: they have built upon the choice."""
        name = self.table.players[asker].name
        for seat in self.table.here:
            if seat == asker or self.table.players[seat].bot:
                continue
            if not await self._hand_over.confirm(seat, "undo-agree", SILENCE, name=name):
                self._stay()
                return False
        return await self._take_back(choice)

    def _stay(self) -> None:
        self._hand_over.release()
        self.app.dialogue.tell("staying")

    async def _take_back(self, choice: OwnChoice, keep: tuple[OwnChoice, ...] = ()) -> bool:
        """Take a choice back; others' secret choices since then are kept, and not said again."""
        came = await self.table.take_back(choice, keep)
        match came:
            case TakingBack.ASKED:
                self.app.dialogue.tell("undo-asked")
            case TakingBack.LATE:
                self.app.dialogue.tell("undo-nothing")
            case TakingBack.REFUSED:
                pass  # a notice says why
            case TakingBack.WITH_LUCK:
                self._luck_due = True
            case TakingBack.DONE:
                self._luck_due = False
        return came in (TakingBack.DONE, TakingBack.WITH_LUCK)

    def tell_luck(self) -> None:
        """Say, once in a game, that the same luck comes again."""
        if self._luck_due and not self._luck_told:
            self._luck_told = True
            self.app.dialogue.tell("undo-luck", Urgency.NEWS)
