"""Speech through a real speech-dispatcher, by its own socket protocol."""

from __future__ import annotations

import re
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from dispatcher_server import DispatcherServer, missing_server
from packages import skip_without
from patience import until
from refusals import refuses
from terminal import Terminal

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.speech.backends import RecordingVoice
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.dispatcher import Dispatcher
from audiogame.outputs.speech.voice import Backend, Manner, NoVoice, VoiceLost

pytestmark = pytest.mark.real


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short name: socket paths have a length limit."""
    with tempfile.TemporaryDirectory(prefix="sd", ignore_cleanup_errors=True) as name:
        yield Path(name)


@pytest.fixture
def make_server(folder: Path) -> Iterator[Callable[..., DispatcherServer]]:
    skip_without(missing_server())
    made: list[DispatcherServer] = []

    def make(speed: float = 0.0) -> DispatcherServer:
        made.append(DispatcherServer(folder, speed))
        return made[0]

    yield make
    for server in made:
        server.kill()


TEXTS = [
    "Red, red, blue: two match, plus 4.",
    "It's \"quoted\" & <marked> 'so'; $HOME `x` \\ %s.",
    ".",
    ". a line that begins with a dot",
    "Ärger, 🎲, שלום, 三.",
    "x" * 20_000,
    "The end.",
]


def test_text_arrives_unchanged(make_server: Callable[..., DispatcherServer]) -> None:
    """Quotes, dots at the beginning, other scripts, and 20,000 characters."""
    server = make_server()
    voice = Dispatcher(server.address)
    for text in TEXTS:
        voice.speak(text, False)
        assert until(lambda: not voice.speaking()), text
    voice.close()
    spoken = [text for text in server.ended() if text.strip()]
    assert [text for text in TEXTS if text != "."] == [text for text in spoken if text != "."]


def test_the_dispatcher_reports_the_end_of_an_utterance(
    make_server: Callable[..., DispatcherServer],
) -> None:
    """`speaking` is true while the voice speaks, and false after a silence."""
    server = make_server(speed=0.05)
    voice = Dispatcher(server.address)
    voice.speak("Ten chars.", False)
    assert voice.speaking()
    assert until(lambda: not voice.speaking())
    assert server.ended() == ["Ten chars."]
    voice.speak("This is cut off before its end.", False)
    assert until(lambda: len(server.begun()) == 2)
    voice.silence()
    assert not voice.speaking()
    voice.speak("This is not.", True)
    assert until(lambda: server.ended() == ["Ten chars.", "This is not."])
    voice.close()


def test_manner_and_voices_are_taken(make_server: Callable[..., DispatcherServer]) -> None:
    """Every setting is accepted, also a voice that it lacks."""
    server = make_server()
    voice = Dispatcher(server.address)
    for manner in (Manner(80, 0, 0, "nobody", "de"), Manner(450, 100, 100), Manner()):
        voice.set_manner(manner)
        voice.speak("Sample.", False, speaker=2)
    assert until(lambda: server.ended() == ["Sample."] * 3)
    assert isinstance(voice.voices(), tuple)
    assert isinstance(voice.languages(), tuple)
    voice.close()


def test_without_a_server_there_is_no_voice(folder: Path) -> None:
    """We do not start one: a reader or the system has it running, or not."""
    with refuses(NoVoice, match="speech-dispatcher isn't running"):
        Dispatcher(f"unix_socket:{folder / 'none'}")
    with refuses(NoVoice, match="speech-dispatcher isn't running"):
        Dispatcher("inet_socket:127.0.0.1:1")


def test_a_server_that_hangs_is_noticed(make_server: Callable[..., DispatcherServer]) -> None:
    """Stopped within a word, it does not answer; no call blocks for a second."""
    server = make_server(speed=0.05)
    voice = Dispatcher(server.address)
    voice.speak("This takes one and a half seconds.", False)
    assert until(lambda: server.begun() != [])
    server.signal(signal.SIGSTOP)
    begun = time.monotonic()

    def look() -> None:
        while time.monotonic() < begun + 10:
            voice.speaking()

    with refuses(VoiceLost, match="doesn't answer|does not answer"):
        look()
    assert time.monotonic() - begun < 5.0, "about one, on a machine with time"
    server.signal(signal.SIGCONT)


def speaking(server: DispatcherServer, other: Path) -> tuple[Conductor, list[str]]:
    """Return speech by a server, or else by a voice that writes a file, and its reports."""
    reports: list[str] = []
    speech = Conductor(
        (
            Backend("speech-dispatcher", lambda: Dispatcher(server.address)),
            Backend("recording", lambda: RecordingVoice(other)),
        ),
        lambda message, name, why: reports.append(f"{message} {name}"),
    )
    assert speech.wait_ready(10)
    return speech, reports


@pytest.mark.parametrize("fault", ["killed", "stopped"])
def test_another_voice_takes_over_and_gives_back(
    make_server: Callable[..., DispatcherServer], folder: Path, fault: str
) -> None:
    """In mid game the server dies or hangs: no line is lost, and later it is used again.

    The line being spoken may be heard twice, but is never lost.
    """
    server = make_server(speed=0.02)
    speech, reports = speaking(server, folder / "other.txt")
    lines = [f"This is the line of number {number}." for number in range(12)]
    for line in lines[:6]:
        speech.take(Line(line))
    assert until(lambda: len(server.ended()) >= 2)
    if fault == "killed":
        server.kill()
    else:
        server.signal(signal.SIGSTOP)
    assert until(lambda: "voice-lost recording" in reports)
    assert until(lambda: speech.busy is False)
    if fault == "killed":
        server.start()
    else:
        server.signal(signal.SIGCONT)
    assert until(lambda: "voice-back speech-dispatcher" in reports)
    for line in lines[6:]:
        speech.take(Line(line))
    assert until(lambda: speech.busy is False)
    speech.close()
    said_by_other = [
        line.partition(": ")[2]
        for line in (folder / "other.txt").read_text(encoding="utf-8").splitlines()
        if line.startswith(("say", "cut"))
    ]
    by_server = server.ended()
    assert set(by_server) | set(said_by_other) == set(lines)
    assert said_by_other == lines[lines.index(said_by_other[0]) : 6]
    assert [line for line in by_server if line in lines[6:]] == lines[6:]


@pytest.mark.parametrize("what", ["nothing", "server", "modules"])
def test_a_hang_is_noticed_while_keys_are_pressed(
    make_server: Callable[..., DispatcherServer], folder: Path, what: str
) -> None:
    """Each key interrupts, so that no utterance is completed; that alone is no fault.

    The server may hang, or only its output module while the server answers.
    """
    server = make_server(speed=0.05)
    speech, reports = speaking(server, folder / "other.txt")

    def press(seconds: float) -> float:
        begun = time.monotonic()
        while not reports and time.monotonic() < begun + seconds:
            speech.pressed()
            speech.take(Line("Twenty-two of thirty-three.", urgency=Urgency.ANSWER))
            time.sleep(0.1)
        return time.monotonic() - begun

    press(3.0)
    assert reports == []
    if what == "server":
        server.signal(signal.SIGSTOP)
    elif what == "modules":
        server.signal_modules(signal.SIGSTOP)
    took = press(3.0 if what == "nothing" else 20.0)
    assert reports == ([] if what == "nothing" else ["voice-lost recording"])
    print(f"{what}: {took:.2f} s")
    server.signal(signal.SIGCONT)
    server.signal_modules(signal.SIGCONT)
    speech.close()


class Hasty:
    """A server whose lines end at once, as if its output device had gone."""

    def __init__(self, folder: Path) -> None:
        self.address = f"unix_socket:{folder / 'hasty.sock'}"
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(str(folder / "hasty.sock"))
        self._socket.listen()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            client, _ = self._socket.accept()
            number, text = 0, False
            for line in client.makefile("rb"):
                if text and line == b".\r\n":
                    number, text = number + 1, False
                    told = f"225-{number}\r\n225 OK MESSAGE QUEUED\r\n"
                    for code, what in (("701", "BEGIN"), ("702", "END")):
                        told += f"{code}-{number}\r\n{code}-1\r\n{code} {what}\r\n"
                    client.sendall(told.encode())
                elif line == b"SPEAK\r\n":
                    text = True
                    client.sendall(b"230 OK RECEIVING DATA\r\n")
                elif not text:
                    client.sendall(b"208 OK\r\n")


@pytest.mark.parametrize("suspect", [True, False])
def test_lines_that_end_before_they_can_be_spoken_are_not_heard(
    folder: Path, suspect: bool
) -> None:
    """The server's output device has gone; the server is not retried in this run."""
    hasty = Hasty(folder)
    voice = Dispatcher(hasty.address, suspect=lambda: suspect)
    line = "This line has more than forty characters in it."

    def say(*texts: str) -> None:
        for text in texts:
            voice.speak(text, False)
            assert until(lambda: not voice.speaking())

    say(line, "Short.", "Red.", "11.")
    if not suspect:
        say(line, line, line)
        return
    with refuses(VoiceLost, match="can't be heard"):
        say(line)
    with refuses(NoVoice, match="can't be heard"):
        Dispatcher(hasty.address)


