"""The end of a game: one question at a time, brief wording, and the score of the evening."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from loopback import play_over_the_line
from patient_keys import play
from shared_keyboard import SharedKeyboard
from untranslated import untranslated

from audiogame.settings import read_settings
from audiogame.table.library import find_game

WHOLE = ("1", *["enter"] * 9)
"""Keys that play a whole game of Sika."""
BRIEF = "Shorter lines from now on? V changes it at any time. Y or N."


@pytest.fixture(params=["here", "far"], autouse=True)
def where(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play locally, or over a connection."""
    if request.param == "far":
        play_over_the_line(monkeypatch)


def test_w_tells_the_games_won_tonight(tmp_path: Path) -> None:
    """After the first game, and after the second with the same players; the most wins first."""
    answers = play(tmp_path, "w", *WHOLE, "w", "enter", "w", *WHOLE, "w", wait_for_me=False)
    before, first, still, second = (answers[at][-1] for at in (1, 12, 14, 25))
    ends = [line for lines in answers for line in lines if re.match(r"\w+ wins? with", line)]
    won = Counter(end.split()[0] for end in ends)
    assert len(ends) == won.total() == 2
    assert before == "You. Bella, a bot. Carlos, a bot."
    assert first == still
    assert first.startswith(f"{before} Wins tonight: ")
    told = re.findall(r"(\w+)(?: ha(?:s|ve))? (\d)", second.partition("Wins tonight: ")[2])
    assert {name.title(): int(count) for name, count in told} == won
    assert [count for _, count in told] == sorted((count for _, count in told), reverse=True)


def test_the_end_of_a_game_asks_one_question(tmp_path: Path) -> None:
    """Enter plays again at once; brief wording is asked about when the table is left, once."""
    answers = play(tmp_path, *WHOLE, "enter", *WHOLE, "escape", "enter", "y", wait_for_me=False)
    *_, last, left, neither = answers
    assert answers[10][-1].startswith("Enter: play again")
    assert answers[11][0].startswith("New game.")
    assert last[-1].startswith("Enter: play again")
    assert left == [BRIEF]
    assert neither[-1].endswith(BRIEF)
    assert not [line for lines in answers[:-2] for line in lines if BRIEF in line]
    settings, _ = read_settings(tmp_path / "settings.toml")
    assert (settings.verbosity, settings.brief_offered) == ("brief", True)


def test_the_question_at_the_end_is_marked_by_the_language_of_the_program(tmp_path: Path) -> None:
    """The game itself is told in English."""
    keys = (*WHOLE, *["wait"] * 12, "question", "escape")
    seats = "you=Ann,bot=Bella,bot=Carlos"
    with untranslated("sika"):
        room = SharedKeyboard(tmp_path, keys, seats, game=find_game("sika"), language="de").play()
    lines = [line for moment in room.ear.moments for line in moment.lines]
    ends = [one.language for one in lines if one.text.startswith("Eingabe: noch einmal")]
    assert ends == ["", ""]
    assert "en" in {one.language for one in lines}
