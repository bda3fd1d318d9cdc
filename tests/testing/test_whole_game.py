"""What a game that keeps the contract still lacks of a whole game, as check-game tells it."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from flawed import PIG, Change, Slip, installed_pig, loaded_copy, loaded_pig, slips

from audiogame.cli import game_check
from audiogame.cli.game_check import checked
from audiogame.narration.faults import told
from audiogame.narration.languages import languages
from audiogame.rules.game import Game
from audiogame.testing import find_flaws

FOREIGN = ["lacks-language"] * (len(languages()) - 1)
OF_PIG = ["lacks-length", *FOREIGN]
"""What the Pig of the tests lacks."""


def lacks(game: Game, states: int = 60) -> list[str]:
    """Return the ids of the sentences that say what a game lacks, which has no flaw."""
    found = find_flaws(game, games=1, states=states)
    assert not found.flaws, [*map(str, found.flaws)]
    return [one.message for one in found.lacks]


MISSING = slips(r"""
__init__.py: adviser=Advisor,\n ==>
    lacks-adviser
__init__.py: adviser=Advisor, ==> skill=False,
    [nothing]
guide.py: (FACTS, rule, explain) ==> (FACTS, rule)
    lacks-explain
guide.py: (FACTS, rule,  ==> (FACTS, explain=
    lacks-rule
__init__.py: cues=cues,\n ==>
    lacks-cues
rules.py: return (Own(seat, score, at_stake, needed),) ==> return ()
    lacks-answer
__init__.py: start=start, ==> start=start, endless=lambda one: True,
    lacks-end
rules.py: return drawn( <== return None
    lacks-picture
""")


@pytest.mark.parametrize("slip", MISSING, ids=str)
def test_each_part_that_is_missing_is_named(slip: Slip, tmp_path: Path) -> None:
    with loaded_pig(tmp_path, slip.changes) as game:
        assert sorted(lacks(game)) == sorted([*slip.told.split(), *OF_PIG])


@pytest.mark.parametrize("name", ["lesson.en.txt", "glossary.en.md", "topics.toml"])
def test_a_file_that_is_missing_is_named(name: str, tmp_path: Path) -> None:
    with loaded_pig(tmp_path) as game:
        folder = tmp_path / game.package
        (folder / "texts" / name).unlink()
        found = find_flaws(game, games=1, states=40)
    assert not found.flaws
    named = [text for text in (told(one, "en") for one in found.lacks) if name in text]
    assert len(named) == 1
    assert named[0].endswith(f"{folder.name}/texts/{name}.")


@pytest.mark.parametrize(
    ("name", "missing"), [("auction", True), ("liars_dice", True), ("five_throws", False)]
)
def test_keys_are_missing_where_a_digit_does_not_reach_a_choice(
    name: str, missing: bool, tmp_path: Path
) -> None:
    """A number begins with a letter, and where digits type one, other choices need a letter."""
    with loaded_copy(PIG.parent / name, tmp_path) as game:
        assert "lacks-keys" not in lacks(game)
        (tmp_path / game.package / "texts" / "keys.toml").unlink()
        assert ("lacks-keys" in lacks(game)) == missing


def test_a_language_names_its_missing_files(tmp_path: Path) -> None:
    """Those that English has; a file of messages also if it has some of them."""
    with loaded_pig(tmp_path) as game:
        texts = tmp_path / game.package / "texts"
        for path in [*texts.glob("*.en.*")]:
            path.with_name(path.name.replace(".en.", ".es.")).write_bytes(path.read_bytes())
        (texts / "es.ftl").write_text("pig-title = Pig\n", encoding="utf-8")
        (texts / "glossary.es.md").unlink()
        *_, spanish = find_flaws(game, games=1, states=40).lacks
    missing = f"{game.package}/texts/es.ftl, {game.package}/texts/glossary.es.md"
    assert told(spanish, "en") == (
        f"Players who choose Spanish hear English: write what is missing in {missing}."
    )


@pytest.mark.parametrize("language", languages())
def test_what_is_missing_is_told_below_and_is_no_failure(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the language of the player, each as one sentence; a flaw alone makes it fail."""
    monkeypatch.setattr(game_check, "find_flaws", partial(find_flaws, states=40))
    with installed_pig(tmp_path):
        (_, count, *lines), status = checked(language, "pig", games=1)
    assert status == 0
    assert len(lines) == len(OF_PIG)
    assert re.search(rf"\b{len(lines)}\b", count)
    assert all(re.fullmatch(r"[^.]+: .+[^.]\.", line) for line in lines), lines
    flawed = Change("texts/en.ftl", "pig-hold = Hold.", "pig-hold = Hold")
    other = tmp_path / "other"
    other.mkdir()
    with installed_pig(other, [flawed]):
        only_flaws, status = checked(language, "pig", games=1)
    assert (len(only_flaws), status) == (2, 1), only_flaws


def test_a_whole_game_is_said_to_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_check, "find_flaws", partial(find_flaws, states=40))
    (_, whole), status = checked("en", "sika", games=1)
    assert (whole, status) == ("Nothing of a whole game is missing.", 0)
