"""The look of the page in a real browser: contrast, sizes, and a block that never moves."""

from __future__ import annotations

from base64 import b64encode
from itertools import product
from typing import TYPE_CHECKING, Literal

import pytest
from page_browser import THEMES, begin, contrasts, play, sent, tell, until
from page_site import PageSite

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Page

pytestmark = pytest.mark.real
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES = (16, 32, 72)
"""Font sizes in pixels: the smallest, a large one, and the largest."""


def resize(page: Page, size: int) -> None:
    """Set the font size, in pixels."""
    tell(page, {"kind": "manner", "theme": "light", "size": size, "speech": "reader"})


def pale(page: Page, theme: str, scheme: str) -> list[tuple[str, str, str, float]]:
    """Return the texts of a theme whose contrast is too low."""
    found = contrasts(page)
    return [(theme, scheme, text, ratio) for text, ratio in found if ratio < 7]


def test_every_text_has_a_contrast_of_seven_to_one(page: Page) -> None:
    """In each theme, in a game and in a menu."""
    begin(page)
    wrong = []
    for asked in ("game", "menu"):
        for theme, scheme in product(THEMES, SCHEMES):
            page.emulate_media(color_scheme=scheme)
            tell(page, {"kind": "manner", "theme": theme, "size": 24, "speech": "reader"})
            if asked == "game":
                assert len(contrasts(page)) > 40
            wrong += pale(page, theme, scheme)
        page.keyboard.press("z")
        page.wait_for_selector("[role=option].current")
    assert wrong == []


RINGS = """(themes) => themes.map((theme) => {
  document.documentElement.dataset.theme = theme;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement);
  const shown = document.createElement("span");
  shown.style.color = getComputedStyle(document.documentElement).getPropertyValue("--ring");
  document.body.append(shown);
  const ring = getComputedStyle(shown).color;
  shown.remove();
  return [outlineStyle, parseFloat(outlineWidth), outlineColor === ring];
})"""
"""The focus ring in each theme, and whether it has the theme's ring colour."""


def test_the_focus_has_a_ring_of_three_pixels_in_every_theme(page: Page) -> None:
    begin(page)
    seen = 0
    for _ in range(25):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            continue
        seen += 1
        for style, width, coloured in page.evaluate(RINGS, THEMES):
            assert style == "solid"
            assert width >= 3
            assert coloured, "its contrast is measured with those of the texts"
    assert seen > 15


def test_in_forced_colours_all_rings_are_a_colour_of_the_system(page: Page) -> None:
    """Three pixels of it, at every stop of Tab, on a light and on a dark system."""
    begin(page)
    system = """(name) => {
      const shown = document.createElement("span");
      shown.style.color = name;
      document.body.append(shown);
      const { color } = getComputedStyle(shown);
      shown.remove();
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement);
      return [outlineStyle, parseFloat(outlineWidth) >= 3, outlineColor === color];
    }"""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, forced_colors="active")
        assert page.evaluate("matchMedia('(forced-colors: active)').matches")
        page.locator("#game").focus()
        stops = set()
        for _ in range(25):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement === document.body"):
                continue
            stop = page.evaluate("document.activeElement.id || document.activeElement.textContent")
            assert page.evaluate(system, "Highlight") == ["solid", True, True], (scheme, stop)
            stops.add(stop)
        assert len(stops) >= 12, stops


def test_nothing_scrolls_sideways(page: Page) -> None:
    """At each width and size, in a game and in a menu."""
    begin(page)
    sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    wide = []
    for asked in ("game", "menu"):
        for width, size in product((320, 640, 1280), SIZES):
            page.set_viewport_size({"width": width, "height": 256 if width == 320 else 800})
            resize(page, size)
            if page.evaluate(sideways) > 0:
                wide.append((asked, width, size))
            assert page.evaluate("getComputedStyle(document.body).fontSize") == f"{size}px"
        page.keyboard.press("z")
        page.wait_for_selector("[role=option].current")
    assert wide == []


def test_at_400_percent_the_block_is_the_window_and_never_moves(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 256})
    begin(page)
    place = page.locator("#block").bounding_box()
    assert place is not None
    assert (place["width"], place["height"]) == (320, 256)
    inside = (
        "e => { const b = document.querySelector('#block').getBoundingClientRect();"
        " const r = e.getBoundingClientRect();"
        " return r.top >= b.top && r.bottom <= b.bottom && r.left >= b.left && r.right <= b.right }"
    )
    for part in ("#question", "#choices button", "#log", "#game"):
        for one in page.locator(part).all():
            assert one.evaluate(inside), part
    for key in ("b", "r", "z", "ArrowDown", "Enter", "t"):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
        now = page.locator("#block").bounding_box()
        assert now == place


