"""Compiled message patterns, ready to be formatted with values.

Parsed Fluent entries are compiled to patterns: a pattern is a text, or parts that are texts and
functions. Each function is called with a `Scope`, and returns a text or a value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import cache, lru_cache
from typing import Any, NoReturn, Protocol, TypeAlias

from fluent.syntax import ast

from audiogame.narration.cldr import language_of
from audiogame.narration.message_values import CannotTell, Figure, MessageValue, TooLongToTell, Word

OTHER = "other"
Condition = Callable[[dict[str, float]], bool]
_RELATION = r"([nivwftce])(?: mod (\d+))?( not)? in ([\d.,]+)"


@cache
def _conditions(language: str) -> tuple[tuple[str, Condition], ...]:
    plurals = language_of(language).plurals
    return tuple((form, _any_of(text)) for form, text in plurals.items())


@lru_cache(maxsize=1024)
def plural_form(number: float, language: str) -> str:
    """Return the plural form of a number.

    Args:
        number: a whole number or one with a fraction; its sign is ignored.
        language: a language code, such as "fr".
    """
    operands: dict[str, float] | None = None
    for form, condition in _conditions(language):
        if operands is None:
            operands = operands_of(number)
        if condition(operands):
            return form
    return OTHER


def operands_of(number: float) -> dict[str, float]:
    """Return the operands of a number by their names in CLDR's plural rules.

    Returns:
        n: its absolute value; i: its whole digits; v and w: the number of digits of its fraction,
        with and without trailing zeros; f and t: these digits; c and e: 0, the exponent of a number
        in compact form, which no message has.
    """
    size = abs(number)
    whole = int(size)
    digits = "" if whole == size else f"{Decimal(repr(size)):f}".partition(".")[2]
    count, fraction = len(digits), int(digits or 0)
    operands: dict[str, float] = dict.fromkeys("vw", count)
    operands |= dict.fromkeys("ft", fraction) | dict.fromkeys("ce", 0)
    return operands | {"n": size if digits else whole, "i": whole}


def _any_of(text: str) -> Condition:
    conditions = tuple(_all_of(part) for part in text.split(" or "))
    return lambda operands: any(condition(operands) for condition in conditions)


def _all_of(text: str) -> Condition:
    relations = tuple(_relation(part) for part in text.split(" and "))
    return lambda operands: all(relation(operands) for relation in relations)


def _relation(text: str) -> Condition:
    found = re.fullmatch(_RELATION, text)
    if found is None:
        raise CannotTell(f"{text!r} is no relation of a plural rule.")
    operand, divisor, negated, listed = found.groups()
    ranges = tuple(_range(part) for part in listed.split(","))

    def holds(operands: dict[str, float]) -> bool:
        value = operands[operand]
        if divisor:
            value %= int(divisor)
        return any(value in numbers for numbers in ranges) is not bool(negated)

    return holds


def _range(text: str) -> range:
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)


Resolved: TypeAlias = str | MessageValue
Part: TypeAlias = "Callable[[Scope], Resolved]"

MOST_PARTS = 1000
"""Parts of one message at most, with all messages that it refers to."""
LONGEST_PART = 2500
"""Characters of one part at most."""


class Missing(MessageValue):
    """A variable of a term that the referring message does not give: it selects no variant."""

    def __init__(self, name: str) -> None:
        self.name = name

    def format(self, language: str) -> str:
        """Return its name."""
        return self.name


class Bundle(Protocol):
    """The messages of one language."""

    language: str
    functions: Mapping[str, Callable[..., Resolved]]

    def find(self, name: str) -> Message | None:
        """Find a message, or a term whose name begins with "-"."""


class Variables(dict[str, Any]):
    """The values of variables, each of which is a text or a message value."""

    def __missing__(self, name: str) -> Resolved:
        raise CannotTell(f"Unknown external: {name}")


class _Given:
    """The values of variables as they were given, of any type.

    Args:
        values: by name.
        in_term: whether they are those of a term, which are optional.
    """

    __slots__ = ("_in_term", "_values")

    def __init__(self, values: Mapping[str, Any], in_term: bool = False) -> None:
        self._values = values
        self._in_term = in_term

    def __getitem__(self, name: str) -> Resolved:
        try:
            found = self._values[name]
        except LookupError:
            if self._in_term:
                return Missing(name)
            raise CannotTell(f"Unknown external: {name}") from None
        if isinstance(found, (MessageValue, str)):
            return found
        raise CannotTell(f"Unsupported external type: {name}, {type(found)}")


class Scope:
    """The context of formatting one message.

    Args:
        bundle: source of other messages, terms and functions.
        args: the values of variables.
    """

    __slots__ = ("active", "args", "bundle", "parts")

    def __init__(self, bundle: Bundle, args: Mapping[str, Any]) -> None:
        self.bundle = bundle
        self.args = args if isinstance(args, Variables) else _Given(args)
        self.parts = 0
        """Number of parts formatted so far."""
        self.active: set[Pattern] = set()
        """The patterns being formatted, to detect cycles."""

    def written(self, value: Resolved) -> str:
        """Return a value as text.

        Raises:
            CannotTell: it is too long.
        """
        if isinstance(value, MessageValue):
            return value.format(self.bundle.language)
        return value if len(value) <= LONGEST_PART else _too_long(value)


def _too_long(text: str) -> NoReturn:
    raise TooLongToTell(
        f"Too many characters in placeable ({len(text)}, max allowed is {LONGEST_PART})"
    )


class Pattern:
    """A text with placeholders for values.

    Every line is formatted here, so it is optimised: constant parts are precomputed, and a text is
    distinguished from a function by its type alone.
    """

    __slots__ = ("_parts", "_refers", "_too_long", "text")

    def __init__(self, pattern: ast.Pattern) -> None:
        self._parts = tuple(_element(element) for element in pattern.elements)
        self._refers = any(_refers(element) for element in pattern.elements)
        """Whether it refers to other messages, so that a cycle is possible."""
        texts = [part for part in self._parts if isinstance(part, str)]
        self._too_long = max(texts, key=len, default="")
        """The longest of its own texts, if too long for one part of several; else empty."""
        if len(self._too_long) <= LONGEST_PART or len(self._parts) == 1:
            self._too_long = ""
        self.text: str | None = None
        """Its text if it has no placeholders; else None."""
        if len(texts) == len(self._parts):
            self.text = "".join(texts)

    def resolve(self, scope: Scope) -> str:
        """Format it.

        Raises:
            CannotTell: with the first reason.
        """
        if self.text is not None:
            return self.text
        parts, language, alone = self._parts, scope.bundle.language, len(self._parts) == 1
        args = scope.args
        if self._refers:
            if self in scope.active:
                raise CannotTell("Cyclic reference")
            scope.active.add(self)
        if not alone and len(parts) + scope.parts > MOST_PARTS:
            raise CannotTell(f"Too many parts in message (> {MOST_PARTS}), aborting.")
        if self._too_long:
            _too_long(self._too_long)
        texts = []
        for part in parts:
            if type(part) is not str:
                value = args[part.name] if type(part) is _Variable else part(scope)  # type: ignore[operator]  # no text, so a function
                part = value if isinstance(value, str) else value.text or value.format(language)
                if len(part) > LONGEST_PART and not (alone and part is not value):
                    _too_long(part)
            texts.append(part)
        if not alone:
            scope.parts += len(parts)
        if self._refers:
            scope.active.remove(self)
        return "".join(texts)


class Message:
    """A message or a term: its value and its attributes."""

    __slots__ = ("attributes", "value")

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.value = Pattern(entry.value) if entry.value else None
        self.attributes = {one.id.name: Pattern(one.value) for one in entry.attributes}


def _refers(node: Any) -> bool:
    """Return whether a part of a message refers to another message or a term."""
    match node:
        case ast.MessageReference() | ast.TermReference():
            return True
        case ast.Placeable():
            return _refers(node.expression)
        case ast.SelectExpression():
            # A variant is a pattern of its own, which checks itself.
            return _refers(node.selector)
        case ast.FunctionReference():
            return any(_refers(one) for one in node.arguments.positional)
    return False


def _element(element: ast.TextElement | ast.Placeable) -> str | Part:
    if isinstance(element, ast.TextElement):
        return element.value
    return _expression(element.expression)


def _expression(node: Any) -> str | Part:
    match node:
        case ast.StringLiteral():
            return str(node.parse()["value"])
        case ast.NumberLiteral():
            return _figure(node.value)
        case ast.VariableReference():
            return _Variable(node.id.name)
        case ast.SelectExpression():
            return _selection(node)
        case ast.FunctionReference():
            return _call(node)
        case ast.MessageReference() | ast.TermReference():
            return _reference(node)
        case ast.Placeable():
            inner = _expression(node.expression)
            return inner if isinstance(inner, str) else lambda scope: scope.written(inner(scope))
    raise CannotTell(f"Unknown expression: {type(node).__name__}")


def _part(node: Any) -> Part:
    found = _expression(node)
    return (lambda _: found) if isinstance(found, str) else found


def _value_of(node: ast.NumberLiteral) -> float:
    return float(node.value) if "." in node.value else int(node.value)


def _figure(digits: str) -> str | Part:
    """Return a number as typed; a whole one has a plural form."""
    if "." in digits:
        return digits
    figure = Figure(digits)
    return lambda _: figure


class _Variable:
    """A variable, as a part of a message; most parts are one."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, scope: Scope) -> Resolved:
        return scope.args[self.name]


