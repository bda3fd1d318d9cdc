"""The page in Safari and on Apple's systems, by stand-ins for what differs from Chromium there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from page_browser import AT, begin, play, sent, tell, until
from page_program import ProgramSite
from page_site import PageSite

from audiogame.archive.transfer import export_data
from audiogame.settings import Settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.real

APPLE = """(() => {
  const give = (place, name, value) => Object.defineProperty(place, name, { value });
  give(navigator, "vendor", "Apple Computer, Inc.");
  give(navigator, "platform", "MacIntel");
  window.handled = () =>
    ["keydown", "click"].includes(window.event?.type) && window.event.isTrusted;
  const refused = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  window.ClipboardItem = class { constructor(data) { this.data = data; } };
  window.copies = true;
  give(navigator, "clipboard", {
    writeText: () => refused(),
    write: ([item]) => window.handled() && window.copies
      ? item.data["text/plain"].then((text) => text.text()).then((text) => (window.copied = text))
      : refused(),
  });
  const click = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function () { if (window.handled()) click.call(this); };
  window.spoken = [];
  const speech = new EventTarget();
  let [woken, waiting, cancelled] = [false, [], false];
  Object.assign(speech, {
    getVoices: () => [{ name: "Samantha", lang: "en" }],
    cancel() {
      [waiting, cancelled] = [[], true];
      setTimeout(() => (cancelled = false));
    },
    speak(one) {
      woken ||= window.handled();
      if (!woken || cancelled) return;
      window.spoken.push(one.text);
      if (one.text) waiting.push(new WeakRef(one));
    },
  });
  window.ends = () => waiting.shift()?.deref()?.dispatchEvent(new Event("end"));
  give(window, "speechSynthesis", speech);
  window.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) { super(); this.text = text; } };
  give(navigator, "audioSession", { type: "auto" });
})()"""
"""Script: a Mac with Safari, which copies and opens a window for a file in the handler of a key or
a click alone; speaks after it has spoken in one; drops what is said in the task of a cancel; and
forgets an utterance that nobody holds."""


@pytest.fixture
def apple(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1024, "height": 768})
    context.add_init_script(APPLE)
    yield context
    context.close()


@pytest.fixture
def mac(apple: BrowserContext, site: PageSite) -> Page:
    """Return the page with the menu of the stand-in open, on a Mac."""
    page = apple.new_page()
    page.goto(site.address)
    page.wait_for_selector("[role=listbox]:not([hidden])")
    return page


def play_on_mac(page: Page) -> None:
    page.focus("#play")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.role === 'option'")


def test_the_browsers_voice_speaks_after_a_touch_after_a_cancel_and_whatever_is_forgotten(
    apple: BrowserContext, tmp_path: Path
) -> None:
    with ProgramSite(tmp_path, Settings(speech="voice", pace=0.0, welcomed=True)) as site:
        page = apple.new_page()
        page.goto(site.address)
        page.wait_for_selector("[role=listbox]:not([hidden])")
        assert page.evaluate("window.spoken") == [], "never outside a touch"
        play_on_mac(page)
        assert page.evaluate("window.spoken[0]") == ""
        page.keyboard.press("ArrowDown")
        until(page, "window.spoken.at(-1).startsWith('Continue')")
        page.keyboard.press("ArrowDown")  # cuts it off: a cancel, and the next one to speak
        until(page, "window.spoken.at(-1).startsWith('Play with')")
        page.request_gc()
        page.evaluate("window.ends()")
        until(page, "program.sent.at(-1).kind === 'spoken'")
        page.close()


def test_a_line_is_copied_in_the_handler_of_its_key_or_stands_in_the_field(
    apple: BrowserContext, tmp_path: Path
) -> None:
    with ProgramSite(tmp_path) as site:
        page = apple.new_page()
        page.goto(site.address)
        page.wait_for_selector("[role=listbox]:not([hidden])")
        play_on_mac(page)
        page.keyboard.press("y")
        until(page, "window.copied?.startsWith('Main menu: New game.')")
        page.evaluate("window.copies = false")
        page.keyboard.press("y")
        until(
            page, "document.querySelector('#history').textContent.includes('text field that has')"
        )
        page.keyboard.press("Shift+O")
        until(page, "document.activeElement.id === 'field'")
        field = page.locator("#field")
        chosen = "(one) => one.value.slice(one.selectionStart, one.selectionEnd)"
        assert field.evaluate(chosen).strip() == field.input_value().strip() != ""
        page.close()


def test_data_is_loaded_from_a_file_that_is_chosen_in_the_handler_of_a_key(
    apple: BrowserContext, tmp_path: Path
) -> None:
    other, archive = tmp_path / "other", tmp_path / "data.zip"
    other.mkdir()
    (other / "settings.toml").write_text("")
    export_data(other, archive, secrets=True)
    with ProgramSite(tmp_path) as site:
        page = apple.new_page()
        # Without a listener the browser cancels the window, and one begins to listen a little late.
        page.on("filechooser", lambda _: None)
        page.goto(site.address)
        page.wait_for_selector("[role=listbox]:not([hidden])")
        play_on_mac(page)
        for entry in ("Help", "This page", "Load data"):
            page.get_by_role("option", name=entry).click()
        page.get_by_role("button", name="Choose file").wait_for()
        with page.expect_file_chooser() as chooser:
            page.keyboard.press("Enter")
        chooser.value.set_files(archive)
        until(page, "document.querySelector('#history').textContent.includes('New files:')")
        page.get_by_role("option", name="Load data").click()
        page.get_by_role("button", name="Choose file").wait_for()
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Choose file").click()
        page.keyboard.press("x")  # any other key goes back
        until(
            page, "document.querySelector('#history').textContent.includes('No file was chosen.')"
        )
        page.close()


def test_a_menu_moves_the_focus_from_item_to_item(mac: Page) -> None:
    play_on_mac(mac)
    assert mac.evaluate("document.activeElement.textContent") == "New game"
    mac.keyboard.press("ArrowDown")
    until(mac, "document.activeElement.textContent === 'Continue'")
    assert mac.locator("[aria-activedescendant]").count() == 0
    assert mac.locator("[role=option][tabindex='0']").count() == 1
    mac.keyboard.press("Shift+Tab")
    assert mac.evaluate("document.activeElement.role") != "option", "Tab leads out of the menu"
    mac.keyboard.press("Tab")
    assert mac.evaluate("document.activeElement.textContent") == "Continue"
    items = [{"id": one, "text": one} for one in ("A", "B")]
    tell(mac, {"kind": "list", "id": 1, "title": "Changed", "items": items, "index": 1})
    assert mac.evaluate("document.activeElement.textContent") == "B", "it never falls to the body"


def test_voiceover_gets_one_line_after_the_other(mac: Page) -> None:
    play_on_mac(mac)
    mac.keyboard.press("Enter")
    until(mac, "document.activeElement.id === 'game'")
    tell(
        mac, *({"kind": "line", "id": 90 + one, "text": f"{one}.", "seconds": 60} for one in (1, 2))
    )
    until(mac, "standIn.sent.some((one) => one.kind === 'handed' && one.id === 91)")
    mac.keyboard.press("e")
    until(mac, "standIn.sent.some((one) => one.kind === 'held' && one.id === 91)")
    assert not [one for one in sent(mac, "held") if one["id"] == 92], "it was not handed over yet"


def test_keys_play_on_where_a_click_has_left_the_focus_nowhere(page: Page) -> None:
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("e")
    assert sent(page, "key") == [], "before the player has begun keys are the page's"
    begin(page)
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate(AT) == "BODY"
    page.keyboard.press("e")
    until(page, "standIn.sent.some((one) => one.kind === 'key' && one.name === 'e')")
    assert page.evaluate(AT) == "game"


def test_option_writes_a_sign_on_a_mac(mac: Page, page: Page) -> None:
    script = """async (keys) => {
      const { keyName } = await import("./keys.js");
      return keys.map((key) => keyName(new KeyboardEvent("keydown", key)));
    }"""
    keys = [{"key": "@", "altKey": True}, {"key": "@", "altKey": True, "ctrlKey": True}]
    assert mac.evaluate(script, keys) == ["@", None], "with Control it is VoiceOver's"
    assert page.evaluate(script, keys) == [None, None]


def test_an_interrupted_sound_goes_on_with_the_next_key(mac: Page) -> None:
    play_on_mac(mac)
    assert mac.evaluate("navigator.audioSession.type") == "playback"
    found = mac.evaluate(
        """async () => {
          const { Sounds } = await import("./sounds.js");
          const sounds = new Sounds();
          let resumed = 0;
          sounds.context = { state: "interrupted", resume: async () => (resumed += 1) };
          sounds.begin();
          sounds.context.state = "running";
          sounds.begin();
          return resumed;
        }"""
    )
    assert found == 1


def test_only_safari_without_a_place_of_its_own_deletes_what_is_kept(mac: Page, page: Page) -> None:
    script = """async (standalone) => {
      if (standalone) Object.defineProperty(navigator, "standalone", { value: true });
      return (await import("./apple.js")).deletesWhatIsKept();
    }"""
    assert mac.evaluate(script, False) is True
    assert mac.evaluate(script, True) is False
    play(page)
    assert page.evaluate(script, False) is False
