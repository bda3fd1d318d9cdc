"""The visible state of a game that players here play."""

from __future__ import annotations

from enum import Enum

from audiogame.console.display import GameShown, Offer, ShownSquare, Stage
from audiogame.play.chooser import Response
from audiogame.play.questions import Questions
from audiogame.rules.picture import Board, Square
from audiogame.rules.seat import Seat
from audiogame.rules.state import Action, Event, Query, State, seen_by_all
from audiogame.rules.value import field_names

STAGES = ("trick", "battle", "round")
"""Fields of a state that count how far the game has come; the first it has is shown."""


def stage_of(state: State) -> Stage | None:
    """Return how far a game has come; None where it counts nothing, or not yet.

    How many rounds there are is `rounds` of the state, or else of its options; so for the others.
    """
    for name in STAGES:
        number = getattr(state, name, None)
        if isinstance(number, int) and number > 0:
            options = getattr(state, "options", None)
            last = getattr(state, f"{name}s", getattr(options, f"{name}s", None))
            return Stage(name, number, last if isinstance(last, int) and last >= number else 0)
    return None


class GameSight:
    """Computes the visible state: nothing that other players at the keyboard may not see.

    Args:
        questions: answers whose turn it is; knows the players here and their decision.
    """

    def __init__(self, questions: Questions) -> None:
        self._questions, self._decision = questions, questions.decision
        self._audience, self._table = questions.audience, questions.table

    def look(self, asks: bool = True, turn: bool = True) -> GameShown:
        """Return the visible state now.

        Args:
            asks: whether the question is asked already.
            turn: whether to say whose turn it is.
        """
        narrator, alone = self._audience.narrator, len(self._audience.seats) == 1
        names = tuple(narrator.told_name(player.name) for player in self._table.players)
        game = self._table.game
        title = f"{game.name}-title"
        question = self._decision.question() if asks else ""
        passing = self._decision.passing
        offers, marks = self._offers() if question and not passing else ((), False)
        state = self._seen()
        picture = state.picture(self._questions.asker)
        return GameShown(
            name=narrator.say(title) if narrator.texts.has(title) else game.name,
            turn="" if (question and alone) or not turn else self._questions.asked(Query.TURN),
            question=question,
            alone=alone,
            offers=offers,
            marks=marks,
            names=names,
            seat=self._seat(),
            picture=picture,
            word=narrator.word,
            walked=self._questions.walked,
            confirm=self._decision.part("button") if marks else "",
            hint=self._decision.part("marks") if marks else "",
            language="" if passing else narrator.texts.language,
            board=() if picture is None or picture.board is None else self._board(picture.board),
            stage=stage_of(state),
        )

    def _seat(self) -> Seat | None:
        seats = self._audience.seats
        if len(seats) > 1:
            return self._questions.asker
        return seats[0] if seats else None

    def _seen(self) -> State:
        """Return what all players here may see of the game."""
        table, seats = self._table, self._audience.seats
        if len(seats) == 1:
            return table.view(seats[0])
        return seen_by_all(table.state, seats or tuple(range(table.state.seats)))

    def _board(self, board: Board) -> tuple[tuple[ShownSquare, ...], ...]:
        """Return the squares of a board, with what the players here may see to be chosen there."""
        decision = self._decision
        walk = None if decision.secret else decision.walk
        here = decision.stands_on(self._questions.asker)

        def shown(square: Square) -> ShownSquare:
            told = Response(square=square.told) if walk is None else walk.told(square)
            marked = walk is not None and square.name in walk.picked
            chooses = bool(told.thing or told.number)
            text = decision.reply.words(told)
            return ShownSquare(square, text, square.name == here, marked, chooses)

        rows = (board if walk is None else walk.board).rows
        return tuple(tuple(map(shown, row)) for row in rows)

    def _offers(self) -> tuple[tuple[Offer, ...], bool]:
        """Return the choices, unless others here could read them, and whether digits mark."""
        chooser = self._decision.chooser
        if chooser is None or self._decision.secret:
            return (), False
        told = (
            Offer(
                number,
                " ".join(map(self._audience.words, things)).rstrip("."),
                chooser.is_marked(number),
                _faces(things),
            )
            for number, things in chooser.offers()
        )
        return tuple(told), bool(chooser.positions)


def _faces(things: tuple[Event | Action, ...]) -> tuple[Enum, ...]:
    fields = (getattr(thing, name) for thing in things for name in field_names(thing))
    return tuple([one for one in fields if isinstance(one, Enum)])
