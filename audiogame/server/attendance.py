"""Attendance at a server's table: sitting down, coming back, listening, leaving."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from audiogame.online.company_packets import AskWhoSits, WhoSits
from audiogame.online.link import KEY, new_words
from audiogame.online.packets import Sit, frame
from audiogame.online.reasons import failed
from audiogame.online.session_packets import AnswerKnock, Notice, Remove
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
from audiogame.server.people import People
from audiogame.server.running_game import RunningGame
from audiogame.table.library import find_game
from audiogame.table.move_list import Player


class Attendance:
    """Attendance at one table.

    Args:
        people: of the table.
        wake: resumes the game from the record, where the server or the table was stopped.
    """

    def __init__(self, people: People, wake: Callable[[], Awaitable[None]]) -> None:
        self._people = people
        self._wake = wake
        clock = people.services.clock
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
        with self._people.here():
            return await self._enter(person, wanted, sink)

    async def _enter(self, person: str, wanted: Enter, sink: Sink) -> bool:
        people, door, guest = self._people, self._people.door, wanted.guest
        member, host, waits = people.members.get(person), people.host, False
        if member is not None:
            people.be_patient(member, wanted.patience)
            await self._attach(member, wanted, sink)
            return True
        moved = self._moved(person, wanted.key)
        if moved is not None:
            await self._give(moved, person, wanted, sink)
            return True
        self._check_door(person, wanted)
        self._check_number(wanted)
        names = trimmed(wanted.names[: 1 if guest else None])
        wanted = replace(wanted, names=names)
        away = None if guest else self._away(names)
        if away is not None and host is not None and host.here and host is not away:
            door.knock(host, person, wanted, sink, back=True)  # who can tell if it is they
            return False
        check_new_names(names, people.names)
        if not names:
            raise NotHere("name-needed")
        if not guest:
            await self._wake()
            waits = self._waits_for_next(len(names))
            if not waits:
                self._check_room(len(names))
        if people.agreement.entry == "knock" and person != people.agreement.owner:
            door.knock(people.host, person, wanted, sink)
            return False
        await self._come(person, wanted, sink, waits)
        return True

    def _away(self, names: tuple[str, ...]) -> Member | None:
        """Return the device of people of these names who sit here and are away, or elsewhere: as
        at the browser in which they go on."""
        seated = self._people.members.seated
        return next((one for one in seated if one.names == names and not one.present), None)

    def _moved(self, person: str, key: str) -> Member | None:
        """Return the device whose seats a person takes along by a key; None for any other key."""
        banned = person in self._people.agreement.banned
        return None if banned else self._people.members.of_code(key)

    async def _give(self, member: Member, person: str, wanted: Enter, sink: Sink) -> None:
        """Give the seats of a device to another key of its people, who are there now."""
        people, before = self._people, member.person
        await people.agree(lambda agreed: agreed.given(before, person))
        people.members.give(member, person)
        people.be_patient(member, wanted.patience)
        await self._attach(member, wanted, sink)

    def _waits_for_next(self, number: int) -> bool:
        """Return whether people who come now sit down in the next game: once a first has begun,
        where no chair is free for them, and the game will have seats for all."""
        people = self._people
        agreed, most = people.agreement, find_game(people.agreement.game).seats[-1]
        seated = sum(1 for one in agreed.chairs if one.person)
        late = sum(len(one.names) for one in people.members.waiting)
        room = seated + late + number <= most
        return bool(agreed.record) and room and len(self.free) < number

    def wait_to_enter(self, person: str, wanted: Enter, source: str) -> float:
        """Return the seconds that a new person has to wait to enter, where many do.

        A wait of up to `HOLD` is reserved: whoever asks later waits longer.

        Args:
            source: the address from which strangers come; the person where it is unknown.

        Raises:
            NotHere: they may not come in.
        """
        people = self._people
        known = people.members.get(person) is not None
        if known or self._moved(person, wanted.key) is not None:
            return 0.0
        self._check_door(person, wanted)
        cost = KNOCKS if people.agreement.entry == "knock" else COMES
        now, buckets = people.services.clock(), (self._entered, self._strangers[source])
        wait = max(one.wait_for(now, cost) for one in buckets)
        if wait <= HOLD:
            for one in buckets:
                one.spend(now, cost)
        return wait

    @property
    def free(self) -> tuple[Seat, ...]:
        """The chairs that people can take now, also in mid game where the rules allow joining."""
        knocks = self._people.begun and self._people.agreement.entry == "knock"
        return () if knocks else self._open

    @property
    def _open(self) -> tuple[Seat, ...]:
        """The chairs without a player that the rules allow to be taken now."""
        game = self._people.playing
        if not self._people.begun:
            return self._people.agreement.free
        return game.free if game is not None else ()

    def _check_door(self, person: str, wanted: Enter) -> None:
        """Check that a person who is not at the table may enter.

        Raises:
            NotHere: they may not.
        """
        known = wanted.guest and person in self._listened
        now = self._people.services.now()
        self._people.door.check(self._people.agreement, person, wanted, now, known)

    def _check_number(self, wanted: Enter) -> None:
        """Check the number of people at the device, regardless of who sits at the table now."""
        people = self._people
        if wanted.guest and len(people.members.guests) >= GUESTS:
            raise NotHere("table-guests-full", most=GUESTS)
        game = find_game(people.agreement.game)
        if not wanted.guest and len(wanted.names) > game.seats[-1]:
            raise WrongSeats(game, len(wanted.names))

    def _check_room(self, number: int) -> None:
        free = self.free
        if self._people.begun and not free:
            raise NotHere("table-begun")
        if number > len(free):
            listens = "yes" if self._people.agreement.spectators else "no"
            raise NotHere("table-full", free=len(free), enters="yes", listens=listens)

    def who_sits(self, person: str, asked: AskWhoSits) -> WhoSits:
        """Return the people at a table to a person who may enter it.

        Raises:
            NotHere: they may not enter.
        """
        people = self._people
        known = people.members.get(person) is not None
        known = known or self._moved(person, asked.key) is not None
        if not known:
            self._check_door(person, Enter(asked.table, asked.key))
        persons = tuple(one.person for one in people.members if one.person != person)
        listens = people.agreement.spectators
        free = len(self.free)
        waits = not known and self._waits_for_next(1)
        return WhoSits(
            asked.table, people.names, persons, free, listens, known, waits, asked.request
        )

    async def answer(self, answer: AnswerKnock) -> Sink | None:
        """Answer a knock; return the connection that is at the table now.

        Raises:
            NotHere: that person waits no longer.
        """
        knock = self._people.door.take(answer.number)
        try:
            with self._people.here():
                return await self._let_in(knock, answer)
        except OSError:
            self._people.door.put_back(answer.number, knock)
            raise

    async def _let_in(self, knock: Knock, answer: AnswerKnock) -> Sink | None:
        people, wanted, sink = self._people, knock.wanted, knock.sink
        names, guest, why = wanted.names, wanted.guest, Reason("knock-late")
        waits = not guest and self._waits_for_next(len(names))
        if not answer.yes:
            people.door.refuse(knock.person)
            why = Reason("knock-refused")
        elif knock.back:
            member = self._away(names)
            if member is not None:  # else the other key is back
                await self._give(member, knock.person, wanted, sink)
                return sink
        elif guest or waits or (not people.begun and len(names) <= len(people.agreement.free)):
            try:
                check_new_names(names, people.names)
            except NameRefused as fault:
                sink.send(frame(failed(*fault.reasons, request=wanted.request)))
                raise
            await self._come(knock.person, wanted, sink, waits)
            return sink
        sink.send(frame(failed(why, request=wanted.request)))
        return None

    async def _come(self, person: str, wanted: Enter, sink: Sink, waits: bool) -> None:
        """Seat the people of a new device, have them wait for the next game, or admit a guest."""
        people, names = self._people, wanted.names
        if waits:
            member = people.members.add(person, names, ())
            member.waits = True
        elif wanted.guest:
            await self._wake()
            member = people.members.add(person, names, ())
            if people.game is not None and people.game.telling:
                await people.game.place_guest(member)
        elif people.begun and people.playing is not None:
            member = await self._sit_in_mid_game(people.playing, person, names)
        else:
            await people.agree(lambda agreed: agreed.seated(person, names))
            seats = people.agreement.seats_of(person)[-len(names) :]
            member = people.members.add(person, names, seats)
        people.chat.let_in(member)
        people.be_patient(member, wanted.patience)
        await self._attach(member, wanted, sink)

    async def _sit_in_mid_game(
        self, game: RunningGame, person: str, names: tuple[str, ...]
    ) -> Member:
        people, before = self._people, self._people.agreement
        seats = game.free[: len(names)]
        if len(seats) < len(names):
            raise NotHere("table-begun")
        await people.agree(lambda agreed: agreed.seated_at(person, names, seats))
        member = people.members.add(person, names, seats)
        try:
            await game.sit_down(member)
        except (NotHere, NotKept):  # the last round has begun meanwhile, or the disk is full
            people.members.remove(member)
            people.drop_place(member)
            await people.take_back(before)
            raise
        return member

    def fills(self, wanted: Sit) -> bool:
        """Return whether a request is for a bot in a chair that is free now."""
        return wanted.player.bot is not None and wanted.seat in self._open

    async def fill(self, wanted: Sit) -> None:
        """Seat a bot in a free chair, before a game or in it.

        Raises:
            NotHere: the chair was taken, or the last round has begun, meanwhile.
            NameRefused: the bot cannot have this name.
            Fault: there is no bot of that strength.
        """
        people, agreed, game = self._people, self._people.agreement, self._people.playing
        if wanted.player.bot is None or not self.fills(wanted):
            raise NotHere("table-full", free=len(self.free), enters="no", listens="no")
        strength = find_game(agreed.game).strength(wanted.player.bot)
        if game is None:
            chair = AgreedChair(strength, next(free_names(people.names)))
            await people.agree(lambda now: replace(now, chairs=put(now.chairs, wanted.seat, chair)))
            people.tell_room()
            return
        (name,) = trimmed((wanted.player.name,))
        taken = (*people.names, *(one.name for one in game.table.players))
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
        people, agreed = self._people, self._people.agreement
        if not 0 <= wanted.seat < len(agreed.chairs):
            return False
        kind = agreed.chairs[wanted.seat].kind
        if kind == PERSON:
            return False
        if not people.is_host(host.person):
            raise NotHere("host-only")
        if kind == OPEN:
            raise NotHere("remove-nobody")
        if wanted.player.bot is not None:
            raise NotHere("table-full", free=len(agreed.free), enters="no", listens="no")
        free = AgreedChair(OPEN)
        await people.agree(lambda now: replace(now, chairs=put(now.chairs, wanted.seat, free)))
        people.tell_room()
        return True

    async def add_person(self, member: Member, wanted: Sit) -> bool:
        """Seat another person at a connected device in a free chair in mid game.

        Returns:
            Whether the request was about a free chair that can be taken.

        Raises:
            NotHere: the last round has begun meanwhile.
            NameRefused: the person cannot have this name.
        """
        people, before = self._people, self._people.agreement
        game, place = people.playing, member.place
        if game is None or place is None or member.number is not None or game.halted is not None:
            return False
        if not member.seats or wanted.seat not in game.free or wanted.player.bot is not None:
            return False
        (name,) = trimmed((wanted.player.name,))
        taken = (*people.names, *(one.name for one in game.table.players))
        check_new_names((name,), taken)
        await people.agree(lambda now: now.seated_at(member.person, (name,), (wanted.seat,)))
        try:
            await game.fill({wanted.seat: Player(name)}, place)
        except (NotHere, NotKept):
            await people.take_back(before)
            raise
        member.seats = place.seats
        member.names = tuple(people.agreement.chairs[seat].name for seat in member.seats)
        people.tell_room()
        return True

    async def _attach(self, member: Member, wanted: Enter, sink: Sink) -> None:
        """Make a connection the current one of a device."""
        people = self._people
        before, member.sink = member.sink, sink
        member.entering = wanted.request
        elsewhere = member.elsewhere
        if not (elsewhere and wanted.away):  # else their absence lasts
            member.since = people.services.clock()
        if wanted.number < 0:  # else the program has come back by itself
            people.members.pressed(member)
        member.number = -1
        if before is not None and before is not sink:
            before.send(frame(Notice("taken-over", member.name)))
            before.leave()
        elif before is None and not elsewhere:  # else they are told of once they look here again
            what = "waits" if member.waits else "line-back" if member.lost else "came"
            if wanted.number < 0 or member.lost:  # else it has only moved here with its table
                people.members.tell(member.notice(what), but=member)
        member.lost = False
        people.members.look(member, wanted.away)
        await self._wake()
        game = people.game
        known = (
            game is not None
            and wanted.game == game.hash
            and not game.never_was(member, wanted.number)
        )
        member.number, member.lacks = (wanted.number, wanted.lacks) if known else (-1, -1)
        if member.present:
            people.members.somebody_came()
        if await people.give_host_back():
            people.tell_room(member)  # it answers the request, and comes first
            people.tell_host()
        else:
            people.tell_missed_host(member)
        people.tell_room()
        people.chat.tell_missed(member, wanted.said)
        if game is None or member.waits:
            return
        forfeited = people.has_forfeited(member)
        if forfeited and member.number == -1:  # else it was sent before
            member.tell(member.notice("luck-lost"))
        players = game.table.players
        if member.present:
            await people.play_again(member, tuple(at for at in member.seats if players[at].bot))
        if game.luck is not None and member.seats:
            game.luck.came(member.seats)
        await game.tell(member)
        if member.place is not None and member.number is None:
            game.hosted.ask_again(member.place)
        if game.handed_out:
            await game.retelling.hand_out(member)
        game.news.set()

    def lose(self, person: str, sink: Sink) -> None:
        """Handle a lost connection; the seats stay reserved."""
        people = self._people
        member = people.members.get(person)
        if member is None or member.sink is not sink:
            return
        member.sink, member.lost = None, not member.elsewhere
        if member.lost:
            member.since = people.services.clock()
        if not member.seats:
            people.members.remove(member)
            people.drop_place(member)
            if not member.waits:
                self._listened[person] = None
            if len(self._listened) > GUESTS:
                del self._listened[next(iter(self._listened))]
        elif member.lost:
            people.members.tell(member.notice("line-lost"))
        people.members.somebody_went()
        people.tell_room()

    async def leave(self, person: str) -> None:
        """Remove a person who leaves: before a game the chairs become free, in one a bot takes them
        over."""
        people = self._people
        member = people.members.get(person)
        if member is None:
            return
        stays = bool(member.seats) and people.begun
        heir = people.heir(but=member) if people.is_host(person) else None

        def without(agreed: Agreement) -> Agreement:
            agreed = agreed if stays else agreed.without(person)
            return agreed if heir is None else replace(agreed, host=heir.person)

        if without(people.agreement) != people.agreement:
            await people.agree(without)
        member.sink = None
        people.gone_from_luck(member)
        people.members.tell(member.notice("left"))
        if stays:
            await people.stand_in(member)
        else:
            people.members.remove(member)
            people.drop_place(member)
        if heir is not None:
            people.tell_host()
        people.tell_room()

    async def remove(self, wanted: Remove) -> None:
        """Remove a person or guest for good, and renew the link, so that it opens to no other key
        of theirs; in a game a bot takes the seats over.

        Raises:
            NotHere: they are not there, or they are the host or the owner.
        """
        people, key = self._people, new_words(KEY)
        members, person = people.members, wanted.person
        member = members.get(person) if person else members.of_seat(wanted.seat)
        if member is None or people.is_host(member.person):
            raise NotHere("remove-nobody")
        people.check_owner(member)
        person, bot = member.person, people.agreement.stand_in if people.begun else ""
        await people.agree(
            lambda agreed: replace(
                agreed.without(person, bot),
                banned=(*agreed.banned, person),
                silent=tuple(one for one in agreed.silent if one != person),
                key=key,
            )
        )
        people.members.tell(member.notice("removed", wanted.why))
        sink, member.sink = member.sink, None
        if sink is not None:
            sink.leave()
        people.gone_from_luck(member)
        if people.begun:
            await people.stand_in(member)
        people.members.remove(member)
        people.drop_place(member)
        people.tell_room()
