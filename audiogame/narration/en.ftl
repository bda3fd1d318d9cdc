### What is common to all games and to the program, in English.

you = you
minus = minus

## Events and answers of every game

game-started = { $resumed ->
    [yes] The game continues. At the table: { AND($seats) }.
   *[no] New game. Playing order: { AND($seats) }.
}
    .brief = { AND($seats) }.
taken-back = { $seat } takes back a choice.
    .you = You take back a choice.
finished = { $winners ->
    [0] Game over. Whoever made the most has left.
    [one] Game over. Winner: { $winners }.
   *[other] Game over. First place is shared by { AND($winners) }.
}
nothing-to-tell = { $query ->
    [rules] No special rules apply right now.
    [turn] The game is waiting for nobody.
    [standing] Nobody has anything yet.
    [shown] Nothing is face up.
   *[own] You have nothing right now.
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

game-ended = Enter plays again, N with the seats moved on, { $back } leaves.
    .brief = Enter: again. N: seats moved on. { $back } leaves.
game-saved = The game is saved. { $shell ->
    [yes] To go on, type audiogame and choose Continue.
   *[no] Continue is in the main menu.
}
    .brief = Saved.
game-not-saved = The game could not be saved.
not-kept = This game is not being saved: { $why }. You can play on.
not-now = Not now. { $told }
thinking = Thinking.
advice-not-now = No advice now: it is not your turn. { $told }
    .brief = Not your turn. { $told }
advice-no-skill = There is nothing to advise: this game is all luck, and no choice is better than another.
    .brief = All luck: nothing to advise.
advice-none = Nobody can advise in this game.
advice-off = Advice is switched off at this table.
    .brief = Advice is off.
advice-over = No advice: the game is over.
advice-lesson = No advice in a lesson: the teacher tells you.
    .brief = The teacher tells you.
advice-nobody = No advice: nobody here plays.
advice-one-choice = There is only one choice. { $told }
    .brief = Only one choice. { $told }
advice-only = There is no other choice.
    .brief = Nothing else.
title-game-menu = Game menu
game-menu-stay = Play on.
game-menu-code-set = { $name } sets a code for taking over the keyboard.
game-menu-code-remove = { $name } removes the code.
code-enter = Your code, then Enter.
code-new = Type a code that only you know, then Enter. It counts for this game alone.
    .brief = A new code, then Enter.
code-wrong = That is not the code.
code-set = The code is set.
code-removed = The code is removed.
game-menu-bot-one = A bot plays for you.
game-menu-bot-other = A bot plays for { $name }.
game-menu-back-one = Take your seat back from the bot.
game-menu-back-other = { $name } takes the seat back from the bot.
game-menu-again = Begin again; this game is saved.
game-menu-rotated = Begin again with the seats moved on; this game is saved.
game-menu-lesson = The lesson for this game; the game waits.
game-menu-settings = Settings.
game-menu-sounds = Sounds of this game.
game-menu-keys = Keys.
game-menu-give-up = Give up.
game-menu-leave = Leave the game; it is saved.
game-menu-leave-unsaved = Leave the game; it could not be saved.
give-up = Give up? The game ends, and cannot be continued. Y or N.
given-up = You give up. { $told }
title-strength = How strong a bot
strength = { $strength }. { $about }
    .brief = { $strength }.
strength-casual = casual
strength-skilled = skilled
strength-expert = expert
strength-casual-about = It makes mistakes as people do.
strength-skilled-about = It plays well, and looks at the moment more than ahead.
strength-expert-about = It plays nearly as well as can be computed.
strength-loyal = loyal
strength-loyal-about = It always calls the same colour.
strength-contrary = contrary
strength-contrary-about = It calls what fewer of the others have called.
bot-plays = { $several ->
    [yes] A bot plays for { $name } now.
   *[no] A bot plays for you now; { $back } takes the seat back.
}
person-plays = { $several ->
    [yes] { $name } plays again.
   *[no] You play again.
}
chair-bot = { $name }, a bot, takes chair { $number }.
chair-person = Somebody here takes chair { $number }.
table-left = You have left the table. Enter begins a new game, { $back } leaves.
pass-keyboard = Pass the keyboard to { $name }: Enter.
    .brief = { $name }, take the keyboard: Enter.
taken-over = { $name }'s turn.
taken-over-news = { $name }, H has news.
taken-over-marked = { $name }: marked. Enter chooses it.
    .brief = { $name }: marked.
headphones = Headphones on? Y or N.
no-headphones = Nothing was read.
marked = Marked: { $count ->
    [one] your { $places } choice.
   *[other] your { $places } choices, { $count } in all.
}
nothing-marked = Nothing is marked.
ordinal = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] number { $number }
}
not-possible = Not possible.
too-soon = Too soon: that key came before the question. { $told }
    .brief = Too soon. { $told }
too-soon-for-item = Too soon. { $told }
edge = { $told } End of list.
row-more = More: Space.
row-goes-on = { $told }, more: Space.
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
choice-incomplete = { $told }
nothing-selected = Nothing is selected. Up and Down choose.
who-you = You.
who-person = { $name }.
who-bot = { $name }, a bot.

