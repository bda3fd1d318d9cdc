"""Games in a real terminal with recorded sound: each cue with its line, from its seat."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import cycle, pairwise
from math import inf
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy, which compares recordings, is not installed")

from recording import Recording
from sound_server import RATE, STEADY, SoundServer
from takes import recorded
from terminal import Terminal

from audiogame.archive.story import Moments
from audiogame.outputs.sound import LEADS
from audiogame.rules.game import Game
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Event, Seat, seen_by_all
from audiogame.sound_server.cue import Bus, Cue
from audiogame.sound_server.pack import default_pack
from audiogame.sound_server.places import Hearing, SeatPositions, sides
from audiogame.table.asked_figures import AskedFigures
from audiogame.table.library import all_games
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay

pytestmark = pytest.mark.real
PACK = default_pack()[0]
OWN = (0,)
"""The seat of the player."""
DOWN, SPACE, ENTER = "\x1b[B", " ", "\r"
QUIET = 1.6
"""Seconds without a new line after which a key is pressed, so that it cuts no sound off."""
SOUNDED = 12
"""Enough lines with sounds to end a recording."""
LATENCY = STEADY / 1000
"""Seconds from a call to the first sample."""
WITHIN = (0.05, 0.3, 0.6)
"""Seconds around a sound's expected time, the last ten times the target of 60 ms."""
SAME = 0.1
"""Seconds by which simultaneous sounds may change order."""
AFTERWARDS = 2.5
"""Seconds for the sounds of the last line."""
PATIENCE = 100.0
"""Seconds for a game."""


@pytest.fixture
def kept() -> int:
    """Return a buffer length, in milliseconds, that leaves no gaps where the machine pauses."""
    return STEADY


def play(
    terminal: Terminal, wanted: tuple[str, ...], first_sound: Callable[[], float]
) -> list[tuple[float, str]]:
    """Choose whenever it is quiet; returns each row with its time of printing.

    After each event the keys start again, with the first choice.  Lines count from the first
    sound, as the sound process starts beside the game.
    """
    rows: list[tuple[float, str]] = []
    counted_from = inf
    keys = cycle(wanted)
    quiet_since = begun = time.monotonic()
    while sum(row.startswith("[") for at, row in rows if at > counted_from) < SOUNDED:
        printed = terminal.text.split("\n")
        now = time.monotonic()
        assert now - begun < PATIENCE, terminal.text
        if len(printed) > len(rows) + 1:
            rows += [(now, row.rstrip()) for row in printed[len(rows) + 1 :]]
            keys = cycle(wanted) if rows[-1][1].startswith("[") else keys
            quiet_since = now
            if counted_from == inf:
                counted_from = first_sound()
        elif rows and now - quiet_since > QUIET and not rows[-1][1].startswith("Waiting for "):
            terminal.press(next(keys), then_wait=0.0)
            quiet_since = now
        terminal.read(0.001)
    terminal.read(AFTERWARDS)
    return rows


def happened(data: Path) -> Iterator[Event]:
    """Return the events that the player heard, as derived from the game's record."""
    (path,) = (data / "records").glob("*.record")
    record = load(path)
    table = Replay(record, kept_private(path, record)).to_end()
    for moment in Moments(table, AskedFigures(table.game.figures)):
        for event in moment.events:
            seen = seen_by_all(event, OWN)
            if seen is not None:
                yield seen


def caption(cues: list[tuple[Sounded, Cue]]) -> str:
    texts = [cue.text for _, cue in cues if cue.bus is Bus.GAME]
    return ", ".join(dict.fromkeys(texts))


def heard(
    recording: Recording, cue: Cue, around: float, seating: SeatPositions, seat: Seat | None
) -> float | None:
    """Return the time at which a cue is as loud as expected on both sides, nearest first."""
    wanted = sides(seating.place(seat), cue.gain, Hearing.STEREO)
    for within in WITHIN:
        found = (recording.factors(file, around + LATENCY, within) for file in cue.files)
        at, left, right = max(found, key=lambda one: one[1] + one[2])
        loud = (left + right) / sum(wanted)
        if loud > 0.5 and abs(right / (left + right) - wanted[1] / sum(wanted)) < 0.2:
            return at
    return None


