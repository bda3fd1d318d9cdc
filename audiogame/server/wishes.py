"""Wishes of players besides their choices: to take one back, a chair, advice, to give up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil

from audiogame.archive.journal import Journal
from audiogame.online.packets import (
    Answered,
    Asked,
    Ballot,
    Consulted,
    Down,
    GiveUp,
    Sit,
    TakeBack,
)
from audiogame.opponents.seat_list import check_name
from audiogame.rules.fault import Fault
from audiogame.rules.state import Seat
from audiogame.rules.value import Value
from audiogame.server.place import ServedPlace
from audiogame.server.rests import Rests
from audiogame.table.move_list import EMPTY, Player
from audiogame.table.notes import advice_note
from audiogame.table.open_choices import found, open_choices, own_choices, take_choice_back
from audiogame.table.seen_table import OwnChoice
from audiogame.table.table import Table

SILENCE = 30.0
"""Seconds to agree to taking a choice back; silence is a No."""
Clock = Callable[[], float]


class OpenVote(Value):
    """A wish that is put to the vote.

    Args:
        number: of all votes at this table, from 1.
        choice: the one to be taken back.
        silent: the places that have not voted yet.
        until: when silence becomes a No, in seconds of the clock.
    """

    number: int
    choice: OwnChoice
    silent: tuple[ServedPlace, ...]
    until: float


class Wishes:
    """Grants or refuses the wishes of the players at one table.

    Args:
        table: the game.
        journal: of its record.
        places: returns all places now.
        tell: sends a place a packet at once.
        advice: whether people may ask what an expert would do.
        clock: returns seconds that only grow.
        end: ends the game once the last people give it up, in these seats; returns whether it can.
        there: returns whether somebody at a place has pressed a key lately.
    """

    def __init__(
        self,
        table: Table,
        journal: Journal,
        places: Callable[[], Iterable[ServedPlace]],
        tell: Callable[[ServedPlace, Down], None],
        advice: bool,
        clock: Clock,
        end: Callable[[tuple[Seat, ...]], bool] = lambda seats: False,
        there: Callable[[ServedPlace], bool] = lambda place: True,
    ) -> None:
        self._table = table
        self._journal = journal
        self._places = places
        self._tell = tell
        self._advice = advice
        self._clock = clock
        self._end_game = end
        self._there = there
        self.given_up = False
        """Whether the last people have given up, so that the game is over."""
        self._vote: OpenVote | None = None
        self._votes = 0
        self._rests = Rests(clock)
        self._asked = frozenset[tuple[OwnChoice, int]]()
        self._noted = frozenset[tuple[Seat, int, int]]()

    def take(self, place: ServedPlace, wish: TakeBack | Ballot | Sit | Consulted | GiveUp) -> bool:
        """Handle a wish; return whether the table has changed, so that all places have to be
        updated.

        Raises:
            Fault: it is not possible.
        """
        if self.given_up or self._table.state.result is not None:
            raise Fault("choice-not-possible")
        match wish:
            case TakeBack(seat, number):
                return self._take_back(place, seat, number)
            case Ballot(vote, yes):
                return self._count(place, vote, yes)
            case Sit(seat, player):
                return self._sit(place, seat, player)
            case Consulted(seat):
                self._note_advice(place, seat)
                return False
            case GiveUp():
                return self._give_up(place)

    @property
    def asks(self) -> bool:
        """Whether a vote is open."""
        return self._vote is not None

    def ask_again(self, place: ServedPlace) -> None:
        """Repeat the open vote to a player who has come back and has not answered."""
        if self._vote is not None and place in self._vote.silent:
            self._tell(place, Asked(self._vote.number, self._vote.choice.seat))

    def end_late_vote(self) -> None:
        """End the vote at its timeout: silence is a No."""
        if self._vote is not None and self._clock() >= self._vote.until:
            self._end(self._vote, agreed=False)

    # Taking back.

    def _take_back(self, place: ServedPlace, seat: Seat, number: int) -> bool:
        if seat not in place.seats:
            raise Fault("seat-of-another")
        choices = own_choices(self._table, place.seats)
        choice = next((one for one in choices if (one.seat, one.number) == (seat, number)), None)
        if choice is None:
            raise Fault("choice-stale")
        if choice.blocked and not choice.still_open:
            if self._table.state.hides_luck:
                raise Fault("undo-dealt")
            raise Fault("undo-secret")
        voters = () if choice.still_open else self._others(place)
        asked = choice, self._table.taken_back
        if self._vote is not None or (voters and asked in self._asked):
            raise Fault("undo-refused")
        rest = self._rests.left(seat, choice) if voters else 0.0
        if rest:
            raise Fault("wish-rests", seconds=ceil(rest))
        self._votes += 1
        vote = OpenVote(self._votes, choice, voters, self._clock() + SILENCE)
        if not voters:
            return self._end(vote, agreed=True)
        self._asked |= {asked}
        self._vote = vote
        for other in voters:
            self._tell(other, Asked(vote.number, seat))
        return False

    def _others(self, place: ServedPlace) -> tuple[ServedPlace, ...]:
        """Return the other places at which a person plays, without those who are idle or away, as
        long as somebody else is there: nobody decides that alone."""
        players = self._table.players
        others = tuple(
            other
            for other in self._places()
            if other is not place and any(players[seat].bot is None for seat in other.seats)
        )
        return tuple(filter(self._there, others)) or others

    def _count(self, place: ServedPlace, number: int, yes: bool) -> bool:
        vote = self._vote
        if vote is None or vote.number != number or place not in vote.silent:
            raise Fault("vote-over")
        if not yes:
            return self._end(vote, agreed=False)
        silent = tuple(one for one in vote.silent if one is not place)
        self._vote = OpenVote(vote.number, vote.choice, silent, vote.until)
        return False if silent else self._end(self._vote, agreed=True)

    def _end(self, vote: OpenVote, agreed: bool) -> bool:
        """End a vote, and take the choice back if all agreed; return whether they did."""
        self._vote = None
        table, choice = self._table, vote.choice
        if not agreed:
            self._rests.refuse(choice.seat, choice)
        taken = found(table, choice) if agreed else None
        luck = False
        if taken is not None:
            others = (
                open_choices(table, tuple(range(table.state.seats))) if choice.still_open else ()
            )
            keep = tuple(one for one in reversed(others) if one.number > taken.number)
            luck = take_choice_back(table, taken, keep, aloud=True)
        for place in self._places():
            self._tell(place, Answered(vote.number, choice.seat, taken is not None, luck))
        return taken is not None

    # Chairs.

    def _sit(self, place: ServedPlace, seat: Seat, player: Player) -> bool:
        table = self._table
        if not 0 <= seat < table.state.seats or not place.seats:
            raise Fault("choice-not-possible")
        before = table.players[seat]
        free = before == EMPTY
        if not free and seat not in place.seats:
            raise Fault("seat-of-another")
        try:
            if player.bot is not None:
                table.game.strength(player.bot)
        except Fault as fault:
            raise Fault("choice-not-possible") from fault
        possible = self._may_join(seat, player) if free else player.name == before.name
        if not possible or player == before or self._endless_with(seat, player):
            raise Fault("choice-not-possible")
        if free and player.bot is None:
            place.seats = tuple(sorted((*place.seats, seat)))
        table.seat_player(seat, player)
        return True

    def _may_join(self, seat: Seat, player: Player) -> bool:
        names = {one.name.casefold() for one in self._table.players}
        name = player.name
        proper = check_name(name) is None and name == name.strip()
        return (
            proper
            and name.casefold() not in names
            and self._table.state.join_request(seat) is not None
        )

    def _endless_with(self, seat: Seat, player: Player) -> bool:
        """Return whether only bots would be left, and they would never stop."""
        table = self._table
        after = [
            player if at == seat else one for at, one in enumerate(table.players) if one != EMPTY
        ]
        return table.game.endless(table.state.options) and all(one.bot for one in after)

    def _give_up(self, place: ServedPlace) -> bool:
        """Replace the players of a place by bots; without people the game is over."""
        table = self._table
        people = {seat for seat in table.state.seated if table.players[seat].bot is None}
        gone = tuple(sorted(people or place.seats))  # where bots alone play, one is enough
        if gone and people <= {*place.seats} and self._end_game(gone):
            self.given_up = True
            return True
        strength = next(iter(table.game.bots))
        changed = False
        for seat in place.seats:
            player = table.players[seat]
            if player.bot is None:
                table.seat_player(seat, Player(player.name, strength))
                changed = True
        return changed

    # Advice.

    def _note_advice(self, place: ServedPlace, seat: Seat) -> None:
        """Record that advice was asked for, once a decision, while the seat is asked."""
        table = self._table
        if seat not in table.awaited:
            return
        decision = seat, table.decisions[seat], table.taken_back
        if seat not in place.seats or not self._advice or decision in self._noted:
            return
        self._noted |= {decision}
        self._journal.write(f"# {advice_note(seat)}")
