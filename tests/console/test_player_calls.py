"""A player who is elsewhere is called at once and once more, and never when there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path

import pytest
from online_player import Fingers
from twins import MemoryScreen, exchange, front_end, new_app
from virtual_time import Virtual

from audiogame.console.app import App
from audiogame.console.key_source import Key
from audiogame.console.player_calls import AGAIN, CUE, IDLE
from audiogame.keys.commands import Mode
from audiogame.outputs.readers import NVDA, TDSR, Reader
from audiogame.settings import Settings, read_settings

CALL = "Sika: your turn."


class Seat:
    """A player at a keyboard, who may leave it; time passes as the test says."""

    def __init__(
        self, data: Path, loop: Virtual, reader: Reader = TDSR, **settings: object
    ) -> None:
        self.keys, self.played = Fingers(), list[str]()
        front = front_end(self.keys, reader=reader, clock=loop.time)
        self.app: App = new_app(front, data, Settings(sound=False, **settings))  # type: ignore[arg-type]  # names of settings
        screen = self.app.dialogue.outputs.screen
        assert isinstance(screen, MemoryScreen)
        self.screen, self.notified = screen, screen.notified

        def play(*names: str) -> float:
            self.played.extend(names)
            return 0.0

        exchange(self.app.soundscape, play=play)

    def call(self) -> None:
        self.app.calls.call("call-turn", lambda: "Sika")


@pytest.fixture
def loop() -> Virtual:
    return Virtual()


def in_time(test: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    """Run a test in virtual time."""

    @wraps(test)
    def run(loop: Virtual, **more: object) -> None:
        loop.run_until_complete(test(loop=loop, **more))

    return run


@in_time
async def test_a_player_at_another_window_is_called_at_once_and_once_more(
    tmp_path: Path, loop: Virtual
) -> None:
    seat = Seat(tmp_path, loop)
    seat.keys.away = True
    seat.call()
    assert (seat.notified, seat.played) == ([CALL], []), "the question had its cue"
    await asyncio.sleep(AGAIN - 1)
    assert seat.notified == [CALL]
    await asyncio.sleep(2)
    assert (seat.notified, seat.played) == ([CALL] * 2, [CUE])
    await asyncio.sleep(20 * AGAIN)
    assert seat.notified == [CALL] * 2, "then quiet"


@in_time
async def test_a_player_without_a_key_for_a_while_counts_as_elsewhere(
    tmp_path: Path, loop: Virtual
) -> None:
    """Where nothing tells of the focus, and also where it stays here."""
    for away in (None, False):
        seat = Seat(tmp_path, loop)
        seat.keys.away = away
        await asyncio.sleep(IDLE - 1)
        seat.call()
        assert seat.notified == [], "who has just pressed a key listens"
        await asyncio.sleep(2)
        seat.call()
        await asyncio.sleep(AGAIN + 1)
        assert seat.notified == [CALL] * 2


@in_time
async def test_nobody_is_called_again_who_has_come(tmp_path: Path, loop: Virtual) -> None:
    """By a key, by the focus, or since a bot has played instead."""
    for comes in ("key", "focus", "played"):
        seat = Seat(tmp_path, loop)
        seat.keys.away = True
        seat.call()
        match comes:
            case "key":
                seat.keys.press("r")
                await seat.app.keyboard.any_key()
            case "focus":
                seat.keys.away = False
            case _:
                seat.app.calls.end()
        await asyncio.sleep(2 * AGAIN)
        assert seat.notified == [CALL], comes


@in_time
async def test_a_player_for_whom_others_wait_is_called_once_more_half_a_minute_after_the_last_key(
    tmp_path: Path, loop: Virtual
) -> None:
    """The question had its cue at once; one more cue, one line, and then nothing."""
    seat = Seat(tmp_path, loop)
    seat.app.calls.pressed()
    seat.app.calls.call("call-turn", lambda: "Sika", others_wait=True)
    await asyncio.sleep(AGAIN - 1)
    seat.app.calls.pressed()  # an arrow, and no choice
    await asyncio.sleep(AGAIN - 1)
    assert (seat.notified, seat.played) == ([], [])
    await asyncio.sleep(2)
    for _ in range(2):
        assert (seat.notified, seat.played) == ([CALL], [CUE])
        assert seat.screen.shown == ["The game is waiting for you."]
        seat.app.calls.pressed()
        await asyncio.sleep(20 * AGAIN)


@in_time
async def test_one_key_turns_calls_off_and_on(tmp_path: Path, loop: Virtual) -> None:
    """Anywhere; it is kept."""
    seat = Seat(tmp_path, loop)
    seat.keys.away = True
    seat.call()
    for mode in (Mode.GAME, Mode.MENU):
        await seat.app.keyboard.press_common(Key("Q", 0.0), mode)
        seat.call()
        await asyncio.sleep(2 * AGAIN)
    await seat.app.data.unsaved.written()
    assert seat.screen.shown[0] == "Calls off: you aren't called when you're elsewhere."
    assert seat.screen.shown[1] == "You're called when it's your turn and you're elsewhere."
    assert seat.notified == [CALL, CALL, CALL], "none while off, and none again after the key"
    assert read_settings(tmp_path / "settings.toml")[0].calls


@pytest.mark.parametrize(
    ("reader", "sounds", "answer", "kept"),
    [
        (NVDA, False, "y", "yes"),
        (NVDA, False, "n", "no"),
        (NVDA, True, "", "unknown"),
        (TDSR, False, "", "unknown"),
    ],
)
@in_time
async def test_only_under_an_unmeasured_reader_the_bell_is_asked_for_once(
    tmp_path: Path, loop: Virtual, reader: Reader, sounds: bool, answer: str, kept: str
) -> None:
    """It rings after a yes alone; where sounds call, or the reader was measured, nobody asks."""
    seat = Seat(tmp_path, loop, reader)
    seat.app.speaker.mode = "lines"
    seat.screen.can_ring = not sounds
    await seat.app.calls.ask(seat.app.keyboard.confirm)
    assert not seat.screen.shown, "nobody was called yet"
    seat.keys.away = True
    seat.call()
    if answer:
        seat.keys.press(answer)
    for _ in range(2):
        await seat.app.calls.ask(seat.app.keyboard.confirm)
    asked = [one for one in seat.screen.shown if "terminal's bell" in one]
    assert len(asked) == bool(answer)
    assert seat.app.data.settings.call_bell == kept
    seat.call()
    assert seat.screen.rung == (answer == "y" or reader is TDSR)
