"""The player's own keys: the default, a preset, and the player's file, merged as layers."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

from audiogame.keys.game_keys import moved, read_jumps
from audiogame.keys.keymap import (
    Keymap,
    Unbound,
    check_layer,
    clashes,
    default_layer,
    hidden,
    layered,
    unbound,
)
from audiogame.keys.layer import KeymapError, Layer, Slip
from audiogame.keys.layer_file import read_layer
from audiogame.keys.presets import preset_layer, preset_names
from audiogame.rules.fault import Reason, system_reason
from audiogame.rules.value import Value
from audiogame.table.library import all_games, all_names
from audiogame.table.own_file import read_text, write_whole

FILE = "keys.toml"


class OwnKeys(Value):
    """The result of reading the player's keys.

    Args:
        layers: the default, a preset if there is one, and the player's file if it is valid.
        faults: of that file, because of which it is ignored.
        lost: the commands that it leaves without a key.
    """

    layers: tuple[Layer, ...]
    faults: tuple[Reason, ...] = ()
    lost: tuple[Unbound, ...] = ()

    def keymap(self, game: str = "") -> Keymap:
        """Return the keymap outside of games, or in one."""
        return layered(self.layers, game)

    @property
    def preset(self) -> str:
        """The preset in use; empty for none."""
        return self.layers[-1].preset if len(self.layers) > 1 else ""


@cache
def all_jumps() -> Mapping[str, Mapping[str, str]]:
    """Return the keys of each game that jump to a choice, with the words of that choice."""
    games, _ = all_games()
    found = {}
    for game in games:
        with suppress(ValueError):  # a game with faulty keys is dropped where games are offered
            found[game.name] = read_jumps(game.package)
    return found


def read_own_keys(text: str, source: str = FILE) -> OwnKeys:
    """Layer the text of a player's file over the preset that it names and the default.

    Raises:
        KeymapError: with every fault of the file.
    """
    try:
        layer = read_layer(text, source, preset_names(), all_names())
    except KeymapError as refused:
        if refused.layer is None:
            raise
        found = (*refused.slips, *_faults(_below(refused.layer), refused.layer))
        raise KeymapError(found, refused.layer) from refused
    lower = _below(layer)
    faults = _faults(lower, layer)
    if faults:
        raise KeymapError(faults, layer)
    lost = [one for game in ("", *layer.games) for one in unbound(lower, layer, game)]
    return OwnKeys((*lower, layer), lost=tuple(dict.fromkeys(lost)))


def _below(layer: Layer) -> list[Layer]:
    """List the layers below a player's file."""
    return [default_layer(), *([preset_layer(layer.preset)] if layer.preset else [])]


def _faults(lower: list[Layer], layer: Layer) -> tuple[Slip, ...]:
    """Return the faults of a file as a whole, besides those of single entries."""
    actions = layered([*lower, layer]).actions
    jumps = {game: moved(own, actions) for game, own in all_jumps().items()}
    return (*check_layer(lower, layer), *clashes(layer, jumps), *hidden(lower, layer))


def load_own_keys(path: Path) -> OwnKeys:
    """Read a player's file; a faulty or missing file is ignored."""
    try:
        text = read_text(path)
    except FileNotFoundError:
        return OwnKeys((default_layer(),))
    except (OSError, UnicodeDecodeError) as fault:
        why = system_reason(fault) if isinstance(fault, OSError) else Reason("no-utf-8")
        slip = Slip(0, Reason("keys-unreadable", why=why), path.name)
        return OwnKeys((default_layer(),), (slip.reason,))
    try:
        return read_own_keys(text, path.name)
    except KeymapError as refused:
        return OwnKeys((default_layer(),), refused.reasons)


def save_own_keys(path: Path, text: str) -> None:
    """Save a player's file atomically: the old one stays until the new one is complete.

    Raises:
        OSError: the folder is not writable.
    """
    write_whole(path, text)
