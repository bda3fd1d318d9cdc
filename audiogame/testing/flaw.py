"""Flaws of a game, each with its file, its line and what to write."""

from __future__ import annotations

import ast
import inspect
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path

from audiogame.narration.faults import told
from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.narration.texts import SENTENCE_ENDS
from audiogame.rules.fault import RAISED, Detail, Reason, cut_off
from audiogame.rules.game import Game
from audiogame.rules.game_files import TEXTS
from audiogame.rules.value import Value

PACKAGE = "audiogame.testing"
"""The package whose `faults.en.ftl` has the sentences of flaws."""


def flaw(message: str, /, **values: Detail) -> Reason:
    """Return a flaw, or a part of one.

    Args:
        message: id of its sentence in `faults.en.ftl` of this package.
        values: values of its variables, as in `Reason`.
    """
    return Reason(message, package=PACKAGE, **values)


class FileLine(Value):
    """A line of a file, counted from 1."""

    path: Path
    line: int


class Flaw(Value):
    """One flaw of a game.

    Args:
        what: whole sentences: what is wrong, and what to write.
    """

    place: FileLine
    what: str

    def __str__(self) -> str:
        return f"{self.place.path}, line {self.place.line}: {self.what}"


class ContractBroken(AssertionError):
    """A game that breaks the contract.

    Args:
        why: the reason, if there are no flaws because no move was possible at all.
        flaws: all of them, by file and line.
    """

    def __init__(self, why: Reason | None = None, flaws: tuple[Flaw, ...] = ()) -> None:
        lines = [*map(str, flaws), *([told(why, DEFAULT_LANGUAGE)] if why is not None else ())]
        super().__init__("\n".join(lines))
        self.why = why
        self.flaws = flaws


