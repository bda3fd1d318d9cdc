"""Checks of a state's contract: who acts, what is legal, what is visible, what is told."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from enum import Enum
from functools import partial
from random import Random
from types import FrameType
from typing import Any

import msgspec

from audiogame.keys.commands import COMMANDS, PICKS
from audiogame.online.down_limits import VALUES, too_large
from audiogame.play.board_walk import SIDEWAYS, BoardWalk, squares_of
from audiogame.play.card_chooser import CardChooser
from audiogame.play.chooser import Chooser, Response
from audiogame.play.choosers import chooser_of
from audiogame.play.typed_numbers import has_one, numbers_in
from audiogame.rules.cards import Card
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.fault import Reason
from audiogame.rules.notation import NoWords, parsed, read, word, words
from audiogame.rules.picture import Square, board_flaws, flaws
from audiogame.rules.seat import unsquared
from audiogame.rules.state import (
    CHANCE,
    FORCED,
    Action,
    Event,
    Finished,
    GameIsOver,
    NotAllowed,
    NothingToTell,
    OptionInForce,
    Parts,
    Query,
    Seat,
    SideFinished,
    State,
    replace,
    seen_by_all,
)
from audiogame.rules.value import field_names, field_types
from audiogame.testing.flaw import FileLine, Flaws, flaw
from audiogame.testing.hooks import Hooks
from audiogame.testing.random_play import random_move
from audiogame.testing.returned_values import is_tuple_of
from audiogame.testing.sentences import Sentences

MOST_PARTS = 64
"""Parts of one choice at most."""
COMMON = (NothingToTell, OptionInForce, Finished, SideFinished)
"""Events of answers that every game has without a word of its own."""
WALKED = ("first", "mark", "down", "mark", "last")
"""Commands by which choices are walked through and marked."""

MOST_CALLS = 20_000
"""Calls within one answer of `_allows` at most, which a server waits for: a few milliseconds."""
PLAYED_ON = 4
"""Moves that are played on from each state that was dealt again."""


def picture_flaws(state: State) -> Iterator[tuple[Reason, object]]:
    """Yield the flaws of the pictures of a state, each with an example."""
    for seat in range(state.seats):
        picture = state.picture(seat)
        if picture is None:
            continue
        for why in flaws(picture, state.seats):
            yield flaw("in-a-picture", why=why), (seat, state)
        if state.seen_by(seat).picture(seat) != picture:
            yield flaw("picture-differs"), (seat, state)
        hash(picture)


class States:
    """Checks the states of one game.

    Args:
        flaws: collects the flaws.
        sentences: checks the sentences.
        hooks: checks guide, figures and cues with each event.
        random: random source of the choices that are tried.
    """

    def __init__(self, flaws: Flaws, sentences: Sentences, hooks: Hooks, random: Random) -> None:
        self._flaws = flaws
        self._sentences = sentences
        self._hooks = hooks
        self._random = random
        self._counts: dict[tuple[str, str], bool] = {}
        """Whether a field with a number of each seat has counted another field in all states."""
        self.offered: dict[type[Action], Counter[str]] = {}
        """The words of the choices that were listed, with their numbers, by class."""
        self.answered: set[Query] = set()
        """The questions that the game itself has answered."""
        self.out_of_reach: set[type[Action]] = set()
        """The classes of choices that need a letter, as no digit picks or types them all."""
        self.drawn = False
        """Whether any state had a picture."""
        self.holds: bool | None = None
        """Whether the cards of a hand had suits; None where no seat held any."""

    def check(self, state: State) -> None:
        """Check the whole contract of a state."""
        asking = self._flaws.asking
        for part, name in (
            (self._check_views, "seen_by"),
            (self._check_seats, "out"),
            (self._check_pictures, "_picture"),
            (self._check_boards, "_board"),
            (self._check_deals, "deal_again"),
            (self._check_over if state.result is not None else self._check_moves, "_apply"),
        ):
            with asking(flaw("state-asked", hook=name.strip("_")), self._at(state, name)):
                part(state)
        with asking(flaw("guide-or-figures"), self._flaws.of_game("guide")):
            self._hooks.state(state, self._random)

    def _at(self, state: State, hook: str) -> FileLine:
        return self._flaws.hook(state, hook)

    def _asking(self, hook: str, state: State) -> AbstractContextManager[None]:
        """Context in which an exception of a hook of the state is added as a flaw."""
        return self._flaws.asking(flaw("hook", name=hook), self._at(state, hook))

    def _promise(
        self, kept: object, what: Reason, state: State, hook: str, example: object
    ) -> bool:
        return self._flaws.promise(kept, self._at(state, hook), what, example)

    def _check_told(self, state: State, hook: str, told: tuple[Event, ...]) -> None:
        """Check what a hook returns as events to be told."""
        what = flaw("no-events", hook=hook)
        if self._promise(is_tuple_of(told, Event), what, state, hook, told):
            self._sentences.check(told, state)

    def _check_one_told(self, state: State, hook: str, told: Event | None) -> None:
        """Check what a hook returns as an event to be told, or None."""
        right, what = told is None or isinstance(told, Event), flaw("no-event-or-none", hook=hook)
        if self._promise(right, what, state, hook, told) and told is not None:
            self._sentences.check((told,), state)

    def _check_truth(self, state: State, hook: str, truth: bool) -> None:
        """Check what a hook returns as true or false."""
        self._promise(isinstance(truth, bool), flaw("no-truth", hook=hook), state, hook, truth)

    def _check_views(self, state: State) -> None:
        flaws = self._flaws
        promise, game = self._promise, flaws.game
        promise(hash(state) == hash(state), flaw("not-hashable"), state, "seats", state)
        allowed = state.seats in game.seats
        promise(allowed, flaw("seats-not-allowed"), state, "seats", state.seats)
        for seat in range(state.seats):
            view = state.seen_by(seat)
            example = seat, state
            promise(view.seen_by(seat) == view, flaw("seen-twice"), state, "seen_by", example)
            same = view.legal_actions(seat) == state.legal_actions(seat)
            promise(same, flaw("legal-differs"), state, "seen_by", example)
            same = view.requests(seat) == state.requests(seat)
            promise(same, flaw("requests-differ"), state, "seen_by", example)
            same = view.actors == state.actors
            promise(same, flaw("awaited-differs"), state, "seen_by", example)
            what = flaw("view-too-large", most=VALUES)
            promise(_fits(view), what, state, "seen_by", None)
            for query in Query:
                question = flaw("question", name=query.value)
                with flaws.asking(question, self._at(state, "_answer")):
                    answer = (*view.answer(query, seat), *view.answer(query, seat, again=1))
                    self._sentences.check(answer, state)
                    if not all(isinstance(event, COMMON) for event in answer):
                        self.answered.add(query)
                    for event in answer:
                        what = flaw("answer-tells-secret")
                        known = event.seen_by(seat) == event
                        promise(known, what, state, "_answer", (event, seat))
            with self._asking("since", state):
                self._check_told(state, "since", view.since(seat, state.opening()))
            with self._asking("unasked", state):
                self._check_told(state, "unasked", view.unasked(seat, state.opening()))
        everyone = seen_by_all(state, tuple(range(state.seats)))
        promise(everyone is not None, flaw("not-seen-by-all"), state, "seen_by", state)
        if everyone is not None:
            for query in Query:
                question = flaw("question", name=query.value)
                with flaws.asking(question, self._at(state, "_answer")):
                    self._sentences.check(everyone.answer(query, 0), everyone)

    def _check_seats(self, state: State) -> None:
        """Call the hooks that are asked of every seat at any time, also at the end."""
        promise, seats = self._promise, tuple(range(state.seats))
        seated = state.seated
        right = isinstance(seated, tuple) and [*seated] == sorted({*seated} & {*seats})
        promise(right, flaw("seated-unfit"), state, "seated", seated)
        for seat in seats:
            with self._asking("out", state):
                self._check_truth(state, "out", state.out(seat))
            with self._asking("side", state):
                side = state.side(seat)
                right = isinstance(side, int) and 0 <= side < state.seats
                promise(right, flaw("side-unfit"), state, "side", side)
            self._check_hand(state, seat)
            with self._asking("hidden_from", state):
                hidden = state.hidden_from(seat)
                right = isinstance(hidden, frozenset) and hidden <= {*seats}
                promise(right, flaw("hidden-from-unfit"), state, "hidden_from", hidden)
            with self._asking("_requests", state):
                requests = state.requests(seat)
                right = is_tuple_of(requests, Action)
                promise(right, flaw("requests-unfit"), state, "_requests", requests)

    def check_opening(self, state: State) -> None:
        """Check the events of a first state."""
        with self._flaws.asking(flaw("opening"), self._at(state, "opening")):
            events = state.opening()
            what = flaw("no-events", hook="opening")
            if self._promise(is_tuple_of(events, Event), what, state, "opening", events):
                self._happened(events, state)

    def _check_pictures(self, state: State) -> None:
        self.drawn = self.drawn or state.picture(0) is not None
        for what, example in picture_flaws(state):
            self._promise(False, what, state, "_picture", example)

    def _check_boards(self, state: State) -> None:
        """Walk the board of each seat, square by square, and find there what can be chosen."""
        if not state.has_board:
            return
        for seat in range(state.seats):
            board, hook = state.board(seat), "_board"
            if board is None:
                continue
            wrong = [*board_flaws(board, state.seats)]
            for why in wrong:
                self._promise(False, flaw("in-a-board", why=why), state, hook, (seat, state))
            if wrong:
                continue
            told: dict[str, Square] = {}
            for square in (square for row in board.rows for square in row):
                event = square.told
                what = flaw("square-without-event", name=repr(square.name))
                if not self._promise(isinstance(event, Event), what, state, hook, event):
                    continue
                assert isinstance(event, Event), "it was just looked at"
                self._sentences.check((event,), state)
                what = flaw("answer-tells-secret")
                self._promise(event.seen_by(seat) == event, what, state, hook, (event, seat))
                what = flaw("square-without-words", name=repr(square.name))
                self._promise(self._sentences.can_name(square.name), what, state, hook, square)
                words = self._sentences.words_of(event, seat)
                what = flaw("squares-alike", words=words)
                self._promise(told.setdefault(words, square) is square, what, state, hook, square)
            self._check_walk(state, seat)

    def _check_walk(self, state: State, seat: Seat) -> None:
        """Go to the squares of a choice by arrows, and find it there."""
        walk = chooser_of(state.seen_by(seat), seat)
        if not isinstance(walk, BoardWalk):
            return
        names = {square.name for row in walk.board.rows for square in row}
        for action in walk.plain:
            if unknown := [name for name in squares_of(action) if name not in names]:
                what = flaw("square-unknown", words=words(action), name=repr(unknown[0]))
                self._promise(False, what, state, "_board", action)
                return
        there = [action for action in walk.plain if squares_of(action)]
        for action in self._random.sample(there, min(len(there), 3)):
            what = flaw("square-unreached", words=words(action))
            self._promise(_found_on(walk, action), what, state, "_board", action)

    def _check_deals(self, state: State) -> None:
        """Check that what a seat cannot see is dealt again, so that its view stays the same."""
        if type(state).deal_again is State.deal_again:
            return
        counted = self._counted(state)
        for seat in range(state.seats):
            with self._asking("deal_again", state):
                self._check_deal(state, seat, counted)

    def _check_deal(self, state: State, seat: Seat, counted: list[tuple[str, str]]) -> None:
        promise, hook, luck = self._promise, "deal_again", self._random.random()
        view = state.seen_by(seat)
        dealt = view.deal_again(seat, Random(luck))
        if dealt is None:
            return
        what = flaw("deal-unfit", found=type(dealt).__name__)
        if not promise(isinstance(dealt, type(state)), what, state, hook, dealt):
            return
        example = seat, dealt, state
        promise(dealt.seen_by(seat) == view, flaw("deal-differs"), state, hook, example)
        for whole in (state, dealt):
            again = whole.deal_again(seat, Random(luck))
            promise(again == dealt, flaw("deal-of-more"), state, hook, (seat, again, dealt))
        promise(not dealt.dealt_loosely, flaw("deal-loose"), state, hook, example)
        for name, number in counted:
            for other, cards in enumerate(getattr(dealt, name)):
                right = not getattr(state, name)[other] or (
                    cards is not None and len(cards) == getattr(view, number)[other]
                )
                what = flaw("deal-miscounted", field=name, counts=number)
                promise(right, what, state, hook, example)
        for name in field_names(state):
            fields = getattr(state, name), getattr(dealt, name)
            promise(_as_open(*fields), flaw("deal-unseen", field=name), state, hook, example)
        able = all(dealt.legal_actions(one) for one in dealt.actors if one != CHANCE)
        if promise(able, flaw("deal-stuck"), state, hook, example):
            for _ in range(PLAYED_ON):
                if dealt.result is not None:
                    return
                dealt, _ = dealt.apply(*random_move(dealt, self._random))

    def _counted(self, state: State) -> list[tuple[str, str]]:
        """Return the fields that a row of numbers, one for each seat, has always counted."""
        rows = {name: getattr(state, name) for name in field_names(state)}
        seats = range(state.seats)
        rows = {name: row for name, row in rows.items() if _is_row(row, len(seats))}
        for name, row in rows.items():
            for number, counts in rows.items():
                if all(isinstance(one, tuple) for one in row) and all(
                    type(one) is int for one in counts
                ):
                    right = all(not row[one] or len(row[one]) == counts[one] for one in seats)
                    self._counts[name, number] = right and self._counts.get((name, number), True)
        return [pair for pair, right in self._counts.items() if right and {*pair} <= {*rows}]

    def _check_over(self, state: State) -> None:
        promise, result = self._promise, state.result
        assert result is not None, "a state without a result is not checked here"
        promise(state.chance is None, flaw("luck-at-end"), state, "chance", state)
        what = flaw("result-incomplete")
        if promise(len(result.places) == state.seats, what, state, "result", result):
            first = min((*result.places, *result.gone)) == 1
            promise(first, flaw("nobody-first"), state, "result", result)
            sides = tuple(state.side(seat) for seat in range(state.seats))
            alone = sides if result.sides else tuple(range(state.seats))
            told = (result.sides or alone) == sides
            promise(told, flaw("sides-differ", sides=repr(sides)), state, "result", result)
            shared = len({*zip(sides, result.places, strict=True)}) == len({*sides})
            promise(shared, flaw("partners-apart"), state, "result", result)
        for seat in range(state.seats):
            try:
                state.apply(seat, Action())
            except GameIsOver:
                continue
            promise(False, flaw("action-at-end"), state, "_apply", state)

    def _check_moves(self, state: State) -> None:
        promise, actors = self._promise, state.actors
        once = len(set(actors)) == len(actors) > 0
        promise(once, flaw("wrong-actors"), state, "_actors", actors)
        if actors == (CHANCE,):
            self._check_chance(state)
        if actors == (FORCED,):
            self._check_forced(state)
        for seat in range(state.seats):
            with self._flaws.asking(flaw("move"), self._at(state, "_apply")):
                self._check_seat(state, seat)

    def _check_forced(self, state: State) -> None:
        """Check that a forced move is known to the table, and to no view another one."""
        promise, due = self._promise, state.legal_actions(FORCED)
        what = flaw("forced-unfit")
        if not promise(is_tuple_of(due, Action) and len(due) == 1, what, state, "_forced", due):
            return
        for seat in range(state.seats):
            seen = state.seen_by(seat).legal_actions(FORCED)
            promise(seen in ((), due), flaw("forced-differs"), state, "_forced", (seat, seen, due))
        _, events = state.apply(FORCED, *due)
        self._sentences.check(due, state)
        self._happened(events, state)

    def _check_chance(self, state: State) -> None:
        promise, chance = self._promise, state.chance
        assert chance is not None, "luck acts where it is asked"
        outcome = chance.sample(self._random.randrange)
        what = flaw("draw-not-allowed")
        promise(chance.allows(outcome), what, state, "chance", (outcome, chance))
        read_back = chance.read(word(outcome).split()) == outcome
        promise(read_back, flaw("outcome-not-read"), state, "chance", outcome)
        with self._flaws.asking(flaw("answer-of-luck"), self._at(state, "_land")):
            _, events = state.apply(CHANCE, outcome)
            self._happened(events, state)
            other = chance.sample(self._random.randrange)
            if other != outcome:
                self._check_hidden(state, chance, (outcome, other))

    def _check_hidden(
        self, state: State, chance: Chance, outcomes: tuple[Outcome, Outcome]
    ) -> None:
        """Check that luck is hidden from seats outside `only`; without it, from none."""
        one, other = (state.apply(CHANCE, outcome) for outcome in outcomes)
        everyone = tuple(range(state.seats))
        knowing = everyone if chance.only is None else chance.only
        what = flaw("only-no-seat")
        self._promise({*knowing} <= {*everyone}, what, state, "chance", chance)
        if chance.only is not None and {*knowing} < {*everyone}:
            what = flaw("hidden-luck-opened")
            hidden = one[0].still_face_down(chance, outcomes[0])
            self._promise(hidden, what, state, "still_face_down", outcomes[0])
        for curious in everyone:
            views = [after.seen_by(curious) for after, _ in (one, other)]
            heard = [[event.seen_by(curious) for event in told] for _, told in (one, other)]
            example = curious, outcomes, state
            if curious not in knowing:
                what = flaw("hidden-luck-seen")
                self._promise(views[0] == views[1], what, state, "seen_by", example)
                what = flaw("hidden-luck-heard")
                self._promise(heard[0] == heard[1], what, state, "_land", example)
            elif chance.only is None and one[0] != other[0]:
                what = flaw("luck-hidden-from-all")
                self._promise(views[0] != views[1], what, state, "chance", example)

    def _happened(self, events: tuple[Event, ...], before: State) -> None:
        self._sentences.check(events, before)
        self._hooks.events(events, before)
        for event in events:
            place, what = self._flaws.where(type(event)), flaw("event-too-large", most=VALUES)
            self._flaws.promise(_fits(event), place, what)
            for hearer in range(before.seats):
                seen = event.seen_by(hearer)
                twice = seen is None or seen.seen_by(hearer) == seen
                place = self._flaws.hook(event, "seen_by")
                self._flaws.promise(twice, place, flaw("event-seen-twice"), (event, hearer))

    def _check_seat(self, state: State, seat: Seat) -> None:
        promise = self._promise
        legal, awaited = state.legal_actions(seat), seat in state.actors
        example = seat, state
        what = flaw("awaited-or-legal")
        promise(bool(legal) == awaited, what, state, "_legal", example)
        once = len(set(legal)) == len(legal)
        promise(once, flaw("listed-twice"), state, "_legal", legal)
        for action in legal:
            what = flaw("same-words")
            promise(read(words(action), legal) == action, what, state, "_legal", action)
            self.offered.setdefault(type(action), Counter())[words(action)] += 1
        for action in state.requests(seat):
            _, events = state.apply(seat, action)
            self._sentences.check((*events, action), state)
        if awaited:
            with self._flaws.asking(flaw("decision"), self._at(state, "decision")):
                due = state.decision(seat)
                self._sentences.check((due,), state)
                self._hooks.cues(due, state.seats)
            with self._asking("position", state):
                self._check_told(state, "position", state.seen_by(seat).position(seat))
            if state.hides_luck:
                self._check_heard(state, seat, due)
            with self._asking("faces_shown", state):
                self._check_choices(state, seat)
        for action in self._random.sample(legal, min(len(legal), 3)):
            self._check_action(state, seat, action)
        if state.unlisted and awaited:
            self._check_unlisted(state, seat)
            with self._asking("_parts", state):
                self._check_parts(state, seat)
        try:
            state.apply(seat, Action())
        except NotAllowed:
            pass
        else:
            promise(False, flaw("illegal-taken"), state, "_apply", example)
        self._check_secret(state, seat)

    def _check_heard(self, state: State, seat: Seat, due: Event) -> None:
        """Check that a question is the same in the view of each seat, as others hear it too."""
        elsewhere, what = flaw("decision-elsewhere"), flaw("decision-tells-secret")
        for curious in range(state.seats):
            with self._flaws.asking(elsewhere, self._at(state, "decision")):
                same = state.seen_by(curious).decision(seat) == due
                self._promise(same, what, state, "decision", (curious, due))

    def _check_choices(self, state: State, seat: Seat) -> None:
        """Walk through a choice as a player does, by place and by face."""
        faces = state.faces_shown(seat)
        right = is_tuple_of(faces, tuple) and all(is_tuple_of(one, int) for one in faces)
        if not self._promise(right, flaw("faces-unfit"), state, "faces_shown", faces):
            return
        view = state.seen_by(seat)
        for by_face in (False, True):
            chooser = chooser_of(view, seat, by_face)
            if not by_face:
                self.out_of_reach.update(_out_of_reach(chooser))
            if isinstance(chooser, CardChooser):
                self._check_refusals(chooser)
            with self._flaws.asking(flaw("preview"), self._at(state, "preview")):
                for command in WALKED if chooser.positions else ("first",):
                    told = chooser.press(COMMANDS[command])
                    if isinstance(told, Response) and told.thing is not None:
                        preview = () if told.preview is None else (told.preview,)
                        self._sentences.check((told.thing, *preview), state)

    def _check_hand(self, state: State, seat: Seat) -> None:
        """Check the cards that a seat holds, which its own view sees alike."""
        with self._asking("hand_of", state):
            hand = state.hand_of(seat)
            right = hand is None or is_tuple_of(hand, Card)
            if not self._promise(right, flaw("hand-unfit"), state, "hand_of", hand):
                return
            same = state.seen_by(seat).hand_of(seat) == hand
            self._promise(same, flaw("hand-elsewhere"), state, "hand_of", hand)
            if hand:
                self.holds = self.holds or any(card.suit is not None for card in hand)

    def _check_refusals(self, chooser: CardChooser) -> None:
        """Check why the cards that may not be played may not."""
        state, seat = chooser.state, chooser.seat
        with self._asking("why_not", state):
            for card in chooser.refused:
                self._check_one_told(state, "why_not", state.why_not(seat, card))

    def _check_action(self, state: State, seat: Seat, action: Action) -> None:
        before = hash(state)
        after, events = state.apply(seat, action)
        same = hash(state) == before
        self._promise(same, flaw("state-changed"), state, "_apply", (seat, action))
        self._sentences.check((action,), state)
        self._happened(events, state)
        with self._flaws.asking(flaw("preview"), self._at(state, "preview")):
            preview = state.preview(seat, action)
            if preview is not None:
                self._sentences.check((preview,), state)
        with self._asking("risk", state):
            self._check_one_told(state, "risk", state.seen_by(seat).risk(seat, action))
        with self._asking("still_secret", state):
            self._check_truth(state, "still_secret", after.still_secret(seat, action))
        with self._asking("chosen_for", state):
            view = after.seen_by(seat)
            for event in (one.seen_by(seat) for one in events if one.routine):
                chosen = view.chosen_for(seat, event) if event is not None else None
                if chosen is not None:
                    self._sentences.check((chosen,), view)

    def _check_parts(self, state: State, seat: Seat) -> None:
        """Choose parts at random up to a whole choice, which has to be legal."""
        promise, view, done = self._promise, state.seen_by(seat), tuple[Action, ...]()
        parts = view.parts(seat)
        for _ in range(MOST_PARTS if parts is not None else 0):
            fits = isinstance(parts, Parts) and is_tuple_of(parts.next, Action)
            if not promise(fits, flaw("parts-unfit"), state, "_parts", parts):
                return
            assert parts is not None, "it was just looked at"
            what = flaw("parts-lead-nowhere")
            promise(parts.next or parts.whole is not None, what, state, "_parts", done)
            self._sentences.check((*parts.next, *filter(None, [parts.told])), state)
            if parts.board is not None:
                for why in board_flaws(parts.board, state.seats):
                    promise(False, flaw("in-a-board", why=why), state, "_parts", done)
            if parts.whole is not None:
                what = flaw("parts-not-allowed", words=words(parts.whole))
                promise(state.allows(seat, parts.whole), what, state, "_parts", parts.whole)
            if not parts.next:
                return
            done = (*done, self._random.choice(parts.next))
            parts = view.parts(seat, done)
        promise(parts is None, flaw("parts-without-end"), state, "_parts", done)

    def _check_unlisted(self, state: State, seat: Seat) -> None:
        """Check a choice that is not listed: its words, and what is said of values near it."""
        promise, view = self._promise, state.seen_by(seat)
        with self._asking("_sample", state):
            tried = Random(self._random.random())
            action = view._sample(seat, tried)
            if action is None:
                return
            what = flaw("sample-unfit", found=repr(action))
            if not promise(type(action) in state.unlisted, what, state, "_sample", action):
                return
            try:
                same = parsed(words(action), type(action)) == action
            except NoWords as fault:
                what = flaw("unlisted-unreadable", name=fault.kind.__name__, found=str(fault.hint))
                promise(False, what, state, "_sample", action)
                return
            promise(same, flaw("words-not-read", words=words(action)), state, "_sample", action)
        with self._asking("_allows", state):
            before = hash(state), hash(view)
            for one in (action, *_near(action)):
                known, calls = _counted_calls(partial(replace(state)._allows, seat, one))
                self._check_truth(state, "_allows", known)
                what = flaw("allows-slow", most=MOST_CALLS)
                promise(calls <= MOST_CALLS, what, state, "_allows", one)
                again = state._allows(seat, one)
                promise(known == again, flaw("allows-otherwise"), state, "_allows", one)
                seen = view._allows(seat, one)
                promise(known == seen, flaw("allows-differs"), state, "_allows", one)
            sample = flaw("sample-not-allowed", words=words(action))
            promise(state.allows(seat, action), sample, state, "_sample", action)
            same = before == (hash(state), hash(view))
            promise(same, flaw("state-changed"), state, "_allows", action)
        self._check_action(state, seat, action)

    def _check_secret(self, state: State, seat: Seat) -> None:
        hidden_from = state.hidden_from(seat) if seat in state.actors else frozenset()
        legal = state.legal_actions(seat)
        if not hidden_from or len(legal) < 2:
            return
        one, other = (state.apply(seat, action) for action in self._random.sample(legal, 2))
        for curious in sorted(hidden_from - {seat}):
            same = one[0].seen_by(curious) == other[0].seen_by(curious)
            what = flaw("secrets-look-different")
            self._promise(same, what, state, "seen_by", (seat, curious, state))
            heard = [[event.seen_by(curious) for event in events] for _, events in (one, other)]
            what = flaw("secrets-sound-different")
            self._promise(heard[0] == heard[1], what, state, "_apply", (seat, curious, heard))


def _walked(walk: BoardWalk) -> Iterator[Square]:
    """Go by arrows from square to square, row after row, and yield each one."""
    commands = {**COMMANDS, **SIDEWAYS}
    for row in range(len(walk.board.rows)):
        walk.cursor.at = None
        for name in ("up", *["down"] * row, "first"):
            walk.press(commands[name])
        edge = False
        while not edge and walk.square is not None:
            yield walk.square
            told = walk.press(commands["right"])
            edge = isinstance(told, Response) and told.edge


def _found_on(walk: BoardWalk, action: Action) -> bool:
    """Return whether Space, on the first square of a choice, selects it in its turn."""
    for square in _walked(walk):
        if square.name == squares_of(action)[0]:
            for _ in (*walk.plain, action):
                if walk.selected == action:
                    return True
                walk.press(COMMANDS["mark"])
    return False


def _is_row(row: Any, seats: int) -> bool:
    """Return whether a field has one part for each seat."""
    return isinstance(row, tuple) and len(row) == seats


def _as_open(state: Any, dealt: Any) -> bool:
    """Return whether a field of a dealt state leaves nothing face down that is there."""
    if isinstance(state, tuple) and isinstance(dealt, tuple):
        return all(map(_as_open, state, dealt))
    return dealt is not None or state is None


def _out_of_reach(chooser: Chooser) -> Iterator[type[Action]]:
    """Yield the classes of choices that no digit picks or types, and that keys.toml can name."""
    state, typing, digits = chooser.state, chooser.numbers is not None, range(1, len(PICKS) + 1)
    unlisted: tuple[type, ...] = state.unlisted
    if not typing:
        for kind in unlisted:
            if has_one(kind) and state.bounds(chooser.seat, kind) is not None:
                yield kind
    picked = {number - chooser.positions - 1 for number in digits}
    if not chooser.positions:
        picked = {chooser.place for number in digits if chooser.put(number)}
    for place, kind in enumerate(map(type, chooser.plain)):
        typed = has_one(kind) or numbers_in(kind) > 0
        if not (typed if typing else place in picked) and _has_letter(kind):
            yield kind


def _has_letter(kind: type) -> bool:
    """Return whether a few keys can name each action of a class: it has one enum, or no field."""
    hints = [*map(unsquared, field_types(kind).values())]
    enums = [hint for hint in hints if isinstance(hint, type) and issubclass(hint, Enum)]
    return has_one(kind) or len(hints) == len(enums) < 2


def _near(action: Action) -> Iterator[Action]:
    """Yield other values of an action's class: its numbers changed, its tuples cut and doubled."""
    for name in field_names(action):
        value: Any = getattr(action, name)
        others: tuple[Any, ...] = ()
        if type(value) is int:
            others = (0, -1, value - 1, value + 1, 999_999_999)
        elif isinstance(value, tuple):
            others = ((), value[:-1], value + value)
        for other in others:
            yield replace(action, **{name: other})


def _counted_calls(ask: Callable[[], bool]) -> tuple[bool, int]:
    """Return an answer, and how many functions were called for it."""
    calls, before = 0, sys.getprofile()

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        answer = ask()
    finally:
        sys.setprofile(before)
    return answer, calls


def _fits(thing: State | Event) -> bool:
    """Return whether players at a server take a view or an event; what cannot travel, nobody."""
    try:
        return not too_large(_ENCODER.encode(thing))
    except TypeError:
        return True


_ENCODER = msgspec.json.Encoder()