undo-over = The game is over: nothing can be taken back. Records in the main menu plays on from any move.
undo-nothing = There is no choice of yours to take back.
undo-secret = Not possible: somebody else has made a secret choice since.
undo-own = Take your choice back? Y or N.
undo-agree = { $name } asks to take the last choice back. All choices since then go back too. Y or N.
    .brief = Let { $name } take the last choice back? Y or N.
undo-consent = Does everybody here agree to take back the last choice? Y or N.
undo-luck = Luck goes back too: the same throws and cards come again, whatever you choose. Statistics count this game apart.
    .brief = The same luck comes again.
words-hash = The seed of this game's luck is fixed. Its SHA-256 is { $hash }.
words-spoken = The seed of this game's luck is fixed. The words of the game are { $spoken }.
words-enter = Add words of your own to the luck and press Enter; without words, Enter begins.
    .brief = Your words, then Enter.
words-none = No words are added.
words-added = Added to the luck: { $words }.
luck-none = Nothing in this game is left to luck.
luck-seeded = The luck of this game is repeated from the seed { $seed }, so it is not fair luck.
luck-fair = Fair luck. { $words ->
    [none] No words were added.
   *[other] Words were added: { $words }.
} The seed is told at the end.
luck-words = The words of this game are { $spoken }. Give them to the others now, and the command audiogame verify compares them at the end.
    .brief = The words of this game are { $spoken }.
luck-fair-unkept = Fair luck, but no record is kept. The SHA-256 of its seed is { $hash }. { $words ->
    [none] No words were added.
   *[other] Words were added: { $words }.
} The seed is told at the end.
luck-told = Fair luck. Its seed was { $seed }. { $words ->
    [none] No words were added.
   *[other] Words were added: { $words }.
} The command audiogame verify checks it.

## Everywhere

fault = { $why }
leave-program = Leave audiogame? Y or N.
takes-a-while =
    { $count ->
        [0] This takes a while.
       *[other] This takes a while: { $done } of { $count }. Any key says how far it is.
    }
    .brief =
        { $count ->
            [0] This takes a while.
           *[other] { $done } of { $count }.
        }
leave-program-game = Leave audiogame? The game is saved. Y or N.
staying = Staying.
yes-or-no = Y or N.
neither = Enter is neither yes nor no. { $told }
    .brief = Enter is neither. { $told }
no-answer = No answer in { $seconds } seconds: that means no.
    .brief = No answer: no.
nothing-chosen-yet = Nothing is chosen yet.
missed = { $count ->
    [one] { $count } line came meanwhile. Space reads it.
   *[other] { $count } lines came meanwhile. Space reads them.
}
went-wrong = Something went wrong in the program. { $saved ->
    [yes] The game is saved, and the fault
   *[no] The fault
} is written down in { $file }.
game-went-wrong = { $title } cannot go on: something went wrong in it. { $saved ->
    [yes] The game is saved, and the fault
   *[no] The fault
} is written down in { $file }.
bot-failed =
    .you = The bot in your seat cannot decide any more, and chooses at random from now on.
    .you-brief = Your bot chooses at random now.
    .other = { $seat } cannot decide any more, and chooses at random from now on.
    .other-brief = { $seat } chooses at random now.
sounds-failed = The sounds of this game failed: it goes on without them.
advice-failed = Nobody can advise here: the adviser of this game failed.
    .brief = The adviser failed.
rule-now-failed = The guide of this game failed: its rule book opens at the beginning.
explain-failed = Nothing can be explained here: the guide of this game failed.
output-lost = Without { $name } from now on: { $why }
settings-not-saved = The settings could not be saved: { $why }.
nothing-said = Nothing has been said yet.
nothing-since = Nothing has happened since your last choice.
spell-capital = capital { $letter }
category-all = All lines, { $count }.
category-game = Lines of the game, { $count }.
category-answers = Answers, { $count }.
category-other = Other lines, { $count }.
copied = Copied to the clipboard of the terminal.
    .brief = Copied.
copy-secret = That line is secret, and is not copied.
written = Written to { $file }.
not-written = It could not be written: { $why }.
history-older = { $text } That is the oldest line.
history-newer = { $text } That is the newest line.
unknown-key = { $key } does nothing here. Question mark lists the keys.
    .brief = { $key } does nothing here.
command-not-here = Only in a game: { $what }.
command-behind = { $back } goes back to the game first: { $what }.
    .brief = { $back } first: { $what }.
verbosity-full = Full.
verbosity-normal = Normal: what decides in full, the rest brief.
verbosity-brief = Brief.
out-listening = You can listen on, or press End to skip to the end of the game.
offer-brief = Brief from now on? Y or N. V changes it at any time.
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
menu-item-titled-only = { $title }: { $item }
menu-item-only = { $item }
menu-item-edge-only = { $item } End of list.
    .brief = { $item } End.
