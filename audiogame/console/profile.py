"""Who holds the keyboard: whose keys and whose wording count."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from audiogame.console.display import Display
from audiogame.console.needs import Keeper, Teller
from audiogame.console.people import FILE, PersonalSettings, keys_file_of, read_people, save_people
from audiogame.keys.keymap import Keymap, default_layer
from audiogame.keys.own_keys import FILE as KEYS_FILE
from audiogame.keys.own_keys import OwnKeys, load_own_keys
from audiogame.rules.value import replace
from audiogame.settings import VERBOSITIES, Settings


class ProfileNeeds(Teller, Keeper, Protocol):
    """What follows whoever holds the keyboard."""

    keymap: Keymap

    @property
    def display(self) -> Display:
        """The front end, which may keep keys for itself."""

    def take_wording(self) -> None:
        """Let the program say as much as who holds the keyboard wants."""

    def take_settings(self) -> None:
        """Let everything follow the settings from now on."""

    def save_soon(self, name: str, save: Callable[[Path], None]) -> None:
        """Have a file of what the player has chosen written when the words of it are out."""


class Profile:
    """The keys and the wording of whoever holds the keyboard.

    Args:
        console: whose keymap and wording follow.
    """

    def __init__(self, console: ProfileNeeds) -> None:
        self._console = console
        self.keys = OwnKeys((default_layer(),))
        """The keys that count."""
        self.people, self._people_fault = read_people(console.data)
        """What the people at this keyboard have of their own, by name."""
        self.person = ""
        """The name of who holds the keyboard; empty outside of games."""
        self.game = ""
        """The name of the game that is played; empty outside of games."""
        self._told: set[Path] = set()

    @property
    def keys_file(self) -> Path:
        """The file of the own keys of who holds the keyboard."""
        data, habits = self._console.data, self.people.get(self.person)
        return keys_file_of(data, self.person) if habits and habits.keys else data / KEYS_FILE

    @property
    def wanted(self) -> Settings:
        """The settings as they count for who holds the keyboard."""
        habits = self.people.get(self.person)
        if habits is None or not habits.verbosity:
            return self._console.settings
        return replace(self._console.settings, verbosity=habits.verbosity)

    def take(self, name: str) -> None:
        """Give the keyboard to somebody, or, with an empty name, to nobody in particular."""
        if name != self.person:
            before, self.person = self.keys_file, name
            if self.keys_file != before:
                self.load_keys()
            self._console.take_wording()

    def load_keys(self) -> None:
        """Read the keys that count; a broken file does not, which is said once."""
        path = self.keys_file
        self.use(load_own_keys(path))
        if self.keys.faults and path not in self._told:
            self._told.add(path)
            self._console.tell("keys-broken", count=len(self.keys.faults))

    def tell_fault(self) -> None:
        """Say what was wrong with the file of people, and what to do about it, once."""
        fault, self._people_fault = self._people_fault, None
        if fault is None:
            return
        if fault.names:
            names, count = ", ".join(fault.names), len(fault.names)
            self._console.tell("people-partly-broken", names=names, count=count)
        else:
            self._console.tell("people-broken", why=fault.why)
        self._console.tell("people-mend", file=fault.kept or FILE)

    def use(self, keys: OwnKeys) -> None:
        """Let keys mean this from now on."""
        self.keys = keys
        self._take_keymap()

    def enter_game(self, game: str) -> None:
        """Take the keys of a game; of none if the name is empty."""
        if game != self.game:
            self.game = game
            self._take_keymap()

    def _take_keymap(self) -> None:
        keymap, kept = self.keys.keymap(self.game), self._console.display.kept
        self._console.keymap = keymap.without(kept) if kept else keymap

    def change_verbosity(self) -> None:
        """Go on to the next profile of wording, say it, and keep it."""
        place = VERBOSITIES.index(self.wanted.verbosity) + 1
        self.take_verbosity(VERBOSITIES[place % len(VERBOSITIES)])

    def take_verbosity(self, verbosity: str) -> None:
        """Take a profile of wording, say it, and keep it."""
        console = self._console
        habits = self.people.get(self.person)
        if habits is not None and habits.verbosity:
            self.keep(self.person, replace(habits, verbosity=verbosity))
        else:
            console.keep(replace(console.settings, verbosity=verbosity))
            console.take_settings()
        console.tell(f"verbosity-{verbosity}")

    def keep(self, name: str, habits: PersonalSettings) -> None:
        """Take what one person has of their own, and have it saved."""
        console, before = self._console, self.keys_file
        self.people[name] = habits
        people = dict(self.people)
        console.save_soon(FILE, lambda path: save_people(path.parent, people))
        if self.keys_file != before:
            self.load_keys()
        console.take_wording()
