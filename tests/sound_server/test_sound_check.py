"""The check of a sound pack: each error on its own, in words, and the measurements behind it."""

from __future__ import annotations

import math
import struct
from array import array
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refusals import refuses
from wav_files import RATE, tone, write_wav

from audiogame.narration.faults import each_told, told
from audiogame.sound_server.check import (
    _most_alike,
    _rumble,
    _shelf,
    check_pack,
    loudness,
    onset,
    peak,
)
from audiogame.sound_server.pack import default_pack
from audiogame.sound_server.waves import BrokenSound, Wave, read_wave

DEFAULT, _ = default_pack()


def checked(folder: Path) -> tuple[str, ...]:
    """Return all errors of a pack, in words."""
    return each_told(check_pack(folder), "en")


def about(folder: Path) -> list[str]:
    """Return the errors of a pack in a folder, without missing cues."""
    return [fault for fault in checked(folder) if "the default ones are played" not in fault]


def sine(frequency: float, level: float, seconds: float = 1.0, rate: int = 48_000) -> Wave:
    wavy = [
        round(32767 * level * math.sin(2.0 * math.pi * frequency * i / rate))
        for i in range(round(seconds * rate))
    ]
    return Wave(rate, (array("h", wavy),))


# Measurements.


def test_the_filters_are_those_of_the_standard() -> None:
    """ITU-R BS.1770-4, tables 1 and 2, for 48 kHz."""
    shelf = (1.53512485958697, -2.69169618940638, 1.19839281085285)
    assert _shelf(48_000) == pytest.approx((*shelf, -1.69065929318241, 0.73248077421585))
    assert _rumble(48_000) == pytest.approx((1.0, -2.0, 1.0, -1.99004745483398, 0.99007225036621))


@pytest.mark.parametrize("rate", [44_100, 48_000])
def test_a_full_tone_is_as_loud_as_the_standard_says(rate: int) -> None:
    """BS.1770-4: 997 Hz at full scale in one channel is -3.01 LUFS."""
    assert loudness(sine(997.0, 1.0, rate=rate)) == pytest.approx(-3.01, abs=0.02)


def test_loudness_follows_level_and_length() -> None:
    """Half the level is 6 LU less, and a tenth of the window 10 LU less."""
    full = loudness(sine(997.0, 0.5))
    assert loudness(sine(997.0, 0.25)) == pytest.approx(full - 6.02, abs=0.05)
    assert loudness(sine(997.0, 0.5, 0.04)) == pytest.approx(full - 10.0, abs=0.3)
    twice = sine(997.0, 0.5)
    assert loudness(Wave(48_000, twice.channels * 2)) == pytest.approx(full + 3.01, abs=0.05)


def test_the_peak_and_the_silence_before_a_sound_are_measured() -> None:
    sound = Wave(1000, (array("h", [0, 3, 0, 1700, -16384, 5]), array("h", [0, 0, 1, 2, 3, 4])))
    assert peak(sound) == pytest.approx(-6.02, abs=0.01)
    assert onset(sound) == 0.003
    assert peak(Wave(1000, (array("h", [0, 0]),))) == -math.inf
    assert loudness(Wave(1000, (array("h", [0, 0]),))) == -math.inf


# Files.


def test_a_file_is_read_with_all_its_channels(tmp_path: Path) -> None:
    sound = read_wave(write_wav(tmp_path / "two.wav", [1, -2, 3], channels=2))
    assert sound.channels == (array("h", [1, -2, 3]), array("h", [1, -2, 3]))
    assert sound.seconds == 3 / RATE


