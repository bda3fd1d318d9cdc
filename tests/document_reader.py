"""A verifier made from RECORDS.md alone: it knows no rules and nothing of the program.

Faces, cards, kinds of notes and of hands are read out of the document's own lists.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zlib import crc32

DOCUMENT = (Path(__file__).parent.parent / "RECORDS.md").read_text(encoding="utf-8")
ASKED = DOCUMENT.partition("### What luck is asked")[2].partition("###")[0]
NOTES = re.findall(r"`# ([a-z-]+)", DOCUMENT.partition("## Notes")[2].partition("## The seal")[0])
GAMES = tuple(sorted({*re.findall(r"^game: ([a-z-]+) ", DOCUMENT, re.MULTILINE)}))
"""The games whose luck the document describes; of others it cannot know."""
Dice = tuple[int, ...]


def listed(beginning: str) -> list[str]:
    """Return the words between backquotes that end the first half of a line of the document."""
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
"""What the document says of each game; of one without luck it says: nothing."""
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
    """Return what a set of five dice is worth."""
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
    """The hands of one round, as far as luck depends on them."""

    def __init__(self, seats: int, equal: str) -> None:
        self.seats, self.equal = seats, equal
        self.hands: dict[int, Pairs] = {}
        self.leaders: list[int] = []
        self.challenger: tuple[int, list[int]] | None = None
        self.over = True

    def lows(self) -> list[int]:
        trailing = {s: hand_worth(h) for s, h in self.hands.items() if s not in self.leaders}
        worst = min(trailing.values(), default=None)
        return sorted(seat for seat, value in trailing.items() if value == worst)

    def choose(self, seat: int, action: list[str]) -> None:
        if action[0] == "fold":
            del self.hands[seat]
        elif action[0] == "challenge":
            self.challenger = seat, [int(place) for place in action[1:]]
        self.over = not self.challenger and not self.lows()

    def asked(self) -> tuple[list[str], int, bool]:
        """Return faces or cards, how many, and whether they are taken out."""
        if self.challenger:
            return POKER, 2 * len(self.challenger[1]), False
        if self.over or (len(self.hands) < self.seats and not self.leaders):
            return POKER, 10, False
        return [str(seat) for seat in self.lows()], 1, True

    def land(self, words: list[str]) -> None:
        pairs = [(int(a), int(b)) for a, b in zip(words[::2], words[1::2], strict=False)]
        if self.challenger:
            self.meet(*self.challenger, pairs)
        elif len(words) == 10:
            if self.over:
                self.hands, self.leaders, self.over = {}, [], False
            self.hands[len(self.hands)] = arranged(pairs)
            if len(self.hands) == self.seats:
                best = max(map(hand_worth, self.hands.values()))
                self.leaders = [s for s, h in self.hands.items() if hand_worth(h) == best]
                self.over = not self.lows()

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
        self.over = not self.lows()


class Follower:
    """Knows what luck is asked in a line of play, as the document lists it."""

    def __init__(self, game: str, options: dict[str, str], seats: int) -> None:
        self.game, self.options, self.seats = game, options, seats
        jokers = 2 if options.get("jokers") == "on" else 0
        counts = {card: (jokers if card == "joker" else 4) * seats // 2 for card in CARDS}
        self.unseen = [card for card in CARDS for _ in range(counts[card])]
        self.poker = Poker(seats, options.get("equal", "fails"))
        self.last: list[str] = []
        self.lot = game == "army-men" and options.get("first", "random") == "random"

    def right(self, words: list[str], stream: Iterator[int]) -> list[str]:
        """Return what luck answers, where the record has these words; and go on."""
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


def plain_lines(text: str) -> list[str] | None:
    """Return the lines of a record without their checks; None if one does not fit."""
    check, lines = 0, []
    for line in text.split("\n")[:-1]:
        body, _, digits = line.rpartition(" ~")
        check = crc32(f"{body}\n".encode(), check)
        if f"{check:08x}" != digits:
            return None
        lines.append(body)
    return lines


def follows(text: str) -> bool:
    """Tell whether all luck and all secrets of a sealed, whole record follow from its hashes.

    It is told in the order of RECORDS.md: header, moves, notes; what may be done is not checked.
    """
    lines = plain_lines(text)
    if lines is None or lines[:2] != ["audiogame record 2", "sealed: yes"]:
        return False
    head = dict(line.split(": ", 1) for line in lines[1:] if line[0] not in "0123456789*#;")
    body = [line for line in lines if line[:1] in "0123456789*#"]
    notes = [line.removeprefix("# ").split(" ", 1) for line in body if line[0] == "#"]
    if not {kind for kind, *_ in notes} <= set(NOTES) or notes[-1][0] != "result":
        return False
    opened = dict(rest[0].split(" ", 1) for kind, *rest in notes if kind == "open")
    told = {kind: rest[0] for kind, *rest in notes if rest}
    game = head["game"].split()[0]
    for kind, header in (("seed", "luck"), ("key", "secrets")):
        digest = sha256(told.get(kind, "").encode()).hexdigest()
        needed = f"{game}:-nothing." not in LUCKLESS if header == "luck" else bool(opened)
        if needed and head.get(header) != f"sha256 {digest}":
            return False
    options = {name[7:]: value for name, value in head.items() if name.startswith("option ")}
    seats = sum(name.startswith("seat ") for name in head)
    return _moves_follow(body, told, opened, Follower(game, options, seats))


def _moves_follow(
    body: list[str], told: dict[str, str], opened: dict[str, str], first: Follower
) -> bool:
    line_of_play: list[str] = []
    number = 0
    for line in body:
        if line.startswith("# undo "):
            del line_of_play[-int(line[7:]) :]
        if line[0] == "#":
            continue
        number += 1
        if " secret " in line:
            words = opened[str(number)]
            digest = hmac.new(told["key"].encode(), f"{number} {words}".encode(), "sha256")
            if line != f"{words.split()[0]} secret {digest.hexdigest()[:32]}":
                return False
            line = words
        line_of_play.append(line)
        if line[0] == "*" and not _answer_follows(line_of_play, told, first):
            return False
    return True


def _answer_follows(line_of_play: list[str], told: dict[str, str], first: Follower) -> bool:
    """Follow the line of play from its beginning, as something may have been taken back."""
    follower = Follower(first.game, first.options, first.seats)
    k = 0
    for line in line_of_play[:-1]:
        who, *words = line.split()
        follower.move(who, words)
        k += who == "*"
    words = line_of_play[-1].split()[1:]
    stream = numbers(told["seed"], told.get("words", ""), k)
    return follower.right(words, stream) == words
