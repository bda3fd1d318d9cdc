"""The page's block: question, choices and newest line stay together, at every size."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from page_browser import THEMES
from page_finger import Finger, telephone

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAMES = ["Army Men Dice War", "10-Die Poker", "Scientific War", "Sicherman's War", "Sika"]
SIZES = [16, 20, 24, 32, 48, 72]
WIDTH, HEIGHT = 320, 256
OUTSIDE = """([themes, sizes]) => {
  const found = [];
  const at = (id) => document.getElementById(id);
  const own = (element) => element.getBoundingClientRect();
  for (const theme of themes) for (const size of sizes) {
    program.onmessage({ kind: "manner", theme, size, speech: "reader" });
    const [block, asked, log] = ["block", "asked", "log"].map((id) => own(at(id)));
    const cut = (what, inner, ...around) => {
      const out = around.some((one) => inner.top < one.top - 1 || inner.bottom > one.bottom + 1
        || inner.left < one.left - 1 || inner.right > one.right + 1);
      if (out) found.push(`${what} at ${size} in ${theme}`);
    };
    cut("the block", block, { top: 0, left: 0, right: innerWidth, bottom: innerHeight });
    cut("what is asked", asked, block);
    cut("the log", log, block);
    if (!at("question").hidden) cut("the question", own(at("question")), asked);
    cut("the game", own(at("game")), block);
    const all = [...at("choices").querySelectorAll("button")];
    const shown = all.filter((one) => one.checkVisibility());
    const alone = at("block").dataset.one === "yes" ? 1 : all.length;
    if (shown.length !== alone) found.push(`${shown.length} choices at ${size}`);
    for (const one of shown) {
      cut(one.textContent, own(one), asked);
      if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.textContent} is cut at ${size}`);
    }
    const lines = [...at("log").children].filter((one) => one.checkVisibility());
    if (lines.length) {
      const newest = own(lines.at(-1));
      cut("the newest line", { ...newest.toJSON(), bottom: newest.top + 16 }, log);
    }
    const asks = at("question").textContent.trim();
    const twice = lines.some((one) => one.textContent.trim() === asks);
    if (twice) found.push(`the question stands there twice at ${size}`);
    if (!lines.length && at("log").lastElementChild.textContent.trim() !== asks) {
      found.push(`no newest line at ${size}`);
    }
    const boxes = ["asked", "log", "status"].map(at);
    // A pixel wide is what is there for readers alone.
    for (const one of [document.documentElement, ...boxes].filter((one) => one.clientWidth > 1)) {
      if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.id} is too wide at ${size}`);
    }
    const kind = (id) => parseFloat(getComputedStyle(at(id)).fontSize);
    if (Math.min(kind("asked"), kind("log"), kind("status")) < 16) found.push(`small at ${size}`);
  }
  program.onmessage({ kind: "manner", theme: "own", size: 16, speech: "reader" });
  return found;
}"""
"""The parts of the block that are not fully visible, for each theme and size."""
SAID = """(() => {
  if (!window.told) {
    const lines = (nodes) => [...nodes].map((line) => line.textContent.trim());
    window.told = lines(document.querySelector("#history").children);
    new MutationObserver((changes) => {
      for (const one of changes) window.told.push(...lines(one.addedNodes));
    }).observe(document.querySelector("#history"), { childList: true });
  }
  return window.told;
})()"""
"""All lines that were ever visible on the page, from top to bottom."""


@pytest.fixture
def finger(browser: Browser, tmp_path: Path) -> Iterator[Finger]:
    """Return a touch user with a window of 1280 by 1024 pixels, at 400 percent."""
    with telephone(browser, tmp_path, WIDTH, HEIGHT) as found:
        yield found


def begin(finger: Finger, game: str) -> None:
    finger.page.evaluate(SAID)
    finger.page.locator("#play").tap()
    finger.taps("I hear or read this")
    for name in ("New game.", game, "Start."):
        finger.taps(name, "[role=option]")
    finger.waits(lambda: finger.page.locator("#choices button").count() > 0, "a question")


def outside(finger: Finger, themes: tuple[str, ...], *sizes: int) -> Any:
    return finger.page.evaluate(OUTSIDE, [themes, sizes])


@pytest.mark.real
@pytest.mark.parametrize("game", GAMES)
def test_at_400_percent_nothing_of_a_question_is_outside_at_any_size(
    finger: Finger, game: str
) -> None:
    begin(finger, game)
    assert outside(finger, THEMES, *SIZES) == []
    # Touching a control not fully visible has scrolled the page a little before.
    place = finger.page.locator("#block").bounding_box()
    assert place is not None
    assert (place["width"], place["height"]) == (WIDTH, HEIGHT)
    names = finger.page.locator("#choices button span").all_inner_texts()
    assert max(map(len, names)) <= 20, "a button has a short name"
    finger.steps()
    finger.settles()  # until then, the choices of before are being taken away
    assert outside(finger, ("own",), *SIZES) == []
    now = finger.page.locator("#block").bounding_box()
    assert now is not None
    # After a larger text size, a fraction of a pixel is lost.
    assert [*now.values()] == pytest.approx([*place.values()], abs=1)


@pytest.mark.real
def test_a_marked_die_has_another_look_and_a_pressed_button(finger: Finger) -> None:
    begin(finger, "Army Men")
    first = finger.page.locator("#choices button").first
    assert first.get_attribute("aria-pressed") == "false"
    assert "dice left" in (first.get_attribute("title") or ""), "the rest of a short name"
    finger.steps()
    finger.page.wait_for_selector("#choices button[aria-pressed=true]")
    done = finger.page.locator("#choices button").last
    assert done.get_attribute("aria-pressed") is None
    assert done.locator("span").inner_text() == "Keep"
    colours = "e => [getComputedStyle(e).backgroundColor, getComputedStyle(e, '::before').content]"
    assert first.evaluate(colours) != done.evaluate(colours)
    finger.page.evaluate("document.documentElement.dataset.theme = 'yellow-on-black'")
    edge = first.evaluate("e => getComputedStyle(e).borderTopColor")
    assert edge == "rgb(255, 255, 0)", "a finger has left the focus there"


@pytest.mark.real
def test_what_a_mark_would_bring_leaves_the_visible_lines_once_it_is_kept(finger: Finger) -> None:
    """It is no event; the history keeps it."""
    begin(finger, "Army Men")
    would = finger.page.locator("#log [data-passing=choice]")
    kept = finger.page.locator("#log p").filter(has_text="You keep")
    ground = "getComputedStyle(e).backgroundColor"
    assert would.count() == 0
    finger.steps()
    finger.waits(lambda: would.count() == 1, "what it would bring")
    told = would.inner_text()
    assert would.evaluate("e => getComputedStyle(e).fontWeight") == "400"
    panel = "getComputedStyle(document.getElementById('block'), '::before').backgroundColor"
    assert would.evaluate(f"e => {ground} === {panel}"), "it belongs to the question"
    finger.steps()
    finger.waits(lambda: kept.count() == 1, "what happened")
    assert would.count() == 0
    assert told.strip() in finger.page.evaluate(SAID)


@pytest.mark.real
def test_five_pairs_of_dice_are_one_row_on_a_telephone(finger: Finger) -> None:
    begin(finger, "10-Die Poker")
    finger.page.set_viewport_size({"width": 390, "height": 664})
    finger.settles()
    rows = "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    marks = finger.page.locator("#choices [aria-pressed]").evaluate_all(rows)
    deeds = finger.page.locator("#choices button:not([aria-pressed])").evaluate_all(rows)
    assert (len(marks), len({*marks})) == (5, 1)
    assert min(deeds) > marks[0]


STRIP = """() => {
  const strip = document.getElementById("strip");
  const own = (one) => one.getBoundingClientRect();
  const edge = own(strip);
  const seat = strip.querySelector(".seat");
  const parts = seat === null ? [] : [...strip.querySelectorAll("h3, .amount, .piece, .index")];
  const cut = parts.filter((one) => {
    const { left, top, right, bottom, width } = own(one);
    const within = left >= edge.left && right <= edge.right;
    return width && !(within && top >= edge.top && bottom <= edge.bottom);
  }).map((one) => one.textContent || one.dataset.label);
  const dice = [...strip.querySelectorAll(".face")].map((one) => own(one).width).filter(Boolean);
  const places = ["#block", "#choices button"]
    .flatMap((one) => [...document.querySelectorAll(one)])
    .filter((one) => one.checkVisibility())
    .map((one) => Object.values(own(one).toJSON()).map(Math.round));
  return {
    hidden: !strip.checkVisibility(), cut,
    name: seat?.querySelector("h3").textContent ?? "", smallest: Math.min(99, ...dice),
    places: JSON.stringify(places), focus: document.activeElement.id,
  };
}"""
"""The strip of the table, and where the block and the choices are."""
SEEN_DIE = 11
"""Pixels of a die at least, which a magnification of 400 percent makes 44."""


def at_its_widest(table: dict[str, Any]) -> dict[str, Any]:
    """Return a table at which the seat that is looked at has a long name and large numbers."""
    wide = copy.deepcopy(table)
    wide["names"][wide["walked"]] = "Wilhelmina"
    for group in wide["picture"]:
        if group["owner"] == wide["walked"]:
            for thing in group["things"]:
                if thing["text"].isdigit():
                    thing["text"] = "155" if group["area"] == "score" else "38"
    return wide


@pytest.mark.real
@pytest.mark.parametrize("size", [16, 24])
@pytest.mark.parametrize("game", GAMES)
def test_at_400_percent_w_shows_one_seat_at_a_time_until_the_next_question(
    finger: Finger, game: str, size: int
) -> None:
    """In large text it takes the place of the question, which stays with its choices."""
    begin(finger, game)
    page = finger.page
    resize = "size => program.onmessage({ kind: 'manner', theme: 'own', size, speech: 'reader' })"
    page.evaluate(resize, size)
    page.locator("#game").focus()
    finger.presses("w")  # who sits where: no seat alone; caps of keys are shown from now on
    before = page.evaluate(STRIP)
    assert before["name"] == ""
    assert size > 16 or not before["hidden"]
    assert page.get_attribute("#strip", "aria-hidden") == "true"
    names = finger.site.visits[-1].said
    seated = [
        name for name in [one for one in names if one["kind"] == "table"][-1]["names"] if name
    ]
    shown: list[str] = []

    def moved() -> bool:
        return [page.evaluate(STRIP)["name"]] != (shown[-1:] or [""])

    for _ in seated:
        finger.presses("w")
        finger.waits(moved, "the next seat")
        now = page.evaluate(STRIP)
        shown.append(now["name"])
        assert not now["hidden"]
        assert now["cut"] == []
        assert now["smallest"] >= SEEN_DIE, now
        assert now["places"] == before["places"], "nothing else moves"
        assert now["focus"] == before["focus"]
    assert sorted(shown) == sorted(seated), "each seat once"
    table = [one for one in finger.site.visits[-1].said if one["kind"] == "table"][-1]
    page.evaluate("(table) => program.onmessage(table)", at_its_widest(table))
    widest = page.evaluate(STRIP)
    assert (widest["name"], widest["cut"]) == ("Wilhelmina", []), "the name is cut at last"
    assert widest["smallest"] >= SEEN_DIE, widest
    page.evaluate("(table) => program.onmessage(table)", table)
    finger.presses("r")
    assert page.evaluate(STRIP)["name"] == shown[-1], "until the next question"
    page.evaluate(resize, 16)  # all choices are there to be touched
    for turn in range(6):  # a mark asks nothing new, nor does a touch that came too soon
        finger.steps(turn)
        finger.settles()
        if page.evaluate(STRIP)["name"] == "":
            break
    assert page.evaluate(STRIP)["name"] == ""


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch_is_seen_and_read_from_top_to_bottom(
    finger: Finger, game: str
) -> None:
    begin(finger, game)
    faults: set[str] = set()
    for turn in range(800):
        if finger.over:
            break
        faults |= {*outside(finger, ("own",), 16, 24, 72)}
        finger.steps(turn)
    assert finger.over
    assert faults == set()
    finger.waits(lambda: finger.page.evaluate(SAID)[-1] == finger.site.lines[-1].strip(), "lines")
    assert finger.page.evaluate(SAID) == [line.strip() for line in finger.site.lines]
