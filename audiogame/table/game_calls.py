"""Calls of games on a stack: whose code runs, and which games have made a call that did not end."""

from __future__ import annotations

from types import CodeType, FrameType

from audiogame.rules.fault import Reason

HERE = "audiogame."
OWN = "audiogame.games."
"""Prefix of the games that come with the program."""
CALLED = "audiogame.rules."
"""Prefix of what games call themselves, so that a call goes on behind it."""
MODULE = "<module>"
"""Name of the code of a module, which runs while it is imported."""

_packages: set[str] = set()
_given_up: dict[str, Reason] = {}


def note_package(package: str) -> None:
    """Record the package of a game of another package, before it is imported."""
    root = package.partition(".")[0]
    _packages.update((package, package if f"{root}." == HERE else root))


def game_package(module: str) -> str:
    """Return the package of the game that a module belongs to; empty for no game's module."""
    if module.startswith(OWN):
        return ".".join(module.split(".")[:3])
    package = module
    while package and package not in _packages:
        package = package.rpartition(".")[0]
    return package


def game_call(frame: FrameType | None) -> FrameType | None:
    """Return the frame of the call into a game in which a frame runs; None outside games.

    Args:
        frame: the innermost one.
    """
    found: FrameType | None = None
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if game_package(module):
            found = frame
        elif module.startswith(HERE) and not module.startswith(CALLED):
            break
        frame = frame.f_back
    return found


class GameCode:
    """The code of a game that a call runs, as an author knows it.

    Args:
        call: the frame of the call into the game.
        frame: the innermost frame.
    """

    def __init__(self, call: FrameType, frame: FrameType | None) -> None:
        self.package = game_package(str(call.f_globals.get("__name__", "")))
        code = call.f_code
        if code.co_name == MODULE:
            code = _imported(frame) or code
        self.hook = "" if code.co_name == MODULE else code.co_qualname
        """Name of the function, with its class; empty for a module that is imported."""
        self.file = code.co_filename
        self.line = code.co_firstlineno


def _imported(frame: FrameType | None) -> CodeType | None:
    """Return the code of the game's module that is being imported."""
    while frame is not None:
        code = frame.f_code
        if code.co_name == MODULE and game_package(str(frame.f_globals.get("__name__", ""))):
            return code
        frame = frame.f_back
    return None


def give_up(package: str, why: Reason) -> None:
    """Leave a game out for the rest of this run: another call of it might not end either."""
    _given_up.setdefault(package, why)


def given_up(module: str) -> Reason | None:
    """Return why a game is left out for the rest of this run; None for a game that is not.

    Args:
        module: of its entry point or its package.
    """
    while module:
        if module in _given_up:
            return _given_up[module]
        module = module.rpartition(".")[0]
    return None
