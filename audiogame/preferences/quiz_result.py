"""Results of the sound quiz, saved in a file: the newest of each part."""

from __future__ import annotations

from pathlib import Path

from audiogame.archive.toml_file import change_entries, read_entries
from audiogame.rules.value import Value

FILE = "sound-quiz.toml"
COMMON = "common"
"""The file's name for the sounds of all games."""
MOST = 1000
"""Most questions of a saved result that is accepted."""


class QuizResult(Value):
    """The result of one quiz.

    Args:
        asked: number of sounds answered.
        right: number of right answers.
        mixed: for each wrong answer, the name of the cue played and of the one chosen.
    """

    asked: int = 0
    right: int = 0
    mixed: tuple[tuple[str, str], ...] = ()


def read_results(data: Path) -> dict[str, QuizResult]:
    """Return the newest result of each part, by a game's name or `COMMON`.

    Raises:
        OSError: the file cannot be read.
    """
    read = {part: _result(entry) for part, entry in read_entries(data / FILE).items()}
    return {part: result for part, result in read.items() if result is not None}


def _result(entry: object) -> QuizResult | None:
    match entry:
        case {"asked": int(asked), "right": int(right), "mixed": list(mixed)}:
            pairs = [(str(pair[0]), str(pair[1])) for pair in mixed if _is_pair(pair)]
            if 0 <= right <= asked <= MOST and len(pairs) == len(mixed) == asked - right:
                return QuizResult(asked, right, tuple(pairs))
    return None


def _is_pair(pair: object) -> bool:
    return isinstance(pair, list) and len(pair) == 2 and all(isinstance(one, str) for one in pair)


def save_result(data: Path, part: str, result: QuizResult) -> None:
    """Save the newest result of a part.

    Raises:
        OSError: the file cannot be read or written.
    """
    mixed = [list(pair) for pair in result.mixed]
    change_entries(
        data / FILE, {part: {"asked": result.asked, "right": result.right, "mixed": mixed}}
    )
