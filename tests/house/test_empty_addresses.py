"""Addresses that the project does not have yet: nothing that needs one is offered."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest
from refusals import refuses

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import Script
from audiogame.lobby.common_commands import everywhere
from audiogame.lobby.main_menu import main_menu
from audiogame.online import public_server
from audiogame.server import origins
from audiogame.server.origins import OriginRefused, Origins, RequestSource
from audiogame.settings import Settings
from audiogame.terminal import terminal_front_end

NEWS = "Update check:"
PLAY_NOW = "Play now"
PAGE = "https://page.example"
SETTINGS = [key for group in "123456789" for key in (group, *["down"] * 25, "escape")]
WALK = ("3", *["down"] * 8, "escape", "6", *SETTINGS, "escape", "7", *["down"] * 5, "escape")
"""Keys through playing with others, all settings and Help."""


@pytest.mark.parametrize("there", [False, True])
def test_an_address_that_is_empty_is_offered_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """Neither as a setting, nor as an entry, nor to the page of another site."""
    news, server, page = ("https://news.example", "audiogame://127.0.0.1:9", PAGE)
    monkeypatch.setattr(terminal_front_end, "NEWS_ADDRESS", news if there else "")
    monkeypatch.setattr(public_server, "ADDRESS", server if there else "")
    monkeypatch.setattr(origins, "RELEASE_PAGE", page if there else "")
    printed = StringIO()
    front = terminal_front_end.terminal_front_end(Script(WALK), tmp_path, stream=printed)
    settings = Settings(speech="none", sound=False, name="Ann", new_versions=True, welcomed=True)
    app = App(front, settings, tmp_path, everywhere)
    app.profile.load_keys()
    with suppress(ProgramLeft):
        asyncio.run(main_menu(app))
    app.close()
    told = printed.getvalue()
    assert "Listening trial" in told, "the walk came to its end"
    assert [one in told for one in (NEWS, PLAY_NOW)] == [there] * 2
    request = RequestSource((PAGE,), "home.example")
    if there:
        Origins().check(request)
    else:
        with refuses(OriginRefused, match="page.example"):
            Origins().check(request)
