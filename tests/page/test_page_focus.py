"""The focus of the page in a real browser: it moves only on the player's key, and is never lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from page_browser import AT, begin, nodes, sent, tell, until

from audiogame.page.site import shell_texts

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.real


def test_no_event_moves_the_focus(page: Page) -> None:
    begin(page)
    page.wait_for_timeout(1100)
    items = [{"id": "a", "text": "Again"}]
    tell(page, {"kind": "list", "id": 9, "title": "Game over", "items": items, "index": 0})
    tell(page, {"kind": "line", "id": 90, "text": "Game over. Again. 1 of 1.", "listed": True})
    assert page.evaluate(AT) == "game"
    until(page, "document.querySelector('#announced').textContent.includes('Again. 1 of 1.')")
    page.evaluate("standIn.silent = true")
    page.keyboard.press("ArrowDown")
    until(page, "document.activeElement.role === 'listbox'")  # the player's own key does
    page.wait_for_timeout(1100)
    tell(page, {"kind": "list-ends", "id": 9})
    assert page.evaluate("document.activeElement.role") == "listbox"
    assert page.locator("[role=listbox]:visible").count() == 1, "what has the focus stays"
    page.keyboard.press("r")
    assert page.evaluate(AT) == "game"
    assert page.locator("[role=listbox]:visible").count() == 0


def test_the_focus_never_falls_to_the_body(page: Page) -> None:
    begin(page)
    page.evaluate(
        """() => { window.fallen = 0; new MutationObserver(() => {
          if (document.activeElement === document.body) window.fallen += 1;
        }).observe(document.body, { subtree: true, childList: true, attributes: true }); }"""
    )
    table = {"kind": "table", "title": "x", "status": "Bella's turn.", "choices": []}
    page.locator("#choices button").first.focus()
    tell(page, table, {"kind": "buttons", "buttons": []}, {"kind": "table-ends"})
    assert page.evaluate("document.activeElement.textContent") == "1Red"
    assert page.evaluate("document.activeElement.ariaDisabled") == "true"
    page.keyboard.press("Enter")
    assert [one["name"] for one in sent(page, "key")] == ["enter"], "it has no effect any more"
    choices = [{"key": "1", "text": "Red"}, {"key": "2", "text": "Blue"}]
    tell(page, {**table, "choices": choices})
    assert page.evaluate("document.activeElement.ariaDisabled") is None, "it is wanted again"
    page.keyboard.press("Enter")
    assert [one["name"] for one in sent(page, "key")] == ["enter", "1"]
    for key in ("Tab", "Tab", "Shift+Tab", "r", "z", "ArrowDown", "Enter", "Tab", "b", "Escape"):
        page.keyboard.press(key)
        assert page.evaluate(AT) != "BODY"
    assert page.evaluate("window.fallen") == 0


def test_the_name_of_the_game_never_changes(page: Page) -> None:
    begin(page)
    for key in ("r", "z", "Enter", "b"):
        page.keyboard.press(key)
        found = [one["name"] for one in nodes(page) if one["role"] == "application"]
        assert found == [shell_texts("en")["game"]]


WATCH = """() => {
  const watch = { faults: [], acted: true, last: document.activeElement };
  window.watch = watch;
  addEventListener("keydown", ({ key }) => {
    watch.acted = true;
    // Tab may leave the page, at its beginning and its end.
    if (key === "Tab") setTimeout(() => { watch.away = fell(); }, 0);
  }, true);
  addEventListener("focusin", ({ target }) => {
    watch.away = false;
    // From what the player has sent or closed it goes on, however late that ends.
    const ended = watch.last.closest?.("#entry.passed, #form.passed");
    if (!watch.acted && !ended) watch.faults.push(`the focus moved to ${target.id} by itself`);
    watch.last = target;
  }, true);
  const fell = () => !document.activeElement || document.activeElement === document.body;
  const look = () => {
    // On its way from one to the other it is nowhere for a moment.
    const fault = "the focus fell to the body";
    if (fell()) setTimeout(() => fell() && !watch.away && watch.faults.push(fault), 0);
    if (!watch.last.isConnected) watch.faults.push("what had the focus was removed");
    if (watch.last.closest("[hidden]")) watch.faults.push("what had the focus was hidden");
    const name = document.getElementById("game").getAttribute("aria-label");
    if (name !== "Game") watch.faults.push("the game has another name");
  };
  const changes = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, changes);
}"""
"""Watches each DOM change, and whether the focus moves without a key."""
LATER = """() => { window.late = (window.late ?? 0) + 2000;
  performance.now = () => Date.now() + window.late; }"""
"""Advances the shell's clock by two seconds at once."""
KEYS = (
    *("r", "t", "z", "b", "Enter", "ArrowDown", "ArrowUp", "Escape", "Tab", "Shift+Tab", "Shift+O"),
    *("1", "2", "Space", "y", "n"),
)


