"""Topics of events, so that a player can choose the level of detail of each."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from enum import Enum
from functools import cache

from audiogame.rules.fault import Fault
from audiogame.rules.game_files import text_file
from audiogame.rules.notation import nearest


class Topic(Enum):
    """A topic of messages."""

    DICE = "dice"
    CARDS = "cards"
    SCORES = "scores"
    TURNS = "turns"
    CHATTER = "chatter"


@cache
def topics_of(packages: tuple[str, ...]) -> Mapping[str, Topic]:
    """Return the topic of each event of a game, of the packages that it shares with others, too.

    Args:
        packages: of the game; its own is the last and counts first.

    Raises:
        Fault: a file names a topic that does not exist, or an event twice.
    """
    return {event: topic for one in packages for event, topic in read_topics(one).items()}


@cache
def read_topics(package: str) -> Mapping[str, Topic]:
    """Read topics.toml of a package: the topic of each event by its class name.

    An event that is not listed is chatter.

    Raises:
        Fault: the file names a topic that does not exist, or an event twice.
    """
    path = text_file(package, "topics.toml")
    if not path.is_file():
        return {}
    found: dict[str, Topic] = {}
    known = [topic.value for topic in Topic]
    for name, events in tomllib.loads(path.read_text(encoding="utf-8")).items():
        if name not in known:
            raise Fault("no-topic", name=name, package_name=package, near=nearest(name, known))
        for event in events:
            if event in found:
                raise Fault("topic-twice", event=event, package_name=package)
            found[event] = Topic(name)
    return found
