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
left-table = The last person left the table.

## Verify

verified-lines = { $lines } lines are read, and every move is possible where it stands.
verified-sealed = The check of every line fits: nothing was changed by accident.
verified-unsealed = The lines have no checks: this record was written by hand, or anybody may have changed it.
verified-secrets = { $count ->
    [one] { $count } secret choice is the one whose hash was written before.
   *[other] { $count } secret choices are those whose hashes were written before.
}
secrets-unproved = { $count ->
    [one] { $count } secret choice cannot be checked: the key of the hashes is not in the record.
   *[other] { $count } secret choices cannot be checked: the key of the hashes is not in the record.
}
secrets-pending = { $count ->
    [one] { $count } choice is still secret, and will be checked when it is known.
   *[other] { $count } choices are still secret, and will be checked when they are known.
}
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
luck-fair = It is fair luck: the hash of the seed stands before the first move, so whoever heard it then knows that the seed was not chosen afterwards.
luck-not-fair = It is not fair luck: the seed was given before the game, so whoever gave it could know every throw.
verdict-good = Verified.
verdict-open = Not proved, and nothing is wrong.
verdict-wrong = Wrong.

## Review

review-begins = Review, { $count } moments. Down and Up walk; N and P go to key moments, G and B to rounds; a digit looks with a seat's eyes, 0 with everybody's; R, T, E, C and H ask; Enter plays on from here.
    .brief = Review, { $count } moments.
review-moment = { $told } { $number } of { $count }.
    .brief = { $told }
review-edge = { $told } { $number } of { $count }, the end.
    .brief = { $told } End.
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
stat-exported = The results of { $games } games are written to { $to }.

## Everything that is kept

data-exported = { $files } files are written to { $to }.
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
