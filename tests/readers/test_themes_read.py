"""Under real terminal screen readers a theme changes no speech."""

from __future__ import annotations

from pathlib import Path

import pytest
from reader_walk import hear_whole_game
from screen_reader import Kind

from audiogame.settings import Settings, save_settings


@pytest.mark.parametrize(
    "mode",
    [
        pytest.param("lines", marks=pytest.mark.real),
        pytest.param("voice", marks=pytest.mark.soak),
    ],
)
@pytest.mark.parametrize("kind", ["yasr", "fenrir"])
def test_a_whole_game_is_heard_as_without_a_theme(
    tmp_path: Path, kind: Kind, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With colours, spacing and the fixed question turned on: every line once, in order."""
    monkeypatch.setenv("COLORTERM", "truecolor")
    wished = Settings(theme="yellow-on-black", spacing="wide", view="together")
    (tmp_path / "data").mkdir()
    save_settings(tmp_path / "data" / "settings.toml", wished)
    hear_whole_game(tmp_path, kind, mode)
