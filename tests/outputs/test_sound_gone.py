"""Sound servers that stop, die, come back and change their devices during a game."""

from __future__ import annotations

import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from dispatcher_server import DispatcherServer, missing_server
from packages import skip_without
from patience import until
from pipewire_server import PipeWireServer, missing_pipewire
from sound_server import SoundServer, missing_sound_server
from terminal import Terminal

pytestmark = pytest.mark.real
LIMIT = 60.0
"""Seconds within which a loss is told: ten times the target."""
SLOW = 0.02
"""Seconds a character, of the voice with another output device."""
DOWN, UP = "\x1b[B", "\x1b[A"


@dataclass
class Evening:
    """A player at a terminal, and the machine's sound servers.

    Args:
        server: plays the sounds, and the voice where no other speaks.
        dispatcher: a voice with another output device; None without.
        terminal: the program.
    """

    server: SoundServer
    dispatcher: DispatcherServer | None
    terminal: Terminal

    @property
    def lost(self) -> str:
        """The announcement that sounds, or sounds and voice, are gone."""
        what = "Sound and voice" if self.dispatcher is None else "Sounds"
        return f"{what} have stopped:"

    @property
    def back(self) -> str:
        """The announcement that they are back."""
        return "Sound and voice are back." if self.dispatcher is None else "Sounds are back."

    def press(self) -> None:
        """Press keys that have sounds."""
        for key in (DOWN, UP):
            self.terminal.press(key, then_wait=0.1)

    def told(self, text: str, times: int) -> float:
        """Press keys until a text has been told so often; returns the seconds it took."""
        begun = time.monotonic()
        while self.count(text) < times:
            assert time.monotonic() < begun + LIMIT, f"{text!r} missing in:\n{self.terminal.text}"
            self.press()
        return time.monotonic() - begun

    def heard(self, sink: str = "null") -> bool:
        """Whether the output is audible on a device."""
        return self.server.hears(sink, self.press, LIMIT)

    @property
    def spoken(self) -> list[str]:
        """What the voice with another output device began to say."""
        return self.dispatcher.begun() if self.dispatcher is not None else []

    def count(self, text: str) -> int:
        """Return how often a text was told."""
        return " ".join(self.terminal.text.split()).count(text)


@pytest.fixture(params=["PulseAudio", "PipeWire"])
def machine(request: pytest.FixtureRequest) -> Iterator[SoundServer]:
    """Return a sound server of each kind."""
    pipewire = request.param == "PipeWire"
    skip_without(missing_pipewire() if pipewire else missing_sound_server())
    make: Callable[[Path], SoundServer] = PipeWireServer if pipewire else SoundServer
    with (
        tempfile.TemporaryDirectory(prefix="pa", ignore_cleanup_errors=True) as name,
        make(Path(name)) as server,
    ):
        yield server


@contextmanager
def slow_dispatcher() -> Iterator[DispatcherServer]:
    """Run a speech-dispatcher with another output device."""
    skip_without(missing_server())
    with (
        tempfile.TemporaryDirectory(prefix="sd") as name,
        DispatcherServer(Path(name), SLOW) as server,
    ):
        yield server


@pytest.fixture(params=["alone", "beside speech-dispatcher"])
def dispatcher(request: pytest.FixtureRequest) -> Iterator[DispatcherServer | None]:
    """Return a speech-dispatcher with another output device, or none."""
    if request.param == "alone":
        yield None
        return
    with slow_dispatcher() as server:
        yield server


@pytest.fixture
def begin(
    machine: SoundServer, dispatcher: DispatcherServer | None, tmp_path: Path
) -> Iterator[Callable[..., Evening]]:
    """Return a function that starts the program, with its own voice and sounds."""
    address = "unix_socket:/nonexistent" if dispatcher is None else dispatcher.address
    env = {**machine.env, "SPEECHD_ADDRESS": address}
    with ExitStack() as stack:

        def start(*arguments: str) -> Evening:
            typed = ("--data", str(tmp_path), "--speech", "voice", "--sound", "on", *arguments)
            return Evening(machine, dispatcher, stack.enter_context(Terminal(*typed, env=env)))

        yield start


