"""An independent verifier of records, written from RECORDS.md alone, without rules or program.

Faces, cards, kinds of notes and of hands are parsed from the document's own lists.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zlib import crc32

DOCUMENT = (Path(__file__).parents[2] / "audiogame/table/RECORDS.md").read_text(encoding="utf-8")
ASKED = DOCUMENT.partition("### What luck is asked")[2].partition("###")[0]
NOTES = re.findall(r"`# ([a-z-]+)", DOCUMENT.partition("## Notes")[2].partition("## The seal")[0])
GAMES = tuple(sorted({*re.findall(r"^game: ([a-z-]+) ", DOCUMENT, re.MULTILINE)}))
"""The games whose luck the document describes."""
Dice = tuple[int, ...]


def listed(beginning: str) -> list[str]:
    """Return the words between backquotes in the line of the document that begins so."""
    (line,) = [line for line in ASKED.splitlines() if line.startswith(beginning)]
    (words,) = re.findall(r"`([^`]+ [^`]+)`[,;.]", line.removeprefix(beginning))[:1]
    return str(words).split()


CUBE = listed("- Sika, after `throw`")
LOT = listed("- Army Men Dice War, as the very first move")
DIE = listed("- Army Men Dice War, at any other time")
POKER = listed("- 10-Die Poker, when a round begins")
SICHERMAN = {
    name: listed(f"- Sicherman's War, after `roll {name}`") for name in ("standard", "low", "high")
}
CARDS = listed("The cards of Sicherman's War, in the order")
LUCKLESS = ASKED.lower().replace(" ", "-")
"""The document's section on luck as a slug; of a game without luck it says "nothing"."""
KINDS = listed("A set of five dice is worth its kind first")


def numbers(seed: str, words: str, k: int) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{seed}:{words}:{k}:{block}".encode()).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    return next(x for x in stream if x < 4294967296 // n * n) % n


def worth(dice: Dice) -> tuple[int, Dice]:
    """Return the rank of a set of five dice."""
    faces = tuple(sorted(set(dice), key=lambda face: (-dice.count(face), -face)))
    counts = tuple(dice.count(face) for face in faces)
    kind = {
        (2, 1, 1, 1): "pair",
        (2, 2, 1): "two-pair",
        (3, 1, 1): "three",
        (3, 2): "full-house",
        (4, 1): "four",
        (5,): "five",
    }.get(counts, "straight" if faces[0] - faces[-1] == 4 else "high-die")
    return KINDS.index(kind), faces


Pairs = list[tuple[int, int]]


def hand_worth(pairs: Pairs) -> tuple[tuple[int, Dice], tuple[int, Dice]]:
    red, white = (worth(tuple(dice)) for dice in zip(*pairs, strict=True))
    return max(red, white), min(red, white)


def arranged(pairs: Pairs) -> Pairs:
    red, white = zip(*pairs, strict=True)
    better = 0 if worth(red) >= worth(white) else 1
    sets = (red, white)

    def key(pair: tuple[int, int]) -> Dice:
        one, other = pair[better], pair[1 - better]
        return sets[better].count(one), one, sets[1 - better].count(other), other

    return sorted(pairs, key=key, reverse=True)