no-such-item = There are { $count } entries.
menu-main = Main menu
title-new = Which game
title-rules = Rules of which game
title-learn = Learn to play
title-continue = Continue
title-records = Records
title-statistics = Statistics
title-record = This record
title-speech = Speech
menu-new = New game.
menu-continue = Continue a game.
menu-learn = Learn to play.
menu-rules = Rules.
menu-records = Records.
menu-statistics = Statistics.
menu-sounds = Sounds.
menu-keys = Keys.
menu-settings = Settings.
menu-about = About and credits.
title-about = About
about-program = audiogame { $version }, a table of dice and card games for people who play by ear.
about-licence = The program is free under the MIT licence.
about-folder = Settings, keys and saved games are in { $folder }.
about-chosen = There is no more to it. { $back } goes back.

## Credits of a game

title-credits = Credits of { $title }
credits-authors = { $known ->
    [unknown] Nobody knows who designed it.
    [none] Nobody alone designed it.
   *[said] Designed by { $value }.
}
credits-contributor = { $value }.
credits-publisher = { $known ->
    [unknown] We do not know who published it.
    [none] Nobody published it.
   *[said] Published by { $value }.
}
credits-year = { $known ->
    [unknown] We do not know the year.
    [none] It has no year.
   *[said] Year: { $value }.
}
credits-version = { $known ->
    [unknown] We know of no version number.
    [none] Its rules have no version number.
   *[said] Version { $value }.
}
credits-marks = We know of no trade mark.
credits-licence = { $known ->
    [unknown] We do not know its licence.
    [none] No licence is named.
   *[said] Licence: { $value }.
}
credits-address = { $known ->
    [unknown] We know no address of the original.
    [none] The original has no address.
   *[said] The original is at { $value }.
}
credits-chosen = There is no more to it. Space on an address spells it, and { $back } goes back.
menu-leave = Leave.
menu-game = { $title }, { $seats } seats. { $about }{ $length ->
    [none] {""}
   *[other] {" "}{ $length }
}
    .brief = { $title }.
lobby-start = Start.
lobby-start-about = Begins the game with these seats and options.
lobby-seat-about = Who plays here. Enter changes it: a person or a bot, the name, and the place in the order.
lobby-person = Seat { $number }: { $name }, here.
lobby-bot = Seat { $number }: { $name }, a bot.
lobby-add-bot = Add a bot.
lobby-add-bot-about = Enter adds a seat with a bot.
lobby-add-person = Add a person here.
lobby-add-person-about = Enter adds a seat for somebody who shares this keyboard.
lobby-words = { $added ->
    [yes] You add words of your own to the luck.
   *[no] Nobody adds words to the luck.
}
lobby-words-about = Whether words that you type before each game are mixed into its luck, so that nobody else can have chosen it. Enter changes it.
lobby-advice = { $on ->
    [yes] Advice may be asked.
   *[no] No advice at this table.
}
lobby-advice-about = Whether Shift H may say what an expert would do. Enter changes it.
lobby-option = { $option }: { $value }
lobby-rules = Rules of this table.
lobby-rules-about = Enter opens the rule book, told for these seats and options.
seat-rename = Another name.
seat-person = A person plays this seat.
seat-bot = A bot plays this seat.
seat-remove = Remove the seat.
no-more-seats = There are { $count } seats, no more are possible.
no-bots = There is no bot to remove.
bot-added = { $name } sits down, a bot.
person-added = { $name } sits down, here.
bot-removed = { $name } leaves.
new-same = The same as last time: { $title } with { $names }.
lobby-strength = Seat { $number }: { $name }, { $strength ->
    [expert] an { $strength } bot.
   *[other] a { $strength } bot.
}
lobby-usual = Seats and options as they usually are.
lobby-usual-about = Enter takes back what has been changed here.
seat-strength = { $strength ->
    [expert] An
   *[other] A
} { $strength } bot plays this seat. { $about }
    .brief = { $strength } bot.
seat-manner = A { $strength } bot plays this seat, not better than others: all is luck. { $about }
    .brief = { $strength } bot. All is luck.
