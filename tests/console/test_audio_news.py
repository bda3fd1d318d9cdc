"""News of sounds and voice lost or restored: once, in one sentence, and only if true."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sound_link import NotedLink
from twins import Heard, front_end, new_app

from audiogame.console import speaker as audio_news
from audiogame.console.key_script import Script
from audiogame.console.speaker import AudioNews
from audiogame.outputs.sound import SoundOutput
from audiogame.rules.fault import Detail, Reason
from audiogame.sound_server.device_report import DeviceReport, read_report
from audiogame.sound_server.pack import Packs, default_pack

STOPPED = Reason("sound-server-stopped")
DIED = (Reason("voice-missing", why=(STOPPED,)),)
"""Why the voice was lost, in the conductor's words."""
GONE = "have stopped: the sound server has stopped."
VOICE_BACK = "The voice is back."
RESTARTED = Reason("sound-process-died")
LONG = 0.05
"""Seconds after which every wait before the news is over in these tests."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the waits before the news to a hundredth."""
    for name in ("WAIT_LOST", "WAIT_BACK", "WAIT_BETTER", "WAIT_SOUNDS"):
        monkeypatch.setattr(audio_news, name, 0.01)


Happening = Callable[[AudioNews], object]


def lost(*why: Reason, together: bool = False) -> Happening:
    """Lose all sounds."""
    return lambda news: news.sounds_gone(why, together)


def voice(message: str, why: Detail = "", name: str = "", told: bool = True) -> Happening:
    """Lose a voice, or find one; `told` is whether these news tell it."""

    def happen(news: AudioNews) -> None:
        assert news.voice(message, name, why) is told

    return happen


def at_once(*happenings: Happening) -> Happening:
    """Let several happen in one report of the device."""
    return lambda news: [one(news) for one in happenings]


SILENT = voice("voice-none", DIED)
BACK = voice("voice-back", name="eSpeak NG")
OTHER = voice("voice-lost", DIED, name="speech-dispatcher")
AGAIN = voice("voice-again", (Reason("voice-missing", why=(RESTARTED,)),))
HAPPENINGS: tuple[tuple[str, tuple[Happening, ...], tuple[str, ...]], ...] = (
    (
        "sound and voice are lost and come back in one sentence each",
        (at_once(lost(STOPPED, together=True), SILENT), at_once(AudioNews.sounds_back, BACK)),
        (f"Sound and voice {GONE} Lines are printed.", "Sound and voice are back."),
    ),
    (
        "the voice that takes over is named",
        (at_once(lost(STOPPED, together=True), OTHER), AudioNews.sounds_back, BACK),
        (f"Sound and voice {GONE} speech-dispatcher speaks now.", "Sounds are back.", VOICE_BACK),
    ),
    (
        "sounds alone are told at once: the voice is on another device, or there is none",
        (lost(Reason("sound-server-hangs")), AudioNews.sounds_back),
        ("Sounds have stopped: the sound server doesn't answer.", "Sounds are back."),
    ),
    (
        "a lost voice is news where sounds are off, whose loss is not told",
        (SILENT, BACK),
        ("The voice has stopped: the sound server has stopped. Lines are printed.", VOICE_BACK),
    ),
    (
        "sounds back before their loss was told are no news: their process began again",
        (at_once(lost(RESTARTED, together=True), AudioNews.sounds_back, AGAIN),),
        (),
    ),
    (
        "sounds that were never there are not back: a device was plugged in",
        (AudioNews.missing, AudioNews.sounds_back),
        ("Sounds are on now.",),
    ),
    (
        "the usual sentence tells of a voice without the loss of its device",
        (
            voice("voice-lost", (Reason("dispatcher-left"),), told=False),
            voice("voice-none", (Reason("voice-not-there", name="espeak", why=DIED),), told=False),
            voice("voice-back", told=False),
            voice("voice-lacks-voice", "Max", told=False),
        ),
        (),
    ),
)


@pytest.mark.parametrize(
    ("happenings", "lines"), [pytest.param(*row, id=name) for name, *row in HAPPENINGS]
)
def test_news_are_told_once_and_only_if_true(
    tmp_path: Path, happenings: tuple[Happening, ...], lines: tuple[str, ...]
) -> None:
    """Each happens after the waits of the one before are over."""
    heard = Heard()
    app = new_app(front_end(Script([]), heard), tmp_path)

    async def run() -> None:
        news = AudioNews(app.dialogue)
        for one in happenings:
            one(news)
            await asyncio.sleep(LONG)

    asyncio.run(run())
    assert tuple(heard.lines) == lines


def test_sounds_report_each_change_once() -> None:
    """The newest report counts, whatever the process reported at its start."""
    link, reports = NotedLink(device=False), list[str]()
    link.device = DeviceReport(False)  # no report yet
    sound = SoundOutput(
        link,
        lambda: Packs((default_pack()[0],)),
        report=lambda message, why: reports.append(message),
    )
    assert reports == []
    for there in (False, False, True, True, False, True):
        link.hear(DeviceReport(there, why=() if there else (STOPPED,)).message())
        assert sound.heard == there
    assert reports == ["sounds-no-device", "sounds-back", "sounds-gone", "sounds-back"]


def test_reports_are_read_as_they_were_written() -> None:
    """The clock, too; anything malformed is no report."""
    for report in (DeviceReport(True, 12.5), DeviceReport(False, 0.0, (STOPPED,))):
        assert read_report(report.message()) == report
    assert read_report({"is": "played", "id": 3}) is None
    assert read_report({"is": "ready", "device": True, "voice": True}) == DeviceReport(True)
