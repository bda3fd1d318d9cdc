"""Decision of a player at this keyboard: asked, discussed, made, and secret from the others."""

from __future__ import annotations

from collections.abc import Mapping

from audiogame.console.key_source import Key, square_of
from audiogame.console.yes_or_no import answer_of
from audiogame.keys.commands import COMMANDS, WALKS, Command, Mode
from audiogame.keys.game_keys import jumps_in, letter_of, read_jumps
from audiogame.keys.keymap import Keymap
from audiogame.narration.narrator import Line
from audiogame.narration.texts import TextError
from audiogame.narration.titles import title_of
from audiogame.play.audience import Audience
from audiogame.play.board_walk import SIDEWAYS, BoardWalk, Cursor
from audiogame.play.card_chooser import HAND_WORDS, CardChooser, CardPlayed
from audiogame.play.chooser import Chooser, Chosen, Response
from audiogame.play.choosers import chooser_of
from audiogame.play.choosing import (
    EarlyKeys,
    Explanation,
    KeyedChoice,
    QuestionWords,
    QuietChoice,
    Reply,
    imagined,
    is_live,
    named,
)
from audiogame.play.hand_over import HandOver
from audiogame.rules.notation import words
from audiogame.rules.picture import Board, Name, Square
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Action, Query, Seat, State, seen_by_all
from audiogame.table.news import GameMoved
from audiogame.table.stuck_game import check_choices

READS = tuple(name for name in WALKS if name != "last")
"""The arrow keys that read a hand before its turn: End skips the turns of others then."""
YES_NO = ("y", "n")
"""Keys that answer whether headphones are on."""


def hand_word(wanted: str, waits: bool) -> str:
    """Return the word of a key of the hand; empty for another key.

    Args:
        wanted: what the key goes to; where cards have no suits, the choice that plays one.
        waits: whether no choice is asked for.
    """
    word = wanted.rpartition(" ")[2] if waits else wanted
    return word if word in HAND_WORDS else ""