seat-earlier = One seat earlier in the playing order.
option-about = { $about } { $told }
option-numbers = { $count ->
    [0] It is a number from { $low } to { $high }. Enter types it.
   *[other] { $values } Or a number from { $low } to { $high }. Enter types it.
}
option-values = { $count ->
    [one] There is only this: { $values }
   *[other] { $count } ways: { $values } Enter takes the next.
}
rotate-game = Begin again with the seats moved on? This game is saved. Y or N.
wrong-seats = This game is for { $seats } seats, not { $count }.
enter-name = The name is { $name }. Type another and press Enter; { $leave-text } keeps it.
enter-new-name = Type a name and press Enter; { $leave-text } goes back.
name-taken = { $name } sits here already.
enter-option = Type { $allowed } and press Enter; { $leave-text } keeps it.
not-an-option = { $typed } is not possible. It is { $allowed }.
typed-so-far = { $count ->
    [0] Nothing is typed.
   *[other] { $text }.
}
title-continue-game = This game
record-review = Walk through it.
record-check = Check its moves and its luck.
record-share = Share it.
record-delete = Delete it.
title-share = Share this record
share-copy = Copy its text, with names.
share-file = Save it as a file, with names.
share-copy-bare = Copy its text without the names of people.
share-file-bare = Save it as a file without the names of people.
share-bare-about = People are called by their seats. The twelve words of the game are other ones then.
share-there = { $file } is there already, and nothing was changed. Choose again, and type another name.
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
title-speech-mode = Who speaks
speech-auto = Automatic.
speech-lines = Your screen reader reads the lines.
speech-direct = Spoken directly by NVDA, JAWS and others.
speech-voice = The program's own voice.
speech-none = Nobody, lines are printed.
speech-auto-about = At each start the program finds out which one fits.
speech-lines-about = Lines are printed so that a screen reader or a braille display reads them; the program itself is silent.
speech-direct-about = Lines go straight to NVDA, JAWS and others, which speak and braille them.
speech-voice-about = The program speaks through a voice of this machine, without a screen reader.
speech-none-about = For who reads with the eyes.
speech-kept = It counts from the next start.
setting-speech = Who speaks: { $value }
setting-speech-about = Who speaks the lines: your screen reader, the program's own voice, or nobody. Shift V changes it anywhere.
setting-voice = Voice program: { $value }.
setting-voice-about = Which program of this machine is the program's own voice.
title-voice = Voice program
voice-program-best = the best that is there
voice-program-sapi = SAPI 5, of Windows
voice-program-speech-dispatcher = speech-dispatcher, of Linux
voice-program-espeak = the one that comes with the program, eSpeak NG
voice-program-say = say, of macOS
voice-program-pyttsx3 = pyttsx3
voice-program-prism = prismatoid
voice-cannot-speak = That cannot speak here, so nothing is changed. { $why }
speech-now-lines = Your screen reader reads the lines from now on.
    .brief = Lines.
speech-now-direct = The screen reader is spoken to from now on.
    .brief = Direct.
speech-now-voice = The program speaks with its own voice from now on.
    .brief = Own voice.
speech-now-none = No speech from now on; lines are printed.
    .brief = No speech.
setting-voice-rate = { $value } words a minute.
setting-voice-rate-about = How fast the program's own voice speaks.
setting-voice-pitch = Pitch { $value }.
setting-voice-pitch-about = How high the program's own voice is, from 0 to 100.
setting-voice-volume = Voice { $value } percent.
setting-voice-volume-about = How loud the program's own voice is; a screen reader has a volume of its own.
setting-voice-name = Voice: { $value }.
setting-voice-name-about = Which voice speaks, of those that the voice program has; each says its own name.
setting-voice-language = Language: { $value }.
setting-voice-language-about = The language of the program's own voice, as a code.
setting-opponent-voices = { $value ->
    [yes] Each opponent has a voice of its own.
   *[no] One voice speaks for all.
}
setting-opponent-voices-about = Whether what opponents do is told in voices of their own, where the program speaks by itself.
setting-braille = { $value ->
    [yes] Braille: short lines, one at a time, Space reads on.
   *[no] Braille lines are off.
}
setting-braille-about = Whether lines are short and stay until Space, for braille displays. Turned on, it prints sounds in words too.
voice-of-backend = the usual one
change-voice = { $count } voices. Up and Down walk, Enter takes one, { $back } goes back.
    .brief = { $count } voices.
no-voices = There is no choice of voices now. Let the program speak with its own voice first.
enter-language = The language is { $value }. Type a code such as en, en-us or de, and press Enter.
not-a-language = { $typed } is no code of a language.
voice-without-language = The language { $language } is not there with { $name }, so it stays { $kept }.{ $count ->
    [0] {""}
   *[other] {" "}Near are: { $near }.
}
voice-keeps-own = { $what ->
    [rate] This voice keeps its own rate.
    [pitch] This voice keeps its own pitch.
    [volume] This voice keeps its own volume.
    [voice] This voice cannot be changed for another.
   *[language] This voice keeps its own language.
}
as-before = As it was before.
voice-lost = The voice has changed to { $name }. { $why }
    .brief = Now { $name }.
voice-again = { $name } speaks again. { $why }
    .brief = { $name } speaks again.
voice-back = { $name } speaks now.
audio-lost = { $what ->
    [both] Sound and voice are gone
    [voice] The voice is gone
   *[sounds] Sounds are gone
}: { $why }{ $speaks ->
    [none] {" "}Lines are printed.
    [other] {" "}Now { $name } speaks.
   *[same] {""}
}
audio-back = { $what ->
    [both] Sound and voice are back.
    [voice] The voice is back.
    [first] There are sounds now.
   *[sounds] Sounds are back.
}
voice-lacks-voice = { $name } does not have the voice { $why }, so it speaks with its usual one. The menu of speech lists its voices.
    .brief = { $name } does not have the voice { $why }.
voice-lacks-language = { $name } does not speak { $why }, so it speaks as usual. Another language is chosen in the menu of speech.
    .brief = { $name } does not speak { $why }.
sounds-off = Sounds off.
sounds-on = Sounds on.
sounds-no-device = Sound is off: no sound device found. The game is complete without it.
    .brief = Sound is off: no sound device found.
sound-broken = { $why }
title-learn-sounds = Sounds to learn; Enter plays one again
sounds-learn = Learn the sounds.
sounds-quiz = Sound quiz.
quiz-no-sounds = A quiz needs sounds: they are off, or there is no sound device.
quiz-begins = { $count } sounds. After each, press the number of what it was. Enter plays it again, Escape ends.
    .brief = { $count } sounds.
