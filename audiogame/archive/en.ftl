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
record = { $title }, { AND($players) }, { $when }. { $ending }
record-numbered = { $number }: { $record } { $name }
names = { AND($names) }
record-won = { $shared ->
    [yes] Shared by { AND($winners) }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
   *[no] Won by { AND($winners) }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
}
record-alone = Finished, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
record-over = Finished, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. The winner left early or joined late.
record-running = { $moves ->
    [0] Not started.
    [one] Unfinished, { $moves } move so far.
   *[other] Unfinished, { $moves } moves so far.
}
record-your-turn = Your turn.
record-given-up = { $moves ->
    [one] Given up by { AND($losers) }, { $moves } move.
   *[other] Given up by { AND($losers) }, { $moves } moves.
}
record-left = Left unfinished, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
record-damaged = A record that can't be read, { $when }. { $why }
no-records = You have no records.
records-delete = Delete { $record } { $name }? Y or N.
records-deleted = The record { $name } is deleted.
records-kept = Nothing deleted.
records-exported = The record { $name } is copied to { $to }.
records-rebuilt = { $games ->
    [one] Statistics rebuilt from { $games } finished game.
   *[other] Statistics rebuilt from { $games } finished games.
}

## Replay

copied-so-far = { $moves ->
    [one] The first move comes from another game.
   *[other] The first { $moves } moves come from another game.
}
words-added = Words mixed into the luck: { $words }.
chair-taken = { $name } takes seat { $seat }.
chair-taken-bot = { $name }, a bot, takes seat { $seat }.
advice-asked = { $name } asks for advice.
gave-up = { $name } gives up. The game ends.
luck-commit = Now fixed: the share of the luck from { $names }.
luck-reveal = Now revealed: the share of the luck from { $names }.
left-table = The last person left the table.

## Verify