class Decision:
    """Takes the decisions of the players here, one after the other.

    Where other players at the same keyboard may not learn the choice, the keyboard is handed over
    first, and choices are not read aloud unless headphones are on.

    Args:
        audience: the players here.
        by_place: whether digits mark places here, against the settings if need be.
    """

    def __init__(self, audience: Audience, by_place: bool = False) -> None:
        self.app, self.table, self.audience = audience.app, audience.table, audience
        self.hand_over = HandOver(audience)
        """Hands the keyboard from one player to the next."""
        self._quietly = QuietChoice(audience)
        self._explanation = Explanation(audience)
        self.reply = Reply(audience)
        """Says the replies to arrow keys, marks and refused keys."""
        self._words = QuestionWords(audience)
        self.passed_on = False
        """Whether others have acted since the last question."""
        self.asks_headphones = False
        """Whether the last question also asked about headphones."""
        self._turn: Seat | None = None
        self.chooser: Chooser | None = None
        """The decision being made; None if none was asked for."""
        self._asked: tuple[State, Seat, bool] | None = None
        self._position: State | None = None
        self.early = EarlyKeys(self.app, self.question)
        """Records keys, and refuses those that came too early."""
        self._jumps: Mapping[str, str] = {}
        self._jumps_of: tuple[str, Keymap] | None = None
        """The language and the keys for which `_jumps` holds the keys that choose."""
        self._by_place = by_place
        self._cursors: dict[Seat, Cursor] = {}
        """Where each player here stands on the board."""
        self._ended = False
        self._played: dict[Seat, CardPlayed] = {}
        """The card that each seat here has played last, beside which its next choice begins."""
        self._ahead: CardChooser | None = None
        """The hand that is read while no card is asked for; nothing is ever chosen from it."""

    @property
    def seat(self) -> Seat | None:
        """The seat here that has to decide now: of several, first the one at the keyboard."""
        if self._ended:
            return None
        here, holder, first = self.audience.seats, self.app.keyboard.holder.seat, None
        for seat in self.table.awaited:
            if seat in here:
                if seat == holder:
                    return seat
                first = seat if first is None else first
        return first

    @property
    def passing(self) -> bool:
        """Whether a player has to take over the keyboard before being asked."""
        if len(self.audience.seats) < 2:
            return False
        seat = self.seat
        return seat is not None and self.hand_over.due(seat)

    @property
    def position(self) -> State:
        """The state in which the question was asked; in a remote game others may act since."""
        state, asked, position = self.table.state, self._asked, self._position
        goes_on = asked is not None and asked[0] == state
        return position if goes_on and position is not None else state

    async def announce(self) -> None:
        """Ask the question, once."""
        state, seat = self.table.state, self.seat
        if seat is None:
            self.app.calls.end()  # a bot has played instead
            return
        self.audience.skips = False
        view = self.table.view(seat)
        passing, far = self.passing, self.table.connection is not None
        if self._asked == (state, seat, passing):
            return
        if far and self._asks_on(view, seat, passing):
            self._asked = (state, seat, passing)
            return
        if self.app.keyboard.holder.seat not in (None, seat):
            self.hand_over.release()
        self._asked, self._position = (state, seat, passing), state
        check_choices(view, seat)
        due = view.decision(seat)
        self.app.profile.take(self.table.players[seat].name)
        self.chooser = None if passing else self._new_chooser(seat, view)
        quiet = self.quiet
        self._quietly.begin(self.chooser if quiet else None)
        cues: tuple[Sounded, ...] = ()
        if self.passed_on or seat != self._turn:
            more = self.audience.cues(due, self.audience.seats)
            cues = (Sounded("turn.yours", seat), *more)
        self.passed_on, self._turn = False, seat
        asks = self.asks_headphones = not passing and quiet and self.hand_over.asks
        headphones = self.hand_over.put_headphones() if asks else ""
        text = self.hand_over.question(seat) if passing else self._words.put(seat, due, headphones)
        if asks:
            self.hand_over.asked()
        seats, language = self.audience.seats, "" if passing else self.audience.told_in
        await self.audience.put(Line(text, cues, seats=seats, asks=True, language=language))
        self.app.calls.call("call-turn", self._title, others_wait=far)
        self.early.asked()

    def _title(self) -> str:
        return title_of(self.table.game, self.app.dialogue.language)

    def _asks_on(self, view: State, seat: Seat, passing: bool) -> bool:
        """Keep the same question where others have acted meanwhile at a remote table.

        The selection is kept; nothing is asked twice, nor the keyboard passed twice.
        """
        asked, position = self._asked, self._position
        if asked is None or asked[1:] != (seat, passing):
            return False
        if passing:
            return position is not None and position.decision(seat) == view.decision(seat)
        chooser = self.chooser
        goes_on = chooser is not None and chooser.seat == seat and chooser.looks_on(view)
        if goes_on and isinstance(chooser, BoardWalk):
            chooser.see(self.board(seat) or chooser.board)
        return goes_on

    def _new_chooser(self, seat: Seat, view: State) -> Chooser:
        by_face = self.app.data.settings.digits == "face" and not self._by_place
        order, ahead = self.app.dialogue.narrator.hand_order, self._ahead
        walks = view.has_board
        return chooser_of(
            view,
            seat,
            by_face,
            order=order,
            played=self._played.get(seat),
            ahead=ahead is not None and ahead.seat == seat,
            board=self.board(seat) if walks else None,
            cursor=self._cursor(seat) if walks else None,
        )

    # The board.

    def board(self, seat: Seat) -> Board | None:
        """Return the board for a seat, as all who are here may hear it; None without one.

        Args:
            seat: the seat that looks on it; what it alone sees is heard through headphones, while
                it decides in secret.
        """
        table, seats, holder = self.table, self.audience.seats, self.app.keyboard.holder
        if not table.state.has_board:
            return None
        alone = self.secret and holder.headphones and holder.seat == seat == self.seat
        if alone or seats == (seat,):
            return table.view(seat).board(seat)
        view = seen_by_all(table.state, seats or tuple(range(table.state.seats)))
        return view.board(seat) if view is not None else None

    def _cursor(self, seat: Seat) -> Cursor:
        return self._cursors.setdefault(seat, Cursor())

    def stands_on(self, seat: Seat) -> Name | None:
        """Return the name of the square on which a player stands; None for none."""
        board, chooser = self.board(seat), self.chooser
        rows = (
            chooser.rows if isinstance(chooser, BoardWalk) else () if board is None else board.rows
        )
        at = self._cursor(seat).on(rows) if rows else None
        return at.name if isinstance(at, Square) else None

    @property
    def walk(self) -> BoardWalk | None:
        """The board with what this decision chooses there; None where none of it may be read."""
        chooser = self.chooser
        reads = not (self.passing or self._ended or self.quiet)
        return chooser if reads and isinstance(chooser, BoardWalk) else None

    def on_board(self, key: Key, seat: Seat) -> Command | None:
        """Return what a key does on a board alone: go sideways, or choose by touch; else None.

        Args:
            seat: the seat that looks on it.
        """
        found = SIDEWAYS.get(self.app.profile.keymap.meant(key.name, Mode.GAME))
        if square_of(key.name) is not None:
            found = COMMANDS["choose"]
        return found if found is not None and self.board(seat) is not None else None

    def look(self, command: Command, seat: Seat) -> bool:
        """Walk the board while nothing is to be chosen, which never becomes a choice.

        Args:
            seat: the seat that looks on it.

        Returns:
            Whether there is a board.
        """
        board = self.board(seat)
        if board is None:
            return False
        cursor = self._cursor(seat)
        edge = cursor.step(command.name, board.rows)
        self._tell_square(board, cursor, edge)
        return True

    def look_at(self, index: int, seat: Seat) -> None:
        """Tell the square with an index, row after row, while nothing is to be chosen."""
        board, cursor = self.board(seat), self._cursor(seat)
        if board is not None and cursor.go(index, board.rows):
            self._tell_square(board, cursor)

    def _tell_square(self, board: Board, cursor: Cursor, edge: bool = False) -> None:
        square = cursor.on(board.rows)
        assert isinstance(square, Square), "a board has nothing but squares"
        told = Response(square=square.told, row=True, edge=edge)
        self.reply.give(told, secret=False)

    def end(self) -> None:
        """End the decisions: the players here have given up."""
        self._ended = True
        self.app.calls.end()

    def put_again(self) -> None:
        """Reset the question, so that it is asked again."""
        self.chooser, self._asked = None, None
        self.table.news.put(GameMoved())

    def put_in_words(self) -> None:
        """Mark the present question as said, so that the player to take over is not asked twice."""
        seat = self.seat
        if seat is not None and self.passing:
            self._position = self.table.state
            self._asked = (self.table.state, seat, True)

    def question(self, seat: Seat | None = None) -> str:
        """Return the words of a seat's present question; empty if no player here has one.

        Args:
            seat: the deciding seat, where that is known.
        """
        seat = self.seat if seat is None else seat
        if seat is None:
            return ""
        if self.passing:
            return self.hand_over.question(seat)
        return self.audience.words(self.table.view(seat).decision(seat))

    @property
    def language(self) -> str:
        """The code of the language of the present question; empty for that of the player."""
        return "" if self.passing else self.audience.language

    @property
    def open_question(self) -> str:
        """The words of the present question, once it was asked; else empty."""
        asked, far = self._asked, self.table.connection is not None
        if asked is None or not (far or asked[0] == self.table.state) or asked[1] != self.seat:
            return ""
        return self.question(asked[1])

    @property
    def jumps(self) -> Mapping[str, str]:
        """The words of the choice that each key jumps to, by the game's and player's keys."""
        language, keymap = wanted = self.app.dialogue.language, self.app.profile.keymap
        if (
            self._jumps_of is None
            or self._jumps_of[0] != language
            or self._jumps_of[1] is not keymap
        ):
            self._jumps_of, self._jumps = wanted, jumps_in(self.table.game.package, *wanted)
        return self._jumps

    def jump_of(self, key: Key) -> str:
        """Return the words of the choice that a key jumps to; empty for none."""
        keymap = self.app.profile.keymap
        jumps = self.jumps
        if not jumps:
            return ""
        return jumps.get(key.name) or jumps.get(keymap.meant(key.name, Mode.GAME), "")

    def out_of_turn(self, wanted: str) -> tuple[Seat, Action] | None:
        """Return what is chosen out of turn by its words; None where nobody here has it now."""
        return next((one for one in self.answers_out_of_turn() if words(one[1]) == wanted), None)

    def answers_out_of_turn(self) -> tuple[tuple[Seat, Action], ...]:
        """List what may be chosen out of turn; of a shared keyboard, by whoever has taken it."""
        table, seats, holder = self.table, self.audience.seats, self.app.keyboard.holder.seat
        if self._ended:
            return ()
        if len(seats) > 1 and table.state.keeps_secrets:
            seats = (holder,) if holder in seats else ()
        return tuple((seat, one) for seat in seats for one in table.view(seat).answers(seat))

    def number_of(self, key: str) -> int:
        """Return the number of the choice that a key picks; 0 for none."""
        command = self.app.profile.keymap.command(key, Mode.GAME)
        return command.pick if command is not None else 0

    @property
    def only_marks(self) -> bool:
        """Whether keys that name a choice only mark it in secret: all alike, deciding nothing."""
        if len(self.audience.seats) < 2:
            return False
        return self.passing or (self.chooser is not None and self.quiet)

    def jump(self, key: Key, wanted: str, held: bool = False) -> bool:
        """Go to the choice that a key of the game names; return whether it names one.

        In a secret decision a key marks any choice, even an impossible one; so does a digit.

        Args:
            wanted: the words of that choice; empty for none.
        """
        chooser = self.chooser
        if self.only_marks and (seat := self.seat) is not None:
            mark = KeyedChoice(wanted, self.number_of(key.name))
            if not mark.wanted and not mark.number:
                return False
            if self.passing:
                self._propose(seat, mark, key, held)
            else:
                self._quietly.mark(mark)
                self.tell_marked()
            return True
        if not wanted or chooser is None:
            return False
        if chooser.lettered and self.number_of(key.name):
            return False  # a digit of the number that a letter has begun
        of_hand = wanted in HAND_WORDS and isinstance(chooser, CardChooser)
        if not of_hand and not is_live(wanted, chooser.named) and not chooser.begins(wanted):
            return False
        told = chooser.jump(wanted)
        there = told is not None and (not of_hand or chooser.selected is not None)
        if told is None:
            action = imagined(wanted, chooser.named)
            why = action and chooser.state.preview(chooser.seat, action)
            told = Response(why) if why else Response(message="no-such-choice")
        self.reply.give(told, self.secret, offers=there)
        return True

    def reads_hand(self, command: Command | None, wanted: str) -> bool:
        """Return whether a key reads the hand, while no card is asked for.

        Args:
            command: what it does in a game; None for nothing.
            wanted: the words of the choice that it names; empty for none.
        """
        waits = self.seat is None
        walks = waits and command is not None and command.name in READS
        by_hand = hand_word(wanted, waits) and (waits or command is None)
        if not walks and not by_hand:
            return False
        if self._ended or self.passing or self.table.state.result is not None:
            return False
        return self.holds_cards

    async def read_hand(self, command: Command | None, wanted: str) -> bool:
        """Read the hand by a key of it while no card is asked for; return whether it was one.

        Before one's turn arrow keys read it, too.  Nothing is selected by that.

        Args:
            command, wanted: as for `reads_hand`.
        """
        if not self.reads_hand(command, wanted):
            return False
        wanted = hand_word(wanted, self.seat is None)
        here, holder = self.audience.seats, self.app.keyboard.holder.seat
        seat = here[0] if len(here) == 1 else holder
        if len(here) > 1 and not (seat in here and await self.headphones()):
            self.audience.answer(self.audience.asked(Query.OWN, here[0])[0])
            return True
        assert seat is not None, "somebody here reads the hand"
        view = self.table.view(seat)
        hand = self.app.dialogue.narrator.hand_order.of(view.hand_of(seat) or ())
        before = self._ahead
        self._ahead = CardChooser(view, seat, hand, self._played.get(seat), reads=True)
        if before is not None and before.seat == seat:
            self._ahead.go_to(before.card)
        if self.chooser is not None:
            self.chooser.place = -1
        if wanted or command is None:
            told: Chosen | Response | None = self._ahead.jump(wanted)
        else:
            told = self._ahead.press(command)
        if isinstance(told, Response):
            self.reply.give(told, len(here) > 1, offers=False)
        return True

    @property
    def holds_cards(self) -> bool:
        """Whether a player here holds cards that are played one by one."""
        seats = self.audience.seats
        return any(self.table.view(seat).hand_of(seat) is not None for seat in seats)

    def erase(self, back: bool) -> bool:
        """Take back the last typed digit, or a number; return whether there was one.

        Args:
            back: whether the key goes back, which leaves the number.
        """
        chooser = self.chooser
        if chooser is None or self.passing or self.quiet:
            return False
        told = chooser.leave_number() if back else chooser.erase()
        if told is not None:
            self.reply.give(told, self.secret, offers=chooser.selected is not None)
        return told is not None

    async def choose(self, seat: Seat, command: Command, key: Key, held: bool) -> Action | None:
        """Handle a command that chooses; return the action once it is chosen.

        Args:
            seat: the deciding seat.
        """
        chooser = self.chooser
        acts, direct = command.name not in WALKS, bool(command.pick)
        only = direct and chooser is not None and chooser.only
        if acts and self.early.refuse(key, held, direct, only):
            return None
        if self.passing or chooser is None:
            await self._take_over(seat, command)
        elif self.quiet:
            if command.name == "choose":
                chooser = self._new_chooser(seat, self.table.view(seat))
                match chooser.press(command) if self._quietly.select(chooser) else None:
                    case Chosen(action):
                        return self._decided(action)  # to ask would tell what was marked
                self._quietly.refuse(self._how, self.hand_over.example)
            elif command.name == "mark" and (chooser.numbers is not None or chooser.gives):
                self._quietly.mark(KeyedChoice("", 0))  # the end of a number, or a card is given
                self.tell_marked()
            elif await self.headphones():
                self.reply.give(self._read(command), self.secret)
        else:
            match self._choose_by(chooser, command, key):
                case Chosen(action):
                    return self._decided(action) if await self.dares(seat, action) else None
                case Response() as told:
                    self.reply.give(told, self.secret)
                    if command.name == "choose":
                        self.reply.selected = ""  # it was a refusal
        return None

    @staticmethod
    def _choose_by(chooser: Chooser, command: Command, key: Key) -> Chosen | Response:
        """Choose by a command, or by a button or a square that was touched."""
        if isinstance(chooser, BoardWalk) and (square := square_of(key.name)) is not None:
            return chooser.choose_square(square)
        return chooser.press(command) if key.place is None else chooser.choose_at(key.place)

    def withheld(self, key: Key) -> Line | None:
        """Return the line said instead of a choice that was not heard."""
        command, seat = self.app.profile.keymap.command(key.name, Mode.GAME), self.seat
        if seat is None or command is None or key.place is not None:
            return None
        chooser, secret = self.chooser, False
        language = self.audience.language
        if self.passing or chooser is None:
            takes_over = command.name == "choose"
            name = self.table.players[seat].name
            told = self.app.dialogue.narrator.say("taken-over", name=name) if takes_over else ""
            language = ""
        elif self.quiet:  # what is marked is never named
            told = self.question() if command.name == "choose" else ""
        elif (thing := chooser.would_choose(command)) is not None:
            told, secret = self.audience.words(thing), self.secret
        else:
            return None
        if not told:
            return None
        text = self.app.dialogue.not_yet(key, told, language)
        return self.audience.line(text, secret, told_in=language)

    async def dares(self, seat: Seat, action: Action) -> bool:
        """Return whether a player means a choice; asked only where it costs much, with the cost."""
        risk = self.table.view(seat).risk(seat, action)
        if risk is None or not self.app.data.settings.confirm_risks:
            return True
        told = self.audience.words(risk, (seat,))
        sure = await self.app.keyboard.confirm("risky-choice", told=told)
        if not sure:
            self.audience.answer(self.question(seat), told_in=self.language)
        return sure and self.table.view(seat).allows(seat, action)  # others may have acted

    def _decided(self, action: Action) -> Action:
        chooser = self.chooser
        if isinstance(chooser, CardChooser):
            played = chooser.played_by(action)
            if played is not None:
                self._played[chooser.seat] = played
        self._ahead = None
        self.app.dialogue.end_question()
        self.chooser, self._asked = None, None
        return action

    def _read(self, command: Command) -> Response:
        """Return what to read for a key that led to the headphones question; it chooses nothing."""
        chooser = self.chooser
        assert chooser is not None, "called only while a player chooses"
        told = chooser.press(command) if command.name in WALKS else None
        if isinstance(told, Response):
            return told
        return Response(chooser.selected, "" if chooser.selected else "nothing-selected")

    def answer_headphones(self, key: Key) -> bool:
        """Handle Y or N, while choices are not read aloud, as the answer about headphones.

        The letters of the language count as long as that question is open: until the next key.
        Return whether it was one.  Marks are kept.
        """
        open_, self.asks_headphones = self.asks_headphones, False
        texts = self.app.dialogue.narrator.texts
        alone = answer_of(key.name, texts) if open_ or key.name in YES_NO else None
        if alone is None or self.seat is None or self.passing or not self.quiet:
            return False
        if self.early.refuse(key):
            self.asks_headphones = open_
            return True
        seat = self.seat
        self.hand_over.listen(alone, self._how)
        if self._may_read():
            self.audience.tell_own(seat)
        return True

    async def explain(self) -> None:
        """Say what the selected choice would do, and why other choices are not offered."""
        if self.passing or self.chooser is None:
            self.audience.answer(self.question(), told_in=self.language)
        elif not self.quiet or await self.headphones():
            words = self._explanation.of(self.chooser)
            self.audience.answer(words, secret=self.secret)

    async def headphones(self) -> bool:
        """Ask, once for each hand-over, whether no one else is listening; marks are kept."""
        quiet = self.quiet
        await self.hand_over.headphones(self._answer_aside, self._how)
        return self._may_read() if quiet else self.app.keyboard.holder.headphones

    def _answer_aside(self, key: Key) -> bool:
        """Answer a question key with what all players here may hear; return whether it was one."""
        command, seat = self.app.profile.keymap.command(key.name, Mode.GAME), self.seat
        query = command.query if command is not None else None
        if query is None or query is Query.OWN or seat is None:
            return False
        told = self.audience.asked(query, seat)[0]
        if query is not Query.SHOWN or not self.tell_marked(told):
            self.audience.answer(told)
        return True

    def _may_read(self) -> bool:
        """Select what was marked in secret if it may be read now; return whether it may."""
        listens, seat = self.app.keyboard.holder.headphones, self.seat
        if listens and seat is not None and self.chooser is not None:
            view = self.table.view(seat)
            chooser = self._new_chooser(seat, view)
            there = self._quietly.select(chooser)
            self.chooser = chooser if there else self._new_chooser(seat, view)
            self._quietly.begin()
        return listens

    @property
    def secret(self) -> bool:
        """Whether other players here may not learn the choice."""
        if len(self.audience.seats) < 2:
            return False
        seat = self.seat
        return seat is not None and self.audience.hidden(seat)

    @property
    def quiet(self) -> bool:
        """Whether choices are not read aloud: other players here could hear them."""
        here = self.audience.seats
        return len(here) > 1 and not self.app.keyboard.holder.headphones and self.secret

    @property
    def _how(self) -> str:
        """The game's words on the keys that answer its present question unread; empty for none."""
        return self.part("keys")

    def part(self, name: str) -> str:
        """Return the game's words beside its present question; empty for none.

        Args:
            name: "keys" answer it unread, "button" confirms what is marked, "marks" say what for.
        """
        seat = self.seat
        if seat is None:
            return ""
        due = self.table.view(seat).decision(seat)
        try:
            return self.audience.narrator.part(due, name, self.audience.seats)
        except TextError:  # a game of another package may name a variable that is not there
            return ""

    def tell_marked(self, after: str = "") -> bool:
        """Say that there is a secret mark, if there is one, and return whether there is.

        Args:
            after: what is said before it.
        """
        if self.passing or not self.only_marks:
            return False
        marked = self._quietly.tell(after)
        self.reply.selected = self.app.recall.history.newest() if marked else ""
        return marked

    async def _take_over(self, seat: Seat, command: Command) -> None:
        """Hand the keyboard to the next player, on Enter."""
        if command.name != "choose":
            self.audience.answer(self.question(), told_in=self.language)
        elif await self.hand_over.take(seat):
            self.put_again()
            self._words.taken_over = True
            await self.announce()
            if self.app.keyboard.holder.headphones and await self.hand_over.caution():
                self.audience.tell_own(seat)
        else:
            self.app.scene.remind_here()

    @property
    def without_key(self) -> tuple[Action, ...]:
        """What is done beside cards, where a letter of the language's cards has its key.

        In secret it is told whether it is possible or not.
        """
        if self.seat is None:
            return ()
        package, chooser, jumps = self.table.game.package, self.chooser, {*self.jumps.values()}
        lost = [one for one in read_jumps(package).values() if letter_of(one) and one not in jumps]
        if self.only_marks:
            return tuple(filter(None, [named(one, package) for one in lost]))
        plain = chooser.plain if isinstance(chooser, CardChooser) else ()
        return tuple([one for one in plain if words(one) in lost])

    async def choose_without_key(self, action: Action) -> Action | None:
        """Choose, or in secret mark, what is done beside cards; return what is chosen."""
        seat = self.seat
        if seat is None:
            return None
        if self.only_marks:
            self._hold_marked(seat, KeyedChoice(words(action), 0))
        elif self.table.view(seat).allows(seat, action) and await self.dares(seat, action):
            return self._decided(action)
        return None

    def _propose(self, seat: Seat, mark: KeyedChoice, key: Key, held: bool) -> None:
        """Mark a choice by its key, by which its player takes over the keyboard, too.

        A legal mark and an illegal one have the same answer.

        Args:
            seat: the player who takes over.
            mark: the choice that the key names.
            held: whether the key is held down.
        """
        if not self.early.refuse(key, held, direct=True):
            self._hold_marked(seat, mark)

    def _hold_marked(self, seat: Seat, mark: KeyedChoice) -> None:
        """Hand the keyboard to a player by the choice that is marked."""
        if seat in self.hand_over.codes:
            self.audience.answer(self.question(), told_in=self.language)
            return
        self.hand_over.hold(seat)
        view = self.table.view(seat)
        self.chooser = self._new_chooser(seat, view)
        self._position = self.table.state
        self._asked = (self.table.state, seat, False)
        self._words.told, self._turn = view.decision(seat), seat
        self._quietly.begin(self.chooser)
        self._quietly.mark(mark)
        name = self.table.players[seat].name
        self.audience.answer(self.audience.program_around.say("taken-over-marked", name=name))
        self.reply.selected = self.app.recall.history.newest()