def wav(width: int = 2, channels: int = 1, rate: int = RATE, data: bytes = bytes(8)) -> bytes:
    """Return a WAV file with any numbers in its header."""
    bits = (1, channels, rate, rate * width * channels, width * channels, 8 * width)
    head = b"fmt " + struct.pack("<IHHIIHH", 16, *bits) + b"data" + struct.pack("<I", len(data))
    return b"RIFF" + struct.pack("<I", 4 + len(head) + len(data)) + b"WAVE" + head + data


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "it's cut off. Save it again as WAV, 16 bits."),
        (b"ID3 this is no WAV at all", "file does not start with RIFF id"),
        (wav()[:50], "it's cut off."),
        (wav(width=3, data=bytes(12)), "it has 24 bits a sample."),
        (wav(channels=6, data=bytes(24)), "it has 6 channels. Save it with one channel."),
        (wav(rate=1), "it has 1 samples a second. Save it with 44100."),
        (wav(data=b""), "it's empty."),
        (wav(rate=8000, data=bytes(2 * 80_002)), "it lasts 10 seconds, and 10 is the limit"),
    ],
)
def test_a_broken_file_is_said_in_words(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "broken.wav"
    path.write_bytes(content)
    with pytest.raises(BrokenSound) as fault:
        read_wave(path)
    assert told(fault.value, "en").startswith(f"Couldn't play broken.wav: {why}")


def test_a_file_that_cannot_be_opened_is_broken(tmp_path: Path) -> None:
    with refuses(BrokenSound, match="nothing there has that name"):
        read_wave(tmp_path / "none.wav")


@given(st.binary(max_size=12), st.integers(0, 60), st.integers(0, 60))
def test_no_bytes_break_the_reader(
    tmp_path_factory: pytest.TempPathFactory, noise: bytes, place: int, cut: int
) -> None:
    """Any bytes are read as a sound or reported as broken."""
    good = wav(data=bytes(range(16)))
    path = tmp_path_factory.getbasetemp() / "noise.wav"
    path.write_bytes(good[:place] + noise + good[place + len(noise) : len(good) - cut])
    sound = None
    with suppress(BrokenSound):
        sound = read_wave(path)
    assert sound is None or sound.seconds > 0.0


# Packs.


def test_an_empty_folder_misses_everything(tmp_path: Path) -> None:
    """One sentence for the shared cues, and one for each game."""
    faults = checked(tmp_path)
    assert len(faults) == 1 + len(DEFAULT.games)
    heard = "are missing, so the default ones are played."
    assert faults[0] == f"All cues that all games share {heard}"
    assert f"All cues of Sika {heard}" in faults


def test_missing_sounds_are_listed_game_by_game(tmp_path: Path) -> None:
    for name in DEFAULT.cues:
        if name.startswith("sika.") and name not in ("sika.minus", "sika.tie"):
            write_wav(tmp_path / f"{name}.wav", tone(0.1, 0.15))
    missing = [fault for fault in checked(tmp_path) if "of Sika" in fault]
    assert missing == [
        "2 of 9 cues of Sika are missing, so the default ones are played: sika.minus, sika.tie."
    ]


def test_a_good_sound_has_no_fault(tmp_path: Path) -> None:
    write_wav(tmp_path / "turn.yours.wav", tone(0.3, 0.05))
    write_wav(tmp_path / "sika" / "dice.roll.3.wav", tone(0.3, 0.04))
    write_wav(tmp_path / "dice.wav", tone(0.3, 0.05))
    assert about(tmp_path) == []


@pytest.mark.parametrize(
    ("name", "samples", "fault"),
    [
        (
            "ui.move",
            tone(0.13, 0.02),
            "is too long: it lasts 0.13 seconds, and interface",
        ),
        (
            "card.flip",
            tone(0.9, 0.02),
            "is too long: it lasts 0.9 seconds, and foley may last 0.8",
        ),
        ("turn.yours", tone(1.1, 0.02), "is too long: it lasts 1.1 seconds, and earcon"),
        (
            "game.win",
            tone(1.7, 0.02),
            "is too long: it lasts 1.7 seconds, and stinger may last 1.6",
        ),
        ("card.flip", tone(0.001, 0.6), "is too loud: make it 1.6 decibels lower."),
        ("card.flip", tone(0.4, 0.2), "is too loud: make it 1"),
        ("card.flip", tone(0.2, 0.03, silence=0.03), "is late: cut the 30 milliseconds of silence"),
        ("card.flip", [0] * 2000, "is silent: put a sound there."),
    ],
)
def test_each_fault_of_a_sound_is_said(
    tmp_path: Path, name: str, samples: list[int], fault: str
) -> None:
    write_wav(tmp_path / "common" / f"{name}.wav", samples)
    assert len(about(tmp_path)) == 1
    assert about(tmp_path)[0].startswith(f"common/{name}.wav ({name}) {fault}")


def test_several_faults_of_a_sound_are_said_at_once(tmp_path: Path) -> None:
    write_wav(tmp_path / "ui.move.wav", tone(0.5, 0.9, silence=0.1))
    said = [fault.split(") is ")[1].split(":")[0] for fault in about(tmp_path)]
    assert said == ["too long", "too loud", "late"]


def test_gain_counts(tmp_path: Path) -> None:
    """A sound within the limit by itself may exceed it with its gain."""
    write_wav(tmp_path / "a.wav", tone(0.3, 0.04))
    entry = '[cues."card.flip"]\nfiles = ["a.wav"]\ngain = '
    (tmp_path / "pack.toml").write_text(f"{entry}0.0", encoding="utf-8")
    assert about(tmp_path) == []
    (tmp_path / "pack.toml").write_text(f"{entry}6.0", encoding="utf-8")
    assert "is too loud" in about(tmp_path)[0]


def test_an_unreadable_sound_is_said(tmp_path: Path) -> None:
    (tmp_path / "card.flip.wav").write_bytes(b"RIFF")
    assert about(tmp_path) == [
        "card.flip.wav (card.flip) is unreadable: Couldn't play card.flip.wav: "
        "it's cut off. Save it again as WAV, 16 bits."
    ]


def test_an_unknown_name_is_said_with_the_nearest(tmp_path: Path) -> None:
    write_wav(tmp_path / "card.flipp.wav", tone(0.2, 0.03))
    write_wav(tmp_path / "sika" / "call.green.wav", tone(0.2, 0.03))
    assert about(tmp_path) == [
        "No event is called card.flipp: did you mean card.flip?",
        "No event is called sika.call.green: did you mean sika.call.red?",
    ]


@given(
    st.text("acd.lp", min_size=1, max_size=12),
    st.sets(st.text("acd.lp", min_size=1, max_size=12), min_size=1, max_size=30),
)
def test_the_nearest_is_the_one_that_difflib_finds(name: str, known: set[str]) -> None:
    """The quick pre-sorting drops no candidate, also among equals."""
    assert _most_alike(name, known) == get_close_matches(name, sorted(known), n=1, cutoff=0.0)[0]


def test_faults_of_reading_come_first(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("cues = 3", encoding="utf-8")
    assert checked(tmp_path)[0].startswith("In pack.toml, cues is 3:")
    assert checked(tmp_path / "nowhere")[0] == f"There is no folder {tmp_path / 'nowhere'}."
