"""When a game was played is told by the clock of that day, in summer as in winter."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from audiogame.archive.description import archive_narrator, when


@pytest.fixture
def berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Set the zone of this process to one with summer time."""
    if not hasattr(time, "tzset"):
        pytest.skip("a process has no zone of its own here")
    with monkeypatch.context() as zone:
        zone.setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("berlin")
@pytest.mark.parametrize(
    ("played", "now", "told"),
    [
        ((2026, 7, 1, 18), (2026, 12, 1, 12), "1 July 2026 at 20:00"),
        ((2026, 12, 1, 18), (2027, 7, 1, 12), "1 December 2026 at 19:00"),
        ((2026, 10, 24, 22, 30), (2026, 10, 25, 12), "today at 00:30"),
        ((2026, 10, 24, 21, 30), (2026, 10, 25, 12), "yesterday at 23:30"),
    ],
    ids=["July", "December", "the night before the change", "the evening before the change"],
)
def test_a_time_is_told_by_the_clock_of_its_day(
    played: tuple[int, ...], now: tuple[int, ...], told: str
) -> None:
    """Times here are those of UTC; the clock shows one hour more, or two in summer."""
    moment = datetime(*played, tzinfo=UTC).timestamp()  # type: ignore[arg-type, misc]  # no zone
    today = datetime(*now, tzinfo=UTC).astimezone()  # type: ignore[arg-type, misc]  # no zone
    assert when(archive_narrator("en"), moment, today) == told
