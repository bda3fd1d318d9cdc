"""A menu: a list to walk through and choose from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.display import UNSEEN, Shown
from audiogame.console.form import Control
from audiogame.console.key_help import KeysHere
from audiogame.console.key_source import Key
from audiogame.console.profile import Profile
from audiogame.console.scene import Sequel
from audiogame.keys.commands import COMMANDS, PICKS, WALKS, Command, Mode
from audiogame.keys.keymap import Keymap
from audiogame.keys.layouts import latin_key
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.word_search import containing, plain
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import Value, once, replace

LOOK = 0.03
"""Seconds between two checks whether words have been heard."""
LETTERS = 1.0
"""Seconds after which a letter begins a new search word."""
TURNS = {"left": -1, "right": 1}
"""By key: the steps by which it changes the value of an entry."""


class Item(Value, dict=True):
    """One entry of a menu: its id, and its words.

    Args:
        about: more about it, said on Space; if empty, Space chooses it.
        rest: returns what is said after its text, called when the player first comes to it.
        holds: returns entries of the menu that it opens, which the letters find from here, too.
        turns: changes its value by a step of -1 or 1, and returns the entries that the menu has
            from then on; None for an entry without a value. Left and Right call it: the same has to
            be in reach by Enter, as not every screen reader reads what they change.
        opens: whether Enter chooses it; otherwise Enter changes its value, as Right does.
        language: the code of the language of its words; empty for that of the player.
    """

    id: str
    text: str
    about: str = ""
    rest: Callable[[], str] = str
    holds: Callable[[], tuple[Item, ...]] = tuple
    turns: Callable[[int], Sequence[Item]] | None = None
    opens: bool = True
    language: str = ""

    @once
    def whole(self) -> str:
        """The full words of the entry."""
        return f"{self.text} {self.rest()}".strip()


class MenuPlace:
    """A player's place in a menu, kept until the menu is opened again."""

    def __init__(self, id: str = "", index: int = 0) -> None:  # noqa: A002  # as items have it
        self.id = id
        self.index = index
        self.held = ""
        """The id of the entry found by its letters in the menu that the entry opens."""
        self.value: str | None = None
        """The value that a form gave the chosen entry; None where it was only chosen."""


async def menu(
    app: App,
    title: str,
    items: Sequence[Item],
    place: int | MenuPlace = 0,
    mode: Mode = Mode.MENU,
    sample: Callable[[str], bool] | None = None,
    shown: Callable[[str], None] | None = None,
    controls: Sequence[Control] = (),
    finds: Callable[[], Sequence[Item]] = tuple,
    letters: Sequence[str] = (),
    leaves: bool = False,
) -> str | None:
    """Open a menu and return the item that the player chooses.

    Args:
        title: said first, together with the item at `place`.
        place: the first item, counted from 0, or a kept place.
        mode: the mode whose keys work.
        sample: plays an item's sample, by its id, and returns whether it can: after its words,
            and on Enter, which then does not end the menu.
        shown: called with each item's id before its words are said.
        controls: widgets of items that a front end with forms changes in place.
        finds: returns further entries that a search finds; one of them may be chosen, too.
        letters: ids in the order in which first letters find them, before all others; by default
            letters find entries as they are listed.
        leaves: whether going back from it leaves the program.

    Returns:
        The item's id, or the name of a command that ends the menu; None if the player went back.
    """
    kept = place if isinstance(place, MenuPlace) else MenuPlace(index=place)
    walk = _Walk(app, title, items, kept, mode, sample, shown, controls, finds, letters)
    reminder, before, left = app.scene.reminder, app.scene.sequel, app.scene.leaves
    app.scene.leaves = leaves
    try:
        walk.show()
        with app.dialogue.offering(walk.withheld):
            walk.tell(title)
            app.scene.reminder, app.scene.sequel = walk.tell, walk.sequel
            return await walk.choose()
    finally:
        app.scene.reminder, app.scene.sequel, app.scene.leaves = reminder, before, left
        walk.end()


def letter_of(keymap: Keymap, key: str, mode: Mode) -> str:
    """Return the letter by which a key searches entries; empty if it does not.

    Capitals search only where they mean no command; a letter of another script does always, as
    only where it finds nothing does it count as the key at its place.
    """
    if len(key) != 1 or not key.isalpha():
        return ""
    other = latin_key(key) != key
    command = keymap.commands[mode].get(key) if other else keymap.command(key, mode)
    if command is not None:
        means = key.isupper() and (
            mode in command.modes or keymap.meant(key, mode) in keymap.commands[mode]
        )
        if means or command.chooses or command.name == "back" or command.modes == {mode}:
            return ""
    return plain(key)


