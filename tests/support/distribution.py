"""Distributions of games, written as an installer writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiogame.rules.game import Game


def write_distribution(folder: Path, package: str, games: str) -> None:
    """Write the metadata of a distribution beside its package.

    Args:
        folder: of packages.
        package: the distribution's name.
        games: its entry points, a line each, such as `pig = pig:GAME`.
    """
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[audiogame.games]\n{games}\n", encoding="utf-8")


def find_by_name(patch: pytest.MonkeyPatch, folder: Path, game: Game) -> None:
    """Let an example game be found by its name until a test ends."""
    write_distribution(folder, game.package, f"{game.name} = {game.package}:GAME")
    patch.syspath_prepend(str(folder))
