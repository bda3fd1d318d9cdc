"""A package of events and texts that several games share, named by `packages`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import parlour.events
import pytest
from flawed import Change, installed_pig, loaded_pig
from shared_scores import SHARES

from audiogame.console.fault_log import comes_from_game
from audiogame.console.profile import Wording
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.narration.topics import Topic
from audiogame.online.codec import CannotTravel, Codec
from audiogame.rules.fault import Reason
from audiogame.rules.game import Game
from audiogame.rules.state import Event, Query
from audiogame.rules.value import replace
from audiogame.table import game_calls
from audiogame.table.game_calls import game_package, give_up
from audiogame.table.library import BrokenGame, find_game
from audiogame.testing import find_flaws

SCORES = parlour.events.Standing((parlour.events.Score(0, 7), parlour.events.Score(1, 3)))


@pytest.fixture
def sharing(tmp_path: Path) -> Iterator[Game]:
    """Pig, with the scores of the parlour."""
    with loaded_pig(tmp_path, SHARES) as game:
        yield game


def told(game: Game, event: Event) -> str:
    return Narrator(Texts("en", game.packages), game.name, ("Ann", "Bo")).tell(event)


def test_a_game_without_a_word_has_its_own_package(tmp_path: Path) -> None:
    with loaded_pig(tmp_path) as game:
        assert game.packages == (game.package,)
        assert replace(game, packages=("parlour",)).packages == ("parlour", game.package)


def test_a_shared_event_is_a_whole_event_of_the_game(sharing: Game) -> None:
    """It is an answer, has words and a topic, travels, and check-game has nothing against it."""
    assert sharing.new(2).answer(Query.STANDING, 0) == (
        parlour.events.Standing((parlour.events.Score(0, 0), parlour.events.Score(1, 0))),
    )
    assert told(sharing, SCORES) == "Ann 7, Bo 3."
    assert Wording(sharing).topic(SCORES) is Topic.SCORES
    codec = Codec(sharing)
    assert codec.read_event(codec.write(SCORES)) == SCORES
    assert find_flaws(sharing, games=3).flaws == ()


def test_a_shared_event_may_be_listed_in_both_topics(tmp_path: Path) -> None:
    """In the shared package's file and in the game's own, which counts first; and in no other."""
    again = [one for one in SHARES if one.file != "texts/topics.toml"]
    with loaded_pig(tmp_path, again) as game:
        assert Wording(game).topic(SCORES) is Topic.SCORES
        assert find_flaws(game, games=1, states=20).flaws == ()
    other = Change("texts/topics.toml", '"Lost", "Shown"]', '"Lost", "Shown", "Standing"]')
    with loaded_pig(tmp_path, [*SHARES, other]) as game:
        assert Wording(game).topic(SCORES) is Topic.DICE
        assert find_flaws(game, games=1, states=20).flaws == ()
    unknown = Change("texts/topics.toml", '"Lost", "Shown"]', '"Lost", "Shown", "Standings"]')
    with loaded_pig(tmp_path, [*SHARES, unknown]) as game:
        (found,) = find_flaws(game, games=1, states=20).flaws
        assert "The game has no event Standings" in found.what


@pytest.mark.parametrize(
    ("topics", "told"),
    [
        (
            'scores = ["Score", "Standings"]',
            "The game has no event Standings: perhaps you meant Standing.",
        ),
        ('scores = ["Score", "Lost", "Standing"]', "The game has no event Lost"),
        ('score = ["Score", "Standing"]', "There is no topic score"),
        ('scores = ["Score", "Standing"]\ndice = ["Score"]', "Score is listed twice"),
        ("scores = [", "This is not TOML."),
    ],
)
def test_a_flaw_in_the_topics_of_a_shared_package_is_told_in_its_file(
    tmp_path: Path, topics: str, told: str
) -> None:
    """It has its own events alone, and none of the game's."""
    salon = tmp_path / "salon"
    copytree(Path(parlour.events.__file__).parent, salon)
    texts = salon / "texts"
    sentences = (texts / "en.ftl").read_text(encoding="utf-8")
    (texts / "en.ftl").write_text(sentences.replace("parlour", "salon"), encoding="utf-8")
    (texts / "topics.toml").write_text(topics, encoding="utf-8")
    in_salon = [Change(one.file, one.old, one.new.replace("parlour", "salon")) for one in SHARES]
    with loaded_pig(tmp_path, in_salon) as game:
        found = find_flaws(game, games=1, states=20).flaws
    sys.modules.pop("salon.events")
    sys.modules.pop("salon")
    assert [one.place.path for one in found if told in one.what] == [texts / "topics.toml"], found


def test_a_message_and_a_class_of_the_game_count_first(tmp_path: Path) -> None:
    """A field more needs a class of its own, which is the one that travels."""
    own = (
        *SHARES,
        Change(
            "events.py",
            "class Rolled(Event):",
            'class Standing(Standing):\n    """The scores, and the highest."""\n\n'
            "    highest: int = 0\n\n\nclass Rolled(Event):",
        ),
        Change(
            "texts/en.ftl",
            "pig-shown =",
            "pig-standing = At most { $highest }: { $scores }.\npig-shown =",
        ),
    )
    with loaded_pig(tmp_path, own) as game:
        events = sys.modules[f"{game.package}.events"]
        standing = events.Standing(SCORES.scores, 7)
        assert told(game, standing) == "At most 7: Ann 7, Bo 3."
        codec = Codec(game)
        assert codec.read_event(codec.write(standing)) == standing


def test_two_events_of_one_name_in_a_package_are_refused(tmp_path: Path) -> None:
    """Neither replaces the other: only a package of the game's own may."""
    twice = Change("cues.py", "def cues(", "class Rolled(Event):\n    pass\n\n\ndef cues(")
    with loaded_pig(tmp_path, (*SHARES, twice)) as game, pytest.raises(CannotTravel):
        Codec(game)


def test_a_flaw_of_a_shared_package_is_told_in_its_file(
    sharing: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lead(Event):
        """An event without words."""

    Lead.__module__ = parlour.events.__name__
    monkeypatch.setattr(parlour.events, "Lead", Lead, raising=False)
    (found,) = find_flaws(sharing, games=1).flaws
    assert found.place.path == Path(parlour.events.__file__)
    assert "Write parlour-lead in texts/en.ftl" in found.what


def test_a_fault_in_shared_code_is_one_of_the_game(sharing: Game) -> None:
    """Also where the table calls it, with no line of the game between them."""
    scope: dict[str, Any] = {"__name__": parlour.events.__name__}
    exec("def fails():\n    raise RuntimeError", scope)
    with pytest.raises(RuntimeError) as raised:
        scope["fails"]()
    sika = find_game("sika")
    assert not comes_from_game(raised.value, sika)
    assert comes_from_game(raised.value, replace(sika, packages=("parlour", sika.package)))
    assert comes_from_game(raised.value, sharing)


def test_a_call_of_shared_code_that_never_ends_leaves_out_its_games(tmp_path: Path) -> None:
    with installed_pig(tmp_path, SHARES):
        game = find_game("pig")
        assert game_package(parlour.events.__name__) == "parlour"
        give_up("parlour", Reason("as-is", text="it never ends"))
        try:
            with pytest.raises(BrokenGame, match="it never ends"):
                find_game(game.name)
        finally:
            game_calls._given_up.pop("parlour")
