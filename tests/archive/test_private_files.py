"""Files with secrets are readable by their owner only."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from shared_keyboard import SharedKeyboard

from audiogame.narration.narrator import Line
from audiogame.outputs.transcript import Transcript
from audiogame.table.record_file import CHOICES, PRIVATE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


def test_files_of_a_game_with_secrets_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    SharedKeyboard(tmp_path, ("enter", "k", "enter")).play()
    kept = [path for path in (tmp_path / "records").iterdir() if path.is_file()]
    assert {path.suffix for path in kept} >= {".record", CHOICES}
    assert all(path.stat().st_mode & 0o077 == 0 for path in kept)
    assert PRIVATE not in {path.suffix for path in kept}, "its seed was given"


@pytest.mark.parametrize("before", [False, True])
def test_a_transcript_is_for_its_owner_alone(tmp_path: Path, before: bool) -> None:
    """Also where the replaced file was readable by others."""
    path = tmp_path / "told.txt"
    if before:
        path.write_text("old\n", encoding="utf-8")
        path.chmod(0o644)
    transcript = Transcript(path)
    transcript.take(Line("Your hand.", seats=(0,), secret=True))
    transcript.close()
    assert path.read_text(encoding="utf-8") == "0: Your hand.\n"
    assert path.stat().st_mode & 0o077 == 0