ended-played = The game ran to its end.
ended-given-up = { AND($names) } gave up, and that ended the game.
ended-left = The last person left before the end of the game.
verified-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} read. Every move is legal.
verified-sealed = Every line has the right check code: nothing was changed by accident.
verified-unsealed = The lines have no check codes, so anybody could have written or changed this record.
last-line-cut = The last line was cut off while it was written, and is ignored.
told-too-early = The seed or the key is given, but the game isn't over.
still-running = The record has no end: the game is still running, or its end was left out.
notes-unknown = Line { $line } is a note that this program doesn't know, so the program can't tell what the note changes.
words-alone = Line { $line } changes the words of the luck during the game, but nobody had fixed them before.
order-other-writing = Line { $line } isn't written as it should be: a character is missing, extra, or in the wrong place.
order-commit-bot = Line { $line } adds to the luck for a seat that no person had taken.
order-words-late = Line { $line } has words that came too late: luck came between them and a revealed share, so somebody may have chosen the moment.
order-round-over = Line { $line } adds to the luck after the last move of the game.
order-open-late = Line { $line } comes too early: everybody may know a secret choice by now, and it isn't revealed yet.
order-gave-up-bot = Line { $line } gives up for a bot, but a bot never gives up.
order-left = Line { $line } says that the last person left, but a person is still playing.
order-after-end = Line { $line } comes after the end of the game.
order-told-early = Line { $line } is a move after the seed or the key was given.
order-too-late = Line { $line } comes too late for what it says.
order-twice = Line { $line } says something that may be said only once.
order-note-form = Line { $line } lacks what a note of its kind needs.
order-open-unknown = Line { $line } reveals a choice that no earlier line has as a secret.
order-open-early = Line { $line } reveals a choice that others mustn't know yet.
order-secret-needless = Line { $line } hides a choice that everybody may know.
order-copied = Line { $line } doesn't come right after the moves that it says were copied.
order-undo-over = Line { $line } takes something back after the last move of the game.
order-advice = Line { $line } asks for advice when that seat has nothing to decide.
order-gave-up = Line { $line } gives up a game that is over for that seat.
order-reveal = Line { $line } reveals something that nobody had fixed before.
order-unrevealed = Line { $line } comes before everybody has revealed what they had fixed.
order-shares = Line { $line } doesn't have the words that follow from what everybody revealed.
order-round-dropped = Line { $line } starts everybody's luck again, though all had revealed what they had fixed.
seat-joined = Line { $line }: { $bot ->
    [yes] the bot { $name }
   *[no] { $name }
} sits down in a free seat.
seat-taken-over = Line { $line }: { $bot ->
    [yes] the bot { $name }
   *[no] { $name }
} takes over from { $other }.
seat-became-person = Line { $line }: the bot { $name } becomes a person.
seats-stood-in = Bots played some of the time for { AND($names) }.
chair-late = Line { $line } puts { $name } in a seat after the last move.
verified-secrets = { $count ->
    [one] { $count } secret matches what was sealed beforehand.
   *[other] { $count } secrets match what was sealed beforehand.
}
secrets-unproved = { $count ->
    [one] { $count } secret can't be checked: its key isn't in the record.
   *[other] { $count } secrets can't be checked: their key isn't in the record.
}
secrets-later = { $count ->
    [one] { $count } secret can't be checked yet: its key comes at the end.
   *[other] { $count } secrets can't be checked yet: their key comes at the end.
}
secrets-uncommitted = { $count ->
    [one] { $count } secret matches its seal, but the header doesn't fix the key.
   *[other] { $count } secrets match their seals, but the header doesn't fix the key.
}
secrets-unknown-kind = The header fixes the key of the secrets by { $kind }, which this program doesn't know.
secrets-plain = { $count ->
    [one] { $count } move, in line { $line }, is in plain words where it should be hidden.
   *[other] { $count } moves are in plain words where they should be hidden, the first in line { $line }.
}
secrets-pending = { $count ->
    [one] { $count } move is still secret, and is checked once it's revealed.
   *[other] { $count } moves are still secret, and are checked once they're revealed.
}
secrets-unopened = { $count ->
    [one] { $count } secret was never revealed.
   *[other] { $count } secrets were never revealed.
}
key-wrong-hash = The secrets are wrong: the header has the fingerprint { $hash }, which doesn't match the key { $key }.
verified-undone = { $count ->
    [one] A choice was taken back once
   *[other] Choices were taken back { $count } times
}{ $lucky ->
    [yes] ; the same luck came again.
   *[no] .
}
verified-copied = { $count ->
    [one] The first move comes
   *[other] The first { $count } moves come
} from another game{ $lucky ->
    [yes] : check the luck there.
   *[no] .
}
verified-advice = { $count ->
    [one] { $name } asked for advice once.
   *[other] { $name } asked for advice { $count } times.
}
advice-was-off = Somebody asked for advice at a table where it was off.
verified-result = The final result is right.
wrong-result = The final result is wrong: it says { $written }, but it should be { $right }.
result-too-early = A result is written, { $written }, but the game isn't over.
no-luck = This game has no luck to check: nothing is thrown, drawn or shuffled.
no-luck-yet = Nothing has been thrown or drawn yet.
luck-unnamed = This record has no seed, so its { $count ->
    [one] { $count } throw or draw
   *[other] { $count } throws and draws
} can't be checked. They may come from real dice.
luck-secret = The seed stays secret until the game is over, so the { $count ->
    [one] { $count } throw or draw
   *[other] { $count } throws and draws
} so far can't be checked yet. Its fingerprint is { $hash }.
luck-lost = The seed was never given, so the { $count ->
    [one] { $count } throw or draw
   *[other] { $count } throws and draws
} can't be checked. Its fingerprint is { $hash }.
luck-unknown-kind = The header fixes the luck by { $kind }, which this program doesn't know.
luck-two-seeds = The luck is wrong: the header gives the seed { $seed }, and a note gives another one, { $other }.
luck-wrong-hash = The luck is wrong: the header has the fingerprint { $hash }, which doesn't match the seed { $seed }.
luck-wrong-throw = The luck is wrong: line { $line } has { $written }, but outcome { $k } of this seed is { $right }.
luck-follows = { $count ->
    [one] The one throw or draw comes from the seed{ $words ->
        [yes] {" "}and the players' words
       *[no] {""}
    }.
   *[other] All { $count } throws and draws come from the seed{ $words ->
        [yes] {" "}and the players' words
       *[no] {""}
    }.
}
luck-guessable = The luck isn't fair: its seed is { $seed }, not 64 random digits, so it could be guessed.
key-guessable = The secrets aren't safe: their key is { $key }, not 64 random digits, so it could be guessed.
luck-fair = The luck is fair, if somebody knew the fingerprint of its seed before the first move.
luck-not-fair = The luck isn't fair: somebody gave the seed beforehand and could know every throw.
luck-shared = { $first ->
    [1] { AND($names) } added to the luck, with shares fixed beforehand.
   *[other] From throw or draw { $first } on, { AND($names) } added to the luck, with shares fixed beforehand.
}
luck-stale = From throw or draw { $first } on, { AND($names) } added nothing new.
luck-needless = Line { $line } changes the luck during the game, though nobody new had added to it, so somebody may have waited for better luck.
luck-unused = No throw or draw used what { AND($names) } added to the luck.
luck-alone = Before anybody added to the luck, the server alone could choose { $count ->
    [one] the first throw or draw
   *[other] the first { $count } throws and draws
}.
luck-without = { AND($names) } added nothing to the luck.
luck-nobodys = Nobody added to the luck, so the server alone could choose it.
luck-unended = Somebody began to add to the luck during the game, but never finished.
luck-begun-again = Everybody's luck was started again { $count ->
    [one] once
   *[other] { $count } times
}, because of { AND($names) }, so somebody may have waited for better luck.
time-unknown = Nothing in the file shows when it was written. Compare its words with those that the players had before the game: { SPOKEN($words) }.
commitment-fits = These are the words of this record. Anybody who had them before the first move knows that nothing was changed afterwards.
commitment-other = These are not the words of this record. Its words are: { SPOKEN($words) }.
verdict-good = Proved.
verdict-open = Not proved.
verdict-wrong = Wrong.

