"""Let the slow bots of a table think beside the game, so that keys and speech never wait."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.opponents.mind import Mind
from audiogame.opponents.thinker import Thought
from audiogame.rules.game import Bot
from audiogame.rules.notation import UnreadableWords, read
from audiogame.rules.state import Action, Seat, State
from audiogame.rules.value import Value
from audiogame.table.table import Table


class _Wanted(Value):
    """A decision that is being thought about, and the position that it is for."""

    thought: Thought
    state: State
    written: int


class BotThoughts:
    """Lets the bots of one table think.

    Quick bots stay in the game: a process for them would cost more time and memory than they do.
    With keys that were written down all stay there, because nobody waits for anything.

    Args:
        app: has the process that thinks.
        table: the game; its slow bots are made anew as minds.
    """

    def __init__(self, app: App, table: Table) -> None:
        self._thinker = app.thinker
        self._table = table
        self._wanted: _Wanted | None = None
        if not app.keys.scripted:
            table.remake_bots(self._bot)
            if any(isinstance(bot, Mind) for bot in table.bots.values()):
                self._thinker.get_ready(table.game)

    def _bot(self, strength: str) -> Bot[State]:
        game = self._table.game
        name = next(iter(game.bots)) if strength == "bot" else strength
        return game.bot(name) if name in game.quick else Mind(game, name)

    def go_on(self) -> bool:
        """Let the bot whose turn it is think, if it is slow; tells whether it is still at it."""
        due = self._due()
        if due is None:
            return False
        self._thinker.look()
        return not due.thought.done

    def take(self) -> tuple[Seat, Action] | None:
        """Take what a bot has chosen in this position; None if it has to choose here, or nobody."""
        due = self._due()
        if due is None or due.thought.answer is None or due.thought.here:
            return None
        seat = due.thought.seat
        self._wanted = None
        try:
            action = read(due.thought.answer.words, due.thought.view.legal_actions(seat))
        except UnreadableWords:
            return None
        return seat, action

    def drop(self) -> None:
        """Want nothing any longer."""
        if self._wanted is not None:
            self._thinker.drop(self._wanted.thought)
            self._wanted = None

    def _due(self) -> _Wanted | None:
        """Find what is to be thought about now; what was for an older position is dropped."""
        table, wanted = self._table, self._wanted
        state = table.state
        seat = next((seat for seat in state.actors if seat in table.bots), None)
        mind = table.bots[seat] if seat is not None else None
        if wanted is not None:
            now = (wanted.state is state, wanted.written == table.written)
            if all(now) and wanted.thought.mind is mind:
                return wanted
            self.drop()
        if seat is None or not isinstance(mind, Mind):
            return None
        random = table.luck.stream(seat, table.decisions[seat])
        thought = self._thinker.think(mind, state.seen_by(seat), seat, random)
        self._wanted = _Wanted(thought, state, table.written)
        return self._wanted
