"""News of a newer version: only where the player wants it, and once a week."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from online_player import Player
from terminal import Terminal
from twins import exchange
from web_files import WebFiles, web_files

from audiogame import __version__
from audiogame.preferences.setting_group import SettingGroups, in_group
from audiogame.rules.value import replace
from audiogame.settings import Settings, save_settings
from audiogame.terminal.newer_version import look_for_news
from audiogame.terminal.terminal_front_end import NEWS_ADDRESS

NEWS = {"version": "7.1", "news": ["It starts faster.", "Sika has a new lesson.", "Cues are new."]}
TOLD = f"Version 7.1 of audiogame is out, and you have {__version__}. {' '.join(NEWS['news'])}"
START = datetime(2026, 11, 26, 12, tzinfo=UTC)


class Asker(Player):
    """A player whose program may look at an address."""

    def __init__(self, data: Path, address: str, wanted: bool = True) -> None:
        super().__init__(data, "Ann")
        self.now = START
        front = replace(self.app.front, news_address=address, now=lambda: self.now)
        exchange(self.app, front=front)
        self.app.data.settings = replace(self.app.data.settings, new_versions=wanted)

    def look(self, later: timedelta = timedelta()) -> list[str]:
        """Start the program some time after the first start; returns what is said."""
        self.now = START + later
        self.forget()
        asyncio.run(look_for_news(self.app))
        return [line for line in self.ears.lines if "of audiogame" in line]


def published(site: WebFiles, folder: Path, news: object = NEWS) -> str:
    (folder / "news.json").write_text(json.dumps(news), encoding="utf-8")
    return f"{site.address}/news.json"


def test_a_newer_version_is_told_once_a_week(tmp_path: Path) -> None:
    with web_files(tmp_path) as site:
        ann = Asker(tmp_path / "data", published(site, tmp_path))
        assert ann.look() == [TOLD]
        for later in (timedelta(seconds=1), timedelta(days=6, hours=23)):
            assert ann.look(later) == []
        assert len(site.asked) == 1
        assert ann.look(timedelta(days=7)) == [TOLD]
        assert site.asked == ["/news.json"] * 2


def test_nothing_is_fetched_unasked(tmp_path: Path) -> None:
    """Neither without the setting, which is off, nor where keys come from a file."""
    assert not Settings().new_versions
    assert NEWS_ADDRESS == "", "there is no release yet"
    with web_files(tmp_path) as site:
        address = published(site, tmp_path)
        unasked = Asker(tmp_path / "data", address, wanted=False)
        assert unasked.look() == []
        scripted = Asker(tmp_path / "data", address)
        scripted.fingers.scripted = True
        assert scripted.look() == []
        assert site.asked == []
    assert not (tmp_path / "data" / "versions.toml").exists()


def test_the_setting_is_offered_where_there_is_an_address(tmp_path: Path) -> None:
    """The page brings its newest version by itself, and has none."""
    for address, offered in (("", False), ("https://page.example/news.json", True)):
        app = Asker(tmp_path, address).app
        assert ("new_versions" in SettingGroups(app).counting(in_group("more"))) is offered


@pytest.mark.parametrize(
    "news",
    [
        {"version": __version__, "news": []},
        {"version": "0.0.9", "news": []},
        {"version": "newest", "news": []},
        {"version": "7.1", "news": ["1", "2", "3", "4"]},
        {"version": "7.1", "news": ["a" * 201]},
        {"version": "7.1", "news": ["\x1b[2J"]},
        ["7.1"],
        "a" * 20_000,
    ],
    ids=lambda news: json.dumps(news)[:40],
)
def test_what_is_no_news_is_not_told(news: object, tmp_path: Path) -> None:
    with web_files(tmp_path) as site:
        ann = Asker(tmp_path / "data", published(site, tmp_path, news))
        assert ann.look() == []
        assert ann.look(timedelta(days=1)) == []
        assert len(site.asked) == 1


def test_without_a_connection_nothing_is_said(tmp_path: Path) -> None:
    with web_files(tmp_path) as site:
        address = site.address
    assert Asker(tmp_path / "data", f"{address}/news.json").look() == []


@pytest.mark.real
def test_the_main_menu_tells_it_while_it_waits_for_a_key(tmp_path: Path) -> None:
    """The address is put into the program, as a release has it; a game is not interrupted."""
    data = tmp_path / "data"
    save_settings(data / "settings.toml", Settings(new_versions=True, welcomed=True))
    with web_files(tmp_path) as site:
        address = published(site, tmp_path)
        (tmp_path / "sitecustomize.py").write_text(
            "from audiogame.terminal import terminal_front_end\n"
            f"terminal_front_end.NEWS_ADDRESS = {address!r}\n",
            encoding="utf-8",
        )
        env = {"PYTHONPATH": str(tmp_path)}
        with Terminal("play", "sika", "--data", str(data), env=env, newcomer=True) as game:
            game.wait_for("red or blue?")
        assert site.asked == []
        with Terminal("--data", str(data), env=env, newcomer=True) as menu:
            menu.wait_for("Cues are new.")
            assert TOLD in " ".join(menu.text.split())
        assert site.asked == ["/news.json"]
