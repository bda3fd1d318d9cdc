"""The built page in the language of the browser, and in another one that its player chooses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from built_page import (
    CHOSEN,
    ONCE,
    Serving,
    Visit,
    built_once,
    missing_page,
    served,
    until_offline,
)
from packages import skip_without
from page_browser import until, violations
from page_site import HEADLESS

from audiogame.page.site import shell_texts

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.real
WORDS = """() => ["text", "name"].flatMap((kind) =>
  [...document.querySelectorAll(`[data-${kind}]`)].filter((one) => one.dataset[kind]).map((one) =>
    [one.dataset[kind], kind === "text" ? one.textContent : one.getAttribute("aria-label")]))"""
"""Script: the ids of the shell's words in the page, and the words that stand there."""
WATCH = """() => {
  window.announced = [];
  window.moves = [];
  window.named = [];
  const log = document.querySelector("#announced");
  const told = (changes) => announced.push(
    ...changes.flatMap(({ addedNodes }) => [...addedNodes].map((one) => one.textContent.trim())));
  new MutationObserver(told).observe(log, { childList: true, characterData: true, subtree: true });
  const names = (changes) => named.push(
    ...changes.filter(({ target }) => target.contains(document.activeElement)));
  const attributeFilter = ["aria-label"];
  new MutationObserver(names).observe(document.body, { subtree: true, attributeFilter });
  const moved = ({ target }) => moves.push(target.dataset.part ?? target.id);
  document.addEventListener("focusin", moved);
}"""
"""Script: note what is announced, each move of the focus, and each name changed under it."""
CAPS = "[...document.querySelectorAll('#commands kbd')].map((one) => one.textContent)"
LANG = "document.documentElement.lang"


@pytest.fixture(scope="module")
def site() -> Iterator[Serving]:
    skip_without(missing_page())
    with served(built_once()) as made:
        yield made


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    skip_without(missing_page())
    from playwright.sync_api import sync_playwright

    with sync_playwright() as found:
        made = found.chromium.launch(executable_path=HEADLESS, args=["--no-sandbox", ONCE])
        yield made
        made.close()


def check_words(page: Page, language: str) -> None:
    """Check that the shell's words are those of a language; the game's name may wait."""
    texts = shell_texts(language)
    found = page.evaluate(WORDS)
    assert len(found) > 30
    assert {name for name, words in found if words != texts[name]} <= {"game"}
    assert page.evaluate(LANG) == language


def loaded(site: Serving) -> list[str]:
    """Return the names of the files of languages that were requested, in order."""
    files = [path.split("/")[-1] for path in site.asked]
    return [
        one for one in files if one.startswith(("texts.", "program.")) and ".js" not in one[-3:]
    ]


@pytest.mark.parametrize(
    ("locale", "language", "files"),
    [("sv-SE", "en", ["texts.json"]), ("de-AT", "de", ["texts.json", "texts.de.json"])],
)
def test_the_first_screen_is_in_the_language_of_the_browser(
    browser: Browser, site: Serving, locale: str, language: str, files: list[str]
) -> None:
    """Also what is said where the program cannot start; English where there is no such language."""
    site.asked.clear()
    context = browser.new_context(locale=locale, service_workers="block")
    page = context.new_page()
    page.route("**/worker.js", lambda route: route.abort())
    page.goto(site.address)
    until(page, "document.querySelectorAll('#announced p').length > 1")
    check_words(page, language)
    texts = shell_texts(language)
    said = [one.strip() for one in page.locator("#announced p").all_text_contents()]
    assert said == [texts["starting"], texts["missing"]]
    assert loaded(site) == files
    context.close()


def test_the_page_follows_its_player_to_another_language(browser: Browser, site: Serving) -> None:
    """Without a new start; the next one is in it from the first screen on."""
    site.asked.clear()
    context = browser.new_context(locale="es-ES")
    page = context.new_page()
    visit = Visit(page, site.address)
    page.wait_for_selector("html[lang=es]")
    check_words(page, "es")
    assert violations(page) == []
    visit.play()
    visit.hear("Pulsa 1 si oyes")
    visit.press("1", "Menú principal")
    spanish = ["texts.json", "texts.es.json", "program.bin.gz", "program.es.bin.gz"]
    assert sorted({*loaded(site)}) == sorted(spanish)
    assert loaded(site).count("program.es.bin.gz") == 1
    walk = ("Partida nueva", "Elige un juego"), ("Sika", "Sika: "), ("Empezar", "Pide un color")
    for entry, said in walk:
        visit.choose(entry)
        visit.hear(said)
    assert "Espacio" in page.evaluate(CAPS)
    assert violations(page) == []
    assert "Puntos" in page.inner_text("#picture")
    visit.press("Escape", "Menú de la partida")
    visit.choose("Ajustes")
    visit.hear("Ajustes")
    assert violations(page) == []
    visit.choose("Idioma")
    visit.hear("Elige un idioma")
    while not str(page.evaluate(CHOSEN)).startswith("Deutsch"):
        visit.press("ArrowDown", "")
    page.evaluate(WATCH)
    visit.press("Enter", "Sprache der Texte: Deutsch.")
    until(page, "announced.some((one) => one.includes('Sprache der Texte'))")
    until(page, "document.querySelector('#history-title').textContent === 'Verlauf'")
    check_words(page, "de")
    announced = page.evaluate("announced")
    assert len({*announced}) == len(announced) <= 2, announced
    assert page.evaluate("[moves.filter((part) => part !== 'game'), named.length]") == [[], 0]
    assert page.evaluate("document.activeElement.dataset.part") == "game"
    assert "Leertaste" in page.evaluate(CAPS)
    assert "Punkte" in page.inner_text("#picture"), "all words of a game are of one language"
    older = "[...document.querySelectorAll('#history p')].at(0).lang"
    assert page.evaluate(older) == "es", "a reader says it in the language that it is in"
    assert loaded(site).count("program.de.bin.gz") == loaded(site).count("texts.de.json") == 1
    page.reload(wait_until="commit")
    page.wait_for_selector("html[lang=de]")
    check_words(page, "de")
    again = Visit(page)
    assert "Hauptmenü" not in " ".join(again.lines), "the program has not started yet"
    again.play()
    again.hear("Hauptmenü", "wartet")
    assert visit.faults == again.faults == []
    context.close()


def test_a_page_in_spanish_starts_offline_in_spanish(browser: Browser) -> None:
    """Its first screen and the program need no server, also after the first visit."""
    context = browser.new_context(locale="es-ES")
    page = context.new_page()
    with served(built_once()) as site:
        visit = Visit(page, site.address)
        visit.play()
        visit.hear("Pulsa 1 si oyes")
        until_offline(visit, "/texts.es.json", "/program.es.bin")
    page.reload()
    offline = Visit(page)
    page.wait_for_selector("html[lang=es]")
    check_words(page, "es")
    offline.play()
    offline.hear("Pulsa 1 si oyes")
    offline.press("1", "Menú principal")
    assert offline.faults == []
    context.close()
