"""A whole game of each kind on the page, heard by the real Orca."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from built_page import built_once, missing_page, served
from orca_walk import Session, Walk, listening, missing_rig
from packages import skip_without

pytestmark = [
    pytest.mark.soak,
    pytest.mark.xdist_group("screen"),
    pytest.mark.timeout(1800),  # a game of Scientific War is heard for ten minutes
]
GAMES = ["Army Men Dice War", "10-Die Poker", "Sicherman's War", "Scientific War"]


@pytest.fixture(scope="module")
def orca() -> Iterator[Session]:
    skip_without(missing_rig() or missing_page())
    with listening(echo=False) as session:
        yield session


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_of_each_kind_is_heard(orca: Session, name: str) -> None:
    with served(built_once()) as site:
        orca.main_menu(site.address).measure_voice()
        Walk(orca).whole_game(name)