class Flaws:
    """Collects the flaws of a game, each once.

    Args:
        game: the game.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        module = import_module(game.package)
        self.file = Path(module.__file__ or "")
        """The file that holds `GAME`."""
        self.folder = self.file.parent if hasattr(module, "__path__") else None
        """The folder of the game; None for a game that is a single file."""
        self._shared = [
            Path(place)
            for package in game.packages[:-1]
            for place in getattr(import_module(package), "__path__", ())
        ]
        """The folders of packages that it shares with other games."""
        self.too_long = 0
        """Number of calls of the game that were ended because they took too long."""
        self._found: dict[tuple[FileLine, Reason], Flaw] = {}
        self.endless = False
        """Whether a random game did not end."""
        self._raised: set[tuple[FileLine, str]] = set()
        """Exceptions of the game by the line that raises them: each is told once."""
        self._hooks: dict[tuple[type, str], FileLine] = {}
        self._fields: dict[str, FileLine] = {}
        self._things: dict[object, FileLine] = {}
        self._quoted: dict[str, FileLine] = {}

    def __iter__(self) -> Iterator[Flaw]:
        return iter(
            sorted(self._found.values(), key=lambda flaw: (flaw.place.path, flaw.place.line))
        )

    def add(self, place: FileLine, what: Reason, example: object = None) -> None:
        """Add a flaw.

        Args:
            example: its first occurrence.
        """
        if (place, what) in self._found:
            return
        told_with = what
        if example is not None:
            told_with = flaw("met-in", what=what, example=repr(example))
        text = told(told_with, DEFAULT_LANGUAGE)
        if what.package != PACKAGE:  # a fault of a file, which may be a clause
            text = text[:1].upper() + text[1:]
        whole = text if text[-1:] in SENTENCE_ENDS else f"{text}."
        self._found[place, what] = Flaw(place, whole)

    def promise(self, kept: object, place: FileLine, what: Reason, example: object = None) -> bool:
        """Add a flaw unless a promise is kept; return whether it is."""
        if not kept:
            self.add(place, what, example)
        return bool(kept)

    @contextmanager
    def asking(self, what: Reason, place: FileLine) -> Iterator[None]:
        """Context in which any exception of the game is added as a flaw.

        Args:
            what: the part called, as the beginning of a sentence.
            place: its place, if the exception does not show it.
        """
        try:
            yield
        except RAISED as fault:
            ended = cut_off(fault)
            if ended is not None:
                self.too_long += 1
                too_long = flaw("too-long", hook=ended.hook, seconds=ended.seconds)
                self.add(FileLine(Path(ended.file), ended.line), too_long)
                return
            raised, at = fault_text(fault), self.raised_at(fault)
            if at is None or (at, raised) not in self._raised:
                self.add(at or place, flaw("raises", what=what, error=raised))
            if at is not None:
                self._raised.add((at, raised))

    def raised_at(self, fault: BaseException) -> FileLine | None:
        """Return the innermost line of the game in the traceback of a fault."""
        if isinstance(fault, SyntaxError) and fault.filename is not None:
            return FileLine(Path(fault.filename), fault.lineno or 1)
        for frame in reversed(traceback.extract_tb(fault.__traceback__)):
            if self.owns(Path(frame.filename)):
                return FileLine(Path(frame.filename), frame.lineno or 1)
        return None

    def owns(self, path: Path) -> bool:
        """Return whether a file belongs to the game, or to a package that it shares."""
        if path == self.file if self.folder is None else self.folder in path.parents:
            return True
        return any(folder in path.parents for folder in self._shared)

    def text(self, name: str) -> Path:
        """Return the path of a file of the game's texts, which may be missing."""
        folder = self.folder or self.file.parent
        return folder / name if (folder / name).is_file() else folder / TEXTS / name

    def sources(self) -> tuple[Path, ...]:
        """List the game's modules."""
        if self.folder is None:
            return (self.file,)
        return tuple(sorted(self.folder.rglob("*.py")))

    def where(self, thing: object) -> FileLine:
        """Return the place of a class or function of the game; else the file of `GAME`."""
        while isinstance(thing, partial):
            thing = thing.func
        if thing not in self._things:
            found = _written(thing)
            own = found is not None and self.owns(found.path)
            self._things[thing] = found if found is not None and own else self.of_game()
        return self._things[thing]

    def of_game(self, field: str = "") -> FileLine:
        """Return the line of `GAME`, or of one of its fields."""
        if field not in self._fields:
            line = line_of(self.file, "GAME")
            own = (
                number
                for number, text in _numbered(self.file)
                if field and number >= line and text.strip().startswith(f"{field}=")
            )
            self._fields[field] = FileLine(self.file, next(own, line))
        return self._fields[field]

    def hook(self, owner: object, name: str) -> FileLine:
        """Return the place of a method or property in a class of the game or its parent there."""
        kind = owner if isinstance(owner, type) else type(owner)
        if (kind, name) not in self._hooks:
            self._hooks[kind, name] = self._hook(kind, name)
        return self._hooks[kind, name]

    def _hook(self, kind: type, name: str) -> FileLine:
        for parent in kind.__mro__:
            member = vars(parent).get(name)
            found = _written(member) if member is not None else None
            if found is not None and self.owns(found.path):
                return found
        return self.where(kind)

    def quoted(self, text: str, else_at: FileLine) -> FileLine:
        """Return the line of the game's modules that has a text in quotes."""
        if text not in self._quoted:
            marked = (f'"{text}"', f"'{text}'")
            lines = ((path, n, line) for path in self.sources() for n, line in _numbered(path))
            found = (FileLine(path, n) for path, n, line in lines if any(m in line for m in marked))
            self._quoted[text] = next(found, else_at)
        return self._quoted[text]


def fault_text(fault: BaseException) -> str:
    """Return a fault as one line without a full stop."""
    own = told(fault, DEFAULT_LANGUAGE) if isinstance(fault, ValueError) else str(fault)
    text = " ".join(own.split()).rstrip(".")
    return f"{type(fault).__name__}: {text}" if text else type(fault).__name__


def line_of(path: Path, *texts: str) -> int:
    """Return the first line of a file that has all these texts, 1 if none has."""
    lines = _numbered(path)
    return next((number for number, line in lines if all(text in line for text in texts)), 1)


def _numbered(path: Path) -> list[tuple[int, str]]:
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return [*enumerate(text.splitlines(), start=1)]


def _written(thing: object) -> FileLine | None:
    """Return the file and line of a class, function, method or property."""
    if isinstance(thing, type):
        try:
            path = Path(inspect.getfile(thing))
        except (TypeError, OSError):
            return None
        return FileLine(path, _classes(path).get(thing.__qualname__, 1))
    thing = getattr(thing, "fget", None) or getattr(thing, "func", None) or thing
    function: Callable[..., object] | None = getattr(thing, "__func__", None) or (
        thing if callable(thing) else None
    )
    code = getattr(inspect.unwrap(function), "__code__", None) if function is not None else None
    if code is not None:
        return FileLine(Path(code.co_filename), code.co_firstlineno)
    return _written(type(thing)) if type(thing).__module__ != "builtins" else None


@cache
def _classes(path: Path) -> dict[str, int]:
    """Return the line of each class of a module, by its name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name: node.lineno for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