def test_buttons_are_large_enough(page: Page) -> None:
    begin(page)
    for one in page.locator(":is(button, input, select):visible:not(#play)").all():
        box = one.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44


def test_settings_of_the_display_are_real_controls(page: Page, site: PageSite) -> None:
    page.select_option("#theme", "dark")
    page.fill("#size", "30")
    page.press("#size", "Tab")
    changed = [(one["name"], one["value"]) for one in sent(page, "set")]
    assert changed == [("theme", "own"), ("size", 30)], "dark is the page's, and no theme else"
    tell(page, {"kind": "manner", "theme": "own", "size": 24, "speech": "reader"})
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.goto(site.address)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).fontSize") == "30px"
    page.wait_for_function("document.querySelector('#size').value === '30'")


def test_forced_colours_and_reduced_motion_are_respected(page: Page) -> None:
    moves = "getComputedStyle(document.querySelector('.piece.fresh')).animationName"
    begin(page)
    assert page.locator(".piece.fresh").count() == 0, "what lies there already does not move"
    die = {"what": "die", "face": "2", "pips": 2, "kind": "red", "label": "red 2"}
    rolled = {"area": "rolled", "label": "Rolled", "owner": 0, "things": [die]}
    table = {"kind": "table", "title": "x", "status": "", "choices": [], "names": ["You"]}
    tell(page, {**table, "picture": [rolled]})
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(moves) == "roll"
    resize(page, 48)
    assert page.evaluate(moves) == "none", "nothing moves in large text"
    resize(page, 24)
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    assert page.evaluate(moves) == "none"
    assert [one for one in contrasts(page) if one[1] < 7] == []


def test_a_new_size_of_the_window_rolls_no_dice_again(page: Page) -> None:
    """They are measured where they have come to rest."""
    begin(page)
    page.emulate_media(reduced_motion="no-preference")
    moves = "getComputedStyle(document.querySelector('.piece.fresh')).animationName"
    die = {"what": "die", "face": "2", "pips": 2, "kind": "red", "label": "red 2"}
    rolled = {"area": "rolled", "label": "Rolled", "owner": 0, "things": [die]}
    table = {"kind": "table", "title": "x", "status": "", "choices": [], "names": ["You"]}
    tell(page, {**table, "picture": [rolled]})
    assert page.evaluate(moves) == "roll"
    page.set_viewport_size({"width": 700, "height": 900})
    page.wait_for_timeout(100)
    assert page.evaluate(moves) == "none"


INSIDE = """(element) => {
  const seen = document.querySelector("#block").getBoundingClientRect();
  const own = element.getBoundingClientRect();
  return own.height > 0 && own.top < seen.bottom - 10 && own.bottom > seen.top + 10;
}"""
"""Whether some of an element is visible inside the block."""


def test_a_menu_shows_its_entry_and_the_newest_line_in_the_block(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 256})
    play(page)
    for size in SIZES:
        resize(page, size)
        place = page.locator("#block").bounding_box()
        for _ in range(4):
            page.keyboard.press("ArrowDown")
            page.wait_for_timeout(60)
            assert page.locator("[role=option].current").evaluate(INSIDE), size
            assert page.locator("#log p").last.evaluate(INSIDE), size
            assert page.locator("#block").bounding_box() == place, size
        has_room(page, place)
        page.keyboard.press("Home")


def has_room(page: Page, block: FloatRect | None) -> None:
    """Assert that log and list stand one below the other inside the block."""
    rows = page.evaluate(
        "['#log', '#asked'].map((one) => document.querySelector(one).getBoundingClientRect())"
        ".map(({ top, bottom }) => [top, bottom])"
    )
    assert rows[0][1] <= rows[1][0], "they never lie over one another"
    assert block is not None
    assert rows[1][1] <= block["y"] + block["height"]
    assert rows[0][1] - rows[0][0] >= 60, "there is room for the newest line"


