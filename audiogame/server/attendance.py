"""Attendance at a server's table: sitting down, coming back, listening, leaving."""

from __future__ import annotations

from audiogame.online.company_packets import AskWhoSits, WhoSits
from audiogame.online.link import KEY, new_words
from audiogame.online.packets import Sit, frame
from audiogame.online.reasons import failed
from audiogame.online.session_packets import AnswerKnock, Notice
from audiogame.online.table_packets import GUESTS, OPEN, PERSON, Enter
from audiogame.rules.fault import Reason
from audiogame.rules.game import WrongSeats
from audiogame.rules.seat import Seat
from audiogame.rules.value import put, replace
from audiogame.server.admission import Knock, NotHere
from audiogame.server.agreement import AgreedChair, Agreement
from audiogame.server.hosted_table import NotKept
from audiogame.server.limits import (
    COMES,
    ENTERED,
    HOLD,
    KNOCKS,
    STRANGER,
    Bucket,
    Buckets,
)
from audiogame.server.members import Member, Sink
from audiogame.server.names import NameRefused, are_alike, check_new_names, free_names, trimmed
from audiogame.server.running_game import RunningGame
from audiogame.server.sitting import Sitting
from audiogame.table.library import find_game
from audiogame.table.move_list import Player

MOST_PATIENCE = 10
"""Largest factor by which a player's time limits may be extended."""


