"""Play the games of the playthroughs, and rewrite the lines heard.

    python tests/playthroughs/rewrite.py

writes the heard lines of every playthrough anew, after a change of wording; read the difference
aloud before you keep it.  A playthrough is one or more excerpts, each from a fresh start:

    excerpt: A tie, and an extra round
    game: sika call=turn
    players: Ann, Bo
    heard: 0, 0 brief, 1, all
      0: New game. Playing order: Ann and Bo. | Call a colour: red or blue?
    0 call red; 1 call blue
      0: You call red. | Bo calls blue. | Your turn, round 1. Throw.
    ? 0 rules
    ~ 0 throw

- Moves are written as in a record: a seat and its action, or `*` and what luck brings.  Those of
  one line are heard one after the other.
- `? 0 rules` is a question of seat 0, `~ 0 throw` a choice that it explores before it chooses.
- `# chair 4 casual Max` seats a player, as in a record.
- Indented lines are the lines heard by the listeners of `heard`, separated by bars.  A listener
  who hears the same as one above is left out.
- Another line `heard` changes the listeners; `all` are all seats at one keyboard, with lines that
  one of them may hear alone, and `nobody` leaves a part unheard.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "support"))

from game_checks import checks

from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.notation import read
from audiogame.rules.options import read_options
from audiogame.rules.state import Event, Query, Seat, State, seen_by_all
from audiogame.table.library import all_names, find_game
from audiogame.table.news import heard
from audiogame.table.record import RecordError, move_line, read_move
from audiogame.table.table import GameStarted

HEAD = ("excerpt", "game", "players", "heard")
BAR = " | "
NOBODY = "nobody"


class PlaythroughError(ValueError):
    """Raised for a line of a playthrough that cannot be played."""

    def __init__(self, number: int, line: str, why: object) -> None:
        super().__init__(f"Line {number} of the playthrough, {line!r}: {why}.")


@dataclass
class Hearing:
    """One listener in one verbosity; `asked` is the last question, and its seat."""

    label: str
    seats: tuple[Seat, ...]
    narrator: Narrator
    asked: tuple[Seat, Event] | None = None

    def told(self, event: Event) -> Iterator[str]:
        """Yield the lines of an event; those that only one of several seats may hear are marked."""
        for seen, seats in heard(event, self.seats):
            text = self.narrator.tell(seen, seats)
            if not text:
                continue
            yield text if seats == self.seats else f"{self.narrator.names[seats[0]]} alone: {text}"

    def question(self, state: State, mover: Seat | None) -> Iterator[str]:
        """Yield the line of the question, if it is new."""
        awaited = [seat for seat in state.actors if seat in self.seats]
        due = (awaited[0], state.decision(awaited[0])) if awaited else None
        if due is not None and (due != self.asked or mover == due[0]):
            yield self.narrator.tell(due[1], self.seats)
        self.asked = due


class Excerpt:
    """A game that is played line by line.

    Args:
        head: the values of the header, by name.
    """

    def __init__(self, head: dict[str, str]) -> None:
        name, *options = head["game"].split()
        self.names = tuple(head["players"].split(", "))
        self.game = find_game(name)
        self.state: State = self.game.new(len(self.names), read_options(self.game.options, options))
        self.hearings: tuple[Hearing, ...] = ()

    def begun(self, labels: str) -> Iterator[str]:
        """Yield the lines before the first move for the listeners."""
        self.hearings = self._listeners(labels)
        events = (GameStarted(self.state.seated, False), *self.state.opening())
        return self._rows([self._heard(hearing, events) for hearing in self.hearings])

    def listened_to(self, labels: str) -> Iterator[str]:
        """Change the listeners; yields the lines of the current question."""
        self.hearings = self._listeners(labels)
        return self._rows([self._heard(hearing, ()) for hearing in self.hearings])

    def line(self, number: int, line: str) -> Iterator[str]:
        """Play a line; yields the lines heard.

        Raises:
            PlaythroughError, RecordError: it cannot be played.
        """
        mark, _, rest = line.partition(" ")
        if mark == "?":
            seat, _, query = rest.partition(" ")
            return self._answered(int(seat), Query(query))
        if mark == "~":
            seat, _, choice = rest.partition(" ")
            return self._looked_at(int(seat), choice)
        if mark == "#":
            return self._seated(rest)
        told: list[list[str]] = [[] for _ in self.hearings]
        for move in line.split("; "):
            mover, action = read_move(self.state, number, move)
            if move_line(mover, action) != move:
                raise PlaythroughError(number, move, f"it is written {move_line(mover, action)!r}")
            self.state, events = self.state.apply(mover, action)
            for texts, hearing in zip(told, self.hearings, strict=True):
                texts += self._heard(hearing, events, mover)
        return self._rows(told)

    def _heard(
        self, hearing: Hearing, events: tuple[Event, ...], mover: Seat | None = None
    ) -> list[str]:
        told = [text for event in events for text in hearing.told(event)]
        return [*told, *hearing.question(self.state, mover)]

    def _answered(self, seat: Seat, query: Query) -> Iterator[str]:
        told = []
        for hearing in self.hearings:
            view = seen_by_all(self.state, hearing.seats)
            answers = view.answer(query, seat) if seat in hearing.seats else ()
            told.append(
                [" ".join(hearing.narrator.tell(answer, hearing.seats) for answer in answers)]
            )
        return self._rows(told)

    def _looked_at(self, seat: Seat, choice: str) -> Iterator[str]:
        view = self.state.seen_by(seat)
        action = read(choice, view.legal_actions(seat))
        shown = view.described(seat, action)
        told: list[list[str]] = []
        for hearing in self.hearings:
            words = [hearing.narrator.tell(one, hearing.seats) for one in shown]
            told.append([" ".join(words)] if seat in hearing.seats else [])
        return self._rows(told)

    def _seated(self, note: str) -> Iterator[str]:
        _chair, seat, _kind, name = note.split(maxsplit=3)
        names = [*self.names, *[""] * (self.state.seats - len(self.names))]
        names[int(seat)] = name
        self.names = tuple(names)
        for hearing in self.hearings:
            hearing.narrator.names = self.names
        return iter(())

    def _listeners(self, labels: str) -> tuple[Hearing, ...]:
        return tuple(self._hearing(one) for one in labels.split(", ") if one != NOBODY)

    def _hearing(self, label: str) -> Hearing:
        who, _, form = label.partition(" ")
        seats = self.state.seated if who == "all" else (int(who),)
        texts = Texts("en", (self.game.package,))
        narrator = Narrator(texts, self.game.name, self.names, Verbosity(form or "full"))
        return Hearing(label, seats, narrator)

    def _rows(self, told: list[list[str]]) -> Iterator[str]:
        said: list[str] = []
        for texts, hearing in zip(told, self.hearings, strict=True):
            text = BAR.join(texts)
            if text and text not in said:
                yield f"  {hearing.label}: {text}"
            said.append(text)


def retold(text: str) -> str:
    """Return a playthrough with its heard lines regenerated.

    Raises:
        PlaythroughError, RecordError: a line cannot be played, or is written another way.
    """
    lines: list[str] = []
    head: dict[str, str] = {}
    excerpt: Excerpt | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith(" "):
            continue
        name, colon, value = line.partition(": ")
        lines.append(line)
        try:
            if name == HEAD[0]:
                head, excerpt = {}, None
            if not line:
                continue
            if colon and name in HEAD and (excerpt is None or name == HEAD[-1]):
                head[name] = value
                if excerpt is not None:
                    lines += excerpt.listened_to(value)
                elif name == HEAD[-1]:
                    excerpt = Excerpt(head)
                    lines += excerpt.begun(value)
            elif excerpt is None:
                raise PlaythroughError(number, line, f"an excerpt begins with {', '.join(HEAD)}")
            else:
                lines += excerpt.line(number, line)
        except (PlaythroughError, RecordError):
            raise
        except (LookupError, TypeError, ValueError) as fault:
            raise PlaythroughError(number, line, fault) from fault
    return "".join(line + "\n" for line in lines)


def main() -> None:
    """Write all playthroughs anew."""
    for path in [checks(name).playthrough for name in all_names()]:
        before = path.read_text(encoding="utf-8")
        after = retold(before)
        path.write_text(after, encoding="utf-8")
        changed = "changed" if after != before else "as before"
        print(f"{path}: {len(after.splitlines())} lines, {changed}")


if __name__ == "__main__":
    main()
