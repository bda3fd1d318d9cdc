"""A form: settings with their values side by side, for front ends that can show one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from audiogame.rules.value import Value

if TYPE_CHECKING:
    from collections.abc import Mapping


class ControlKind(Enum):
    """The widget that a value is chosen with."""

    CHOICE = "choice"
    YES = "yes"
    NUMBER = "number"
    TEXT = "text"


class Control(Value):
    """A setting that can be changed in place.

    Args:
        name: of the setting.
        kind: the widget.
        value: the present value as typed; "yes" or "no" for a yes-no setting.
        told: the spoken text: the setting, a colon, its value.
        options: the words for each value of a choice.
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
        """The setting's name in words."""
        return self.told.partition(":")[0]

    @property
    def words(self) -> str:
        """The value in words."""
        return self.told.partition(":")[2].strip()
