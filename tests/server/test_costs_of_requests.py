"""Costs of requests: work that is measured, addresses, the log and the operator."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from audiogame.rules.fault import Reason
from audiogame.server.addresses import caller_network
from audiogame.server.costs import Costs, Excess, Metered
from audiogame.server.gate import ALL_FROM_HERE, ALL_FROM_ONE, SEVERAL, Gate
from audiogame.server.limits import FRAMES, LONGEST_WAIT, WORK, Bucket, Rate
from audiogame.server.store.store import Store
from audiogame.server.tables import ServerTables


async def test_only_own_work_is_measured() -> None:
    now = [0.0]

    async def work() -> str:
        now[0] += 2
        await asyncio.sleep(0)
        now[0] += 3
        return "done"

    metered = Metered(work(), lambda: now[0])

    async def others() -> None:
        now[0] += 50

    result, _ = await asyncio.gather(metered, others())
    assert (result, metered.seconds) == ("done", 5)


async def test_measured_work_can_be_cancelled_and_can_fail() -> None:
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("cancelled")

    task = asyncio.ensure_future(Metered(work()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["cancelled"]

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await Metered(fails())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("a proxy's word", ""),
    ],
)
def test_what_limits_by_address_count(address: str, counted: str) -> None:
    assert caller_network(address) == counted


def test_a_debt_is_paid_in_some_seconds() -> None:
    bucket = Bucket(Rate(2, 10), 0)
    bucket.spend(0, 1_000_000)
    assert bucket.wait(0) == LONGEST_WAIT
    assert bucket.wait(LONGEST_WAIT) == 0


def test_a_refusal_is_logged_once_a_minute_without_names() -> None:
    now, log = [0.0], list[str]()
    costs = Costs(FRAMES, WORK, lambda: now[0], log.append)
    connection = costs.of_connection()
    payer = costs.payer(connection, "a" * 64, "192.0.2.7", "senior-panda")
    payer.take_work(0, 10)
    excess = payer.excess(0)
    assert excess == Excess("work", "connection", LONGEST_WAIT)
    for seconds in (0, 30, 59, 61):
        now[0] = seconds
        costs.refused(excess)
    costs.refused(Excess("tables", "person", 60))
    assert log == [
        "refused: over the limit of work of one connection",
        "refused: over the limit of work of one connection",
        "refused: over the limit of tables of one person",
    ]
    other = costs.payer(costs.of_connection(), "a" * 64, "", "")
    assert other.excess(0).whose == "person", "another connection of the same person"


@pytest.mark.parametrize(
    ("addresses", "told"),
    [
        (["192.0.2.7"], [ALL_FROM_ONE]),
        (["127.0.0.1"], [ALL_FROM_HERE]),
        (["192.0.2.7", "192.0.2.8"], []),
    ],
)
def test_the_operator_is_told_once_if_all_come_from_one_address(
    addresses: list[str], told: list[Reason]
) -> None:
    heard: list[Reason] = []
    costs = Costs(FRAMES, WORK, lambda: 0.0, lambda line: None)
    gate = Gate(
        *(
            cast("ServerTables", None),
            cast("Store", None),
            True,
            lambda: 0.0,
            lambda fault: None,
            costs,
        ),
        operator=heard.append,
    )
    for at in range(2 * SEVERAL):
        assert heard == (told if at >= SEVERAL else [])
        gate.greeted(f"person {at}", addresses[at % len(addresses)])
    gate.left("person 0", addresses[0])
    gate.greeted("person 0", addresses[0])
    assert heard == told