def _reference(node: ast.MessageReference | ast.TermReference) -> Part:
    term = isinstance(node, ast.TermReference)
    name = f"-{node.id.name}" if term else node.id.name
    attribute = node.attribute.name if node.attribute else None
    shown = f"{name}.{attribute}" if attribute else name
    kind = "attribute" if attribute else "term" if term else "message"

    def text(scope: Scope) -> str:
        found = scope.bundle.find(name)
        if found is None or (attribute and attribute not in found.attributes):
            raise CannotTell(f"Unknown {kind}: {shown}")
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise CannotTell(f"No pattern: {shown}")
        return pattern.resolve(scope)

    if not isinstance(node, ast.TermReference):
        return text
    positional = node.arguments.positional if node.arguments else []
    named = node.arguments.named if node.arguments else []
    given = {one.name.name: _part(one.value) for one in named}

    def with_its_own(scope: Scope) -> str:
        if positional:
            raise CannotTell(f"Ignored positional arguments passed to term '{shown}'")
        before = scope.args
        scope.args = _Given({key: part(scope) for key, part in given.items()}, in_term=True)
        told = text(scope)
        scope.args = before
        return told

    return with_its_own


def _call(node: ast.FunctionReference) -> Part:
    name = node.id.name
    positional = [_part(one) for one in node.arguments.positional]
    named = {
        one.name.name: _value_of(one.value)
        if isinstance(one.value, ast.NumberLiteral)
        else str(one.value.parse()["value"])
        for one in node.arguments.named
    }

    def value(scope: Scope) -> Resolved:
        values = [part(scope) for part in positional]
        function = scope.bundle.functions.get(name)
        if function is None:
            raise CannotTell(f"Unknown function: {name}")
        try:
            return function(*values, **named)
        except Exception as fault:  # any exception of a message's function
            raise CannotTell(str(fault)) from fault

    return value


