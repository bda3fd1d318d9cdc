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
from audiogame.rules.fault import Reason
from audiogame.sound_server.device_report import DeviceReport, read_report
from audiogame.sound_server.pack import Packs, default_pack

STOPPED = Reason("sound-server-stopped")
DIED = (Reason("voice-missing", why=(STOPPED,)),)
"""Why the voice was lost, in the conductor's words."""
LONG = 0.05
"""Seconds after which every wait before the news is over in these tests."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the waits before the news to a hundredth."""
    for name in ("WAIT_LOST", "WAIT_BACK", "WAIT_BETTER", "WAIT_SOUNDS"):
        monkeypatch.setattr(audio_news, name, 0.01)


def told(tmp_path: Path, *happens: Callable[[AudioNews], object], together: bool) -> list[str]:
    """Run events, each after the waits of the one before are over; return the lines spoken."""
    heard = Heard()
    app = new_app(front_end(Script([]), heard), tmp_path)

    async def run() -> None:
        news = AudioNews(app.dialogue, lambda: together)
        for one in happens:
            one(news)
            await asyncio.sleep(LONG)

    asyncio.run(run())
    return heard.lines


def both_gone(news: AudioNews, name: str = "") -> None:
    """Lose sounds and voice in one report of the device; another voice may speak."""
    news.sounds_gone((STOPPED,))
    assert news.voice("voice-lost" if name else "voice-none", name, DIED)


def test_sound_and_voice_are_lost_and_come_back_in_one_sentence_each(tmp_path: Path) -> None:
    def both_back(news: AudioNews) -> None:
        news.sounds_back()
        news.voice("voice-back", "eSpeak NG", "")

    lines = told(tmp_path, both_gone, both_back, together=True)
    assert lines == [
        "Sound and voice have stopped: the sound server has stopped. Lines are printed.",
        "Sound and voice are back.",
    ]


def test_the_voice_that_takes_over_is_named(tmp_path: Path) -> None:
    lines = told(
        tmp_path,
        lambda news: both_gone(news, "speech-dispatcher"),
        lambda news: news.sounds_back(),
        lambda news: news.voice("voice-back", "eSpeak NG", ""),
        together=True,
    )
    assert lines == [
        "Sound and voice have stopped: the sound server has stopped. speech-dispatcher speaks now.",
        "Sounds are back.",
        "The voice is back.",
    ]


def test_sounds_alone_are_told_at_once(tmp_path: Path) -> None:
    """The voice plays on another device, or there is none."""
    lines = told(
        tmp_path,
        lambda news: news.sounds_gone((Reason("sound-server-hangs"),)),
        lambda news: news.sounds_back(),
        together=False,
    )
    assert lines == ["Sounds have stopped: the sound server doesn't answer.", "Sounds are back."]


def test_a_lost_voice_is_news_where_sounds_are_off(tmp_path: Path) -> None:
    """The loss of the sounds, which are off in the settings, is not told."""
    lines = told(
        tmp_path,
        lambda news: news.voice("voice-none", "", DIED),
        lambda news: news.voice("voice-back", "eSpeak NG", ""),
        together=True,
    )
    assert lines == [
        "The voice has stopped: the sound server has stopped. Lines are printed.",
        "The voice is back.",
    ]


def test_sounds_back_before_their_loss_was_told_are_no_news(tmp_path: Path) -> None:
    """The sound process was restarted: the interrupted line is repeated, and no news is told."""

    def stumble(news: AudioNews) -> None:
        news.sounds_gone((Reason("sound-process-died"),))
        news.sounds_back()
        died = (Reason("voice-missing", why=(Reason("sound-process-died"),)),)
        assert news.voice("voice-again", "eSpeak NG", died)

    assert told(tmp_path, stumble, together=True) == []


def test_sounds_that_were_never_there_are_not_back(tmp_path: Path) -> None:
    """They were missing from the start, and then a device was plugged in."""
    lines = told(
        tmp_path, lambda news: news.missing(), lambda news: news.sounds_back(), together=False
    )
    assert lines == ["Sounds are on now."]


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ("voice-lost", (Reason("dispatcher-left"),)),
        ("voice-none", (Reason("voice-not-there", name="espeak", why=DIED),)),
        ("voice-back", ""),
        ("voice-lacks-voice", "Max"),
    ],
)
def test_a_voice_lost_without_its_device_is_left_to_the_usual_sentence(
    tmp_path: Path, message: str, why: str | tuple[Reason, ...]
) -> None:
    def happen(news: AudioNews) -> None:
        assert not news.voice(message, "eSpeak NG", why)

    assert told(tmp_path, happen, together=False) == []


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
