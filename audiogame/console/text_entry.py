"""A line of text to type."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.keys.commands import Mode
from audiogame.keys.names import NAMED
from audiogame.narration.narrator import Line, Urgency
from audiogame.opponents.seat_list import check_name

CHARACTERS = {name: char for char, name in NAMED.items()}
"""The characters of keys that have names."""
LONGEST_TEXT = 200
"""Characters that may be typed into one text."""


async def enter_text(app: App, prompt: str) -> str | None:
    """Let the player type a text.

    What is typed is shown as it comes; nothing is redrawn, so that readers say it once.  The
    program's own voice says each character, as readers do by themselves.

    Returns:
        The text without blanks around it, None if the player went back.
    """
    app.say(Line(prompt, urgency=Urgency.ANSWER))
    app.screen.echo("\n> ")
    typed = ""
    while True:
        key = await app.key(reads=not typed)  # then Space is part of it
        assert key is not None, "without a time limit there is a key"
        match key.name:
            case "enter":
                return typed.strip()
            case "escape" | "tab":  # some screen readers keep Escape for themselves
                return None
            case "backspace" if typed:
                app.speaker.echo(typed[-1])
                typed = typed[:-1]
                app.screen.echo("\b \b")
                continue
            case "up" | "down" | "f1":
                app.tell("typed-so-far", text=typed, count=len(typed))
                app.screen.echo(f"\n> {typed}")
                continue
            case name if app.open_rules is not None and _is_rules(app, name):
                await app.open_rules()
                app.say(Line(prompt, urgency=Urgency.ANSWER))
                app.screen.echo(f"\n> {typed}")
                continue
        char = CHARACTERS.get(key.name, key.name)
        if len(char) == 1 and char.isprintable() and len(typed) < LONGEST_TEXT:
            typed += char
            app.screen.echo(char)
            app.speaker.echo(char)
        else:
            app.tick()


def _is_rules(app: App, key: str) -> bool:
    """Tell whether a key that types nothing opens the rule book."""
    command = app.keymap.command(key, Mode.NEW)
    return len(key) > 1 and command is not None and command.name == "rulebook"


async def enter_name(app: App, name: str, taken: set[str]) -> str:
    """Let the player type a name; the old one stays if none is typed."""
    while True:
        message = "enter-name" if name else "enter-new-name"
        typed = await enter_text(app, app.narrator.say(message, name=name))
        if not typed:
            return name
        fault = check_name(typed)
        if not fault and typed not in taken:
            return typed
        app.tell("fault", why=fault or app.narrator.say("name-taken", name=typed))
