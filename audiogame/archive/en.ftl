### What is told of records, in English.

## Records

month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
when-today = today at { $time }
when-yesterday = yesterday at { $time }
when = { $day } { $month } { $year } at { $time }
    .brief = { $day } { $month }
record = { $title }, { $players }, { $when }. { $ending }
record-numbered = { $number }: { $record } { $name }
names = { $first } and { $last }
record-won = { $shared ->
    [yes] Shared by { $winners }, { $moves } moves.
   *[no] Won by { $winners }, { $moves } moves.
}
record-over = Over, { $moves } moves; who made most had left, or sat down later.
record-running = { $moves ->
    [0] Nothing has been played yet.
    [one] Not over, { $moves } move so far.
   *[other] Not over, { $moves } moves so far.
}
record-given-up = { $moves ->
    [one] Given up by { $losers }, { $moves } move.
   *[other] Given up by { $losers }, { $moves } moves.
}
record-left = Left without an end, { $moves } moves.
record-damaged = A damaged record, { $when }. { $why }
no-records = There are no records.
records-delete = Delete { $record } { $name } Y or N.
records-deleted = The record { $name } is deleted.
records-kept = Nothing is deleted.
records-exported = The record { $name } is copied to { $to }.
records-rebuilt = { $games ->
    [one] The statistics are made again from { $games } game that is over.
   *[other] The statistics are made again from { $games } games that are over.
}

## Replay

copied-so-far = { $moves ->
    [one] Up to here, { $moves } move, this was another game.
   *[other] Up to here, { $moves } moves, this was another game.
}
words-added = To the luck these words were added: { $words }.
chair-taken = { $name } takes seat { $seat }.
chair-taken-bot = { $name }, a bot, takes seat { $seat }.
advice-asked = { $name } asks for advice.
gave-up = { $name } gives up, and the game ends.
luck-commit = { $names }: a share of the luck is fixed.
luck-reveal = { $names }: the share of the luck is told.
left-table = The last person left the table.

## Verify

