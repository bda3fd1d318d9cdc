"""The keyboard goes from one person to the next, where a game hides something from the others."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable
from typing import Any

from audiogame.console.app import App
from audiogame.console.display import YES_OR_NO, Answer
from audiogame.console.key_source import Key
from audiogame.console.text_entry import enter_code
from audiogame.keys.commands import Mode
from audiogame.keys.game_keys import read_jumps
from audiogame.narration.narrator import Line
from audiogame.play.audience import Audience
from audiogame.rules.state import Seat
from audiogame.table.news import GameMoved
from audiogame.table.seen_table import SeenTable

ROUNDS = 100_000
"""How often a code is hashed, so that guessing one from its file takes long."""
NONE = "-"
"""Stands for a code that was removed."""


class Codes:
    """The codes of the people at one table; nobody has one at first."""

    def __init__(self) -> None:
        self._hashes: dict[Seat, str] = {}
        self.keep: Callable[[str], None] = lambda line: None
        """Keeps a line where only the owner of the machine reads it."""

    def __contains__(self, seat: object) -> bool:
        return seat in self._hashes

    def set(self, seat: Seat, code: str) -> None:
        """Let a code count for a seat from now on."""
        salt = secrets.token_hex(8)
        self._hashes[seat] = f"{salt} {_hash(salt, code)}"
        self.keep(f"code {seat} {self._hashes[seat]}")

    def remove(self, seat: Seat) -> bool:
        """Let no code count for a seat; tells whether one did."""
        if self._hashes.pop(seat, None) is None:
            return False
        self.keep(f"code {seat} {NONE}")
        return True

    def fits(self, seat: Seat, code: str) -> bool:
        """Tell whether a code is that of a seat."""
        salt, _, known = self._hashes[seat].partition(" ")
        return hmac.compare_digest(known, _hash(salt, code))

    def read(self, lines: Iterable[str]) -> None:
        """Take the codes that were kept, the last of each seat; other lines mean nothing here."""
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
"""Seconds in which who has taken over by mistake gives back, before anything is shown."""


class HandOver:
    """Lets one person after the other hold the keyboard; between two of them nobody does.

    Args:
        app: keys and outputs, and who holds the keyboard.
        table: the game.
        audience: the people here.
    """

    def __init__(self, app: App, table: SeenTable, audience: Audience) -> None:
        self._app = app
        self._table = table
        self._audience = audience
        self._listening: set[Seat] = set()
        """Who had headphones on at the last time, and nothing has changed since."""
        self._asked: set[Seat] = set()
        """Who was asked about headphones, and nothing has changed since."""
        self.codes = Codes()
        """What people have to type before they take over."""
        self._fresh = False

    @property
    def holder(self) -> Seat | None:
        """Who holds the keyboard; None for nobody."""
        return self._app.keyboard.holder.seat

    def due(self, seat: Seat) -> bool:
        """Tell whether a seat has to take over before it decides."""
        audience = self._audience
        hidden = audience.shared and audience.hidden(seat)
        return hidden and self.holder != seat

    def release(self) -> None:
        """Let nobody hold the keyboard until somebody takes over."""
        if self.holder is not None:
            self._app.keyboard.let_go()
            self._table.news.put(GameMoved())

    def forget(self) -> None:
        """Let nobody hold the keyboard; who has headphones on is asked anew."""
        self._listening.clear()
        self._asked.clear()
        self.release()

    def question(self, seat: Seat) -> str:
        """Say who is to take over."""
        return self._app.dialogue.narrator.say("pass-keyboard", name=self._table.players[seat].name)

    async def take(self, seat: Seat) -> bool:
        """Let a person take over who says that they are there; tells whether they have."""
        if seat in self.codes:
            typed = await enter_code(self._app, self._app.dialogue.narrator.say("code-enter"))
            if not self.codes.fits(seat, typed):
                self._app.dialogue.tell("code-wrong")
                return False
        self.hold(seat, seat in self._listening)
        return True

    def hold(self, seat: Seat, headphones: bool = False) -> None:
        """Let a seat hold the keyboard."""
        self._app.keyboard.let_go()
        self._app.keyboard.holder.take(seat, headphones)
        self._app.profile.take(self._table.players[seat].name)
        self._fresh = True
        self._table.news.put(GameMoved())

    def chosen(self) -> None:
        """Take note that the holder has chosen."""
        self._fresh = False

    def give_back(self) -> bool:
        """Give the keyboard back that was just taken, and nothing shown; tells whether it was."""
        if self.holder is None or not self._fresh or self._app.keyboard.holder.shown:
            return False
        self.release()
        return True

    async def pass_to(self, seat: Seat, silence: float | None = None) -> bool:
        """Have the keyboard passed to a person who is asked something; tells whether they came.

        Escape says that they do not.

        Args:
            silence: seconds after which they have not come.
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
        """Ask a person, who takes over for that, a question of yes or no.

        Args:
            silence: seconds after which they have not come, and not said yes.
        """
        if not await self.pass_to(seat, silence):
            return False
        agreed = await self._app.keyboard.confirm(message, silence, **args)
        return agreed and self.holder == seat

    @property
    def asks(self) -> bool:
        """Whether the holder has to be asked about headphones, which is done once."""
        seat = self.holder
        return (
            seat is not None
            and not self._app.keyboard.holder.headphones
            and seat not in self._asked
        )

    def asked(self) -> None:
        """Take note that the holder was asked about headphones."""
        if self.holder is not None:
            self._asked.add(self.holder)

    def listen(self, alone: bool) -> None:
        """Take the answer of the holder about headphones; says what to do without them."""
        self.asked()
        self._app.keyboard.holder.headphones = alone
        if not alone:
            self._app.dialogue.tell("no-headphones", key=self._example)
        elif self.holder is not None:
            self._listening.add(self.holder)

    @property
    def _example(self) -> str:
        """The name of a key that names a choice in this game, whatever anybody may choose."""
        jumps = read_jumps(self._table.game.package)
        # "A" would be heard as the article, and the jack is a card of its own kind.
        return next((key.upper() for key in ("k", *jumps) if key in jumps and key != "a"), "1")

    async def headphones(self, aside: Callable[[Key], bool]) -> None:
        """Ask whether nobody else listens, if the holder has not said so.

        Args:
            aside: answers a key that asks something else, meanwhile; tells whether it does.
        """
        app, seat = self._app, self.holder
        if seat is None or app.keyboard.holder.headphones:
            return
        told = app.dialogue.narrator.say("headphones")
        with app.front.display.answers(told, *YES_OR_NO):
            app.dialogue.tell("headphones")
            key, early = await self._answer()
            while key is not None and self.holder == seat:
                if early:
                    app.dialogue.tell("headphones")
                elif self._is_enter(key):
                    app.dialogue.tell("neither", told=told)
                elif not aside(key):
                    break
                key, early = await self._answer()
        if self.holder == seat:  # somebody else may sit there by now
            self.listen(key is not None and key.name.lower() == "y")

    async def _answer(self) -> tuple[Key | None, bool]:
        """Wait for a key; tells too whether it was pressed before what was asked last."""
        app = self._app
        asked_at = app.front.clock()
        app.front.keys.look()
        key = await app.keyboard.key()
        return key, key is not None and key.earliest < asked_at

    def _is_enter(self, key: Key) -> bool:
        command = self._app.profile.keymap.command(key.name, Mode.MENU)
        return command is not None and command.name == "choose"

    async def caution(self) -> bool:
        """Wait a moment before anything is shown; tells whether nobody has pressed a key."""
        return not await self._app.front.keys.pending(CAUTION)
