### What is common to all games and to the program, in English.

you = you
minus = minus

## Events and answers of every game

game-started = { $resumed ->
    [yes] The game goes on. Playing: { $seats }.
   *[no] A new game. Playing, in this order: { $seats }.
}
    .brief = { $seats }.
taken-back = { $seat } takes back the last choice.
    .you = You take back your last choice.
    .brief = Taken back.
finished = { $winners ->
    [one] The game is over; the winner: { $winners }.
   *[other] The game is over; first place is shared: { $winners }.
}
nothing-to-tell = { $query ->
    [rules] No special rule is in force.
    [turn] Nobody is awaited.
    [standing] Nobody owns anything yet.
    [shown] Nothing lies open yet.
   *[own] You hold nothing now.
}
query-rules = rules in force
query-turn = whose turn
query-standing = who owns what
query-shown = what lies open
query-own = what is yours

## Cards

card = { $suit ->
    [none] { $rank }
   *[other] { $rank } of { $suit }
}
rank-joker = joker
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = jack
rank-queen = queen
rank-king = king
rank-ace = ace
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

## In a game

game-ended = Enter plays again, Escape leaves.
game-saved = The game is saved. Continue is in the main menu.
    .brief = Saved.
game-not-saved = The game could not be saved.
not-kept = This game is not being saved: { $why }. You can play on.
not-now = Not now. { $told }
title-game-menu = Game menu
game-menu-stay = Play on.
game-menu-leave = Leave the game; it is saved.
chair-bot = { $name }, a bot, takes chair { $number }.
chair-person = Somebody here takes chair { $number }.
table-left = You have left the table. Enter begins a new game, Escape leaves.
pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter.
    .brief = { $name }, take the keyboard: Enter.
headphones = Headphones on? Press Enter.
no-headphones = Nothing was read.
chosen-quietly = Chosen.
not-possible = Not possible.
alone-waits = { $count ->
    [one] { $count } line waits for you alone. H reads it.
   *[other] { $count } lines wait for you alone. H reads them.
}
too-soon = Too soon: that key came before the question.
    .brief = Too soon.
edge = { $told } End of list.
position = { $number ->
    [0] {""}
    [1] First:{" "}
    [2] Second:{" "}
    [3] Third:{" "}
    [4] Fourth:{" "}
    [5] Fifth:{" "}
   *[other] Number { $number }:{" "}
}{ $told }{ $marked ->
    [yes] {" "}Marked.
   *[no] {""}
}
no-such-choice = There is no such choice.
choice-incomplete = Not possible. { $told }
nothing-selected = Nothing is selected. Up and Down choose.
who-you = You.
who-person = { $name }.
who-bot = { $name }, a bot.

undo-over = The game is over: nothing can be taken back. Records in the main menu plays on from any move.
undo-nothing = There is no choice of yours to take back.
undo-secret = Not possible: somebody else has made a secret choice since.
undo-consent = Does everybody here agree to take back the last choice? Y or N.
undo-luck = Luck goes back too: the same throws and cards come again, whatever you choose. Statistics count this game apart.
    .brief = The same luck comes again.
words-hash = The seed of this game's luck is fixed, and its SHA-256 is in the record: { $hash }.
words-enter = Add words of your own to the luck and press Enter; without words, Enter begins.
    .brief = Your words, then Enter.
words-none = No words are added.
words-added = Added to the luck: { $words }.
luck-none = Nothing in this game is left to luck.
luck-seeded = The luck of this game is repeated from the seed { $seed }, so it is not fair luck.
luck-fair = Fair luck. The SHA-256 of its seed is { $hash }. { $words ->
    [none] No words were added.
   *[other] Words were added: { $words }.
} The seed is told at the end.
luck-told = Fair luck. Its seed was { $seed }. { $words ->
    [none] No words were added.
   *[other] Words were added: { $words }.
} The command audiogame verify checks it.

## Everywhere

fault = { $why }
yes-or-no = Y for yes, N for no.
leave-program = Leave audiogame? Y or N.
leave-program-game = Leave audiogame? The game is saved. Y or N.
leave-game = Leave the game? It is saved. Y or N.
leave-game-unsaved = Leave the game? It could not be saved. Y or N.
staying = Staying.
missed = { $count ->
    [one] { $count } line came meanwhile. Space reads it.
   *[other] { $count } lines came meanwhile. Space reads them.
}
went-wrong = Something went wrong in the program. The game is saved, and the fault is written down in { $file }.
output-lost = Without { $name } from now on: { $why }
settings-not-saved = The settings could not be saved: { $why }.
nothing-said = Nothing has been said yet.
history-older = { $text } That is the oldest line.
history-newer = { $text } That is the newest line.
unknown-key = { $key } does nothing here. Question mark lists the keys.
    .brief = { $key } does nothing here.
