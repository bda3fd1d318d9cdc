"""Limits of a frame: its bytes, nesting, digits of numbers, and lengths of its fields.

The receiver checks all of them before it handles a packet.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from audiogame.online.codec import UnreadablePacket
from audiogame.rules.fault import Reason
from audiogame.rules.lengths import LONGEST_LINE, LONGEST_NAME

DEEPEST = 32
"""Nesting depth of lists and objects at most."""
DIGITS = 19
"""Digits of a number at most, before its point."""
QUOTED = 40
"""Characters quoted of a text that is too long."""


def _shape() -> re.Pattern[bytes]:
    """Return the pattern of frames whose nesting and numbers are within the limits."""
    number = rb"\d{1,%d}+(?:\.\d++)?(?!\d)" % DIGITS
    plain = rb'[^\[\]{}"\d]++|"[^"\\]*+(?:\\.[^"\\]*+)*+"|' + number
    inside = rb"(?:%b)*+" % plain
    for _ in range(DEEPEST):
        inside = rb"(?:%b|[\[{]%b[\]}])*+" % (plain, inside)
    return re.compile(inside, re.DOTALL)


_SHAPE = _shape()
_LENGTH = re.compile(r"Expected `(\w+)` of length <= (\d+)(?: - at `\$(.*)`)?")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


class TooLong(UnreadablePacket):
    """A packet, or a field of one, that exceeds its limit."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.message)
        self.reasons = (reason,)


def read_frame(decoder: msgspec.json.Decoder[Any], data: bytes, longest: int) -> Any:
    """Decode a packet within the limits.

    Args:
        decoder: of the accepted kinds of packets.
        data: the frame.
        longest: bytes that it may have at most.

    Raises:
        TooLong: it, or a field of it, is too long.
        UnreadablePacket: it is none of the kinds, is too deep, or has too long a number.
    """
    if len(data) > longest:
        raise TooLong(Reason("packet-too-long", given=len(data), longest=longest))
    if not _SHAPE.fullmatch(data):
        raise UnreadablePacket("no JSON, or lists too deep or numbers too long in it")
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as fault:
        wrong = _LENGTH.match(str(fault))
        if wrong is None:
            raise UnreadablePacket(str(fault)) from fault
        raise TooLong(_too_long(data, *wrong.groups(default=""))) from fault
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise UnreadablePacket(str(fault)) from fault


def _too_long(data: bytes, kind: str, most: str, path: str) -> Reason:
    """Return the reason that a field is too long; for a text, with its beginning."""
    field, longest = path.lstrip("."), int(most)
    if kind != "str":
        return Reason("list-too-long", field=field, longest=longest)
    if longest == LONGEST_LINE:
        return Reason("chat-too-long", longest=longest)
    text = _text_at(data, path)[:QUOTED]
    if longest == LONGEST_NAME:
        return Reason("name-too-long", name=text, longest=longest)
    return Reason("text-too-long", text=text, field=field, longest=longest)


def _text_at(data: bytes, path: str) -> str:
    """Return a text in a packet; empty where the path leads to something else."""
    part: bytes | msgspec.Raw = data
    try:
        for name, at in _STEP.findall(path):
            if name:
                part = msgspec.json.decode(part, type=dict[str, msgspec.Raw])[name]
            else:
                part = msgspec.json.decode(part, type=list[msgspec.Raw])[int(at)]
        return msgspec.json.decode(part, type=str)
    except (msgspec.MsgspecError, UnicodeDecodeError, LookupError):  # a duplicate field, for one
        return ""