## Review

review-begins = Replay, { $count } { $count ->
        [one] moment
       *[other] moments
    }. Up and Down step. N and P: turning points. G and B: rounds. A digit: what that seat knew; 0: everybody. Enter: play from here.
    .brief = Replay, { $count } { $count ->
        [one] moment
       *[other] moments
    }.
review-moment = { $told } { $number } of { $count }.
    .brief = { $told }
review-edge = { $told } { $number } of { $count }, the end.
    .brief = { $told } End.
review-figures-failed = The figures of this game failed: rounds, turning points and leaders may be missing.
review-silent = Nothing to hear at this moment.
review-lead = { $name } takes the lead.
review-no-first = This is the beginning.
review-no-last = This is the end.
review-no-next-key = No later turning point.
review-no-previous-key = No earlier turning point.
review-no-next-round = No later round.
review-no-previous-round = No earlier round.
review-everybody = What everybody knew.
review-open = Everything is face up.
review-back = Back in the replay.
review-seat = What { $name } knew.
review-no-seat = Nobody sits in seat { $number }.
review-not-yet = You can hear that when the game is over.
review-over = The game is over here. To play on, go back to an earlier moment first.
review-secrets = Somebody still has a secret here. You can play from this moment once the game is over.
review-play-on = A new game starts from here. You play for { $name }; bots play the other seats.
review-stays = Still in the replay.

## Review with the expert

assess-well = { $choices ->
    [0] You had nothing to choose.
    [one] Well played: your one choice cost you nothing.
   *[other] Well played: none of your { $choices } choices cost you anything.
}
assess-costs = { $choices ->
    [one] One choice
   *[other] { $choices } choices
}; { $costly } cost you something{ $costly ->
    [one] :
   *[other] , { $each ->
        [yes] on average
       *[no] together
    }
} { $cost }.
assess-costs-briefly = { $choices } choices; { $costly } cost you { $cost }{ $each ->
    [yes] {" "}each.
   *[no] .
}
assess-dearest = Of these { $costly }, number { $number } cost most: { $cost }.
assess-luck = { $even ->
    [yes] { $others ->
        [yes] Luck and the others' play were even.
       *[no] Luck was even.
    }
   *[no] { $others ->
        [yes] Luck and the others' play
       *[no] Luck
    } { $much ->
        [yes] { $gave ->
            [yes] gave you much more than it took.
           *[no] took much more from you than it gave.
        }
       *[no] { $gave ->
            [yes] gave you { $luck }.
           *[no] cost you { $luck }.
        }
    }
}
assess-bots = { $count ->
    [one] A bot made one more choice for you.
   *[other] A bot made { $count } more choices for you.
}
assess-back = { $count ->
    [one] You took one choice back; it doesn't count.
   *[other] You took { $count } choices back; they don't count.
}
assess-habit = That would have saved you: { $each ->
    [yes] on average{" "}
   *[no] {""}
}{ $cost }, in { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}.
assess-all-luck = No choice can be better than another in this game. { $throws ->
    [one] Your throw
   *[other] Your { $throws } throws
} brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the average is { $expected }.
assess-choice = { $position } { $kind ->
    [bot] { $name }, a bot, chose for you:
    [back] You took this back:
    [named] { $name } chose:
   *[you] You chose:
} { $chosen } { $costs ->
    [yes] That cost { $cost }.
   *[no] That cost nothing.
}
assess-choice-briefly = { $asked } { $kind ->
    [bot] { $name }, a bot:
    [back] Taken back:
    [named] { $name }:
   *[you] You:
} { $chosen } { $costs ->
    [yes] Better: { $best } That cost { $cost }.
   *[no] That cost nothing.
}
assess-better = Better: { $best }
assess-of = { $name }:
assess-keys = N and P go to costly choices.
assess-far-keys = N and P go to choices that cost something. Escape ends the review with the expert.
assess-far-stays = The record of this game is at its server, so you can't play on from here. { assess-far-keys }
assess-begun = The expert is still judging this game. The summary comes by itself; Enter tells the progress.
assess-goes-on = The expert has judged { $percent } percent of this game. N and P work once all is judged.
assess-no-next-key = No later choice cost you anything.
assess-no-previous-key = No earlier choice cost you anything.
assess-nobody = Nobody's choices can be judged here: only bots played.

