"""A client that is sent the last events first has the same log and line of play in the end."""

from __future__ import annotations

from random import Random

import pytest
from online_server import Ears

from audiogame.games.sika.events import Score
from audiogame.narration.line import Line
from audiogame.online.codec import UnreadablePacket
from audiogame.online.hearing import EventHeard, HeardEvents
from audiogame.outputs.history import History
from audiogame.rules.state import Event
from audiogame.rules.value import Value
from audiogame.table.news import TakenBack

SEATS, EVERYBODY = (0,), (0, 1)


class Piece(Value):
    """Events that are sent together.

    Args:
        number: of the first.
        events: all of them.
        line: length of the line of play after them.
    """

    number: int
    events: tuple[Event, ...]
    line: int

    @property
    def heard(self) -> list[EventHeard]:
        """The events as the only seat here hears them."""
        return [(event, SEATS) for event in self.events]


def stream(chance: Random, count: int) -> list[Piece]:
    """Return pieces of a game, in which moves are taken back now and then."""
    found: list[Piece] = []
    number = line = 0
    for _ in range(count):
        if line > 3 and chance.random() < 0.2:
            events: tuple[Event, ...] = (TakenBack(0),)
            line -= chance.randrange(1, 4)
        else:
            events = tuple(Score(0, number + at) for at in range(chance.randrange(1, 4)))
            line += len(events)
        found.append(Piece(number, events, line))
        number += len(events)
    return found


class Client:
    """What a client has heard, and a listener there."""

    def __init__(self) -> None:
        self.heard = HeardEvents()
        self.ears = Ears(SEATS)
        self.heard.listeners.append(self.ears)

    def take(self, pieces: list[Piece]) -> None:
        """Take pieces of the game as they come."""
        for piece in pieces:
            if piece.number > len(self.heard.log):
                self.heard.miss(piece.number)
            self.heard.put(piece.heard, piece.line, SEATS, EVERYBODY)
        self.heard.tell()

    def take_earlier(self, pieces: list[Piece]) -> None:
        """Take pieces that come behind."""
        for piece in pieces:
            self.heard.put_earlier(piece.number, piece.heard, piece.line, SEATS, EVERYBODY)


@pytest.mark.parametrize("seed", range(50))
def test_the_end_first_and_the_rest_behind_is_the_whole_game(seed: int) -> None:
    """Also where the line is lost again before the rest has come, and moves are taken back."""
    chance = Random(seed)
    pieces = stream(chance, 60)
    whole, client = Client(), Client()
    whole.take(pieces)
    first, second, third, fourth = sorted(chance.sample(range(60), 4))
    client.take(pieces[:first])
    client.take(pieces[second : second + 1])
    assert client.heard.lacks
    assert client.heard.log[pieces[first].number] is None
    client.take(pieces[second + 1 : third])
    came = chance.randrange(first, second)
    client.take_earlier(pieces[first:came])
    if chance.random() < 0.5 and third > second:  # lost again, and some of it is sent twice
        client.take(pieces[fourth:])
        client.take_earlier(pieces[came:fourth])
    else:
        client.take(pieces[third:])
        client.take_earlier(pieces[came : chance.randrange(second, 61)])
    assert not client.heard.lacks
    assert client.heard.log == whole.heard.log
    assert [*client.heard.told_so_far(0, SEATS)] == [*whole.heard.told_so_far(0, SEATS)]
    assert client.ears.heard == whole.ears.heard


def test_what_was_taken_back_is_told_in_the_rest_too() -> None:
    client, undone = Client(), []
    client.take([Piece(4, (Score(0, 4),), 2)])
    client.ears.hear_earlier = lambda *heard: undone.append(  # type: ignore[method-assign]
        client.heard.undone(SEATS)
    )
    client.take_earlier([Piece(0, (Score(0, 0), Score(0, 1), Score(0, 2)), 3)])
    assert undone == [None] * 3
    client.take_earlier([Piece(3, (TakenBack(0),), 1)])
    assert undone[3] == Score(0, 1)


def test_other_events_than_the_next_are_unreadable() -> None:
    client = Client()
    client.take([Piece(4, (Score(0, 4),), 5)])
    with pytest.raises(UnreadablePacket):
        client.take_earlier([Piece(2, (Score(0, 2), Score(0, 3)), 4)])


def lines(history: History) -> list[str]:
    return [line.text for line in history.lines]


def test_missing_lines_are_put_where_they_belong() -> None:
    """Whoever reviews the history stays at the same line."""
    history = History()
    for text in ("Lobby.", "First."):
        history.take(Line(text))
    history.miss()
    for text in ("Ninth.", "Tenth."):
        history.take(Line(text))
    history.older()
    assert history.older()[0] == Line("Ninth.")
    for text in ("Second.", "", "Third."):
        history.take_earlier(Line(text))
    assert lines(history) == ["Lobby.", "First.", "Second.", "Third.", "Ninth.", "Tenth."]
    assert history.older()[0] == Line("Third.")
    assert history.newer()[0] == Line("Ninth.")


def test_a_full_history_keeps_the_newest_of_the_missing_lines() -> None:
    history = History(5)
    history.take(Line("Lobby."))
    history.miss()
    for text in ("Ninth.", "Tenth."):
        history.take(Line(text))
    for number in range(20):
        history.take_earlier(Line(f"{number}."))
    assert lines(history) == ["17.", "18.", "19.", "Ninth.", "Tenth."]
    for text in ("Eleventh.", "Twelfth.", "Thirteenth."):
        history.take(Line(text))
    history.take_earlier(Line("Too old."))
    assert lines(history)[0] == "Ninth."
