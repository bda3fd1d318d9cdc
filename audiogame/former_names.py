"""Modules that have moved, by the names of before: games from outside may import them by these."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from importlib.abc import Loader

MOVED = {
    "audiogame.games.sika.bot": "audiogame.games.sika.bots.casual",
    "audiogame.rules.tables": "audiogame.rules.lookup_table",
    "audiogame.table.listening": "audiogame.table.listener",
}
"""Where each module is now; it is the same module under both names."""


class FormerNames:
    """Finds modules by their former names, as a finder and a loader of the import system.

    It does not inherit from those of `importlib.abc`, which bring half of what a start imports.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how a module of a former name is loaded; None for every other name."""
        return ModuleSpec(fullname, cast("Loader", self)) if fullname in MOVED else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the module that has moved, loaded under its own name."""
        module = import_module(MOVED[spec.name])
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Let the module, which has run already, keep the name that it has now."""
        assert module.__spec__ is not None, "a module that was just made has a spec"
        module.__spec__ = module.__spec__.loader_state


def find_former_names() -> None:
    """Let imports find modules by their former names too."""
    if not any(isinstance(finder, FormerNames) for finder in sys.meta_path):
        sys.meta_path.append(FormerNames())
