"""Render every WAV file that a manifest names; each run gives the same files.

The manifests are `pack.toml` here, for the cues that all games share, and that of each game whose
`source` names this script; the cues of a game are in the module of `rendering/cues` with the name
of the game's folder.

Run it with numpy installed: `python sounds/render.py`, or with a folder to write into; with
`--one-take` after the folder, one take of each cue is rendered, which is a good half of the work.
"""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from rendering.cues import Play
from rendering.levels import KINDS, LOOPED, finished, looped, write

HOME = Path(__file__).parent
REPOSITORY = HOME.parent
GAMES = REPOSITORY / "audiogame" / "games"
SOURCE = "rendered by sounds/render.py"


class Unmatched(ValueError):
    """Raised when the cues of a manifest and those that can be rendered differ."""

    def __init__(self, manifest: Path, names: set[str]) -> None:
        listed = ", ".join(sorted(names))
        super().__init__(f"Either only {manifest} or only its rendering has these cues: {listed}.")


def manifests() -> dict[str, Path]:
    """Return the manifests to render, by the module of `rendering.cues` with their cues."""
    found = {"common": HOME / "pack.toml"}
    for path in sorted(GAMES.glob("*/sounds/pack.toml")):
        if _read(path).get("source") == SOURCE:
            found[path.parent.parent.name] = path
    return found


def _read(manifest: Path) -> dict[str, Any]:
    return tomllib.loads(manifest.read_text(encoding="utf-8"))


def render(folder: Path, one_take: bool = False) -> int:
    """Render the files of all manifests into a folder, at their paths in the repository.

    Args:
        folder: where they are written.
        one_take: whether one take of each cue is rendered, in turn: the first take of a manifest's
            first cue, the second take of the next, and so on, starting again after the last.

    Returns:
        How many files were written.

    Raises:
        Unmatched: a cue is in a manifest only, or cannot be rendered by name.
    """
    written = 0
    for name, manifest in manifests().items():
        module = import_module(f"rendering.cues.{name}")
        plays: dict[str, Play] = module.CUES
        cues = _read(manifest)["cues"]
        if set(cues) != set(plays):
            raise Unmatched(manifest, set(cues) ^ set(plays))
        target = folder / manifest.parent.relative_to(REPOSITORY)
        for place, (cue, entry) in enumerate(cues.items()):
            kind, weight = KINDS[entry["kind"]], module.WEIGHTS.get(cue, 0.0)
            for variant, path in enumerate(entry["files"], start=1):
                if one_take and variant - 1 != place % len(entry["files"]):
                    continue
                heard = plays[cue](variant)
                if entry["kind"] == "ambience":
                    write(target / path, looped(heard, kind), LOOPED)
                else:
                    write(target / path, finished(heard, kind, weight))
                written += 1
    return written


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else REPOSITORY
    count = render(target, one_take="--one-take" in sys.argv[2:])
    sys.stdout.write(f"{count} files are rendered into {target}.\n")
