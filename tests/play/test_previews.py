"""Previews of choices, heard in a game: after the words of a choice, or alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from flawed import Change, installed_pig
from pressed import play

from audiogame.console.key_script import WAIT

BEFORE = "    def decision("
PREVIEW = """    def preview(self, seat: Seat, action: Action) -> Event | None:
        return Score(seat, self.scores[seat] + self.at_stake) if action == Hold() else None

"""
WHOLE = "    preview_is_whole = True\n"


@pytest.mark.parametrize(("whole", "told"), [("", "Hold. Ann 3"), (WHOLE, "Ann 3")])
def test_a_preview_is_heard_after_the_choice_or_alone(
    whole: str, told: str, tmp_path: Path
) -> None:
    """By an arrow, and when the choice is explained."""
    change = Change("rules.py", BEFORE, f"{whole}{PREVIEW}{BEFORE}")
    with installed_pig(tmp_path, [change]):
        heard = play(
            tmp_path / "data", "enter", WAIT, "end", "i", game="pig", seats="you=Ann,you=Bo"
        )
    assert heard[4] == told
    assert heard[5] == f"{told} You have 3 then, and your turn is over."