def letters_of(dialogue: Dialogue, profile: Profile, texts: Iterable[str], mode: Mode) -> KeysHere:
    """Return the letters that search these texts, for key help."""
    say = dialogue.narrator.say
    told = {
        letter: say("key-letter", letter=letter.upper())
        for letter in dict.fromkeys(plain(text[:1]) for text in texts)
        if letter_of(profile.keymap, letter, mode)
    }
    return KeysHere(many=told, together=say("key-letters"))


class Stays(Enum):
    """Result of a menu command that does not end the menu."""

    HERE = "here"


class _Walk:
    """One pass of a player through a menu."""

    def __init__(
        self,
        app: App,
        title: str,
        items: Sequence[Item],
        kept: MenuPlace,
        mode: Mode,
        sample: Callable[[str], bool] | None = None,
        shown: Callable[[str], None] | None = None,
        controls: Sequence[Control] = (),
        finds: Callable[[], Sequence[Item]] = tuple,
        letters: Sequence[str] = (),
    ) -> None:
        self._app = app
        self._title = title
        self._items = items
        self._controls = controls
        self._finds = finds
        self._letters = letters
        self._kept = kept
        kept.value = None
        self._mode = mode
        ids = [item.id for item in items]
        index = ids.index(kept.id) if kept.id and kept.id in ids else kept.index
        self._typed = ""
        self._typed_at = 0.0
        self._sample = sample
        self._shown = shown
        self._told_until = 0.0
        self._opened_at = float("inf")
        self._early: list[Key] = []
        """Keys held back since the last was told of."""
        self._showing: Shown = UNSEEN
        self._held: Item | None = None
        """The entry of the item's own menu that was found by its letters."""
        place = min(max(index, 0), len(items) - 1)
        held = self._holding(place, kept.held)
        self._go(place, held if held is not None and held.turns is not None else None)

    def show(self) -> None:
        """Show the menu as a list, or as a form where it has controls."""
        display, title, items = self._app.front.display, self._title, self._items
        if self._controls:
            self._showing = display.show_form(title, items, self._controls, self._place)
        else:
            self._showing = display.show_list(title, items, self._place)

    def end(self) -> None:
        """Stop showing the menu."""
        self._showing.end()

    @property
    def _place(self) -> int:
        return self._kept.index

    @property
    def _item(self) -> Item:
        """The entry that Enter chooses."""
        return self._held or self._items[self._place]

    @property
    def sequel(self) -> Sequel:
        """The entries from here on, for reading on."""
        return Sequel(self._entry, self._next_entry)

    def _entry(self) -> Line:
        item = self._items[self._place]
        return Line(item.whole, language=item.language)

    def _next_entry(self) -> Line | None:
        if self._place + 1 == len(self._items):
            return None
        self._go(self._place + 1)
        return self._entry()

    def _go(self, place: int, held: Item | None = None) -> None:
        self._kept.index, self._kept.id, self._held = place, self._items[place].id, held
        self._kept.held = held.id if held is not None else ""
        self._showing.at(place)
        if self._shown is not None:
            self._shown(self._kept.id)

    async def choose(self) -> str | None:
        """Wait until an item is chosen."""
        app = self._app
        self._opened_at = app.front.clock()
        app.front.keys.look()
        while True:
            if self._early and not await app.front.keys.pending(0.0):
                self._tell_early()
            key = await self._key()
            if key.place is not None:
                self._kept.value = key.text
                if (key.text is None and self._blindly(key)) or not key.place < len(self._items):
                    self._early.append(key)
                    continue
                self._go(key.place)
                taken = await self._choose(COMMANDS["choose"])
                if taken is not Stays.HERE:
                    return taken
                continue
            if key.name in TURNS and self._item.turns is not None:
                if self._blindly(key):
                    self._early.append(key)
                else:
                    self._turn(self._item.turns(TURNS[key.name]))
                continue
            if self._jump(key):
                self.tell(row=True)
                continue
            command = await app.keyboard.press_common(key, self._mode, self._keys)
            if command is None:
                continue
            if command.chooses and command.name not in WALKS and self._blindly(key):
                self._early.append(key)
                continue
            if self._early:
                self._tell_early()  # before what this key does
            chosen = await MENU_COMMANDS[command.name](self, command)
            if chosen is not Stays.HERE:
                return chosen

    def _blindly(self, key: Key) -> bool:
        """Return whether a key was pressed before the menu can have been heard."""
        return key.earliest < self._opened_at

    def _tell_early(self) -> None:
        """Say the item, and how many keys pressed before the menu was heard chose nothing."""
        (*others, key), self._early = self._early, []
        say, count = self._app.dialogue.narrator.say, len(others) + 1
        told = say("too-soon-for-item", count=count, told=self._told())
        early = Line(told, urgency=Urgency.ANSWER, listed=False, offers=True)
        self._app.unheard.hold_back((not others and self.withheld(key)) or early)

    def withheld(self, key: Key) -> Line | None:
        """Return the line said instead of choosing an unheard item; None to choose it."""
        command = self._app.profile.keymap.command(key.name, self._mode)
        item, does = self._item, command.name if command is not None else ""
        chooses = does == "choose" or (does == "mark" and not item.about)
        if not chooses or key.place is not None or self._sample is not None:
            return None
        told = self._app.dialogue.not_yet(key, item.text, item.language)
        return Line(told, urgency=Urgency.ANSWER, offers=True, language=item.language)

    # Command handlers.

    async def _step(self, command: Command) -> Stays:
        last = len(self._items) - 1
        targets = {"up": self._place - 1, "down": self._place + 1, "first": 0, "last": last}
        target = targets[command.name]
        self._go(min(max(target, 0), last))
        self.tell(row=True, edge=self._place != target)
        return Stays.HERE

    async def _mark(self, command: Command) -> str | Stays:
        """Say the description of the present item; choose an item without one."""
        about = self._item.about
        if not about:
            return await self._choose(command)
        language = self._item.language
        self._app.dialogue.say(Line(about, urgency=Urgency.ANSWER, language=language))
        return Stays.HERE

    async def _choose(self, command: Command) -> str | Stays:
        item = self._item
        if item.turns is not None and not item.opens and self._kept.value is None:
            self._turn(item.turns(1), row=False)
            return Stays.HERE
        if self._sample is None:
            self._app.soundscape.play("ui.select")
            return item.id
        if not self._sample(item.id):
            self.tell()
        return Stays.HERE

    async def _pick(self, command: Command) -> str | Stays:
        if command.pick > len(self._items):
            self._app.dialogue.tell("no-such-item", count=len(self._items))
            return Stays.HERE
        self._go(command.pick - 1)
        if not self._item.opens:
            return await self._choose(command)
        if self._sample is None:
            return self._items[self._place].id
        self.tell(row=True)
        return Stays.HERE

    async def _back(self, command: Command) -> None:
        self._app.soundscape.play("ui.back")

    async def _open_rules(self, command: Command) -> Stays:
        app = self._app
        if app.scene.open_rules is None:
            app.dialogue.tell("no-such-item", count=len(self._items))
        else:
            await app.scene.open_rules()
            app.scene.remind_here()
        return Stays.HERE

    async def _find(self, command: Command) -> str | Stays | None:
        """Open a list of the entries that have typed words, and choose one as if it were here."""
        # late: the first line types nothing
        from audiogame.console.text_entry import enter_text

        app, say = self._app, self._app.dialogue.narrator.say
        typed = await enter_text(app, say("menu-find", **app.dialogue.ways_back))
        chosen = None
        if typed:
            entries = [held or self._items[place] for place, held in self._entries()]
            searched = [*{(one.id, one.text): one for one in (*entries, *self._finds())}.values()]
            named = containing(typed, [one.whole for one in searched])
            described = containing(typed, [f"{one.whole} {one.about}" for one in searched])
            found = dict.fromkeys((*named, *described))
            if found:
                items = [replace(searched[index], holds=tuple, turns=None) for index in found]
                title = say("title-menu-found")
                chosen = await menu(app, title, items, sample=self._sample, shown=self._shown)
            else:
                app.dialogue.tell("menu-find-none", wanted=typed)
                return Stays.HERE
        if chosen is None:
            self.tell(self._title)
            self._opened_at = app.front.clock()
            app.front.keys.look()
            return Stays.HERE
        return chosen

    async def _end_with(self, command: Command) -> str:
        """End the menu with a command for the caller to run."""
        return command.name

    def tell(self, title: str = "", row: bool = False, edge: bool = False) -> None:
        """Say the present item."""
        app, text = self._app, self._told(title, edge)
        cues = (Sounded("ui.edge" if edge else "ui.move"),) if row else ()
        self._answer(text, cues, row)
        self._told_until = app.front.clock() + app.data.pace.seconds(text)

    def _told(self, title: str = "", edge: bool = False) -> str:
        app = self._app
        message = "menu-item-titled" if title else "menu-item-edge" if edge else "menu-item"
        if not app.data.settings.orientation:
            message += "-only"
        item, held, heading = self._items[self._place], self._held, ""
        own = app.dialogue.narrator.texts.language
        language = item.language or own
        say = app.dialogue.shared_around(language).say
        if language != own:  # no sentence is of two languages
            heading, message = f"{title}. " if title else "", message.replace("-titled", "")
        text = item.whole
        if held is not None and (held.language or own) == language:
            text = say("menu-item-held", held=held.whole, item=text)
        elif held is not None:
            text = f"{held.whole} {text}"
        count = len(self._items)
        return heading + say(message, title=title, item=text, number=self._place + 1, count=count)

    async def _key(self) -> Key:
        """Wait for the next key; play an item's sample after its words."""
        app = self._app
        while self._sample is not None and self._told_until:
            key = await app.keyboard.key(LOOK, mode=self._mode)
            if key is not None:
                return key
            busy = app.speaker.busy
            if busy is False or (busy is None and app.front.clock() >= self._told_until):
                self._told_until = 0.0
                self._sample(self._items[self._place].id)
        return await app.keyboard.key_among(self._mode)

    def _turn(self, items: Sequence[Item], row: bool = True) -> None:
        """Continue with other entries, and say the one whose value was changed.

        Args:
            row: whether it replaces the row before, as after an arrow key.
        """
        before, held = self._item.whole, self._kept.held
        place = [item.id for item in items].index(self._kept.id)
        self._items, self._typed = items, ""
        self.end()
        self.show()
        self._go(place, self._holding(place, held))
        text = self._item.whole
        cues = (Sounded("ui.edge"),) if text == before else ()
        self._answer(text, cues, row)

    def _answer(self, text: str, cues: tuple[Sounded, ...], row: bool) -> None:
        """Say something about the present item, in its language."""
        line = Line(
            text,
            cues,
            urgency=Urgency.ANSWER,
            listed=True,
            offers=True,
            language=self._item.language,
        )
        self._app.dialogue.say(line, row=row)

    def _holding(self, place: int, held: str) -> Item | None:
        """Return an entry of the menu that an entry opens, by its id; None for another."""
        if not held:
            return None
        return next((one for one in self._items[place].holds() if one.id == held), None)

    def _jump(self, key: Key) -> bool:
        """Go to an item by its first letters; return whether the key was one of them."""
        letter = letter_of(self._app.profile.keymap, key.name, self._mode)
        if not letter:
            self._typed = ""
            return False
        in_time = bool(self._typed) and not key.at - self._typed_at > LETTERS
        self._typed_at = key.at
        if in_time:
            found = self._beginning(self._typed + letter, 0)
            if found is not None:
                self._typed += letter
                self._go(*found)
                return True
        self._typed = letter
        found = self._beginning(letter, 1)
        if found is None:  # on a keyboard of another script, by its place
            self._typed = letter_of(self._app.profile.keymap, latin_key(key.name), self._mode)
            found = self._beginning(self._typed, 1) if self._typed else None
        if found is None:
            self._typed = ""
            return False
        self._go(*found)
        return True

    def _beginning(self, letters: str, step: int) -> tuple[int, Item | None] | None:
        """Return the next entry of these letters, `step` from here on, and the item it is in."""
        entries = sorted(self._entries(), key=self._turn_of)
        places = [(place, held.id if held is not None else "") for place, held in entries]
        here = places.index((self._place, self._kept.held)) + step
        return next(
            (
                (place, held)
                for place, held in (*entries[here:], *entries[:here])
                if plain((held or self._items[place]).text).startswith(letters)
            ),
            None,
        )

    def _entries(self) -> Iterator[tuple[int, Item | None]]:
        """Yield what letters find: the items, each followed by the entries it holds."""
        for place, item in enumerate(self._items):
            yield place, None
            for held in item.holds():
                yield place, held

    def _turn_of(self, entry: tuple[int, Item | None]) -> int:
        """Return when letters come to an entry: those that are equal keep their order."""
        place, held = entry
        found = (held or self._items[place]).id
        return self._letters.index(found) if found in self._letters else len(self._letters)

    def _keys(self) -> KeysHere:
        """Return what keys do here beside the keymap, for key help."""
        app = self._app
        texts = ((held or self._items[place]).text for place, held in self._entries())
        letters = letters_of(app.dialogue, app.profile, texts, self._mode)
        if self._item.turns is None:
            return letters
        return replace(letters, single=dict.fromkeys(TURNS, app.dialogue.narrator.say("key-value")))


MENU_COMMANDS: Mapping[str, Callable[[_Walk, Command], Awaitable[str | Stays | None]]] = {
    "up": _Walk._step,
    "down": _Walk._step,
    "first": _Walk._step,
    "last": _Walk._step,
    "choose": _Walk._choose,
    "mark": _Walk._mark,
    **dict.fromkeys(PICKS, _Walk._pick),
    "back": _Walk._back,
    "find": _Walk._find,
    "rulebook": _Walk._open_rules,
    "add-bot": _Walk._end_with,
    "remove-bot": _Walk._end_with,
}
"""Handlers of menu commands: those of all menus, of a new game, and of the lobby."""
