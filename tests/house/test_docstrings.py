"""Public methods say what they are for, in the code itself; ruff looks for all else (`D1`)."""

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
    """Yield the public methods of a module's public classes that are undocumented."""
    for node in module.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            for method in methods(node):
                if not has_docstring(method) and method.name not in promised:
                    yield f"line {method.lineno}: {node.name}.{method.name}"


def test_public_methods_have_docstrings() -> None:
    """A method may inherit it from its protocol."""
    known = promised()
    found = [f"{file}, {one}" for file in LOOKED_AT for one in silent(tree(file), known)]
    none_of(found)
    assert len(LOOKED_AT) > 100


def test_a_method_without_a_docstring_is_named() -> None:
    """With its line; what a protocol documents counts as documented."""
    module = ast.parse("class A:\n    def b(self): ...\n    def _c(self): ...\n")
    assert list(silent(module, frozenset())) == ["line 2: A.b"]
    assert list(silent(module, frozenset({"b"}))) == []
