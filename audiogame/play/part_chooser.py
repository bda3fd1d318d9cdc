"""Choose a turn of several parts by keys: each part is chosen, taken back, and Enter ends it."""

from __future__ import annotations

from audiogame.keys.commands import Command
from audiogame.play.card_chooser import CardChooser, CardPlayed, chooses_cards
from audiogame.play.chooser import Chooser, Chosen, Response
from audiogame.play.typed_numbers import typed_numbers
from audiogame.rules.cards import HandOrder
from audiogame.rules.state import Action, Event, Parts, Seat, State


class PartChooser(Chooser):
    """One decision that is made of several parts, such as the steps of a throw.

    The parts that can follow are walked, picked and typed as choices are; behind them stands the
    whole choice, where the parts so far make one, and Enter takes it if nothing is selected.

    Args:
        state: the state as the seat sees it.
        seat: the deciding seat.
        parts: what can be first.
    """

    def __init__(self, state: State, seat: Seat, parts: Parts) -> None:
        super().__init__(state, seat)
        self.done: tuple[Action, ...] = ()
        """The parts chosen so far."""
        self.whole: Action | None = None
        """The choice that they make; None where more have to follow."""
        self._go_on(parts, ())

    def _go_on(self, parts: Parts, done: tuple[Action, ...]) -> Response:
        self.done, self.whole = done, parts.whole
        self.positions, self._positional = 0, {}
        self.plain = parts.next if parts.whole is None else (*parts.next, parts.whole)
        self._usual = self.numbers = typed_numbers(parts.next)
        self._typed, self.lettered = None, False
        self.place = 0 if self.count == 1 else -1
        if parts.told is not None:
            return Response(parts.told)
        return Response(message="no-part-chosen")

    @property
    def named(self) -> tuple[Action, ...]:
        """The parts that keys of the game name."""
        return self.plain

    @property
    def only(self) -> bool:
        """Whether there is only one part, which any key would choose."""
        return self.count == 1

    @property
    def explained(self) -> Action | None:
        """The whole choice, if it is selected; a part alone is not explained."""
        selected = self.selected
        return selected if selected == self.whole else None

    def would_choose(self, command: Command) -> Event | Action | None:
        """Return the whole choice, where a command would make it; None if it chooses a part."""
        chosen = self.selected or self.whole
        makes = command.name in ("choose", "mark") and chosen is not None and chosen == self.whole
        return self._told_as(chosen) if makes and chosen is not None else None

    def erase(self) -> Response | None:
        """Take the last typed digit back, or else the last part; return None without either."""
        told = super().erase()
        if told is not None or not self.done:
            return told
        return self._follow(self.done[:-1])

    def _taken(self, place: int) -> Chosen | Response:
        part = self.plain[place]
        return Chosen(part) if part is self.whole else self._follow((*self.done, part))

    def _confirm(self) -> Chosen | Response:
        if self.place < 0 and self.whole is not None:
            return Chosen(self.whole)
        return super()._confirm()

    def _follow(self, done: tuple[Action, ...]) -> Response:
        parts = self.state.parts(self.seat, done)
        assert parts is not None, f"{done} were offered as parts"
        return self._go_on(parts, done)


def chooser_of(
    state: State,
    seat: Seat,
    by_face: bool = False,
    order: HandOrder = HandOrder.GAME,
    played: CardPlayed | None = None,
    ahead: bool = False,
) -> Chooser:
    """Return the chooser of a decision, also of one with several parts, or of a card of the hand.

    Args:
        order: in which the hand is held.
        played, ahead: as for `CardChooser`.
    """
    hand = state.hand_of(seat)
    if hand is not None and chooses_cards(state, seat):
        return CardChooser(state, seat, order.of(hand), played, ahead)
    parts = state.parts(seat)
    chooser = Chooser(state, seat, by_face) if parts is None else PartChooser(state, seat, parts)
    chooser.holds_cards = any(card.suit is not None for card in hand or ())
    return chooser
