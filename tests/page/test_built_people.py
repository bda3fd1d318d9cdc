"""Several people at one browser, and the browsable history, by real keys on the built page."""

from __future__ import annotations

import re

import pytest
from built_page import Serving, Visit, press_focused
from kept_in_browser import READ, kept_files
from page_browser import nodes

pytestmark = pytest.mark.real


def type_in(visit: Visit, text: str) -> None:
    """Fill in the open field by keys."""
    visit.page.wait_for_selector("#entry:not([hidden])")
    visit.page.wait_for_function("document.activeElement.id === 'entry-input'")
    visit.page.keyboard.type(text)
    visit.page.keyboard.press("Enter")


def again(visit: Visit, *words: str) -> Visit:
    """Reload the page."""
    visit.page.reload()
    other = Visit(visit.page)
    other.play()
    other.hear(*words)
    return other


def open_page_menu(visit: Visit, entry: str) -> None:
    press_focused(visit, "t", "This page")
    press_focused(visit, "Enter", "Save all your data")
    visit.choose(entry)


def kept(visit: Visit, address: str) -> dict[str, bytes]:
    """Return all files that this browser stores, while no program runs."""
    visit.page.goto(f"{address}hear.html")
    return kept_files(visit.page.evaluate(READ))


def test_two_people_and_a_guest_share_a_browser(visit: Visit, built_site: Serving) -> None:
    address = built_site.address
    visit.begin()
    open_page_menu(visit, "Add another person")
    visit.hear("What's your name?")
    type_in(visit, "Anna")
    visit.hear("What's the other person's name?")
    type_in(visit, "Tim")
    visit.hear("Tim has a separate place here.")
    press_focused(visit, "Escape", "Main menu")

    guest = again(visit, "Who are you?")
    shown = guest.page.locator("[role=option]:visible").all_text_contents()
    assert [one.strip() for one in shown] == ["Anna.", "Tim.", "A guest: nothing is kept."]
    before = kept(guest, address)
    assert {"settings.toml", "profiles/1/settings.toml"} <= {*before}
    guest.page.goto(address)
    guest = Visit(guest.page)
    guest.play()
    guest.hear("Who are you?")
    guest.choose("A guest")
    guest.hear("Main menu")
    guest.sika()
    press_focused(guest, "1", "You call red.")
    guest.hear("Throw")
    assert kept(guest, address) == before

    guest.page.goto(address)
    tim = Visit(guest.page)
    tim.play()
    tim.hear("Who are you?")
    tim.choose("Tim")
    tim.hear("Main menu")
    open_page_menu(tim, "Forget me here")
    tim.hear("Remove everything of yours")
    press_focused(tim, "n", "Everything stays as it was.")
    tim.choose("Forget me here")
    tim.hear("Remove everything of yours")
    press_focused(tim, "y", "Nothing of yours is here any more.")

    assert not any("profiles" in name for name in kept(tim, address))
    tim.page.goto(address)
    anna = Visit(tim.page)
    anna.play()
    anna.hear("Main menu")  # the player is alone again
    assert not any("Who are you" in line for line in anna.lines)
    assert anna.faults == visit.faults == guest.faults == tim.faults == []


def test_an_explanation_of_a_choice_and_the_history_are_readable(visit: Visit) -> None:
    visit.begin()
    visit.sika()
    press_focused(visit, "1", "You call red.")
    visit.hear("Throw")
    press_focused(visit, "i", "Three matches score")
    # The rows of menus are no history.
    told = [line for line in visit.lines if line and not re.search(r"\d of \d\.$", line)]
    for _ in range(40):  # a screen reader is notified of changes a moment later
        tree = nodes(visit.page)
        read = [one["name"].strip() for one in tree if one["role"] == "StaticText"]
        # The newest lines are read where they are announced, the others in the history.
        whole = {*told} <= {*read}
        if whole:
            break
        visit.page.wait_for_timeout(50)
    assert whole, f"{ {*told} - {*read} } cannot be read among {read}"
    shown = [one.strip() for one in visit.page.locator("#history p").all_text_contents()]
    assert [one for one in shown if one in told] == told, "from the oldest to the newest"
    named = [one["role"] for one in tree if one["name"] == "History"]
    assert [role for role in named if role[0].islower()] == ["region", "heading", "log"]
    assert len(told) > 10
    assert visit.faults == []