quiz-choice = { $number }: { $text }.
quiz-asks = { $choices } Which was it?
quiz-key = { $text }.
quiz-right = Right. { $description }
quiz-wrong = No. { $description }
quiz-pair = { $played } with { $chosen }
quiz-result = { $right } of { $asked } right.{ $count ->
    [0] {""}
   *[other] {" "}Mixed up: { AND($pairs) }.
}
sounds-settings = Volume, places, captions.
sounds-common = Sounds of all games and menus.
title-learn-which = Which sounds
learn-sound = { $description }
sounds-none = There are no sounds: they are off, or there is no sound device.
voice-none = Nothing can speak now, so lines are printed. { $why }

## Settings

title-settings = Settings
settings-wording = Wording: how much is said.
settings-screen = Lists and screen.
settings-playing = Playing, names and pace.
settings-sounds = Sounds: volume, places, captions.
    .brief = Sounds.
settings-people = People at this keyboard: wording and keys of their own.
    .brief = People at this keyboard.
settings-speech = Speech.
title-people = People
people-add = Somebody else.
people-broken = What each person here wants of their own could not be read: { $why }.
people-partly-broken = What { $names } { $count ->
    [one] wants
   *[other] want
} of their own has a fault, so the settings count.
people-mend = The file is kept as { $file }. Settings, People at this keyboard, sets wording and keys anew.
person = { $name }: wording { $wording ->
    [settings] as in the settings
   *[other] { $wording }
}, { $keys ->
    [yes] keys of their own.
   *[no] the same keys.
}
person-wording = Wording: { $wording ->
    [settings] as in the settings.
   *[other] { $wording }.
}
person-keys = { $own ->
    [yes] Keys of their own.
   *[no] The same keys as everybody.
}
person-change-keys = Change these keys.
settings-pace = Measure how fast your voice reads.
settings-usual = All of this as it came.
settings-usual-about = Every setting of this menu is taken back, after a question.
title-wording = Wording
title-screen = Lists and screen
title-playing = Playing
title-sounds = Volume and places
title-sounds-menu = Sounds
take-settings-back = Set all of this back to how it came? Y or N.
settings-taken-back = All of it is as it came.
about-setting = { $about } Enter changes it.
value = { $usual ->
    [yes] { $value } The usual one.
   *[no] { $value }
}
value-sample = { $value } { $sample }
setting-nothing = nothing
enter-setting = { $told } Type another and press Enter; { $leave-text } keeps it.
change-setting = Up and Down change it, digits type it, Delete takes the usual one, Enter keeps it, { $back } takes it back.
    .brief = Up, Down or digits; Enter, { $back }.
number-typed = { $typed }, so far.
number-wrong = { $typed } is not possible. It is a { $whole ->
    [yes] whole number
   *[no] number
} from { $low } to { $high }. { $told }
text-wrong = That is not possible: it is one line of at most { $longest } characters. { $told }
wording-now = { $chosen ->
    [profile] as the profile says
   *[other] { $chosen }
}
wording-profile = As the profile says:
wording-full = Full:
wording-normal = Normal, full until you know it:
wording-brief = Brief:
setting-name = Your name: { $value }.
setting-name-about = How you are called at the table and in records.
setting-bot-names = Names of bots: { $value }.
setting-bot-names-about = How bots are called, parted by commas; without, they have the usual names.
setting-verbosity = Profile: { $chosen }.
setting-verbosity-about = How much is said: full, normal, or brief. V changes it anywhere.
setting-verbosity-title = Profile
setting-verbosity-dice = Dice: { wording-now }.
setting-verbosity-dice-about = How much is said of dice: as the profile says, or otherwise.
setting-verbosity-dice-title = Dice
setting-verbosity-cards = Cards: { wording-now }.
setting-verbosity-cards-about = How much is said of cards: as the profile says, or otherwise.
setting-verbosity-cards-title = Cards
setting-verbosity-scores = Scores: { wording-now }.
setting-verbosity-scores-about = How much is said of scores, winnings and endings.
setting-verbosity-scores-title = Scores
setting-verbosity-turns = Turns: { wording-now }.
setting-verbosity-turns-about = How much is said of whose turn it is, and of what you are asked.
setting-verbosity-turns-title = Turns
setting-verbosity-chatter = All else: { wording-now }.
setting-verbosity-chatter-about = How much is said of what changes nothing, such as that somebody has chosen.
setting-verbosity-chatter-title = All else
setting-numbers = Thousands: { $value }
setting-numbers-plain = without a sign, 1000000.
setting-numbers-grouped = parted by commas, 1,000,000.
setting-numbers-title = Thousands
setting-numbers-about = Whether commas part the thousands of long numbers.
setting-sound = Sounds beside words: { $value }
setting-sound-yes = on.
setting-sound-no = off.
setting-sound-title = Sounds
setting-sound-about = Whether there are sounds beside words. M turns them off and on while you play.
setting-sound-master = All sounds { $value } percent.
setting-sound-master-about = How loud all sounds are, and the program's own voice with them.
setting-sound-game = Game { $value } percent.
setting-sound-game-about = How loud the sounds of the table are: dice, cards, turns, winning.
setting-sound-interface = Menus and keys { $value } percent.
setting-sound-interface-about = How loud the small sounds of menus and keys are.
setting-sound-ambience = Fire and room { $value ->
    [0] off.
   *[other] { $value } percent.
}
setting-sound-ambience-about = How loud a quiet room with a fire is heard behind a game; 0 for none.
setting-sound-places = Places: { $value }
setting-sound-places-stereo = for two ears, seats from left to right.
setting-sound-places-mono = the same in both ears.
setting-sound-places-left = left ear only.
setting-sound-places-right = right ear only.
setting-sound-places-title = Places
setting-sound-places-about = Whether sounds come from where the players sit, from everywhere, or into one ear.
setting-sound-lead = Words wait { $value } percent of the usual time for their sound.
    .brief = Wait for sounds: { $value } percent.
