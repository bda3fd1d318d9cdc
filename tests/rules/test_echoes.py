"""Echoes of typed or read text are literal, and never too long to listen to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.archive.description import archive_narrator
from audiogame.archive.folder import kept_records, records_folder
from audiogame.narration.faults import told
from audiogame.rules.fault import BEGINNING, END, Reason

Run = Callable[..., tuple[int, str, str]]
NINES = "9" * 9000
LONGEST = 700
"""Characters of an answer to long input, with the words around it."""


COMMANDS = (
    *(("play", NINES), ("play", "sika", "--option", f"ante={NINES}"), ("list", NINES)),
    *(("play", "sika", "--seats", NINES), ("play", "sika", "--seed", NINES)),
    *(("play", "sika", "--pace", NINES), ("records", "delete", NINES, "--yes")),
    *(("records", "export", NINES, "to"), ("resume", NINES), ("replay", NINES)),
    *(("statistics", "--game", NINES), ("rules", NINES)),
)


def test_nine_thousand_digits_are_not_echoed(run: Run) -> None:
    """One short sentence, and the exit status for wrong input."""
    amiss = []
    for command in COMMANDS:
        status, out, errors = run(*command)
        if status != 2 or len(out + errors) >= LONGEST or errors.count("\n") != 1:
            amiss.append((" ".join(command)[:40], status, (out + errors)[:1000]))
    assert amiss == []


def test_a_record_with_nine_thousand_digits_is_a_damaged_one(run: Run, tmp_path: Path) -> None:
    """The list of records says so, and continues."""
    path = records_folder(tmp_path / "data") / "long.record"
    path.parent.mkdir(parents=True)
    path.write_text(f"audiogame record 2\nsealed: no\ngame: sika {NINES}\n", encoding="utf-8")
    status, out, errors = run("records")
    assert (status, errors) == (0, "")
    assert len(out) < LONGEST
    assert kept_records(tmp_path / "data")[0].record is None


@given(st.text(st.characters(codec="utf-8"), max_size=400))
def test_both_ends_of_a_value_are_told(text: str) -> None:
    """The end of a path is its most useful part; a short value stays whole."""
    said = told(Reason("in-use", name=text), "en")
    kept = text if len(text) <= BEGINNING + END else f"{text[:BEGINNING]}...{text[-END:]}"
    assert said.startswith(kept)


@pytest.mark.parametrize(
    "name", ["settings.toml", "a.record", "records/a.record", "my game.record", "x"]
)
def test_a_file_has_its_own_name_wherever_a_sentence_begins(name: str) -> None:
    """Never capitalised, since a player types it again."""
    say = archive_narrator("en").say
    for message in ("data-differs", "records-deleted", "records-exported"):
        assert f" {name} " in say(message, name=name, to="b")
    if "." in name and " " not in name:
        assert say("fault", why=Reason("in-use", name=name)).startswith(f"{name} is open")
