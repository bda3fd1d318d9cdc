"""How what a server takes grows with its tables: in a straight line, or it is said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from audiogame.cli.measurement import Measurement

MOST_BEND = 1.5
"""How many times as much a further table may take as the first ones did."""
CORE, MEMORY = "share of a core", "resident memory"


def growth(tables: Sequence[int], measured: Iterable[Measurement]) -> Iterator[Measurement]:
    """Yield what tables take at servers of several sizes.

    Args:
        tables: how many each server had, from few to many.
        measured: what was measured at all of them.
    """
    figures = {one.name: one.value for one in measured}
    core = [figures[f"{many} tables: {CORE}"] / many * 100 for many in tables]
    for many, share in zip(tables, core, strict=True):
        most = core[0] * MOST_BEND if many != tables[0] else None
        name = f"{many} tables: {CORE}, each 100 tables"
        yield Measurement(name, share, "percent", most=most)
    memory = [figures.get(f"{many} tables: {MEMORY}") for many in tables]
    first: float | None = None
    for few, many, before, after in zip(
        tables[:-1], tables[1:], memory[:-1], memory[1:], strict=True
    ):
        if before is None or after is None:
            continue
        more = (after - before) / (many - few)
        most = first * MOST_BEND if first is not None else None
        first = more if first is None else first
        yield Measurement(f"{many} tables: memory, each table more", more, "MB", most=most)
