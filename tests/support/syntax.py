"""The program's source text as syntax trees: each file is read and parsed once in a process.

Tests of the source use this cache, and have the mark `ONE_PROCESS`, so that only one process of a
run parses the files.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

import audiogame

PACKAGE = Path(next(iter(audiogame.__path__)))
FILES = tuple(path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py")))
"""Paths of all files of the program, relative to it, such as `table/luck.py`."""
LOOKED_AT = [*FILES]
"""The files to check: all, or those of a game when the tests of one game are run."""
ONE_PROCESS = pytest.mark.xdist_group("syntax")
Node = TypeVar("Node", bound=ast.AST)


@cache
def tree(file: str) -> ast.Module:
    """Parse a file of the program."""
    return ast.parse((PACKAGE / file).read_text(encoding="utf-8"), filename=file)


@cache
def _by_kind(file: str) -> dict[type[ast.AST], list[ast.AST]]:
    found: defaultdict[type[ast.AST], list[ast.AST]] = defaultdict(list)
    for node in ast.walk(tree(file)):
        found[type(node)].append(node)
    return dict(found)


def nodes(file: str, *kinds: type[Node]) -> list[Node]:
    """List all nodes of a kind in a file, those of each kind in the order of `ast.walk`."""
    found = _by_kind(file)
    return [node for kind in kinds for node in found.get(kind, ()) if isinstance(node, kind)]


def has_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a module, class or function has a docstring, without formatting it."""
    return bool((ast.get_docstring(node, clean=False) or "").strip())
