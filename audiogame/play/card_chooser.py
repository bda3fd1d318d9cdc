"""Choose cards of a hand by keys: go to a rank or a suit, walk what may be played, play or mark."""

from __future__ import annotations

from collections.abc import Iterable

from audiogame.keys.commands import Command
from audiogame.keys.game_keys import SUIT_AFTER, SUIT_BEFORE
from audiogame.play.chooser import Chooser, Chosen, Response
from audiogame.play.typed_numbers import typed_number
from audiogame.rules.cards import Card, Rank, Suit, card_in
from audiogame.rules.notation import word
from audiogame.rules.state import Action, Event, Parts, Seat, State
from audiogame.rules.value import Value, field_names, replace

RANKS = {word(rank): rank for rank in Rank}
HAND_WORDS = frozenset({*RANKS, SUIT_BEFORE, SUIT_AFTER})
"""The words of the keys of a hand."""


class CardPlayed(Value):
    """The cards of a hand as it was, and the one that was played last."""

    hand: tuple[Card, ...]
    card: Card

    def neighbour(self, hand: tuple[Card, ...]) -> int:
        """Return the place in a hand where that card is or was: the next card's, or the last."""
        at = self.hand.index(self.card)
        for card in (*self.hand[at:], *reversed(self.hand[:at])):
            if card in hand:
                return hand.index(card)
        return -1


