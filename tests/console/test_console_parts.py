"""Parts of the console work with only their declared dependencies, without a terminal."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from completed import completed
from console_voice import Voice
from patience import becomes
from twins import front_end, new_app

from audiogame.console.app import App
from audiogame.console.audio import SoundReport, Speech, VoiceReport
from audiogame.console.key_script import Script
from audiogame.outputs.mix import Mix
from audiogame.outputs.sound import SoundOutput
from audiogame.outputs.speech.voice import Manner, UnknownBackend
from audiogame.rules.fault import Reason
from audiogame.rules.notation import nearest
from audiogame.settings import Settings
from audiogame.sound_server.pack import Packs


class TwinAudio:
    """In-memory speech, and no sounds."""

    modes = ("lines", "voice", "none")
    programs = ("twin",)

    def __init__(self) -> None:
        self.made: list[tuple[str, str]] = []
        self.left = 0
        self.ready: Callable[[], bool] = lambda: True
        self.report: VoiceReport = lambda message, name, why: None

    def speech(
        self, mode: str, program: str, report: VoiceReport, rate: float, manner: Manner
    ) -> Voice:
        self.made.append((mode, program))
        self.report = report
        if program not in ("", *self.programs):
            raise UnknownBackend("no-voice", name=program, near=nearest(program, ("twin",)))
        voice = Voice()
        voice.ready = self.ready
        return voice

    def sound(self, packs: Callable[[], Packs], mix: Mix, report: SoundReport) -> SoundOutput:
        raise AssertionError("nobody listens")

    def leave(self, speech: Speech) -> None:
        self.left += 1

    def why_not(self, program: str) -> None:
        return None

    def close(self) -> None:
        pass


def app_of(audio: TwinAudio, data: Path, settings: Settings | None = None) -> App:
    """Return an app with in-memory speech."""
    return new_app(front_end(Script([]), audio=audio), data, settings)


async def test_one_key_goes_through_the_modes_that_a_front_end_has(tmp_path: Path) -> None:
    """There is no mode "direct" here; the previous voice is dropped without waiting."""
    audio = TwinAudio()
    app = app_of(audio, tmp_path)
    speaker = app.speaker
    speaker.begin("none")
    for mode in ("lines", "voice", "none"):
        speaker.next_mode()
        assert (speaker.mode, app.data.settings.speech) == (mode, mode)
        assert (app.speaker.speech in app.dialogue.outputs.all) == (mode == "voice")
    assert audio.made == [("voice", "")]
    assert audio.left == 1


async def test_a_voice_is_named_only_as_long_as_it_speaks(tmp_path: Path) -> None:
    """A change takes effect at once: the next line may begin before the news of it."""
    audio = TwinAudio()
    app = app_of(audio, tmp_path)
    app.speaker.begin("voice")
    audio.report("voice-lost", "eSpeak NG", "")
    await asyncio.sleep(0)
    assert [line.stale for line in app.recall.history.lines] == [False]
    audio.report("voice-back", "speech-dispatcher", "")
    assert [line.stale for line in app.recall.history.lines] == [True]
    audio.report("voice-lost", "eSpeak NG", "")
    await asyncio.sleep(0)
    assert [line.stale for line in app.recall.history.lines] == [True, True, False]
    assert app.recall.history.lines[-1].text.startswith("Now speaking: eSpeak NG.")


@pytest.mark.parametrize("there", [True, False])
async def test_a_mode_is_said_once_its_voice_is_there(tmp_path: Path, there: bool) -> None:
    """A voice that is looked for is no success yet; one that there is not is one sentence."""
    audio = TwinAudio()
    app = app_of(audio, tmp_path)
    looked = iter([False, False, there])
    audio.ready = lambda: next(looked, there)
    app.speaker.change("voice")
    assert not app.recall.history.lines
    if not there:
        audio.report("voice-none", "", (Reason("voice-not-there", name="espeak", why=""),))
    await becomes(lambda: app.recall.history.lines)
    (line,) = app.recall.history.lines
    none = "No voice can speak here: lines are only printed. audiogame doctor says why."
    assert line.text == ("The program now speaks with its own voice." if there else none)


def test_a_voice_that_there_is_not_is_said_and_another_speaks(tmp_path: Path) -> None:
    audio = TwinAudio()
    app = app_of(audio, tmp_path, Settings(voice="nobody"))

    async def run() -> str:
        speaker = app.speaker
        assert speaker.begin("voice", wait=1.0)
        assert speaker.who == "twin"
        return await speaker.without_language("fr")

    assert "fr" in asyncio.run(run())
    assert audio.made == [("voice", "nobody"), ("voice", "")]
    assert app.recall.history.lines[0].text == "There is no voice 'nobody': the choices are twin."


async def test_speech_is_an_output_of_the_program_as_any_other(tmp_path: Path) -> None:
    """It receives the lines that the history stores."""
    app = new_app(front_end(Script([]), audio=TwinAudio()), tmp_path)
    app.speaker.change("voice")
    app.dialogue.tell("goodbye")
    (spoken,) = [one for one in app.dialogue.outputs.all if isinstance(one, Voice)]
    assert spoken.lines == [line.text for line in app.recall.history.lines]
    assert len(spoken.lines) == 2


def test_a_game_is_played_without_a_terminal(tmp_path: Path) -> None:
    """Neither prompt_toolkit nor terminal modes are loaded, and no thread runs."""
    code = (
        "import sys, threading; sys.path.insert(0, sys.argv[1]);"
        "from pathlib import Path; from pressed import play;"
        "from audiogame.console.key_script import WAIT;"
        "lines = play(Path(sys.argv[2]), *['1', 'wait'] * 4);"
        "assert any('You have' in line for line in lines), lines;"
        "loaded = {name.split('.')[0] for name in sys.modules};"
        "assert not loaded & {'prompt_toolkit', 'termios', 'tty'}, loaded;"
        "assert threading.active_count() == 1, threading.enumerate()"
    )
    tests = str(Path(__file__).parents[1] / "support")
    run = completed([sys.executable, "-c", code, tests, str(tmp_path)])
    assert run.returncode == 0, run.stderr


def test_a_history_is_saved_under_the_time_of_the_front_end(tmp_path: Path) -> None:
    """The front end supplies the time; nothing in the console reads a clock."""
    noon = datetime(2026, 7, 1, 12, 0, 5, tzinfo=UTC)
    app = new_app(front_end(Script([]), now=lambda: noon), tmp_path)
    app.dialogue.tell("staying")
    app.recall.save()
    app.data.unsaved.finish()
    saved = tmp_path / "history-2026-07-01-120005.txt"
    assert saved.read_text(encoding="utf-8") == f"{app.dialogue.narrator.say('staying')}\n"
    assert app.recall.history.newest() == f"Saved to {saved}."
