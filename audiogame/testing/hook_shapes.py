"""Checks of the shapes of hooks: a property or a method, and how many arguments it takes."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from audiogame.rules.fault import Reason
from audiogame.rules.game import Adviser, Answerer, Bot, Hearer, Rememberer
from audiogame.rules.state import Event, State
from audiogame.rules.value import once
from audiogame.testing.flaw import Flaws, flaw
from audiogame.testing.samples import classes

CONTRACTS: tuple[type, ...] = (State, Event)
"""Classes whose hooks a game writes in classes of its own."""
ARGUMENTS = {
    "start": ("seats", "options"),
    "endless": ("options",),
    "adviser": (),
    "cues": ("event", "seats"),
}
"""Arguments that the functions of `GAME` are called with."""
OF_GUIDE = {"rule": ("view", "seat"), "explain": ("view", "seat", "action")}
OF_FIGURES = {
    "key": ("event", "before"),
    "points": ("state",),
    "ranking": ("state",),
    "money": ("state",),
    "earned": ("money",),
    "fortune": ("event",),
    "mistake": ("view", "seat", "action", "best"),
    "pace": ("state",),
}

BEHIND = {
    "actors": "_actors",
    "legal_actions": "_legal",
    "apply": "_apply",
    "answer": "_answer",
    "picture": "_picture",
    "requests": "_requests",
}
"""The hook behind each entry point of a state."""


def find_shapes(flaws: Flaws) -> bool:
    """Add hooks written with another shape than they are called with; return whether none is."""
    before = len(tuple(flaws))
    game = flaws.game
    for contract in CONTRACTS:
        for kind in classes(game.packages, (contract,)):
            _find_members(flaws, kind, contract)
    for make in (*game.bots.values(), game.adviser):
        if isinstance(make, type):
            for contract in (Bot, Hearer) if make is not game.adviser else (Adviser, Hearer):
                _find_members(flaws, make, contract)
            if hasattr(make, "memory"):
                _find_members(flaws, make, Rememberer)
            if hasattr(make, "answer"):
                _find_members(flaws, make, Answerer)
    for strength, make in game.bots.items():
        _find_call(flaws, flaw("bot", name=strength), make, ())
    for owner, shapes in ((game, ARGUMENTS), (game.guide, OF_GUIDE), (game.figures, OF_FIGURES)):
        for name, arguments in shapes.items():
            hook = getattr(owner, name)
            if hook is not None:
                _find_call(flaws, flaw("hook", name=name), hook, arguments)
    return len(tuple(flaws)) == before


def _find_members(flaws: Flaws, kind: type, contract: type) -> None:
    for name, declared in vars(contract).items():
        own = next((vars(one)[name] for one in kind.__mro__ if name in vars(one)), None)
        if own is None or own is declared or name.startswith("__"):
            continue
        place = flaws.hook(kind, name)
        if _is_final(declared):
            what = flaw("final-hook", name=name)
            if name in BEHIND and not inspect.ismemberdescriptor(own):
                what = flaw("hook-behind", name=name, hook=BEHIND[name])
            flaws.add(place, what)
        elif _is_property(declared):
            if inspect.isfunction(own):
                flaws.add(place, flaw("no-property", name=name))
        elif inspect.isfunction(declared):
            if inspect.ismemberdescriptor(own):
                flaws.add(place, flaw("hook-as-field", name=name, written=_written(declared)))
            elif _is_property(own):
                flaws.add(place, flaw("no-method", name=name, written=_written(declared)))
            elif inspect.isfunction(own) and not _takes(own, tuple(_parameters(declared))):
                flaws.add(place, flaw("other-arguments", name=name, written=_written(declared)))


def _find_call(flaws: Flaws, name: Reason, hook: object, arguments: tuple[str, ...]) -> None:
    if not callable(hook):
        flaws.add(flaws.where(hook), flaw("not-callable", name=name, found=repr(hook)))
    elif not _takes(hook, arguments):
        flaws.add(flaws.where(hook), flaw("called-otherwise", name=name, arguments=arguments))


def _is_property(member: object) -> bool:
    return isinstance(member, (property, cached_property, once))


def _is_final(member: object) -> bool:
    work: Any = getattr(member, "fget", None) or getattr(member, "work_out", None) or member
    return bool(getattr(work, "__final__", False) or getattr(member, "__final__", False))


def _parameters(function: Callable[..., object]) -> Iterator[str]:
    """Yield the parameters of a method, with its own object."""
    yield from inspect.signature(function).parameters


def _takes(function: Callable[..., object], arguments: tuple[str, ...]) -> bool:
    """Return whether a function can be called with so many arguments by their places."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):  # of C, such as a builtin
        return True
    try:
        signature.bind(*arguments)
    except TypeError:
        return False
    return True


def _written(function: Callable[..., object]) -> str:
    """Return the first line of a method as a game writes it."""
    name = function.__name__
    return f"def {name}{str(inspect.signature(function)).replace(chr(39), '')}"
