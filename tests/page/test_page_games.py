"""Every game on the built page, by real key presses, to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from built_page import Visit, built_once, device, missing_page, served
from packages import skip_without
from page_game import begin, finish, in_order, record_of, told_by_terminal

pytestmark = pytest.mark.soak
GAMES = ["Army Men Dice War", "10-Die Poker", "Scientific War", "Sicherman's War", "Sika"]
UNTOLD = ("has played.", "has decided whether to swap.")
"""Endings of lines told in a replay but not at a table, in a terminal and on the page: that others
have chosen in secret, where the next question or what they chose comes at once."""


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_says_what_a_terminal_tells_of_its_record(tmp_path: Path, name: str) -> None:
    skip_without(missing_page())
    with device(tmp_path / "device") as browser, served(built_once()) as site:
        visit = Visit(browser.new_page(), site.address)
        visit.begin()
        before = len(visit.lines)
        begin(visit, name)
        assert finish(visit, before, 800) > 5
        assert visit.faults == []
        said = visit.lines
        record = record_of(browser, visit.page, site.address, tmp_path)
    told = [line for line in told_by_terminal(record) if not line.endswith(UNTOLD)]
    assert len(told) > 20
    assert in_order(told, said), missing(told, said)


def missing(told: list[str], said: list[str]) -> list[str]:
    """Return the lines of a terminal that the page has not said."""
    return [line for line in told if line not in said]
