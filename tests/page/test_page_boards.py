"""The board on the page: a grid of squares, told as in a terminal, by keys and by touch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from built_page import REACTION
from distribution import find_by_name
from memory_shell import Shell, at_table, visit_page
from noughts import GAME as NOUGHTS
from packages import skip_without
from page_browser import THEMES, WINDOWS, contrasts, until, violations
from page_program import ProgramSite
from page_site import missing_axe
from recorded import play
from short_race import GAME as SHORT_RACE

from audiogame.console.app import App
from audiogame.page.session import PageSession
from audiogame.play.expert_review import review_record
from audiogame.table.library import find_game
from audiogame.table.record import read_record

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CELL = "[role=gridcell]"
FOCUSED = "document.activeElement.getAttribute('aria-label')"
ANNOUNCED = "[...document.querySelectorAll('#announced p')].map((one) => one.textContent.trim())"
SQUARES = """() => {
  const table = document.getElementById("picture").getBoundingClientRect();
  const cells = [...document.querySelectorAll("[role=gridcell]")];
  const found = [];
  for (const one of cells) {
    const { left, top, right, bottom, height } = one.getBoundingClientRect();
    const within = left >= table.left && right <= table.right + 1 && top >= table.top;
    if (!within || bottom > table.bottom + 1) found.push(`${one.textContent} is outside`);
    if (height < 44) found.push(`${one.textContent} is ${height} px high`);
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.textContent} is cut`);
    if (one.scrollHeight > one.clientHeight + 1) found.push(`${one.textContent} is cut below`);
  }
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push("the page scrolls sideways");
  return [Math.min(...cells.map((one) => one.getBoundingClientRect().width)), found];
}"""
"""The width of the narrowest square, and what is wrong with any."""


@pytest.fixture(autouse=True)
def found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the games by their names."""
    for game in (NOUGHTS, SHORT_RACE):
        find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), game)


def squares(shell: Shell) -> list[dict[str, Any]]:
    """Return the squares that the page shows now."""
    return [one for row in shell.of("table")[-1]["board"] for one in row]


def test_squares_have_the_words_of_a_terminal(tmp_path: Path) -> None:
    """A square without a choice has none, and the player stands on one."""

    async def walk(shell: Shell) -> None:
        await shell.press("c")
        assert [one["here"] for one in squares(shell)] == [False] * 9
        for key in ("down", "right", "down"):
            await shell.press(key)
            (here,) = (one for one in squares(shell) if one["here"])
            assert here["text"] == shell.lines[-1]
        await shell.press("enter")
        taken = squares(shell)[4]
        assert (taken["name"], taken["text"]) == ("b2", "B2: your cross.")
        assert (taken["chooses"], taken["here"]) == (False, True)
        assert [one["kind"] for one in taken["things"]] == ["cross"]
        assert sum(one["chooses"] for one in squares(shell)) == 7

    visit_page(tmp_path, walk, at_table("noughts"))


def test_a_touched_square_chooses_and_says_so_where_it_does_not(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("square-4", "square-4", "square-99")

    lines = visit_page(tmp_path, walk, at_table("noughts")).lines
    at = lines.index("B2: your cross.")
    assert lines[at + 3 : at + 5] == [
        "B2: your cross. No choice here.",
        "No choice has that number.",
    ]


def test_a_touched_square_is_read_while_nothing_is_chosen(tmp_path: Path) -> None:
    """When the game is over it begins no other one."""

    async def walk(shell: Shell) -> None:
        for square in range(9):
            await shell.press(f"square-{square}")
        assert any("play again" in line for line in shell.lines)
        count = shell.lines.count("New game. Playing order: you and Bella.")
        await shell.press("square-0")
        assert shell.lines[-1] == "A3: your cross."
        assert shell.lines.count("New game. Playing order: you and Bella.") == count

    visit_page(tmp_path, walk, at_table("noughts"))


def test_two_people_see_one_board(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("square-4")
        assert squares(shell)[4]["text"] == "B2: cross."
        assert all(one["chooses"] for one in squares(shell) if not one["things"])

    visit_page(tmp_path, walk, at_table("noughts", "you=Ann,you=Bo"))


def test_men_that_were_moved_are_seen_before_the_turn_ends(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        before = squares(shell)[0]["things"]
        assert [(one["kind"], one["count"]) for one in before] == [("0", 2), ("1", 2)]
        await shell.press("down", "space", "enter")
        after = squares(shell)
        assert [(one["kind"], one["count"]) for one in after[0]["things"]] == [("0", 1), ("1", 2)]
        await shell.press("backspace")
        assert squares(shell)[0]["things"] == before

    visit_page(tmp_path, walk, at_table("short-race"))


def test_a_touched_square_behind_a_menu_says_nothing(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("escape")
        count = len(shell.lines)
        await shell.press("square-4")
        assert shell.lines[count:] == []
        assert not any(one["things"] for one in squares(shell))

    visit_page(tmp_path, walk, at_table("noughts"))


def test_a_board_is_seen_in_a_review(tmp_path: Path) -> None:
    """Moment by moment, in the words of a terminal; a touch chooses nothing there."""
    played = play(find_game("noughts"), Random(1), 300)
    record = read_record(played.text().encode())

    async def walk(shell: Shell) -> None:
        await shell.press("r")
        assert {one["text"][4:] for one in squares(shell)} == {"empty."}
        await shell.press("end")
        assert sum(bool(one["things"]) for one in squares(shell)) > 4
        count = len(shell.lines)
        await shell.press("square-4")
        assert shell.lines[count:] == []

    async def review(app: App) -> None:
        await review_record(app, record, played.private)

    visit_page(tmp_path, walk, review)


def test_a_game_without_a_board_sends_none(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("r")

    assert "board" not in visit_page(tmp_path, walk, at_table("sika")).of("table")[-1]


@pytest.fixture
def site(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ProgramSite]:
    """Return the program with a game of two on the table."""

    async def play(session: PageSession) -> None:
        session.app.speaker.begin("lines")
        await at_table(getattr(request, "param", "noughts"))(session.app)

    with ProgramSite(tmp_path / "page", what=play) as made:
        yield made


@pytest.fixture
def board(browser: Browser, site: ProgramSite) -> Iterator[Page]:
    """Return the page with a board; its console messages and errors fail the test."""
    page, complaints = browser.new_page(viewport={"width": 1280, "height": 800}), []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda fault: complaints.append(str(fault)))
    page.goto(site.address)
    page.locator("#play").click()
    page.wait_for_selector("#choices button")
    page.wait_for_selector(CELL)
    yield page
    assert complaints == []
    page.close()


def press(page: Page, site: ProgramSite, key: str) -> str:
    """Press a key once the question was heard, and return the line that answers it."""
    until_heard(page, site)
    before = len(site.lines)
    page.keyboard.press(key)
    until_said(page, site, before)
    return site.lines[before]


def until_heard(page: Page, site: ProgramSite) -> None:
    """Wait until a reader has got all lines, and for as long as a sooner key would be dropped."""
    handed = "program.sent.filter((one) => one.kind === 'handed').map((one) => one.id)"
    for _ in range(400):
        told = site.visits[-1].said
        gone = {number for one in told if one["kind"] == "withdrawn" for number in one["ids"]}
        lines = {one["id"] for one in told if one["kind"] == "line"}
        if lines - gone <= {*page.evaluate(handed)}:
            page.wait_for_timeout(REACTION)
            return
        page.wait_for_timeout(25)
    raise AssertionError(site.lines[-3:])


def until_said(page: Page, site: ProgramSite, before: int) -> None:
    """Wait until more than so many lines were said."""
    for _ in range(400):
        if len(site.lines) > before:
            return
        page.wait_for_timeout(25)
    raise AssertionError(site.lines[-3:])


@pytest.mark.real
def test_the_grid_is_one_stop_and_its_focus_follows_the_arrow_keys(
    board: Page, site: ProgramSite
) -> None:
    """A reader says each square once: as its focus comes, and not as a line beside that."""
    assert board.locator("[role=grid]").get_attribute("aria-label") == "Board"
    assert board.locator("[role=grid] > [role=row]").count() == 3
    assert board.locator(f"{CELL}[tabindex='0']").count() == 1
    board.locator(f"{CELL}[tabindex='0']").focus()
    assert press(board, site, "ArrowDown") == "A3: empty. Write into a3."
    steps = {
        "ArrowRight": "B3: empty. Write into b3.",
        "ArrowDown": "B2: empty. Write into b2.",
        "Home": "A2: empty. Write into a2.",
        "End": "C2: empty. Write into c2.",
    }
    for key, words in steps.items():
        assert press(board, site, key) == words
        until(board, f"{FOCUSED} === {words!r}")
        assert board.locator(f"{CELL}[tabindex='0']").get_attribute("aria-label") == words
    assert not {*steps.values()} & {*board.evaluate(ANNOUNCED)}
    assert press(board, site, "ArrowRight") == "C2: empty. Write into c2. End of list."
    until(board, f"{ANNOUNCED}.at(-1) === 'C2: empty. Write into c2. End of list.'")
    assert press(board, site, "Enter") == "C2: your cross."
    until(board, f"{FOCUSED} === 'C2: your cross.'")
    until(board, f"{ANNOUNCED}.includes('C2: your cross.')")  # it was no step


@pytest.mark.real
def test_a_line_is_announced_where_the_focus_is_elsewhere(board: Page, site: ProgramSite) -> None:
    """In the game itself the board is walked by the same keys, and the focus stays."""
    board.locator("#game").focus()
    assert press(board, site, "ArrowRight") == "A3: empty. Write into a3."
    assert press(board, site, "ArrowRight") == "B3: empty. Write into b3."
    until(board, f"{ANNOUNCED}.at(-1) === 'B3: empty. Write into b3.'")
    assert board.evaluate("document.activeElement.id") == "game"
    here = "document.querySelector('[data-here=yes]')?.getAttribute('aria-label')"
    until(board, f"{here} === 'B3: empty. Write into b3.'")


@pytest.mark.real
def test_a_click_chooses_and_leaves_the_focus_in_the_game(board: Page, site: ProgramSite) -> None:
    until_heard(board, site)
    before = len(site.lines)
    board.locator(CELL).nth(8).click()
    until_said(board, site, before)
    assert site.lines[before] == "C1: your cross."
    assert board.evaluate("document.activeElement.getAttribute('role')") != "gridcell"
    board.locator(f"{CELL} .token").first.wait_for()


@pytest.mark.real
@pytest.mark.parametrize("site", ["noughts", "short-race"], indirect=True)
def test_each_square_has_room_in_every_layout(board: Page, site: ProgramSite) -> None:
    """Squares are 44 pixels wide where the row has room; each choice has a button beside them."""
    press(board, site, "ArrowDown")
    press(board, site, "Enter")
    wrong, narrow = {}, set()
    for name, (width, height, size) in WINDOWS.items():
        board.set_viewport_size({"width": width, "height": height})
        told = {"kind": "manner", "theme": "own", "size": size, "speech": "reader"}
        board.evaluate("(told) => program.onmessage(told)", told)
        board.wait_for_timeout(150)
        least, faults = board.evaluate(SQUARES)
        if faults:
            wrong[name] = faults
        if least < 44:
            narrow.add(name)
    assert wrong == {}
    few = {"a narrow telephone", "a phone with large text", "400 percent"}
    few |= {"a turned phone with large text"}
    assert narrow <= (few if "Point" in " ".join(site.lines) else set())


@pytest.mark.real
def test_axe_finds_nothing_on_a_board_and_each_theme_has_its_contrast(
    board: Page, site: ProgramSite
) -> None:
    skip_without(missing_axe())
    press(board, site, "ArrowDown")
    press(board, site, "Enter")
    assert violations(board) == []
    for theme in THEMES:
        told = {"kind": "manner", "theme": theme, "size": 24, "speech": "reader"}
        board.evaluate("(told) => program.onmessage(told)", told)
        assert [one for one in contrasts(board) if one[1] < 7] == [], theme
        rims = board.evaluate(
            """() => [".token path", "[role=gridcell]"].map((one) => {
              const style = getComputedStyle(document.querySelector(one));
              return one.startsWith(".") ? style.fill : style.backgroundColor;
            })"""
        )
        assert rims[0] != rims[1], theme