setting-sound-lead-about = How long words wait for the sound before them; with 0 both begin at once.
setting-sound-pack = Own sounds: { $value }.
setting-sound-pack-about = A folder of sounds that take the place of those that come with the program. Without one, the folder sounds beside your settings counts.
setting-captions = Captions: { $value }
setting-captions-yes = sounds are also printed in words.
setting-captions-no = off.
setting-captions-title = Captions
setting-captions-about = Whether sounds are also printed in words, in square brackets, for who hears badly.
setting-unspoken-dice = Dice: { $value }
setting-unspoken-dice-yes = sounds without words, in the voice.
setting-unspoken-dice-no = sounds and words.
setting-unspoken-dice-title = Dice
setting-unspoken-dice-about = For who knows the sounds: whether a voice leaves out the words where a sound tells the same. They are still printed and kept.
setting-unspoken-cards = Cards: { $value }
setting-unspoken-cards-yes = sounds without words, in the voice.
setting-unspoken-cards-no = sounds and words.
setting-unspoken-cards-title = Cards
setting-unspoken-cards-about = For who knows the sounds: whether a voice leaves out the words where a sound tells the same. They are still printed and kept.
setting-unspoken-scores = Scores: { $value }
setting-unspoken-scores-yes = sounds without words, in the voice.
setting-unspoken-scores-no = sounds and words.
setting-unspoken-scores-title = Scores
setting-unspoken-scores-about = For who knows the sounds: whether a voice leaves out the words where a sound tells the same. They are still printed and kept.
setting-unspoken-turns = Turns: { $value }
setting-unspoken-turns-yes = sounds without words, in the voice.
setting-unspoken-turns-no = sounds and words.
setting-unspoken-turns-title = Turns
setting-unspoken-turns-about = For who knows the sounds: whether a voice leaves out the words where a sound tells the same. They are still printed and kept.
setting-unspoken-chatter = All else: { $value }
setting-unspoken-chatter-yes = sounds without words, in the voice.
setting-unspoken-chatter-no = sounds and words.
setting-unspoken-chatter-title = All else
setting-unspoken-chatter-about = For who knows the sounds: whether a voice leaves out the words where a sound tells the same. They are still printed and kept.
setting-orientation = Places in lists: { $value }
setting-orientation-yes = said, such as 3 of 7.
setting-orientation-no = left out.
setting-orientation-title = Places in lists
setting-orientation-about = Whether lists say which of how many entries you are on.
setting-columns = { $value ->
    [0] Rows as long as the screen.
   *[other] Rows of { $value } characters.
}
setting-columns-about = How many characters a printed row has at the most; 40 suits many braille displays, 0 takes the whole screen.
setting-theme = Colours: { $value }
setting-theme-own = those of the terminal.
setting-theme-white-on-black = white on black.
setting-theme-yellow-on-black = yellow on black.
setting-theme-black-on-white = black on white.
setting-theme-black-on-yellow = black on yellow.
setting-theme-title = Colours
setting-theme-about = In which colours lines are printed, for players who see little. Each is shown while you stand on it; screen readers hear no difference.
setting-spacing = Space between lines: { $value }
setting-spacing-normal = none.
setting-spacing-wide = a free row.
setting-spacing-title = Space between lines
setting-spacing-about = A free row between lines makes them easier to find. Where a screen reader reads, there is none.
setting-view = The question: { $value }
setting-view-lines = one line among the others.
setting-view-together = kept at the bottom with the last line.
setting-view-title = Where the question stands
setting-view-about = The question can stay at the bottom, together with the last line. Where a screen reader reads, it stays among the others.
setting-copy-to = Lines are copied { $value }
setting-copy-to-clipboard = to the clipboard.
setting-copy-to-file = to a file.
setting-copy-to-title = Copies go
setting-copy-to-about = Where Y copies a line: to the clipboard where the terminal has one, or to the file copied.txt.
setting-digits = Digits mark dice { $value }
setting-digits-place = by place.
setting-digits-face = by face.
setting-digits-title = Digits mark dice
setting-digits-about = By place, 2 marks the second die or dice pair. By face, 2 marks the first one that shows a 2, then the next, and then takes all these marks away.
setting-remarks = Remarks of opponents: { $value }
setting-remarks-yes = now and then.
setting-remarks-no = none.
setting-remarks-title = Remarks of opponents
setting-remarks-about = Whether opponents with a character say something short, seldom and after the news.
setting-confirm-leaving = Before leaving: { $value }
setting-confirm-leaving-yes = you are asked.
setting-confirm-leaving-no = you are not asked.
setting-confirm-leaving-title = Before leaving
setting-confirm-leaving-about = Whether you are asked before the program or a game is left; games are saved either way.
setting-pace = Waits times { $value }.
setting-pace-about = How long the game waits after each line while others play: 1 is as long as it takes to read it, 0 does without waits.
setting-rate = Your voice reads { $value } characters a second.
setting-rate-about = How fast your screen reader or voice reads; it can be measured in the settings.