def events(number: int) -> st.SearchStrategy[dict[str, Any]]:
    """Return messages that a program may send at any time; `number` makes their ids."""
    items = [{"id": name, "text": name} for name in ("Red", "Blue", "Throw")]
    part = {"level": 2, "id": "aim", "heading": "Aim", "text": ["Win."]}
    control = {"id": "a", "what": "yes", "label": "Sound", "value": "yes", "words": "on"}
    number_ = {"id": "b", "what": "number", "label": "Pace", "value": "1", "high": 9, "low": 0}
    controls = [control, number_]
    buttons = [{"key": key, "text": key} for key in ("r", "t", "z", "1")]
    table = {"kind": "table", "title": "Sika", "status": "Your turn.", "question": "Which?"}
    told: list[dict[str, Any]] = [
        {"kind": "line", "id": 500 + number, "text": "Bella says hello.", "urgency": "chatter"},
        {"kind": "line", "id": 600 + number, "text": "Bella invites you.", "urgency": "alert"},
        {"kind": "list", "title": "Menu", "items": items, "index": 1, "id": number},
        {"kind": "list-at", "index": 2, "id": number},
        {"kind": "list-ends", "id": number},
        {"kind": "entry", "prompt": "Name?", "id": number},
        {"kind": "entry-ends", "id": number},
        {"kind": "form", "title": "Sound", "controls": controls, "index": 0, "id": number},
        {"kind": "form", "title": "Sound", "controls": controls[:1], "index": 0, "id": number},
        {"kind": "form-ends", "id": number},
        {"kind": "book", "title": "Rules", "parts": [part], "at": "aim", "id": number},
        {"kind": "book-ends", "id": number},
        {"kind": "answers", "question": "Sure?", "answers": buttons[:2], "id": number},
        {"kind": "answers-end", "id": number},
        {**table, "choices": buttons},
        {**table, "choices": buttons[1:], "question": ""},
        {"kind": "table-ends"},
        {"kind": "buttons", "buttons": buttons},
        {"kind": "buttons", "buttons": []},
        {"kind": "manner", "theme": "own", "size": 30, "speech": "reader"},
        {"kind": "erase"},
        {"kind": "title", "text": "Your turn!"},
    ]
    return st.sampled_from(told)


OPEN = ("list", "entry", "form", "book", "answers")
STEPS = st.lists(
    st.one_of(st.sampled_from(KEYS), *(events(number) for number in (41, 42, 43))),
    min_size=5,
    max_size=25,
)


def test_no_message_moves_the_focus_from_where_the_player_put_it(page: Page) -> None:
    """Random keys and messages in any order."""
    begin(page)
    page.evaluate("standIn.silent = true")
    page.evaluate(WATCH)

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @example(["Shift+O", "Tab"])
    @example([*["Shift+Tab"] * 3, {"kind": "buttons", "buttons": []}])
    @given(STEPS)
    def go(steps: list[str | dict[str, Any]]) -> None:
        page.evaluate("window.watch.acted = true")
        page.locator("#game").focus()
        for step in steps:
            if isinstance(step, str):
                page.keyboard.press(step)
            else:
                page.evaluate(LATER)  # so it answers no key
                page.evaluate("window.watch.acted = false")
                tell(page, step)
        for number in (41, 42, 43):
            ends = [{"kind": f"{kind}-end{'' if kind == 'answers' else 's'}"} for kind in OPEN]
            tell(page, *({**one, "id": number} for one in ends))
        assert page.evaluate("window.watch.faults.splice(0)") == []

    go()