def test_no_screen_scrolls_sideways_at_400_percent(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 256})
    begin(page)
    page.evaluate("standIn.silent = true")
    options = [{"id": "x", "text": "X" * 60}]
    controls = [
        {"id": "a", "what": "yes", "label": "Opponents speak with voices", "value": "yes"},
        {"id": "b", "what": "number", "label": "Waiting time", "value": "1", "high": 9},
        {"id": "c", "what": "choice", "label": "Colours", "options": options},
    ]
    answers = [{"key": "y", "text": "Yes"}, {"key": "n", "text": "Next player first"}]
    for told in (
        {"kind": "form", "id": 60, "title": "Sound", "controls": controls, "index": 0},
        {"kind": "answers", "id": 61, "question": "Leave the game? Y or N.", "answers": answers},
        {"kind": "entry", "id": 62, "prompt": "How is your opponent called?"},
    ):
        page.keyboard.press("r")
        tell(page, told)
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        for size in (SIZES[0], SIZES[-1]):
            resize(page, size)
            assert page.evaluate(wide) <= 0, (told["kind"], size)
            inner = page.locator("#asked").evaluate("e => e.scrollWidth - e.clientWidth")
            assert inner <= 0, (told["kind"], size)


WHOLE = """() => {
  const log = document.querySelector("#log");
  const own = log.lastElementChild.getBoundingClientRect();
  const seen = log.getBoundingClientRect();
  const block = document.querySelector("#block").getBoundingClientRect();
  return own.right <= block.right && log.scrollWidth <= log.clientWidth && own.top >= seen.top - 1
    && own.bottom <= seen.bottom + 1;
}"""
"""Whether the newest line is visible from its beginning to its end."""
BOOK = "Sicherman's War rules. M. Austin Rice and Samuel J. Rice designed this game."
ASKED = {"kind": "table", "title": "x", "status": "Your turn.", "question": "Throw?"}
BEAT = "To beat: full house, threes over ones. Pot 4. Fold, or challenge for 2 dollars?"


@pytest.mark.parametrize("size", SIZES)
def test_while_nothing_is_asked_the_newest_line_is_seen_whole(page: Page, size: int) -> None:
    page.set_viewport_size({"width": 320, "height": 256})
    begin(page)
    page.evaluate("standIn.silent = true")
    resize(page, size)
    table = {"kind": "table", "title": "x", "status": "", "choices": []}
    tell(page, table, {"kind": "line", "id": 900, "text": BOOK})
    page.get_by_text(BOOK).first.wait_for()
    assert page.evaluate(WHOLE)


def test_the_question_shines_only_while_it_is_asked(page: Page) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    panel = "getComputedStyle(document.getElementById('block'), '::before').backgroundColor"
    asked = page.evaluate(panel)
    tell(page, {"kind": "table", "title": "x", "status": "Bella's turn.", "choices": []})
    assert page.evaluate(panel) != asked
    tell(page, {**ASKED, "choices": [{"key": "1", "text": "Throw"}]})
    assert page.evaluate(panel) == asked
    tell(page, {**ASKED, "choices": []})
    assert page.evaluate(panel) == asked, "a secret choice of several people has no buttons"


LINES = """() => [...document.querySelectorAll("#log p")]
  .filter((one) => one.checkVisibility({ opacityProperty: true }))
  .map((one) => one.textContent.trim())"""
"""The lines above the question that are seen."""


def test_a_question_that_was_just_told_is_shown_once(page: Page) -> None:
    """As the question; above it stands the line before, where that has room."""
    page.set_viewport_size({"width": 320, "height": 256})
    begin(page)
    names = [*(f"One dice pair {number}" for number in range(1, 6)), "Fold", "Done"]
    choices = [{"key": f"choice-{number}", "text": name} for number, name in enumerate(names)]
    table = {"kind": "table", "title": "x", "status": "Your turn.", "question": BEAT}
    tell(page, {"kind": "line", "id": 899, "text": "Carlos leads."})
    tell(page, {**table, "choices": choices}, {"kind": "line", "id": 900, "text": BEAT})
    page.locator("#log p").filter(has_text=BEAT).wait_for(state="attached")
    for size in SIZES:
        resize(page, size)
        assert page.locator("#question").evaluate(INSIDE), size
        assert page.evaluate(LINES) in ([], ["Carlos leads."]), size
    page.set_viewport_size({"width": 1280, "height": 800})
    resize(page, 24)
    assert page.evaluate(LINES)[-1] == "Carlos leads.", "there is room"
    assert BEAT not in page.evaluate(LINES)
    page.set_viewport_size({"width": 320, "height": 256})
    tell(page, {"kind": "line", "id": 901, "text": "Bella folds."})
    page.locator("#log p").filter(has_text="Bella folds.").wait_for()
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(WHOLE), size
        assert page.locator("#question").evaluate(INSIDE), size
    tell(page, {**table, "question": "Throw.", "choices": choices})
    page.set_viewport_size({"width": 1280, "height": 800})
    resize(page, 24)
    assert BEAT in page.evaluate(LINES), "a line as any other, once something else is asked"
    page.set_viewport_size({"width": 320, "height": 256})
    tell(page, {"kind": "line", "id": 902, "text": "Throw."})
    page.locator("#log p").filter(has_text="Throw.").wait_for(state="attached")
    until(page, "innerWidth === 320")
    beside = f"(document.getElementById('block').dataset.told = 'yes', ({LINES})())"
    assert page.evaluate(beside) == ["Throw."], "as a line while a seat is shown in its place"


