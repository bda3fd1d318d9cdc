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
    """One or more options that a game does not have, or with values it does not know."""


class Options(Value):
    """The options of one table.  A game without any uses this class itself."""

    def conflict(self) -> Reason | None:
        """Return why no table can be played so, each option being allowed; None if it can."""
        return None


class OptionKind(Value):
    """What one option may be: its listed `values`, the default first, and a range of `numbers`.

    `new` is the default of tables that are set up, where it is another than that of records.
    """

    name: str
    values: tuple[OptionValue, ...]
    numbers: range
    new: OptionValue | None = None

    @property
    def default(self) -> OptionValue:
        """What it is at a new table where nobody chooses."""
        return self.values[0] if self.new is None else self.new

    @property
    def any_number(self) -> bool:
        """Whether it is a number and nothing else."""
        return len(self.values) == 1 and self.values[0] in self.numbers

    @property
    def allowed(self) -> Reason:
        """What it may be, as part of a sentence."""
        values = tuple(str(value) for value in self.values)
        if not self.numbers:
            return Reason("either", values=values)
        low, high = self.numbers[0], self.numbers[-1]
        if self.any_number:
            return Reason("number-from-to", low=low, high=high)
        return Reason("either-or-number", values=values, low=low, high=high)

    def refused(self, text: str) -> Reason:
        """Return why a value cannot be taken."""
        return Reason("option-cannot-be", name=self.name, value=text, allowed=self.allowed)

    def read(self, text: str) -> OptionValue | None:
        """Read a value as it is typed; None if the option may not be that."""
        for value in self.values:
            if str(value).replace(" ", "-") == text.replace(" ", "-"):
                return value
        if text.isascii() and text.isdigit() and len(text) < 10 and int(text) in self.numbers:
            return int(text)
        return None


class Allowed(Value):
    """What an option may be, and how its default is made."""

    values: tuple[OptionValue, ...]
    numbers: range
    new: OptionValue | None = None

    def __call__(self) -> OptionValue:
        return self.values[0]


def option(*values: OptionValue, numbers: range = range(0), new: OptionValue | None = None) -> Any:
    """Declare an option of a game: its listed values, the default first, and other numbers.

    Args:
        values: the first is what a record means that does not say it.
        numbers: what else it may be.
        new: the default of new tables, where it has changed since records were written.
    """
    return made_by(Allowed(values, numbers, new))


def option_kinds(options: type[Options]) -> tuple[OptionKind, ...]:
    """List what a game lets the table choose, in the order of its fields.

    Raises:
        OptionError: with every field that does not say what it may be.
    """
    allowed = {name: defaults(options).get(name) for name in field_names(options)}
    faults = [name for name, one in allowed.items() if not isinstance(one, Allowed)]
    if faults:
        raise OptionError(
            Reason("option-not-declared", options=options.__name__, name=name) for name in faults
        )
    return tuple(
        OptionKind(name, one.values, one.numbers, one.new) for name, one in allowed.items() if one
    )


def new_options(options: type[O]) -> O:
    """Return the options of a new table where nobody chooses."""
    return options(**{kind.name: kind.default for kind in option_kinds(options)})


def check_together(options: Options) -> None:
    """See that options go together, wherever they were chosen.

    Raises:
        OptionError: they do not.
    """
    conflict = options.conflict()
    if conflict is not None:
        raise OptionError((conflict,))


@lru_cache(maxsize=256)
def _shared(read: Options) -> Any:
    """Return the one that equal options share: a server has many tables, and few kinds of them."""
    return read


def read_options(
    options: type[O], typed: Iterable[str], together: bool = True, new: bool = False
) -> O:
    """Read options from texts such as `call=turn`; the last of equal names counts.

    Args:
        options: the class of the game's options.
        typed: the texts.
        together: whether they are all that was chosen, so that they have to go together.
        new: whether a table is set up by them: what is not typed is as at any new table.

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
    usual = {kind.name: kind.default for kind in kinds.values()} if new else {}
    read: O = _shared(options(**(usual | chosen)))
    if together:
        check_together(read)
    return read


@lru_cache(maxsize=256)
def shared(options: O) -> O:
    """Return one object for equal options, which many tables of a server have."""
    return options


def changed(options: Options) -> tuple[tuple[str, OptionValue], ...]:
    """List name and value of each option that differs from its default at a new table."""
    pairs = [(kind, getattr(options, kind.name)) for kind in option_kinds(type(options))]
    return tuple((kind.name, value) for kind, value in pairs if value != kind.default)
