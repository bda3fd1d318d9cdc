"""The main menu opens what it lists."""

from __future__ import annotations

from audiogame.lobby.main_menu import ENTRIES
from audiogame.lobby.menu_entries import OPENERS


def test_each_entry_is_opened_by_a_function_of_its_own() -> None:
    """The functions are in another module, which is imported when the first entry is chosen."""
    assert [*OPENERS] == [*ENTRIES]
    assert len({*OPENERS.values()}) == len(ENTRIES)
