"""The newest line where there is little room: whole rows, and Space tells the rest."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from memory_shell import Shell, at_table, visit_page
from page_browser import begin, sent, tell, until

if TYPE_CHECKING:
    from page_site import PageSite
    from playwright.sync_api import Browser, Page

LONG = (
    "Play the king: 35 percent to win, 36 to take the trick. "
    "Mix in the 10, jack and 9, so nobody can predict you. "
    "Keep the joker and the ace for a war, in which the lowest of the new cards takes all."
)
PHONES = ((390, 664), (844, 390), (320, 256))
"""Width and height of the window of a telephone, upright and turned, and of a small one."""
SIZES = (16, 24, 40)
ROWS = """() => {
  const log = document.getElementById("log");
  const newest = log.lastElementChild;
  const row = parseFloat(getComputedStyle(log).lineHeight);
  const [own, box] = [newest, log].map((one) => one.getBoundingClientRect());
  return {
    rows: own.height / row,
    outside: own.top < box.top - 1 || own.bottom > box.bottom + 1,
    scrolls: getComputedStyle(log).overflowY !== "hidden",
    cut: newest.scrollHeight > newest.clientHeight + 1,
  };
}"""


def test_space_reads_the_rest_of_a_line_that_has_no_room(tmp_path: Path) -> None:
    """Once; and any other key goes on without it."""

    async def walk(shell: Shell) -> None:
        await shell.press("t")
        line = shell.of("line")[-1]
        seen = line["text"].index(" ") + 1

        async def space(*keys: str, at: int) -> list[dict[str, Any]]:
            await shell.tell(kind="shortened", id=line["id"], seen=at)
            await shell.press(*keys)
            before = len(shell.said)
            await shell.press("space")
            return [one for one in shell.said[before:] if one["kind"] == "line"]

        (rest,) = await space(at=seen)
        assert rest["text"] == line["text"][seen:]
        assert rest["passing"], "the history has the line already"
        assert rest["text"] not in [one["text"] for one in await space("e", at=seen)]

    visit_page(tmp_path, walk, at_table("sika"))


@pytest.fixture
def telephone(browser: Browser, site: PageSite) -> Any:
    """Return the page on a touch screen, in a game of the stand-in for the program."""
    context = browser.new_context(has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(site.address)
    page.wait_for_selector("[role=option].current")
    begin(page)
    page.evaluate("standIn.silent = true")
    yield page
    context.close()


@pytest.mark.real
def test_on_a_telephone_the_newest_line_stands_in_whole_rows_and_never_scrolls(
    telephone: Page,
) -> None:
    """What is not seen of it is reported, from the beginning of a word on."""
    found, cuts = [], 0
    number = 900
    for width, height in PHONES:
        telephone.set_viewport_size({"width": width, "height": height})
        for size in SIZES:
            tell(telephone, {"kind": "manner", "theme": "own", "size": size, "speech": "reader"})
            number += 1
            tell(telephone, {"kind": "line", "id": number, "text": LONG})
            telephone.locator("#log p").filter(has_text=LONG).last.wait_for()
            telephone.wait_for_timeout(100)
            shown = telephone.evaluate(ROWS)
            whole = abs(shown["rows"] - round(shown["rows"])) < 0.1 and shown["rows"] > 0.9
            if not whole or shown["outside"] or shown["scrolls"]:
                found.append((width, height, size, shown))
            if shown["cut"]:
                until(telephone, f"standIn.sent.some((one) => one.id === {number} && one.seen > 0)")
            told = [one["seen"] for one in sent(telephone, "shortened") if one["id"] == number]
            if shown["cut"]:
                cuts += 1
                assert 0 < told[-1] < len(LONG)
                assert LONG[told[-1] - 1] == " "
            else:
                assert told in ([], [len(LONG)])
            tell(telephone, {"kind": "line", "id": number + 50, "text": "Bella folds."})
            telephone.wait_for_timeout(100)
    assert found == []
    assert cuts > 1, "some of these windows have no room for it"


@pytest.mark.real
def test_a_line_that_is_cut_stays_so_whatever_changes_beside_it(telephone: Page) -> None:
    telephone.set_viewport_size({"width": 390, "height": 500})
    said = {"kind": "line", "id": 990, "text": 4 * LONG, "urgency": "answer", "seconds": 1}
    tell(telephone, {"kind": "manner", "theme": "own", "size": 24, "speech": "reader"}, said)
    until(telephone, "block.dataset.cut === 'yes'")
    for marked in ("true", "false"):
        mark = f"document.querySelector('#choices button').setAttribute('aria-pressed', {marked})"
        telephone.evaluate(mark)
        telephone.wait_for_timeout(100)
        assert telephone.evaluate("block.dataset.cut") == "yes"
