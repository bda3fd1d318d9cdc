"""What the real Orca reads of the page in Chromium: nothing lost, doubled, out of order.

The page's lines are compared with what Orca sent to the voice, key by key.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from built_page import built_once, missing_page, served
from orca_walk import LAST, PATIENCE, Session, Walk, listening, missing_rig
from packages import skip_without
from page_chat import table_of_ann
from page_site import PageSite

pytestmark = [pytest.mark.real, pytest.mark.xdist_group("screen")]


@pytest.fixture(scope="module")
def orca() -> Iterator[Session]:
    """One Orca and one Chromium for all walks: starting them takes longer than a walk."""
    skip_without(missing_rig())
    with listening(echo=False) as session:
        yield session


def test_orca_reads_menus_and_a_game_and_the_last_answers_of_a_burst(
    orca: Session, tmp_path: Path
) -> None:
    with PageSite(tmp_path) as site:
        walk = orca.walk(site.address)
        walk.press(*["down"] * 4, "up", "up", "enter")
        walk.press("r", "t", "e", "b", "c", "b", "down", "up", "down", "z", "down", "enter", "r")
        walk.judge()
        walk = Walk(orca)
        walk.burst("rtecrtec")
        answers = [line for line in walk.history if line.startswith(("Answer", "You have"))]
        assert len(answers) == 8
        said = [line for line in walk.last if line in answers]
        assert said, "Orca has said something"
        assert answers[-len(said) :] == said, "the last ones, each once, in order"
        held = walk.page.evaluate(
            "standIn.sent.filter((one) => one.kind === 'held').map((one) => one.id)"
        )
        assert len(held) >= len(answers) - len(said), "what the keys cut is kept for Space"


def test_orca_reads_menus_a_form_the_text_field_and_a_whole_game(orca: Session) -> None:
    skip_without(missing_page())
    with served(built_once()) as site:
        walk = orca.main_menu(site.address)
        walk.press("down", "down", "up", "up")
        walk.measure_voice()
        walk.choose("Settings")
        walk.press("home", "home", "down")
        walk.judge()
        form = orca.hear("Return", "Overall combo box")
        assert not [line for line in form if line.startswith("Dice")], "of a form one control alone"
        orca.hear("Escape", "Settings List")
        orca.hear("O", "Last lines and question")
        orca.hear("Up", "of 8")  # the rest of the line above
        orca.rig.key("O")
        orca.rig.settle(LAST, PATIENCE)
        orca.hear("Escape", "Main menu List")
        Walk(orca).whole_game("Sika")


def test_orca_reads_chat_of_remote_players(orca: Session, tmp_path: Path) -> None:
    skip_without(missing_page())
    with table_of_ann(tmp_path, built_once()) as ann:
        orca.answered(ann.address, "Type your name")
        orca.rig.type("Bo")
        walk = Walk(orca)
        walk.press("enter")
        walk.hear("You sit at a table of Sika")
        ann.says("Good evening!", "Shall we?", "I have tea.")
        walk.hear("I have tea")
        walk.judge()


if __name__ == "__main__":
    import sys

    sys.exit(pytest.main([__file__, "-n", "0", "-m", "real"]))
