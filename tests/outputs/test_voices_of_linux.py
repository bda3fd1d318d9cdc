"""accessible-output2 and pyttsx3 on Linux: the real ones, as fallbacks of better voices."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import requires
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

import pytest
from dispatcher_server import DispatcherServer, missing_server
from packages import skip_without
from patience import until
from refusals import refuses
from sound_server import LOUD, SoundServer

from audiogame.narration.faults import each_told
from audiogame.narration.narrator import Line
from audiogame.outputs.speech import accessible, pyttsx, voice_list
from audiogame.outputs.speech.accessible import AccessibleOutput
from audiogame.outputs.speech.backends import RecordingVoice
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.dispatcher import Dispatcher, is_heard_here, server_address
from audiogame.outputs.speech.pyttsx import PyttsxVoice, Seldom
from audiogame.outputs.speech.voice import ALL, Backend, Kind, Manner, NoVoice, VoiceGone
from audiogame.rules.fault import Detail, Reason

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="they are otherwise elsewhere")

PATIENCE = 60.0
"""Seconds to wait for an event on a busy machine."""
LONG = "A line of so many words that nobody can have said all of them at once. " * 5

# accessible-output2 with speech-dispatcher: `speechd` as in Debian's python3-speechd.

Calls = list[tuple[object, ...]]


class Client:
    """A fake SSIPClient, as accessible-output2 uses it."""

    calls: Calls = []  # noqa: RUF012  # shared: the library makes the client itself
    heard: Callable[..., None]

    def __init__(self, name: str) -> None:
        self.calls.append(("made", name))

    def speak(self, text: str, callback: Callable[..., None], event_types: object) -> None:
        self.calls.append(("speak", text))
        type(self).heard = staticmethod(callback)

    def cancel(self) -> None:
        self.calls.append(("cancel",))

    def close(self) -> None:
        self.calls.append(("close",))


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Fake a running server, and return the calls of its client."""
    speechd: Any = ModuleType("speechd")
    kinds = {"BEGIN": "begin", "END": "end", "CANCEL": "cancel"}
    speechd.SSIPClient, speechd.CallbackType = Client, type("CallbackType", (), kinds)
    monkeypatch.setitem(sys.modules, "speechd", speechd)
    monkeypatch.setattr(accessible, "is_heard_here", lambda: True)
    monkeypatch.setattr(Client, "calls", [])
    monkeypatch.setattr(Dispatcher, "unheard", set())
    return Client.calls


@pytest.mark.parametrize("kind", Kind)
def test_accessible_output_speaks_through_the_server_as_an_own_voice(
    calls: Calls, kind: Kind
) -> None:
    """Whichever kind is asked for: no screen reader is there that stops it at each key."""
    voice = AccessibleOutput(kind)
    assert (voice.name, voice.kind, voice.ignores) == ("Linux Speech Dispatcher", Kind.OWN, ALL)
    voice.set_manner(Manner(rate=300, voice="Nobody"))
    voice.speak("Red & blue <3", True)
    assert voice.speaking() is True
    Client.heard("begin")
    assert voice.speaking() is True
    Client.heard("end")
    assert voice.speaking() is False
    voice.speak("Cut off.", False)
    voice.silence()
    assert not voice.speaking()
    voice.close()
    said = [("cancel",), ("speak", "Red & blue <3"), ("speak", "Cut off."), ("cancel",)]
    assert calls == [("made", ""), *said, ("close",)]


def test_the_end_of_one_text_is_not_taken_for_that_of_the_next(calls: Calls) -> None:
    """The end of an interrupted text is reported late."""
    voice = AccessibleOutput(Kind.OWN)
    voice.speak("One.", False)
    first = Client.heard
    voice.speak("Two.", True)
    first("cancel")
    assert voice.speaking() is True
    Client.heard("cancel")  # by another client
    assert voice.speaking() is False


def test_a_server_that_only_claims_to_speak_is_left(calls: Calls) -> None:
    """Two long lines that end at once; then it is not used again in this run."""
    voice = AccessibleOutput(Kind.OWN)
    voice.speak("Short.", False)
    Client.heard("end")
    assert voice.speaking() is False
    voice.speak(LONG, False)
    Client.heard("end")
    assert voice.speaking() is False
    voice.speak(LONG, False)
    Client.heard("end")
    with refuses(VoiceGone, match="can't be heard: its lines end before they're spoken"):
        voice.speaking()
    assert Dispatcher.unheard == {server_address()}


