"""Render the default pack: every WAV file that `pack.toml` names, the same at each run.

Run it with numpy installed: `python sounds/render.py`, or with a folder to write into; with
`--one-take` after the folder, one take of each cue is rendered, which is a good half of the work.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from rendering.cues import (
    Play,
    army_men,
    common,
    scientific_war,
    sichermans_war,
    sika,
    ten_die_poker,
)
from rendering.levels import KINDS, finished, looped, write
from rendering.weights import WEIGHTS

HOME = Path(__file__).parent
MODULES = (common, sika, army_men, ten_die_poker, sichermans_war, scientific_war)
CUES: dict[str, Play] = {name: play for module in MODULES for name, play in module.CUES.items()}


class Unmatched(ValueError):
    """The manifest and the cues that can be played are not the same."""

    def __init__(self, names: set[str]) -> None:
        listed = ", ".join(sorted(names))
        super().__init__(f"Either only pack.toml or only the rendering has these cues: {listed}.")


def render(folder: Path, one_take: bool = False) -> int:
    """Render the files of the manifest into a folder.

    Args:
        folder: where they are written.
        one_take: whether each cue is rendered once only: the first its first take, the next its
            second, and so on round, so that every take of some cue is among them.

    Returns:
        How many files were written.

    Raises:
        Unmatched: a cue is in the manifest only, or cannot be rendered by name.
    """
    cues = tomllib.loads((HOME / "pack.toml").read_text(encoding="utf-8"))["cues"]
    if set(cues) != set(CUES):
        raise Unmatched(set(cues) ^ set(CUES))
    written = 0
    for place, (name, entry) in enumerate(cues.items()):
        kind = KINDS[entry["kind"]]
        for variant, path in enumerate(entry["files"], start=1):
            if one_take and variant - 1 != place % len(entry["files"]):
                continue
            heard = CUES[name](variant)
            if entry["kind"] == "ambience":
                write(folder / path, looped(heard, kind))
            else:
                write(folder / path, finished(heard, kind, WEIGHTS.get(name, 0.0)))
            written += 1
    return written


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else HOME
    count = render(target, one_take="--one-take" in sys.argv[2:])
    sys.stdout.write(f"{count} files are rendered into {target}.\n")
