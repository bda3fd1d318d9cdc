"""Credits and rights of each game: in the program, `list`, rule book and NOTICE."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from flawed import Change, installed_pig, loaded_pig
from notice import BEGIN, NOTICE, credited, section
from packaging.requirements import Requirement
from pressed import press

from audiogame.__main__ import main
from audiogame.lobby.menu_entries import about
from audiogame.narration.credits import (
    NEEDED,
    CreditsError,
    credit_lines,
    credits_of,
    read_credits,
)
from audiogame.narration.faults import each_told
from audiogame.narration.rulebook_file import CREDITS, rule_book
from audiogame.rules.game import Game
from audiogame.table.library import all_games, find_game
from audiogame.testing import find_flaws

by_game = pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
FILE = "texts/credits.en.toml"
WHOLE = """authors = ["Ann"]
publisher = "none"
year = "unknown"
version = "1"
marks = []
licence = "MIT"
address = "https://example.org/it"
"""


def faults(text: str) -> tuple[str, ...]:
    with pytest.raises(CreditsError) as caught:
        read_credits(text, "it", "credits.en.toml")
    return each_told(caught.value.reasons, "en")


@by_game
def test_each_game_has_credits_and_its_rule_book_begins_with_them(game: Game) -> None:
    """A paragraph of the first chapter, after the one on the author."""
    made = credits_of(game, "en")
    assert made is not None
    book = rule_book(game, "en").told(game.options(), game.seats[0])
    passage = book.passages[book.place(CREDITS)]
    assert passage.chapter == 0
    assert book.place("author") < book.place(CREDITS)
    assert passage.sentences == tuple(line.text for line in credit_lines(made, "en")[1:])


@by_game
def test_the_list_of_games_has_the_credits(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    made = credits_of(game, "en")
    assert made is not None
    assert " ".join(line.text for line in credit_lines(made, "en")) in capsys.readouterr().out


def test_notice_has_the_credits_of_every_game_here() -> None:
    """`python tests/support/notice.py` writes them; a missing game is a fault."""
    assert section() in NOTICE.read_text(encoding="utf-8")


def test_sika_tells_what_its_author_wishes_and_that_we_have_not_asked() -> None:
    told = credited(find_game("sika"))
    assert "Its author asks that nothing be made from these rules without consent." in told
    assert "We have not asked for consent yet." in told
    assert any("CC BY-NC-ND" in line for line in told)


def test_about_opens_credits_and_spells_the_address(tmp_path: Path) -> None:
    """Enter on a game opens its credits; Space on the address spells it."""
    games = [game.name for game in all_games()[0]]
    down = ["down"] * (3 + games.index("sika"))
    sika = credits_of(find_game("sika"), "en")
    assert sika is not None
    there = [line.text for line in credit_lines(sika, "en")]
    address = next(number for number, line in enumerate(there) if "https" in line)
    lines = press(about, tmp_path, *down, "enter", "enter", *["down"] * address, "space")
    opened = lines.index(f"Credits of Sika: {there[0]} 1 of {len(there)}.")
    assert lines[opened + 1].startswith("That's all. Space spells an address")
    assert [line.rpartition(". ")[0] for line in lines[opened + 3 : opened + 2 + address]] == [
        text.removesuffix(".") for text in there[1:address]
    ]
    assert lines[-1].startswith("h, t, t, p, s, colon, slash, slash, w, w, w, period, g, a, m")


def test_a_game_from_elsewhere_brings_its_own(tmp_path: Path) -> None:
    """From the game's own folder; without them, one line of its texts is told."""
    with installed_pig(tmp_path, [Change(FILE, 'licence = "needed', 'licence = "wanted')]):
        made = credits_of(find_game("pig"), "en")
        assert made is not None
        assert made.licence == "wanted by nobody, because nobody owns it"
        assert "Designer: unknown." in [line.text for line in credit_lines(made, "en")]


def test_the_contract_asks_for_credits(tmp_path: Path) -> None:
    """Missing or incomplete credits are a flaw with file and line."""
    with loaded_pig(
        tmp_path, [Change(FILE, 'licence = "needed by', '\nlicense = "needed by')]
    ) as pig:
        told = [str(flaw) for flaw in find_flaws(pig, games=1, states=1).flaws]
        path = Path(next(iter(__import__(pig.package).__path__))) / FILE
        assert f"{path}, line 8: There is no key license: perhaps you meant licence." in told
        assert any(f"{path}, line 1: The key licence is missing" in one for one in told)
        path.unlink()
        told = [str(flaw) for flaw in find_flaws(pig, games=1, states=1).flaws]
        keys = ", ".join(NEEDED)
        assert told == [
            f"{path}, line 1: The game has no credits. Write this file with the keys {keys}."
        ]
        assert credits_of(pig, "en") is None
        book = rule_book(pig, "en").told(pig.options())
        assert CREDITS not in {anchor for passage in book.passages for anchor in passage.anchors}


def test_broken_credits_leave_the_rules_readable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`list` reports the fault, and the rule book omits them."""
    with installed_pig(tmp_path, [Change(FILE, "marks = []", "marks = 3")]):
        assert main(["list"]) == 0
        wrong = 'credits.en.toml of Pig: The key marks needs a list of texts, such as ["Ann"].'
        assert wrong in capsys.readouterr().out
        pig = find_game("pig")
        assert rule_book(pig, "en").told(pig.options()).titles[0] == "Pig"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("year", "yaer", "There is no key yaer: perhaps you meant year."),
        ('year = "unknown"\n', "", "The key year is missing; write"),
        ('["Ann"]', '"Ann"', "The key authors needs a list of texts"),
        ('["Ann"]', "[]", "The key authors is missing"),
        ('"MIT"', "3", "The key licence needs one text in quotes."),
        ('"MIT"', '"{cubes}"', "The key licence needs one text in quotes."),
        ("marks = []", 'marks = ["Ours"]', "'Ours' of marks isn't a whole sentence."),
        ("https://", "", "'example.org/it' isn't an address"),
        ("marks = []", "marks = ", "It isn't valid TOML"),
    ],
)
def test_every_fault_is_told_with_file_and_game(old: str, new: str, fault: str) -> None:
    told = faults(WHOLE.replace(old, new))
    assert all(one.startswith("credits.en.toml of it: ") for one in told)
    assert any(fault in one for one in told), told


def test_several_faults_are_told_at_once() -> None:
    assert len(faults(WHOLE.replace("year", "yaer").replace('"MIT"', "3"))) == 3


def test_an_unknown_publisher_or_year_is_told_as_unknown() -> None:
    """An unknown publisher or year is stated."""
    told = [line.text for line in credit_lines(read_credits(WHOLE, "it", "credits.en.toml"), "en")]
    assert told == [
        "Designed by Ann.",
        "Not published.",
        "Year: unknown.",
        "Version 1.",
        "No known trademarks.",
        "Licence: MIT.",
        "The original is at https://example.org/it.",
    ]


def test_notice_names_each_library() -> None:
    """Bundled libraries, and those installed on request."""
    project = tomllib.loads((NOTICE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    project = project["project"]
    extras = project["optional-dependencies"]
    needed = [
        *project["dependencies"],
        *(one for name in extras if name != "test" for one in extras[name]),
    ]
    own = NOTICE.read_text(encoding="utf-8").partition(BEGIN)[0]
    missing = [one for one in needed if Requirement(one).name not in own]
    assert missing == []
