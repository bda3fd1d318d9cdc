"""A list to walk through and choose from, and a line of text to type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from audiogame.keys.commands import Mode
from audiogame.keys.names import NAMED
from audiogame.narration.narrator import Line, Urgency
from audiogame.terminal.app import App
from audiogame.terminal.seating import check_name

CHARACTERS = {name: char for char, name in NAMED.items()}
"""The characters of keys that have names."""
LONGEST_TEXT = 200
"""Characters that may be typed into one text."""


@dataclass(frozen=True)
class Item:
    """One entry of a menu: what it is called by the program, and what is said."""

    id: str
    text: str


async def menu(app: App, title: str, items: Sequence[Item], place: int = 0) -> str | None:
    """Let the player choose an item.

    Args:
        title: said first, together with the item at `place`.
        place: where to begin, counted from 0.

    Returns:
        The item's id, None if the player went back.
    """
    place = min(max(place, 0), len(items) - 1)
    _tell_item(app, items, place, title)
    while True:
        key = await app.key()
        assert key is not None, "without a time limit there is a key"
        found = _by_letter(items, key.name, place)
        if found is not None:
            place = found
            _tell_item(app, items, place, row=True)
            continue
        command = await app.press_common(key, Mode.MENU)
        if command is None:
            continue
        match command.name:
            case "up" | "down" | "first" | "last":
                target = {
                    "up": place - 1,
                    "down": place + 1,
                    "first": 0,
                    "last": len(items) - 1,
                }[command.name]
                place = min(max(target, 0), len(items) - 1)
                _tell_item(app, items, place, row=True, edge=place != target)
            case "choose" | "mark":
                return items[place].id
            case "back":
                return None
            case _ if 1 <= command.pick <= len(items):
                return items[command.pick - 1].id
            case _:
                app.tell("no-such-item", count=len(items))


def _by_letter(items: Sequence[Item], key: str, place: int) -> int | None:
    if len(key) != 1 or not key.isalpha() or key == "z":
        return None
    order: list[int] = [*range(place + 1, len(items)), *range(place + 1)]
    for index in order:
        if items[index].text.lower().startswith(key.lower()):
            return index
    return None


def _tell_item(
    app: App,
    items: Sequence[Item],
    place: int,
    title: str = "",
    row: bool = False,
    edge: bool = False,
) -> None:
    message = "menu-item-titled" if title else "menu-item-edge" if edge else "menu-item"
    text = app.narrator.say(
        message, title=title, item=items[place].text, number=place + 1, count=len(items)
    )
    app.say(Line(text, urgency=Urgency.ANSWER), row=row)


async def enter_text(app: App, prompt: str) -> str | None:
    """Let the player type a text.

    What is typed is shown as it comes; nothing is redrawn, so that readers say it once.

    Returns:
        The text without blanks around it, None if the player went back.
    """
    app.say(Line(prompt, urgency=Urgency.ANSWER))
    app.screen.echo("\n> ")
    typed = ""
    while True:
        key = await app.key()
        assert key is not None, "without a time limit there is a key"
        match key.name:
            case "enter":
                return typed.strip()
            case "escape":
                return None
            case "backspace" if typed:
                typed = typed[:-1]
                app.screen.echo("\b \b")
                continue
            case "up" | "down" | "f1":
                app.tell("typed-so-far", text=typed, count=len(typed))
                app.screen.echo(f"\n> {typed}")
                continue
        char = CHARACTERS.get(key.name, key.name)
        if len(char) == 1 and char.isprintable() and len(typed) < LONGEST_TEXT:
            typed += char
            app.screen.echo(char)
        else:
            app.tick()


async def enter_name(app: App, name: str, taken: set[str]) -> str:
    """Let the player type a name; the old one stays if none is typed."""
    while True:
        typed = await enter_text(app, app.narrator.say("enter-name", name=name))
        if not typed:
            return name
        fault = check_name(typed)
        if not fault and typed not in taken:
            return typed
        app.tell("fault", why=fault or app.narrator.say("name-taken", name=typed))
