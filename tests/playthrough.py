"""Tell a playthrough: hand-written moves, and what each seat hears of them in full and in brief."""

from __future__ import annotations

from collections.abc import Iterator

from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, Event, Query, Seat, State
from audiogame.table.library import find_game
from audiogame.table.record import read_move
from audiogame.table.table import GameStarted

FORMS = ((Verbosity.FULL, ""), (Verbosity.BRIEF, ", brief"))


class Playthrough:
    """A game that is told as it is played.

    Args:
        header: the lines before the first move: game, seats (names) and options.
    """

    def __init__(self, header: dict[str, str]) -> None:
        self.game = find_game(header["game"])
        self.names = tuple(header["seats"].split(", "))
        options = read_options(self.game.options, header.get("options", "").split())
        self.state: State = self.game.new(len(self.names), options)
        self.narrator = Narrator(Texts(packages=(self.game.package,)), self.game.name, self.names)

    def opening(self) -> Iterator[str]:
        """Tell the beginning."""
        seats = self.state.seated
        yield from self._heard((GameStarted(seats, False), *self.state.opening()))
        yield from self._asked(self.state.actors)

    def move(self, number: int, line: str) -> Iterator[str]:
        """Tell a move, or a question such as `? 0 rules`."""
        if line.startswith("?"):
            _, asker, query = line.split()
            view = self.state.seen_by(int(asker))
            yield from self._heard(view.answer(Query(query), int(asker)), (int(asker),))
            return
        before = self.state.actors
        seat, action = read_move(self.state, number, line)
        self.state, events = self.state.apply(seat, action)
        yield from self._heard(events)
        awaited = self.state.actors
        simultaneous = len(before) > 1 and set(awaited) < set(before)
        yield from self._asked(() if simultaneous else awaited)

    def _heard(
        self, events: tuple[Event, ...], seats: tuple[Seat, ...] | None = None
    ) -> Iterator[str]:
        for verbosity, form in FORMS:
            self.narrator.verbosity = verbosity
            texts: dict[str, list[str]] = {}
            for seat in self.state.seated if seats is None else seats:
                seen = [known for event in events if (known := event.seen_by(seat)) is not None]
                text = " ".join(self.narrator.tell(event, (seat,)) for event in seen)
                if text:
                    texts.setdefault(text, []).append(self.names[seat])
            for text, names in texts.items():
                yield f"  {', '.join(names)}{form}: {text}"

    def _asked(self, actors: tuple[Seat, ...]) -> Iterator[str]:
        for seat in actors:
            if seat != CHANCE:
                for self.narrator.verbosity, form in FORMS:
                    text = self.narrator.tell(self.state.decision(seat), (seat,))
                    yield f"  {self.names[seat]} is asked{form}: {text}"


def retold(text: str) -> str:
    """Return a playthrough with everything that is heard told anew."""
    lines = [line for line in text.splitlines() if not line.startswith("  ")]
    blank = lines.index("")
    header = dict(line.split(": ", 1) for line in lines[:blank])
    play = Playthrough(header)
    told = [*lines[:blank], "", *play.opening()]
    for number, line in enumerate(lines[blank + 1 :], start=blank + 2):
        told.append(line)
        if line and not line.startswith("#"):
            told += play.move(number, line)
    return "\n".join(told) + "\n"
