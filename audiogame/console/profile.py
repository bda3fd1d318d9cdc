"""The player at the keyboard: whose keys, verbosity and screen apply."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from audiogame.console.people import FILE, PersonalSettings, keys_file_of, read_people, save_people
from audiogame.keys.keymap import default_keymap, default_layer
from audiogame.keys.own_keys import FILE as KEYS_FILE
from audiogame.keys.own_keys import OwnKeys, load_own_keys
from audiogame.narration.languages import chosen_language
from audiogame.narration.narrator import Verbosity
from audiogame.narration.topics import Topic, topics_of
from audiogame.outputs.short_row import More
from audiogame.rules.cards import HandOrder
from audiogame.rules.fault import system_reason
from audiogame.rules.game import Game
from audiogame.rules.state import Action, Event
from audiogame.rules.value import as_dict, replace
from audiogame.settings import PROFILE, VERBOSITIES, Settings
from audiogame.table.own_file import UNREAD

if TYPE_CHECKING:
    from audiogame.console.dialogue import Dialogue
    from audiogame.console.front_end import FrontEnd
    from audiogame.console.soundscape import Soundscape
    from audiogame.console.speaker import Speaker
    from audiogame.console.user_data import UserData

DECIDES = Topic.TURNS
"""The topic that normal verbosity tells in full: whose turn it is, questions, outcomes."""


def level(settings: Settings, topic: Topic) -> str:
    """Return the verbosity of a topic: "full", "normal" or "brief"."""
    own = str(getattr(settings, f"verbosity_{topic.value}"))
    return settings.verbosity if own == PROFILE else own


def form(settings: Settings) -> Verbosity:
    """Return the form of messages outside games: menus and answers of the program."""
    if settings.braille:
        return Verbosity.BRAILLE
    return Verbosity.BRIEF if settings.verbosity == "brief" else Verbosity.FULL


class Wording:
    """Chooses the form of each message of one game.

    Args:
        game: the game whose events are told.
    """

    def __init__(self, game: Game) -> None:
        self._topics = topics_of(game.packages)

    def topic(self, event: Event) -> Topic:
        """Return the topic of an event."""
        return self._topics.get(type(event).__name__, Topic.CHATTER)

    def form(self, settings: Settings, thing: object) -> Verbosity:
        """Return the form of an event's or action's message; only the settings change it."""
        if settings.braille or isinstance(thing, Action):
            return form(settings)
        topic = self._topics.get(type(thing).__name__, Topic.CHATTER)
        wanted = level(settings, topic)
        brief = wanted == "brief" or (wanted == "normal" and topic is not DECIDES)
        return Verbosity.BRIEF if brief else Verbosity.FULL


class Profile:
    """The keys, the wording and the screen of the player at the keyboard.

    Args:
        front: makes screens, and its display may reserve keys.
        data: the settings, and the file of personal settings.
        dialogue: says lines on the screen, and what is wrong with a file.
        speaker: the speech output and its mode.
        soundscape: knows whether sounds are heard.
    """

    def __init__(
        self,
        front: FrontEnd,
        data: UserData,
        dialogue: Dialogue,
        speaker: Speaker,
        soundscape: Soundscape,
    ) -> None:
        self._front = front
        self._data = data
        self._dialogue = dialogue
        self._speaker = speaker
        self._soundscape = soundscape
        self.keymap = default_keymap()
        """The present key bindings."""
        self.keys = OwnKeys((default_layer(),))
        """The layers of key bindings in force."""
        self.people, self._people_fault = read_people(data.folder)
        """Personal settings of the players at this keyboard, by name."""
        self.person = ""
        """The name of the player at the keyboard; empty outside of games."""
        self.game = ""
        """The name of the game being played; empty outside of games."""
        self._in_braille = self.wanted.braille
        self._told: set[Path] = set()
        self._unsaved: dict[tuple[str, str], object] = {}
        """Changed personal settings that are not on the disk yet, by name and field."""

    @property
    def keys_file(self) -> Path:
        """The path of the keys file of the player at the keyboard."""
        data, habits = self._data.folder, self.people.get(self.person)
        return keys_file_of(data, self.person) if habits and habits.keys else data / KEYS_FILE

    @property
    def wanted(self) -> Settings:
        """The settings, with the overrides of the player at the keyboard."""
        habits, settings = self.people.get(self.person), self._data.settings
        if habits is None:
            return settings
        return replace(
            settings,
            verbosity=habits.verbosity or settings.verbosity,
            language=habits.language or settings.language,
        )

    def take(self, name: str) -> None:
        """Set the player at the keyboard; an empty name for no particular one."""
        if name != self.person:
            before, self.person = self.keys_file, name
            if self.keys_file != before:
                self.load_keys()
            self.take_wording()

    def load_keys(self) -> None:
        """Load the keys file in force; a broken one is ignored, which is said once."""
        path = self.keys_file
        self.use(load_own_keys(path))
        if self.keys.faults and path not in self._told:
            self._told.add(path)
            if (fault := UNREAD.get(path)) is not None:
                self._dialogue.tell("keys-unread", why=system_reason(fault))
            else:
                self._dialogue.tell("keys-broken", count=len(self.keys.faults))

    def tell_fault(self) -> None:
        """Say once what was wrong with the file of personal settings, and what to do about it."""
        fault, self._people_fault = self._people_fault, None
        if fault is None:
            return
        if not fault.names and not fault.kept:
            self._dialogue.tell("people-unread", why=fault.why)
            return
        if fault.names:
            count = len(fault.names)
            self._dialogue.tell("people-partly-broken", names=fault.names, count=count)
        else:
            self._dialogue.tell("people-broken", why=fault.why)
        self._dialogue.tell("people-mend", file=fault.kept or None)

    def use(self, keys: OwnKeys) -> None:
        """Apply key bindings from now on."""
        self.keys = keys
        self._take_keymap()

    def enter_game(self, game: str) -> None:
        """Apply a game's key bindings; an empty name for none."""
        if game != self.game:
            self.game = game
            self._take_keymap()

    def _take_keymap(self) -> None:
        keymap, kept = self.keys.keymap(self.game), self._front.display.kept
        self.keymap = keymap.without(kept) if kept else keymap

    def change_verbosity(self) -> None:
        """Switch to the next verbosity, say it, and save it."""
        place = VERBOSITIES.index(self.wanted.verbosity) + 1
        self.take_verbosity(VERBOSITIES[place % len(VERBOSITIES)])

    def take_verbosity(self, verbosity: str) -> None:
        """Set a verbosity, say it, and save it."""
        habits = self.people.get(self.person)
        if habits is not None and habits.verbosity:
            self.keep(self.person, replace(habits, verbosity=verbosity))
        else:
            self._data.keep(replace(self._data.settings, verbosity=verbosity))
            self._data.take_settings()
        self._dialogue.tell(f"verbosity-{verbosity}")

    def keep(self, name: str, habits: PersonalSettings) -> None:
        """Set one player's settings, and queue the file for saving."""
        before, known = self.keys_file, self.people.get(name)
        had = as_dict(known) if known is not None else {}
        changed = {each: new for each, new in as_dict(habits).items() if had.get(each) != new}
        self._unsaved |= {(name, field): value for field, value in changed.items()}
        self.people[name] = habits
        self._data.save_changes(FILE, self._unsaved, _save_people)
        if self.keys_file != before:
            self.load_keys()
        self.take_wording()

    def take_wording(self) -> None:
        """Apply the language and verbosity of the player at the keyboard, and their screen."""
        settings, narrator = self.wanted, self._dialogue.narrator
        if settings.braille != self._in_braille:
            self._in_braille = settings.braille
            self._dialogue.outputs.replace_screen(self._front.make_screen(settings.braille))
        before = self._dialogue.language
        narrator.use_language(chosen_language(settings.language, self._front.languages))
        if self._dialogue.language != before:
            self._speaker.take_settings()
        narrator.verbosity = form(settings)
        narrator.grouped = settings.numbers == "grouped"
        narrator.hand_order = HandOrder(settings.hand_order)
        screen = self._dialogue.outputs.screen
        screen.widest = settings.columns
        screen.more = self._more
        screen.bell = lambda: not self._soundscape.heard
        self.show_as(settings.theme)

    def _more(self, language: str) -> More:
        """Return the words of rows that are not all of their line, or too short to be read.

        Args:
            language: the code of the language of the line; empty for that of the player.
        """
        say = self._dialogue.program_around(language).say
        digits = tuple(say("row-digit", number=number) for number in range(10))
        return More(
            say("row-more"), say("row-goes-on", told=""), digits, say("row-letter", key="*")
        )

    def show_as(self, theme: str) -> None:
        """Show lines in a theme from now on; under a screen reader only its colours apply."""
        settings = self.wanted
        self._dialogue.outputs.screen.show_as(theme, settings.spacing, settings.view, self._is_read)

    def _is_read(self) -> bool:
        """Return whether a screen reader may read the screen: not if only our own voice speaks."""
        alone = self._speaker.begun and self._speaker.mode in ("voice", "none")
        return self.wanted.braille or not alone


def _save_people(path: Path, changed: Mapping[tuple[str, str], object]) -> None:
    people: dict[str, dict[str, object]] = {}
    for (name, field), value in changed.items():
        people.setdefault(name, {})[field] = value
    save_people(path.parent, people)
