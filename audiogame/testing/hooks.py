"""Checks of a game's hooks beside its rules: guide, figures, cues, odds, fields of `GAME`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random

from audiogame.narration.faults import FILES, fault_texts, told
from audiogame.narration.texts import SENTENCE_ENDS
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.figures import Fortune
from audiogame.rules.notation import nearest
from audiogame.rules.options import OptionError, Options, option_kinds
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import CHANCE, Event, Seat, State
from audiogame.sound_server.cue import lineage
from audiogame.sound_server.pack import Pack, default_pack, with_game
from audiogame.testing.flaw import Flaws
from audiogame.testing.random_play import random_options
from audiogame.testing.sentences import Sentences

LATEST = 2.1
"""Seconds within which all sounds of an event have to begin."""
TYPED = ("", "x", "1", "2", "0", "-1", "10", "red", "1 2 3")
"""Samples of what a player may type where odds are asked for."""
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Hooks:
    """The hooks of one game beside its rules.

    Args:
        flaws: collects the flaws.
        sentences: checks the sentences of the answers.
        anchors: anchors of the rule book.
    """

    def __init__(self, flaws: Flaws, sentences: Sentences, anchors: frozenset[str]) -> None:
        self._flaws = flaws
        self._game = flaws.game
        self._sentences = sentences
        self._anchors = anchors
        self._cues = frozenset(self._sounds().cues)
        self._heard: set[tuple[Event, tuple[Seat, ...]]] = set()

    def _sounds(self) -> Pack:
        """Return the default sounds with the game's own, also of a game that is not installed."""
        pack, _ = default_pack()
        module = import_module(self._game.package)
        for folder in getattr(module, "__path__", ()):
            pack, faults = with_game(pack, self._game.name, Path(folder))
            for fault in faults:
                self._flaws.add(self._flaws.of_game("package"), f"In its sounds: {told(fault)}")
        return pack

    def find(self, random: Random) -> None:
        """Add the flaws of the fields of `GAME`, and of its odds."""
        game, flaws = self._game, self._flaws
        promise, of_game = flaws.promise, flaws.of_game
        what = f"The name {game.name!r} is no name. Write small letters, digits and hyphens."
        promise(_NAME.fullmatch(game.name), of_game("name"), what)
        what = f"The seats are {game.seats}. Write rising numbers, the least at least 1."
        right = game.seats and list(game.seats) == sorted({*game.seats}) and game.seats[0] >= 1
        promise(right, of_game("seats"), what)
        promise(game.bots, of_game("bots"), "Nobody plays without a person. Write a bot.")
        for name in game.quick:
            if name not in game.bots:
                near = told(nearest(name, game.bots))
                promise(False, of_game("quick"), f"There is no bot {name!r} to be quick: {near}.")
        kinds = [kind.name for kind in option_kinds(game.options)]
        what = (
            f"The length is {game.length!r}, which is no option. Name an option, or leave it out."
        )
        promise(not game.length or game.length in kinds, of_game("length"), what)
        what = f"The version is {game.version!r}. Write a whole number from 1 on."
        promise(type(game.version) is int and game.version >= 1, of_game("version"), what)
        with flaws.asking("endless", flaws.where(game.endless)):
            for options in (game.options(), *(random_options(game, random) for _ in range(5))):
                endless = game.endless(options)
                what = "endless is neither True nor False."
                promise(isinstance(endless, bool), flaws.where(game.endless), what, endless)
        if (earned := game.figures.earned) is not None:
            with flaws.asking("earned of the figures", flaws.where(earned)):
                for money in (-1, 0, 100):
                    self._sentences.check((earned(money),), money)
        self._find_odds()

    def options(self) -> bool:
        """Add the flaws of option declarations; return whether games can begin."""
        try:
            option_kinds(self._game.options)
        except OptionError as fault:
            place = self._flaws.where(self._game.options)
            for reason in fault.reasons:
                self._flaws.add(place, told(reason))
            return False
        right = isinstance(self._game.options, type) and issubclass(self._game.options, Options)
        return bool(right)

    def state(self, state: State, random: Random) -> None:
        """Call guide and figures with a state, and add the flaws."""
        self._ask_figures(state)
        for seat in range(state.seats):
            self._ask_guide(state.seen_by(seat), seat, random)

    def _ask_guide(self, view: State, seat: Seat, random: Random) -> None:
        guide, flaws = self._game.guide, self._flaws
        place = flaws.where(guide.rule)
        anchor = ""
        with flaws.asking("The rule of the guide", place):
            anchor = guide.rule(view, seat)
        if anchor not in {"", *self._anchors}:
            near = told(nearest(anchor, self._anchors))
            at = flaws.quoted(anchor, place)
            flaws.add(at, f"The rule book has no anchor {anchor}: {near}.")
        if seat not in view.actors:
            return
        legal = view.legal_actions(seat)
        place = flaws.where(guide.explain)
        for action in (None, *random.sample(legal, min(len(legal), 3))):
            explained: tuple[Event, ...] = ()
            with flaws.asking("The explanation", place):
                explained = guide.explain(view, seat, action)
            if flaws.promise(
                isinstance(explained, tuple), place, "explain returns no tuple of events.", action
            ):
                self._sentences.check(explained, view)
                for event in explained:
                    seen = event.seen_by(seat)
                    what = "explain tells its own seat what that seat may not know."
                    flaws.promise(seen == event, place, what, event)

    def _ask_figures(self, state: State) -> None:
        figures, flaws = self._game.figures, self._flaws
        for name in ("points", "money", "ranking", "pace"):
            hook = getattr(figures, name)
            place = flaws.where(hook)
            with flaws.asking(f"{name} of the figures", place):
                found = hook(state)
                right = len(found) in (0, state.seats)
                what = f"{name} of the figures is not one a seat. Write so many, or none at all."
                flaws.promise(right, place, what, found)
        with flaws.asking("The lead of the figures", flaws.of_game("figures")):
            figures.leader(state)
            figures.measured(state)

    def events(self, events: Iterable[Event], before: State) -> None:
        """Call figures and cues with events, and add the flaws.

        Args:
            before: the state before the events.
        """
        figures, flaws = self._game.figures, self._flaws
        for event in events:
            place = flaws.where(figures.fortune)
            with flaws.asking("key of the figures", flaws.where(figures.key)):
                key = figures.key(event, before)
                what = "key of the figures is neither True nor False."
                flaws.promise(isinstance(key, bool), flaws.where(figures.key), what, key)
            with flaws.asking("fortune of the figures", place):
                fortune = figures.fortune(event)
                right = fortune is None or isinstance(fortune, Fortune)
                what = "fortune of the figures is no Fortune. Write one, or None."
                if flaws.promise(right, place, what, fortune) and fortune is not None:
                    seat = 0 <= fortune.seat < before.seats
                    flaws.promise(seat, place, "A fortune is that of no seat.", fortune)
            self.cues(event, before.seats)

    def cues(self, event: Event, seats: int) -> None:
        """Check the cues of an event for a guest, for one seat and for all seats."""
        flaws, place = self._flaws, self._flaws.where(self._game.cues)
        for listeners in ((), (0,), tuple(range(seats))):
            seen = event.seen_by(0) if len(listeners) == 1 else event
            if seen is None or (seen, listeners) in self._heard:
                continue
            self._heard.add((seen, listeners))
            with flaws.asking("cues", place):
                for sounded in self._game.cues(seen, listeners):
                    self._find_cue(sounded, seats, event)

    def _find_cue(self, sounded: Sounded, seats: int, event: Event) -> None:
        flaws, name = self._flaws, sounded.cue
        place = flaws.quoted(name, flaws.where(self._game.cues))
        own = f"{self._game.name}.{name}"
        if not {*lineage(name), *lineage(own)} & self._cues:
            near = told(nearest(name, self._cues, Reason("none-like-it", count=len(self._cues))))
            what = f"No pack of sounds has the cue {name}: {near}."
            write = "Take a cue of sounds/README.md, or add it to sounds/pack.toml of the game."
            flaws.add(place, f"{what} {write}", event)
        right = sounded.seat is None or 0 <= sounded.seat < seats
        flaws.promise(right, place, f"The cue {name} sounds at no seat of the table.", sounded)
        right = 0.0 <= sounded.after <= LATEST
        what = f"The cue {name} begins too late or too early. Write at most {LATEST} seconds."
        flaws.promise(right, place, what, sounded)

    def _find_odds(self) -> None:
        odds, flaws = self._game.odds, self._flaws
        if odds is None:
            return
        place = flaws.where(odds.work_out)
        end = "End what odds are about with a full stop."
        about = flaws.quoted(odds.about, place)
        flaws.promise(odds.about[-1:] in tuple(SENTENCE_ENDS), about, end, odds.about)
        readable: dict[str, list[object]] = {}
        for given in odds.given:
            for text in TYPED:
                with flaws.asking(f"Reading --{given.name}", place):
                    try:
                        readable.setdefault(given.name, []).append(given.read(text))
                    except Fault as fault:
                        self._find_reasons(fault.reasons)
        if any(given.needed and not readable.get(given.name) for given in odds.given):
            return  # none of the samples can be parsed
        needed = {one.name: readable[one.name][0] for one in odds.given if one.needed}
        tries = [needed]
        for name, values in readable.items():
            tries += [{**needed, name: value} for value in values]
        for one in tries:
            with flaws.asking("work_out of the odds", place):
                try:
                    self._sentences.check(odds.work_out(one), one)
                except Fault as fault:
                    self._find_reasons(fault.reasons)

    def _find_reasons(self, reasons: Iterable[Reason]) -> None:
        """Add the missing messages of faults."""
        for reason in (one for whole in reasons for one in _each(whole)):
            if not fault_texts(package=reason.package).has(reason.message):
                file = f"{FILES}en.ftl"
                place = self._flaws.quoted(reason.message, self._flaws.of_game())
                what = f"The fault {reason.message} has no message."
                write = f"Write {reason.message} in texts/{file}, and package= where it is raised"
                self._flaws.add(place, f"{what} {write}.")


def _each(reason: Reason) -> Iterator[Reason]:
    """Yield a reason and those nested in it."""
    yield reason
    for value in reason.values.values():
        inside = value if isinstance(value, tuple) else (value,)
        for one in inside:
            if isinstance(one, Reason):
                yield from _each(one)


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that owe an action, without luck."""
    return tuple(seat for seat in state.actors if seat != CHANCE)