verified-lines = { $lines } lines are read, and every move is possible where it stands.
verified-sealed = The check of every line fits: nothing was changed by accident.
verified-unsealed = The lines have no checks: this record was written by hand, or anybody may have changed it.
last-line-cut = The last line was cut off while it was written, and does not count.
told-too-early = The seed or the key has been told, but the game is not over.
still-running = The record has no end: the game still runs, or its end was left out.
notes-unknown = Line { $line } is a note that is not known here, so this program cannot tell what it changes.
words-alone = Line { $line } changes the words of the luck in mid game, and nobody committed to them before.
order-other-writing = Line { $line } is a move that no program writes like that.
order-commit-bot = Line { $line } adds to the luck for a seat without a person.
order-after-end = Line { $line } stands after the end of the game.
order-remark-late = Line { $line } stands after the key or the seed was told, and is no part of the end.
order-told-early = Line { $line } moves, though the seed or the key has been told before it.
order-too-late = Line { $line } stands too late for what it says.
order-twice = Line { $line } says what may be said only once.
order-note-form = Line { $line } does not have what a note of its kind needs.
order-open-unknown = Line { $line } opens a choice that was not written as a secret before it.
order-open-early = Line { $line } opens a choice that others may not know yet.
order-secret-needless = Line { $line } hides a choice that everybody may know.
order-copied = Line { $line } does not stand right after the moves that it says were copied.
order-undo-over = Line { $line } takes something back after the last move of the game.
order-advice = Line { $line } asks for advice where that seat decides nothing.
order-gave-up = Line { $line } gives up a game that is over for that seat.
order-reveal = Line { $line } reveals what nobody has committed to.
order-unrevealed = Line { $line } stands before everybody has revealed what they committed to.
order-shares = Line { $line } does not have the words that follow from what everybody has revealed.
order-round-dropped = Line { $line } begins the luck of everybody again, though all had revealed what they committed to.
verified-secrets = { $count ->
    [one] { $count } secret choice is the one whose hash was written before.
   *[other] { $count } secret choices are those whose hashes were written before.
}
secrets-unproved = { $count ->
    [one] { $count } secret choice cannot be checked: the key of the hashes is not in the record.
   *[other] { $count } secret choices cannot be checked: the key of the hashes is not in the record.
}
secrets-later = { $count ->
    [one] { $count } choice that was secret cannot be checked yet: the key of the hashes is told at the end.
   *[other] { $count } choices that were secret cannot be checked yet: the key of the hashes is told at the end.
}
secrets-key-free = { $count ->
    [one] { $count } secret choice fits its hash, but format 1 does not fix the key of the hashes before the first move.
   *[other] { $count } secret choices fit their hashes, but format 1 does not fix the key of the hashes before the first move.
}
secrets-uncommitted = { $count ->
    [one] { $count } secret choice fits its hash, but the header does not fix the key of the hashes.
   *[other] { $count } secret choices fit their hashes, but the header does not fix the key of the hashes.
}
secrets-unknown-kind = The header fixes the key of the secrets by { $kind }, which is not known here.
secrets-plain = { $count ->
    [one] { $count } choice is written in plain words where it should be hidden, in line { $line }.
   *[other] { $count } choices are written in plain words where they should be hidden, the first in line { $line }.
}
secrets-pending = { $count ->
    [one] { $count } choice is still secret, and will be checked when it is known.
   *[other] { $count } choices are still secret, and will be checked when they are known.
}
secrets-unopened = { $count ->
    [one] { $count } secret choice was never opened.
   *[other] { $count } secret choices were never opened.
}
key-wrong-hash = The secrets are wrong: the hash in the header, { $hash }, is not that of the key that was told, { $key }.
verified-undone = { $count ->
    [one] Something was taken back once
   *[other] Something was taken back { $count } times
}{ $lucky ->
    [yes] ; the same luck came again after it.
   *[no] .
}
verified-copied = { $count ->
    [one] The first move was
   *[other] The first { $count } moves were
} taken over from another game{ $lucky ->
    [yes] , where its luck has to be checked.
   *[no] .
}
verified-advice = { $count ->
    [one] { $name } asked for advice once.
   *[other] { $name } asked for advice { $count } times.
}
advice-was-off = Advice was asked at a table where it was switched off.
verified-result = The places that are written at the end are right.
wrong-result = The places that are written at the end, { $written }, are wrong: they are { $right }.
result-too-early = Places are written, { $written }, but the game is not over.
no-luck = There is no luck in this game: nothing is thrown, drawn or shuffled, so there is none to check.
no-luck-yet = Luck has not been asked yet.
luck-unnamed = This record names no seed, so its throws and draws, { $count } so far, cannot be checked: they may come from dice in the hand.
luck-secret = The game is not over, so the seed is still secret, and the throws and draws, { $count } so far, cannot be checked yet. Its hash is { $hash }.
luck-lost = The seed was never told, so the throws and draws, { $count } in all, cannot be checked. Its hash is { $hash }.
luck-unknown-kind = The header fixes the luck by { $kind }, which is not known here.
luck-two-seeds = The luck is wrong: the header gives the seed { $seed }, and a note tells another one, { $other }.
luck-wrong-hash = The luck is wrong: the hash in the header, { $hash }, is not that of the seed that was told, { $seed }.
luck-wrong-throw = The luck is wrong: line { $line } has { $written }, but outcome { $k } of this seed is { $right }.
luck-follows = { $count ->
    [one] The one throw or draw follows from the seed{ $words ->
        [yes] {" "}and the words of the players
       *[no] {""}
    }.
   *[other] All { $count } throws and draws follow from the seed{ $words ->
        [yes] {" "}and the words of the players
       *[no] {""}
    }.
}
luck-fair = It is fair luck, if the hash of its seed was known before the first move.
luck-not-fair = It is not fair luck: the seed was given before the game, so whoever gave it could know every throw.
luck-shared = Added to the luck, and committed to before: { $names }.
luck-unended = Some began to add to the luck in mid game, and that never ended.
luck-begun-again = The luck of everybody was begun again { $count ->
    [one] once
   *[other] { $count } times
}, because of { $names }, so somebody may have waited for luck that suits.
time-unknown = Nothing in the file shows when it was written. Its words, to be compared with those given away before the game: { $words }.
commitment-fits = These are the words of this record: who had them before the first move knows that nothing was fixed afterwards.
commitment-other = These are not the words of this record, which are: { $words }.
verdict-good = Proved.
verdict-open = Not proved.
verdict-wrong = Wrong.

