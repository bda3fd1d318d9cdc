"""Key help: what each key does here, one by one, until the player ends it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Mapping
from typing import TYPE_CHECKING

from audiogame.console.key_script import STEP, WAIT
from audiogame.console.key_source import SIGNALS, Key, square_of
from audiogame.console.spelling import keys_in_words, speakable
from audiogame.keys.commands import Mode
from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.rules.value import Value

if TYPE_CHECKING:
    from audiogame.console.dialogue import Dialogue
    from audiogame.console.profile import Profile


class KeysHere(Value):
    """The keys of a place beside the keymap.

    Args:
        single: what a key does, each with its own entry in the list of keys.
        many: what a key does, such as each letter of a menu; one entry of the list tells them.
        together: the sentence of that entry.
    """

    single: Mapping[str, str] = {}
    many: Mapping[str, str] = {}
    together: str = ""

    @property
    def all(self) -> dict[str, str]:
        """What each key does."""
        return {**self.many, **self.single}


Here = Callable[[], KeysHere]
"""Returns the keys of this place beside the keymap."""
TEXTS = (Mode.BOOK, Mode.REVIEW)
"""Modes in which Space itself reads on: to the next paragraph or moment."""


def no_keys() -> KeysHere:
    """Return no keys: this place has none of its own."""
    return KeysHere()


def only_reads(dialogue: Dialogue, profile: Profile, mode: Mode) -> bool:
    """Return whether Space, which would choose, only reads here, as on a braille display."""
    if not dialogue.outputs.screen.reads_on or mode in TEXTS:
        return False
    command = profile.keymap.command("space", mode)
    return command is None or command.chooses


def space_here(dialogue: Dialogue, profile: Profile, mode: Mode) -> dict[str, str]:
    """Return what Space does in spite of the keymap, by its key; empty if it obeys."""
    reads = only_reads(dialogue, profile, mode)
    return {"space": dialogue.narrator.say("key-reads-on")} if reads else {}


def spoken_key(narrator: Narrator, profile: Profile, keeps: Container[str], name: str) -> str:
    """Return the spoken key of a command in a game, or where it works; its name without a key.

    Args:
        narrator: of the language of the text in which the key is named.
        profile: the key bindings.
        keeps: keys that the screen reader keeps for itself, named only where there is no other.
        name: of the command.
    """
    keymap = profile.keymap
    keys = next(filter(None, (keymap.keys(name, mode) for mode in (Mode.GAME, *Mode))), ())
    pressed = next((key for key in keys if key not in keeps), next(iter(keys), ""))
    return speakable(narrator, pressed) if pressed else name


UNPRESSED = frozenset(f"f{number}" for number in range(13, 25))
"""Keys that no keyboard has: what sends them, such as a screen reader, expects no answer."""


def tell_unknown(dialogue: Dialogue, key: str, again: bool) -> None:
    """Name a key without a meaning; held or pressed again it only ticks, as a square does."""
    if key in (WAIT, STEP):  # steps of a key script, with nothing to wait for
        return
    if again or key in UNPRESSED or square_of(key) is not None:
        dialogue.tick()
    else:
        dialogue.tell("unknown-key", key=speakable(dialogue.narrator, key))


async def help_with_keys(
    dialogue: Dialogue,
    profile: Profile,
    any_key: Callable[[], Awaitable[Key]],
    mode: Mode,
    here: Here,
) -> None:
    """Say what each key would do, doing nothing, until the key for help is pressed again.

    Args:
        dialogue: where it is said.
        profile: the key bindings.
        any_key: waits for the next key, of any kind.
        mode: of the place whose keys are explained.
        here: returns the keys of that place, beside the keymap.
    """
    say = dialogue.narrator.say
    off = keys_in_words(dialogue.narrator, profile.keymap, "key-help", mode)
    dialogue.tell("key-help-on", key=off)
    while True:
        key = await any_key()
        if key.name in SIGNALS:
            continue
        meant = profile.keymap.meant(key.name, mode)
        command = profile.keymap.command(key.name, mode)
        if command is not None and command.name == "key-help":
            break
        own = {**space_here(dialogue, profile, mode), **here().all}
        what = own.get(key.name) or own.get(meant, "")
        if not what and command is not None:
            name = "pick" if command.pick else command.name
            what = say(f"command-{name}", number=command.pick)
            if mode not in command.modes:
                what = say("key-elsewhere", what=what)
        spoken = speakable(dialogue.narrator, key.name)
        text = say("key", keys=spoken, what=what) if what else say("key-unused", key=spoken)
        if command is not None and command.name in ("back", "leave"):
            text = say("key-help-still-on", told=text, key=off)
        dialogue.say(Line(text, urgency=Urgency.ANSWER))
    dialogue.tell("key-help-off")