def test_the_play_button_is_visible_without_scrolling(page: Page, site: PageSite) -> None:
    """In a small window, at each size of type."""
    page.set_viewport_size({"width": 320, "height": 256})
    for size in (16, 36, 72):
        page.fill("#size", str(size))
        page.press("#size", "Tab")
        page.goto(site.address)
        box = page.locator("#play").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 256, size


PIECES = """() => [...document.querySelectorAll("#picture .piece")].map((one) => {
  const index = one.querySelector(".index");
  const size = index ? parseFloat(getComputedStyle(index).fontSize) : 0;
  const edge = getComputedStyle(one).borderBottomWidth;
  return {
    label: one.dataset.label, pips: one.querySelectorAll(".face circle").length,
    face: one.querySelector(".face")?.getBoundingClientRect().width ?? 0, size,
    shape: one.querySelector(".body")?.getAttribute("d") ?? "",
    text: one.textContent, mark: one.dataset.mark ?? "", edge: parseFloat(edge),
  };
})"""


def test_dice_and_cards_are_large_and_colours_are_shapes(page: Page) -> None:
    begin(page)
    page.set_viewport_size({"width": 1280, "height": 1200})
    tell(page, {"kind": "manner", "theme": "own", "size": 20, "speech": "reader"})
    shown = page.evaluate(PIECES)
    dice = [one for one in shown if one["pips"]]
    assert [one["pips"] for one in dice] == [1, 2, 3, 4, 5, 6, 3]
    assert all(one["face"] >= 2 * 20 for one in dice), "they grow with the text"
    shapes = {one["label"].split()[0]: one["shape"] for one in dice}
    assert shapes["red"] not in (shapes["blue"], shapes["white"])
    back = next(one for one in shown if one["label"] == "3 cards face down")
    nine, queen = (one for one in shown if one["size"])
    assert nine["size"] >= 1.5 * 20
    assert nine["text"].startswith("9\u2665"), "a suit is a sign"
    assert queen["text"].startswith("Q\u2660")
    assert back["text"] == "\u00d73"
    assert all(one["label"] for one in shown)
    counts = next(one for one in shown if one["mark"] == "counts")
    assert counts["edge"] >= 3, "a mark is a line"


ACROSS = """async ([picture, colour, ground]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const brush = canvas.getContext("2d", { colorSpace: "srgb" });
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, image.height);
  for (const one of [ground, colour]) {
    brush.fillStyle = one;
    brush.fillRect(0, 0, 1, 1);  // a system's highlight lets some of the ground through
  }
  const ring = [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  const row = Math.floor(image.height / 2);
  const at = (x) => [...data.slice(4 * (row * image.width + x), 4 * (row * image.width + x) + 3)];
  const same = (x) => at(x).every((part, one) => Math.abs(part - ring[one]) < 12);
  const light = (colour) => {
    const [red, green, blue] = colour.map((one) => one / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (x) => {
    const [low, high] = [light(at(x)), light(ring)].sort((one, other) => one - other);
    return (high + 0.05) / (low + 0.05);
  };
  let first = 0;
  while (first < image.width && !same(first)) first += 1;
  let end = first;
  while (end < image.width && same(end)) end += 1;
  // An edge between two pixels mixes them.
  const beside = (x, step) => Math.max(contrast(x), contrast(x + step));
  if (first < 2 || end > image.width - 2) return [end - first, 0, 0];
  return [end - first, beside(first - 1, -1), beside(end, 1)];
}"""
"""The width of a ring in pixels, along the middle row of a picture, and its two contrasts."""
SEEN_RING = 3
"""Pixels of width, and contrast to one, of a ring that is seen."""


