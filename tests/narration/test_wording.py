"""Wording settings: topics of events, and forms by topic."""

from __future__ import annotations

from pathlib import Path

import pytest
from pressed import play
from refusals import refuses

from audiogame.console.profile import Wording, form, level
from audiogame.games.sika import GAME as SIKA
from audiogame.games.sika.events import Colour, Rolled, ThrowDue
from audiogame.narration.narrator import Verbosity
from audiogame.narration.topics import Topic, read_topics
from audiogame.preferences.setting_group import sample
from audiogame.rules.fault import Fault
from audiogame.rules.game import Game
from audiogame.rules.state import Event
from audiogame.settings import TOPICS, Settings
from audiogame.table.library import all_games
from audiogame.testing.samples import classes

GAMES, _ = all_games()
ROLLED = Rolled(0, (Colour.RED, Colour.RED, Colour.BLUE), 2, 4, 11, Colour.RED)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_each_event_has_a_topic(game: Game) -> None:
    """Every event of a game is listed once, and no other name."""
    events = {kind.__name__ for kind in classes(game.packages, (Event,))}
    assert set(read_topics(game.package)) == events


def test_the_topics_are_those_of_the_settings() -> None:
    """One setting for each."""
    assert tuple(topic.value for topic in Topic) == TOPICS


def test_a_topic_follows_the_profile_or_its_own_setting() -> None:
    """Dice in full though the profile is brief."""
    chosen = Settings(verbosity="brief", verbosity_dice="full")
    assert level(chosen, Topic.DICE) == "full"
    assert level(chosen, Topic.CARDS) == "brief"
    wording = Wording(SIKA)
    assert wording.form(chosen, ROLLED) is Verbosity.FULL
    assert wording.form(chosen, ThrowDue(0, 1, 1, False)) is Verbosity.BRIEF
    assert form(chosen) is Verbosity.BRIEF
    assert form(Settings()) is form(Settings(verbosity="normal")) is Verbosity.FULL


def test_wording_never_changes_by_itself() -> None:
    """Normal tells decisive events in full, and all others in brief, however often heard."""
    wording, chosen = Wording(SIKA), Settings(verbosity="normal")
    assert {wording.form(chosen, ROLLED) for _ in range(20)} == {Verbosity.BRIEF}
    due = ThrowDue(0, 1, 1, False)
    assert {wording.form(chosen, due) for _ in range(20)} == {Verbosity.FULL}
    assert {wording.form(Settings(), ROLLED) for _ in range(20)} == {Verbosity.FULL}


def test_braille_goes_before_everything() -> None:
    """Short lines, whatever else is chosen."""
    chosen = Settings(braille=True, verbosity_dice="full")
    assert Wording(SIKA).form(chosen, ROLLED) is Verbosity.BRAILLE
    assert form(chosen) is Verbosity.BRAILLE


@pytest.mark.parametrize("topic", Topic)
def test_each_topic_has_a_sample(topic: Topic) -> None:
    """An event whose brief form differs."""
    found = sample(topic, "en")
    assert found is not None
    event, narrator = found
    assert read_topics(narrator_package(narrator.game))[type(event).__name__] is topic
    narrator.verbosity = Verbosity.FULL
    full = narrator.tell(event, (0,))
    narrator.verbosity = Verbosity.BRIEF
    assert len(narrator.tell(event, (0,))) < len(full)


def narrator_package(name: str) -> str:
    return next(game.package for game in GAMES if game.name == name)


@pytest.mark.over_the_line
def test_a_game_is_told_as_it_was_chosen(tmp_path: Path) -> None:
    """Throws in full and turns in brief, in one game."""
    chosen = Settings(verbosity_turns="brief")
    lines = play(tmp_path, "1", "enter", settings=chosen)
    assert "Three reds: plus 6, now 6." in lines
    assert "Second throw." not in lines


def test_a_file_of_topics_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unknown topic, and an event that is listed twice."""
    package = tmp_path / "some_game"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert read_topics("some_game") == {}
    read_topics.cache_clear()
    (package / "topics.toml").write_text('cubes = ["Rolled"]', encoding="utf-8")
    with refuses(Fault, match="no topic 'cubes'"):
        read_topics("some_game")
    (package / "topics.toml").write_text('dice = ["A"]\ncards = ["A"]', encoding="utf-8")
    with refuses(Fault, match="A of some_game is listed twice"):
        read_topics("some_game")
