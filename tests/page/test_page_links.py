"""A link that is put into the address of an open page, or pasted there: the program asks first."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from memory_shell import Shell, visit_page
from page_browser import until
from page_program import ProgramSite
from patience import becomes
from processes import free_port

if TYPE_CHECKING:
    from playwright.sync_api import Browser

KEY = "uphold-prepare-analyst-reveal-orbit-attitude"
ASKED = "Join that table? Y or N."


def link_to(port: int) -> str:
    """Return a link to a table that is not there."""
    return f"audiogame://127.0.0.1:{port}/senior-panda/{KEY}"


@pytest.mark.parametrize("written", [str, lambda link: quote(f"Come and play: {link}!")])
def test_an_open_page_takes_a_link_from_its_address(
    tmp_path: Path, written: type[str] | object
) -> None:
    assert callable(written)
    link = link_to(free_port())

    async def visit() -> list[str]:
        shell = Shell(tmp_path)
        running = asyncio.ensure_future(shell.session.run())
        await shell.quiet()
        await shell.tell(kind="linked", text=written(link))
        assert shell.lines[-1].endswith(ASKED)
        await shell.press("n")
        assert "Staying." in shell.lines[-2:]
        await shell.tell(kind="linked", text=written(link))
        await shell.press("y")
        await becomes(lambda: any("There is no table at 127.0.0.1" in line for line in shell.lines))
        await shell.quiet()
        await shell.tell(kind="leave")
        await running
        return shell.lines

    lines = asyncio.run(visit())
    assert sum(line.endswith(ASKED) for line in lines) == 2
    assert lines[-1].startswith("Main menu")


@pytest.mark.parametrize("written", ["%", "menu", "%E0%A4%A"])
def test_another_word_in_the_address_changes_nothing(tmp_path: Path, written: str) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("down")
        await shell.tell(kind="linked", text=written)
        assert "There is no link to a table in that." in shell.lines[-2:]
        await shell.press("down")
        assert "3 of 8" in shell.lines[-1]

    visit_page(tmp_path, walk)


@pytest.mark.real
def test_the_shell_sends_what_is_put_into_its_address_or_pasted(
    browser: Browser, tmp_path: Path
) -> None:
    link = link_to(free_port())
    with ProgramSite(tmp_path) as site:
        page = browser.new_page()
        page.goto(site.address)
        page.wait_for_selector("[role=option]")
        page.click("#play")
        page.goto(f"{site.address}#{link}")  # the same document: the program is not begun anew
        until(page, f"document.querySelector('#question').textContent.endsWith('{ASKED}')")
        page.keyboard.press("n")
        page.keyboard.press("n")
        page.wait_for_selector("[role=option]")
        page.evaluate(
            """(text) => {
              const data = new DataTransfer();
              data.setData("text/plain", text);
              document.activeElement.dispatchEvent(
                new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
            }""",
            f"Come and play: {link}",
        )
        until(page, f"document.querySelector('#question').textContent.endsWith('{ASKED}')")
        assert len(site.visits) == 1
        page.close()
