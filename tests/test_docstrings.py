"""Everything public says what it is for, in the code itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import audiogame

PACKAGE = Path(next(iter(audiogame.__path__)))
TREES = {
    path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.relative_to(PACKAGE).parts[0] != "games"
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def methods(node: ast.ClassDef) -> Iterator[Function]:
    """Yield the public methods of a class."""
    for part in node.body:
        if isinstance(part, FUNCTIONS) and not part.name.startswith("_"):
            yield part


def promised() -> frozenset[str]:
    """Return the methods that a protocol or an abstract class explains for all who have them."""
    return frozenset(
        method.name
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for method in methods(node)
        if any(ast.unparse(base) == "Protocol" for base in node.bases)
        or any(ast.unparse(one) == "abstractmethod" for one in method.decorator_list)
        if ast.get_docstring(method)
    )


PROMISED = promised()


def silent(tree: ast.Module) -> Iterator[str]:
    """Yield what is public in a module and says nothing of itself."""
    for node in tree.body:
        if not isinstance(node, (ast.ClassDef, *FUNCTIONS)) or node.name.startswith("_"):
            continue
        if not ast.get_docstring(node):
            yield f"line {node.lineno}: {node.name}"
        if isinstance(node, ast.ClassDef):
            for method in methods(node):
                if not ast.get_docstring(method) and method.name not in PROMISED:
                    yield f"line {method.lineno}: {node.name}.{method.name}"


@pytest.mark.parametrize("name", TREES)
def test_what_is_public_has_a_docstring(name: str) -> None:
    """So have modules; a method may leave it to the protocol that it keeps."""
    assert ast.get_docstring(TREES[name]), "the module"
    assert list(silent(TREES[name])) == []


def test_what_is_silent_is_named() -> None:
    """With its line."""
    tree = ast.parse("class A:\n    def b(self): ...\n    def _c(self): ...\n\ndef d(): ...\n")
    assert list(silent(tree)) == ["line 1: A", "line 2: A.b", "line 5: d"]
