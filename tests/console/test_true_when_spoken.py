"""The own voice with several people at one keyboard: each line is still true when begun."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from pathlib import Path

import pytest
from sound_server import SoundServer
from twins import front_end, new_app

from audiogame.archive.home_table import HomeTable
from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import END, Key, KeySource
from audiogame.opponents.seat_list import read_seats
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech import backends
from audiogame.outputs.speech.espeak import EspeakVoice
from audiogame.outputs.speech.voice import Backend
from audiogame.play.game_loop import GameLoop
from audiogame.table.library import find_game

pytestmark = pytest.mark.real
FIRST, NEXT = 2.0, 0.7
"""Seconds before the first key, and between two keys."""
LATE = 0.5
"""Seconds that a line may take from a busy program to the voice."""
SOON = 0.1
"""Seconds from saying who is awaited until the program awaits a key."""
PATIENCE = 30.0
"""Seconds in which all true lines are said."""
NAMED = re.compile(r"Pass the keyboard to (?P<due>\w+): Enter\.|(?P<holds>\w+)'s turn\.")
TAKES, CHOOSES = ("enter",), ("5", "enter")


class Quick(KeySource):
    """Players who take over and choose faster than the voice speaks; the last one listens.

    Args:
        people: how many there are.
    """

    def __init__(self, people: int) -> None:
        self.app: App
        self.table: HomeTable
        self.due: list[tuple[float, str, str]] = []
        """Times, each with who holds the keyboard from then on, if anyone, and who is awaited."""
        self._rest = [*(TAKES + CHOOSES) * (people - 1), *TAKES]
        self._at = time.monotonic() + FIRST

    async def key(self, timeout: float | None = None) -> Key | None:
        now = time.monotonic()
        self._look(now)
        if not self._rest:
            return await self._end(now)
        left = max(self._at - now, 0.0)
        if timeout is not None and timeout < left:
            await asyncio.sleep(timeout)
            return None
        await asyncio.sleep(left)
        self._at = time.monotonic() + NEXT
        return Key(self._rest.pop(0), time.monotonic())

    async def _end(self, now: float) -> Key:
        """End the game when all has been said."""
        while self.app.speaker.busy:
            assert time.monotonic() < now + PATIENCE, "it is never quiet"
            await asyncio.sleep(0.02)
        return Key(END, time.monotonic())

    def _look(self, now: float) -> None:
        names = [player.name for player in self.table.table.players]
        seat = self.app.keyboard.holder.seat
        first = next(iter(self.table.awaited), None)
        awaited = "" if first is None else names[first]
        self.due.append((now, "" if seat is None else names[seat], awaited))

    def untrue(self, at: float, text: str) -> bool:
        """Return whether a line with a name was untrue all the time just before its start."""
        named = NAMED.match(text)
        if named is None:
            return False
        before = [one for one in self.due if one[0] <= at]
        lately = [*before[-1:], *(one for one in before[:-1] if one[0] > at - LATE)]
        # Each holds until the next: the one in which the time begins counts as well.
        lately += [one for one in before if one[0] <= at - LATE][-1:]
        lately += [one for one in self.due if at < one[0] <= at + SOON]
        if named["due"]:
            return all(holds or awaited != named["due"] for _, holds, awaited in lately)
        return all(holds != named["holds"] for _, holds, _ in lately)


@pytest.mark.parametrize("seats", ["you=Ann,you=Bo", "you=Ann,you=Bo,you=Eve"])
async def test_nobody_is_asked_who_has_answered(
    server: SoundServer,
    link: SoundLink,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    seats: str,
) -> None:
    """The last has taken over before the welcome is said, and hears no line for the others."""
    begun: list[tuple[float, str]] = []

    class Noting(EspeakVoice):
        def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
            begun.append((time.monotonic(), text))
            super().speak(text, interrupt, speaker)

    found = (Backend("espeak", lambda: Noting(link)),)
    monkeypatch.setattr(backends, "voices_of", lambda mode, only, link: found)
    people = Quick(seats.count("you"))
    app = new_app(front_end(people), tmp_path)
    assert app.speaker.begin("voice", PATIENCE)
    game = find_game("scientific-war")
    people.app = app
    people.table = new_table(game, read_seats(seats, game), game.options(), tmp_path, "7")
    server.record()
    with contextlib.suppress(ProgramLeft):
        await GameLoop(app, people.table).run()
    app.close()
    assert [text for at, text in begun if people.untrue(at, text)] == []
    texts = [text for _, text in begun]
    welcome = "New game. Playing order: "
    assert 1 <= sum(text.startswith(welcome) for text in texts) <= 2, "begun again too often"
    assert any("Headphones on?" in text for text in texts[-3:]), "it is asked"
    assert sum(end - start for start, end in server.sounds()) > 3.0, "what was begun is heard"
