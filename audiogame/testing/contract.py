"""The check of a whole game: its rules, bots, sentences, documents and tables."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from math import isfinite
from pathlib import Path
from random import Random
from string import ascii_lowercase
from typing import Any

from audiogame.console.call_limit import IN_A_CHECK, CallLimit
from audiogame.keys.commands import Command, Mode
from audiogame.keys.game_keys import HAND, action_letters, hand_keys, letter_of, moved
from audiogame.keys.keymap import Keymap, default_layer, layered
from audiogame.keys.names import key_name
from audiogame.keys.presets import preset_layer, preset_names
from audiogame.keys.reserved_keys import whats_wrong
from audiogame.narration.topics import Topic
from audiogame.play.typed_numbers import has_one
from audiogame.rules.fault import Reason
from audiogame.rules.game import Advice, Adviser, Bot, Game, Rememberer
from audiogame.rules.game_files import text_file
from audiogame.rules.notation import NoWords, kebab, nearest, parsed, word
from audiogame.rules.seat import unsquared
from audiogame.rules.state import Action, Event, Query, Seat, State
from audiogame.rules.valuation import Unit, Valuation
from audiogame.rules.value import Value, field_types
from audiogame.table.game_calls import note_package
from audiogame.table.luck import Luck
from audiogame.table.move_list import Player
from audiogame.table.news import let_hear
from audiogame.table.table import Step, Table
from audiogame.testing.books import Books
from audiogame.testing.flaw import ContractBroken, FileLine, Flaw, Flaws, fault_text, flaw, line_of
from audiogame.testing.hook_shapes import find_shapes
from audiogame.testing.hooks import Hooks, awaited
from audiogame.testing.printed_text import printed_text
from audiogame.testing.random_play import random_move, random_options
from audiogame.testing.returned_values import find_returned
from audiogame.testing.samples import classes
from audiogame.testing.sentences import Sentences
from audiogame.testing.source import find_syntax, find_values, find_world
from audiogame.testing.states import States
from audiogame.testing.whole_game import lacking

MOVES = 400
"""Maximum moves in a game between bots."""
QUICK = 60
"""Maximum decisions of a quick bot."""
SLOW = 3
"""Maximum decisions of a slow bot."""


class Players:
    """The bots and the adviser of one game.

    Args:
        flaws: collects the flaws.
        sentences: checks the sentences of the advice.
        random: random source of seats, options and luck.
    """

    def __init__(self, flaws: Flaws, sentences: Sentences, random: Random) -> None:
        self._flaws = flaws
        self._game = flaws.game
        self._sentences = sentences
        self._random = random

    def find(self) -> None:
        """Play a game with each strength, with advice at each decision, and add the flaws."""
        for strength in self._game.bots:
            self._play(strength)
        if self._game.adviser is not None:
            self._advise()

    def _play(self, strength: str) -> None:
        flaws, game = self._flaws, self._game
        make, place = game.bots[strength], flaws.where(game.bots[strength])
        state = game.new(self._random.choice(game.seats), random_options(game, self._random))
        bots: dict[Seat, Bot[State]] = {}
        with flaws.asking(flaw("bot-being-made", name=strength), place):
            bots = {seat: make() for seat in range(state.seats)}
        quick, before = strength in game.quick, flaws.too_long
        left = QUICK if quick else SLOW
        self._hear(bots, state.opening(), strength)
        for _ in range(MOVES):
            if state.result is not None or not left or not bots or flaws.too_long > before:
                return
            due = awaited(state)
            if not due:
                state, events = state.apply(*random_move(state, self._random))
            else:
                left -= 1
                action = self._choice(bots[due[0]], state, due[0], strength, quick)
                if action is None:
                    return
                state, events = state.apply(due[0], action)
            self._hear(bots, events, strength)
            self._remember(bots, state, strength)

    def _remember(self, bots: dict[Seat, Bot[State]], state: State, name: str) -> None:
        """Check that the memory of each bot that has one can be kept, and recalled by a new one."""
        for seat, bot in bots.items():
            if not isinstance(bot, Rememberer):
                continue
            place = self._flaws.hook(bot, "memory")
            with self._flaws.asking(flaw("memory", name=name), place):
                memory = bot.memory(state.seen_by(seat))
                what = flaw("memory-unfit")
                if self._flaws.promise(isinstance(memory, bot.memory_type), place, what, memory):
                    other = self._flaws.game.bots[name]()
                    assert isinstance(other, Rememberer), "it is a bot of the same class"
                    other.recall(memory)
                    same = other.memory(state.seen_by(seat)) == memory
                    place = self._flaws.hook(bot, "recall")
                    self._flaws.promise(same, place, flaw("memory-changed"), memory)

    def _hear(self, bots: dict[Seat, Bot[State]], events: tuple[Event, ...], name: str) -> None:
        hearing = flaw("bot-hearing", name=name)
        for event in events:
            for seat, bot in bots.items():
                with self._flaws.asking(hearing, self._flaws.where(type(bot))):
                    let_hear({seat: bot}, event)

    def _choice(
        self, bot: Bot[State], state: State, seat: Seat, strength: str, quick: bool
    ) -> Action | None:
        """Return a bot's choice; None where that is no legal action."""
        flaws, view = self._flaws, state.seen_by(seat)
        place = flaws.hook(bot, "choose")
        chosen: Action | None = None
        with flaws.asking(flaw("bot", name=strength), place):
            luck = self._random.random()
            chosen = bot.choose(view, seat, Random(luck))
            flaws.promise(chosen is not None, place, flaw("chooses-nothing", name=strength))
            if quick and chosen != bot.choose(view, seat, Random(luck)):
                flaws.add(place, flaw("chooses-otherwise", name=strength))
        if chosen is None:
            return None
        what = flaw("chooses-illegal", name=strength)
        legal = isinstance(chosen, Action) and state.allows(seat, chosen)
        return chosen if flaws.promise(legal, place, what, chosen) else None

    def _advise(self) -> None:
        game, random = self._game, self._random
        assert game.adviser is not None, "only a game with an adviser is asked for advice"
        state = game.new(random.choice(game.seats), random_options(game, random))
        adviser: Adviser[State] | None = None
        with self._flaws.asking(flaw("adviser-being-made"), self._flaws.where(game.adviser)):
            adviser = game.adviser()
        left = QUICK if set(game.quick) >= {*game.bots} else SLOW
        hearing, before = 0, self._flaws.too_long
        for _ in range(MOVES):
            if adviser is None or state.result is not None or not left:
                return
            if self._flaws.too_long > before:
                return
            due = awaited(state)
            if hearing in due:
                left -= len(state.legal_actions(hearing)) > 1  # a forced choice needs no bot
                self._ask(adviser, state, hearing)
            state, events = state.apply(*random_move(state, random))
            for event in events:
                let_hear({hearing: adviser}, event)

    def _ask(self, adviser: Adviser[State], state: State, seat: Seat) -> None:
        flaws, place = self._flaws, self._flaws.hook(adviser, "advise")
        luck = self._random.random()
        valuation = self._weigh(adviser, state, seat, luck)
        with flaws.asking(flaw("adviser"), place):
            advice = adviser.advise(state.seen_by(seat), seat, Random(luck))
            if not flaws.promise(isinstance(advice, Advice), place, flaw("no-advice"), advice):
                return
            legal = state.allows(seat, advice.action)
            flaws.promise(legal, place, flaw("advises-illegal"), advice.action)
            forced = len(state.legal_actions(seat)) == 1  # told without an adviser
            silent = flaw("advises-nothing")
            flaws.promise(advice.best or advice.valuation or forced, place, silent, advice)
            self._sentences.check((*advice.best, *advice.others), state)
            if valuation is not None and valuation.choices:
                best = valuation.cost(advice.action) == 0.0
                flaws.promise(best, place, flaw("advises-less"), advice.action)
                self._compare(adviser, state, seat, valuation, luck)

    def _compare(
        self,
        adviser: Adviser[State],
        state: State,
        seat: Seat,
        valuation: Valuation,
        luck: float,
    ) -> None:
        """Add the flaws of the advice that a review gives on the worst choice."""
        flaws, place = self._flaws, self._flaws.hook(adviser, "compare")
        worst = min(valuation.choices, key=lambda one: one.value).action
        advice = adviser.compare(state.seen_by(seat), seat, worst, Random(luck))
        if flaws.promise(isinstance(advice, Advice), place, flaw("no-advice"), advice):
            less = valuation.cost(advice.action) > 0.0
            flaws.promise(not less, place, flaw("advises-less"), advice.action)
            self._sentences.check((*advice.best, *advice.others), state)

    def _weigh(
        self, adviser: Adviser[State], state: State, seat: Seat, luck: float
    ) -> Valuation | None:
        """Add the flaws of the values of choices; return them if they have none."""
        legal, view = state.legal_actions(seat), state.seen_by(seat)
        if len(legal) == 1:
            return None
        flaws, place = self._flaws, self._flaws.hook(adviser, "weigh")
        with flaws.asking(flaw("values"), place):
            found = adviser.weigh(view, seat, Random(luck))
            what = flaw("no-valuation")
            if not flaws.promise(isinstance(found, Valuation), place, what, found):
                return None
            listed = [one.action for one in found.choices]
            once = not listed or (len(listed) == len(legal) and {*listed} == {*legal})
            right = flaws.promise(once, place, flaw("values-incomplete"), listed)
            numbers = [*[one.value for one in found.choices], found.error]
            finite = all(map(isfinite, numbers)) and found.error >= 0
            right &= flaws.promise(finite, place, flaw("values-no-numbers"), numbers)
            parts = all(-NEARLY <= one <= 1 + NEARLY for one in numbers)
            what = flaw("values-no-chances")
            right &= flaws.promise(found.unit is not Unit.WIN or parts, place, what, numbers)
            again = adviser.weigh(view, seat, Random(luck))
            right &= flaws.promise(found == again, place, flaw("weighs-otherwise"), numbers)
            return found if right else None
        return None


