"""Checks of a game's hooks beside its rules: guide, figures, cues, fields of `GAME`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from importlib import import_module
from pathlib import Path
from random import Random

from audiogame.rules.fault import Reason
from audiogame.rules.figures import Fortune
from audiogame.rules.notation import nearest
from audiogame.rules.options import OptionError, Options, option_kinds
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Event, Seat, State
from audiogame.sound_server.cue import lineage
from audiogame.sound_server.pack import Pack, default_pack, with_game
from audiogame.testing.flaw import Flaws, flaw
from audiogame.testing.random_play import random_options
from audiogame.testing.sentences import Sentences

LATEST = 2.1
"""Seconds within which all sounds of an event have to begin."""
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
                self._flaws.add(self._flaws.of_game("package"), flaw("in-its-sounds", why=fault))
        return pack

    def find(self, random: Random) -> None:
        """Add the flaws of the fields of `GAME`."""
        game, flaws = self._game, self._flaws
        promise, of_game = flaws.promise, flaws.of_game
        promise(_NAME.fullmatch(game.name), of_game("name"), flaw("no-name", name=game.name))
        right = game.seats and list(game.seats) == sorted({*game.seats}) and game.seats[0] >= 1
        promise(right, of_game("seats"), flaw("no-seats", seats=str(game.seats)))
        promise(game.bots, of_game("bots"), flaw("no-bots"))
        for name in game.quick:
            if name not in game.bots:
                what = flaw("no-quick-bot", name=name, near=nearest(name, game.bots))
                flaws.add(of_game("quick"), what)
        kinds = [kind.name for kind in option_kinds(game.options)]
        what = flaw("no-length", length=str(game.length))
        promise(not game.length or game.length in kinds, of_game("length"), what)
        what = flaw("no-version", version=repr(game.version))
        promise(type(game.version) is int and game.version >= 1, of_game("version"), what)
        with flaws.asking(flaw("hook", name="endless"), flaws.where(game.endless)):
            for options in (game.options(), *(random_options(game, random) for _ in range(5))):
                endless = game.endless(options)
                what = flaw("no-truth", hook="endless")
                promise(isinstance(endless, bool), flaws.where(game.endless), what, endless)
        if (earned := game.figures.earned) is not None:
            with flaws.asking(flaw("figure", name="earned"), flaws.where(earned)):
                for money in (-1, 0, 100):
                    self._sentences.check((earned(money),), money)

    def options(self) -> bool:
        """Add the flaws of option declarations; return whether games can begin."""
        try:
            option_kinds(self._game.options)
        except OptionError as fault:
            place = self._flaws.where(self._game.options)
            for reason in fault.reasons:
                self._flaws.add(place, reason)
            return False
        right = isinstance(self._game.options, type) and issubclass(self._game.options, Options)
        return bool(right)

    def state(self, state: State, random: Random) -> None:
        """Call guide and figures with a state, and add the flaws."""
        self._ask_figures(state)
        for seat in range(state.seats):
            self._ask_guide(state.seen_by(seat), seat, random)
            self._ask_mistake(state.seen_by(seat), seat)

    def _ask_guide(self, view: State, seat: Seat, random: Random) -> None:
        guide, flaws = self._game.guide, self._flaws
        place = flaws.where(guide.rule)
        anchor = ""
        with flaws.asking(flaw("rule-of-guide"), place):
            anchor = guide.rule(view, seat)
        if anchor not in {"", *self._anchors}:
            near = nearest(anchor, self._anchors)
            flaws.add(flaws.quoted(anchor, place), flaw("no-anchor", anchor=anchor, near=near))
        if seat not in view.actors:
            return
        legal = view.legal_actions(seat)
        place = flaws.where(guide.explain)
        for action in (None, *random.sample(legal, min(len(legal), 3))):
            explained: tuple[Event, ...] = ()
            with flaws.asking(flaw("explanation"), place):
                explained = guide.explain(view, seat, action)
            what = flaw("no-events", hook="explain")
            if flaws.promise(isinstance(explained, tuple), place, what, action):
                self._sentences.check(explained, view)
                for event in explained:
                    seen = event.seen_by(seat)
                    flaws.promise(seen == event, place, flaw("explains-secret"), event)

    def _ask_mistake(self, view: State, seat: Seat) -> None:
        legal = view.legal_actions(seat) if seat in view.actors else ()
        flaws, hook = self._flaws, self._game.figures.mistake
        for action, best in zip(legal[:1] + legal[-1:], legal[-1:] + legal[:1], strict=True):
            if action != best:
                with flaws.asking(flaw("figure", name="mistake"), flaws.where(hook)):
                    kind = hook(view, seat, action, best)
                    told = kind is None or (
                        isinstance(kind, Enum) and self._sentences.has_word(kind)
                    )
                    flaws.promise(told, flaws.where(hook), flaw("mistake-without-word"), kind)

    def _ask_figures(self, state: State) -> None:
        figures, flaws = self._game.figures, self._flaws
        for name in ("points", "money", "ranking", "pace"):
            hook = getattr(figures, name)
            place = flaws.where(hook)
            with flaws.asking(flaw("figure", name=name), place):
                found = hook(state)
                right = len(found) in (0, state.seats)
                flaws.promise(right, place, flaw("figure-not-by-seat", name=name), found)
        with flaws.asking(flaw("lead-of-figures"), flaws.of_game("figures")):
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
            with flaws.asking(flaw("figure", name="key"), flaws.where(figures.key)):
                key = figures.key(event, before)
                what = flaw("no-truth", hook=flaw("figure", name="key"))
                flaws.promise(isinstance(key, bool), flaws.where(figures.key), what, key)
            with flaws.asking(flaw("figure", name="fortune"), place):
                fortune = figures.fortune(event)
                right = fortune is None or isinstance(fortune, Fortune)
                if flaws.promise(right, place, flaw("no-fortune"), fortune) and fortune is not None:
                    seat = 0 <= fortune.seat < before.seats
                    flaws.promise(seat, place, flaw("fortune-of-no-seat"), fortune)
            self.cues(event, before.seats)

    def cues(self, event: Event, seats: int) -> None:
        """Check the cues of an event for a guest, for one seat and for all seats."""
        flaws, place = self._flaws, self._flaws.where(self._game.cues)
        for listeners in ((), (0,), tuple(range(seats))):
            seen = event.seen_by(0) if len(listeners) == 1 else event
            if seen is None or (seen, listeners) in self._heard:
                continue
            self._heard.add((seen, listeners))
            with flaws.asking(flaw("hook", name="cues"), place):
                for sounded in self._game.cues(seen, listeners):
                    self._find_cue(sounded, seats, event)

    def _find_cue(self, sounded: Sounded, seats: int, event: Event) -> None:
        flaws, name = self._flaws, sounded.cue
        place = flaws.quoted(name, flaws.where(self._game.cues))
        own = f"{self._game.name}.{name}"
        if not {*lineage(name), *lineage(own)} & self._cues:
            near = nearest(name, self._cues, Reason("none-like-it", count=len(self._cues)))
            flaws.add(place, flaw("no-cue", name=name, near=near), event)
        right = sounded.seat is None or 0 <= sounded.seat < seats
        flaws.promise(right, place, flaw("cue-at-no-seat", name=name), sounded)
        right = 0.0 <= sounded.after <= LATEST
        flaws.promise(right, place, flaw("cue-late", name=name, seconds=LATEST), sounded)


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that owe an action, without luck."""
    return tuple(seat for seat in state.actors if seat >= 0)