def test_the_focus_ring_is_three_to_one_against_both_neighbours(page: Page) -> None:
    """Its pixels, at the left edge of each kind of stop, in all looks and in forced colours."""
    assert page.context.browser is not None
    eye = page.context.browser.new_page()
    begin(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    page.wait_for_selector("#theme:enabled")  # it is, once the program has begun
    page.evaluate("standIn.silent = true")
    die = {"what": "die", "face": "2", "pips": 2, "kind": "red", "label": "red 2"}
    choices = [
        {"key": "1", "text": "Fold"},
        {"key": "2", "text": "Two", "marked": False, "things": [die]},
        {"key": "3", "text": "Three", "marked": True, "things": [die]},
    ]
    ace = {"what": "card", "face": "A", "kind": "spades", "label": "ace", "place": 1}
    cards = [{"key": "4", "text": "Ace", "things": [ace]}]
    asked = {"kind": "table", "title": "x", "status": "Your turn.", "question": "Which?"}
    faint = []

    def look(name: str, *places: str, row: str = "") -> None:
        for place in places:
            page.keyboard.press("Shift")  # a key: rings are seen
            found = page.locator(place).first
            found.evaluate("one => { one.focus(); one.scrollIntoView({ block: 'center' }); }")
            box, beside = found.bounding_box(), page.locator(row or place).first.bounding_box()
            assert box is not None, place
            assert beside is not None, row
            middle = beside["y"] + beside["height"] / 2
            shot = page.screenshot(
                clip={"x": box["x"] - 12, "y": middle - 3, "width": 40, "height": 7}
            )
            colour = found.evaluate("one => getComputedStyle(one).outlineColor")
            ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
            width, *ratios = eye.evaluate(ACROSS, [b64encode(shot).decode(), colour, ground])
            if width < SEEN_RING or min(ratios) < SEEN_RING:
                faint.append((name, place, width, [round(one, 1) for one in ratios]))

    looks: list[tuple[str, Literal["light", "dark"], Literal["none", "active"]]] = [
        # In the page's own themes alone a dark system makes a difference.
        *(
            (theme, scheme, "none")
            for theme, scheme in product(THEMES, SCHEMES)
            if theme == "own" or scheme == "light"
        ),
        *(("own", scheme, "active") for scheme in SCHEMES),
    ]
    kinds = [f"#choices button:nth-of-type({number})" for number in range(1, 4)]
    for theme, scheme, forced in looks:
        page.emulate_media(color_scheme=scheme, forced_colors=forced)
        tell(page, {"kind": "manner", "theme": theme, "size": 16, "speech": "reader"})
        tell(page, {**asked, "choices": choices})
        name = f"{theme} {scheme} {forced}"
        look(
            name,
            *kinds,
            "#game",
            "#commands button:visible",
            "#history",
            "#size",
            "#theme",
            "#play",
        )
        tell(page, {**asked, "choices": cards})
        page.locator("#game").focus()
        look(name, "#choices .as-card")
        items = [{"id": "a", "text": "Again"}, {"id": "b", "text": "Leave"}]
        tell(page, {"kind": "list", "id": 9, "title": "Over", "items": items, "index": 0})
        look(name, "[role=listbox]:not([hidden])", row="[role=option].current")
        page.locator("#game").focus()
        tell(page, {"kind": "list-ends", "id": 9})
    eye.close()
    assert faint == [], "\n".join(map(str, faint))


def test_the_crown_is_who_leads_the_game_and_all_else_is_led_in_words(page: Page) -> None:
    """The best hand is said beside the dice, and the winner has the leader's crown."""
    begin(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    resize(page, 16)
    die = {"what": "die", "face": "2", "pips": 2, "kind": "white", "label": "white 2"}
    hand = {"area": "held", "label": "Held", "owner": 0, "mark": "hand", "told": "best hand"}
    purses = [("37", ""), ("44", "leads")]
    picture = [
        {
            "area": "purse",
            "label": "Money",
            "owner": owner,
            "things": [{"what": "chip", "text": text, "label": text, "mark": mark}],
        }
        for owner, (text, mark) in enumerate(purses)
    ]
    table = {"kind": "table", "title": "x", "status": "", "choices": [], "names": ["Ann", "Bo"]}
    shown = {**table, "picture": [*picture, {**hand, "things": [die]}], "leads": "leads"}
    tell(page, shown)
    seats = page.locator("#picture .seat")
    crown = seats.filter(has_text="Bo").locator(".tag.leads")
    assert crown.inner_text() == "Leads"
    assert seats.filter(has_text="Ann").locator(".tag:visible").count() == 0
    assert seats.filter(has_text="Ann").locator(".told").inner_text() == "Best hand"
    told = seats.filter(has_text="Ann").locator("p").text_content()
    assert told == "Money: 37. Held, best hand: white 2."
    path = "one => one.querySelector('path').getAttribute('d')"
    drawn = crown.evaluate(path)
    tell(page, {**shown, "places": [2, 1]})
    first = page.locator(".result .first")
    assert "Bo" in first.inner_text()
    assert first.evaluate(path) == drawn