def loses_the_server(evening: Evening) -> None:
    """Hang and resume the server, kill and restart it; each is told once, correctly."""
    server = evening.server
    server.signal(signal.SIGSTOP)
    took = evening.told(f"{evening.lost} the sound server doesn't answer.", 1)
    print(f"a server that hangs: {took:.2f} s")
    server.signal(signal.SIGCONT)
    print(f"  back: {evening.told(evening.back, 1):.2f} s")
    assert evening.heard()
    server.kill()
    took = evening.told(f"{evening.lost} the sound server has stopped.", 1)
    print(f"a server that dies: {took:.2f} s")
    if evening.dispatcher is not None:
        said = "the sound server has stopped."
        assert until(lambda: any(said in text for text in evening.spoken)), "spoken, too"
    server.start()
    print(f"  back: {evening.told(evening.back, 2):.2f} s")
    assert evening.heard()
    assert (evening.count("have stopped"), evening.count("back.")) == (2, 2)
    nobody_speaks = 2 if evening.dispatcher is None else 0
    assert evening.count("Lines are printed.") == nobody_speaks
    untrue = ("Now speaking", "speech-dispatcher has stopped", "Traceback", "No voice can speak")
    assert not [one for one in untrue if evening.count(one)]


def loses_the_device(evening: Evening) -> None:
    """Move sounds to another device, and unplug it; they are heard where possible."""
    server = evening.server
    server.add_sink("other")
    server.set_default("other")
    assert evening.heard("other")
    server.remove_sink("other")
    assert evening.heard("null")
    assert evening.count("have stopped") == 0


def test_sound_comes_back_in_menus(begin: Callable[..., Evening]) -> None:
    """Keys are pressed all the time while the device, then the server, goes and returns."""
    evening = begin()
    evening.terminal.wait_for("New game")
    assert evening.heard()
    loses_the_device(evening)
    loses_the_server(evening)


def test_sound_comes_back_in_a_game(begin: Callable[..., Evening]) -> None:
    """The open question is still answered as usual."""
    evening = begin("play", "sika", "--seats", "you,casual", "--seed", "7", "--pace", "0.1")
    evening.terminal.wait_for("red or blue")
    assert evening.heard()
    loses_the_device(evening)
    loses_the_server(evening)
    evening.terminal.press("1", then="round 1. Throw.")


def test_the_last_device_is_pulled_out(begin: Callable[..., Evening]) -> None:
    """The loss is told, as nothing can be heard; another device is used once it appears.

    SDL crashes where PulseAudio has no device, so that the sound process may end, too, and a
    PipeWire without any may accept no more data, which looks like a hang.
    """
    evening = begin()
    evening.terminal.wait_for("New game")
    assert evening.heard()
    evening.server.remove_sink("null")
    print(f"the last device: {evening.told(evening.lost, 1):.2f} s")
    why = ("device is gone.", "process has stopped.", "server doesn't answer.")
    assert sum(evening.count(f"{evening.lost} the sound {one}") for one in why) == 1
    evening.server.add_sink("another")
    print(f"  back: {evening.told(evening.back, 1):.2f} s")
    assert evening.heard("another")
    assert (evening.count("have stopped:"), evening.count("back.")) == (1, 1)


def test_another_voice_that_can_be_heard_takes_over(machine: SoundServer, tmp_path: Path) -> None:
    """The chosen voice goes with the server and returns with it; no line is lost."""
    with slow_dispatcher() as dispatcher:
        env = {**machine.env, "SPEECHD_ADDRESS": dispatcher.address}
        typed = ("--data", str(tmp_path), "--speech", "voice", "--voice", "espeak")
        with Terminal(*typed, "--sound", "on", env=env) as terminal:
            evening = Evening(machine, None, terminal)
            terminal.wait_for("New game")
            assert evening.heard()
            machine.kill()
            lost = "Sound and voice have stopped: the sound server has stopped."
            evening.told(f"{lost} speech-dispatcher speaks now.", 1)
            assert until(lambda: any(lost in text for text in dispatcher.begun()))
            machine.start()
            terminal.wait_for("Sound and voice are back.")  # between two lines
            assert evening.heard()
            assert (evening.count("have stopped:"), evening.count("back.")) == (1, 1)
