"""Everything public says what it is for, in the code itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from offenders import none_of
from syntax import FILES, ONE_PROCESS, has_docstring, nodes, tree

pytestmark = ONE_PROCESS
LOOKED_AT = [file for file in FILES if not file.startswith("games/")]
"""Games are looked at by `test_documented.py`."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def overloads(function: Function) -> bool:
    """Whether a function is only a typing overload."""
    return any(ast.unparse(one) == "overload" for one in function.decorator_list)


def methods(node: ast.ClassDef) -> Iterator[Function]:
    """Yield the public methods of a class."""
    for part in node.body:
        if isinstance(part, FUNCTIONS) and not part.name.startswith("_") and not overloads(part):
            yield part


def promised() -> frozenset[str]:
    """Return the methods documented by a protocol or abstract class for all implementations."""
    return frozenset(
        method.name
        for file in LOOKED_AT
        for node in nodes(file, ast.ClassDef)
        for method in methods(node)
        if any(ast.unparse(base) == "Protocol" for base in node.bases)
        or any(ast.unparse(one) == "abstractmethod" for one in method.decorator_list)
        if has_docstring(method)
    )


def silent(module: ast.Module, promised: frozenset[str]) -> Iterator[str]:
    """Yield what is public in a module and undocumented."""
    if not has_docstring(module):
        yield "the module"
    for node in module.body:
        if not isinstance(node, (ast.ClassDef, *FUNCTIONS)) or node.name.startswith("_"):
            continue
        if not has_docstring(node):
            yield f"line {node.lineno}: {node.name}"
        if isinstance(node, ast.ClassDef):
            for method in methods(node):
                if not has_docstring(method) and method.name not in promised:
                    yield f"line {method.lineno}: {node.name}.{method.name}"


def test_what_is_public_has_a_docstring() -> None:
    """Modules too; a method may inherit it from its protocol."""
    known = promised()
    found = [f"{file}, {one}" for file in LOOKED_AT for one in silent(tree(file), known)]
    none_of(found)
    assert len(LOOKED_AT) > 100


def test_what_has_no_docstring_is_named() -> None:
    """With its line; what a protocol documents counts as documented."""
    module = ast.parse("class A:\n    def b(self): ...\n    def _c(self): ...\n\ndef d(): ...\n")
    named = ["the module", "line 1: A", "line 2: A.b", "line 5: d"]
    assert list(silent(module, frozenset())) == named
    assert list(silent(module, frozenset({"b"}))) == [*named[:2], named[3]]
