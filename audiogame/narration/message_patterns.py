"""What a message says, made ready to be resolved with values.

Parsed entries of Fluent become patterns: a pattern is a text, or parts that are texts and
functions.  Each function gets a `Scope` with all that it needs, and returns a text or a value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from fluent.syntax import ast

from audiogame.narration.message_values import MessageValue
from audiogame.narration.plural_rules import plural_form
from audiogame.narration.text_errors import CannotTell

Resolved: TypeAlias = str | MessageValue
Part: TypeAlias = "Callable[[Scope], Resolved]"

MOST_PARTS = 1000
"""Parts of one message, with all that it refers to."""
LONGEST_PART = 2500
"""Characters of one part."""


class Missing(MessageValue):
    """A variable of a term that whoever refers to it does not give: no variant is meant by it."""

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


class Scope:
    """What is known while one message is resolved.

    Args:
        bundle: where other messages, terms and functions are found.
        args: the values of variables.
    """

    __slots__ = ("active", "args", "bundle", "in_term", "parts")

    def __init__(self, bundle: Bundle, args: Mapping[str, Any]) -> None:
        self.bundle = bundle
        self.args = args
        self.in_term = False
        """Whether the variables are those of a term, which need not be given."""
        self.parts = 0
        """How many parts have been put together."""
        self.active: set[Pattern] = set()
        """What is being resolved, so that a circle is found."""

    def written(self, value: Resolved) -> str:
        """Return a value as text.

        Raises:
            CannotTell: it is too long.
        """
        if isinstance(value, MessageValue):
            return value.format(self.bundle.language)
        if len(value) > LONGEST_PART:
            raise CannotTell(
                f"Too many characters in placeable ({len(value)}, max allowed is {LONGEST_PART})"
            )
        return value


class Pattern:
    """A text with places for values."""

    __slots__ = ("_parts",)

    def __init__(self, pattern: ast.Pattern) -> None:
        self._parts = tuple(_element(element) for element in pattern.elements)
        if all(isinstance(part, str) for part in self._parts):
            self._parts = ("".join(str(part) for part in self._parts),)

    def resolve(self, scope: Scope) -> str:
        """Put it together.

        Raises:
            CannotTell: with the first reason.
        """
        parts = self._parts
        if len(parts) == 1 and isinstance(parts[0], str):
            return parts[0]
        if self in scope.active:
            raise CannotTell("Cyclic reference")
        if len(parts) > 1 and len(parts) + scope.parts > MOST_PARTS:
            raise CannotTell(f"Too many parts in message (> {MOST_PARTS}), aborting.")
        scope.active.add(self)
        texts = [scope.written(part if isinstance(part, str) else part(scope)) for part in parts]
        scope.active.remove(self)
        if len(parts) == 1:
            return texts[0]
        scope.parts += len(parts)
        return "".join([scope.written(text) for text in texts])


class Message:
    """A message or a term: what it says, and what its attributes say."""

    __slots__ = ("attributes", "value")

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.value = Pattern(entry.value) if entry.value else None
        self.attributes = {one.id.name: Pattern(one.value) for one in entry.attributes}


def _element(element: ast.TextElement | ast.Placeable) -> str | Part:
    if isinstance(element, ast.TextElement):
        return element.value
    return _expression(element.expression)


def _expression(node: Any) -> str | Part:
    match node:
        case ast.StringLiteral():
            return str(node.parse()["value"])
        case ast.NumberLiteral():
            return _number(_value_of(node))
        case ast.VariableReference():
            return _variable(node.id.name)
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


def _number(number: float) -> Part:
    from audiogame.narration.number_format import FormattedNumber

    formatted = FormattedNumber(number)
    return lambda _: formatted


def _variable(name: str) -> Part:
    def value(scope: Scope) -> Resolved:
        try:
            found = scope.args[name]
        except LookupError:
            if scope.in_term:
                return Missing(name)
            raise CannotTell(f"Unknown external: {name}") from None
        if isinstance(found, (MessageValue, str)):
            return found
        raise CannotTell(f"Unsupported external type: {name}, {type(found)}")

    return value


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
        before = scope.args, scope.in_term
        scope.args, scope.in_term = {key: part(scope) for key, part in given.items()}, True
        told = text(scope)
        scope.args, scope.in_term = before
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
        except Exception as fault:  # whatever a function of a message cannot take
            raise CannotTell(str(fault)) from fault

    return value


def _selection(node: ast.SelectExpression) -> Part:
    selector = _part(node.selector)
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

    def text(scope: Scope) -> str:
        chosen = selector(scope)
        for key, pattern in variants:
            if _meant(chosen, key, scope.bundle.language):
                return pattern.resolve(scope)
        return default.resolve(scope)

    return text


def _meant(chosen: Resolved, key: str | float, language: str) -> bool:
    """Tell whether a value selects the variant of a key: by itself, or by its plural form."""
    value = getattr(chosen, "number", chosen)
    if isinstance(value, (int, float)):
        if isinstance(key, str):
            return plural_form(value, language) == key
        return value == key
    if isinstance(key, str):
        return bool(value == key)
    return bool(plural_form(key, language) == value)
