"""Placeables of a text: the variables, functions, variants and references in its braces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from audiogame.narration.message_values import Listing
from audiogame.narration.texts import FUNCTIONS

_ANY = Listing.of(["a", "b"])
"""A value that every function takes: a number with items, which have forms."""
_LAST_WORD = re.compile(r"(?:^|[\s,])(\w+)\s$")


class AskedForm(NamedTuple):
    """A form that a text asks for.

    Args:
        variable: whose form; empty if it is no variable.
        form: the name of the form.
    """

    variable: str
    form: str


class Variant(NamedTuple):
    """A variant of a text.

    Args:
        variable: that selects it; empty if none does.
        form: by which it is selected; empty if it is no form.
        key: of the variant.
        default: whether it is the one for all other keys.
    """

    variable: str
    form: str
    key: str
    default: bool


class Joined(NamedTuple):
    """A word before a value, such as "and"; the variable is empty if the value is none."""

    word: str
    variable: str


class Placeables(Visitor):
    """Visitor that collects what a text uses besides its words."""

    def __init__(self) -> None:
        self.variables: dict[str, int] = {}
        """The names after the dollar sign, with the position of each one's first use."""
        self.selected: set[str] = set()
        """The variables that it selects by as they are."""
        self.forms: set[AskedForm] = set()
        self.lists: set[str] = set()
        """The variables whose items are told one by one."""
        self.variants: set[Variant] = set()
        self.joined: set[Joined] = set()
        self.references: set[str] = set()
        """The messages and terms in it, with the attribute that is told of them."""
        self.unknown: set[str] = set()
        """Functions that there are not."""
        self.unfit: set[str] = set()
        """Functions with values that they do not take."""

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # Fluent's name
        """Add the words before values."""
        for before, after in pairwise(node.elements):
            match before, after:
                case ast.TextElement(value=words), ast.Placeable(expression=told):
                    found = _LAST_WORD.search(words)
                    word = found[1] if found else ""
                    self.joined.update(Joined(word, variable) for variable in _first_values(told))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        """Add a variable."""
        self.variables.setdefault(node.id.name, node.span.start if node.span else 0)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # Fluent's name
        """Add a message."""
        self.references.add(_referred(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # Fluent's name
        """Add a term."""
        self.references.add(_referred(f"-{node.id.name}", node.attribute))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Fluent's name
        """Add the variants."""
        variable, form = _variable_of(node.selector), ""
        match node.selector:
            case ast.FunctionReference(id=ast.Identifier(name="FORM")) as asked:
                form = next((one.form for one in _forms(asked)), "")
            case ast.VariableReference():
                self.selected.add(variable)
        for one in node.variants:
            key = one.key.value if isinstance(one.key, ast.NumberLiteral) else one.key.name
            self.variants.add(Variant(variable, form, key, one.default))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # Fluent's name
        """Add a function."""
        name = node.id.name
        self.forms.update(_forms(node))
        told = filter(None, map(_variable_of, node.arguments.positional))
        if name in ("AND", "OR", "JOINED", "HAND"):
            self.lists.update(told)
        if name not in FUNCTIONS:
            self.unknown.add(name)
        elif not _takes(node):
            self.unfit.add(name)
        self.generic_visit(node)


def _variable_of(node: Any) -> str:
    """Return the name of a variable, or of one that a function tells; empty if it is neither."""
    match node:
        case ast.VariableReference():
            return str(node.id.name)
        case ast.FunctionReference(arguments=ast.CallArguments(positional=[first, *_])):
            return _variable_of(first)
    return ""


def _first_values(node: Any) -> Iterator[str]:
    """Yield the variables that a placeable may begin with; empty for another value."""
    match node:
        case ast.SelectExpression():
            for one in node.variants:
                match one.value.elements:
                    case [ast.Placeable() as first, *_]:
                        yield from _first_values(first.expression)
        case ast.Placeable():
            yield from _first_values(node.expression)
        case ast.StringLiteral():
            return
        case _:
            yield _variable_of(node)


def _referred(name: str, attribute: ast.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute is not None else name


def _forms(node: ast.FunctionReference) -> Iterator[AskedForm]:
    match node.id.name, node.arguments.positional:
        case "FORM", [thing, ast.StringLiteral() as form]:
            named = thing.id.name if isinstance(thing, ast.VariableReference) else ""
            yield AskedForm(named, form.value)


def _takes(node: ast.FunctionReference) -> bool:
    """Return whether a function takes as many values as it is called with, and these options."""
    values = [
        str(one.parse()["value"]) if isinstance(one, ast.StringLiteral) else _ANY
        for one in node.arguments.positional
    ]
    options = {
        one.name.name: int(one.value.value) if one.value.value.isdecimal() else one.value.value
        for one in node.arguments.named
    }
    try:
        FUNCTIONS[node.id.name](*values, **options)
    except (TypeError, ValueError, AttributeError):
        return False
    return True
