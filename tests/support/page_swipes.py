"""A player of a telephone's screen reader: swipes go along the accessibility tree, a tap clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from built_page import REACTION
from page_finger import Finger, touched
from page_program import ProgramSite

from audiogame.rules.value import replace
from audiogame.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from playwright.sync_api import Browser, Page

    from audiogame.console.app import App

ONE_STOP = ("button", "heading", "option", "textbox", "link", "checkbox", "spinbutton", "combobox")
"""Roles of elements that are one stop with all that is in them."""
PLACES = ("log", "group", "toolbar", "region", "application", "listbox", "main", "banner")
"""Roles of elements that say where their stops are."""
RATE = 200.0
"""Characters a second of the player's reader: questions get the focus after the news."""
SETTINGS = Settings(pace=0.0, sound=False, brief_offered=True, welcomed=True, speech="lines")


class Stop(NamedTuple):
    """A stop of the swipes.

    Args:
        places: the names of the elements around it, the outermost first.
        pressed: of a toggle; None for all else.
        level: of a heading.
        node: its number in the document.
    """

    role: str
    name: str
    places: tuple[str, ...]
    pressed: bool | None
    level: int
    node: int


class Swiper(Finger):
    """A player who goes from stop to stop, and double-taps.

    Args:
        site: the program.
        page: in the browser.
    """

    def __init__(self, site: ProgramSite, page: Page) -> None:
        super().__init__(site, page)
        self._session = page.context.new_cdp_session(page)
        self.stops: list[Stop] = []
        """The stops at the last look, from the top of the page on."""
        self.at: int | None = None
        """The index of the stop that has the focus; None at the top of the page."""

    def look(self) -> list[Stop]:
        """Read the tree that readers are given."""
        self.settles()
        tree = self._session.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {one["nodeId"]: one for one in tree}
        self.stops, self.at = [], None

        def walk(node: dict[str, Any], places: tuple[str, ...]) -> None:
            role = node.get("role", {}).get("value", "")
            name = node.get("name", {}).get("value", "").replace("\xa0", " ").strip()
            given = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            if not node["ignored"]:
                if given.get("focused") and role != "RootWebArea":
                    self.at = len(self.stops)
                if role in ONE_STOP or (role == "StaticText" and name):
                    pressed = {"true": True, "false": False}.get(str(given.get("pressed")))
                    level, number = given.get("level", 0), node["backendDOMNodeId"]
                    self.stops.append(Stop(role, name, places, pressed, level, number))
                    return
                if role in PLACES:
                    places = (*places, name)
            for child in node["childIds"]:
                if child in nodes:
                    walk(nodes[child], places)

        walk(tree[0], ())
        return self.stops

    def place(self, role: str, name: str, start: int = 0) -> int:
        """Return the index of the first stop of a role and a name, from an index on.

        Raises:
            StopIteration: there is none.
        """
        stops = enumerate(self.stops)
        return next(at for at, one in stops if at >= start and one[:2] == (role, name))

    def ahead(self, role: str, place: str) -> list[Stop]:
        """Return the stops of a role in a named part of the page that come after the focus."""
        return [
            one for one in self.stops[self.at or 0 :] if one.role == role and place in one.places
        ]

    def lands(self) -> None:
        """Wait until the focus is on the next question: its line comes after the news."""
        landed = "document.activeElement.id === 'question'"
        self.waits(lambda: bool(self.page.evaluate(landed)), "the focus on the question")

    def tap(self, stop: Stop) -> None:
        """Activate a stop, as a double tap does: by a click, without a finger on its place."""
        node = {"backendNodeId": stop.node}
        found = self._session.send("DOM.resolveNode", node)["object"]["objectId"]
        asked = {"functionDeclaration": "function() { this.click(); }", "objectId": found}
        self._session.send("Runtime.callFunctionOn", asked)

    def chooses(self, stop: Stop) -> None:
        """Activate a choice once it may be heard, and wait for the next question."""
        self.page.wait_for_timeout(REACTION)
        shown, refused = self._choices, self._refused
        self.tap(stop)

        def goes_on() -> bool:
            return self._refused > refused or (self._choices[0] > shown[0] and self._choices[1])

        self.waits(goes_on, f"an answer to {stop.name}")


def at_game(what: Callable[[App], Awaitable[object]]) -> Callable[[Any], Awaitable[None]]:
    """Return what a visit runs that begins at a game, instead of the menus."""

    async def play(session: Any) -> None:
        session.app.speaker.begin("lines")
        await what(session.app)

    return play


@contextmanager
def swiping(
    browser: Browser, folder: Path, what: Callable[[App], Awaitable[object]]
) -> Iterator[Swiper]:
    """Open the page at a game, on a touch screen of 390 by 664 pixels."""
    screen = {"viewport": {"width": 390, "height": 664}, "is_mobile": True}
    with (
        ProgramSite(folder, replace(SETTINGS, rate=RATE), at_game(what)) as site,
        touched(browser, site, **screen) as page,
    ):
        yield Swiper(site, page)
