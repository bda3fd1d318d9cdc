"""Killed at any moment, the program has lost nothing that it told, and the game resumes."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from killing import Killer

from audiogame.archive.account import retold
from audiogame.archive.folder import kept_records, records_folder
from audiogame.archive.home_table import HomeTable
from audiogame.archive.opened_table import resume_table
from audiogame.archive.verdict import Verdict, verify
from audiogame.rules.state import Seat, State
from audiogame.table.record_file import CHOICES, PRIVATE, kept_private, load
from audiogame.table.replay import Replay

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no SIGKILL and no fork"
)
BACK = "You take back a choice."
ROUTINE = re.compile(r"\w+ has (?:played|decided whether to swap)\.")
"""Events of bots that a table plays as a tick, without words."""
STARTING = 0.3
"""The share of a run in which the program only starts."""


@dataclass(frozen=True)
class Kind:
    """A game to kill.

    Args:
        arguments: after `audiogame play`.
        keys: the script of the player at seat 0; bots alone need one `wait`.
        seat: listener whose transcript is compared.
    """

    arguments: str
    keys: str = "wait\n"
    seat: Seat | None = None


KINDS = [
    Kind("sika --seats bot,bot,bot"),
    Kind("sika --seats you=Ann,bot", "1\n1\n1\nU\n1\n1\nwait\n" * 12, 0),
    Kind("army-men --seats bot,bot"),
    Kind("ten-die-poker --seats bot,bot,bot,bot --option rounds=9"),
    Kind("sichermans-war --seats bot,bot"),
    Kind("scientific-war --seats bot,bot,bot --option limit=25"),
    Kind("scientific-war --seats you=Ann,bot --option limit=12", "down\nenter\nU\n" * 40, 0),
]


def told(path: Path, seat: Seat | None) -> list[str]:
    record = load(path)
    private = kept_private(path, record)
    sentences = [sentence for one in retold("en", record, private, seat) for sentence in one.told]
    return [sentence for sentence in sentences if not ROUTINE.fullmatch(sentence)]


def transcript(path: Path) -> list[str]:
    """Return what the players heard; the last line may be incomplete."""
    whole = path.read_text(encoding="utf-8").rpartition("\n")[0] if path.exists() else ""
    lines = [line.partition(": ") for line in whole.split("\n")]
    return [text for seats, _, text in lines if seats]


def told_bare(text: str) -> str:
    """Return a line without its prefix, the words of an undone choice."""
    return BACK if text.startswith("Taken back: ") else text


def once(heard: list[str]) -> list[str]:
    """Drop what is repeated after an undo: the record has it once."""
    left: list[str] = []
    again = False
    for text in heard:
        if (
            again
            and text in left
            and not text.startswith("The same dice and cards will come again")
        ):
            again = False
            continue
        again = text == BACK or (
            again and text.startswith("The same dice and cards will come again")
        )
        left.append(text)
    return left


def play_to_end(opened: HomeTable) -> State:
    """Play the game to its end, taking each player's first choice."""
    table = opened.table
    while table.state.result is None:
        if table.awaited:
            seat = table.awaited[0]
            table.submit(seat, table.state.legal_actions(seat)[0])
        else:
            table.step()
    opened.journal.finish(table.state.result.places, opened.seed, opened.secret)
    opened.journal.close()
    return table.state


def only_record(data: Path) -> Path | None:
    found = [*records_folder(data).glob("*.record")]
    assert len(found) < 2
    return found[0] if found else None


@pytest.fixture(scope="module")
def killer() -> Iterator[Killer]:
    with Killer() as killer:
        yield killer


@dataclass
class Moments:
    """Kills by moment: before the game began, while it was played, or after its end."""

    before: int = 0
    during: int = 0
    after: int = 0


def arguments(kind: Kind, data: Path, keys: Path, seed: str) -> list[str]:
    common = ["--data", str(data), "--keys", str(keys), "--transcript", str(data / "heard.txt")]
    return ["play", *kind.arguments.split(), *(["--seed", seed] if seed else []), *common]


@pytest.mark.parametrize(
    "kills",
    [
        pytest.param(20, marks=pytest.mark.real),
        pytest.param(200, marks=pytest.mark.soak),
    ],
)
def test_nothing_is_lost_at_random_moments(killer: Killer, tmp_path: Path, kills: int) -> None:
    """What was heard is in the record, and the game resumes to the end it would have had.

    On a busy machine it goes on until enough kills have come in the middle of a game.
    """
    random = Random(7)
    moments, number = Moments(), 0
    references: dict[tuple[Kind, str], tuple[Path, float]] = {}
    keys, output = tmp_path / "keys.txt", tmp_path / "out.txt"
    while number < kills or (moments.during <= kills // 4 and number < 4 * kills):
        kind = KINDS[number % len(KINDS)]
        keys.write_text(kind.keys, encoding="utf-8")
        seed = ("", "1", "2")[random.randrange(3)]
        if (kind, seed) not in references:
            whole = tmp_path / f"{number}-whole"
            whole.mkdir()
            status, seconds = killer.run(arguments(kind, whole, keys, seed), output)
            assert status == 0, output.read_text(encoding="utf-8")
            references[kind, seed] = (whole, seconds)
        whole, seconds = references[kind, seed]
        data = tmp_path / f"{number}-killed"
        data.mkdir()
        wanted = arguments(kind, data, keys, seed)
        status, _ = killer.run(wanted, output, random.uniform(seconds * STARTING, seconds))
        assert status in (0, -signal.SIGKILL)
        check(kind, whole, data, seed, moments)
        number += 1
    assert moments.during > kills // 4, moments


def check(kind: Kind, whole: Path, data: Path, seed: str, moments: Moments) -> None:
    """Compare the rest of a killed game with what was heard, and resume it."""
    path, first = only_record(data), only_record(whole)
    assert first is not None
    heard = transcript(data / "heard.txt")
    if path is None or not path.stat().st_size:
        assert heard == []
        assert kept_records(data) == []
        moments.before += 1
        return
    known = {*told(first, kind.seat), *told(path, kind.seat)}
    events = [text for text in once([told_bare(text) for text in heard]) if text in known]
    kept = told(path, kind.seat)
    assert kept[: len(events)] == events, "what was heard is not in the record"
    if any(line.startswith("# result") for _, line in load(path).moves):
        moments.after += 1
    else:
        moments.during += 1
        state = play_to_end(resume_table(path))
        if seed and "you" not in kind.arguments:
            assert state == end_of(first)
        assert not path.with_suffix(CHOICES).exists()
        assert not path.with_suffix(PRIVATE).exists()
    record = load(path)
    found = [*verify(record, kept_private(path, record))]
    open_ = [one.message for one in found if one.verdict is not Verdict.GOOD]
    assert {*open_} <= {"luck-not-fair"}, found  # where there is luck: its seed was typed


def end_of(path: Path) -> State:
    """Return the end of a game that was not killed; the player's part ends with the keys."""
    record = load(path)
    state = Replay(record, kept_private(path, record)).to_end().state
    assert state.result is not None
    return state