## The first start

welcome = Up and Down choose, Enter opens, question mark lists the keys. Learn to play begins with them.

first-run-lines = Press 1 if you hear or read this.
first-run-others = Press 2 for a voice, 3 for braille.
first-run-colours = C chooses colours.
first-run-voice = This is the program's own voice. Press 2 if you want it to speak.
first-run-lines-kept = Your screen reader reads the lines. Shift V changes it.
first-run-voice-kept = The program speaks. Shift V changes it.
first-run-braille-kept = Braille it is. Space reads on, Enter chooses.

## Rule books

book-opened = Rules of { $title }. { $chapter ->
    [none] {""}
   *[other] { $chapter }:{" "}
}{ $told }
    .brief = { $chapter ->
        [none] { $title }
       *[other] { $chapter }
    }: { $told }
book-closed = The rule book is closed.
    .brief = Closed.
book-paragraph = { $told }
book-titled = { $chapter }: { $told }
book-edge = { $told } Nothing further here.
    .brief = { $told } End.
book-no-chapter = { $count ->
    [one] There is { $count } chapter.
   *[other] There are { $count } chapters.
}
book-beginning = This is the beginning; { $count } chapters follow.
    .brief = Beginning; { $count } chapters.
book-nowhere-else = { $told } Nowhere else.
book-find = Type what you look for and press Enter.{ $last ->
    [none] {""}
   *[other] {" "}Enter alone looks for { $last } again.
}
    .brief = Look for what?
book-not-found = There is no { $wanted } in these rules.
book-nothing-sought = Slash looks for words.

read-on-end = That is all.

## Lessons

lesson-item = { $title }{ $state ->
    [done] , done.
    [begun] , begun.
   *[new] .
}
lesson-on = Go on where you left it.
lesson-anew = From the beginning.
lesson-goes-on = The lesson goes on. { $said }
lesson-enter = Enter goes on.
lesson-undo = No taking back in a lesson: a mistake is taken back by itself.
    .brief = No taking back in a lesson.
lesson-slower = { $slower ->
    [yes] One line at a time; { $key } takes several again.
   *[no] Several short lines at a time.
}
    .brief = { $slower ->
        [yes] One line at a time.
       *[no] Several lines.
    }
only-in-a-lesson = That is for lessons: here every line comes by itself.
lesson-press = Now press { $key }.
lesson-hint = New to { $title }? { $back } opens the game menu, and its lesson is there. This game waits for you.
    .brief = New to { $title }? { $back } leads to its lesson.
lesson-back-to-game = Back in your game.
lesson-given = You've just done that.
lesson-changed = Changed in this lesson: { $told }
lesson-other = { $told ->
    [none] In this lesson, please choose as the teacher says.
   *[other] { $told }
}
lesson-taken-back = We take that back, as if it had not happened.
    .brief = Taken back.
lesson-leave = Leave the lesson? It goes on here next time. Y or N.
lesson-kept = You can go on here next time, under Learn to play.
    .brief = Kept.
lesson-over = That was the lesson: { $title }.
lesson-went-wrong = This lesson cannot go on: something went wrong in the game { $title }. The fault is written down in { $file }.
lesson-not-kept = How far you are could not be saved: { $why }.

## Glossary

glossary-line = Words of this line
    .brief = Words
glossary-all = No word of this line is in the glossary; all words
    .brief = All words
glossary-term = { $word }: { $told }
glossary-no-rule = The rules say no more about it.

## Keys

