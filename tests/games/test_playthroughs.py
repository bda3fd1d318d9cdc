"""Every game has a playthrough equal to the program's output, and short enough to be read.

After a change of wording, `python tests/playthroughs/rewrite.py` rewrites the heard lines; read
them aloud against tests/playthroughs/REVIEW.md before they are kept.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from game_checks import checks
from playthroughs.rewrite import PlaythroughError, retold
from refusals import refuses
from transcripts.rewrite import IN_LANGUAGES, path_in, transcript_in

from audiogame.narration.faults import told
from audiogame.table.library import all_names
from audiogame.table.record import RecordError

FEWEST, MOST = 20, 149
"""Lines of a playthrough: enough to be useful, few enough to read aloud in one go."""
FILES = [checks(name).playthrough for name in all_names()]
HEAD = "excerpt: A call.\ngame: sika\nplayers: Ann, Bo\nheard: 0, 0 brief, 1\n"


@pytest.mark.parametrize("name", all_names())
def test_every_game_has_a_playthrough(name: str) -> None:
    """A game without a playthrough fails, and so does one too long to be read aloud."""
    assert checks(name).playthrough.is_file(), f"{name} has no playthrough"
    text = checks(name).playthrough.read_text(encoding="utf-8")
    assert FEWEST <= len(text.splitlines()) <= MOST
    games = {line.split()[1] for line in text.splitlines() if line.startswith("game: ")}
    assert games == {name}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parents[1].name)
def test_a_playthrough_says_what_is_heard(path: Path) -> None:
    """Every heard line is the narrator's, and none is left out."""
    text = path.read_text(encoding="utf-8")
    for number, (kept, now) in enumerate(
        zip(text.splitlines(), retold(text).splitlines(), strict=False), start=1
    ):
        assert kept == now, f"{path}, line {number}"
    assert text == retold(text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parents[1].name)
def test_full_brief_and_another_seat_are_heard(path: Path) -> None:
    """A playthrough has lines in full and in brief, and from the view of another seat."""
    lines = path.read_text(encoding="utf-8").splitlines()
    labels = {line.partition(":")[0].strip() for line in lines if line.startswith("  ")}
    assert any(label.endswith(" brief") for label in labels)
    assert len({label.split()[0] for label in labels}) > 1


@pytest.mark.parametrize("name", all_names())
def test_every_playthrough_was_reviewed(name: str) -> None:
    """The review beside it has a line for each line heard, with the decision."""
    lines = checks(name).review.read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("- ") for line in lines)


@pytest.mark.parametrize(("language", "name"), IN_LANGUAGES)
def test_a_whole_game_is_heard_as_in_its_reviewed_transcript(language: str, name: str) -> None:
    """And the menus; `python tests/transcripts/rewrite.py` rewrites them, to be read aloud."""
    assert transcript_in(language, name) == path_in(language, name).read_text(encoding="utf-8")


def test_a_changed_or_missing_line_shows() -> None:
    """The rewritten text differs where a line was changed or left out."""
    told = retold(HEAD + "0 call red\n")
    assert "  0: You call red.\n  1: Ann calls red. | Call" in told
    assert retold(told) == told
    assert retold(told.replace("You call red", "You choose red")) == told
    assert retold(told.replace("  1: Ann calls red.", "  1:")) == told


def test_questions_and_choices_are_told_to_their_seat_only() -> None:
    """No other listener hears a question, or a choice being looked at."""
    told = retold(HEAD + "heard: 0, 1\n? 1 own\n~ 0 call blue\n")
    assert told.endswith("? 1 own\n  1: You have 0 and no colour yet.\n~ 0 call blue\n  0: Blue.\n")


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("1 call red\n", "it isn't seat 1's turn"),
        ("0 call green\n", "isn't allowed"),
        ("0  call red\n", "it is written '0 call red'"),
        ("? 0 weather\n", "weather"),
    ],
)
def test_a_line_that_cannot_be_played_is_named(lines: str, why: str) -> None:
    """The error names the line that cannot be parsed."""
    with refuses((PlaythroughError, RecordError), match=why) as refused:
        retold(HEAD + lines)
    assert "Line 5" in told(refused.value, "en")


def test_an_excerpt_begins_with_its_header() -> None:
    """A move before the header is refused."""
    with pytest.raises(PlaythroughError, match="an excerpt begins with"):
        retold("0 call red\n")
