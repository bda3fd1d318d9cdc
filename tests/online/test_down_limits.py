"""How fast a server may send: a flood ends however late this machine takes it, a rest forgives."""

from __future__ import annotations

import pytest

from audiogame.online.down_limits import NEWS, NEWS_AT_ONCE, TOO_FAST, FrameRate, LimitBroken


class Received:
    """Frames that a busy machine takes, each later than it was asked to wait.

    Args:
        late: seconds by which it comes back too late.
    """

    def __init__(self, late: float) -> None:
        self.now, self._late = 0.0, late
        self.rate = FrameRate(lambda: self.now, NEWS, NEWS_AT_ONCE)

    def take(self, count: int) -> None:
        for _ in range(count):
            pause = self.rate.take()
            self.now += pause and pause + self._late


@pytest.mark.parametrize("late", [0.0, 0.2, 1.0])
def test_a_flood_ends_on_a_busy_machine_too(late: float) -> None:
    """Coming back late had counted as a rest of the server, so that it went on for ever."""
    received = Received(late)
    with pytest.raises(LimitBroken):
        received.take(1_000)
    assert received.now < 2 * TOO_FAST


def test_a_server_that_rests_may_send_many_frames_again() -> None:
    received = Received(0.0)
    for _ in range(10):
        received.take(NEWS_AT_ONCE + 20)
        received.now += NEWS_AT_ONCE / NEWS
