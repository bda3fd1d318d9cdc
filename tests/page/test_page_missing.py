"""The page without one of its files, in an old browser, or without JavaScript: it says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from built_page import Serving, built_once, missing_page, served
from packages import skip_without
from page_site import HEADLESS, SHELL, PageSite, missing_browser
from playwright.sync_api import Browser, Page, Route, sync_playwright

from audiogame.page.site import shell_texts

real = pytest.mark.real
SENTENCES = ("missing", "silent", "too-old")
TEXTS = shell_texts("en")
OF_THE_SHELL = {
    *(path.name for path in SHELL.glob("*.js")),
} - {
    *("early.js", "hear.js", "service_worker.js"),
    *("worker.js", "python.js", "store.js", "journal.js", "thinker.js"),
}
"""The modules that the page itself loads."""
OF_THE_WORKER = ("worker.js", "python.js", "store.js", "journal.js", "cipher.mjs", "noble.mjs")
OF_PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "stdlib.zip", "program.bin")
SAID = "[...document.querySelectorAll('#announced p')].map((one) => one.textContent.trim())"
SHOWN = "document.querySelector('main').innerText"


def lines(page: Page) -> list[str]:
    """Return what a reader has been given."""
    found: list[str] = page.evaluate(SAID)
    return found


def wait_for(page: Page, sentence: str) -> None:
    """Wait until a sentence is announced."""
    page.wait_for_function(f"(wanted) => {SAID}.includes(wanted)", arg=sentence)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_what_is_said_without_the_shell_is_as_in_the_messages(language: str) -> None:
    texts = shell_texts(language)
    early = (SHELL / "early.js").read_text(encoding="utf-8")
    assert all(f'"{texts[name]}"' in early for name in SENTENCES)
    assert f">{texts['no-script']}</p>" in (SHELL / "index.html").read_text(encoding="utf-8")
    if language == "en":
        boot = (SHELL / "boot.js").read_text(encoding="utf-8")
        assert all(f'"{texts[name]}"' in boot for name in SENTENCES)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    skip_without(missing_browser())
    with sync_playwright() as found:
        launched = found.chromium.launch(executable_path=HEADLESS, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with PageSite(tmp_path_factory.mktemp("site")) as site:
        yield site.address


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(service_workers="block")
    yield context.new_page()
    context.close()


def refuse(route: Route) -> None:
    route.fulfill(status=404)


def stall(route: Route) -> None:
    """Never answer."""


@real
def test_each_module_of_the_shell_that_is_missing_is_told_once(page: Page, shell: str) -> None:
    for name in sorted(OF_THE_SHELL):
        page.route(f"**/{name}", refuse)
        page.goto(shell)
        wait_for(page, TEXTS["missing"])
        assert lines(page) == [TEXTS["missing"]], name
        shown = page.evaluate(SHOWN)
        assert shown.count(TEXTS["missing"]) == 2, "above, and where the newest line stands"
        assert "Enter on Play" not in shown
        page.unroute(f"**/{name}")


@real
@pytest.mark.parametrize("name", ["shell.js", "keys.js", "texts.json"])
def test_a_server_that_sends_nothing_is_told_and_the_page_goes_on_when_it_does(
    name: str, page: Page, shell: str
) -> None:
    held: list[Route] = []
    page.clock.install()
    page.route(f"**/{name}", lambda route: held.append(route))
    page.goto(shell, wait_until="commit")
    while not held:
        page.wait_for_timeout(20)
    for _ in range(3):
        page.clock.fast_forward(10_000)
    assert lines(page) == [TEXTS["silent"]]
    held[0].continue_()
    while not page.evaluate("globalThis.shellLoaded"):
        page.wait_for_timeout(20)
    assert "Enter on Play begins" in page.evaluate("document.querySelector('header').textContent")
    assert TEXTS["silent"] not in lines(page), "it is true no more"


@real
def test_a_module_that_the_browser_does_not_understand_is_told(page: Page, shell: str) -> None:
    page.route(
        "**/keys.js",
        lambda route: route.fulfill(body="export new syntax", content_type="text/javascript"),
    )
    page.goto(shell)
    wait_for(page, TEXTS["too-old"])
    assert lines(page) == [TEXTS["too-old"]]


@real
def test_without_javascript_the_page_says_what_it_needs(browser: Browser, shell: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(shell)
    shown = page.locator("main").inner_text()
    assert all(shell_texts(language)["no-script"] in shown for language in ("en", "es", "de"))
    assert "Enter on Play" not in shown
    context.close()


@pytest.fixture(scope="module")
def site() -> Iterator[Serving]:
    skip_without(missing_page())
    with served(built_once()) as serving:
        yield serving


@real
def test_each_file_of_the_worker_and_of_python_that_is_missing_is_told_once(
    page: Page, site: Serving
) -> None:
    for name in (*OF_THE_WORKER, *OF_PYTHON):
        page.route(f"**/{name}", refuse)
        page.goto(site.address)
        wait_for(page, TEXTS["missing"])
        assert [line for line in lines(page) if line not in STARTING] == [TEXTS["missing"]], name
        page.unroute(f"**/{name}")


STARTING = (TEXTS["starting"], TEXTS["still-starting"])


@real
@pytest.mark.parametrize("name", ["worker.js", "pyodide.asm.wasm", "program.de.bin"])
def test_a_server_that_sends_no_part_of_the_program_is_told(
    name: str, browser: Browser, site: Serving
) -> None:
    language = "de" if ".de." in name else "en"
    context = browser.new_context(service_workers="block", locale=language)
    page = context.new_page()
    silent = shell_texts(language)["silent"]
    page.clock.install()
    page.route(f"**/{name}", stall)
    page.goto(site.address)
    for _ in range(100):
        page.wait_for_timeout(200)
        page.clock.fast_forward(3000)
        if silent in lines(page):
            break
    assert lines(page).count(silent) == 1
    assert lines(page)[-1] == silent
    context.close()


@real
def test_without_the_texts_of_a_language_the_program_starts_in_english(
    browser: Browser, site: Serving
) -> None:
    context = browser.new_context(service_workers="block", locale="de")
    page = context.new_page()
    page.route("**/program.de.bin", refuse)
    page.goto(site.address)
    texts = shell_texts("de")
    starting = [texts["starting"], texts["still-starting"]]
    page.wait_for_function(f"starting => {SAID}.some(one => !starting.includes(one))", arg=starting)
    assert texts["missing"] not in lines(page)
    context.close()