class Attendance:
    """Attendance at one table.

    Args:
        sitting: the table.
    """

    def __init__(self, sitting: Sitting) -> None:
        self._table = sitting
        clock = sitting.around.clock
        self._door = sitting.door
        self._entered = Bucket(ENTERED, clock())
        """Rate limit of entries of new people."""
        self._strangers = Buckets(STRANGER, clock)
        """The same of those who come from one place."""
        self._listened: dict[str, None] = {}
        """Persons who listened here until their connection was lost, the last ones."""

    async def enter(self, person: str, wanted: Enter, sink: Sink) -> bool:
        """Seat, reconnect or admit a person; return whether they are at the table now.

        Raises:
            NotHere: they may not enter.
            NameRefused: a name is not allowed here.
        """
        table = self._table
        member = table.members.get(person)
        if member is None:
            self._check_door(person, wanted)
            self._check_people(wanted)
            wanted = replace(wanted, names=trimmed(wanted.names[: 1 if wanted.guest else None]))
            names = wanted.names
            if not wanted.guest and self._asks_for_seat(names):
                self._door.knock(table.host, person, wanted, sink, back=True)
                return False
            check_new_names(names, table.names)
            if not names:
                raise NotHere("name-needed")
            waits = False
            if not wanted.guest:
                await table.wake()
                waits = self._waits_for_next(len(names))
                if not waits:
                    self._check_room(len(names))
            if table.agreement.entry == "knock" and person != table.agreement.owner:
                self._door.knock(table.host, person, wanted, sink)
                return False
            member = await self._sit(person, names, wanted.guest, waits)
        member.patience = min(max(wanted.patience, 1), MOST_PATIENCE)
        await self._attach(member, wanted, sink)
        return True

    def _away(self, names: tuple[str, ...]) -> Member | None:
        """Return the device of people of these names who sit here and are away."""
        return next(
            (one for one in self._table.members.seated if one.names == names and not one.here), None
        )

    def _asks_for_seat(self, names: tuple[str, ...]) -> bool:
        """Return whether the host can tell if people are those who sat here and are away."""
        table = self._table
        host = table.host
        return host is not None and host.here and self._away(names) is not None

    async def _give_back(self, person: str, wanted: Enter, sink: Sink) -> Sink | None:
        """Give people the seats that they had by another key; return their connection."""
        table, member = self._table, self._away(wanted.names)
        if member is None:  # the other key is back
            sink.send(frame(failed(Reason("knock-late"), request=wanted.request)))
            return None
        await table.agree(lambda agreed: agreed.given(member.person, person))
        table.members.give(member, person)
        await self._attach(member, wanted, sink)
        return sink

    def _waits_for_next(self, people: int) -> bool:
        """Return whether people who come now sit down in the next game: once a first has begun,
        where no chair is free for them, and the game will have seats for all."""
        table = self._table
        agreed, most = table.agreement, find_game(table.agreement.game).seats[-1]
        seated = sum(1 for one in agreed.chairs if one.person)
        late = sum(len(one.names) for one in table.members.waiting)
        room = seated + late + people <= most
        return bool(agreed.record) and room and len(self.free) < people

    def with_late(self, agreed: Agreement) -> Agreement:
        """Return an agreement with those who have waited for the next game in its chairs."""
        most = find_game(agreed.game).seats[-1]
        for member in self._table.members.waiting:
            agreed = agreed.seated_late(member.person, member.names, most) or agreed
        return agreed

    def wait_to_enter(self, person: str, wanted: Enter, source: str) -> float:
        """Return the seconds that a new person has to wait to enter, where many do.

        A wait of up to `HOLD` is reserved: whoever asks later waits longer.

        Args:
            source: the address from which strangers come; the person where it is unknown.

        Raises:
            NotHere: they may not come in.
        """
        table = self._table
        if table.members.get(person) is not None:
            return 0.0
        self._check_door(person, wanted)
        cost = KNOCKS if table.agreement.entry == "knock" else COMES
        now, buckets = table.around.clock(), (self._entered, self._strangers[source])
        wait = max(one.wait_for(now, cost) for one in buckets)
        if wait <= HOLD:
            for one in buckets:
                one.spend(now, cost)
        return wait

    def _knows_game(self, wanted: Enter) -> bool:
        """Return whether the event number in a request is about the current game."""
        game = self._table.game
        return game is not None and wanted.game == game.hash

    @property
    def free(self) -> tuple[Seat, ...]:
        """The chairs that can be taken now, also in mid game where the rules allow joining."""
        agreed, game = self._table.agreement, self._table.playing
        if not self._table.begun:
            return agreed.free
        return game.free if game is not None and agreed.entry != "knock" else ()

    def _check_door(self, person: str, wanted: Enter) -> None:
        """Check that a person who is not at the table may enter.

        Raises:
            NotHere: they may not.
        """
        known = wanted.guest and person in self._listened
        now = self._table.around.now()
        self._door.check(self._table.agreement, person, wanted, now, known)

    def _check_people(self, wanted: Enter) -> None:
        """Check the number of people at the device, regardless of who sits at the table now."""
        table = self._table
        if wanted.guest and len(table.members.guests) >= GUESTS:
            raise NotHere("table-guests-full", most=GUESTS)
        game = find_game(table.agreement.game)
        if not wanted.guest and len(wanted.names) > game.seats[-1]:
            raise WrongSeats(game, len(wanted.names))

    def _check_room(self, people: int) -> None:
        free = self.free
        if self._table.begun and not free:
            raise NotHere("table-begun")
        if people > len(free):
            listens = "yes" if self._table.agreement.spectators else "no"
            raise NotHere("table-full", free=len(free), enters="yes", listens=listens)

    def who_sits(self, person: str, asked: AskWhoSits) -> WhoSits:
        """Return the people at a table to a person who may enter it.

        Raises:
            NotHere: they may not enter.
        """
        table = self._table
        known = table.members.get(person) is not None
        if not known:
            wanted = Enter(asked.table, asked.key)
            self._check_door(person, wanted)
        persons = tuple(one.person for one in table.members if one.person != person)
        listens = table.agreement.spectators
        free = len(self.free)
        waits = not known and self._waits_for_next(1)
        return WhoSits(
            asked.table, table.names, persons, free, listens, known, waits, asked.request
        )

    async def answer(self, answer: AnswerKnock) -> Sink | None:
        """Answer a knock; return the connection that is at the table now.

        Raises:
            NotHere: that person waits no longer.
        """
        knock = self._door.take(answer.number)
        try:
            return await self._let_in(knock, answer)
        except OSError:
            self._door.put_back(answer.number, knock)
            raise

    async def _let_in(self, knock: Knock, answer: AnswerKnock) -> Sink | None:
        table = self._table
        names, guest, request = knock.wanted.names, knock.wanted.guest, knock.wanted.request
        room = guest or len(names) <= len(table.agreement.free)
        if knock.back and answer.yes:
            return await self._give_back(knock.person, knock.wanted, knock.sink)
        waits = not guest and self._waits_for_next(len(names))
        full = not waits and (not room or (table.begun and not guest))
        if not answer.yes or full:
            why = Reason("knock-late" if answer.yes else "knock-refused")
            if not answer.yes:
                self._door.refuse(knock.person)
            knock.sink.send(frame(failed(why, request=request)))
            return None
        try:
            check_new_names(names, table.names)
        except NameRefused as fault:
            knock.sink.send(frame(failed(*fault.reasons, request=request)))
            raise
        member = await self._sit(knock.person, names, guest, waits)
        member.patience = min(max(knock.wanted.patience, 1), MOST_PATIENCE)
        await self._attach(member, knock.wanted, knock.sink)
        return knock.sink

    async def _sit(self, person: str, names: tuple[str, ...], guest: bool, waits: bool) -> Member:
        table = self._table
        if waits:
            member = table.members.add(person, names, ())
            member.waits = True
        elif guest:
            await table.wake()
            member = table.members.add(person, names, ())
            if table.game is not None and table.game.telling:
                await table.game.place_guest(member)
        elif table.begun and table.playing is not None:
            member = await self._sit_in_mid_game(table.playing, person, names)
        else:
            await table.agree(lambda agreed: agreed.seated(person, names))
            seats = table.agreement.seats_of(person)[-len(names) :]
            member = table.members.add(person, names, seats)
        table.chat.let_in(member)
        return member

    async def _sit_in_mid_game(
        self, game: RunningGame, person: str, names: tuple[str, ...]
    ) -> Member:
        table, before = self._table, self._table.agreement
        seats = game.free[: len(names)]
        if len(seats) < len(names):
            raise NotHere("table-begun")
        await table.agree(lambda agreed: agreed.seated_at(person, names, seats))
        member = table.members.add(person, names, seats)
        try:
            await game.sit_down(member)
        except (NotHere, NotKept):  # the last round has begun meanwhile, or the disk is full
            table.members.remove(member)
            table.drop_place(member)
            await table.take_back(before)
            raise
        return member

    def fills(self, wanted: Sit) -> bool:
        """Return whether a request is for a bot in a chair that is free now."""
        table, game = self._table, self._table.playing
        free = table.agreement.free if not table.begun else game.free if game is not None else ()
        return wanted.player.bot is not None and wanted.seat in free

    async def fill(self, wanted: Sit) -> None:
        """Seat a bot in a free chair, before a game or in it.

        Raises:
            NotHere: the chair was taken, or the last round has begun, meanwhile.
            NameRefused: the bot cannot have this name.
            Fault: there is no bot of that strength.
        """
        table, agreed, game = self._table, self._table.agreement, self._table.playing
        if wanted.player.bot is None or not self.fills(wanted):
            raise NotHere("table-full", free=len(self.free), enters="no", listens="no")
        strength = find_game(agreed.game).strength(wanted.player.bot)
        if game is None:
            chair = AgreedChair(strength, next(free_names(table.names)))
            await table.agree(lambda now: replace(now, chairs=put(now.chairs, wanted.seat, chair)))
            table.tell_room()
            return
        (name,) = trimmed((wanted.player.name,))
        taken = (*table.names, *(one.name for one in game.table.players))
        check_new_names((), (), (name,))
        name = next(free_names(taken)) if are_alike(name, taken) else name
        await game.fill({wanted.seat: Player(name, strength)})

    async def remove_bot(self, host: Member, wanted: Sit) -> bool:
        """Remove a bot from its chair before a game at the host's request.

        Returns:
            Whether the request was about a chair without a person.

        Raises:
            NotHere: the member is not the host, or no bot can be removed from the chair.
        """
        table, agreed = self._table, self._table.agreement
        if not 0 <= wanted.seat < len(agreed.chairs):
            return False
        kind = agreed.chairs[wanted.seat].kind
        if kind == PERSON:
            return False
        if not table.is_host(host.person):
            raise NotHere("host-only")
        if kind == OPEN:
            raise NotHere("remove-nobody")
        if wanted.player.bot is not None:
            raise NotHere("table-full", free=len(agreed.free), enters="no", listens="no")
        free = AgreedChair(OPEN)
        await table.agree(lambda now: replace(now, chairs=put(now.chairs, wanted.seat, free)))
        table.tell_room()
        return True

    async def sit_beside(self, member: Member, wanted: Sit) -> bool:
        """Seat another person at a connected device in a free chair in mid game.

        Returns:
            Whether the request was about a free chair that can be taken.

        Raises:
            NotHere: the last round has begun meanwhile.
            NameRefused: the person cannot have this name.
        """
        table, before = self._table, self._table.agreement
        game, place = table.playing, member.place
        if game is None or place is None or member.number is not None or game.halted is not None:
            return False
        if not member.seats or wanted.seat not in game.free or wanted.player.bot is not None:
            return False
        (name,) = trimmed((wanted.player.name,))
        taken = (*table.names, *(one.name for one in game.table.players))
        check_new_names((name,), taken)
        await table.agree(lambda now: now.seated_at(member.person, (name,), (wanted.seat,)))
        try:
            await game.fill({wanted.seat: Player(name)}, place)
        except (NotHere, NotKept):
            await table.take_back(before)
            raise
        member.seats = place.seats
        member.names = tuple(table.agreement.chairs[seat].name for seat in member.seats)
        table.tell_room()
        return True

    async def _attach(self, member: Member, wanted: Enter, sink: Sink) -> None:
        """Make a connection the current one of a device."""
        table = self._table
        before, member.sink = member.sink, sink
        member.entering = wanted.request
        member.since = table.around.clock()
        if wanted.number < 0:  # else the program has come back by itself
            table.members.pressed(member)
        member.number = -1
        if before is not None and before is not sink:
            before.send(frame(Notice("taken-over", member.name)))
            before.leave()
        elif before is None:
            what = "waits" if member.waits else "line-back" if member.lost else "came"
            if wanted.number < 0 or member.lost:  # else it has only moved here with its table
                table.members.tell(member.notice(what), but=member)
        member.lost = False
        await table.wake()
        game = table.game
        known = self._knows_game(wanted)
        if game is not None and game.never_was(member, wanted.number):
            known = False
        member.number, member.lacks = (wanted.number, wanted.lacks) if known else (-1, -1)
        table.members.somebody_came()
        if await table.give_host_back():
            table.tell_room(member)  # it answers the request, and comes first
            table.tell_host()
        else:
            table.tell_missed_host(member)
        table.tell_room()
        table.chat.tell_missed(member, wanted.said)
        if game is None or member.waits:
            return
        forfeited = table.has_forfeited(member)
        if forfeited and member.number == -1:  # else it was sent before
            member.tell(member.notice("luck-lost"))
        for seat in member.seats if not forfeited else ():
            if game.table.players[seat].bot is not None and not game.over:
                person = table.agreement.chairs[seat].name
                if await game.seat(seat, Player(person)):
                    other = table.members.stand_ins.pop(seat, "")
                    table.members.tell(Notice("back", person, other, seat))
        if game.luck is not None and member.seats:
            game.luck.came(member.seats)
        await game.tell(member)
        if member.place is not None and member.number is None:
            game.hosted.ask_again(member.place)
        if game.handed_out:
            await table.hand_out(member)
        game.news.set()

    def forget_knock(self, sink: Sink) -> None:
        """Remove a person's knock; the host is told."""
        self._door.forget(sink, self._table.host)

    def lose(self, person: str, sink: Sink) -> None:
        """Handle a lost connection; the seats stay reserved."""
        table = self._table
        member = table.members.get(person)
        if member is None or member.sink is not sink:
            return
        member.sink, member.since, member.lost = None, table.around.clock(), True
        if not member.seats:
            table.members.remove(member)
            table.drop_place(member)
            if not member.waits:
                self._listened[person] = None
            if len(self._listened) > GUESTS:
                del self._listened[next(iter(self._listened))]
        else:
            table.members.tell(member.notice("line-lost"))
        table.members.somebody_went()
        table.tell_room()

    async def leave(self, person: str) -> None:
        """Remove a person who leaves: before a game the chairs become free, in one a bot takes them
        over."""
        table = self._table
        member = table.members.get(person)
        if member is None:
            return
        stays = bool(member.seats) and table.begun
        heir = table.heir(but=member) if table.is_host(person) else None

        def without(agreed: Agreement) -> Agreement:
            agreed = agreed if stays else agreed.without(person)
            return agreed if heir is None else replace(agreed, host=heir.person)

        if without(table.agreement) != table.agreement:
            await table.agree(without)
        member.sink = None
        table.gone_from_luck(member)
        table.members.tell(member.notice("left"))
        if stays:
            await table.stand_in(member)
        else:
            table.members.remove(member)
            table.drop_place(member)
        if heir is not None:
            table.tell_host()
        table.tell_room()

    async def remove(self, member: Member, why: str) -> None:
        """Remove a device for good, and renew the link, so that it opens to no other key of theirs.

        In a game a bot takes the seats over.

        Args:
            member: the device.
            why: the host's reason, which everybody is told.
        """
        table, key = self._table, new_words(KEY)
        person, bot = member.person, self._table.agreement.stand_in if self._table.begun else ""
        await table.agree(
            lambda agreed: replace(
                agreed.without(person, bot),
                banned=(*agreed.banned, person),
                silent=tuple(one for one in agreed.silent if one != person),
                key=key,
            )
        )
        table.members.tell(member.notice("removed", why))
        sink, member.sink = member.sink, None
        if sink is not None:
            sink.leave()
        table.gone_from_luck(member)
        if table.begun:
            await table.stand_in(member)
        table.members.remove(member)
        table.drop_place(member)
