"""Audio of the page in a real browser: sounds, its own voice, the trial of a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from page_browser import logged, play, tell, until
from page_program import ProgramSite
from page_site import PageSite

from audiogame.page.site import shell_texts
from audiogame.settings import Settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.real


def test_sounds_wait_for_the_first_key(page: Page) -> None:
    page.evaluate(
        """() => { window.begun = 0; const Own = AudioContext;
          window.AudioContext = class extends Own {
            constructor() { super(); window.begun += 1; } }; }"""
    )
    tell(page, {"kind": "sound", "files": ["a.wav"]})
    assert page.evaluate("window.begun") == 0
    play(page)
    assert page.evaluate("window.begun") == 1


def test_the_own_voice_says_lines_and_tells_of_it(page: Page) -> None:
    found = page.evaluate(
        """async () => {
          const { Voice } = await import("./voice.js");
          const said = [];
          const told = [];
          window.SpeechSynthesisUtterance = class extends EventTarget {
            constructor(text) { super(); this.text = text; } };
          const voices = ["A", "B"].map((name) => ({ name, lang: "en" }));
          const speech = { addEventListener() {}, getVoices: () => voices,
            cancel: () => said.push("hush"),
            speak: (one) => { said.push([one.text, one.rate, one.volume, one.voice?.name]);
              one.dispatchEvent(new Event("end")); } };
          const voice = new Voice((one) => told.push(one), speech);
          voice.manner = { voice: "A", words: 300, pitch: 50, volume: 50 };
          voice.speak({ id: 3, text: "Hello." });
          voice.speak({ id: 4, text: "Now.", voice: "B" });
          voice.tell();
          await new Promise((later) => setTimeout(later));
          return { said, told };
        }"""
    )
    assert found["said"] == [["Hello.", 1.5, 0.5, "A"], ["Now.", 1.5, 0.5, "B"]]
    assert found["told"] == [
        {"kind": "voices", "voices": [{"name": one, "language": "en"} for one in "AB"]},
        {"kind": "spoken", "id": 3},
        {"kind": "spoken", "id": 4},
    ]


SPEECH = """(() => {
  window.spoken = [];
  const speech = new EventTarget();
  const voices = [{ name: "Anna", lang: "de" }, { name: "Bob", lang: "en" }];
  Object.assign(speech, { getVoices: () => voices, waiting: [],
    cancel() { window.spoken.push("hush"); speech.waiting.length = 0; },
    speak(one) {
      window.spoken.push([one.text, one.rate, one.pitch, one.volume, one.voice?.name ?? ""]);
      speech.waiting.push(one);
    } });
  window.ends = () => speech.waiting.shift()?.dispatchEvent(new Event("end"));
  Object.defineProperty(window, "speechSynthesis", { value: speech });
  window.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) { super(); this.text = text; } };
})()"""
"""Fake speech synthesis with two voices; the browser of these tests has none."""


def test_the_own_voice_is_chosen_at_the_first_start_with_large_type(
    browser: Browser, tmp_path: Path
) -> None:
    """Voice, rate, pitch and volume are set; lines are spoken one by one, and a key interrupts."""
    with ProgramSite(tmp_path, Settings(pace=0.0, sound=False)) as site:
        page = browser.new_page(viewport={"width": 1024, "height": 768})
        page.add_init_script(SPEECH)
        page.goto(site.address)
        page.locator("#choices button").first.wait_for()
        page.locator("#size").fill("48")
        page.locator("#size").press("Tab")
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("button", name="A voice").click()
        page.wait_for_selector("#form:not([hidden])")
        names = page.locator("#form-voice_name option").all_inner_texts()
        assert names[1:] == ["Anna", "Bob"]
        page.focus("#form-voice_name")
        page.select_option("#form-voice_name", "Bob")
        for name, value in (("voice_rate", 300), ("voice_pitch", 70), ("voice_volume", 60)):
            page.locator(f"#form-{name}").fill(str(value))
        until(page, "document.querySelector('#form-voice_volume')?.ariaValueText.includes('60')")
        page.get_by_role("button", name="Done").click()
        page.get_by_role("option", name="New game.").wait_for()
        speaks_all(page)
        page.keyboard.press("ArrowDown")
        until(page, "window.spoken.at(-1)[0]?.startsWith('Continue')")
        _, *manner = page.evaluate("window.spoken.at(-1)")
        assert manner == [1.5, 1.4, 0.6, "Bob"]
        page.keyboard.press("ArrowDown")  # while it is being spoken
        until(page, "window.spoken.at(-1)[0]?.startsWith('Play with')")
        assert page.evaluate("window.spoken.at(-2)") == "hush", "a key cuts what is being said"
        assert page.get_attribute("#announced", "aria-live") == "off", (
            "two voices never speak at once"
        )
        assert page.evaluate("getComputedStyle(document.body).fontSize") == "48px"
        page.close()


def speaks_all(page: Page) -> None:
    """End each utterance of the voice, until no more comes."""
    count = -1
    while page.evaluate("window.spoken.length") != count:
        count = page.evaluate("window.spoken.length")
        page.evaluate("window.ends()")
        page.wait_for_timeout(200)


def test_sounds_have_their_place_their_volume_and_their_time(page: Page) -> None:
    """Left is heard left, at the right volume; a stopped sound is never heard."""
    heard = page.evaluate(
        """async () => {
          const { Sounds } = await import("./sounds.js");
          const rate = 8000;
          const sounds = new Sounds();
          const context = new OfflineAudioContext(2, rate * 4, rate);
          sounds.context = context;
          const one = context.createBuffer(1, rate / 2, rate);
          one.getChannelData(0).fill(0.5);
          sounds.decoded.set("a.wav", Promise.resolve(one));
          await sounds.play({ files: ["a.wav"], pan: -1, gain: 1 });
          await sounds.play({ files: ["a.wav"], pan: 1, gain: 0.5, after: 1 });
          await sounds.play({ files: ["a.wav"], pan: 0, gain: 0, after: 2 });
          sounds.decoded.set("none.wav", Promise.resolve(null));
          await sounds.play({ files: ["none.wav"], pan: 0, after: 2 });
          await sounds.play({ files: ["a.wav"], pan: 0, after: 3 });
          const last = [...sounds.playing.keys()].at(-1);
          sounds.playing = new Map([[last, 3]]);
          sounds.stop();
          const heard = await context.startRendering();
          const loud = (channel, second) => heard.getChannelData(channel)
            .slice(second * rate, second * rate + rate / 2)
            .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          return [0, 1, 2, 3].map((second) => [0, 1].map((channel) =>
            Math.round(loud(channel, second) * 100) / 100));
        }"""
    )
    assert heard == [[0.5, 0.0], [0.0, 0.25], [0.0, 0.0], [0.0, 0.0]]


HEAR_WORDS = {"ours": 300, "faster": 60, "slower": 1500}


@pytest.fixture
def hear(browser: Browser, site: PageSite) -> Iterator[Page]:
    """Return the trial of a reader, with a clock that moves on request."""
    context = browser.new_context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.clock.install()
    page.goto(f"{site.address}hear.html")
    page.wait_for_selector("[data-ready]")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    yield page
    context.close()


@pytest.mark.parametrize("pace", HEAR_WORDS)
def test_the_reader_trial_shows_ten_numbered_lines_at_each_pace(hear: Page, pace: str) -> None:
    hear.get_by_role("button", name=shell_texts("en")[f"hear-{pace}"]).click()
    step = HEAR_WORDS[pace]
    for number in range(1, 11):
        assert logged(hear, "#log")[1:] == [f"Number {one}." for one in range(1, number + 1)]
        hear.clock.run_for(step)
    assert len(logged(hear, "#log")) == 11


def test_the_reader_trial_asks_for_the_ends_of_three_long_lines(hear: Page) -> None:
    """They come at the pace of the game: the third waits until the first can have been read."""
    hear.get_by_role("button", name=shell_texts("en")["hear-long"]).click()
    hear.clock.run_for(2000)
    assert len(logged(hear, "#log")[1:]) == 2
    hear.clock.run_for(10_000)
    lines = logged(hear, "#log")[1:]
    assert [line[-2:] for line in lines] == ["1.", "2.", "3."]
    hear.fill("#heard", "3")
    hear.press("#heard", "Enter")
    assert hear.inner_text("#told") == "You missed 1, 2. You heard 1 of 3."


def test_the_reader_trial_says_which_numbers_were_missed(hear: Page) -> None:
    hear.click("#answer button")
    assert hear.inner_text("#told") == shell_texts("en")["hear-first"]
    hear.get_by_role("button", name=shell_texts("en")["hear-ours"]).click()
    hear.clock.run_for(2000)
    for typed, told in (("12x", "hear-digits"), ("1234567890", "hear-all")):
        hear.fill("#heard", typed)
        hear.press("#heard", "Enter")
        assert hear.inner_text("#told") == shell_texts("en")[told]
    assert hear.locator("#voice").is_hidden()
    hear.fill("#heard", "134567890")
    hear.press("#heard", "Enter")
    assert hear.inner_text("#told") == "You missed 2. You heard 9 of 10."
    report = hear.input_value("#result")
    assert "heard 9 of 10, missed 2." in report
    assert hear.evaluate("navigator.userAgent") in report, "who reads the report knows the browser"
    hear.click("#copy")
    until(hear, "document.querySelector('#told').textContent === 'Copied.'")
    assert hear.evaluate("navigator.clipboard.readText()") == report
    hear.click("#voice a")
    hear.wait_for_url("**/index.html?voice=1")
    until(hear, "globalThis.standIn?.sent.some((one) => one.kind === 'voice-wanted')")
