"""The page's shell in a real browser: its start, lists, entries, books and text field."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from page_browser import AT, begin, logged, nodes, play, sent, tell, until
from page_site import SHELL

from audiogame.page.site import shell_texts

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.real


def test_the_page_begins_with_a_heading_a_button_and_the_way_back(page: Page) -> None:
    all_of_it = "[...document.querySelector('main header').children]"
    first = page.evaluate(f"{all_of_it}.filter(e => !e.hidden).map(e => e.tagName)")
    assert first == ["svg", "H1", "P", "P", "BUTTON", "P"], "round and standing are empty"
    hidden = page.evaluate(f"{all_of_it}.filter(e => e.hidden).map(e => e.id)")
    assert hidden == ["outside", "copy-link"], "for the browser of another app alone"
    assert page.evaluate("document.querySelector('#app').firstElementChild.tagName") == "HEADER"
    for words in ("NVDA+Space", "JAWS", "QuickNav"):
        assert words in page.inner_text("#come-back")
    assert page.evaluate("document.querySelectorAll('h1').length") == 1


def test_play_pressed_before_the_scripts_have_loaded_counts(page: Page) -> None:
    held: list[Route] = []
    page.route("**/shell.js", lambda one: held.append(one))
    page.reload(wait_until="commit")
    page.locator("#play").press("Enter")
    assert page.evaluate(AT) == "play"
    until(page, "globalThis.playedEarly")
    for one in held:
        one.continue_()
    until(page, "document.activeElement.closest('#game')")


@pytest.mark.parametrize("name", ["index.html", "hear.html"])
def test_the_words_of_the_page_are_those_of_its_messages(name: str) -> None:
    texts = shell_texts("en")
    html = (SHELL / name).read_text(encoding="utf-8")
    found = re.findall(r'data-text="([a-z-]+)"[^>]*>([^<]*)<', html)
    assert len(found) > 10
    assert [(key, words) for key, words in found if texts[key] != words] == []
    named = re.findall(r'aria-label="([^"]*)" data-name="([a-z-]+)"', html)
    assert [(words, key) for words, key in named if texts[key] != words] == []
    assert re.findall(r"<style|style=|<script>| on[a-z]+=|https?:", html) == []


def test_every_text_of_the_shell_is_used() -> None:
    written = "".join(one.read_text(encoding="utf-8") for one in sorted(SHELL.glob("*.[hj]*")))
    assert [
        name
        for name in shell_texts("en")
        if f'"{name.removesuffix("-touched")}"' not in written and f".{name}" not in written
    ] == []


def test_a_menu_is_a_list_box_with_position_and_count(page: Page) -> None:
    play(page)
    page.keyboard.press("ArrowDown")
    until(page, "document.activeElement.getAttribute('aria-activedescendant').endsWith('-1')")
    found = nodes(page)
    box = [one for one in found if one["role"] == "listbox"]
    assert [one["name"] for one in box] == ["Main menu"]
    options = [one for one in found if one["role"] == "option"][:7]
    assert [one["name"] for one in options] == [
        *("New game", "Continue", "Learn to play", "Settings", "Records", "Statistics", "Quit")
    ]
    assert [one["name"] for one in options if one.get("selected")] == ["Continue"]
    places = page.locator("[role=option]").evaluate_all(
        "all => all.map(e => [e.ariaPosInSet, e.ariaSetSize])"
    )
    assert places == [[str(place), "7"] for place in range(1, 8)]
    assert logged(page)[-1] != "Continue. 2 of 7.", "the list box says it, not the log"
    assert page.locator("#history p").last.inner_text().strip() == "Continue. 2 of 7."


def test_at_the_end_of_a_list_the_log_answers_as_readers_are_silent(page: Page) -> None:
    play(page)
    before = len(logged(page))
    first = {"kind": "line", "text": "New game. 1 of 7.", "listed": True, "urgency": "answer"}
    page.evaluate("standIn.silent = true")
    for key, index, number in (("ArrowDown", 1, 70), ("Home", 0, 71), ("Home", 0, 72)):
        page.keyboard.press(key)
        tell(page, {"kind": "list-at", "id": 1, "index": index}, {**first, "id": number})
    until(page, f"document.querySelectorAll('#announced p').length > {before}")
    assert [one.strip() for one in logged(page)[before:]] == ["New game. 1 of 7."]
    history = [one.strip() for one in page.locator("#history p").all_inner_texts()]
    assert history[-3:] == ["New game. 1 of 7."] * 3, "each stands there"


def test_an_item_has_its_whole_text_when_the_reader_comes_to_it(page: Page) -> None:
    """Also after a menu that covered the list."""
    play(page)
    page.evaluate("standIn.silent = true")
    page.keyboard.press("ArrowDown")
    text = {"kind": "list-text", "id": 1, "index": 1, "text": "Continue: your turn"}
    tell(page, text, {"kind": "list-at", "id": 1, "index": 1})
    option = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
    until(page, f"{option}.textContent === 'Continue: your turn'")
    items = [{"id": "a", "text": "Sound"}]
    tell(page, {"kind": "list", "id": 2, "title": "Settings", "items": items, "index": 0})
    tell(page, {**text, "text": "Continue: Bo's turn"}, {"kind": "list-ends", "id": 2})
    until(page, f"{option}?.textContent === `Continue: Bo's turn`")


def test_a_table_in_another_language_is_spoken_by_a_voice_of_it(page: Page) -> None:
    """Question, choices, seats and book; not a question of the program itself over it."""
    play(page)
    tell(page, {"kind": "list-ends", "id": 1})
    mine = {"key": "choice1", "text": "Rojo"}
    seat = {"area": "score", "owner": 0, "things": [{"what": "score", "text": "3", "label": "3"}]}
    table: dict[str, object] = {
        "kind": "table",
        "title": "Sika",
        "status": "Tu turno",
        "question": "Pide un color.",
    }
    table |= {"choices": [mine], "names": ["Ann"], "picture": [seat], "game": "Sika", "seat": 0}
    asked = {
        "kind": "answers",
        "id": 61,
        "question": "Leave? Y or N.",
        "answers": [{"key": "y", "text": "Yes"}],
    }
    part = {"id": "one", "level": 1, "heading": "Sika", "text": ["Una ronda."]}
    book = {"kind": "book", "id": 62, "title": "Sika", "parts": [part], "at": "one"}
    places = "#status, #question, #choices button, #picture > .seat"
    langs = f"[...document.querySelectorAll('{places}')].map((one) => one.lang)"
    for language in ("es", ""):
        tell(page, {**table, "language": language})
        assert page.evaluate(langs) == [language] * 4
        tell(page, {**book, "language": language})
        assert page.evaluate("document.querySelector('#book').lang") == language
        tell(page, {"kind": "book-ends", "id": 62})
    tell(page, {**table, "language": "es"}, asked)
    assert page.evaluate(langs)[:3] == ["es", "", ""]


def test_another_menu_is_another_box_so_that_its_title_is_read(page: Page) -> None:
    play(page)
    first = page.evaluate(AT)
    page.evaluate("standIn.silent = true")
    page.keyboard.press("Enter")
    items = [{"id": "a", "text": "Sound"}, {"id": "b", "text": "Voz", "language": "es"}]
    tell(page, {"kind": "list", "id": 2, "title": "Settings", "items": items, "index": 1})
    assert page.evaluate(AT) not in (first, "game")
    assert page.locator("[role=listbox]:visible").count() == 1
    rows = page.locator("[role=option]:visible")
    assert rows.evaluate_all("all => all.map((one) => one.lang)") == ["", "es"]
    page.keyboard.press("Escape")
    tell(page, {"kind": "list-ends", "id": 2})
    assert page.evaluate("document.activeElement.firstElementChild.textContent") == "New game"


def test_a_list_after_a_line_is_told_in_the_log_and_focused_with_the_next_key(page: Page) -> None:
    play(page)
    page.evaluate("standIn.silent = true")
    page.keyboard.press("Enter")
    items = [{"id": "a", "text": "Sound"}, {"id": "b", "text": "Speech"}]
    title = {"kind": "line", "id": 71, "text": "Settings. Sound. 1 of 2.", "listed": True}
    tell(
        page,
        {"kind": "line", "id": 70, "text": "Saved.", "urgency": "answer"},
        {"kind": "list", "id": 2, "title": "Settings", "items": items, "index": 0},
        title,
    )
    until(page, "document.querySelector('#announced').textContent.includes('1 of 2.')")
    assert logged(page)[-2:] == ["Saved.", "Settings. Sound. 1 of 2."], "in the order as told"
    page.keyboard.press("Home")
    tell(page, {"kind": "list-at", "id": 2, "index": 0}, {**title, "id": 72})
    until(page, "document.activeElement.firstElementChild?.textContent === 'Sound'")
    page.wait_for_timeout(400)
    assert logged(page)[-2:] == ["Saved.", "Settings. Sound. 1 of 2."], "the reader says it"


def test_an_entry_is_an_input_with_a_label(page: Page) -> None:
    play(page)
    page.evaluate("standIn.silent = true")
    page.keyboard.press("n")
    tell(page, {"kind": "entry", "id": 4, "prompt": "Your name?", "text": ""})
    assert page.evaluate(AT) == "entry-input"
    assert [one["name"] for one in nodes(page) if one["role"] == "textbox"] == ["Your name?"]
    page.keyboard.type("Zoë O.")
    page.keyboard.press("Enter")
    assert sent(page, "typed") == [{"kind": "typed", "entry": 4, "text": "Zoë O."}]
    page.focus("#entry button[type=submit]")
    page.keyboard.press("c")
    page.keyboard.press("Escape")
    assert [one["name"] for one in sent(page, "key")] == ["n", "escape"], "C is no text there"
    page.focus("#entry-cancel")
    page.keyboard.press("Enter")
    assert [one["name"] for one in sent(page, "key")][2:] == ["escape"]
    page.focus("#entry button[type=submit]")
    page.keyboard.press("Space")
    assert [one["text"] for one in sent(page, "typed")] == ["Zoë O."] * 2, "sent by OK alone"
    page.click("#entry-cancel")
    assert len([one for one in sent(page, "key") if one["name"] == "escape"]) == 3
    tell(page, {"kind": "entry-ends", "id": 4})
    assert page.evaluate(AT) != "BODY"


def test_a_book_has_headings_and_contents(page: Page) -> None:
    begin(page)
    parts = [
        {"level": 2, "id": "aim", "heading": "Aim", "text": ["Win.", "Do not lose."]},
        {"level": 3, "id": "luck", "heading": "Luck", "text": ["Throw."]},
    ]
    tell(page, {"kind": "book", "id": 5, "title": "Rules of Sika", "parts": parts, "at": "aim"})
    headings = page.locator("#book :is(h2, h3, h4)").all_inner_texts()
    assert headings == ["Rules of Sika", "Aim", "Luck"]
    assert page.locator("#book nav a").all_inner_texts() == ["Aim", "Luck"]
    assert page.evaluate(AT) == "game", "keys go on as in the game"
    page.locator("#book nav a").last.focus()
    page.keyboard.press("Enter")
    assert page.evaluate(AT) == "part-luck"
    tell(page, {"kind": "book-ends", "id": 5})
    assert page.evaluate(AT) == "part-luck", "what has the focus stays"
    page.click("#to-game")
    assert page.locator("#book").is_hidden()
    assert page.evaluate(AT) == "game"


def test_the_text_field_holds_lines_and_question_and_the_same_key_returns(page: Page) -> None:
    begin(page)
    page.keyboard.press("r")
    until(page, "document.querySelector('#announced').textContent.includes('Answer to r.')")
    keys = len(sent(page, "key"))
    page.keyboard.press("Shift+O")
    assert page.evaluate(AT) == "field"
    text = page.input_value("#field").replace("\xa0", "")
    assert text.splitlines()[-2:] == ["Answer to r.", "Which colour do you call?"]
    assert page.get_attribute("#field", "aria-readonly") == "true"
    tell(page, {"kind": "line", "id": 70, "text": "Bella folds.", "urgency": "news"})
    page.wait_for_timeout(500)
    assert "Bella folds." not in logged(page), "it waits"
    assert page.input_value("#field").replace("\xa0", "") == text, "and nothing moves"
    at = page.evaluate("document.activeElement.selectionStart")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.selectionStart") < at, "a line to read"
    for key in ("r", "Enter", "Backspace", "Control+x"):
        page.keyboard.press(key)
    assert page.input_value("#field").replace("\xa0", "") == text, "and nothing is typed"
    page.keyboard.press("Shift+O")
    assert page.evaluate(AT) == "game"
    until(page, "document.querySelector('#announced').textContent.includes('Bella folds.')")
    assert len(sent(page, "key")) == keys
    assert [one["on"] for one in sent(page, "reading")] == [True, False]


def test_an_arrow_in_the_text_field_goes_to_a_whole_line(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 256})
    begin(page)
    page.evaluate("standIn.silent = true")
    told = [f"Bella plays card {number}, and says why at great length." * 3 for number in range(4)]
    lines = [{"kind": "line", "id": 80 + place, "text": one} for place, one in enumerate(told)]
    tell(page, {"kind": "manner", "theme": "own", "size": 40, "speech": "reader"}, *lines)
    page.keyboard.press("Shift+O")
    text = page.input_value("#field")
    *_, last = starts = [0, *(place + 1 for place, sign in enumerate(text) if sign == "\n")]
    assert page.evaluate("document.activeElement.selectionStart") == last
    for start in [*starts[-2:-6:-1], *starts[-4:]]:
        page.keyboard.press("ArrowUp" if start < last else "ArrowDown")
        last = start
        assert page.evaluate("document.activeElement.selectionStart") == start
    page.keyboard.press("End")
    assert text[page.evaluate("document.activeElement.selectionStart") :] == "", "a line is a row"


def test_the_program_is_told_whether_a_text_was_copied(page: Page) -> None:
    """A browser that asks its user first, and gets no answer, has copied nothing."""
    begin(page)
    kept = ("Promise.resolve()", "Promise.reject()", "new Promise(() => {})")
    for number, copies in enumerate(kept, 50):
        writes = f"(text) => (window.copy = text, {copies})"
        page.evaluate(f"() => {{ navigator.clipboard.writeText = {writes}; }}")
        tell(page, {"kind": "copy", "id": number, "text": f"Line {number}."})
        until(page, f"standIn.sent.some((one) => one.kind === 'copied' && one.id === {number})")
        assert page.evaluate("window.copy") == f"Line {number}."
    assert [one["done"] for one in sent(page, "copied")] == [True, False, False]


COUNT_FITS = """async () => {
  const { Fit } = await import("./fit.js");
  const { fit } = Fit.prototype;
  globalThis.fits = 0;
  Fit.prototype.fit = function () {
    globalThis.fits += 1;
    fit.call(this);
  };
}"""
"""Script: count from now on how often the block's text is measured."""
SETTLED = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done(globalThis.fits)));
})"""
"""Script: return that number after the next two frames."""


def test_text_is_measured_once_a_change(page: Page) -> None:
    begin(page)
    line = {"kind": "line", "urgency": "news", "seconds": 0.1}
    tell(page, {**line, "id": 900, "text": "Red."})
    until(page, "document.querySelector('#log').lastElementChild.textContent.startsWith('Red.')")
    page.evaluate(SETTLED)
    page.evaluate(COUNT_FITS)
    tell(page, {**line, "id": 901, "text": "Blue."})
    until(page, "document.querySelector('#log').lastElementChild.textContent.startsWith('Blue.')")
    assert page.evaluate(SETTLED) == 1
    page.set_viewport_size({"width": 700, "height": 500})
    until(page, "globalThis.fits > 1")
    assert page.evaluate(SETTLED) == 2


def test_choices_name_their_keys_to_readers(page: Page) -> None:
    begin(page)
    choices = [
        {"key": "choice-1", "text": "Red", "cap": "1"},
        {"key": "choice-2", "text": "Blue", "cap": "2"},
        {"key": "enter", "text": "Done", "cap": "Enter"},
    ]
    tell(
        page, {"kind": "table", "title": "Sika", "status": "", "question": "?", "choices": choices}
    )
    keys = "[...document.querySelectorAll('#choices button')].map((one) => one.ariaKeyShortcuts)"
    until(page, f"{keys}.join() === '1,2,Enter'")