class Poker:
    """The hands of one round, as far as luck depends on them; every seat can pay."""

    def __init__(self, seats: int, equal: str) -> None:
        self.equal = equal
        self.seated = [*range(seats)]
        self.leaving: set[int] = set()
        self.joining: set[int] = set()
        self.begin()

    def begin(self) -> None:
        self.to_roll = [*self.seated]
        self.hands: dict[int, Pairs] = {}
        self.leaders: list[int] = []
        self.challenger: tuple[int, list[int]] | None = None

    def lows(self) -> list[int]:
        trailing = {s: hand_worth(h) for s, h in self.hands.items() if s not in self.leaders}
        worst = min(trailing.values(), default=None)
        return sorted(seat for seat, value in trailing.items() if value == worst)

    def choose(self, seat: int, action: list[str]) -> None:
        match action[0]:
            case "fold":
                del self.hands[seat]
                self.end_round()
            case "challenge":
                self.challenger = seat, [int(place) for place in action[1:]]
            case "leave":
                self.leaving.add(seat)
            case "join":
                self.joining.add(seat)

    def end_round(self) -> None:
        """Begin the next round, once only leaders are left."""
        if not self.to_roll and not self.lows():
            self.seated = sorted({*self.seated} - self.leaving | self.joining)
            self.leaving, self.joining = set(), set()
            self.begin()

    def asked(self) -> tuple[list[str], int, bool]:
        """Return the faces or cards to draw from, how many, and whether drawn ones are removed."""
        if self.challenger:
            return POKER, 2 * len(self.challenger[1]), False
        if self.to_roll:
            return POKER, 10, False
        return [str(seat) for seat in self.lows()], 1, True

    def land(self, words: list[str]) -> None:
        pairs = [(int(a), int(b)) for a, b in zip(words[::2], words[1::2], strict=False)]
        if self.challenger:
            self.meet(*self.challenger, pairs)
        elif self.to_roll:
            self.hands[self.to_roll.pop(0)] = arranged(pairs)
            if not self.to_roll:
                best = max(map(hand_worth, self.hands.values()))
                self.leaders = [s for s, h in self.hands.items() if hand_worth(h) == best]
                self.end_round()

    def meet(self, seat: int, places: list[int], pairs: Pairs) -> None:
        kept = [pair for at, pair in enumerate(self.hands[seat], 1) if at not in places]
        new, best = arranged([*kept, *pairs]), hand_worth(self.hands[self.leaders[0]])
        self.challenger = None
        self.hands[seat] = new
        if hand_worth(new) > best:
            self.leaders = [seat]
        elif hand_worth(new) == best and self.equal == "joins":
            self.leaders.append(seat)
        else:
            del self.hands[seat]
        self.end_round()


