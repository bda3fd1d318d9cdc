"""The fields of all packets with their maximum lengths, derived from the types."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Union, cast, get_args, get_origin

from msgspec import Meta, Raw, Struct

from audiogame.online import company_packets, luck_packets, packets, session_packets, table_packets
from audiogame.online.packets import Down, Up, wire_name
from audiogame.rules.value import Value, field_types

MODULES = {
    one.__name__ for one in (packets, session_packets, table_packets, company_packets, luck_packets)
}
KINDS: list[type[Down | Up]] = [
    kind for base in (Down, Up) for kind in base.__subclasses__() if kind.__module__ in MODULES
]
"""All packets, in both directions."""
PORT = "a:1"
"""The end of an address, and the shortest one."""
SHORT = (bool, int, float, NoneType, Raw)
"""Types without a maximum length: the frame limits parts of games, and all numbers."""


class Measured(Value):
    """A field, or a part of one.

    Args:
        path: names and places, from the packet on.
        hint: its type.
        longest: characters or entries; None where the type has no limit.
        address: whether it is an address with its port.
    """

    path: tuple[str | int, ...]
    hint: Any
    longest: int | None
    address: bool = False


def parts_of(hint: Any) -> tuple[Any, int | None]:
    """Return a type without its annotations, and the maximum length in them."""
    longest = None
    while get_origin(hint) is Annotated:
        hint, *marks = get_args(hint)
        found = [one.max_length for one in marks if isinstance(one, Meta)]
        longest = next((one for one in found if one is not None), longest)
    return hint, longest


def is_address(hint: Any) -> bool:
    """Return whether a type is that of addresses, which have a form as well as a length."""
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return any(isinstance(one, Meta) and one.pattern is not None for one in marks)


def measured(kind: Any) -> Iterator[Measured]:
    """Yield each text and each list within a structure, with its maximum length."""
    yield from _within(kind, (), (), None)


def _within(
    hint: Any, path: tuple[str | int, ...], seen: tuple[type, ...], longest: int | None
) -> Iterator[Measured]:
    address = is_address(hint)
    hint, own = parts_of(hint)
    longest = own if own is not None else longest
    inside, origin = get_args(hint), get_origin(hint)
    if origin in (Union, UnionType):
        for one in inside:
            yield from _within(one, path, seen, longest)
    elif isinstance(hint, type) and issubclass(hint, Struct):
        if hint not in seen:  # the depth limit of a frame bounds a recursive structure
            for name, one in field_types(hint).items():
                yield from _within(one, (*path, name), (*seen, hint), None)
    elif origin is tuple and inside[1:] != (...,):
        for at, one in enumerate(inside):
            yield from _within(one, (*path, at), seen, None)
    elif hint not in SHORT:
        yield Measured(path, hint, longest, address)
        if origin is not None:
            for one in inside:
                if one is not ...:
                    yield from _within(one, (*path, 0), seen, None)


def sample(hint: Any, chosen: tuple[str | int, ...] = ()) -> Any:
    """Return a sample of a type as JSON; of a union the type that contains a path."""
    if is_address(hint):
        return PORT
    hint, _ = parts_of(hint)
    inside, origin = get_args(hint), get_origin(hint)
    rest = chosen[1:]
    if origin in (Union, UnionType):
        return sample(_alternative(inside, chosen), chosen)
    if isinstance(hint, type) and issubclass(hint, Struct):
        kinds = field_types(hint).items()
        told = {name: sample(one, rest if chosen[:1] == (name,) else ()) for name, one in kinds}
        return {"packet": wire_name(hint), **told} if issubclass(hint, Down | Up) else told
    if origin is tuple:
        if inside[1:] == (...,):
            return [sample(inside[0], rest)] if chosen else []
        return [sample(one, rest if chosen[:1] == (at,) else ()) for at, one in enumerate(inside)]
    return {str: "a", bool: True, int: 0, float: 0.0, NoneType: None, Raw: {}}[hint]


def _alternative(hints: tuple[Any, ...], chosen: tuple[str | int, ...]) -> Any:
    """Return the type of a union that contains the rest of a path, else the first."""
    for one in hints:
        hint, _ = parts_of(one)
        if isinstance(hint, type) and issubclass(hint, Struct):
            if chosen and chosen[0] in field_types(hint):
                return one
        elif bool(chosen) is (get_origin(hint) is tuple):
            return one
    return hints[0]


def of_length(kind: type[Down | Up], one: Measured, length: int) -> Any:
    """Return a packet in which one text or list has a given length."""
    packet = sample(kind, (*one.path, 0) if one.hint is not str else one.path)
    part: Any = packet
    for step in one.path[:-1]:
        part = part[step]
    if one.hint is str:
        part[one.path[-1]] = "x" * (length - len(PORT)) + PORT if one.address else "x" * length
    else:
        part[one.path[-1]] = part[one.path[-1]][:1] * length
    return packet


def lengths_told() -> list[str]:
    """List the lengths as in PROTOCOL.md, a structure a line."""
    waiting: list[type] = [*KINDS]
    lines = []
    for kind in waiting:
        told = [
            f"`{name}` {length}"
            for name, one in field_types(kind).items()
            if (length := _told(one, waiting))
        ]
        if told:
            lines.append(f"- `{_name(kind)}`: {', '.join(told)}.")
    return lines


def _name(kind: type) -> str:
    return wire_name(kind) if issubclass(kind, Down | Up) else kind.__name__


def _told(hint: Any, waiting: list[type]) -> str:
    """Return the length of a field in words; structures within it are queued in `waiting`."""
    hint, longest = parts_of(hint)
    inside, origin = get_args(hint), get_origin(hint)
    if origin in (Union, UnionType):
        each = [told for one in inside if (told := _told(one, waiting))]
        return f"({' or '.join(each)})" if each[1:] else "".join(each)
    if isinstance(hint, type) and issubclass(hint, Struct):
        if hint not in waiting:
            waiting.append(cast("type", hint))
        return f"`{_name(hint)}`"
    if origin is tuple and inside[1:] == (...,):
        within = _told(inside[0], waiting)
        return f"{longest} of {within}" if within else f"{longest}"
    if origin is tuple:
        return f"({', '.join(_told(one, waiting) or 'a number' for one in inside)})"
    return f"{longest}" if hint is str else ""