class CardChooser(Chooser):
    """One decision of a seat that plays cards of its hand, or its look at the hand before.

    A card that may not be played can be gone to, but not be chosen; what is done beside cards comes
    after them.  Where several cards are given, they are the parts of one choice: Space marks them,
    and Enter gives them.

    Args:
        state: the state as the seat sees it.
        seat: the seat.
        hand: the cards that it holds, in the order of the player.
        played: the card that it has played before, where walking begins; None at the beginning.
        ahead: whether the hand was read while nothing was asked: then no choice is selected.
        reads: whether the hand is only read now.
    """

    def __init__(
        self,
        state: State,
        seat: Seat,
        hand: tuple[Card, ...],
        played: CardPlayed | None = None,
        ahead: bool = False,
        reads: bool = False,
    ) -> None:
        super().__init__(state, seat)
        self.hand = tuple(dict.fromkeys(hand))
        """The cards held, equal ones once: they are one choice."""
        self.numbers = self._usual = None
        self.positions, self._positional = 0, {}
        self._at = -1 if played is None else played.neighbour(self.hand)
        """The place in the hand of the card gone to, or at which walking begins; -1 for none."""
        self._there = False
        """Whether that card was gone to, and not only left there by the last choice."""
        self.done: tuple[Action, ...] = ()
        """The cards marked so far, where several are given."""
        self._parts = None if reads else state.parts(seat)
        self.gives = self._parts is not None
        self.reads = reads
        """Whether nothing is chosen: the hand is read only."""
        self._offer(self._parts)
        if ahead:
            self.place = -1
        elif self.place == 0:
            self._select(self.plain[0])
            self._there = False  # it was not told

    @property
    def card(self) -> Card | None:
        """The card gone to; None for none."""
        return self.hand[self._at] if self._there and self._at >= 0 else None

    @property
    def named(self) -> tuple[Action, ...]:
        """The choices that keys of the game name."""
        return self.plain

    @property
    def only(self) -> bool:
        """Whether there is only one choice, which any key would make."""
        return self.count == 1 and not self.gives

    @property
    def explained(self) -> Action | None:
        """The choice that an explanation is about; a part alone is not explained."""
        return None if self.gives else self.selected

    def looks_on(self, state: State) -> bool:
        """Accept a later state of the same decision; return whether it is one."""
        same = state.hand_of(self.seat) == self.state.hand_of(self.seat)
        return same and super().looks_on(state)

    def go_to(self, card: Card | None) -> None:
        """Go to a card that was gone to before, if it is still held."""
        if card in self.hand:
            self._at, self._there = self.hand.index(card), True

    def played_by(self, action: Action) -> CardPlayed | None:
        """Return which card a choice has played, for the next one; None where it plays none."""
        last = self.done[-1] if self.done else action
        card = self._card_of(last)
        return CardPlayed(self.hand, card) if card is not None else None

    def jump(self, wanted: str) -> Response | None:
        """Go to a card by a key of the hand, or to what is done beside cards by its letter."""
        if wanted not in HAND_WORDS:
            told = super().jump(wanted)
            if told is not None:
                self._there = False
            return told
        self.leave_number()
        if wanted in RANKS:
            return self._go_to_rank(RANKS[wanted])
        return self._go_to_suit(1 if wanted == SUIT_AFTER else -1)

    def offers(self) -> tuple[tuple[int, tuple[Event | Action, ...]], ...]:
        """Return what tells each choice that arrow keys reach, and its number."""
        if not self.gives:
            return super().offers()
        return tuple((number, (one,)) for number, one in enumerate(self.plain, 1))

    def choose_at(self, place: int) -> Chosen | Response:
        """Choose what stands at a place, counted from 0; mark it where several are given."""
        if not 0 <= place < self.count:
            return Response(message="no-such-choice")
        self._select(self.plain[place])
        if self.gives and self.plain[place] is not self.whole:
            return self._mark_card(self.plain[place])
        return self._confirm()

    def would_choose(self, command: Command) -> Event | Action | None:
        """Return the choice that a command would make, as it is told; None if it makes none."""
        if command.name != "choose" and (self.gives or command.name != "mark"):
            return None
        taken = self._confirm()
        return self._told_as(taken.action) if isinstance(taken, Chosen) else None

    def erase(self) -> Response | None:
        """Take the last typed digit back, or else the last mark; return None without either."""
        told = super().erase()
        if told is not None or not self.done:
            return told
        return self._mark_card(self.done[-1])

    # Offers and places.

    def _offer(self, parts: Parts | None) -> None:
        """Put what may be chosen in the order in which it is walked."""
        self.whole = None if parts is None else parts.whole
        """The choice that the cards marked so far make; None where more have to follow."""
        offered: Iterable[Action] = () if self.reads else self.legal
        if parts is not None:
            left = tuple([one for one in parts.next if one not in self.done])
            offered = (*self.done, *left, *filter(None, (parts.whole,)))
        self.plain = tuple(sorted(offered, key=self._hand_place))
        self.place = 0 if self.count == 1 else -1

    def is_marked(self, number: int) -> bool | None:
        """Return whether a choice is marked, by its number; None where it cannot be."""
        action = self.plain[number - 1]
        return action in self.done if self.gives and action != self.whole else None

    @property
    def refused(self) -> tuple[Card, ...]:
        """The cards of the hand that may not be played."""
        played = {self._card_of(one) for one in self.plain}
        return tuple([card for card in self.hand if card not in played])

    def put(self, number: int) -> bool:
        """Return False: no choice has a number where cards are played."""
        return False

    def _card_of(self, action: Action) -> Card | None:
        """Return the card of the hand that a choice plays."""
        if self.gives and action == self.whole:
            return None
        card = card_in(action)
        return card if card in self.hand else None

    def _select(self, action: Action) -> None:
        """Go to what may be chosen."""
        self.place = self.plain.index(action)
        card = self._card_of(action)
        self._there = card is not None
        if card is not None:
            self._at = self.hand.index(card)

    def _go_to(self, at: int, edge: bool = False) -> Response:
        """Go to a card by its place in the hand, and tell it, and why it may not be played."""
        self._at, self._there, self.place = at, True, -1
        card = self.hand[at]
        play = next((one for one in self.plain if self._card_of(one) == card), None)
        if play is not None:
            self._select(play)
            return replace(self._told(play), edge=edge)
        if self.reads:
            return Response(message="card-held", card=card, edge=edge)
        return replace(self._refusal(card), edge=edge)

    def _refusal(self, card: Card, message: str = "card-refused") -> Response:
        return Response(message=message, card=card, why=self.state.why_not(self.seat, card))

    def _told(self, action: Action) -> Response:
        """Return the response that tells a choice, and whether it is marked."""
        if not self.gives or action == self.whole:
            return self._described(action)
        return Response(action, "card-marked" if action in self.done else "")

    def _go_to_rank(self, rank: Rank) -> Response:
        """Go to the next card of a rank; from the last of them, to the first."""
        places = [at for at, card in enumerate(self.hand) if card.rank is rank]
        if not places:
            self._there, self.place = False, -1  # Enter plays nothing that was told before
            return Response(message="rank-not-held", rank=rank)
        after = [at for at in places if at > self._at or (at == self._at and not self._there)]
        return self._go_to((after or places)[0])

    def _go_to_suit(self, step: int) -> Response:
        """Go to the first card of the suit before or after."""
        if not self.hand:
            return Response(message="hand-empty")
        suits: dict[Suit | None, int] = {}
        for at, card in enumerate(self.hand):
            suits.setdefault(card.suit, at)
        order = list(suits.values())
        if self._at < 0:
            return self._go_to(order[0 if step > 0 else -1])
        here = order.index(suits[self.hand[self._at].suit])
        there = here + step if self._there else here
        if not 0 <= there < len(order):
            return self._go_to(self._at, edge=True)
        return self._go_to(order[there])

    # Commands.

    def _step(self, command: Command) -> Response:
        """Walk what may be played, or all cards where nothing is asked."""
        self._forget_numbers()
        if self.reads:
            return self._step_ahead(command.name)
        name = command.name
        if self.place < 0 and self._at >= 0 and name in ("up", "down"):
            places = [self._hand_place(one) for one in self.plain]
            if name == "down":
                found = [at for at, place in enumerate(places) if place >= self._at]
                return self._walk(found[0] if found else len(places) - 1)
            found = [at for at, place in enumerate(places) if place <= self._at]
            return self._walk(found[-1] if found else 0)
        return super()._step(command)

    def _hand_place(self, action: Action) -> int:
        card = self._card_of(action)
        return len(self.hand) if card is None else self.hand.index(card)

    def _step_ahead(self, name: str) -> Response:
        if not self.hand:
            return Response(message="hand-empty")
        last = len(self.hand) - 1
        step = {"up": -1, "down": 1}.get(name)
        if step is None:
            return replace(self._go_to(0 if name == "first" else last), row=True)
        at = self._at + step if self._there else self._at
        if self._at < 0:
            at = 0 if step > 0 else last
        edge = not 0 <= at <= last
        return replace(self._go_to(min(max(at, 0), last), edge), row=True)

    def _walk(self, place: int) -> Response:
        edge = place == self.place
        self._select(self.plain[place])
        return replace(self._told(self.plain[place]), row=True, edge=edge)

    def _pick(self, command: Command) -> Chosen | Response:
        if self.numbers is not None:
            return super()._pick(command)
        return Response(message="no-card-number")

    def _mark(self, command: Command) -> Chosen | Response:
        if not self.gives:
            return super()._mark(command)
        selected = self.selected
        if selected is None and self.card is not None:
            return self._refusal(self.card)
        if selected is None:
            return Response(message="nothing-selected")
        if selected == self.whole:
            return self._confirm()
        return self._mark_card(selected)

    def _mark_card(self, part: Action) -> Response:
        """Mark a card that is given, or take its mark away."""
        unmarks = part in self.done
        wanted = [one for one in self.done if one != part] if unmarks else [*self.done, part]
        done: tuple[Action, ...] = ()
        parts = self.state.parts(self.seat)
        for one in wanted:
            if parts is None or one not in parts.next:
                break
            done = (*done, one)
            parts = self.state.parts(self.seat, done)
        assert parts is not None, f"{done} were offered as parts"
        self.done = done
        self._offer(parts)
        if part in self.plain:
            self._select(part)
        message = "card-unmarked" if unmarks else "card-given"
        return Response(parts.told, message, card=card_in(part))

    def _confirm(self) -> Chosen | Response:
        if self._typed is not None or self.numbers is not None:
            return super()._confirm()
        if self.card is not None and self.place < 0:
            return self._refusal(self.card, "card-not-played")
        if not self.gives:
            return super()._confirm()
        whole, selected = self.whole, self.selected
        if not self.done and selected is not None:  # one card may be all that is given
            alone = self.state.parts(self.seat, (selected,))
            whole = alone.whole if alone is not None else None
        if whole is not None:
            return Chosen(whole)
        told = self._parts if not self.done else self.state.parts(self.seat, self.done)
        return Response(told.told if told is not None else None, "choice-incomplete")


def chooses_cards(state: State, seat: Seat) -> bool:
    """Return whether a seat that holds cards is asked for one of them, or for what is beside them.

    A question for something else, such as a suit or a bid, is answered as in any other game: all of
    its choices have values, and none plays a card.
    """
    if typed_number(state, seat) is not None:
        return False
    parts = state.parts(seat)
    offered = state.legal_actions(seat) if parts is None else parts.next
    hand = state.hand_of(seat) or ()
    if any(card_in(one) in hand for one in offered):
        return any(card.suit is not None for card in hand)
    return parts is None and any(card.suit for card in hand) and not all(map(_has_fields, offered))


def _has_fields(action: Action) -> bool:
    kind: type = type(action)
    return bool(field_names(kind))
