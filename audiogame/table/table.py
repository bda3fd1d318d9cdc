"""One game being played: its state, players and luck, and what each listener hears."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random

from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.game import Bot, Game, Rememberer, listens
from audiogame.rules.options import Options
from audiogame.rules.state import CHANCE, FORCED, Action, Event, Query, Seat, State, seen_by_all
from audiogame.rules.value import Value, put, replace
from audiogame.table.commitments import Commitment, Commitments
from audiogame.table.line_of_play import EVERY, LineOfPlay, Milestone, Milestones, copied
from audiogame.table.luck import Luck, Streams
from audiogame.table.move_list import EMPTY as EMPTY
from audiogame.table.move_list import CannotTakeBack, Taken, choice_before, moves_of
from audiogame.table.move_list import Player as Player
from audiogame.table.news import BotFailed as BotFailed
from audiogame.table.news import GameMoved, Listener, NewsQueue, Undone, tell
from audiogame.table.news import GameStarted as GameStarted
from audiogame.table.news import Step as Step
from audiogame.table.news import TakenBack as TakenBack
from audiogame.table.notes import chair_note, undo_note
from audiogame.table.record import move_line, move_of
from audiogame.table.seated_bots import SeatedBots
from audiogame.table.stuck_game import check_choices

RECENT = 30
"""Number of events that are kept to be narrated again."""
_NOTHING: deque[Event] = deque(maxlen=0)
"""Shared empty queue for tables that keep little: a new one for each would take memory."""


class Table:
    """One game being played.  It has no clock and prints nothing.

    Args:
        game: the game.
        players: the player of each seat, in playing order.
        options: the table options, None for the defaults.
        luck: source of luck's outcomes.
        journal: takes one line a move, before any listener hears of it.
        listeners: listeners of its events.
        whisper: takes the words of a secret move, which the journal has as a keyed hash only.
        key: key of those hashes.
    """

    def __init__(
        self,
        game: Game,
        players: tuple[Player, ...],
        options: Options | None,
        luck: Luck,
        journal: Callable[[str], None],
        listeners: Iterable[Listener] = (),
        whisper: Callable[[str], None] = lambda line: None,
        key: str = "",
    ) -> None:
        self.game = game
        self._first_state = game.new(len(players), options)
        self.state: State = self._first_state
        self.players = players + (EMPTY,) * (self.state.seats - len(players))
        self.luck = luck
        self.streams = Streams(luck.seed)
        """Random streams of bots, advisers and remarks; they reveal no luck."""
        self.journal = journal
        self.listeners = list(listeners)
        self.news = NewsQueue()
        """Queue of what has happened, for the loop that plays on."""
        self.commitments = Commitments(key, whisper)
        self.outcomes = 0
        """Number of outcomes of luck in the line of play."""
        self.written = 0
        """Number of moves in the record, including those taken back."""
        self.line = LineOfPlay()
        """The line of play: everything that counts."""
        self.milestones = Milestones()
        """Snapshots at each 500 moves of the line of play."""
        self.recent: deque[Event] = deque(maxlen=RECENT)
        """The last events, unfiltered, with secrets that no listener may hear: for `tell` only."""
        self.dealt = 0
        """Number of the last move at which luck of some seats alone came, was opened or was told.

        Nothing up to it is taken back: somebody would know what others are dealt when it comes
        again.
        """
        self.answered = 0
        """Number of the last choice with an event of another seat, while luck was sealed.

        Such an answer tells of what that seat alone was dealt.
        """
        self.taken_back = 0
        """Number of times that moves were taken back."""
        self.undone: Event | None = None
        """First event of the choice that was taken back last, unfiltered, for `tell` only."""
        self.decisions: Counter[Seat] = Counter()
        self.first = players
        """Players seated at the beginning, by seat."""
        self._asked: dict[Seat, State] = {}
        """States in which seats were asked, since which only secret choices were made."""
        self._out_of_turn: tuple[State | None, set[Seat]] = (None, set())
        """A state, and the bots that were asked in it for an answer out of turn."""
        self._begun = False
        self._awaited: tuple[State, tuple[Player, ...], tuple[Seat, ...]] | None = None
        """Cache of the awaited seats, valid while state and players stay the same."""
        self.make_bot: Callable[[str], Bot[State]] = game.bot
        """Factory of bots by strength."""
        self.bots = SeatedBots()
        self._seat_bots(players)

    def open(self) -> None:
        """Announce to all listeners that the game begins."""
        self._begun = True
        self._tell(_first_told(self.state))
        self._tell_failed()

    def keep_little(self) -> None:
        """Keep little in memory from now on: no listener here is told the last events again."""
        self.line.pack()
        self.recent = _NOTHING

    def ask(
        self, seats: tuple[Seat, ...], query: Query, about: Seat, again: int = 0
    ) -> tuple[Event, ...]:
        """Answer a question of `about` in the view of all `seats`; `again` counts repetitions."""
        view = seen_by_all(self.state, seats or tuple(range(len(self.players))))
        return view.answer(query, about, again)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats of people that the game waits for."""
        known, state, players = self._awaited, self.state, self.players
        if known is None or known[0] is not state or known[1] is not players:
            bots = self.bots
            seats = tuple([one for one in state.actors if one >= 0 and one not in bots])
            self._awaited = known = state, players, seats
        return known[2]

    def stream(self, seat: Seat, number: int, use: str = "bot") -> Random:
        """Return the seat's own random stream for its n-th decision; it reveals no luck.

        Args:
            use: purpose of the stream.
        """
        return self.streams.stream(seat, number, use)

    def asked(self, seat: Seat) -> State:
        """Return the state from which a bot decides: the one in which it was asked.

        Choices that are hidden from it change nothing, so that it can compute while others choose.
        """
        return self._asked.get(seat, self.state)

    def seat_player(self, seat: Seat, player: Player) -> None:
        """Seat a player in a chair; the rules' state changes by an action of its own."""
        self.journal(f"# {chair_note(seat, player.bot or 'person', player.name)}")
        self.take_chair(seat, player)

    def take_chair(self, seat: Seat, player: Player) -> None:
        """Seat a player in a chair, without a line in the journal.

        A bot that takes over from another player knows what the seat has seen.
        """
        taken_over = self.players[seat] != EMPTY
        self.players = put(self.players, seat, player)
        self.bots.pop(seat, None)
        if player.bot:
            self.bots.seat(seat, self.make_bot, player.bot)
            for event in self.told_so_far() if taken_over and listens(self.bots[seat]) else ():
                self.bots.hear(event, seat)
        self.line.append(Taken(seat, player, self.written))

    def remake_bots(self, make_bot: Callable[[str], Bot[State]]) -> None:
        """Make all bots anew with another factory, with what their seats have seen."""
        listened = any(map(listens, self.bots.values()))
        self.make_bot = make_bot
        if listened:
            recent = tuple(self.recent)
            self.milestones.go_back(0)
            self._begin_again(len(self.line))
            self.recent.clear()
            self.recent.extend(recent)
        else:
            self._seat_bots(self.players)

    def take_back(self, moves: int) -> None:
        """Take the last moves back, luck included, down to a choice of a seat.

        The record keeps them, and a note.  Luck, bots and their memories are rewound, too, so that
        the same luck comes again, with any other choice.

        Raises:
            CannotTakeBack: there are fewer moves, the first of them is no choice, or luck that some
                seats alone may know has come or was opened since.
        """
        first = choice_before(self.line, moves)
        gone = self.line[first:]
        if gone[0].number <= self.dealt:
            raise CannotTakeBack(moves, dealt=True)
        self.journal(f"# {undo_note(moves)}")
        self._go_back(gone[0].number, first)
        self.undone = self._told_first(gone)
        self.taken_back += 1
        self._tell((TakenBack(gone[0].seat),))
        self.news.put(Undone())

    def _told_first(self, line: list[Taken]) -> Event | None:
        """Return the first event of a line of play that begins here: of a choice, or its luck."""
        state = self.state
        for one in line:
            if not isinstance(one.what, Player):
                state, events = state.go_on(one.seat, move_of(one, state))
                if events:
                    return events[0]
        return None

    def go_back(self, moves: int) -> None:
        """Undo moves without a line in the journal, and without an event.

        Raises:
            CannotTakeBack: there are fewer moves, or the first of them is no choice.
        """
        first = choice_before(self.line, moves)
        self._go_back(self.line[first].number, first)

    def _go_back(self, number: int, length: int) -> None:
        self.commitments.withdraw(number)
        self._begin_again(length)

    def go_on_from(self, milestone: Milestone, line: LineOfPlay) -> None:
        """Start from a milestone, as if the table had played a line up to there."""
        self._begun = True
        self.line, self.written = line, milestone.written
        self.milestones.keep(milestone)
        self._stand_at(milestone)
        self.bots.update(copied(milestone.memories) or {})
        self.commitments.restore(milestone.pending, milestone.withdrawn)

    def _begin_again(self, length: int) -> None:
        """Replay the first `length` entries from the last milestone, or from the beginning."""
        self.milestones.go_back(length)
        milestone = self.milestones.before(length)
        memories = copied(milestone.memories) if milestone is not None else None
        if milestone is None or memories is None:
            self.state, self.players = self.start()
            line = self.line[:length]
            self.outcomes, self._asked = 0, {}
            self.line.cut(0)
            self.decisions.clear()
            self.recent.clear()
            self.milestones.go_back(0)
            self._seat_bots(self.first)
            self._follow(line)
            return
        line = self.line[milestone.taken : length]
        self.line.cut(milestone.taken)
        self._stand_at(milestone)
        self.bots.update(memories)
        self._play_on(line)

    def _stand_at(self, milestone: Milestone) -> None:
        self.state, self.players = milestone.state, milestone.players
        self.outcomes, self._asked = milestone.outcomes, dict(milestone.asked)
        self.decisions = Counter(milestone.decisions)
        self.recent.clear()
        self.recent.extend(milestone.recent)
        self._seat_bots(self.players)

    def follow(self, line: list[Taken]) -> None:
        """Copy the line of play of another game, at the beginning; only bots hear it."""
        self._begun = True
        self._follow(line)
        self.written = len(self.moves)

    def _follow(self, line: list[Taken]) -> None:
        if self._begun:
            self._tell_bots(_first_told(self.state))
        self._play_on(line)

    def _play_on(self, line: list[Taken]) -> None:
        for one in line:
            if isinstance(one.what, Player):
                self.take_chair(one.seat, one.what)
            else:
                if self.milestones.due(len(self.line)):
                    self._keep_milestone(one.number - 1, None)
                what = move_of(one, self.state)
                taken = one if one.what is what else replace(one, what=what)
                acts = isinstance(what, Action) and one.seat != FORCED
                unaware = self.state.hidden_from(one.seat) if acts else frozenset()
                self._tell_bots(self._play(taken, what, True, unaware))

    @property
    def moves(self) -> list[Taken]:
        """Moves of the line of play, luck included."""
        return moves_of(self.line)

    def step(self) -> Step:
        """Take one action of luck or of a bot, if one is due."""
        state = self.state
        unasked = self._unasked()
        if unasked is not None:
            self._ask_out_of_turn(unasked)
            return Step.MOVED
        for seat in state.actors:
            if seat == CHANCE:
                chance = state.chance
                assert chance is not None, "luck acts where it is asked"
                outcome = self.luck.outcome(self.outcomes, chance)
                self.submit(CHANCE, outcome, chance, sure=True)
                return Step.MOVED
            if seat == FORCED:
                (due,) = state.legal_actions(FORCED)
                self.submit(FORCED, due, sure=True)
                return Step.MOVED
            if seat in self.bots:
                stream = partial(self.streams.stream, seat, self.decisions[seat])
                asked = self.asked(seat)
                action = self.bots.choose(seat, asked, stream)
                self._tell_failed()
                self.submit(seat, action, sure=asked is state)
                return Step.MOVED
        if state.result is not None:
            return Step.OVER
        check_choices(self.state)
        return Step.AWAITED

    @property
    def answering(self) -> bool:
        """Whether a bot is still to be asked for an answer out of turn."""
        return self._unasked() is not None

    def _unasked(self) -> Seat | None:
        """Return the first bot that has an answer out of turn now, and was not asked for it."""
        state, (asked_in, asked) = self.state, self._out_of_turn
        known = asked if asked_in is state else ()
        return next((seat for seat in self.bots if seat not in known and state.answers(seat)), None)

    def _ask_out_of_turn(self, seat: Seat) -> None:
        state, (asked_in, asked) = self.state, self._out_of_turn
        self._out_of_turn = state, {seat, *(asked if asked_in is state else ())}
        stream = partial(self.streams.stream, seat, self.decisions[seat], "answer")
        action = self.bots.answer(seat, state, stream)
        self._tell_failed()
        if action is not None:
            self.submit(seat, action, sure=True)

    def _tell_failed(self) -> None:
        """Report, once, whose bot has failed."""
        failed = tuple(BotFailed(seat) for seat in self.bots.failed())
        if failed:
            self._tell(failed)

    def uncover(self) -> None:
        """Record every move that is still secret: the game is given up."""
        for known in self.commitments.all_known():
            self.journal(f"# {known.note}")

    def replay(
        self, seat: Seat, action: Action | Outcome, aloud: bool = False, plain: bool = False
    ) -> None:
        """Take a move of a record: bots hear it, listeners only if it is `aloud`.

        Args:
            seat, action: as they were read in this state.
            plain: whether the record has it in plain words, even if it is secret.
        """
        kept = self.listeners, self.journal, self.commitments.whisper
        if not aloud:
            self.listeners = []
        self.journal = self.commitments.whisper = lambda line: None
        try:
            self.submit(seat, action, plain=plain, sure=True)
        finally:
            self.listeners, self.journal, self.commitments.whisper = kept

    def resumed(self) -> None:
        """Announce to all listeners that the game resumes."""
        self._begun = True
        self._tell((GameStarted(self.state.seated, True),))

    def start(self) -> tuple[State, tuple[Player, ...]]:
        """Return the first state, and the players by seat then."""
        state = self._first_state
        return state, self.first + (EMPTY,) * (state.seats - len(self.first))

    def opening(self) -> tuple[Event, ...]:
        """List the first events, which all listeners heard."""
        return _first_told(self.start()[0])

    def _seat_bots(self, players: tuple[Player, ...]) -> None:
        self.bots.clear()
        for seat, player in enumerate(players):
            if player.bot:
                self.bots.seat(seat, self.make_bot, player.bot)

    def told_so_far(self, taken: int | None = None) -> Iterator[Event]:
        """Yield every event of the line of play again.

        Args:
            taken: number of entries of the line of play to stop after; None for all.
        """
        if self._begun:
            yield from self.opening()
        state, _ = self.start()
        for one in self.line[:taken]:
            if not isinstance(one.what, Player):
                state, events = state.apply(one.seat, move_of(one, state))
                yield from events

    def submit(
        self,
        seat: Seat,
        action: Action | Outcome,
        asked: Chance | None = None,
        plain: bool = False,
        sure: bool = False,
    ) -> None:
        """Submit a seat's choice, or an outcome of luck.

        Args:
            asked: the question that luck answers, where it is known.
            plain: whether the record has it in plain words, even if it is secret.
            sure: whether it is known to be allowed, as it was drawn, read or chosen here.

        Raises:
            NotAllowed: the action is illegal; nothing has changed.
        """
        before = self.state
        if asked is None and isinstance(action, tuple) and not plain:
            asked = before.chance
        if self.milestones.due(len(self.line)):
            self._keep_milestone(self.written, self._guests())
        chooses = isinstance(action, Action) and seat != FORCED
        unaware = before.hidden_from(seat) if chooses else frozenset()
        events = self._play(Taken(seat, action, self.written + 1), action, sure, unaware)
        self.written += 1
        if (unaware and not plain) if asked is None else asked.only is not None:
            self.journal(self.commitments.take(Commitment(self.written, seat, action, asked)))
            self.dealt = self.dealt if asked is None else self.written
        else:
            self.journal(move_line(seat, action))
            if seat == FORCED and not _foreseen(before):
                self.dealt = self.written
        for known in self.commitments.known(self.state):
            self.journal(f"# {known.note}")
            self.dealt = self.dealt if known.asked is None else self.written
        others = any(getattr(event, "seat", seat) != seat for event in events)
        if others and isinstance(action, Action) and self.commitments.luck_sealed:
            self.answered = self.written
        self._tell(events)

    def _play(
        self, taken: Taken, what: Action | Outcome, sure: bool, unaware: frozenset[Seat]
    ) -> tuple[Event, ...]:
        """Play a move; return its events.

        Args:
            unaware: the seats that may not learn it.
        """
        before = self.state
        move = before.go_on if sure else before.apply
        self.state, events = move(taken.seat, what)
        self.line.append(taken)
        if isinstance(what, tuple):
            self.outcomes += 1
            self._asked = {}
        else:
            if taken.seat != FORCED:
                self.decisions[taken.seat] += 1
            beside = unaware and len(before.actors) > 1
            self._asked = self._still_asked(before, unaware - {taken.seat}) if beside else {}
        return events

    def _guests(self) -> tuple[Value, ...]:
        found = [one for one in self.listeners if isinstance(one, Rememberer)]
        return tuple(one.memory(self.state) for one in found)

    def _keep_milestone(self, written: int, guests: tuple[Value, ...] | None) -> None:
        """Take the milestone that is due after `written` moves, of which all have been heard.

        One while some have chosen in secret, or while luck is sealed, is not kept beside the
        record: it waits as long as one may.
        """
        secret = self._asked or self.commitments.luck_sealed
        if secret and not self.milestones.due(len(self.line) - EVERY):
            return
        memories = copied(self.bots)
        self.milestones.possible = memories is not None
        if memories is not None:
            self.milestones.keep(
                Milestone(
                    taken=len(self.line),
                    written=written,
                    state=self.state,
                    players=self.players,
                    outcomes=self.outcomes,
                    decisions=dict(self.decisions),
                    asked=dict(self._asked),
                    recent=tuple(self.recent),
                    memories=memories,
                    guests=guests,
                    pending=tuple(self.commitments.pending),
                    withdrawn=tuple(self.commitments.withdrawn),
                )
            )

    def _still_asked(self, before: State, unaware: frozenset[Seat]) -> dict[Seat, State]:
        """Return the seats asked earlier, and still, that have learnt nothing from a choice."""
        still = unaware & {*self.state.actors}
        return {one: self._asked.get(one, before) for one in before.actors if one in still}

    def _tell(self, events: tuple[Event, ...]) -> None:
        everyone = tuple(range(len(self.players)))
        for event in events:
            self.recent.append(event)
            if self.bots:
                self.bots.hear(event)
            if self.listeners:
                tell(event, self.listeners, everyone)
        if self.listeners:
            self.news.put(GameMoved())

    def _tell_bots(self, events: tuple[Event, ...]) -> None:
        self.recent.extend(events)
        for event in events:
            self.bots.hear(event)


def _foreseen(state: State) -> bool:
    """Return whether every seat could know the forced move that is due."""
    views = (state.seen_by(seat) for seat in range(state.seats))
    return all(view.legal_actions(FORCED) for view in views)


def _first_told(state: State) -> tuple[Event, ...]:
    """List the events of the first state of a game."""
    return (GameStarted(state.seated, False), *state.opening())
