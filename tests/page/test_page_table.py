"""A table that is set up at the page: its options are a form, its rows a list."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from memory_shell import Shell, at_table, visit_page

from audiogame.archive.description import game_narrator
from audiogame.console.app import App
from audiogame.lobby.new_game import lobby
from audiogame.narration.narrator import Narrator
from audiogame.page.drawn_game import _chip
from audiogame.rules.picture import Chip
from audiogame.settings import Settings
from audiogame.table.library import find_game


async def table(app: App) -> None:
    await lobby(app, find_game("scientific-war"))


def test_the_rules_of_a_table_are_a_form(tmp_path: Path) -> None:
    """A value chosen there counts at once, and the rule book is a button."""

    async def walk(shell: Shell) -> None:
        await shell.press("4")
        (form,) = shell.of("form")
        controls = {one["id"]: one for one in form["controls"]}
        jokers = controls["option jokers"]
        assert (jokers["what"], jokers["label"], jokers["value"]) == ("choice", "Jokers", "1")
        told = [one["text"] for one in jokers["options"]]
        assert told == ["One joker each", "No jokers", "Two jokers each"]
        assert controls["book"]["what"] == "button"
        await shell.tell(kind="filled", name="option jokers", value="2")
        changed = shell.of("form")[-1]["controls"]
        assert [one["value"] for one in changed if one["id"] == "option jokers"] == ["2"]
        await shell.press("escape", "5")
        await shell.tell(kind="filled", name="advice", value="no")

    shell = visit_page(tmp_path, walk, table)
    assert "Scientific War: Rules of this table: 1 changed. 4 of 5." in shell.lines
    assert shell.lines[-1].startswith("More: Advice: not allowed.")


def test_a_number_is_typed_beside_its_description(tmp_path: Path) -> None:
    """Not beside a sentence with the former number; one that is not allowed is refused."""

    async def walk(shell: Shell) -> None:
        await shell.press("4")
        bank = shell.of("form")[-1]["controls"][0]
        assert (bank["what"], bank["value"]) == ("text", "40")
        assert bank["label"] == "How much money each player starts with"
        await shell.tell(kind="filled", name="option bank", value="none")
        await shell.tell(kind="filled", name="option bank", value="50")

    async def poker(app: App) -> None:
        await lobby(app, find_game("ten-die-poker"))

    shell = visit_page(tmp_path, walk, poker)
    assert any(line.startswith("None won't do. Type a number from 1 ") for line in shell.lines)
    assert shell.of("form")[-1]["controls"][0]["value"] == "50"


def test_left_and_right_change_a_row_of_the_list(tmp_path: Path) -> None:
    """The list is sent anew, at the same place."""

    async def walk(shell: Shell) -> None:
        await shell.press("down", "down", "right")

    shell = visit_page(tmp_path, walk, table)
    assert shell.lines[-1] == "Length: A long game."
    newest = shell.of("list")[-1]
    assert newest["items"][2]["text"] == "Length: A long game."
    assert newest["index"] == 2


def test_w_names_one_seat_for_the_eye_until_the_next_question(tmp_path: Path) -> None:
    """It is shown alone where there is no room for the table; other questions leave it there."""
    found: list[int | None] = []

    async def walk(shell: Shell) -> None:
        for key in ("w", "w", "r", "w", "w", "w", "1"):
            await shell.press(key)
            found.append(shell.of("table")[-1]["walked"])

    visit_page(tmp_path, walk, at_table("sika"))
    assert found == [None, 0, 0, None, 0, 1, None]


@pytest.mark.parametrize(
    ("game", "told"), [("scientific-war", ["choosing", "choosing"]), ("army-men", ["turn"])]
)
def test_who_all_choose_at_once_have_no_turns(tmp_path: Path, game: str, told: list[str]) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("r")

    shell = visit_page(tmp_path, walk, at_table(game))
    groups = shell.of("table")[-1]["picture"]
    assert [one["told"] for one in groups if one["mark"] == "awaited"] == told


@pytest.mark.parametrize(
    ("game", "keys", "best"),
    [("sika", ("1",) * 4, max), ("army-men", ("1", "enter") * 20, min)],
)
def test_the_score_that_leads_is_marked_for_the_eye_and_in_words(
    tmp_path: Path, game: str, keys: tuple[str, ...], best: Callable[[list[int]], int]
) -> None:
    """Scores that lead together are tied, as all are at the start."""

    async def walk(shell: Shell) -> None:
        await shell.press(*keys)

    shell = visit_page(tmp_path, walk, at_table(game))
    marked = set()
    for shown in shell.of("table"):
        scores = [group["things"][0] for group in shown["picture"] if group["area"] == "score"]
        points = [int(one["text"]) for one in scores]
        word = "leads" if points.count(best(points)) == 1 else "tied"
        lead = [word if one == best(points) else "" for one in points]
        assert [one["mark"] for one in scores] == lead
        told = [
            ", ".join(filter(None, (one["text"], mark)))
            for one, mark in zip(scores, lead, strict=True)
        ]
        assert [one["label"] for one in scores] == told
        assert shown["leads"] == word
        marked |= {*lead}
    assert marked == {"", "leads", "tied"}


@pytest.mark.parametrize(
    ("game", "button", "hint"),
    [
        ("ten-die-poker", r"Challenge, \d+ dollars", "Mark the dice to reroll."),
        ("army-men", "Keep", ""),
    ],
)
def test_the_button_that_confirms_marks_says_what_happens(
    tmp_path: Path, game: str, button: str, hint: str
) -> None:
    """In the words of the question, which names no "Done"."""

    async def walk(shell: Shell) -> None:
        await shell.press("r")

    seats = "you,bot,bot,bot" if game == "ten-die-poker" else "you,bot"
    shell = visit_page(tmp_path, walk, at_table(game, seats))
    asked = [one for one in shell.of("table") if one["choices"]]
    assert asked
    for shown in asked:
        confirm = shown["choices"][-1]
        assert re.fullmatch(button, confirm["text"])
        assert confirm["marked"] is None
        assert shown["hint"] == hint


def test_the_button_that_confirms_marks_shows_the_key_that_does(tmp_path: Path) -> None:
    (tmp_path / "keys.toml").write_text('[all]\nchoose = ["j"]\n', encoding="utf-8")

    async def own_keys(app: App) -> None:
        app.profile.load_keys()
        await at_table("army-men")(app)

    async def walk(shell: Shell) -> None:
        await shell.press("r")

    shown = visit_page(tmp_path, walk, own_keys).of("table")[-1]["choices"][-1]
    assert (shown["key"], shown["cap"]) == ("j", ""), "its character, as any other"


def test_cents_are_drawn_after_the_point_of_the_language() -> None:
    for language, text in (("en", "12.50"), ("es", "12,50")):
        narrator = game_narrator(language, find_game("ten-die-poker"))

        def word(value: object, narrator: Narrator = narrator) -> str:
            said = narrator.value(value, (), False)
            return str(getattr(said, "text", said))

        assert _chip(Chip(1250, 100), word)["text"] == text
        assert _chip(Chip(1200, 100), word)["text"] == "12"


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("sika", "Round 1 of 3"),
        ("army-men", "Round 1"),
        ("ten-die-poker", "Round 1 of 10"),
        ("sichermans-war", "Battle 1 of 4"),
        ("scientific-war", "Trick 1"),
    ],
)
def test_a_table_says_which_round_it_is_and_how_many_there_are(
    tmp_path: Path, game: str, told: str
) -> None:
    """How many only where the game knows."""

    async def walk(shell: Shell) -> None:
        await shell.press("r")

    seats = ",".join(["you=Ann", *["bot"] * (min(find_game(game).seats) - 1)])
    shell = visit_page(tmp_path, walk, at_table(game, seats))
    assert shell.of("table")[-1]["round"] == told


def test_cards_are_drawn_with_what_they_do_and_lie_before_their_seats_until_the_next_is_led(
    tmp_path: Path,
) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("1", "1")

    shell = visit_page(tmp_path, walk, at_table("scientific-war"))
    shown = shell.of("table")
    (held,) = (one for one in shown[0]["picture"] if (one["area"], one["owner"]) == ("held", 0))
    signs = {one["face"]: one["sign"] for one in held["things"] if one["sign"]}
    assert signs == {"queen": "spy", "jack": "reverse", "8": "swap"}
    assert [one["place"] for one in held["things"]] == [*range(1, 15)]
    assert all(one["label"] == one["face"] for one in held["things"]), "a sign is never told"
    laid: dict[str, list[int]] = {}
    for table in shown:
        areas = [one["area"] for one in table["picture"]]
        laid.setdefault(table["round"], []).append(areas.count("laid"))
    assert {*laid.pop("Trick 1")} == {0}
    assert [*laid] == ["Trick 2", "Trick 3"]
    assert laid["Trick 2"][0] == 2, "the cards of the trick before, until one is played"
    assert laid["Trick 2"] == sorted(laid["Trick 2"], reverse=True)
    assert laid["Trick 2"][-1] == 0
    assert {*laid["Trick 3"]} == {2}


@pytest.mark.parametrize("game", ["sika", "army-men", "sichermans-war"])
def test_no_picture_waits_for_the_sounds_and_words_of_what_it_shows(
    game: str, tmp_path: Path
) -> None:
    """The question of before stays meanwhile; it is changed once the words are told."""

    async def walk(shell: Shell) -> None:
        seen = 0
        for _ in range(12):
            await shell.press("down")
            before, start = shell.of("table")[-1], len(shell.said)
            await shell.press("enter")
            kinds = [one["kind"] for one in shell.said[start:]]
            first = next((one for one in shell.said[start:] if one["kind"] == "table"), before)
            if first["picture"] == before["picture"] or "line" in kinds[: kinds.index("table")]:
                continue  # the key came too early, and was answered
            assert "line" in kinds, "the words of what is shown come later"
            for name in ("question", "choices", "status"):
                assert first.get(name) == before.get(name)
            seen += 1
        assert seen > 2

    settings = Settings(speech="lines", welcomed=True, wait_for_me=False)
    visit_page(tmp_path, walk, at_table(game), settings)
