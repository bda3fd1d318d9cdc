"""Layouts of the page by letters: table, question and choices are on the first screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from memory_shell import at_table
from page_browser import LAYOUT, TABLE, WINDOWS, begin, tell, until
from page_finger import Finger, telephone
from page_swipes import swiping

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.real
GAMES = ["Army Men Dice War", "10-Die Poker", "Scientific War", "Sicherman's War", "Sika"]
OUTSIDE = """() => {
  const found = [];
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  scrollTo(0, 0);
  const alone = innerHeight / size < 25 && innerWidth / size < 30;
  const table = alone ? [] : ["picture"];
  for (const id of ["block", "asked", "question", "choices", ...table]) {
    const one = document.getElementById(id);
    if (!one.checkVisibility()) {
      if (id !== "question") found.push(`${id} is not there`);
      continue;
    }
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      found.push(`${id} is outside`);
    }
    if (id === "asked" && one.scrollHeight > one.clientHeight + 1) found.push(`${id} is cut`);
  }
  const asked = document.getElementById("asked").getBoundingClientRect();
  for (const one of document.querySelectorAll("#choices button")) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const inside = left >= asked.left - 1 && right <= asked.right + 1
      && top >= asked.top - 1 && bottom <= asked.bottom + 1;
    if (one.checkVisibility() && !inside) found.push(`${one.textContent} is cut`);
  }
  const row = document.getElementById("commands").getBoundingClientRect();
  for (const one of document.querySelectorAll("#commands button")) {
    const { top, bottom, height } = one.getBoundingClientRect();
    if (one.checkVisibility() && height > 1 && top < row.bottom - 1 && bottom > row.bottom + 1) {
      found.push(`${one.textContent} is cut`);
    }
  }
  for (const one of document.querySelectorAll("#app *")) {
    const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!words || !one.checkVisibility() || one.closest("svg")) continue;
    const own = parseFloat(getComputedStyle(one).fontSize);
    if (own < size - 0.5) found.push(`"${one.textContent}" is ${own} px`);
  }
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push("the page scrolls sideways");
  return found;
}"""
"""What is not on the first screen, or smaller than the chosen size."""
CARDS = """() => [...document.querySelectorAll(".card-of-game")].map((card) => {
  const at = (one) => one.getBoundingClientRect();
  const seen = (name) => card.querySelector(name)?.checkVisibility() ? name : "";
  const inside = [...card.querySelectorAll(".name, .facts, .about, .things")].every((one) =>
    !one.checkVisibility() || (at(one).top >= at(card).top && at(one).bottom <= at(card).bottom
      && at(one).left >= at(card).left && at(one).right <= at(card).right));
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const large = [card, ...card.querySelectorAll(".facts, .about")].every((one) =>
    parseFloat(getComputedStyle(one).fontSize) >= size);
  return [".things", ".name", ".facts", ".about"].map(seen).concat(inside && large ? "" : "cut");
})"""
"""What each card of New game shows, and whether it is cut or too small."""


@pytest.fixture
def finger(browser: Browser, tmp_path: Path) -> Iterator[Finger]:
    """Return a player at a window of 1280 by 800 pixels."""
    with telephone(browser, tmp_path, 1280, 800) as found:
        yield found


def put(page: Page, width: int, height: int, size: int) -> None:
    """Set the size of the window, and of the text."""
    page.set_viewport_size({"width": width, "height": height})
    tell_size = (
        "size => program.onmessage({ kind: 'manner', theme: 'own', size, speech: 'reader' })"
    )
    page.evaluate(tell_size, size)
    page.wait_for_timeout(100)


@pytest.mark.parametrize("game", GAMES)
def test_table_question_and_choices_are_on_the_first_screen(finger: Finger, game: str) -> None:
    """In each layout, and no word is smaller than the chosen size."""
    finger.page.locator("#play").tap()
    finger.taps("I hear or read this")
    for name in ("New game.", game, "Start."):
        finger.taps(name, "[role=option]")
    finger.waits(lambda: finger.page.locator("#choices button").count() > 0, "a question")
    found: dict[str, Any] = {}
    for turn in range(3):
        for name, window in WINDOWS.items():
            put(finger.page, *window)
            found[f"{name}, turn {turn}"] = finger.page.evaluate(OUTSIDE)
        put(finger.page, *WINDOWS["wide"])
        finger.steps()
        finger.settles()
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_new_game_shows_a_picture_players_minutes_and_a_sentence_of_each_game(
    finger: Finger,
) -> None:
    """Where a few rows are the whole window, only the name, players and minutes."""
    finger.page.locator("#play").tap()
    finger.taps("I hear or read this")
    finger.taps("New game.", "[role=option]")
    finger.page.locator(".card-of-game").first.wait_for()
    for name, window in WINDOWS.items():
        put(finger.page, *window)
        few = name in ("400 percent", "the largest text")
        shown = ["" if few else ".things", ".name", ".facts", "" if few else ".about", ""]
        assert finger.page.evaluate(CARDS) == [shown] * len(GAMES), name
    put(finger.page, *WINDOWS["the usual size"])
    sika = finger.page.locator(".card-of-game", has_text="Sika")
    assert sika.locator(".facts > *").all_inner_texts() == ["2 to 8 players.", "2 to 6 minutes."]
    assert sika.locator(".about").inner_text().startswith("Call a colour, throw three cubes")
    named = finger.page.get_by_role("option", name="Sika.", exact=True)
    assert named.count() == 1, "a reader says the name alone, and Space tells the rest"


HAND = """() => {
  const row = document.getElementById("choices").getBoundingClientRect();
  const seen = [...document.querySelectorAll("#choices > :is(button:not([aria-disabled]), .gap)")];
  return seen.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const place = [Math.round(left - row.left), Math.round(top - row.top)];
    return [one.textContent, place, Math.min(width, height)];
  });
}"""
"""The cards of the hand and the gaps in it: their names, places and least sides."""


def test_a_hand_of_cards_has_fixed_places_and_leaves_gaps(finger: Finger) -> None:
    finger.page.locator("#play").tap()
    finger.taps("I hear or read this")
    for name in ("New game.", "Scientific War", "Start."):
        finger.taps(name, "[role=option]")
    finger.waits(lambda: finger.page.locator("#choices button").count() > 0, "a question")
    windows = ("wide", "the usual size", "tall", "a phone with large text")
    places: dict[str, dict[str, Any]] = {name: {} for name in windows}
    for turn in range(3):
        for name in windows:
            put(finger.page, *WINDOWS[name])
            hand = finger.page.evaluate(HAND)
            gaps = [place for text, place, _ in hand if not text]
            cards = {text: place for text, place, _ in hand if text}
            assert (len(gaps), len(cards)) == (turn, 14 - turn), name
            assert min(side for *_, side in hand) >= 44, name
            assert cards.items() <= places[name].items() or not turn, name
            places[name] = places[name] or cards
            played = [place for text, place in places[name].items() if text not in cards]
            assert sorted(gaps) == sorted(played), name
        put(finger.page, *WINDOWS["wide"])
        finger.steps()
        finger.settles()


def test_layouts_break_by_letters_and_not_by_pixels(page: Page) -> None:
    desk, strip, column = "desk", "strip", "column"
    names = [desk, desk, desk, strip, column, column, column, desk, column, strip, strip, strip]
    for scale in (1, 2):
        found = []
        for width, height, size in WINDOWS.values():
            resized(page, scale * width, scale * height, scale * size)
            found.append(page.evaluate(LAYOUT))
        assert found == names, scale


@pytest.mark.parametrize("screen", [(1280, 657), (1280, 800), (1366, 625), (1440, 757)])
def test_the_default_size_is_a_desk_on_a_small_laptop(page: Page, screen: tuple[int, int]) -> None:
    """Less the bars of the browser, too, and from the first paint on."""
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    assert page.evaluate(LAYOUT) == "desk"


def resized(page: Page, width: int, height: int, size: int) -> None:
    """Set the size of the window, and tell a page without its program that of the text."""
    page.set_viewport_size({"width": width, "height": height})
    tell(page, {"kind": "manner", "theme": "own", "size": size, "speech": "reader"})


@pytest.mark.parametrize("screen", [(390, 664, 24), (844, 390, 24), (1280, 800, 16)])
def test_a_page_that_was_scrolled_shows_the_whole_table_once_it_is_there(
    page: Page, screen: tuple[int, int, int]
) -> None:
    """A menu before it may be lower on the page, and in another layout."""
    begin(page)
    page.evaluate("standIn.silent = true")
    resized(page, *screen)
    tell(page, {"kind": "table-ends"})
    page.evaluate("scrollTo(0, 42)")
    assert page.evaluate("scrollY") == 42
    tell(page, TABLE)
    until(page, "scrollY === 0")
    top, bottom = page.evaluate(
        "[document.getElementById('picture').getBoundingClientRect().top,"
        " innerHeight - document.getElementById('block').getBoundingClientRect().bottom]"
    )
    assert top >= 0
    assert bottom >= -1


GROUPS = ("ask", "help", "move", "more", "")
COMMANDS = {
    "kind": "buttons",
    "buttons": [{"key": str(at), "text": "Rules", "group": one} for at, one in enumerate(GROUPS)],
}
ROW = """() => {
  const bars = [...document.querySelectorAll("#commands .bar")].filter((one) => one.offsetHeight);
  return bars.map((one) => Math.round(one.getBoundingClientRect().top));
}"""
"""Upper edges of the groups of commands, and of the buttons beside them."""


def test_commands_are_one_row_on_an_upright_telephone(page: Page) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    resized(page, 390, 664, 16)
    tell(page, TABLE, COMMANDS)
    tops = page.evaluate(ROW)
    assert len(tops) == 6, "five groups, and the history"
    assert len({*tops}) == 1


@pytest.mark.parametrize(("size", "seen"), [(24, 5), (40, 4), (72, 2)])
def test_with_large_text_an_upright_telephone_has_one_row_of_commands_below_the_question(
    page: Page, size: int, seen: int
) -> None:
    """On the first screen; a group that is opened there scrolls its commands into view."""
    begin(page)
    page.evaluate("standIn.silent = true")
    resized(page, 390, 664, size)
    tell(page, TABLE, COMMANDS)
    page.evaluate("scrollTo(0, 0)")
    tops = page.evaluate(ROW)
    assert tops.count(tops[0]) == seen
    bottom = page.locator("#block").evaluate("one => one.getBoundingClientRect().bottom")
    ask = page.locator("#commands .toggle").first
    assert ask.inner_text() == "Ask"
    place = ask.bounding_box()
    assert place is not None
    assert bottom <= place["y"]
    assert place["y"] + place["height"] <= 664
    ask.click()
    opened = page.locator("#commands-ask").bounding_box()
    assert opened is not None
    assert (opened["y"] >= 0, opened["y"] + opened["height"] < 665) == (True, True)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_history_shows_whole_rows_at_its_upper_edge(page: Page) -> None:
    """Whatever the height of the window leaves to it."""
    begin(page)
    page.evaluate("standIn.silent = true")
    texts = [f"Line {number}. " + "Bella throws two reds. " * (number % 3) for number in range(60)]
    lines = [{"kind": "line", "id": 800 + at, "text": text} for at, text in enumerate(texts)]
    tell(page, TABLE, *lines)
    page.locator("#history p").last.get_by_text("Line 59").wait_for()
    cut = """() => {
      const place = document.getElementById("history");
      const row = parseFloat(getComputedStyle(place).lineHeight);
      const top = place.getBoundingClientRect().top;
      const tops = [...place.children].map((one) => one.getBoundingClientRect().top - top);
      const inside = tops.findLast((one) => one <= 1) ?? 0;
      return Math.abs(inside / row - Math.round(inside / row)) * row;
    }"""
    for height in (800, 807, 813, 821):
        resized(page, 1280, height, 16)
        page.wait_for_timeout(100)
        first = page.locator("#history p:not([data-menu])").first
        assert first.evaluate("e => e.getBoundingClientRect().top") < 0
        assert page.evaluate(cut) <= 1, height


def test_a_seat_is_as_high_with_the_best_hand_as_without(page: Page) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    resized(page, 1280, 800, 16)
    dice = [
        {"what": "die", "pips": 2, "kind": kind, "label": kind}
        for _ in range(5)
        for kind in ("red", "white")
    ]
    hands = [{"owner": seat, "area": "held", "label": "Held", "things": dice} for seat in (1, 2)]
    best = {"mark": "hand", "told": "best hand"}
    heights = "all => all.map((one) => one.getBoundingClientRect().height)"
    found = []
    for picture in (hands, [{**hands[0], **best}, hands[1]]):
        tell(page, {**TABLE, "names": ["Ann", "Bella", "Carlos"], "picture": picture})
        until(page, "document.querySelectorAll('#picture .seat').length === 2")
        found += page.locator("#picture .seat").evaluate_all(heights)
    assert page.locator("#picture .told").inner_text() == "Best hand"
    assert len({*found}) == 1


def test_close_together_is_one_block_in_a_corner_beside_the_table(page: Page) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    tell(page, {"kind": "manner", "theme": "own", "size": 24, "speech": "reader"})
    page.check("#close")
    for width in (1280, 1920, 2560):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(100)
        page.evaluate("scrollTo(0, 0)")
        place = page.locator("#block").bounding_box()
        assert place == {"x": 0, "y": 0, "width": 480, "height": 384}
        table = page.locator("#picture").bounding_box()
        assert table is not None
        assert table["x"] >= 480
    tell(page, {"kind": "manner", "theme": "own", "size": 16, "speech": "reader"})
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_timeout(100)
    commands = page.locator("#commands").bounding_box()
    assert commands is not None
    assert commands["height"] < 100, "a row or two below the table, not all of them open"
    page.reload()
    page.wait_for_selector("#close:checked")  # it is kept


def test_choices_are_one_stop_and_arrow_keys_lead_along_them(page: Page) -> None:
    begin(page)
    names = "document.activeElement.lastChild.textContent"
    page.keyboard.press("Tab")
    assert page.evaluate(names) == "Red"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(names) == "Blue"
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('#choices')")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(names) == "Blue", "where the player was"
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == "game"


def test_the_focus_stop_of_the_game_is_named_by_game_and_turn(page: Page) -> None:
    """Once the focus has left: a reader announces a name that changes under it."""
    begin(page)
    table = {"kind": "table", "title": "x", "status": "Bella's turn.", "game": "Sika"}
    tell(page, table)
    assert page.get_attribute("#game", "aria-label") == "Game"
    page.keyboard.press("Tab")
    assert page.get_attribute("#game", "aria-label") == "Sika: Bella's turn."
    page.evaluate("delete document.documentElement.dataset.keys")
    page.keyboard.press("Shift")  # the first key: texts that name keys are written
    assert page.evaluate("document.documentElement.dataset.keys") == "yes"
    assert page.get_attribute("#game", "aria-label") == "Sika: Bella's turn."


SEATS = """() => {
  const table = document.getElementById("picture");
  const edge = table.getBoundingClientRect();
  const inside = (inner, outer) => inner.left > outer.left - 1 && inner.top > outer.top - 1
    && inner.right < outer.right + 1 && inner.bottom < outer.bottom + 1;
  const parts = [...table.querySelectorAll(".seat, .middle, .plate, .seat .piece")];
  const found = parts.filter((one) => {
    const own = one.getBoundingClientRect();
    const around = one.closest(".seat")?.getBoundingClientRect() ?? edge;
    return own.width && !(inside(own, around) && inside(around, edge));
  }).map((one) => `${one.className} ${one.textContent} is cut`);
  const seats = [...table.querySelectorAll(".seat")].map((one) => one.getBoundingClientRect());
  for (const [at, one] of seats.entries()) for (const other of seats.slice(at + 1)) {
    const over = one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    if (over) found.push("a seat lies over another");
  }
  if (table.scrollHeight > table.clientHeight + 1) found.push("the table is cut");
  return [seats.length, found];
}"""
"""How many seats the table has, and what of them is not whole."""
CHAT = {"kind": "line", "urgency": "chatter", "talk": True}


@pytest.mark.parametrize("window", [(844, 390, 16), (664, 390, 16), (844, 390, 24)])
def test_seven_seats_of_poker_are_on_the_first_screen_of_a_turned_telephone(
    browser: Browser, tmp_path: Path, window: tuple[int, int, int]
) -> None:
    """With question and choices, and without scrolling, from the first deal on."""
    game = at_table("ten-die-poker", "you" + 6 * ",casual")
    with swiping(browser, tmp_path, game) as finger:
        finger.page.locator("#play").tap()
        for turn in range(3):
            put(finger.page, *window)
            finger.settles()
            assert finger.page.evaluate(OUTSIDE) == []
            assert finger.page.evaluate(SEATS) == [7, []], turn
            finger.steps()
        put(finger.page, *window)
        before = finger.page.locator("#picture").bounding_box()
        said = {**CHAT, "id": 900001, "text": "Ann: Good evening!"}
        finger.page.evaluate("(told) => program.onmessage(told)", said)
        finger.page.locator(".drawer", has_text="Talk").wait_for()
        tops = finger.page.locator("#commands .bar:visible").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().top)"
        )
        assert len(tops) > 1
        assert len({*tops}) == 1, "all in one row, which costs the table none"
        assert finger.page.locator("#picture").bounding_box() == before


def overlaps(page: Page, part: str) -> bool:
    """Return whether a part of the page lies over the block."""
    found: bool = page.evaluate(
        """(id) => {
          const [one, block] = [id, "block"].map((name) => document.getElementById(name));
          const [own, seen] = [one.getBoundingClientRect(), block.getBoundingClientRect()];
          return own.height > 0 && own.top < seen.bottom - 1 && own.bottom > seen.top + 1
            && own.left < seen.right - 1 && own.right > seen.left + 1;
        }""",
        part,
    )
    return found


def drawn(page: Page, part: str) -> bool:
    """Return whether the history or the talk is there for the eye; a reader finds it always."""
    place = page.locator(f"#{part}-part").bounding_box()
    return place is not None and place["height"] > 1


@pytest.mark.parametrize("screen", [(390, 664, 16), (844, 390, 16), (320, 256, 16)])
def test_history_and_talk_are_drawers_where_there_is_no_column(
    page: Page, screen: tuple[int, int, int]
) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    width, height, size = screen
    resized(page, width, height, size)
    history, talk = page.locator(".drawer button").all()
    assert history.get_attribute("aria-expanded") == "false", "closed at first"
    assert not drawn(page, "history")
    assert not talk.is_visible(), "nobody has talked"
    tell(page, {**CHAT, "id": 901, "text": "Ann: Good evening!"})
    tell(page, {**CHAT, "id": 902, "text": "Ann: Shall we?"})
    assert talk.inner_text() == "Talk, 2 new"
    for toggle, part in ((history, "history"), (talk, "talk")):
        page.locator("#game").focus()
        toggle.click()
        assert page.evaluate("document.activeElement.id") == "game", "the focus stays"
        place = page.locator(f"#{part}").bounding_box()
        assert place is not None
        assert (place["y"] >= 0, place["y"] + place["height"] <= height) == (True, True), part
        assert not overlaps(page, f"{part}-part")
        page.locator(f"#{part}").focus()
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.id") == "game", "it is given back"
        assert not drawn(page, part)
    assert talk.inner_text() == "Talk", "they have been seen"
    told = page.locator("#talk p").evaluate_all("all => all.map((one) => one.ariaHidden)")
    assert told == [None, None], "a reader finds the newest, too"


def test_history_and_talk_are_a_column_where_it_is_wide(page: Page) -> None:
    """Nothing is unread there; a reader that goes through the page meets each line once."""
    begin(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    tell(page, {**CHAT, "id": 901, "text": "Ann: Good evening!"})
    until(page, "document.querySelector('#announced').textContent.includes('evening')")
    for part in ("history", "talk"):
        assert drawn(page, part)
        assert page.locator(f"#{part} p").last.get_attribute("aria-hidden") == "true"
    assert page.locator(".drawer:visible").count() == 0
    page.set_viewport_size({"width": 390, "height": 664})
    assert page.locator(".drawer").last.inner_text() == "Talk"


def test_the_emblem_of_a_low_window_never_lies_over_the_talk(page: Page) -> None:
    """As in a waiting room, where nothing else is open."""
    begin(page)
    page.evaluate("standIn.silent = true")
    page.set_viewport_size({"width": 844, "height": 390})
    tell(page, {"kind": "manner", "theme": "own", "size": 16, "speech": "reader"})
    tell(page, {"kind": "table-ends"})
    emblem = page.locator("#hero")
    emblem.wait_for()
    tell(page, {**CHAT, "id": 901, "text": "Ann: Good evening!"})
    page.locator(".drawer button").last.click()
    page.locator("#talk").click()  # nothing lies over it
    page.keyboard.press("Escape")
    page.check("#close")
    emblem.wait_for()
    place = emblem.bounding_box()
    assert place is not None
    assert place["x"] >= 320, "beside the block, not over the history below it"


def test_what_has_the_focus_stays_where_a_column_becomes_a_drawer(page: Page) -> None:
    begin(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator("#history").wait_for()
    page.locator("#history").focus()
    page.set_viewport_size({"width": 390, "height": 664})
    until(page, f"{LAYOUT} === 'column'")
    assert page.evaluate("document.activeElement.id") == "history"
    assert drawn(page, "history")
    page.keyboard.press("Escape")
    assert not drawn(page, "history")


PLACES = """["picture", "block"].map((id) => {
  const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(" ");
})"""


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("army-men", 2),
        ("ten-die-poker", 4),
        ("scientific-war", 3),
        ("sichermans-war", 2),
        ("sika", 4),
    ],
)
def test_a_narrow_window_with_room_has_the_table_above_the_question(
    browser: Browser, tmp_path: Path, name: str, seats: int
) -> None:
    """No thing of it is cut, and neither of both moves during the game."""
    with swiping(browser, tmp_path, at_table(name, "you" + (seats - 1) * ",bot")) as finger:
        page = finger.page
        page.locator("#play").tap()
        page.emulate_media(reduced_motion="reduce")
        put(page, 390, 664, 24)
        places = []
        for _ in range(4):
            finger.settles()
            assert page.evaluate(LAYOUT) == "column"
            assert page.evaluate(OUTSIDE) == []
            assert page.evaluate(SEATS) == [seats, []]
            assert not page.locator("#strip").is_visible(), "the table has it"
            places.append(page.evaluate(PLACES))
            finger.steps()
        assert places == 4 * places[:1]
        put(page, 320, 256, 16)
        assert page.locator("#strip").is_visible(), "no room"
