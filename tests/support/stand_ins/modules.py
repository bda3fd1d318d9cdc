"""Fake modules of another system, installed in Python's import system."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

Fill = Callable[[ModuleType], None]
REAL = ("accessible_output2", "libloader", "platform_utils", "pyttsx3")
"""The libraries that detect the system when they are imported."""


class Modules(MetaPathFinder, Loader):
    """An import finder of fake modules; each is filled when it is imported, as real ones are.

    Args:
        fills: by name of a module, the function that fills it.
    """

    def __init__(self, fills: Mapping[str, Fill]) -> None:
        self._fills = fills

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self._fills:
            return None
        return ModuleSpec(fullname, self, is_package=True)

    def exec_module(self, module: ModuleType) -> None:
        self._fills[module.__name__](module)


def _forget(names: Sequence[str]) -> dict[str, ModuleType]:
    tops = {name.partition(".")[0] for name in names}
    gone = {name: sys.modules[name] for name in sys.modules if name.partition(".")[0] in tops}
    for name in gone:
        del sys.modules[name]
    return gone


@contextmanager
def found(fills: Mapping[str, Fill]) -> Iterator[None]:
    """Install fake modules, and reimport the real libraries over them."""
    finder, names = Modules(fills), (*fills, *REAL)
    before = _forget(names)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        _forget(names)
        sys.modules.update(before)
