"""What came of a sound quiz: kept in a file, one result for each part, the newest."""

from __future__ import annotations

from pathlib import Path

from audiogame.archive.toml_file import read_entries, write_entries
from audiogame.rules.value import Value

FILE = "sound-quiz.toml"
COMMON = "common"
"""How the sounds of all games are called in the file."""
MOST = 1000
"""Questions of one quiz that are believed."""


class QuizResult(Value):
    """What somebody heard.

    Args:
        asked: how many sounds were answered.
        right: how many of them were told right.
        mixed: for each that was not, the name of the cue that was played and of the one chosen.
    """

    asked: int = 0
    right: int = 0
    mixed: tuple[tuple[str, str], ...] = ()


def read_results(data: Path) -> dict[str, QuizResult]:
    """Return the newest result of each part, by the name of a game or `COMMON`; none if unread."""
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
    """Keep the newest result of a part.

    Raises:
        OSError: the file cannot be written.
    """
    results = {**read_results(data), part: result}
    kept = {
        name: {"asked": one.asked, "right": one.right, "mixed": [list(pair) for pair in one.mixed]}
        for name, one in results.items()
    }
    write_entries(data / FILE, kept)