NEARLY = 1e-6
"""Rounding that is allowed beyond a chance from 0 to 1."""
AT_A_TABLE = 100
"""Steps of the game at a table."""
TOPICS = "topics.toml"
"""Name of the file that lists events by topic."""
CHOOSE = "choose"
"""Name of the table of keys that move to a choice."""
CARDS = "cards"
"""Name of the entry that says that the game is played with a hand of cards."""
OFTEN = 20
"""Choices of a class in random games, among which its keys have gone to one, if to any."""


class _KeyOfChoice(Value):
    """A key of keys.toml, and the words of the choice to which it goes."""

    place: FileLine
    key: str
    wanted: str


class TextTables:
    """The tables of one game.

    Args:
        flaws: collects the flaws.
    """

    def __init__(self, flaws: Flaws) -> None:
        self._flaws = flaws
        self._packages = flaws.game.packages
        self._keys: dict[type[Action], list[_KeyOfChoice]] = {}
        """The keys of keys.toml by the class of the choices to which they go."""
        self._cards = ""
        """What keys.toml says of a hand of cards; empty where it says nothing."""
        self._letters: frozenset[str] = frozenset()
        """The keys of such a game."""

    def find(self) -> None:
        """Add the flaws of topics.toml and keys.toml, and of topics of packages that it shares."""
        shared = [Path(str(text_file(one, TOPICS))) for one in self._packages[:-1]]
        for count, path in enumerate((*shared, self._flaws.text(TOPICS)), start=1):
            if path.is_file() and (table := self._read(path)) is not None:
                self._find_topics(path, table, self._packages[:count])
        path = self._flaws.text("keys.toml")
        if path.is_file() and (table := self._read(path)) is not None:
            self._find_keys(path, table)

    def _read(self, path: Path) -> dict[str, Any] | None:
        try:
            return tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            found = re.search(r"line (\d+)", str(fault))
            line = int(found[1]) if found else 1
            self._flaws.add(FileLine(path, line), flaw("no-toml", error=fault_text(fault)))
            return None

    def _find_topics(self, path: Path, table: dict[str, Any], packages: tuple[str, ...]) -> None:
        """Add the flaws of a file of topics, which lists events of its package and those before."""
        known = [topic.value for topic in Topic]
        events = {kind.__name__ for kind in classes(packages, (Event,))}
        found: set[str] = set()
        for name, listed in table.items():
            place = FileLine(path, line_of(path, f"{name} =") if name else 1)
            if name not in known:
                self._flaws.add(place, flaw("no-topic", name=name, near=nearest(name, known)))
            if not isinstance(listed, list):
                self._flaws.add(place, flaw("topic-no-list", name=name, listed=repr(listed)))
                continue
            for event in listed:
                at = FileLine(path, line_of(path, f'"{event}"'))
                if event not in events:
                    near = nearest(str(event), events)
                    self._flaws.add(at, flaw("no-event", event=str(event), near=near))
                if event in found:
                    self._flaws.add(at, flaw("event-listed-twice", event=str(event)))
                found.add(event)

    def _find_keys(self, path: Path, table: dict[str, Any]) -> None:
        self._cards = str(table.get(CARDS, ""))
        for name in table:
            if name not in (CHOOSE, CARDS):
                what = flaw("no-such-table", name=name, table=CHOOSE)
                self._flaws.add(FileLine(path, line_of(path, f"[{name}]")), what)
        chosen = table.get(CHOOSE, {})
        if not isinstance(chosen, dict):
            what = flaw("no-table", found=repr(chosen), table=CHOOSE)
            self._flaws.add(FileLine(path, line_of(path, CHOOSE)), what)
            return
        means = layered((default_layer(),)).commands[Mode.GAME]
        presets = {name: layered((default_layer(), preset_layer(name))) for name in preset_names()}
        keymaps = (means, *(one.commands[Mode.GAME] for one in presets.values()))
        free = tuple(one for one in ascii_lowercase if not any(one in keys for keys in keymaps))
        if self._cards:
            self._find_cards(path, {key_name(key): str(one) for key, one in chosen.items()})
            of_hand = FileLine(path, line_of(path, CARDS))
            for key in hand_keys():
                self._find_hidden(of_hand, key, "", presets, free)
        for key, action in chosen.items():
            place = FileLine(path, _line_of_key(path, key))
            wrong = whats_wrong(key, "")
            if wrong is not None:
                self._flaws.add(place, wrong)
                continue
            hidden = means.get(key_name(key))
            if hidden is not None and not hidden.pick:
                kind, name = _kind(hidden), hidden.name
                what = flaw("key-hides", key=key, kind=kind, name=name, letters=free)
                self._flaws.add(place, what)
                continue
            self._find_hidden(place, key, str(action), presets, free)
            self._find_action(place, key, str(action))

    def _find_hidden(
        self,
        place: FileLine,
        key: str,
        wanted: str,
        presets: Mapping[str, Keymap],
        free: tuple[str, ...],
    ) -> None:
        """Add a flaw for each preset that uses a key for a command, and names no other for it."""
        for preset, keymap in presets.items():
            (here,) = moved({key_name(key): wanted}, keymap.actions)
            taken = keymap.commands[Mode.GAME].get(here)
            letter = letter_of(wanted) == key_name(key)
            if taken is None or taken.pick or (taken.chooses and not letter):
                continue
            what = flaw(
                "key-hides-in-preset",
                key=here,
                kind=_kind(taken),
                name=taken.name,
                preset=preset,
                letters=free,
            )
            self._flaws.add(place, what)

    def _find_cards(self, path: Path, chosen: Mapping[str, str]) -> None:
        """Add the flaws of a game of cards whose keys are not those of all such games."""
        kinds = {kebab(kind.__name__): kind for kind in classes(self._packages, (Action,))}
        if self._cards != HAND and self._cards not in kinds:
            near = nearest(self._cards, (HAND, *kinds))
            what = flaw("cards-unknown", found=self._cards, near=near)
            self._flaws.add(FileLine(path, line_of(path, CARDS)), what)
        hand, letters = hand_keys(), action_letters()
        for key, wanted in chosen.items():
            place, letter = FileLine(path, _line_of_key(path, key)), letter_of(wanted)
            if key in hand:
                self._flaws.add(place, flaw("key-of-hand", key=key, wanted=wanted))
            elif letter and letter != key:
                self._flaws.add(place, flaw("letter-other", key=key, wanted=wanted, letter=letter))
            elif key in letters and not letter and not wanted.startswith(f"{self._cards} "):
                names = letters[key]
                self._flaws.add(place, flaw("letter-taken", key=key, wanted=wanted, names=names))
        self._letters = frozenset(chosen)

    def find_hand(self, held: bool | None, offered: Iterable[type[Action]]) -> None:
        """Add a flaw where keys.toml does not say what the states of random games hold and offer.

        Args:
            held: whether their cards have suits; None where no seat held any.
            offered: the classes of their choices.
        """
        path = self._flaws.text("keys.toml")
        kinds: list[type] = [*offered] if self._cards else []
        for kind in kinds:
            letter = letter_of(kebab(kind.__name__))
            if letter and letter not in self._letters and (has_one(kind) or not field_types(kind)):
                what = flaw("letter-missing", wanted=kebab(kind.__name__), letter=letter)
                self._flaws.add(FileLine(path, line_of(path, f"[{CHOOSE}]")), what)
        if held and self._cards != HAND:
            self._flaws.add(FileLine(path, 1), flaw("cards-unsaid", cards=HAND, found=CARDS))
        elif not held and self._cards == HAND:
            self._flaws.add(FileLine(path, 1), flaw("cards-unheld", cards=HAND, found=CARDS))

    def _find_action(self, place: FileLine, key: str, wanted: str) -> None:
        """Add a flaw for a key that moves to no possible choice."""
        actions = {kebab(kind.__name__): kind for kind in classes(self._packages, (Action,))}
        name, *rest = wanted.split()[:1] or [""]
        kind = actions.get(name)
        if kind is None:
            near = nearest(name, actions)
            what = flaw("key-without-action", key=key, wanted=wanted, name=name, near=near)
            self._flaws.add(place, what)
            return
        rest = wanted.split()[1:]
        hints = [*map(unsquared, field_types(kind).values())]
        if not hints and rest:
            self._flaws.add(place, flaw("key-with-more", key=key, wanted=wanted, name=name))
            return
        if len(hints) == 1 and isinstance(hints[0], type) and issubclass(hints[0], Enum):
            known = [word(member) for member in hints[0]]
            if rest[:1] and rest[0] not in known:
                near = nearest(rest[0], known)
                self._flaws.add(place, flaw("key-without-value", key=key, wanted=wanted, near=near))
                return
        self._keys.setdefault(kind, []).append(_KeyOfChoice(place, key, wanted))

    def find_unmatched(self, offered: Mapping[type[Action], Counter[str]]) -> None:
        """Add a flaw for each key with words that no choice of its class can have.

        Where the types of its fields do not tell, none of the keys of a class has gone to any of
        its choices, though there were many.

        Args:
            offered: the words of the choices of random games, with their numbers, by class.
        """
        for of, keys in self._keys.items():
            kind: type = of
            known = offered.get(of, Counter())
            for usual, _ in known.most_common(1):
                named = kebab(kind.__name__) if has_one(kind) else ""  # which begins a number
                rare = known.total() < OFTEN or any(one.wanted in known for one in keys)
                for one in keys:
                    if one.wanted != named and not _can_be(one.wanted, kind, rare):
                        what = flaw("key-of-no-choice", key=one.key, wanted=one.wanted, usual=usual)
                        self._flaws.add(one.place, what)


