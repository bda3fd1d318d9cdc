"""The keymap: the command of each key, by mode and game, merged from layers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache

from audiogame.keys.commands import COMMANDS, Command, Mode
from audiogame.keys.layer import CHOOSE, EVERYWHERE, GAMES, Layer, Slip
from audiogame.keys.layer import KeymapError as KeymapError
from audiogame.keys.layer_file import read_layer
from audiogame.keys.layouts import latin_key
from audiogame.rules.fault import Reason
from audiogame.rules.game_files import package_folder
from audiogame.rules.value import Value, replace

PACKAGE = "audiogame.keys"
ALSO = {Mode.NEW: (Mode.MENU,), Mode.LOBBY: (Mode.MENU, Mode.NEW)}
"""Modes that include other modes: the bindings of those apply in them, too."""
ESSENTIAL = ("up", "down", "choose", "back", "keys", "leave")
"""Commands that need a key, so that a keymap can always be repaired from inside."""


class Keymap(Value):
    """The keys of each mode.

    Args:
        commands: for each mode, the command of each key.
        same: keys that are aliases of another key.
        jumps: the words of the choice that a key jumps to, where the player has changed them.
        actions: the keys that have what a letter does beside cards, where it is another one.
    """

    commands: Mapping[Mode, Mapping[str, Command]]
    same: Mapping[str, str] = {}
    jumps: Mapping[str, str] = {}
    actions: Mapping[str, str] = {}

    def meant(self, key: str, mode: Mode) -> str:
        """Return the key that a key is an alias of, such as on another keyboard; else itself."""
        if key in self.commands[mode]:
            return key
        return self.same.get(key, key if key.isascii() else latin_key(key))

    def command(self, key: str, mode: Mode) -> Command | None:
        """Return the command of a key in a mode; an unbound capital is read as the small letter."""
        keys = self.commands[mode]
        if key not in keys:
            key = self.same.get(key, key if key.isascii() else latin_key(key))
        found = keys.get(key)
        if found is None and len(key) == 1:
            found = keys.get(key.lower())
        return found

    def without(self, kept: Container[str]) -> Keymap:
        """Return the keymap without keys that never arrive, such as those a reader intercepts."""
        commands = {
            mode: {key: command for key, command in keys.items() if key not in kept}
            for mode, keys in self.commands.items()
        }
        return replace(self, commands=commands)

    def keys(self, name: str, mode: Mode) -> tuple[str, ...]:
        """List the keys of a command in a mode."""
        return tuple(key for key, found in self.commands[mode].items() if found.name == name)


class Unbound(Value):
    """A command that a layer leaves without a key.

    Args:
        command: the unbound one.
        mode: in which it is unbound.
        taken_by: the command that has its key now, None if it was unbound on purpose.
        key: the key that it had.
    """

    command: str
    mode: Mode
    taken_by: str | None
    key: str

    @property
    def reason(self) -> Reason:
        """The reason why it has no key."""
        command, mode = self.command, self.mode.value
        if self.taken_by is None:
            return Reason("command-unbound", command=command, mode=mode)
        return Reason(
            "command-key-taken", command=command, mode=mode, key=self.key, other=self.taken_by
        )


def layered(layers: Sequence[Layer], game: str = "") -> Keymap:
    """Merge layers of keys into a keymap.

    Where a later layer names a command, its keys there replace all earlier ones; where it names a
    key, the commands of earlier layers lose it.

    Args:
        layers: the first is the lowest.
        game: whose keys are added on top; empty outside of games.
    """
    same: dict[str, str] = {}
    jumps: dict[str, str] = {}
    actions: dict[str, str] = {}
    for layer in layers:
        same |= layer.same
        actions |= layer.actions
        jumps |= layer.jumps.get(game, {})
    return Keymap({mode: _mode(layers, mode, game) for mode in Mode}, same, jumps, actions)


def tables(mode: Mode, game: str = "") -> tuple[str, ...]:
    """List the tables that apply in a mode, the weakest first."""
    also = tuple(other.value for other in ALSO.get(mode, ()))
    own = (f"{GAMES}.{game}",) if game and mode is Mode.GAME else ()
    return (EVERYWHERE, *also, mode.value, *own)


def _mode(layers: Sequence[Layer], mode: Mode, game: str) -> dict[str, Command]:
    bound: dict[str, Command] = {}
    for layer in layers:
        entries: dict[str, tuple[str, ...]] = {}
        for table in tables(mode, game):
            for name, keys in layer.keys.get(table, {}).items():
                entries.pop(name, None)  # a repeated name moves to the end: it is stronger
                entries[name] = keys
        bound = {key: command for key, command in bound.items() if command.name not in entries}
        useful = {name: keys for name, keys in entries.items() if mode in COMMANDS[name].modes}
        named = {key: COMMANDS[name] for name, keys in useful.items() for key in keys}
        bound = {key: command for key, command in bound.items() if key not in named} | named
        for name, keys in entries.items():
            for key in keys if name not in useful else ():
                bound.setdefault(key, COMMANDS[name])  # bound only to say where it works
    return bound


def unbound(lower: Sequence[Layer], layer: Layer, game: str = "") -> Iterator[Unbound]:
    """Yield the commands that a layer leaves without a key, which had one in a lower layer."""
    before, after = layered(lower, game), layered([*lower, layer], game)
    for mode in Mode:
        keys = defaultdict[str, list[str]](list)
        for key, found in before.commands[mode].items():
            keys[found.name].append(key)
        left = {found.name for found in after.commands[mode].values()}
        for name, command in COMMANDS.items():
            had = keys.get(name)
            if mode in command.modes and had and name not in left:
                takers = (after.commands[mode].get(key) for key in had)
                taker = next((found.name for found in takers if found is not None), None)
                key = next((key for key in had if key in after.commands[mode]), had[0])
                yield Unbound(name, mode, taker, key)


def check_layer(lower: Sequence[Layer], layer: Layer) -> tuple[Slip, ...]:
    """Return faults for the essential commands that a layer leaves without a key."""
    modes: dict[tuple[int, str], dict[str, None]] = {}
    for game in ("", *layer.games):
        for lost in unbound(lower, layer, game):
            if lost.command in ESSENTIAL:
                place = (_line(layer, lost, game), lost.command)
                modes.setdefault(place, {})[lost.mode.value] = None
    faults = []
    for (line, name), where in modes.items():
        why = Reason("command-needs-key", command=name, modes=tuple(where))
        about = (("command", name), ("modes", " ".join(where)))
        faults.append(Slip(line, why, layer.source, "keys-needed", about))
    return tuple(faults)


def clashes(layer: Layer, jumps: Mapping[str, Mapping[str, str]]) -> tuple[Slip, ...]:
    """Return faults for the games' own keys that a layer binds to something else.

    Args:
        jumps: for each game, the words of the choice that a key of its own jumps to.
    """
    faults: list[Slip] = []
    for game, own in jumps.items():
        faults += _clashes(layer, game, {**own, **layer.jumps.get(game, {})})
    return tuple(faults)


def _clashes(layer: Layer, game: str, own: Mapping[str, str]) -> Iterator[Slip]:
    """Yield a fault for each key that the game uses for its choices while one is made."""
    for table in tables(Mode.GAME, game):
        for name, keys in layer.keys.get(table, {}).items():
            command = COMMANDS[name]
            if Mode.GAME not in command.modes or command.chooses:
                continue
            for key in keys:
                if own.get(key) and key not in layer.actions:
                    why = Reason(
                        "key-hides-command", game=game, key=key, words=own[key], command=name
                    )
                    yield _of_game(layer, (table, name), why)


def hidden(lower: Sequence[Layer], layer: Layer) -> tuple[Slip, ...]:
    """Return faults for the jump keys of a layer that would make a command unreachable."""
    faults: list[Slip] = []
    for game, jumps in layer.jumps.items():
        meant = layered([*lower, layer], game).commands[Mode.GAME]
        for key, words in jumps.items():
            found = meant.get(key)
            if words and found is not None and Mode.GAME in found.modes and not found.chooses:
                why = Reason(
                    "key-is-for-command", game=game, key=key, words=words, command=found.name
                )
                faults.append(_of_game(layer, (f"{GAMES}.{game}.{CHOOSE}", key), why))
    return tuple(faults)


def _of_game(layer: Layer, place: tuple[str, str], why: Reason) -> Slip:
    """Return a fault of a key that a game and a command would both have."""
    about = tuple((name, str(value)) for name, value in why.values.items())
    return Slip(layer.lines.get(place, 0), why, layer.source, "keys-of-game", about)


def _line(layer: Layer, lost: Unbound, game: str) -> int:
    for name in (lost.command, lost.taken_by or ""):
        for table in reversed(tables(lost.mode, game)):
            if (table, name) in layer.lines:
                return layer.lines[table, name]
    return 0


@cache
def default_layer() -> Layer:
    """Return the layer of the default keys."""
    text = (package_folder(PACKAGE) / "default.toml").read_text(encoding="utf-8")
    return read_layer(text, "default.toml")


def default_keymap() -> Keymap:
    """Return the keymap of the default keys."""
    return layered([default_layer()])