keys-broken = { $count ->
    [one] Your keys have a fault, so the default keys are used. Keys in the main menu reads it.
   *[other] Your keys have { $count } faults, so the default keys are used. Keys in the main menu reads them.
}
keys-own = Your own keys, laid over: { $preset }
keys-right = This file can be used: { $file }.
keys-wrong = { $count ->
    [one] This file cannot be used before that is mended: { $file }.
   *[other] This file cannot be used before these { $count } faults are mended: { $file }.
}
title-own-keys = Keys
own-keys-change = Change a key.
own-keys-faults = { $count ->
    [one] Read the fault of your keys.
   *[other] Read the { $count } faults of your keys.
}
own-keys-scope = { $only ->
    [yes] Changes are for this game alone.
   *[no] Changes are for every game.
}
own-keys-preset = Keys to begin with: { $preset }
own-keys-reset = Back to the keys that come with the program.
own-keys-export = Write your keys to a file.
own-keys-import = Take keys from a file.
title-change-keys = Change which key
keys-of-command = { $count ->
    [0] { $what }: no key.
   *[other] { $what }: { $keys }.
}
change-keys-add = One more key.
change-keys-replace = Another key instead.
change-keys-drop = Without { $key }.
change-keys-reset = As it was before your changes.
press-new-key = Press the new key for: { $what }. { $back } keeps it as it is.
take-key = { $key } is: { $what }. Take it from there? Y or N.
key-always = { $key } always is: { $what }. Take another key.
key-already = { $key } is that already: { $what }.
key-lost = Without a key from now on: { $what }. The list of keys still reaches it.
keys-needed = { $modes }, a key is needed for: { $command }. Give it another one first.
keys-of-game = In { $game } { $key } is for { $words } while that can be chosen, so this could not be reached: { $command }. Take another key.
keys-both = { $key } would be two things: { $other }, and: { $command }. Take it away from one of them.
where-all = everywhere
where-menu = in menus
where-game = in a game
where-book = in a rule book
where-review = in a record
where-new = in the menus of a new game
where-lobby = while a table is set up
keys-changed = Saved.
as-it-was = Nothing is changed.
keys-kept-aside = The file with the faults is kept as { $file }.
title-preset = Keys to begin with
preset-taken = From now on: { $preset }
reset-keys = Give up all keys of your own? Y or N.
keys-reset = The keys are those of the program again. Yours are kept as { $file }.
keys-imported = These keys are yours now.
enter-export = Type a file and press Enter; without one it is { $file }. { $leave-text } goes back.
enter-import = Type the file to read and press Enter; without one it is { $file }. { $leave-text } goes back.
not-read = It cannot be read: { $why }.
preset-default = The keys that come with the program.
preset-azerty = French keyboards, azerty.
preset-left-hand = The left hand alone.
preset-right-hand = The right hand alone.
preset-playpalace = Habits of PlayPalace.
preset-playroom = Habits of QuentinC's Playroom.
mode-all = Everywhere:
mode-menu = In menus:
mode-game = In a game:
mode-book = In a rule book:
mode-review = While a record is walked through:
mode-new = In the menus of a new game, beside those of menus:
mode-lobby = While a table is set up, beside those of menus:
mode-one-game = In { $game }, otherwise:
mode-choosing = In { $game }, while that is chosen:
title-keys = Keys that work now
key = { $keys }: { $what }.
key-none = Without a key: { $what }.
key-elsewhere = { $what }; not here
key-unused = { $key } does nothing here.
key-reads-on = read on, or the last row again
key-letter = to entries that begin with { $letter }
key-help-on = Key help. Press any key to hear what it does; { $key } ends this.
    .brief = Key help. { $key } ends it.
key-help-still-on = { $told } This is key help; { $key } ends it.
key-help-off = Key help is off.
key-shift = Shift
key-ctrl = Control
key-enter = Enter
key-escape = Escape
key-leaves-text = { $escape ->
    [yes] Escape or Tab
   *[no] Tab
}
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
key-exclam = exclamation mark
key-quote = quotation mark
key-dollar = dollar sign
key-percent = percent sign
key-ampersand = ampersand
key-apostrophe = apostrophe
key-parenleft = left parenthesis
key-parenright = right parenthesis
key-asterisk = asterisk
key-plus = plus
key-minus = hyphen
key-slash = slash
key-colon = colon
key-semicolon = semicolon
key-less = less than
key-greater = greater than
key-at = at sign
key-bracketleft = left bracket
key-backslash = backslash
key-bracketright = right bracket
key-caret = caret
key-underscore = underscore
key-backtick = backtick
key-braceleft = left brace
key-bar = vertical bar
key-braceright = right brace
key-tilde = tilde
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
command-mark = mark, describe or choose; skip a wait
command-pick-1 = the first choice; the other digits, the others
command-pick = choice { $number }
command-back = back, or leave
command-repeat = say it again; more presses spell it
command-since = everything since your last choice
command-who = who sits where
command-undo = take the last choice back
command-luck = where luck comes from
command-next-key = the next key moment
command-previous-key = the key moment before
command-next-round = the end of the next round
command-previous-round = the end of the round before
command-verbosity = full or brief sentences
command-speech = who speaks
command-read-on = read on from here, until a key is pressed
command-older = older line
command-newer = newer line
command-oldest = oldest line
command-newest = newest line
command-next-category = next kind of lines to walk through
command-previous-category = kind of lines before
command-copy = copy that line
command-save-history = save all lines as a text
command-silence = silence
command-mute = sounds off or on
command-rulebook = the rule book; in a game, at what matters now
command-explain = what a choice does, and why others are missing
command-advice = what an expert would do; again, what else there is
command-glossary = words of this line explained
command-previous-chapter = previous chapter
command-next-chapter = next chapter
command-find = look for words
command-next-match = look again
command-keys = the keys that work now
command-key-help = key help: what a key does, until it is pressed again
command-rotate = begin again with the seats moved on
command-slower = in a lesson, one line at a time or several
command-add-bot = add a bot
command-remove-bot = remove the last bot
command-leave = leave at once
command-suspend = stop the program
