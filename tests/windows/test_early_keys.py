"""Keys that wait in a console of Windows when the program is started."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal import Terminal
from windows_game import QUICK
from windows_rig import PATIENCE, answer, the_rig, windows_path

from audiogame.settings import save_settings

pytestmark = pytest.mark.real
EARLY = Path(__file__).parents[1] / "support" / "windows_early.py"


def test_keys_typed_before_the_first_question_do_not_answer_it(tmp_path: Path) -> None:
    """They are counted, the question is said again, and a key after it counts."""
    rig = the_rig()
    save_settings(tmp_path / "settings.toml", QUICK)
    own = ("--data", windows_path(tmp_path))
    words = ("play", "sika", "--seats", "you=Bo,you=Ann", "--seed", "7", *own)
    command = (*rig.python, windows_path(EARLY), "111", rig.program, *words)
    env = {**rig.wine, "PYTHONDONTWRITEBYTECODE": ""}
    with Terminal(command=command, newcomer=True, env=env) as terminal:
        terminal.wait_for("Too soon: 3 keys came before the question. Bo, call a colour:", PATIENCE)
        assert terminal.text.count("Too soon") == 1
        answer(terminal, "1", "Bo calls red.")