def test_accessible_output_starts_no_server(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The library accessible_output2 would start one where none runs, even an inaudible one."""
    monkeypatch.setattr(accessible, "is_heard_here", is_heard_here)
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'none'}")
    for kind in Kind:
        with refuses(NoVoice, match="that the program can speak through"):
            AccessibleOutput(kind)
    assert calls == []


def test_the_module_of_the_system_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The program runs in its own environment; a module that fails to import is skipped."""
    for number, text in ((3, "import nothing_of_this_name"), (4, "from . import paths\nHERE = 4")):
        folder = tmp_path / f"python3.{number}" / "dist-packages" / "speechd"
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(text, encoding="utf-8")
        (folder / "paths.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(accessible, "LIBRARIES", (str(tmp_path),))
    monkeypatch.delitem(sys.modules, "speechd", raising=False)
    monkeypatch.setattr(accessible, "find_spec", lambda name: None)
    accessible.lend_speechd()
    found: Any = sys.modules["speechd"]
    assert found.HERE == 4
    for name in ("speechd", "speechd.paths"):
        del sys.modules[name]


# pyttsx3, with the program's eSpeak NG, and a fake command that plays.

PLAYER = """\
#!{python} -I
import sys, time, wave
with wave.open(sys.argv[-1]) as file:
    seconds = file.getnframes() / file.getframerate()
    loud = max(file.readframes(file.getnframes()))
with open({log!r}, "a") as log:
    log.write("begin %.2f %s\\n" % (seconds, loud > 0))
    log.flush()
    if seconds > {after}:
        {more}
    time.sleep(seconds)
    log.write("end %.2f\\n" % seconds)
"""


class Command:
    """A fake `paplay` on a path of its own.

    Args:
        folder: of the command.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.log = folder, folder / "played"

    def write(self, more: str = "pass", after: float = 0.2) -> None:
        """Write it; `more` is run where it plays longer, as each trial is short."""
        file = self.folder / "paplay"
        values = {"python": sys.executable, "log": str(self.log), "more": more, "after": after}
        file.write_text(PLAYER.format(**values), encoding="utf-8")
        file.chmod(0o755)

    @property
    def heard(self) -> list[str]:
        """The audio played after the trial."""
        return self.log.read_text(encoding="utf-8").splitlines()[2:] if self.log.exists() else []


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Hide other playback commands, and lengthen the timeouts of processes for a busy machine."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(pyttsx, "START", PATIENCE)
    monkeypatch.setattr(voice_list, "PATIENCE", PATIENCE)
    return Command(tmp_path)


def test_pyttsx_is_played_by_a_command_to_its_end(command: Command) -> None:
    """Each text of a process, with the voices of the bundled library."""
    command.write()
    voice = PyttsxVoice()
    assert voice.ignores == ()
    used = Path(f"/proc/{voice._process.pid}/maps").read_text(encoding="utf-8")
    library = pytest.importorskip("espeakng_loader").get_library_path()
    assert library in used, "not one of the system"
    assert {"en-us", "de"} <= {*voice.languages()}
    assert len(voice.voices()) > 100
    lengths = []
    for text in ("You have 11.", "You have 11."):
        voice.speak(text, False)
        assert until(lambda: not voice.speaking(), PATIENCE)
        began, ended = command.heard[-2:]
        assert began.split() == ["begin", ended.split()[1], "True"]
        lengths.append(float(ended.split()[1]))
        voice.set_manner(Manner(rate=400, language="de"))
    assert lengths[0] > 1.5 * lengths[1] > 0.2
    voice.close()


def test_pyttsx_is_silent_at_once_and_goes_on(command: Command) -> None:
    """Playback is ended, also when the program exits, or dies."""
    command.write()
    voice = PyttsxVoice()
    voice.speak(LONG, False)
    assert until(lambda: len(command.heard) == 1, PATIENCE)
    voice.silence()
    assert not voice.speaking()
    voice.speak("On.", True)
    assert until(lambda: not voice.speaking(), PATIENCE)
    assert [line.split()[0] for line in command.heard] == ["begin", "begin", "end"]
    voice.speak(LONG, False)
    assert until(lambda: len(command.heard) == 4, PATIENCE)
    voice.close()
    group = voice._process.pid
    assert group is not None
    assert until(lambda: not _members(group), PATIENCE)


def _members(group: int) -> list[str]:
    found = []
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            rest = place.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(rest[2]) == group and rest[0] != "Z":
            found.append(str(place))
    return found


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("sys.exit(3)", "pyttsx3 can't be heard: paplay ended with status 3"),
        ("sys.exit(0)", "pyttsx3 can't be heard: paplay ended before it can have played a line"),
    ],
)
def test_what_pyttsx_did_not_play_another_voice_says(
    command: Command, tmp_path: Path, more: str, why: str
) -> None:
    """pyttsx3 itself would have reported success; it is not retried for a time."""
    command.write(more)
    reports: list[tuple[str, str, Detail]] = []
    other = tmp_path / "other"
    speech = Conductor(
        (Backend("pyttsx3", Seldom()), Backend("recording", lambda: RecordingVoice(other))),
        lambda *report: reports.append(report),
    )
    assert speech.wait_ready(PATIENCE)
    speech.take(Line(LONG))
    assert until(lambda: speech.busy is False, PATIENCE)
    assert f"say: {LONG.strip()}" in {line.strip() for line in other.read_text().splitlines()}
    ((message, name, found),) = reports
    assert (message, name) == ("voice-lost", "recording")
    assert isinstance(found, tuple)
    assert why in " ".join(each_told((one for one in found if isinstance(one, Reason)), "en"))
    speech.close()


@pytest.mark.parametrize(
    ("there", "why"),
    [
        (False, "it needs one of the commands pw-play, paplay and aplay"),
        (True, "paplay can't play a sound"),
    ],
)
def test_pyttsx_without_a_player_of_waves_is_not_used(
    command: Command, there: bool, why: str
) -> None:
    """Not installed, or without a device; then no process is started for some time."""
    if there:
        command.write("sys.exit(1)", after=0.0)
    make = Seldom()
    with refuses(NoVoice, match=f"pyttsx3 can't be heard: {why}"):
        make()
    command.write()
    with refuses(NoVoice, match=f"pyttsx3 can't be heard: {why}"):
        make()
    PyttsxVoice().close()


def test_both_libraries_are_dependencies_on_every_system() -> None:
    """Also on Linux, where a plain installation includes both."""
    needed = [one for one in requires("audiogame") or () if "extra ==" not in one]
    for name in ("accessible-output2", "pyttsx3"):
        (line,) = (one for one in needed if one.startswith(name))
        assert ";" not in line


@pytest.mark.real
def test_pyttsx_is_heard_on_a_sound_server(
    server: SoundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Recorded: as long as it reports speaking, as loud as other voices, and interrupted."""
    for name, value in server.env.items():
        monkeypatch.setenv(name, value)
    voice = PyttsxVoice()
    server.record()
    voice.speak("You have 11, Bo has 3.", False)
    assert until(lambda: not voice.speaking())
    assert until(lambda: bool(server.sounds()))
    (begun, ended), *more = server.sounds()
    assert ended - begun > 1.0
    assert 2_000 < max(map(max, server.frames())) < 25_000
    assert more == []
    voice.speak(LONG, False)
    assert until(lambda: len(server.sounds()) > 1)
    voice.silence()
    assert until(lambda: not any(max(frame) > LOUD for frame in server.frames()[-50:]))
    voice.close()


@pytest.mark.real
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # its thread's
def test_accessible_output_speaks_through_a_real_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the system's module; each text arrives whole, and its end is reported."""
    skip_without(missing_server())
    with TemporaryDirectory(dir="/tmp") as folder, DispatcherServer(Path(folder)) as server:
        monkeypatch.setenv("SPEECHD_ADDRESS", server.address)
        accessible.lend_speechd()
        skip_without("" if "speechd" in sys.modules else "the package python3-speechd is missing")
        voice = AccessibleOutput(Kind.OWN)
        for text in ("You have 11.", "“Red” & <blue>"):
            voice.speak(text, False)
            assert until(lambda: not voice.speaking())
            assert text in server.log.read_text(encoding="utf-8")
        voice.close()
    for name in [name for name in sys.modules if name.split(".")[0] == "speechd"]:
        del sys.modules[name]
