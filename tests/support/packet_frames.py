"""Hypothesis strategies of frames: packets from a server by their types, and what is nearly one."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect
from packet_lengths import KINDS

from audiogame.online.packets import Down, wire_name

ODD = st.sampled_from([0, 1, -1, 2, 5, 98, 99, 300, 2**31, 300_000_000, 2**62, -(2**62)])
TEXTS = st.sampled_from(
    [
        *("", "a", "sika", "army-men", "person", "open", "casual", "link", "smart-base"),
        *("a" * 64, "W" * 40, "came", "removed", "taken-over", "knock-gone", "paused", "as-is"),
        *("\u202e\u200b", "\x1b[2J", "{ $x }", "<b>", "name-needed", "audiogame.games.sika"),
    ]
)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | ODD | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)


def of_type(kind: inspect.Type, deep: int = 3) -> st.SearchStrategy[Any]:
    """Return values that a field of a packet may have, as JSON has them."""
    match kind:
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType() | inspect.FloatType():
            return ODD
        case inspect.StrType(max_length=most):
            return TEXTS.map(lambda text: text[: most or None])
        case inspect.NoneType():
            return st.none()
        case inspect.VarTupleType(item_type=item, max_length=most):
            if deep == 0:
                return st.just([])
            row = st.lists(of_type(item, deep - 1), max_size=3)
            many = of_type(item, deep - 1).map(lambda one: [one] * min(most or 3, 99))
            return row | many if deep == 3 else row
        case inspect.TupleType(item_types=items):
            return st.tuples(*(of_type(item, deep) for item in items)).map(list)
        case inspect.UnionType(types=kinds):
            return st.one_of(*(of_type(one, deep) for one in kinds))
        case inspect.StructType(cls=cls) if deep > 0:
            return of_struct(cls, deep - 1)
        case inspect.StructType():
            return st.just({"message": "x"})
        case inspect.EnumType(cls=cls):
            return st.sampled_from([one.value for one in cls])
        case _:
            return JSON


def of_struct(cls: type[Any], deep: int = 3) -> st.SearchStrategy[dict[str, Any]]:
    """Return objects with the fields of a kind; those that may be left out may be missing."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType), cls
    needed = {one.encode_name: of_type(one.type, deep) for one in info.fields if one.required}
    others = {one.encode_name: of_type(one.type, deep) for one in info.fields if not one.required}
    return st.fixed_dictionaries(needed, optional=others)


def _packet(kind: type[Down]) -> st.SearchStrategy[bytes]:
    return of_struct(kind).map(
        lambda fields: msgspec.json.encode({"packet": wire_name(kind), **fields})
    )


DOWN = [kind for kind in KINDS if issubclass(kind, Down)]
"""All kinds of packets from a server."""


def frames() -> st.SearchStrategy[bytes]:
    """Return whole packets of all kinds, some cut off, and some that are none."""
    whole = st.one_of(*map(_packet, DOWN))
    cut = st.tuples(whole, st.integers(0, 200)).map(lambda pair: pair[0][: pair[1]])
    return st.one_of(whole, whole, whole, whole, cut, st.binary(max_size=20))
