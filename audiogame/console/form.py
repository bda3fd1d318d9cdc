"""A form: settings with their values side by side, for front ends that can show one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from audiogame.rules.value import Value

if TYPE_CHECKING:
    from collections.abc import Mapping


class ControlKind(Enum):
    """What a value is chosen with."""

    CHOICE = "choice"
    YES = "yes"
    NUMBER = "number"
    TEXT = "text"


class Control(Value):
    """A setting that can be changed where it stands.

    Args:
        name: of the setting.
        kind: what its value is chosen with.
        value: as it is now, as it would be typed; "yes" or "no" where that is the question.
        told: the setting with its value, as it is said.
        options: the words of each value of a choice.
        low: the least number; likewise `high`, and `step` from one to the next.
    """

    name: str
    kind: ControlKind
    value: str
    told: str
    options: Mapping[str, str]
    low: float = 0.0
    high: float = 0.0
    step: float = 1.0

    @property
    def label(self) -> str:
        """What the setting is called."""
        return self.told.partition(":")[0]

    @property
    def words(self) -> str:
        """The value in words."""
        return self.told.partition(":")[2].strip()
