"""What bots have learnt from what they heard, in words: so it is kept beside a long record.

The words are JSON of the bot's own value.  Words that are not read as they were written are none:
whoever asked tells the bot everything again.
"""

from __future__ import annotations

import msgspec

from audiogame.rules.fault import RAISED
from audiogame.rules.game import Rememberer
from audiogame.rules.state import State
from audiogame.rules.value import Value


def memory_words(hearer: object, view: State) -> bytes | None:
    """Return what a bot or another hearer knows.

    Args:
        view: the state after what it heard last, as its seat sees it.

    Returns:
        None if it cannot tell, as one of strangers, or not in words that mean the same when read.
    """
    if not isinstance(hearer, Rememberer):
        return None
    try:
        memory = hearer.memory(view)
        words = msgspec.json.encode(memory)
        return words if _read(words, hearer.memory_type) == memory else None
    except RAISED:
        return None


def recall(hearer: object, words: bytes) -> bool:
    """Let a new bot or another hearer know what was kept; tells whether it does."""
    if not isinstance(hearer, Rememberer):
        return False
    try:
        hearer.recall(_read(words, hearer.memory_type))
    except RAISED:
        return False
    return True


def _read(words: bytes, kind: type[Value]) -> Value:
    """Read words.

    Raises:
        ValueError: they are not written for this class of memories.
    """
    memory = msgspec.json.decode(words, type=kind)
    if msgspec.json.encode(memory) != words:  # a field was missing or unknown
        raise ValueError(words)
    return memory