class Follower:
    """Tracks the luck that each line of play asks for, as the document lists it."""

    def __init__(self, game: str, options: dict[str, str], seats: int) -> None:
        self.game = game
        jokers = 2 if options.get("jokers") == "on" else 0
        counts = {card: (jokers if card == "joker" else 4) * seats // 2 for card in CARDS}
        self.unseen = [card for card in CARDS for _ in range(counts[card])]
        self.poker = Poker(seats, options.get("equal", "fails"))
        self.seats = seats
        self.last: list[str] = []
        self.lot = game == "army-men" and options.get("first", "random") == "random"

    @property
    def seated(self) -> list[int]:
        """The seats that are in the game."""
        return self.poker.seated if self.game == "ten-die-poker" else [*range(self.seats)]

    def right(self, words: list[str], stream: Iterator[int]) -> list[str]:
        """Return the outcome of luck, where the record has these words."""
        faces, count, taken = self._asked(words)
        left = list(faces)
        answer = []
        for _ in range(count):
            place = below(stream, len(left))
            answer.append(left.pop(place) if taken else left[place])
        return answer

    def _asked(self, words: list[str]) -> tuple[list[str], int, bool]:
        match self.game:
            case "sika":
                return CUBE, 3, False
            case "army-men" if self.lot:
                return LOT, 1, False
            case "army-men":
                return DIE, len(words), False
            case "ten-die-poker":
                return self.poker.asked()
            case "sichermans-war" if self.last[:1] == ["roll"]:
                return SICHERMAN[self.last[1]], 1, False
        return self.unseen, len(words), True

    def move(self, who: str, words: list[str]) -> None:
        if who == "*":
            if self.game == "sichermans-war" and self.last[:1] != ["roll"]:
                for card in words:
                    self.unseen.remove(card)
            if self.game == "ten-die-poker":
                self.poker.land(words)
            self.lot = False
        elif self.game == "ten-die-poker":
            self.poker.choose(int(who), words)
        self.last = words


class Wrong(Exception):
    """Raised for a record that is wrong, or that cannot be parsed."""


NUMBER = "(?:0|[1-9][0-9]{0,8})"
TEXT = "[^ ](?:.*[^ ])?"
HEX = "[0-9a-f]{64}"
TIME = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"
HEADER = re.compile(
    rf"game: (?P<game>[a-z-]+) {NUMBER}\n(?P<options>(?:option [a-z-]+: .+\n)*)"
    rf"(?P<seats>(?:seat {NUMBER}: [^ \n]+ {TEXT}\n)+)(?:luck: (?P<luck>.+)\n)?"
    rf"(?:secrets: (?P<secrets>.+)\n)?(?:advice: (?P<advice>off)\n)?(?:started: {TIME}\n)?"
    r"(?:program: \S+\n)?"
)
"""The lines of a header in their order."""
FORMS = {
    "words": TEXT,
    "words-from": f"{NUMBER} {TEXT}",
    "commit": f"{NUMBER}(?:,{NUMBER})* {HEX}",
    "reveal": f"{NUMBER}(?:,{NUMBER})* {HEX}",
    "undo": NUMBER,
    "chair": f"{NUMBER} [^ ]+ {TEXT}",
    "advice": NUMBER,
    "open": f"{NUMBER} {NUMBER} [^ ]+(?: [^ ]+)*",
    "copied": NUMBER,
    "key-lost": "",
    "key": TEXT,
    "seed": TEXT,
    "gave-up": NUMBER,
    "left": "",
    "result": f"{NUMBER}(?: {NUMBER})*",
}
LAST = ("key", "seed", "gave-up", "left", "result")
ORDER = {"key": ("seed", "gave-up", "result"), "seed": ("gave-up", "result")}
ORDER |= {"gave-up": ("gave-up",), "left": (), "result": ()}
"""By note at the end: the notes that may follow it."""
NOBODYS = sha256(b"").hexdigest()
CHAIRS = {"ten-die-poker": 7}
Sat = tuple[int, str]
Move = tuple[int, str, list[str]]
Chair = tuple[int, str, str]


def plain_lines(text: str) -> list[str]:
    """Return the lines of a sealed record without their checks."""
    check, lines = 0, []
    for line in text.split("\n")[:-1]:
        body, _, digits = line.rpartition(" ~")
        check = crc32(f"{body}\n".encode(), check)
        if f"{check:08x}" != digits:
            raise Wrong("check")
        lines.append(body)
    return lines


def words_of(shares: dict[tuple[int, ...], str]) -> str:
    return sha256("".join(shares[seats] for seats in sorted(shares)).encode()).hexdigest()


class DocumentReader:
    """Verifies one sealed record; it does not know which moves are legal.

    Args:
        text: the record.
    """

    def __init__(self, text: str) -> None:
        self.open: list[str] = [] if text.endswith("\n") else ["cut"]
        lines = plain_lines(text)
        if lines[:2] != ["audiogame record 2", "sealed: yes"]:
            raise Wrong("title")
        start = next((at for at, line in enumerate(lines) if line[:1] in "0123456789*#"), None)
        self.body = lines[start:] if start is not None else []
        head = [line for line in lines[2:start] if not line.startswith(";")]
        self.remarks_right([line for line in lines if line.startswith(";")])
        found = HEADER.fullmatch("".join(f"{line}\n" for line in head))
        if found is None or not "".join(head).isprintable():
            raise Wrong("header")
        self.hash = sha256("".join(f"{line}\n" for line in (lines[0], *head)).encode()).hexdigest()
        self.game, self.advice = found["game"], not found["advice"]
        self.luck, self.secrets = found["luck"] or "", found["secrets"] or ""
        rows = [line.split(" ", 2)[1:] for line in found["options"].splitlines()]
        self.options = {name.rstrip(":"): value for name, value in rows}
        self.first = [tuple(line.split(" ", 3)[2:]) for line in found["seats"].splitlines()]
        if [line.split(":")[0] for line in found["seats"].splitlines()] != [
            f"seat {at}" for at in range(len(self.first))
        ] or len(self.options) != len(rows):
            raise Wrong("header")
        self.chairs = CHAIRS.get(self.game, len(self.first))
        self.lucky = f"{self.game}:-nothing." not in LUCKLESS
        notes = [line[2:].partition(" ") for line in self.body if line.startswith("# ")]
        self.told = {kind: rest for kind, _, rest in notes}
        self.place = 0
        self.words_by_move = dict(
            rest.split(" ", 1) for kind, _, rest in notes if kind == "open" and " " in rest
        )
        moves = [at for at, line in enumerate(self.body) if line[0] in "0123456789*"]
        self.last_move = moves[-1] if moves else -1
        self.ends = self.body[-1][2:].partition(" ")[0] if self.body else ""
        self.line: list[Move | Chair] = []
        self.number = self.drawn = self.k = 0
        self.players: dict[int, tuple[str, str]] = {}
        self.down: dict[int, str] = {}
        self.sat: set[Sat] = set()
        self.follow([])
        self.hidden: dict[int, list[str]] = {}
        """The words of secret choices that are not revealed yet, by number."""
        self.opened: set[int] = set()
        self.withdrawn: set[int] = set()
        self.due: set[int] = set()
        self.early = self.checked = False
        self.commits: dict[tuple[int, ...], str] = {}
        self.reveals: dict[tuple[int, ...], str] = {}
        self.at: dict[tuple[int, ...], set[Sat]] = {}
        self.shares: dict[tuple[int, ...], str] = {}
        self.givers: dict[tuple[int, ...], set[Sat]] = {}
        self.words: list[tuple[int, str, set[Sat]]] = [(0, "", set())]
        self.rounds, self.waited = 0, False
        self.seen: list[str] = []

    @staticmethod
    def remarks_right(remarks: list[str]) -> None:
        if not all(one.startswith("; ") and one.isprintable() for one in remarks):
            raise Wrong("remark")

    @property
    def over(self) -> bool:
        """Whether the game is over by its rules, after the last move of a whole record."""
        return self.ends == "result" and self.place > self.last_move

    def follow(self, line: list[Move | Chair]) -> None:
        """Advance past a line of play."""
        self.line, self.players, self.down, self.k = [], {}, {}, 0
        self.moved: set[int] = set()
        self.follower = Follower(self.game, self.options, len(self.first))
        for seat, (kind, name) in enumerate(self.first):
            self.seat(seat, kind, name)
        self.moved = {*range(len(self.first))}
        for one in line:
            if isinstance(one[2], str):
                self.seat(one[0], str(one[1]), one[2])
            else:
                self.follower.move(str(one[1]), one[2])
                self.k += one[1] == "*"
                self.moved |= {int(str(one[1]))} if one[1] != "*" else set()
        self.line = line

    def seat(self, seat: int, kind: str, name: str) -> None:
        if seat not in self.players and kind == "person":
            self.down[seat] = name
            self.moved.discard(seat)
        if self.down.get(seat) != name:
            self.down.pop(seat, None)
        self.players[seat] = kind, name
        if kind == "person":
            self.sat.add((seat, name))

    def read(self) -> None:
        for place, line in enumerate(self.body):
            self.place = place
            if line[:1] not in "0123456789*#;":
                raise Wrong("header late")
            if line.startswith(";"):
                if self.seen and self.seen[-1] in ("left", "result"):
                    raise Wrong("after the end")
                continue
            kind = line[2:].partition(" ")[0] if line.startswith("# ") else ""
            if self.due and kind not in ("open", "key-lost"):
                raise Wrong("opened late")
            if line[0] in "0123456789*":
                self.move(line)
            elif kind not in NOTES:
                if self.seen and self.seen[-1] in ("left", "result"):
                    raise Wrong("after the end")
                self.open.append("unknown note")
            else:
                self.note(kind, line[2:].removeprefix(kind))
        self.at_end()

    # Moves.

    def move(self, line: str) -> None:
        who, *words = line.split(" ")
        if (self.seen and self.seen[-1] in LAST) or self.early:
            raise Wrong("after the end, or opened early")
        if self.commits and not self.number:
            raise Wrong("unrevealed")
        if not re.fullmatch(rf"{NUMBER}|\*", who) or not words or "" in words:
            raise Wrong("writing")
        self.number += 1
        secret = words[0] == "secret"
        if secret:
            words = self.reveal_choice(who, words)
        if who == "*":
            self.answer(words)
        self.line.append((self.number, who, words))
        self.follower.move(who, words)
        self.moved |= {int(who)} if who != "*" else set()
        if words[0] == "play" and not secret:
            self.due |= {n for n, one in self.hidden.items() if one[0] == "play"} - self.withdrawn
        if self.ends == "result" and self.place == self.last_move:
            self.due |= {*self.hidden}

    def reveal_choice(self, who: str, words: list[str]) -> list[str]:
        told = self.words_by_move.get(str(self.number), "")
        if who == "*" or told.split(" ")[0] != who or not re.fullmatch("[0-9a-f]{32}", words[1]):
            raise Wrong("secret")
        key, plain = self.told.get("key", ""), told.split(" ")[1:]
        lost = [at for at, line in enumerate(self.body) if line == "# key-lost"]
        checked = key and self.place > max(lost, default=-1)
        digest = hmac.new(key.encode(), f"{self.number} {told}".encode(), "sha256").hexdigest()
        if len(words) != 2 or (checked and digest[:32] != words[1]) or "" in plain:
            raise Wrong("secret")
        self.hidden[self.number] = plain
        return plain

    def answer(self, words: list[str]) -> None:
        self.waited |= bool(self.reveals)
        typed = next(text for first, text, _ in reversed(self.words) if first <= self.k)
        kind, _, value = self.luck.partition(" ")
        seed = value if kind == "seed" else self.told.get("seed", "")
        copied = int(self.told.get("copied", "0") or "0")
        if seed and self.number > copied:
            right = self.follower.right(words, numbers(seed, typed, self.k))
            if right != words:
                raise Wrong("luck")
        self.k += 1
        self.drawn = max(self.drawn, self.k)

    # Notes.

    def note(self, kind: str, rest: str) -> None:
        before = self.seen[-1] if self.seen else ""
        if before in LAST and kind not in ORDER[before]:
            raise Wrong(f"{kind} after {before}")
        form = FORMS[kind]
        if not re.fullmatch(f" {form}" if form else "", rest) or not rest.isprintable():
            raise Wrong(f"{kind} is written in another way")
        once = ("words", "copied", "key", "seed", "left", "result")
        if kind in once and kind in self.seen:
            raise Wrong("twice")
        match kind, rest[1:].split(" "):
            case "words", _:
                if self.number:
                    raise Wrong("words late")
                self.take_words(None, rest[1:])
            case "words-from", [first, *words]:
                if int(first) != self.drawn or not self.number or self.over:
                    raise Wrong("number")
                self.take_words(int(first), " ".join(words))
            case "commit", [seats, digits]:
                self.commit(tuple(map(int, seats.split(","))), digits)
            case "reveal", [seats, share]:
                device = tuple(map(int, seats.split(",")))
                if self.over or device not in self.commits or device in self.reveals:
                    raise Wrong("reveal")
                self.reveals[device] = share
            case "undo", [moves]:
                self.undo(int(moves))
            case "chair", [seat, strength, *name]:
                self.take_chair(int(seat), strength, " ".join(name))
            case "advice", [seat]:
                if not self.advice or int(seat) >= self.chairs:
                    raise Wrong("advice")
            case "open", [move, *_]:
                self.take_open(int(move))
            case "copied", [moves]:
                if int(moves) != self.number or "undo" in self.seen:
                    raise Wrong("copied")
            case "gave-up", [seat]:
                self.give_up(int(seat))
            case "left", _:
                if any(self.stays(one) for one in self.follower.seated):
                    raise Wrong("left")
        self.seen.append(kind)

    def stays(self, seat: int) -> bool:
        """Return whether a seat has a person, or a bot standing in for the one who began there."""
        kind, name = self.players.get(seat, ("", ""))
        return kind == "person" or ("person", name) in self.first[seat : seat + 1]

    def undo(self, moves: int) -> None:
        at = len(self.line)
        if not moves or self.over:
            raise Wrong("undo")
        while moves:
            at -= 1
            if at < 0:
                raise Wrong("undo")
            moves -= not isinstance(self.line[at][2], str)
        number, who, _ = self.line[at]
        if who == "*":
            raise Wrong("undo of luck")
        self.withdrawn |= {one for one in self.hidden if one >= number}
        self.follow(self.line[:at])

    def take_chair(self, seat: int, kind: str, name: str) -> None:
        if seat >= self.chairs:
            raise Wrong("chair")
        before = self.players.get(seat, ("", ""))
        same = before[1] == name and (kind != "person" or (seat, name) in self.sat)
        late = self.place > self.last_move and self.ends in ("result", "gave-up")
        if late and (self.over or not same):
            self.open.append("chair after the last move")
        self.line.append((seat, kind, name))
        self.seat(seat, kind, name)

    def take_open(self, move: int) -> None:
        if move not in self.hidden:
            raise Wrong("open")
        del self.hidden[move]
        self.opened.add(move)
        self.early |= move not in self.due
        self.due.discard(move)

    def give_up(self, seat: int) -> None:
        person = (seat, self.players.get(seat, ("", ""))[1]) in self.sat
        twice = f"# gave-up {seat}" in self.body[: self.place]
        if not person or twice or seat not in self.follower.seated:
            raise Wrong("gave up")
        self.early = False

    # Shared luck.

    @property
    def unkept(self) -> bool:
        return any(
            seats not in self.reveals
            or sha256(
                f"{self.hash}:{','.join(map(str, seats))}:{self.reveals[seats]}".encode()
            ).hexdigest()
            != digits
            for seats, digits in self.commits.items()
        )

    @property
    def complete(self) -> bool:
        return not self.unkept

    def commit(self, seats: tuple[int, ...], digits: str) -> None:
        if self.over or [*seats] != sorted({*seats}):
            raise Wrong("commit")
        there = {(seat, self.players.get(seat, ("", ""))[1]) for seat in seats}
        for seat, name in there:
            kind = self.players.get(seat, ("", ""))[0]
            if kind != "person" or self.down.get(seat) != name or seat not in self.moved:
                raise Wrong("only who sat down to play adds something")
        again = any({*seats} & {*other} for other in self.commits)
        if self.commits and (again or self.reveals):
            if self.complete:
                raise Wrong("begun again where all had revealed")
            self.open.append("begun again")
            self.commits, self.reveals, self.waited = {}, {}, False
        self.commits[seats], self.at[seats] = digits, there

    def take_words(self, first: int | None, words: str) -> None:
        if not self.commits:
            self.givers = {}
            if first is not None:
                self.open.append("words of nobody")
        elif first is None and self.unkept and words == NOBODYS:
            self.open.append("begun again")
        elif self.unkept:
            raise Wrong("unrevealed")
        else:
            self.close(first, words)
        self.commits, self.reveals, self.waited = {}, {}, False
        shared = {one for there in self.givers.values() for one in there}
        self.words.append((first or 0, words, shared))

    def close(self, first: int | None, words: str) -> None:
        anew = {seat for seats in self.reveals for seat in seats}
        before = {one for there in self.givers.values() for one in there}
        kept = {seats: one for seats, one in self.shares.items() if not {*seats} & anew}
        self.shares = kept | self.reveals
        self.givers = {
            seats: self.at[seats] if seats in self.reveals else self.givers.get(seats, set())
            for seats in self.shares
        }
        self.rounds += 1
        if self.waited:
            raise Wrong("words late")
        new = {one for seats in self.reveals for one in self.at[seats]} - before
        if words != words_of(self.shares):
            raise Wrong("words")
        if first is not None and not new:
            self.open.append("nobody new")

    # The end.

    def at_end(self) -> None:
        if not {"gave-up", "left", "result"} & {*self.seen}:
            self.open.append("running")
        elif self.early:
            raise Wrong("opened early")
        elif self.commits:
            self.open.append("unended")
        if "left" in self.seen:
            self.open.append("left")
        if self.told.get("copied", "0") != "0":
            self.open.append("copied")
        self.prove("secrets", self.secrets, "key", bool(self.opened))
        known = self.luck.partition(" ")[0] in ("sha256", "seed", "")
        self.prove("luck", self.luck, "seed", self.lucky or not known)
        if self.opened and "key-lost" in self.seen:
            self.open.append("key lost")
        if self.lucky:
            self.shares_reach()

    def prove(self, what: str, header: str, note: str, needed: bool) -> None:
        """Compare a seed or key with its hash in the header."""
        kind, _, value = header.partition(" ")
        told = self.told.get(note, "")
        lost = note == "key" and "key-lost" in self.seen
        if kind == note == "seed" and told and told != value:
            raise Wrong("two seeds")
        right = value == sha256(told.encode()).hexdigest()
        if kind == "sha256" and told and not lost and not right:
            raise Wrong(f"{note} with another hash")
        if needed and (kind != "sha256" or not re.fullmatch(HEX, told)):
            self.open.append(f"{what} not fixed, lost, or easy to guess")

    def shares_reach(self) -> None:
        """Check that each outcome of the line of play comes from a player's share."""
        ends = [*(first for first, _, _ in self.words[1:]), self.k]
        reached = alone = 0
        for (first, _, shared), end in zip(self.words, ends, strict=True):
            outcomes = max(0, min(end, self.k) - first)
            reached, alone = reached + bool(outcomes and shared), alone + outcomes * (not shared)
        nobodys = self.told.get("words") == NOBODYS
        if (self.rounds and alone) or (nobodys and not reached) or (nobodys and alone):
            self.open.append("the server alone")


def verdict(text: str) -> tuple[str, list[str]]:
    """Return whether a sealed record is proved, not proved or wrong, and why."""
    try:
        reader = DocumentReader(text)
        reader.read()
    except Wrong as fault:
        return "wrong", [str(fault)]
    except (KeyError, ValueError, IndexError, StopIteration, ZeroDivisionError) as fault:
        return "wrong", [f"impossible: {fault!r}"]
    return ("open" if reader.open else "good"), reader.open


def follows(text: str) -> bool:
    """Return whether a sealed, whole record is proved."""
    return verdict(text)[0] == "good"