def _can_be(wanted: str, kind: type, else_so: bool) -> bool:
    """Return whether words can be those of an action of a class, `else_so` if nothing tells."""
    try:
        return parsed(wanted, kind) is not None
    except NoWords:
        return else_so


def _kind(command: Command) -> str:
    return "question" if command.query is not None else "command"


def _line_of_key(path: Path, key: str) -> int:
    pattern = re.compile(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=")
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
    return next((number for number, line in lines if pattern.match(line)), 1)


LONGEST = 100_000
"""Moves after which a game counts as endless."""


ONCE_TOO_LONG = 3
"""States checked in a game with a call that takes too long, as each of them may wait for it."""


class Checked(Value):
    """Result of a check.

    Args:
        flaws: what breaks the contract, by file and line.
        states: the number of states that were checked in full.
        lacks: what a whole game has and this one does not, which is no flaw; it is looked for
            where there are no flaws.
    """

    flaws: tuple[Flaw, ...]
    states: int
    lacks: tuple[Reason, ...] = ()


def check_game(game: Game, games: int = 20, seed: int = 1, states: int = 2_000) -> int:
    """Check the whole contract of a game: its data, and its behaviour in random games.

    Args:
        games: number of games played to their end.
        seed: seed of the random choices.
        states: number of states checked in full; the others only for a seat that can act.

    Returns:
        The number of states that were checked in full.

    Raises:
        ContractBroken: with every flaw, each with file, line and what to write.
    """
    found = find_flaws(game, games, seed, states)
    if found.flaws:
        raise ContractBroken(flaws=found.flaws)
    return found.states


def check_messages(game: Game) -> None:
    """Check that a game has its sentences: titles, options, events, choices, words of enums.

    Raises:
        ContractBroken: with every flaw, each with file, line and what to write.
    """
    flaws = Flaws(game)
    Sentences(flaws).find()
    if found := tuple(flaws):
        raise ContractBroken(flaws=found)


def find_flaws(game: Game, games: int = 20, seed: int = 1, states: int = 2_000) -> Checked:
    """Return all flaws of a game, and what it lacks; see `check_game`.

    A call that takes longer than `IN_A_CHECK` allows is ended where there is an alarm.
    """
    flaws = Flaws(game)
    for package in game.packages:
        note_package(package)
    with CallLimit(IN_A_CHECK, forgives=True), printed_text(flaws):
        return _found_flaws(flaws, games, Random(seed), states)


def _found_flaws(flaws: Flaws, games: int, random: Random, states: int) -> Checked:
    game = flaws.game
    find_syntax(flaws)
    find_values(flaws)
    find_world(flaws)
    tables = TextTables(flaws)
    tables.find()
    sentences, books = Sentences(flaws), Books(flaws)
    hooks = Hooks(flaws, sentences, books.anchors)
    checked = 0
    lacks: tuple[Reason, ...] = ()
    if hooks.options() and find_shapes(flaws) and find_returned(flaws, random):
        sentences.find()
        with flaws.asking(flaw("books-of-game"), flaws.of_game()):
            books.find()
        hooks.find(random)
        looks = States(flaws, sentences, hooks, random)
        for _ in range(games):
            with flaws.asking(flaw("random-game"), flaws.of_game("start")):
                checked += _play(flaws, looks, random, states - checked)
            if flaws.too_long or flaws.endless:
                break  # another game would take as long
        tables.find_unmatched(looks.offered)
        tables.find_hand(looks.holds, looks.offered)
        with flaws.asking(flaw("game-at-a-table"), flaws.of_game("start")):
            _play_at_table(game, random)
        with flaws.asking(flaw("game-of-bots"), flaws.of_game("bots")):
            Players(flaws, sentences, random).find()
        if not any(flaws):
            lacks = tuple(lacking(flaws, looks))
    return Checked(tuple(flaws), checked, lacks)


def _play_at_table(game: Game, random: Random) -> None:
    """Play a game with bots at a table, as the program begins one, and ask it who is out."""
    strength = next(iter(game.quick), "bot")
    seats, options = random.choice(game.seats), random_options(game, random)
    players = tuple(Player(f"Bot {seat}", strength) for seat in range(seats))
    lines: list[str] = []
    table = Table(game, players, options, Luck("check"), lines.append)
    table.open()
    for _ in range(AT_A_TABLE):
        if table.step() is not Step.MOVED:
            break
        for query in Query:
            table.ask((0,), query, 0)


def _play(flaws: Flaws, looks: States, random: Random, states: int) -> int:
    """Play a random game; return the number of states checked in full."""
    game = flaws.game
    state: State = game.new(random.choice(game.seats), random_options(game, random))
    checked = 0
    looks.check_opening(state)
    for _ in range(LONGEST):
        if flaws.too_long and checked >= ONCE_TOO_LONG:
            return checked
        if checked < states or state.result is not None:
            looks.check(state)
            checked += 1
        if state.result is not None:
            return checked
        try:
            move = random_move(state, random)
        except ContractBroken as fault:
            if fault.why is not None:
                flaws.add(flaws.hook(state, "_legal"), fault.why)
            return checked
        state, _ = state.apply(*move)
    flaws.endless = True
    flaws.add(flaws.hook(state, "result"), flaw("never-over", moves=LONGEST), state)
    return checked
