"""A list to walk through and choose from, and a line of text to type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from audiogame.console.app import App
from audiogame.keys.commands import Mode
from audiogame.keys.keymap import Keymap
from audiogame.keys.names import NAMED
from audiogame.narration.narrator import Line, Urgency
from audiogame.opponents.seat_list import check_name
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import Value
from audiogame.terminal.keyboard import Key

CHARACTERS = {name: char for char, name in NAMED.items()}
"""The characters of keys that have names."""
LONGEST_TEXT = 200
"""Characters that may be typed into one text."""


LOOK = 0.03
"""Seconds between two looks whether words have been heard."""
LETTERS = 1.0
"""Seconds in which the next letter belongs to the same word."""


class Item(Value):
    """One entry of a menu: what it is called by the program, and what is said.

    Args:
        about: says more of it, on Space; without, Space chooses it.
    """

    id: str
    text: str
    about: str = ""


@dataclass
class MenuPlace:
    """Where somebody is in a menu, to be kept until the menu is opened again."""

    id: str = ""
    index: int = 0


async def menu(
    app: App,
    title: str,
    items: Sequence[Item],
    place: int | MenuPlace = 0,
    mode: Mode = Mode.MENU,
    sample: Callable[[str], bool] | None = None,
) -> str | None:
    """Let the player choose an item.

    Args:
        title: said first, together with the item at `place`.
        place: where to begin, counted from 0, or a place that is kept.
        mode: which keys count.
        sample: lets an item be heard, by its id, and tells whether it can be: after its words,
            and on Enter, which then does not end the menu.

    Returns:
        The item's id, or the name of a command of that mode alone; None if the player went back.
    """
    kept = place if isinstance(place, MenuPlace) else MenuPlace(index=place)
    walk = _Walk(app, items, kept, mode, sample)
    walk.tell(title)
    reminder, app.reminder = app.reminder, walk.tell
    try:
        return await walk.choose()
    finally:
        app.reminder = reminder


def letter_of(keymap: Keymap, key: str, mode: Mode) -> str:
    """Return the letter that goes to entries; empty if a key is none, or does something else.

    Capitals go to entries only where they mean no command.
    """
    if len(key) != 1 or not key.isalpha():
        return ""
    command = keymap.command(key, mode)
    if command is not None:
        means = key.isupper() and (
            mode in command.modes or keymap.meant(key, mode) in keymap.commands[mode]
        )
        if means or command.chooses or command.name == "back" or command.modes == {mode}:
            return ""
    return key.lower()


def letters_of(app: App, texts: Iterable[str], mode: Mode) -> Mapping[str, str]:
    """Tell which letters go to entries with these texts, for key help."""
    return {
        letter: app.narrator.say("key-letter", letter=letter.upper())
        for letter in dict.fromkeys(text[:1].lower() for text in texts)
        if letter_of(app.keymap, letter, mode)
    }


class _Walk:
    """One way through a menu."""

    def __init__(
        self,
        app: App,
        items: Sequence[Item],
        kept: MenuPlace,
        mode: Mode,
        sample: Callable[[str], bool] | None = None,
    ) -> None:
        self._app = app
        self._items = items
        self._kept = kept
        self._mode = mode
        ids = [item.id for item in items]
        index = ids.index(kept.id) if kept.id and kept.id in ids else kept.index
        self._typed = ""
        self._typed_at = 0.0
        self._sample = sample
        self._told_until = 0.0
        self._go(min(max(index, 0), len(items) - 1))

    @property
    def _place(self) -> int:
        return self._kept.index

    def _go(self, place: int) -> None:
        self._kept.index, self._kept.id = place, self._items[place].id

    async def choose(self) -> str | None:
        """Wait until something is chosen."""
        app, items = self._app, self._items
        while True:
            key = await self._key()
            if self._jump(key):
                self.tell(row=True)
                continue
            command = await app.press_common(key, self._mode, self._letters)
            if command is None:
                continue
            match command.name:
                case "up" | "down" | "first" | "last":
                    self._walk(command.name)
                case "mark" if items[self._place].about:
                    app.say(Line(items[self._place].about, urgency=Urgency.ANSWER))
                case "choose" | "mark" if self._sample is not None:
                    if not self._sample(items[self._place].id):
                        self.tell()
                case "choose" | "mark":
                    app.soundscape.play("ui.select")
                    return items[self._place].id
                case "back":
                    app.soundscape.play("ui.back")
                    return None
                case _ if 1 <= command.pick <= len(items):
                    self._go(command.pick - 1)
                    if self._sample is None:
                        return items[self._place].id
                    self.tell(row=True)
                case _ if command.modes == {self._mode}:
                    return command.name
                case _:
                    app.tell("no-such-item", count=len(items))

    def tell(self, title: str = "", row: bool = False, edge: bool = False) -> None:
        """Say the present item."""
        app = self._app
        message = "menu-item-titled" if title else "menu-item-edge" if edge else "menu-item"
        if not app.settings.orientation:
            message += "-only"
        item, number = self._items[self._place].text, self._place + 1
        text = app.narrator.say(
            message, title=title, item=item, number=number, count=len(self._items)
        )
        cues = (Sounded("ui.edge" if edge else "ui.move"),) if row else ()
        app.say(Line(text, cues, urgency=Urgency.ANSWER), row=row)
        self._told_until = app.clock() + app.pace.seconds(text)

    async def _key(self) -> Key:
        """Wait for the next key; an item with a sample is heard after its words."""
        app = self._app
        while self._sample is not None and self._told_until:
            key = await app.key(LOOK)
            if key is not None:
                return key
            busy = app.speaker.busy
            if busy is False or (busy is None and app.clock() >= self._told_until):
                self._told_until = 0.0
                self._sample(self._items[self._place].id)
        key = await app.key()
        assert key is not None, "without a time limit there is a key"
        return key

    def _walk(self, where: str) -> None:
        last = len(self._items) - 1
        targets = {"up": self._place - 1, "down": self._place + 1, "first": 0, "last": last}
        target = targets[where]
        self._go(min(max(target, 0), last))
        self.tell(row=True, edge=self._place != target)

    def _jump(self, key: Key) -> bool:
        """Go to an item by its first letters; tells whether the key was one of them."""
        letter = letter_of(self._app.keymap, key.name, self._mode)
        if not letter:
            self._typed = ""
            return False
        in_time = bool(self._typed) and not key.at - self._typed_at > LETTERS
        self._typed_at = key.at
        if in_time:
            found = self._beginning(self._typed + letter, self._place)
            if found is not None:
                self._typed += letter
                self._go(found)
                return True
        self._typed = letter
        found = self._beginning(letter, self._place + 1)
        if found is None:
            self._typed = ""
            return False
        self._go(found)
        return True

    def _beginning(self, letters: str, start: int) -> int | None:
        count = len(self._items)
        order = ((start + step) % count for step in range(count))
        return next((i for i in order if self._items[i].text.lower().startswith(letters)), None)

    def _letters(self) -> Mapping[str, str]:
        return letters_of(self._app, (item.text for item in self._items), self._mode)


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