def record(
    server: SoundServer, data: Path, game: Game, seats: int
) -> tuple[Recording, list[tuple[float, str]]]:
    """Play a game; returns the recording, and each row with its second in it."""
    settings = 'welcomed = true\ncaptions = true\nspeech = "lines"\n'
    (data / "settings.toml").write_text(settings, encoding="utf-8")
    typed = ("play", game.name, "--seats", ",".join(["you=Ann", *["casual"] * (seats - 1)]))
    server.record()
    begun = time.monotonic() - server.recording.stat().st_size / 4 / RATE
    with Terminal(
        *typed, "--seed", "7", "--pace", "0.1", "--sound", "on", "--data", str(data),
        columns=400, env=server.env,
    ) as terminal:  # fmt: skip
        several = game.name == "army-men"  # dice are picked up before they are set aside
        rows = play(
            terminal,
            (DOWN, SPACE, ENTER) if several else (DOWN, ENTER),
            lambda: begun + Recording(server.recording.read_bytes()).first_sound(),
        )
    return Recording(server.recording.read_bytes()), [(at - begun, row) for at, row in rows]


def compare(
    recording: Recording,
    rows: list[tuple[float, str]],
    told: list[list[tuple[Sounded, Cue]]],
    seating: SeatPositions,
) -> tuple[list[tuple[str, float]], list[tuple[str, Seat | None, float]], int]:
    """Search each cue at its line; returns when lines sounded, the missing cues, the count."""
    lines = iter(rows)
    begins: list[tuple[str, float]] = []
    started = recording.first_sound()
    found: list[tuple[str, float]] = []
    missed, count = [], 0
    for cues in told:
        line = next((at for at, row in lines if row.startswith(f"[{caption(cues)}]")), None)
        if line is None:
            break  # the player has left before
        start = line - max(LEADS[cue.timing] for one, cue in cues if not one.after)
        if start < started:
            continue  # the sound process may not have been there yet
        for one, cue in cues:
            count += 1
            at = heard(recording, cue, start + one.after, seating, one.seat)
            if at is None:
                missed.append((cue.name, one.seat, round(start, 3)))
                continue
            found.append((cue.name, start))
            if not one.after:
                start = at - LATENCY
                begins.append((cue.name, at))
    # Bots that choose at the same moment are heard as one sound.
    alone = [one for one in missed if not any(beside(one, other) for other in found)]
    return begins, alone, count


def astray(begins: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """List the sounds that came before the sound of an earlier line.

    A repeated name is one sound found twice: a recording does not show which of several bots that
    choose at the same moment is heard.
    """
    return [
        (name, at)
        for (before, earlier), (name, at) in pairwise(begins)
        if at <= earlier - SAME and name != before
    ]


def beside(missed: tuple[str, Seat | None, float], found: tuple[str, float]) -> bool:
    """Return whether the same cue was found at the same moment, from another seat."""
    return missed[0] == found[0] and abs(missed[2] - found[1]) < SAME


@pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
@recorded
def test_each_cue_of_a_game_is_heard_with_its_line(
    server: SoundServer, tmp_path: Path, game: Game
) -> None:
    """In order, close to its words, and louder on the side of its seat.

    The expected sounds follow from the game's record; their times, from the printed rows.  A busy
    machine leaves gaps: one sound of each ten begun may be missing.
    """
    seats = min(max(game.seats), 4)
    data = Path(tempfile.mkdtemp(dir=tmp_path))
    recording, rows = record(server, data, game, seats)
    told = [game.cues(event, OWN) for event in happened(data)]
    soundscape = [[(one, PACK.cues[one.cue]) for one in cues] for cues in told if cues]
    begins, missed, count = compare(recording, rows, soundscape, SeatPositions(seats, OWN))
    assert len(missed) <= -(-count // 10), (missed, rows)
    assert len(begins) >= SOUNDED / 3, "the others tell the player to choose"
    assert not astray(begins), (begins, rows)
