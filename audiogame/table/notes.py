"""Notes of a record: what happened at the table itself, in lines behind `# `."""

from __future__ import annotations

import re
from string import ascii_lowercase

from audiogame.rules.fault import Fault
from audiogame.rules.lengths import LONGEST_TYPED
from audiogame.rules.state import Seat
from audiogame.rules.value import Value


def opened_note(move: int, line: str) -> str:
    """Return the note that opens a secret choice, such as `open 12 1 play queen`."""
    return f"open {move} {line}"


def chair_note(seat: Seat, kind: str, name: str) -> str:
    """Return the note that a player takes a chair, such as `chair 5 casual Max`."""
    return f"chair {seat} {kind} {name}"


def undo_note(moves: int) -> str:
    """Return the note that `moves` moves, luck included, were taken back."""
    return f"undo {moves}"


def advice_note(seat: Seat) -> str:
    """Return the note that a seat has asked for an expert's advice at the next decision."""
    return f"advice {seat}"


def words_note(words: str) -> str:
    """Return the note with the words that players mixed into the luck before the first move."""
    return f"words {words}"


def commit_note(seats: str, digits: str) -> str:
    """Return the note with a device's commitment to its share of the luck."""
    return f"commit {seats} {digits}"


def reveal_note(seats: str, share: str) -> str:
    """Return the note that reveals a device's share of the luck."""
    return f"reveal {seats} {share}"


def copied_note(moves: int) -> str:
    """Return the note that the `moves` moves so far were copied from another game."""
    return f"copied {moves}"


def gave_up_note(seat: Seat) -> str:
    """Return the note that a seat has given up the game, which ends it."""
    return f"gave-up {seat}"


KINDS = (
    *("words", "words-from", "commit", "reveal", "undo", "chair", "advice", "open", "copied"),
    *("key-lost", "gave-up", "left", "key", "seed", "result"),
)
"""Known kinds of notes; with any other, the verification reports something unknown."""


def kind_of_note(line: str) -> str:
    """Return the kind of a line that begins with `#`; empty if it is unknown."""
    mark, _, rest = line.partition(" ")
    kind = rest.partition(" ")[0]
    return kind if mark == "#" and kind in KINDS else ""


_NUMBER = "(?:0|[1-9][0-9]{0,8})"
_TEXT = "[^ ](?:.*[^ ])?"
_FORMS = {
    "words": _TEXT,
    "words-from": f"{_NUMBER} {_TEXT}",
    "chair": f"{_NUMBER} [^ ]+ {_TEXT}",
    "open": f"{_NUMBER} {_TEXT}",
    "key-lost": "",
    "key": _TEXT,
    "seed": _TEXT,
    "left": "",
}
"""Pattern of what follows each kind of note that parsing does not check."""


def is_as_written(line: str) -> bool:
    """Return whether a note or remark is in its canonical form, without an extra blank or sign."""
    if not line.startswith("#"):
        return line.startswith("; ") and line.isprintable()
    kind = kind_of_note(line)
    rest = line.removeprefix(f"# {kind}")
    form = _FORMS.get(kind)
    if form is None:
        return True
    pattern = f" {form}" if form else ""
    return line.isprintable() and re.fullmatch(pattern, rest) is not None


def words_from_note(k: int, words: str) -> str:
    """Return the note with words that are mixed into the luck from outcome k on."""
    return f"words-from {k} {words}"


KEY_LOST = "key-lost"
"""The note for a lost key of the earlier hashes; later ones have a new key."""


def result_note(places: tuple[int, ...], sides: tuple[int, ...] = ()) -> str:
    """Return the note with the result, the place of each seat.

    Args:
        places: by seat.
        sides: by seat; where partners play, the letter of a side follows each place: `1a 2b 1a 2b`.
    """
    letters = [ascii_lowercase[side] for side in sides] or [""] * len(places)
    return "result " + " ".join(map("{}{}".format, places, letters))


def read_result(written: str) -> tuple[tuple[int, str], ...]:
    """Return the place of each seat, and the letter of its side or nothing, as a note has them."""
    found = (re.fullmatch("([0-9]{1,9})([a-z]?)", one, re.ASCII) for one in written.split())
    return tuple((int(one[1]), one[2]) for one in found if one is not None)


class WordsError(Fault):
    """Words for the luck that do not fit in one line of a record."""

    def __init__(self, words: str) -> None:
        super().__init__("words-for-luck", words=words[:40], longest=LONGEST_TYPED)


def check_words(words: str) -> None:
    """Validate that words can stand in a record.

    Raises:
        WordsError: they are too long, have more than one line, or begin or end with a blank.
    """
    if len(words) > LONGEST_TYPED or not words.isprintable() or words != words.strip():
        raise WordsError(words)


class Notes(Value):
    """The notes of a record, parsed.

    Args:
        result: the place of each seat, as written; empty while the game is not over.
        seed: seed of the luck, revealed when the game is over.
        key: key of the hashes of secret choices, revealed then, too.
        words: words that the players mixed into the luck.
        opened: the words of choices that were secret, by the number of the move in the record.
        undone: number of times that moves were taken back.
        copied: number of moves copied from another game.
        key_lost: whether the key of earlier hashes was lost, so that they cannot be verified.
        left: whether the last person has left a table that bots cannot end.
        advised: seats that asked for advice, once for each decision.
        gave_up: the seats that have given the game up, which ended it.
    """

    result: str = ""
    seed: str = ""
    key: str = ""
    words: str = ""
    opened: tuple[tuple[int, str], ...] = ()
    undone: int = 0
    copied: int = 0
    key_lost: bool = False
    left: bool = False
    advised: tuple[Seat, ...] = ()
    gave_up: tuple[Seat, ...] = ()

    @property
    def over(self) -> bool:
        """Whether no line may follow."""
        return bool(self.result or self.gave_up) or self.left


def number(text: str) -> int | None:
    """Parse a whole number from 0 on as records have it; None if it is none."""
    plain = text.isascii() and text.isdecimal() and len(text) < 10
    return int(text) if plain and (text == "0" or text[0] != "0") else None


def read_notes(notes: tuple[str, ...]) -> Notes:
    """Parse the notes of a record; unknown ones are skipped."""
    texts = {"result": "", "seed": "", "key": "", "words": ""}
    opened: list[tuple[int, str]] = []
    advised: list[Seat] = []
    gave_up: list[Seat] = []
    undone = copied = 0
    left = key_lost = False
    for note in notes:
        name, _, rest = note.partition(" ")
        match name:
            case "result" | "seed" | "key" | "words":
                texts[name] = rest
            case "open":
                move, _, line = rest.partition(" ")
                opened += [(found, line)] if (found := number(move)) is not None else []
            case "advice":
                advised += [seat] if (seat := number(rest)) is not None else []
            case "undo":
                undone += 1
            case "copied":
                copied = number(rest) or 0
            case "left" if not rest:
                left = True
            case "gave-up":
                gave_up += [found] if (found := number(rest)) is not None else []
            case "key-lost":
                key_lost = True
    return Notes(
        **texts,
        opened=tuple(opened),
        undone=undone,
        copied=copied,
        key_lost=key_lost,
        left=left,
        advised=tuple(advised),
        gave_up=tuple(dict.fromkeys(gave_up)),
    )
