"""Library of games: folders here, and entry points of other packages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from reprlib import repr as shortened
from typing import Any

from audiogame import games
from audiogame.rules.fault import RAISED, CallTooLong, Detail, Fault, Reason, cut_off
from audiogame.rules.figures import Figures
from audiogame.rules.game import Game, UnknownName
from audiogame.rules.guide import Guide
from audiogame.rules.options import Options
from audiogame.table.entry_points import entry_points
from audiogame.table.game_calls import give_up, given_up, note_package


class BrokenGame(Fault):
    """A game that cannot be loaded, and is left out; all others can be played."""

    def __init__(self, name: str, why: Detail) -> None:
        super().__init__("game-cannot-load", name=name, why=why)
        self.game = name


class NameTaken(BrokenGame):
    """A game that is left out, because another one has its name."""

    def __init__(self, name: str, package: str) -> None:
        super(BrokenGame, self).__init__("game-name-taken", name=name, source=package)
        self.game = name


def _typed(name: str) -> str:
    return name.lower().replace("_", "-").replace(" ", "-")


def same_name(one: str, other: str) -> bool:
    """Return whether two names mean one game: capitals and underscores do not count."""
    return _typed(one) == _typed(other)


def own_games() -> tuple[str, ...]:
    """List the names of the games that come with the program, without loading them."""
    return _names_in((*games.__path__,))


@cache
def _names_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    """List the games in some folders: cached, as a server asks with each table."""
    found = (one.name for one in iter_modules(folders) if one.ispkg)
    return tuple(sorted(name.replace("_", "-") for name in found))


def is_own(game: Game) -> bool:
    """Return whether a game comes with the program."""
    return game.package.startswith(f"{games.__name__}.")


def is_package_of_game(package: str) -> bool:
    """Return whether a package belongs to a game here; no other is imported to find out."""
    own = (f"{games.__name__}.{name.replace('-', '_')}" for name in own_games())
    if package.startswith(f"{games.__name__}."):
        return package in own
    return any(game.package == package for game in all_games()[0])


def _load(name: str) -> Game:
    for point in entry_points():
        if _typed(point.name) == _typed(name):
            note_package(point.module)
            game = _loaded(name, point.module, point.load)
            if not isinstance(game, Game):
                raise BrokenGame(name, Reason("entry-point-no-game", found=shortened(game)))
            if _typed(game.name) != _typed(point.name):
                raise BrokenGame(name, Reason("game-other-name", found=shortened(game.name)))
            return _well_made(game)
    raise UnknownName("game", name, all_names())


_never_loaded: dict[str, CallTooLong] = {}
"""Games whose import was ended, by module: to try it again would take as long."""


def _loaded(name: str, module: str, load: Callable[[], object]) -> object:
    """Import a game; any exception of its modules is a fault of that game alone.

    Raises:
        BrokenGame: it cannot be imported.
    """
    try:
        if module in _never_loaded:
            raise _never_loaded[module]
        return load()
    except RAISED as fault:
        ended = cut_off(fault)
        if ended is not None:
            _never_loaded[module] = ended
            give_up(module, ended.reason)
        raise BrokenGame(name, why_broken(fault)) from fault


FIELDS: Mapping[str, Callable[[Any], bool]] = {
    "package": lambda package: isinstance(package, str) and bool(import_module(package)),
    "packages": lambda packages: isinstance(packages, tuple) and all(map(import_module, packages)),
    "seats": lambda seats: isinstance(seats, tuple) and bool(seats),
    "options": lambda options: isinstance(options, type) and issubclass(options, Options),
    "start": callable,
    "bots": lambda bots: isinstance(bots, Mapping) and bool(bots),
    "quick": lambda quick: isinstance(quick, tuple),
    "endless": callable,
    "adviser": lambda adviser: adviser is None or callable(adviser),
    "guide": lambda guide: isinstance(guide, Guide) and isinstance(guide.facts, Mapping),
    "figures": lambda figures: isinstance(figures, Figures),
    "cues": callable,
    "version": lambda version: isinstance(version, int) and version > 0,
}
"""Required types of a game's fields; without these not even leaving the game is possible."""


def _well_made(game: Game) -> Game:
    """Return a game after validating the types of its fields.

    Raises:
        BrokenGame: a field has the wrong type.
    """
    for field, right in FIELDS.items():
        value = getattr(game, field)
        try:
            if right(value):
                continue
        except ImportError as fault:
            raise BrokenGame(game.name, why_broken(fault)) from fault
        why = Reason("game-field-wrong", field=field, found=shortened(value))
        raise BrokenGame(game.name, why)
    for package in game.packages[:-1]:
        note_package(package)
    return game


def why_broken(fault: BaseException) -> Detail:
    """Return why a game cannot be used, as part of a sentence."""
    if isinstance(fault, Fault):
        return fault.reasons
    if (ended := cut_off(fault)) is not None:
        return ended.reason
    text = str(fault).rstrip(".")
    if isinstance(fault, (ImportError, SyntaxError, ValueError)) and text:
        return text
    return f"{type(fault).__name__}: {text}" if text else type(fault).__name__


def all_names() -> tuple[str, ...]:
    """List the names of all games, without loading them."""
    own = own_games()
    others = {_typed(point.name): point.name for point in entry_points()}
    return own + tuple(sorted(name for typed, name in others.items() if typed not in own))


def find_game(name: str) -> Game:
    """Load a game by its name; capitals and underscores are accepted.

    Raises:
        UnknownName: there is no such game; the message has the nearest names.
        BrokenGame: it cannot be loaded, or one of its calls has not ended before.
    """
    game = loaded_game(name)
    for package in game.packages:
        why = given_up(package)
        if why is not None:
            raise BrokenGame(game.name, why)
    return game


def loaded_game(name: str) -> Game:
    """Load a game by its name, also one that is left out for the rest of this run.

    Raises:
        UnknownName: there is no such game; the message has the nearest names.
        BrokenGame: it cannot be loaded.
    """
    own = _typed(name)
    if own in own_games():
        module = f"{games.__name__}.{own.replace('-', '_')}"
        game = getattr(_loaded(own, module, lambda: import_module(module)), "GAME", None)
        if not isinstance(game, Game):
            raise BrokenGame(own, Reason("folder-no-game", found=shortened(game)))
        return _well_made(game)
    return _load(name)


def all_games() -> tuple[tuple[Game, ...], tuple[BrokenGame, ...]]:
    """Load every game; return the faults of those that cannot be loaded beside them."""
    found, broken = [], []
    for name in all_names():
        try:
            found.append(find_game(name))
        except BrokenGame as fault:
            broken.append(fault)
    return tuple(found), (*broken, *names_taken())


def names_taken() -> tuple[NameTaken, ...]:
    """List the games of other packages that have the name of another game."""
    found, first = [], dict.fromkeys(own_games(), "")
    for point in entry_points():
        name = _typed(point.name)
        if first.setdefault(name, point.value) != point.value:
            found.append(NameTaken(point.name, point.module.partition(".")[0]))
    return tuple(found)
