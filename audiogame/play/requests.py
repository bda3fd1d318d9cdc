"""What the people at this keyboard may ask for: to leave, and who takes a free chair."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.text_entry import enter_name
from audiogame.opponents.seat_list import name_players
from audiogame.play.audience import Audience
from audiogame.rules.state import Action, Seat
from audiogame.rules.value import Value, replace
from audiogame.table.face import SeenTable
from audiogame.table.move_list import Player


class Request(Value):
    """Something that may be asked for.

    Args:
        seat: who asks.
        action: what for.
        player: who sits down for it on a free chair, None for a seat that is taken.
    """

    seat: Seat
    action: Action
    player: Player | None = None


def requests_here(table: SeenTable, here: tuple[Seat, ...]) -> tuple[Request, ...]:
    """List what the people here may ask for: for their own seats, and for the first free chair.

    Whoever only listens far away asks for nothing.
    """
    if table.record.at_server and not here:
        return ()
    found = [Request(seat, action) for seat in here for action in table.view(seat).requests(seat)]
    seated = table.state.seated
    free = [seat for seat in range(table.state.seats) if seat not in seated]
    for seat in free:
        for action in table.state.requests(seat)[:1]:
            return (*found, *_newcomers(table, seat, action))
    return tuple(found)


def _newcomers(table: SeenTable, seat: Seat, action: Action) -> tuple[Request, Request]:
    sitting = [("you", player.name) for player in table.players if player.name]
    bot = name_players([*sitting, ("bot", "")])[-1]
    person = name_players([*sitting, ("you", "")])[-1]
    return Request(seat, action, bot), Request(seat, action, person)


def request_text(dialogue: Dialogue, audience: Audience, offer: Request) -> str:
    """Say what may be asked for."""
    if offer.player is None:
        return audience.words(offer.action, (offer.seat,))
    kind = "bot" if offer.player.bot else "person"
    return dialogue.narrator.say(f"chair-{kind}", number=offer.seat + 1, name=offer.player.name)


async def request(app: App, table: SeenTable, audience: Audience, offer: Request) -> None:
    """Ask for something."""
    player = offer.player
    if player is not None:
        if player.bot is None:
            taken = {player.name for player in table.players}
            player = replace(player, name=await enter_name(app, player.name, taken))
        if table.record.at_server:  # which asks the rules itself, and tells who sits here then
            await table.seat_player(offer.seat, player)
            return
        if player.bot is None:
            audience.seats = tuple(sorted((*audience.seats, offer.seat)))
        await table.seat_player(offer.seat, player)
    await table.submit(offer.seat, offer.action)
