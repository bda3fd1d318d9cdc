"""Hand-over of the keyboard to the next player."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable
from typing import Any

from audiogame.console.display import YES_OR_NO, Answer
from audiogame.console.key_source import Key
from audiogame.console.text_entry import enter_code
from audiogame.console.yes_or_no import answer_of
from audiogame.keys.commands import Mode
from audiogame.keys.game_keys import jumps_in
from audiogame.narration.narrator import Line, Urgency
from audiogame.play.audience import Audience
from audiogame.rules.state import Seat
from audiogame.table.news import GameMoved

ROUNDS = 100_000
"""Hash iterations of a code, so that guessing it from its file takes long."""
NONE = "-"
"""Placeholder for a code that was removed."""


class Codes:
    """The hand-over codes of the players at one table; there are none at first."""

    def __init__(self) -> None:
        self._hashes: dict[Seat, str] = {}
        self.keep: Callable[[str], None] = lambda line: None
        """Appends a line to the file that only the owner of the machine can read."""

    def __contains__(self, seat: object) -> bool:
        return seat in self._hashes

    def set(self, seat: Seat, code: str) -> None:
        """Set the code of a seat."""
        salt = secrets.token_hex(8)
        self._hashes[seat] = f"{salt} {_hash(salt, code)}"
        self.keep(f"code {seat} {self._hashes[seat]}")

    def remove(self, seat: Seat) -> bool:
        """Remove the code of a seat; return whether there was one."""
        if self._hashes.pop(seat, None) is None:
            return False
        self.keep(f"code {seat} {NONE}")
        return True

    def fits(self, seat: Seat, code: str) -> bool:
        """Return whether a code is that of a seat."""
        salt, _, known = self._hashes[seat].partition(" ")
        return hmac.compare_digest(known, _hash(salt, code))

    def read(self, lines: Iterable[str]) -> None:
        """Load the saved codes, the last one of each seat; other lines are ignored."""
        for line in lines:
            kind, _, rest = line.partition(" ")
            seat, _, kept = rest.partition(" ")
            if kind != "code" or not seat.isdecimal() or not kept:
                continue
            if kept == NONE:
                self._hashes.pop(int(seat), None)
            else:
                self._hashes[int(seat)] = kept


def _hash(salt: str, code: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", code.encode(), salt.encode(), ROUNDS).hex()


HERE_OR_NOT = (Answer("enter", "here"), Answer("escape", "not-here"))
CAUTION = 1.5
"""Seconds in which a player who took over by mistake can give back, before anything is shown."""


class HandOver:
    """Hands the keyboard from player to player; in between it belongs to none.

    Args:
        audience: the players here.
    """

    def __init__(self, audience: Audience) -> None:
        self._app, self._table, self._audience = audience.app, audience.table, audience
        self._listening: set[Seat] = set()
        """Seats whose players had headphones on the last time, with no change of seats since."""
        self._asked: set[Seat] = set()
        """Seats whose players were asked about headphones, with no change of seats since."""
        known = self._app.scene.evening.headphones
        for seat in audience.seats:
            if (alone := known.get(self._table.players[seat].name)) is not None:
                self._asked.add(seat)
                if alone:
                    self._listening.add(seat)
        self.codes = Codes()
        """The codes that players type before they take over."""
        self._fresh = False

    @property
    def holder(self) -> Seat | None:
        """The seat at the keyboard; None for none."""
        return self._app.keyboard.holder.seat

    def due(self, seat: Seat) -> bool:
        """Return whether a seat has to take over the keyboard before it decides."""
        audience = self._audience
        hidden = audience.shared and audience.hidden(seat)
        return hidden and self.holder != seat

    def release(self) -> None:
        """Release the keyboard until a player takes over."""
        if self.holder is not None:
            self._app.keyboard.let_go()
            self._table.news.put(GameMoved())

    def forget(self) -> None:
        """Release the keyboard, and forget the answers about headphones."""
        self._listening.clear()
        self._asked.clear()
        for seat in self._audience.seats:
            self._app.scene.evening.headphones.pop(self._table.players[seat].name, None)
        self.release()

    def question(self, seat: Seat) -> str:
        """Return the words that name the player to take over."""
        return self._app.dialogue.narrator.say("pass-keyboard", name=self._table.players[seat].name)

    async def take(self, seat: Seat) -> bool:
        """Hand over to a player who is there, after their code if set; return whether it fits."""
        if seat in self.codes:
            typed = await enter_code(self._app, self._app.dialogue.narrator.say("code-enter"))
            if not self.codes.fits(seat, typed):
                self._app.dialogue.tell("code-wrong")
                return False
        self.hold(seat, seat in self._listening)
        return True

    def hold(self, seat: Seat, headphones: bool = False) -> None:
        """Set the seat at the keyboard."""
        self._app.keyboard.let_go()
        self._app.keyboard.holder.take(seat, headphones)
        self._app.profile.take(self._table.players[seat].name)
        self._fresh = True
        self._table.news.put(GameMoved())

    def chosen(self) -> None:
        """Record that the player at the keyboard has chosen."""
        self._fresh = False

    def give_back(self) -> bool:
        """Undo a take-over, while nothing was shown; return whether it was undone."""
        if self.holder is None or not self._fresh or self._app.keyboard.holder.shown:
            return False
        self.release()
        return True

    async def pass_to(self, seat: Seat, silence: float | None = None) -> bool:
        """Ask for a player to take over, to be asked something; return whether they came.

        Escape means that they do not.

        Args:
            silence: seconds after which they count as absent.
        """
        app = self._app
        if self.holder == seat:
            return True
        self.release()
        with app.dialogue.asks(), app.front.display.answers(self.question(seat), *HERE_OR_NOT):
            return await self._take_over(seat, silence)

    async def _take_over(self, seat: Seat, silence: float | None) -> bool:
        app = self._app
        deadline = None if silence is None else app.front.clock() + silence
        while True:
            app.dialogue.say(Line(self.question(seat), seats=self._audience.seats, asks=True))
            asked_at = app.front.clock()
            app.front.keys.look()
            key = await app.keyboard.any_key(
                None if deadline is None else max(deadline - app.front.clock(), 0.0)
            )
            if key is None:
                app.dialogue.tell("no-answer", seconds=round(silence or 0))
                return False
            command = app.profile.keymap.command(key.name, Mode.MENU)
            meant = command.name if command is not None else ""
            if meant == "leave":
                await app.keyboard.ask_to_leave()
            elif key.earliest < asked_at:
                continue  # pressed before it was asked
            elif meant == "back":
                return False
            elif meant == "choose" and await self.take(seat):
                return True

    async def confirm(
        self, seat: Seat, message: str, silence: float | None = None, **args: Any
    ) -> bool:
        """Ask a yes-no question of a player, who takes over for it.

        Args:
            silence: seconds after which they count as absent, or as having said no.
        """
        if not await self.pass_to(seat, silence):
            return False
        agreed = await self._app.keyboard.confirm(message, silence, **args)
        return agreed and self.holder == seat

    @property
    def asks(self) -> bool:
        """Whether the player at the keyboard is still to be asked about headphones, once."""
        seat = self.holder
        return (
            seat is not None
            and not self._app.keyboard.holder.headphones
            and seat not in self._asked
        )

    def asked(self) -> None:
        """Record that the player at the keyboard was asked about headphones."""
        if self.holder is not None:
            self._asked.add(self.holder)

    def listen(self, alone: bool, how: str = "") -> None:
        """Apply the player's answer about headphones; say what to do without them.

        Args:
            how: the game's words on the keys that answer its question; empty for a card's key.
        """
        self.asked()
        self._app.keyboard.holder.headphones = alone
        if self.holder is not None:
            name = self._table.players[self.holder].name
            self._app.scene.evening.headphones[name] = alone
        if not alone:
            self._app.dialogue.tell("no-headphones", how=how or None, key=self.example or "1")
        elif self.holder is not None:
            self._listening.add(self.holder)

    @property
    def example(self) -> str:
        """The name of a key that names a choice in this game, legal now or not; empty for none."""
        app = self._app
        jumps = jumps_in(self._table.game.package, app.dialogue.language, app.profile.keymap)
        # "A" would be heard as the article, and the jack is a card of its own kind.
        return next((key.upper() for key in ("k", *jumps) if key in jumps and key != "a"), "")

    def put_headphones(self) -> str:
        """Return the question about headphones, with what they are for, once in an evening."""
        evening = self._app.scene.evening
        first, evening.headphones_explained = not evening.headphones_explained, True
        return self._app.dialogue.narrator.say("headphones", first=first)

    async def headphones(self, answers: Callable[[Key], bool], how: str = "") -> None:
        """Ask whether no one else is listening, if the player at the keyboard has not said so.

        Args:
            answers: answers a key with another question, meanwhile; returns whether it was one.
            how: as `listen` has it.
        """
        app, seat = self._app, self.holder
        if seat is None or app.keyboard.holder.headphones:
            return
        told = self.put_headphones()
        alone: bool | None = None
        with app.front.display.answers(told, *YES_OR_NO):
            app.dialogue.say(Line(told, urgency=Urgency.ANSWER))
            while alone is None:
                key, early = await self._answer()
                if key is None or self.holder != seat:  # another player may sit there by now
                    return
                told = app.dialogue.narrator.say("headphones", first=False)
                if early:
                    app.dialogue.say(Line(told, urgency=Urgency.ANSWER))
                    continue
                alone = answer_of(key.name, app.dialogue.narrator.texts)
                if alone is None and self._is_enter(key):
                    app.dialogue.tell("neither", told=told)
                elif alone is None and not answers(key):
                    app.dialogue.say(Line(told, urgency=Urgency.ANSWER))
        self.listen(alone, how)

    async def _answer(self) -> tuple[Key | None, bool]:
        """Wait for a key; return also whether it was pressed before the last question."""
        app = self._app
        asked_at = app.front.clock()
        app.front.keys.look()
        key = await app.keyboard.key()
        return key, key is not None and key.earliest < asked_at

    def _is_enter(self, key: Key) -> bool:
        command = self._app.profile.keymap.command(key.name, Mode.MENU)
        return command is not None and command.name == "choose"

    async def caution(self) -> bool:
        """Wait a moment before anything is shown; return whether no key was pressed."""
        return not await self._app.front.keys.pending(CAUTION)
