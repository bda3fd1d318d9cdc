"""Table options: one class a game, one field an option, the default first.

    class SikaOptions(Options):
        call: str = option("game", "turn")
        ante: int = option(0, numbers=range(1_000_001))

They are typed as they are printed: `call=turn`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeVar

from audiogame.rules.fault import Faults, Reason
from audiogame.rules.notation import nearest
from audiogame.rules.value import Value, defaults, field_names, made_by

OptionValue = str | int
O = TypeVar("O", bound="Options")  # noqa: E741


class OptionError(Faults):
    """One or more unknown options, or options with unknown values."""


class Options(Value):
    """The options of one table.  A game without any uses this class itself."""

    def conflict(self) -> Reason | None:
        """Return why these options conflict, each being allowed; None if they do not."""
        return None


class OptionKind(Value):
    """Allowed values of one option: listed ones, the default first, and a range of `numbers`."""

    name: str
    values: tuple[OptionValue, ...]
    numbers: range

    @property
    def default(self) -> OptionValue:
        """Value where nobody chooses one."""
        return self.values[0]

    @property
    def any_number(self) -> bool:
        """Whether the option is a number and nothing else."""
        return len(self.values) == 1 and self.values[0] in self.numbers

    @property
    def allowed(self) -> Reason:
        """The allowed values, as part of a sentence."""
        values = tuple(str(value) for value in self.values)
        if not self.numbers:
            return Reason("either", values=values)
        low, high = self.numbers[0], self.numbers[-1]
        if all(value in self.numbers for value in self.values):
            return Reason("number-from-to", low=low, high=high)
        return Reason("either-or-number", values=values, low=low, high=high)

    def refused(self, text: str) -> Reason:
        """Return why a value is refused."""
        return Reason("option-cannot-be", name=self.name, value=text, allowed=self.allowed)

    def read(self, text: str) -> OptionValue | None:
        """Parse a typed value; None if it is not allowed."""
        for value in self.values:
            if str(value).replace(" ", "-") == text.replace(" ", "-"):
                return value
        if text.isascii() and text.isdigit() and len(text) < 10 and int(text) in self.numbers:
            return int(text)
        return None


class Allowed(Value):
    """Allowed values of an option, and its default."""

    values: tuple[OptionValue, ...]
    numbers: range

    def __call__(self) -> OptionValue:
        return self.values[0]


def option(*values: OptionValue, numbers: range = range(0)) -> Any:
    """Declare an option of a game: its listed values, the default first, and other numbers.

    Args:
        values: allowed values; the first is the default.
        numbers: numbers allowed beside them.
    """
    return made_by(Allowed(values, numbers))


def option_kinds(options: type[Options]) -> tuple[OptionKind, ...]:
    """Return the options that a game lets the table choose, in the order of its fields.

    Raises:
        OptionError: with every field that does not declare its values.
    """
    allowed = {name: defaults(options).get(name) for name in field_names(options)}
    faults = [name for name, one in allowed.items() if not isinstance(one, Allowed)]
    if faults:
        raise OptionError(
            Reason("option-not-declared", options=options.__name__, name=name) for name in faults
        )
    return tuple(OptionKind(name, one.values, one.numbers) for name, one in allowed.items() if one)


def check_together(options: Options) -> None:
    """Check that options do not conflict, wherever they were chosen.

    Raises:
        OptionError: they conflict.
    """
    conflict = options.conflict()
    if conflict is not None:
        raise OptionError((conflict,))


@lru_cache(maxsize=256)
def _shared(read: Options) -> Any:
    """Intern equal options: a server has many tables, and few different options."""
    return read


def read_options(options: type[O], typed: Iterable[str], together: bool = True) -> O:
    """Parse options from texts such as `call=turn`; the last of equal names counts.

    Args:
        options: the class of the game's options.
        typed: the texts.
        together: whether they are complete, so that conflicts are errors.

    Raises:
        OptionError: with every fault, each with what is allowed.
    """
    kinds = {kind.name: kind for kind in option_kinds(options)}
    chosen: dict[str, Any] = {}
    faults = []
    for text in typed:
        name, equals, value_text = text.partition("=")
        kind = kinds.get(name.strip())
        if kind is None:
            near = nearest(name.strip(), kinds) if kinds else Reason("game-has-none")
            faults.append(Reason("no-option", name=name.strip(), near=near))
        elif not equals:
            default = str(kind.default)
            faults.append(Reason("option-without-value", name=name, default=default))
        elif (value := kind.read(value_text.strip())) is None:
            faults.append(kind.refused(value_text.strip()))
        else:
            chosen[kind.name] = value
    if faults:
        raise OptionError(faults)
    read: O = _shared(options(**chosen))
    if together:
        check_together(read)
    return read


@lru_cache(maxsize=256)
def shared(options: O) -> O:
    """Return the interned object for equal options, which many tables of a server share."""
    return options


def changed(options: Options) -> tuple[tuple[str, OptionValue], ...]:
    """List the name and value of each option that differs from its default."""
    pairs = [(kind, getattr(options, kind.name)) for kind in option_kinds(type(options))]
    return tuple((kind.name, value) for kind, value in pairs if value != kind.default)
