"""The queue of news of a table: its order, its bound, and what is never dropped."""

from __future__ import annotations

from audiogame.table.news import (
    MOST,
    Advisory,
    GameMoved,
    GivenUp,
    News,
    NewsQueue,
    Proposal,
    Undone,
    Unkept,
)

LASTING = (Proposal(1, 0), Unkept("disk full"), GivenUp())


def queue_of(*news: News) -> NewsQueue:
    """Return a queue with these items."""
    queue = NewsQueue()
    for one in news:
        queue.put(one)
    return queue


def test_news_are_taken_once_and_in_their_order() -> None:
    """Of one kind, equal ones count once, and the newest state replaces older ones."""
    queue = queue_of(Advisory("one"), GameMoved(), Advisory("two"), GameMoved(), Undone())
    assert [queue.take(GameMoved), queue.take(GameMoved)] == [GameMoved(), None]
    assert [queue.take(Advisory) for _ in range(3)] == [Advisory("one"), Advisory("two"), None]
    assert queue.waiting
    assert queue.take(Undone) == Undone()
    assert not queue.waiting


def test_notices_have_a_bound_and_questions_faults_and_ends_stay() -> None:
    """However many there are; of questions only the open one."""
    notices = [Advisory(str(number)) for number in range(3 * MOST)]
    queue = queue_of(Proposal(0, 1), *LASTING, *notices)
    kept = [*iter(lambda: queue.take(Advisory), None)]
    assert kept == notices[-MOST:]
    assert tuple(queue.take(type(one)) for one in LASTING) == LASTING
    assert not queue.waiting


def test_news_end_a_wait_and_a_wake_that_nobody_heard_is_kept() -> None:
    """A thought finished before a key is awaited is handled first."""
    queue, ended = NewsQueue(), list[str]()
    queue.wake()
    assert queue.woken
    queue.wakes(lambda: ended.append("wait"))
    assert not queue.woken
    queue.put(GameMoved())
    queue.wake()
    assert ended == ["wait", "wait"]
    queue.wakes(None)
    queue.put(GivenUp())
    assert ended == ["wait", "wait"]
    assert not queue.woken
