"""The balance: players come and go between rounds, and the money made by each at the end."""

from __future__ import annotations

from audiogame.games.ten_die_poker.events import Departed, Left, WinShared, Won, WonBefore
from audiogame.games.ten_die_poker.money import Purses, gain, money, net
from audiogame.rules.state import Result, Seat
from audiogame.rules.value import put

Departures = tuple[tuple[Seat, int], ...]
"""Players who left, in order: the chair, and the money made on it, in cents."""


def left(
    purses: Purses, departed: Departures, leaving: tuple[Seat, ...], bank: int
) -> tuple[Purses, Departures, tuple[Left, ...]]:
    """Return the purses after players have left with their money.

    Args:
        purses, departed: before that.
        leaving: their chairs.
        bank: cents that each began with.

    Returns:
        The purses and departures after that, and the events.
    """
    told: list[Left] = []
    for seat in leaving:
        cents = purses[seat] or 0
        purses, departed = put(purses, seat, None), (*departed, (seat, cents - bank))
        told.append(Left(seat, money(cents), gain(cents - bank)))
    return purses, departed, tuple(told)


def nets(purses: Purses, departed: Departures, bank: int) -> tuple[int | None, ...]:
    """Return by chair what its last player made, in cents; None if it never had a player."""
    gone = dict(departed)
    return tuple(
        gone.get(seat) if cents is None else cents - bank for seat, cents in enumerate(purses)
    )


def gone(departed: Departures, purses: Purses) -> Departures:
    """Return the players who left chairs that others have taken since, in the order they left."""
    last = {seat: place for place, (seat, _net) in enumerate(departed)}
    return tuple(
        (seat, net)
        for place, (seat, net) in enumerate(departed)
        if purses[seat] is not None or last[seat] != place
    )


def ranked(made: tuple[int | None, ...], others: Departures) -> Result:
    """Rank all players by the money that they made, including those who left.

    Args:
        made: by chair, as `nets`.
        others: players whose chairs others have taken since.
    """
    everybody = [*(net for net in made if net is not None), *(net for _seat, net in others)]

    def place(net: int | None) -> int:
        return 1 + sum(net is None or other > net for other in everybody)

    return Result(tuple(map(place, made)), tuple(place(net) for _seat, net in others))


def won(made: tuple[int | None, ...], others: Departures = ()) -> Won | WinShared | WonBefore:
    """Return the event of the winner, and the money of the others who have a chair of their own.

    Args:
        made: by chair, as `nets`; at least one chair had a player.
        others: players whose chairs others have taken since.
    """
    most = max([net for net in made if net is not None], default=0)
    if any(net >= most for _seat, net in others):
        return _won_before(made, others)
    ordered = sorted(
        ((cents, seat) for seat, cents in enumerate(made) if cents is not None),
        key=lambda pair: (-pair[0], pair[1]),
    )
    best = ordered[0][0]
    winners = tuple(seat for cents, seat in ordered if cents == best)
    rest = tuple(net(seat, cents) for cents, seat in ordered if cents < best)
    if len(winners) == 1:
        return Won(winners[0], gain(best), rest)
    return WinShared(winners, gain(best), rest)


def _won_before(made: tuple[int | None, ...], others: Departures) -> WonBefore:
    """Return the event that the winner is a player whose chair another has taken since."""
    best = max(cents for _seat, cents in others)
    before = tuple(dict.fromkeys(seat for seat, cents in others if cents == best))
    own = sorted((-cents, seat) for seat, cents in enumerate(made) if cents is not None)
    shared = tuple(seat for cents, seat in own if -cents == best)
    rest = tuple(net(seat, -cents) for cents, seat in own if -cents < best)
    return WonBefore(before, shared, gain(best), rest)


def replaced(others: Departures) -> tuple[Departed, ...]:
    """Return the events of players whose chairs others have taken since."""
    return tuple(Departed(seat, gain(cents)) for seat, cents in others)
