"""Which chooser a decision has: for plain choices, parts, the cards of a hand, or a board."""

from __future__ import annotations

from audiogame.play.board_walk import BoardWalk, Cursor, PartBoardWalk
from audiogame.play.card_chooser import CardChooser, CardPlayed, chooses_cards
from audiogame.play.chooser import Chooser
from audiogame.play.part_chooser import PartChooser
from audiogame.rules.cards import HandOrder
from audiogame.rules.picture import Board
from audiogame.rules.state import Seat, State


def chooser_of(
    state: State,
    seat: Seat,
    by_face: bool = False,
    *,
    order: HandOrder = HandOrder.GAME,
    played: CardPlayed | None = None,
    ahead: bool = False,
    board: Board | None = None,
    cursor: Cursor | None = None,
) -> Chooser:
    """Return the chooser of a decision.

    Args:
        state, seat, by_face: as for a chooser.
        order: in which the hand is held.
        played, ahead: as for `CardChooser`.
        board: as all who are here may see it; None for no board.
        cursor: where the player stands on it; without one, the board is that of the state.
    """
    hand = state.hand_of(seat) if state.has_hand else None
    if hand is not None and chooses_cards(state, seat):
        return CardChooser(state, seat, order.of(hand), played, ahead)
    if cursor is None and state.has_board:
        board = state.board(seat)
    parts = state.parts(seat)
    if board is not None and parts is not None:
        chooser: Chooser = PartBoardWalk(state, seat, parts, board=board, cursor=cursor)
    elif board is not None:
        chooser = BoardWalk(state, seat, by_face, board=board, cursor=cursor)
    elif parts is not None:
        chooser = PartChooser(state, seat, parts)
    else:
        chooser = Chooser(state, seat, by_face)
    chooser.holds_cards = any(card.suit is not None for card in hand or ())
    return chooser
