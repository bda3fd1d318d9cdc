"""Setup of a server's table: what is agreed at its opening, and when its host changes it."""

from __future__ import annotations

from collections.abc import Iterable

from audiogame.online.link import KEY, TABLE, new_words
from audiogame.online.table_packets import ENTRIES, OPEN, PERSON, Chair, ChangeTable, OpenTable
from audiogame.online.versions import check_rules
from audiogame.rules.game import Game, WrongSeats
from audiogame.rules.options import Options, option_kinds, read_options
from audiogame.rules.value import replace
from audiogame.server.admission import NotHere, check_lasts
from audiogame.server.agreement import LEAST_GRACE, MOST_GRACE, AgreedChair, Agreement
from audiogame.server.members import Member
from audiogame.server.names import check_new_names, free_names
from audiogame.table.library import find_game


def new_agreement(person: str, wanted: OpenTable, now: int) -> Agreement:
    """Return what is agreed at a new table; unnamed bots are given names.

    Args:
        person: its host, who has opened it.
        wanted: its settings.
        now: seconds since 1970.

    Raises:
        Fault: there is no such game, or it has no such options, or not so few seats.
        NotHere: a requested setting is not possible.
        NameRefused: a name is not allowed.
    """
    game = wanted_game(wanted)
    game.check_together(len(wanted.chairs))
    if wanted.entry not in ENTRIES:
        raise NotHere("table-entry-unknown", entry=wanted.entry[:40])
    if wanted.grace and not LEAST_GRACE <= wanted.grace <= MOST_GRACE:
        raise NotHere("grace-out", least=LEAST_GRACE, most=MOST_GRACE)
    check_lasts(wanted.lasts)
    if all(one.kind != PERSON for one in wanted.chairs):
        raise NotHere("chairs-for-nobody")
    named = _named(wanted.chairs)
    agreed = Agreement(
        table=new_words(TABLE),
        host=person,
        game=wanted.game,
        version=wanted.version,
        options=wanted.options,
        chairs=(),
        entry=wanted.entry,
        grace=wanted.grace,
        stand_in="",
        advice=wanted.advice,
        spectators=wanted.spectators,
        key=new_words(KEY),
        ends=now + wanted.lasts if wanted.lasts else 0,
        changed=now,
    )
    game.new(len(wanted.chairs), game_of(agreed)[1])
    chairs = tuple(_chair(game, one, person) for one in named)
    return replace(agreed, chairs=chairs, stand_in=game.strength(wanted.stand_in or "bot"))


def changed_agreement(
    agreed: Agreement,
    game: Game,
    wanted: ChangeTable,
    here: tuple[str, ...],
    waiting: Iterable[Member],
) -> Agreement:
    """Return what is agreed once the host has changed the game, its options and the chairs without
    people.

    Args:
        agreed: until now.
        game: that is wanted.
        wanted: the change.
        here: the names of everyone at the table.
        waiting: those who sit down in the next game.

    Raises:
        Fault: there is no such game, or it has no such options, or not so few seats.
        NameRefused: a bot cannot have its name.
    """
    owned = tuple(replace(one, before=()) for one in agreed.chairs if one.person)
    if len(owned) > game.seats[-1]:
        raise WrongSeats(game, len(owned))
    agreed = with_late(replace(agreed, game=wanted.game, chairs=owned), waiting)
    others = _named((one for one in wanted.chairs if one.kind != PERSON), agreed.names, here)
    chairs = (*agreed.chairs, *(_chair(game, one) for one in others))[: game.seats[-1]]
    game.check_together(len(chairs))
    stand_in = agreed.stand_in if agreed.stand_in in game.bots else game.strength("bot")
    agreed = replace(
        agreed,
        version=wanted.version,
        options=wanted.options,
        advice=wanted.advice,
        chairs=chairs,
        stand_in=stand_in,
    )
    game.new(len(chairs), game_of(agreed)[1])
    return agreed


def with_late(agreed: Agreement, waiting: Iterable[Member]) -> Agreement:
    """Return an agreement with those who have waited for the next game in its chairs."""
    most = find_game(agreed.game).seats[-1]
    for member in waiting:
        agreed = agreed.seated_late(member.person, member.names, most) or agreed
    return agreed


def _named(
    chairs: Iterable[Chair], seated: tuple[str, ...] = (), here: tuple[str, ...] = ()
) -> tuple[Chair, ...]:
    """Return chairs in which every bot has a name.

    Args:
        chairs: of people and bots who sit down.
        seated: the names of those who sit there already.
        here: the names of everyone at the table.

    Raises:
        NameRefused: a name is not allowed.
    """
    chairs = tuple(replace(one, name=one.name.strip()) for one in chairs)
    people = tuple(one.name for one in chairs if one.kind == PERSON)
    bots = tuple(one.name for one in chairs if one.kind not in (PERSON, OPEN) and one.name)
    check_new_names(people, seated, bots)
    free = free_names((*here, *people, *bots))
    return tuple(
        one if one.name or one.kind in (PERSON, OPEN) else replace(one, name=next(free))
        for one in chairs
    )


def _chair(game: Game, chair: Chair, person: str = "") -> AgreedChair:
    """Return a chair as it is agreed; `person` owns it if it is one for people."""
    if chair.kind == OPEN:
        return AgreedChair(OPEN)
    if chair.kind == PERSON:
        return AgreedChair(PERSON, chair.name, person)
    return AgreedChair(game.strength(chair.kind), chair.name)


def wanted_game(wanted: OpenTable | ChangeTable) -> Game:
    """Return the game that a host wants to play, whose options are read later.

    Raises:
        NotHere: there are too many options, or one is there twice.
        Fault: there is no such game here, or by other rules.
    """
    game = find_game(wanted.game)
    check_rules(game, wanted.version, game.version)
    options = len(option_kinds(game.options))
    if len(wanted.options) > options:
        raise NotHere("options-too-many", game=game.name, most=options)
    if len(dict(wanted.options)) != len(wanted.options):
        raise NotHere("option-twice")
    return game


def game_of(agreement: Agreement) -> tuple[Game, Options]:
    """Return the game and the options of a table.

    Raises:
        Fault: there is no such game here, or it has no such options.
    """
    game = find_game(agreement.game)
    game.check_version(agreement.version)
    typed = (f"{name}={value}" for name, value in agreement.options)
    return game, read_options(game.options, typed)