command-not-here = Only in a game: { $what }.
verbosity-full = Full sentences.
verbosity-brief = Brief sentences.
suspended = Stopped. The shell goes on with fg.
cannot-suspend = The program cannot be stopped here.
goodbye = Goodbye.

## Menus

menu-item-titled = { $title }: { $item } { $number } of { $count }.
    .brief = { $title }: { $item }
menu-item = { $item } { $number } of { $count }.
    .brief = { $item }
menu-item-edge = { $item } { $number } of { $count }, end of list.
    .brief = { $item } End.
no-such-item = There are { $count } entries.
menu-main = Main menu
title-new = Which game
title-continue = Continue
title-records = Records
title-statistics = Statistics
title-record = This record
title-speech = Speech
menu-new = New game.
menu-continue = Continue a game.
menu-name = Your name.
menu-pace = Measure how fast your voice reads.
menu-speech = Speech.
menu-records = Records.
menu-statistics = Statistics.
menu-leave = Leave.
menu-game = { $title }, { $seats } seats. { $about }
    .brief = { $title }.
lobby-start = Start.
lobby-person = Seat { $number }: { $name }, here.
lobby-bot = Seat { $number }: { $name }, a bot.
lobby-add-bot = Add a bot.
lobby-add-person = Add a person here.
lobby-words = { $added ->
    [yes] You add words of your own to the luck.
   *[no] Nobody adds words to the luck.
}
lobby-option = { $option }: { $value }
seat-rename = Another name.
seat-person = A person plays this seat.
seat-bot = A bot plays this seat.
seat-remove = Remove the seat.
wrong-seats = This game is for { $seats } seats, not { $count }.
enter-name = The name is { $name }. Type another and press Enter; Escape keeps it.
name-taken = { $name } sits here already.
named = You are called { $name }.
enter-option = Type { $allowed } and press Enter; Escape keeps it.
not-an-option = { $typed } is not possible. It is { $allowed }.
typed-so-far = { $count ->
    [0] Nothing is typed.
   *[other] { $text }.
}
title-continue-game = This game
record-review = Walk through it.
record-check = Check its moves and its luck.
record-delete = Delete it.
delete-record = Delete this record for good? Y or N.
continue-go-on = Go on.
continue-delete = Delete this game.
continue-save = Save what comes before the damage, as a game of its own.
cannot-save = Nothing of it can be saved: { $why }
saved-before-damage = Saved as { $name }; the damaged record stays as it was.
review-play-on-sure = Play on from here? Y or N.
delete-game = Delete this game for good? Y or N.
game-deleted = Deleted.
nothing-unfinished = There is no unfinished game.
calibrate = A sentence follows. Press Enter when your voice has ended it. Begin with Enter.
calibration-sentence = The dice roll slowly over the wooden table, past cards and chips, and come to rest one after another where everybody can hear them.
calibration-failed = That was too fast or too slow. Nothing is changed.
calibrated = Your voice reads { $rate } characters a second.
speech-auto = Automatic.
speech-lines = Lines only, for readers of the terminal.
speech-direct = Spoken directly by NVDA, JAWS and others.
speech-none = No speech, lines are printed.
speech-kept = It counts from the next start.

## Keys

key-shift = Shift
key-ctrl = Control
key-enter = Enter
key-escape = Escape
key-space = Space
key-tab = Tab
key-backspace = Backspace
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-delete = Delete
key-insert = Insert
key-comma = comma
key-period = period
key-question = question mark
key-hash = number sign
key-equals = equals
key-unknown = that key

command-rules = rules in force
command-turn = whose turn it is
command-standing = who owns what, and the score
command-shown = what has been chosen or lies open
command-own = what is yours
command-up = the one before
command-down = the next one
command-first = the first one
command-last = the last one
command-choose = choose
command-mark = mark or choose; skip a wait
command-pick-1 = the first choice, and so on
command-back = back, or leave
command-repeat = say it again
command-who = who sits where
command-undo = take the last choice back
command-luck = where luck comes from
command-next-key = the next key moment
command-key-before = the key moment before
command-next-round = the end of the next round
command-round-before = the end of the round before
command-verbosity = full or brief sentences
command-older = older line
command-newer = newer line
command-silence = silence
command-keys = the keys
command-leave = leave at once
command-suspend = stop the program