def test_an_answer_cuts_in_and_the_rest_goes_on(
    make_server: Callable[..., DispatcherServer],
) -> None:
    """Interruptions are correctly placed: the cut line is repeated, to its end."""
    server = make_server(speed=0.03)
    speech = Conductor((Backend("sd", lambda: Dispatcher(server.address)),))
    assert speech.wait_ready(10)
    news = ["The first line of the news is long enough.", "The second line."]
    for line in news:
        speech.take(Line(line))
    assert until(lambda: server.begun() == news[:1])
    speech.pressed()
    speech.take(Line("You have 11.", urgency=Urgency.ANSWER))
    assert until(lambda: speech.busy is False)
    assert server.ended() == ["You have 11.", *news]
    assert server.begun() == [news[0], "You have 11.", *news]
    speech.close()


def test_a_game_is_spoken_as_its_transcript(
    make_server: Callable[..., DispatcherServer], tmp_path: Path
) -> None:
    """The server's speech equals the transcript: every line once, in order, to its end."""
    server = make_server()
    transcript = tmp_path / "transcript.txt"
    arguments = ["--speech", "voice", "--voice", "speech-dispatcher", "--data", str(tmp_path / "d")]
    arguments += ["--transcript", str(transcript), "play", "sika", "--seed", "7"]
    with Terminal(*arguments, env={"SPEECHD_ADDRESS": server.address}) as terminal:

        def heard() -> list[str]:
            lines = transcript.read_text(encoding="utf-8").splitlines()
            return [line.partition(": ")[2] for line in lines]

        def quiet() -> bool:
            terminal.read(0.05)
            if not transcript.exists() or not heard() or server.ended()[-1:] != heard()[-1:]:
                return False
            before = heard()
            terminal.read(0.3)  # on a busy machine the next line may be on its way
            return heard() == before

        for key in ("\x1b[B", "\r", "r", "t", "e", "c", "h"):
            assert until(quiet), heard()
            terminal.press(key)
        thrown = 0
        while not any("Enter: play again" in line for line in heard()):
            asked = sum(bool(re.search(r"\b[Tt]hrow\.$", line)) for line in heard())
            assert until(quiet), heard()
            if asked > thrown:
                thrown = asked
                terminal.press("\r")
        assert until(quiet)
        terminal.press("z")
        terminal.wait_exit()
    assert server.ended() == server.begun() == heard()
