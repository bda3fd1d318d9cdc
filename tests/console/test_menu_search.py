"""A slash finds the entries of a menu that have typed words."""

from __future__ import annotations

from pathlib import Path

import pytest
from pressed import press, typed

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.narration.word_search import containing

FRUIT = (Item("plum", "Plum.", "Blue and sweet."), Item("lime", "Lime.", "Green and sour."))


class Shop:
    """A menu whose last entry opens another, and what was chosen in it."""

    def __init__(self) -> None:
        self.chosen: list[str | None] = []

    async def open(self, app: App) -> None:
        """Open the menu once."""
        items = [Item("bread", "Bread."), Item("fruit", "Fruit.", holds=lambda: FRUIT)]
        far = [Item("soap", "Soap.", "Green, for hands.")]
        self.chosen.append(await menu(app, "Shop", items, MenuPlace(), finds=lambda: far))


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("lime", ["lime"]),
        ("SOUR green", ["lime"]),
        ("green", ["lime", "soap"]),
        ("weet", ["plum"]),
        ("bread", ["bread"]),
    ],
)
def test_words_are_found_in_any_order_and_case(
    tmp_path: Path, words: str, found: list[str]
) -> None:
    """In names and descriptions, here and in what an entry opens; Enter chooses."""
    for number, name in enumerate(found):
        shop = Shop()
        lines = press(shop.open, tmp_path, "/", *typed(words), *["down"] * number, "enter")
        assert shop.chosen == [name]
        assert lines[1].startswith("Type a word to find and press Enter.")
        assert lines[2].startswith("Found: ")
        assert lines[2].endswith(f"1 of {len(found)}.")


def test_beginnings_of_words_come_before_their_middles() -> None:
    assert containing("an", ["Banana", "An apple"]) == [1]
    assert containing("nan", ["Banana", "An apple"]) == [0]
    assert containing("banana an", ["Banana", "An apple"]) == [0]
    assert containing("pear", ["Banana", "An apple"]) == []


def test_without_a_match_the_menu_stays(tmp_path: Path) -> None:
    shop = Shop()
    lines = press(shop.open, tmp_path, "down", "/", *typed("Pear"), "enter")
    assert lines[-1] == "No entry mentions Pear."
    assert shop.chosen == ["fruit"]


@pytest.mark.parametrize("keys", [["escape"], ["enter"], [*typed("lime"), "escape"]])
def test_going_back_leads_to_the_place_in_the_menu(tmp_path: Path, keys: list[str]) -> None:
    """From the typing, from nothing typed, and from what was found."""
    shop = Shop()
    lines = press(shop.open, tmp_path, "down", "/", *keys)
    assert lines[-1] == "Shop: Fruit. 2 of 2."
    assert shop.chosen == []


def test_the_list_of_keys_names_the_slash_among_the_first(tmp_path: Path) -> None:
    lines = press(Shop().open, tmp_path, "question", *["down"] * 9)
    assert any(line.startswith("Slash: ") for line in lines), lines


@pytest.mark.parametrize("word", ["sesion", "Sesión", "SESIO", "última"])
def test_accents_do_not_count(word: str) -> None:
    """They need not be typed, on whichever keyboard."""
    assert containing(word, ["Otra", "La última sesión."]) == [1]


@pytest.mark.parametrize("key", ["u", "ú"])
def test_a_letter_finds_an_entry_that_begins_with_its_accent(tmp_path: Path, key: str) -> None:
    async def opened(app: App) -> None:
        await menu(app, "Menu", [Item("a", "Abrir."), Item("b", "Última.")])

    assert press(opened, tmp_path, key, "escape")[1].startswith("Última.")