## Review

review-begins = Review, { $count } moments. Down and Up walk; N and P go to key moments, G and B to rounds; a digit looks with a seat's eyes, 0 with everybody's; R, T, E, C and H ask; Enter plays on from here.
    .brief = Review, { $count } moments.
review-moment = { $told } { $number } of { $count }.
    .brief = { $told }
review-edge = { $told } { $number } of { $count }, the end.
    .brief = { $told } End.
review-figures-failed = The figures of this game failed: rounds, key moments and who leads may be missing.
review-silent = Nothing that may be heard here.
review-lead = { $name } takes the lead.
review-no-first = Nothing is there.
review-no-last = Nothing is there.
review-no-next-key = No later key moment.
review-no-previous-key = No earlier key moment.
review-no-next-round = No later end of a round.
review-no-previous-round = No earlier end of a round.
review-everybody = With everybody's eyes.
review-seat = With the eyes of { $name }.
review-no-seat = Nobody sits in seat { $number }.
review-not-yet = Not before the game is over.
review-over = The game is over here: go back to an earlier moment to play on.
review-secrets = Somebody's secrets are still in play at this moment: play on when the game is over.
review-play-on = A new game begins from here, with new luck; you play for { $name }, bots play the other seats.
review-stays = The review goes on.

## Statistics

stat-games = { $player } at { $game }{ $advised ->
    [yes] , with advice
   *[no] {""}
}: { $games ->
    [0] no game that counts
    [one] { $games } game
   *[other] { $games } games
}, { $won } won{ $shared ->
    [0] {""}
   *[other] , { $shared } shared
}.
stat-points = The best is { $best } points, the worst { $worst }, the average { $average }.
stat-streak = { $streak ->
    [0] No win yet.
    [one] Never two wins in a row so far.
   *[other] The longest row is { $streak } wins.
}{ $wins ->
    [0] {""}
    [one] {" "}The last game was won.
   *[other] {" "}The last { $wins } games were won.
}{ $losses ->
    [0] {""}
    [one] {" "}The last game was not won.
   *[other] {" "}The last { $losses } games were not won.
}
stat-money = { $won ->
    [yes] { $amount } won in all.
   *[no] { $amount } lost in all.
}
stat-luck = Luck: { $throws } throws brought { $average } points each, and { $expected } are expected; that is { $points } points { $more ->
    [yes] more
   *[no] less
} in all.
stat-against-people = { $games ->
    [one] { $games } game
   *[other] { $games } games
} against other people, { $won } won.
stat-against-bots = { $games ->
    [one] { $games } game
   *[other] { $games } games
} against { $kind } bots, { $won } won.
stat-given-up = Given up, and so lost: { $games }.
stat-apart = { $games ->
    [one] { $games } more game is counted apart: something was taken back or taken over in it, its seed was given, or it was written by hand.
   *[other] { $games } more games are counted apart: something was taken back or taken over in them, their seeds were given, or they were written by hand.
}
stat-none = No game that a person here played is over yet.
stat-damaged = { $count ->
    [one] { $count } record cannot be read and is not counted.
   *[other] { $count } records cannot be read and are not counted.
}
stat-figures-failed = The figures of { $games } failed: points, money and luck may be missing.
stat-exported = The results of { $games } games are written to { $to }.

## Everything that is kept

data-exported = { $files } files are written to { $to }.
data-secrets-stay = { $games ->
    [one] { $games } unfinished game goes without its secrets: it can be walked through there, and continued only here.
   *[other] { $games } unfinished games go without their secrets: they can be walked through there, and continued only here.
}
data-imported = { $new ->
    [one] { $new } file is new
   *[other] { $new } files are new
}, { $same } were there already.
data-differs = The file { $name } is here with another content, and was left as it was.
data-nothing = Nothing is kept in { $folder }.
data-erase = Erase everything that is kept in { $folder }: { $files } files, { $records } records among them? Y or N.
data-erased = { $files } files are removed.{ $others ->
    [0] {""}
    [one] {" "}{ $others } other file stays: it is not the program's.
   *[other] {" "}{ $others } other files stay: they are not the program's.
}
