"""Assertions on faults and the words that players hear of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from audiogame.narration.faults import told


@contextmanager
def refuses(
    kind: type[Exception] | tuple[type[Exception], ...], match: str = ""
) -> Iterator[pytest.ExceptionInfo[Any]]:
    """Expect a fault, as `pytest.raises` does, whose sentence contains `match`."""
    with pytest.raises(kind) as refused:
        yield refused
    sentence = told(refused.value, "en")
    assert re.search(match, sentence), sentence