def _selection(node: ast.SelectExpression) -> Part:
    selector = _part(node.selector)
    variable = selector.name if isinstance(selector, _Variable) else ""
    variants = [
        (
            _value_of(one.key) if isinstance(one.key, ast.NumberLiteral) else one.key.name,
            Pattern(one.value),
        )
        for one in node.variants
    ]
    default = next(
        pattern for one, (_, pattern) in zip(node.variants, variants, strict=True) if one.default
    )

    by_word = {key: pattern for key, pattern in reversed(variants) if isinstance(key, str)}
    only_words = len(by_word) == len(variants)
    # The last variant, where it is the default, is chosen without a look at its word.
    words = variants[:-1] if node.variants[-1].default else variants
    counts = any(isinstance(key, str) for key, _ in words)

    def text(scope: Scope) -> str:
        chosen = scope.args[variable] if variable else selector(scope)
        if type(chosen) is Word and only_words:  # most are
            return by_word.get(chosen.key, default).resolve(scope)
        value: Any = getattr(chosen, "number", chosen)
        if isinstance(value, (int, float)):
            form = plural_form(value, scope.bundle.language) if counts else ""
            if only_words:
                return by_word.get(form, default).resolve(scope)
            for key, pattern in variants:
                if (form if isinstance(key, str) else value) == key:
                    return pattern.resolve(scope)
        elif only_words:
            return by_word.get(value, default).resolve(scope)
        else:
            for key, pattern in variants:
                if _meant(value, key, scope.bundle.language):
                    return pattern.resolve(scope)
        return default.resolve(scope)

    return text


def _meant(value: object, key: str | float, language: str) -> bool:
    """Return whether a text or word selects the variant of a key, or of a key's plural form."""
    if isinstance(key, str):
        return bool(value == key)
    return bool(plural_form(key, language) == value)
