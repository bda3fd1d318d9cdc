"""Header of a record: what was agreed before the first move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from audiogame.rules.fault import Reason
from audiogame.rules.options import Options, option_kinds
from audiogame.rules.value import Value
from audiogame.table.seal import RecordError

FORMAT = 2
"""Version of the record format that is written and read."""
TITLE = f"audiogame record {FORMAT}"
"""First line of a record."""
COMPUTABLE = "hidden-luck: computable"
"""Line of a header that warns that the seed tells what some seats alone see."""


class Header(Value):
    """What was agreed before the first move.

    Args:
        game: the game's name, and `version` that of its rules.
        options: name and value of every option, as typed.
        players: strength ("person" for people) and name by seat.
        luck: `seed 7`, or `sha256 ...` of a seed that is secret until the end; empty if the luck
            came from elsewhere, as with dice in the hand.
        started: date and time in UTC, as text; empty if unknown.
        advice: whether people may ask for an expert's advice.
        secrets: `sha256 ...` of the key of the hashes of secret moves; empty where no move is
            secret.
        computable: whether luck that some seats alone see can be worked out from the seed, which
            was given before the game.
        program: the version of the program that began the record; empty if unknown.
    """

    game: str
    version: int
    options: tuple[tuple[str, str], ...]
    players: tuple[tuple[str, str], ...]
    luck: str
    started: str = ""
    advice: bool = True
    secrets: str = ""
    computable: bool = False
    program: str = ""

    def lines(self, sealed: bool = True) -> Iterator[str]:
        """Return the lines of the header, without checks."""
        yield TITLE
        yield f"sealed: {'yes' if sealed else 'no'}"
        yield f"game: {self.game} {self.version}"
        for name, value in self.options:
            yield f"option {name}: {value}"
        for seat, (kind, name) in enumerate(self.players):
            yield f"seat {seat}: {kind} {name}"
        if self.luck:
            yield f"luck: {self.luck}"
        if self.secrets:
            yield f"secrets: {self.secrets}"
        if self.computable:
            yield COMPUTABLE
        if not self.advice:
            yield "advice: off"
        if self.started:
            yield f"started: {self.started}"
        if self.program:
            yield f"program: {self.program}"


def options_as_typed(options: Options) -> tuple[tuple[str, str], ...]:
    """Return the name and value of every option of a table, as typed."""
    kinds = option_kinds(type(options))
    return tuple((kind.name, str(getattr(options, kind.name))) for kind in kinds)


def hashed(text: str) -> str:
    """Return the commitment to a text that is revealed later, as a header has it."""
    return f"sha256 {sha256(text.encode()).hexdigest()}"


def header_hash(lines: Iterable[str]) -> str:
    """Return the SHA-256 of a header, which identifies a game before it is played.

    Args:
        lines: of the header, without checks; the `sealed` line does not count.
    """
    text = "".join(f"{line}\n" for line in lines if not line.startswith("sealed: "))
    return sha256(text.encode()).hexdigest()


def read_header_lines(lines: list[tuple[int, str]]) -> Header:
    """Parse the header of a record, without its first two lines.

    Raises:
        RecordError: a line is no header field, occurs twice, or is missing.
    """
    game, version, luck, started, advice, secrets = "", 0, "", "", True, ""
    computable, program = False, ""
    names: set[str] = set()
    options: list[tuple[str, str]] = []
    players: list[tuple[str, str]] = []
    for number, line in lines:
        name, colon, value = line.partition(": ")
        kind, _, rest = name.partition(" ")
        if not colon:
            raise RecordError(number, line, Reason("header-form"))
        if name in names:
            raise RecordError(number, line, Reason("header-twice"))
        names.add(name)
        match kind:
            case "game":
                game, _, version_text = value.partition(" ")
                written = version_text.isascii() and version_text.isdecimal()
                if not written or len(version_text) >= 10 or version_text[0] == "0":
                    raise RecordError(number, line, Reason("header-game"))
                version = int(version_text)
            case "option":
                options.append((rest, value))
            case "seat" if rest == str(len(players)):
                strength, _, who = value.partition(" ")
                players.append((strength, who))
            case "luck":
                luck = value
            case "secrets":
                secrets = value
            case "started":
                started = value
            case "program" if value and " " not in value:
                program = value
            case "hidden-luck" if line == COMPUTABLE:
                computable = True
            case "advice" if value in ("on", "off"):
                advice = value == "on"
            case _:
                raise RecordError(number, line, Reason("header-unknown"))
    if not game or not players:
        raise RecordError(len(lines) + 2, "", Reason("header-lacking"))
    agreed = tuple(options), tuple(players)
    return Header(game, version, *agreed, luck, started, advice, secrets, computable, program)
