"""A measured figure, with its target, and the table of all of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Measurement:
    """One measured figure.

    Args:
        name: what was measured.
        value: the figure, in `unit`.
        unit: such as "ms" or "a second".
        most: what it may be at most; None without such a limit.
        least: what it has to be at least; None without such a limit.
    """

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def missed(self) -> bool:
        """Whether its target is missed."""
        too_much = self.most is not None and self.value > self.most
        return too_much or (self.least is not None and self.value < self.least)

    @property
    def target(self) -> str:
        """Its target in words; empty where it has none."""
        if self.most is not None:
            return f"at most {self.most:g}"
        return f"at least {self.least:g}" if self.least is not None else ""


def table(figures: Iterable[Measurement]) -> Iterator[str]:
    """Yield a row for each figure: what it is, the figure, its target, and whether it is met."""
    for figure in figures:
        row = f"{figure.name}: {figure.value:.2f} {figure.unit}."
        if figure.target:
            row += f" Target {figure.target}: {'missed' if figure.missed else 'met'}."
        yield row


def percentile(values: Iterable[float], part: float) -> float:
    """Return the value that a part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]