## Practice

practice-none = Nothing to practise yet. In Records, review a game with the expert first.
practice-begins = { $count ->
    [one] One choice that cost you something.
   *[other] { $count } choices that cost you something.
} Up and Down select, Enter chooses, Escape ends.
practice-choose = { $position } What do you choose?
practice-option = { $told } { $number } of { $count }.
    .brief = { $told }
practice-select = Select a choice first, with Up and Down.
practice-right = { $same ->
    [yes] Right. { $best }
   *[no] Right, this costs nothing: { $chosen } Best: { $best }
}
practice-wrong = That costs { $cost }. { $best }
practice-stays = In practice you stay at this choice. Escape ends.
practice-ends = That was the last one.

## Statistics

stat-games = { $player }, { $game }{ $advised ->
    [yes] , with advice
   *[no] {""}
}{ $alone ->
    [yes] , alone
   *[no] {""}
}: { $games ->
    [0] no game that counts
    [one] { $games } game
   *[other] { $games } games
}{ $alone ->
    [yes] {""}
   *[no] , { $won } won{ $shared ->
        [0] {""}
       *[other] , { $shared } shared
    }
}.
stat-points = Best { $best ->
    [one] { $best } point
   *[other] { $best } points
}, worst { $worst }, average { $average }.
stat-streak = { $streak ->
    [0] No win yet.
    [one] No two wins in a row yet.
   *[other] Longest winning streak: { $streak }.
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
stat-luck = Luck: { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
} averaged { $average ->
    [one] { $average } point
   *[other] { $average } points
}, { $expected } expected. That's { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $more ->
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
stat-play = Reviewed with the expert: { $games ->
    [one] one game
   *[other] { $games } games
}. Your { $each ->
    [yes] costly choices
   *[no] choices
} cost { $cost } { $each ->
    [yes] each, on average.
   *[no] a game.
}
stat-play-lately = In the last { $last } they cost { $recent } { $each ->
    [yes] each
   *[no] a game
}, before that { $before }.
stat-play-luck = { $others ->
    [yes] Luck and the others' play
   *[no] Luck
} { $much ->
    [yes] { $gave ->
        [yes] gave you much more than it took.
       *[no] took much more from you than it gave.
    }
   *[no] { $gave ->
        [yes] gave you
       *[no] cost you
    } { $luck } a game.
}
stat-play-habit = That would have saved you lately: { $each ->
    [yes] on average{" "}
   *[no] {""}
}{ $cost }, in { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}.
stat-unreviewed = Not reviewed yet: { $games ->
    [one] one game
   *[other] { $games } games
}.
stat-review = Review these with the expert.
stat-reviewed = { $games ->
    [one] One game
   *[other] { $games } games
} reviewed.
stat-given-up = Given up: { $games }{ $alone ->
    [yes] {""}
   *[no] , counted as lost
}.
stat-apart = { $games ->
    [one] { $games } more game is counted separately: with choices taken back or a given seed, or written by hand.
   *[other] { $games } more games are counted separately: with choices taken back or a given seed, or written by hand.
}
stat-last-apart = The last game is counted separately.
stat-none = No finished games yet.
stat-damaged = { $count ->
    [one] { $count } record couldn't be read and isn't counted.
   *[other] { $count } records couldn't be read and aren't counted.
}
stat-figures-failed = The figures of { $games } failed: points, money and luck may be missing.
stat-exported = Results of { $games ->
    [one] { $games } game
   *[other] { $games } games
} saved to { $to }.

## Everything that is kept

data-exported = { $files ->
    [one] { $files } file
   *[other] { $files } files
} saved to { $to }.
data-secrets-stay = { $games ->
    [one] { $games } unfinished game goes without its secrets: you can replay it there, but continue it only here.
   *[other] { $games } unfinished games go without their secrets: you can replay them there, but continue them only here.
}
data-imported = { $new ->
    [one] { $new } file is new
   *[other] { $new } files are new
}, { $same } already existed.
data-differs = The file { $name } already exists with different content, so it was left alone.
data-brings = It brings { $count ->
    [one] this setting
   *[other] these settings
}: { AND($settings) }.
data-becomes = With this archive you'd play with others as another person: the one in it. Import it? Y or N.
data-not-imported = Nothing imported.
data-person = You now play with others as the person from that archive.
data-nothing = { $folder } is empty.
data-erase = Erase everything in { $folder }? That's { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $records ->
    [one] { $records } of them a record
   *[other] { $records } of them records
}. Y or N.
data-erased = { $files ->
    [one] { $files } file
   *[other] { $files } files
} erased.{ $others ->
    [0] {""}
    [one] {" "}{ $others } other file stays: it isn't the program's.
   *[other] {" "}{ $others } other files stay: they aren't the program's.
}
