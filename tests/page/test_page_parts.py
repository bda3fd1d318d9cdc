"""Every part of the page in every layout, with and without a table: nothing outside or covered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from page_browser import TABLE, WINDOWS, begin, tell, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.real
PARTS = """(wanted) => {
  const found = [];
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  // There the table, the history and the talk are below the first screen.
  const alone = innerHeight / size < 25 && innerWidth / size < 30;
  const bar = innerHeight / size < 18 ? ["name", "round", "standing"] : [];
  const below = alone ? ["picture", "history-part", "talk-part", ...bar] : [];
  const parts = ["name", "round", "standing", "block", "log", "asked", "choices", "picture"];
  for (const id of [...parts, "question", "hero", ...wanted]) {
    const one = document.getElementById(id);
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const seen = one.checkVisibility({ visibilityProperty: true }) && bottom - top > 1;
    if (wanted.includes(id) && !(seen && bottom - top >= 40)) found.push(`${id} is not seen`);
    if (!seen || right - left <= 1 || (!one.textContent && !one.children.length)) continue;
    if (left < -1 || right > innerWidth + 1) found.push(`${id} is outside at the side`);
    if (below.includes(id)) continue;
    if (top < -1 || bottom > innerHeight + 1) found.push(`${id} is outside`);
    if (id === "block") continue;  // what is in it lies over it
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]]) {
      const at = [left + x * (right - left), top + y * (bottom - top)];
      const [upper] = document.elementsFromPoint(...at);
      if (!upper || one.contains(upper) || upper.contains(one)) continue;
      found.push(`${id} is under ${upper.id || upper.className || upper.tagName}`);
      break;
    }
  }
  const logo = document.querySelector(".logo");
  const [inner, outer] = [logo, logo.parentElement].map((one) => one.getBoundingClientRect());
  const cut = inner.top < outer.top - 0.5 || inner.bottom > outer.bottom + 0.5;
  if (logo.checkVisibility() && cut) found.push("the logo is cut");
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push("the page scrolls sideways");
  return found;
}"""
"""Script: which parts are outside of the window, or under something else."""
AT_TABLE = {**TABLE, "game": "Sika", "round": "Round 3"}
ITEMS = [{"id": str(at), "text": f"Entry {at}"} for at in range(9)]
CONTROLS = [
    {"id": str(at), "what": "yes", "label": f"Setting {at}", "value": "yes"} for at in range(9)
]
CHAPTERS = [{"level": 1, "id": "a", "heading": "Rules", "text": 30 * ["Throw three cubes."]}]
OPEN: dict[str, tuple[list[str], dict[str, Any]]] = {
    "nothing": ([], {"kind": "silence"}),
    "a list": (["asked"], {"kind": "list", "id": 501, "title": "Menu", "items": ITEMS, "index": 0}),
    "a form": (["form"], {"kind": "form", "id": 502, "title": "Settings", "controls": CONTROLS}),
    "an entry": (["entry"], {"kind": "entry", "id": 503, "prompt": "Your name", "text": ""}),
    "a book": (["book"], {"kind": "book", "id": 504, "title": "Rules", "parts": CHAPTERS}),
}
"""What is open: the parts that are seen then, and the message that opens it."""


@pytest.mark.parametrize("seated", [True, False], ids=["a table", "no table"])
@pytest.mark.parametrize("name", OPEN)
def test_no_part_is_outside_of_the_window_or_under_something_else(
    page: Page, name: str, seated: bool
) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    wanted, message = OPEN[name]
    tell(page, AT_TABLE if seated else {"kind": "table-ends"}, message)
    found = {}
    for window, (width, height, size) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        tell(page, {"kind": "manner", "theme": "own", "size": size, "speech": "reader"})
        page.wait_for_timeout(100)
        page.evaluate("scrollTo(0, 0)")
        found[window] = page.evaluate(PARTS, wanted)
    assert {window: faults for window, faults in found.items() if faults} == {}


ROOM = """() => {
  const [block, log, game] = ["block", "log", "game"].map((id) => {
    return document.getElementById(id).getBoundingClientRect();
  });
  return {
    log: log.height > 0.5 * block.height,
    ring: game.top <= log.top && game.bottom >= log.bottom && game.height <= block.height,
  };
}"""
"""Script: whether the newest line has most of the block, and the focus stop is around it."""


def test_what_is_read_of_a_book_has_the_panel(page: Page) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    long = {"kind": "line", "id": 900, "text": 20 * "Throw three cubes. ", "urgency": "answer"}
    tell(page, {"kind": "table-ends"}, OPEN["a book"][1], {**long, "seconds": 1})
    found = {}
    for window, (width, height, size) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        tell(page, {"kind": "manner", "theme": "own", "size": size, "speech": "reader"})
        page.wait_for_timeout(100)
        found[window] = page.evaluate(ROOM)
    assert all(one == {"log": True, "ring": True} for one in found.values()), found


def test_choices_stand_below_the_text_field(page: Page) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    tell(page, AT_TABLE)
    page.keyboard.press("Shift+O")
    until(page, "document.activeElement.id === 'field'")
    found = {}
    for window, (width, height, size) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        tell(page, {"kind": "manner", "theme": "own", "size": size, "speech": "reader"})
        page.wait_for_timeout(100)
        ends = "document.getElementById('field').getBoundingClientRect().bottom"
        begins = "document.getElementById('choices').getBoundingClientRect().top"
        found[window] = page.evaluate(f"{begins} - {ends}")
    assert min(found.values()) >= 0, found
