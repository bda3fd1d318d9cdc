"""The small tables among a game's texts: topics of events, and keys of its own."""

from __future__ import annotations

import re
import tomllib
from enum import Enum
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from audiogame.keys.commands import Command, Mode
from audiogame.keys.keymap import default_layer, layered
from audiogame.keys.names import key_name
from audiogame.keys.presets import preset_layer, preset_names
from audiogame.keys.reserved_keys import whats_wrong
from audiogame.narration.faults import told
from audiogame.narration.topics import Topic
from audiogame.rules.fault import Reason
from audiogame.rules.notation import kebab, nearest, word
from audiogame.rules.state import Action, Event
from audiogame.rules.value import field_types
from audiogame.testing.flaw import FileLine, Flaws, fault_text, line_of
from audiogame.testing.samples import classes

CHOOSE = "choose"
"""The table of keys that go to a choice."""


class TextTables:
    """The tables of one game.

    Args:
        flaws: takes what is wrong.
    """

    def __init__(self, flaws: Flaws) -> None:
        self._flaws = flaws
        self._package = flaws.game.package

    def find(self) -> None:
        """Find what is wrong with topics.toml and keys.toml, where the game has them."""
        path = self._flaws.text("topics.toml")
        if path.is_file() and (table := self._read(path)) is not None:
            self._find_topics(path, table)
        path = self._flaws.text("keys.toml")
        if path.is_file() and (table := self._read(path)) is not None:
            self._find_keys(path, table)

    def _read(self, path: Path) -> dict[str, Any] | None:
        try:
            return tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            found = re.search(r"line (\d+)", str(fault))
            line = int(found[1]) if found else 1
            self._flaws.add(FileLine(path, line), f"This is no TOML. {fault_text(fault)}.")
            return None

    def _find_topics(self, path: Path, table: dict[str, Any]) -> None:
        known = [topic.value for topic in Topic]
        events = {kind.__name__ for kind in classes(self._package, (Event,))}
        found: set[str] = set()
        for name, listed in table.items():
            place = FileLine(path, line_of(path, f"{name} =") if name else 1)
            if name not in known:
                near = told(nearest(name, known))
                self._flaws.add(place, f"There is no topic {name}: {near}.")
            if not isinstance(listed, list):
                what = f"Topic {name} is {listed!r}. Write a list of names of events."
                self._flaws.add(place, what)
                continue
            for event in listed:
                at = FileLine(path, line_of(path, f'"{event}"'))
                if event not in events:
                    near = told(nearest(str(event), events))
                    self._flaws.add(at, f"The game has no event {event}: {near}.")
                if event in found:
                    self._flaws.add(at, f"{event} is listed twice. Take one of them out.")
                found.add(event)

    def _find_keys(self, path: Path, table: dict[str, Any]) -> None:
        for name in table:
            if name != CHOOSE:
                what = f"There is no table [{name}] here. Write keys below [{CHOOSE}]."
                self._flaws.add(FileLine(path, line_of(path, f"[{name}]")), what)
        chosen = table.get(CHOOSE, {})
        if not isinstance(chosen, dict):
            what = f"{CHOOSE} is {chosen!r}. Write the table [{CHOOSE}]."
            self._flaws.add(FileLine(path, line_of(path, CHOOSE)), what)
            return
        means = layered((default_layer(),)).commands[Mode.GAME]
        presets = {
            name: layered((default_layer(), preset_layer(name))).commands[Mode.GAME]
            for name in preset_names()
        }
        keymaps = (means, *presets.values())
        letters = [one for one in ascii_lowercase if not any(one in keys for keys in keymaps)]
        free = f"Take one of these letters, which are free: {', '.join(letters)}."
        for key, action in chosen.items():
            place = FileLine(path, _line_of_key(path, key))
            wrong = whats_wrong(key, "")
            if wrong is not None:
                self._flaws.add(place, _sentence(wrong))
                continue
            hidden = means.get(key_name(key))
            if hidden is not None and not hidden.pick:
                self._flaws.add(place, f"{_hides(key, hidden)} {free}")
                continue
            for name, preset in presets.items():
                taken = preset.get(key_name(key))
                if taken is not None and not taken.chooses:
                    what = f"{_hides(key, taken)[:-1]} with the keys of {name}."
                    self._flaws.add(place, f"{what} {free}")
            self._find_action(place, key, str(action))

    def _find_action(self, place: FileLine, key: str, wanted: str) -> None:
        """Find a key that goes to nothing that could ever be chosen."""
        actions = {kebab(kind.__name__): kind for kind in classes(self._package, (Action,))}
        name, *rest = wanted.split()[:1] or [""]
        kind = actions.get(name)
        if kind is None:
            near = told(nearest(name, actions))
            what = f"Key {key} goes to {wanted!r}, and the game has no action {name!r}: {near}."
            self._flaws.add(place, what)
            return
        rest = wanted.split()[1:]
        hints = [*field_types(kind).values()]
        if not hints and rest:
            self._flaws.add(place, f"Key {key} goes to {wanted!r}. Write {name!r} alone.")
        if len(hints) == 1 and isinstance(hints[0], type) and issubclass(hints[0], Enum):
            known = [word(member) for member in hints[0]]
            if rest[:1] and rest[0] not in known:
                near = told(nearest(rest[0], known))
                self._flaws.add(place, f"Key {key} goes to {wanted!r}: {near}.")


def _hides(key: str, hidden: Command) -> str:
    what = "the question" if hidden.query is not None else "the command"
    return f"Key {key} hides {what} {hidden.name}."


def _line_of_key(path: Path, key: str) -> int:
    pattern = re.compile(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=")
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
    return next((number for number, line in lines if pattern.match(line)), 1)


def _sentence(reason: Reason) -> str:
    text = told(reason)
    return text[:1].upper() + text[1:].rstrip(".") + "."
