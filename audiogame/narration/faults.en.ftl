# Everything that can be wrong, as audiogame/narration/faults.py tells it.
# QUOTED writes a text in quotes, with what cannot be seen made visible; JOINED lists with another
# word than the comma. What is told within another message loses its full stop.


## Parts of sentences

meant = did you mean { $name }
meant-either = did you mean { $name } or { $other }
none-like-it = none of the { $count } that there are is like it
possible = possible are { $names }
nothing-possible = nothing is possible
either = { JOINED($values, " or ") }
from-to = { $low } to { $high }
number-from-to = a number from { $low } to { $high }
either-or-number = { JOINED($values, " or ") } or a number from { $low } to { $high }
other-choices = { $count } other choices are
words-needed = { $count } words are needed, not { $given }
game-has-none = this game has none


## Games, options and words

words-unreadable = { QUOTED($words) } cannot be read here: { $why }.
no-option = There is no option { QUOTED($name) }: { $near }.
option-without-value = Option { QUOTED($name) } needs a value: { $name }={ $default }.
written-as-dataclass = Leave out @dataclass before class { $name } of { $module }: its base from audiogame.rules makes it a frozen value already.
option-not-declared = Write the default of { $options }.{ $name } as option(...), with what it may be.
option-cannot-be = Option { $name } cannot be { QUOTED($value) }: it is { $allowed }.
name-unknown = There is no { $kind ->
    [strength] bot strength
    [lesson] lesson
   *[game] game
} { QUOTED($name) }: { $near }.
wrong-seats = { $game } is played with { $possible } seats, not { $seats }.
table-unreadable = The table { $name } of { $of } cannot be read: { $why }. Install the program again.
table-of-other-length = The table { $name } of { $of } holds { $held } numbers, not { $length }. Install the program again.


## Records

cannot-take-back = { $moves } moves cannot be taken back: it has to go back to a choice.
in-use = { $name } is in use by another program; close the game there first.
words-for-luck = The words { QUOTED($words) } cannot be used: they are up to { $longest } characters in one line, without blanks at the ends.
game-cannot-load = The game { QUOTED($name) } is left out: { $why }.
game-other-name = its GAME is called { $found }
game-field-wrong = { $field } of its GAME is { $found }, which it cannot be
folder-no-game = the GAME of its folder is { $found }, not a Game
messages-missing = it lacks { JOINED($messages, " and ") } in texts/en.ftl
no-lesson-of-game = The game { QUOTED($name) } has no lesson.
entry-point-no-game = its entry point is { $found }, not a Game
record-line = Line { $line } of the record, { QUOTED($text) }: { $why }.
record-too-long = the file is longer than { $longest } bytes
line-too-long = it has more than { $longest } characters
line-check-missing = its check is missing, though the next line has one
line-check-wrong = its check does not fit, so it or one before was changed
line-endless = it has no end after { $longest } bytes
line-no-text = byte { $byte } is no UTF-8 text
line-end-changed = its line end was changed
record-title = a record begins with { QUOTED($title) }
record-sealed = sealed: yes or no is missing
header-form = a header is a name, a colon and a value
header-game = it needs a game and the version of its rules
header-unknown = this header is not known, or out of order
header-twice = this header stands there twice
header-late = the header ends before the first move
header-lacking = the header lacks the game or the seats
luck-not-asked = luck is not asked here
seats-are = seats are 0 to { $last }
seat-cannot-act = seat { $seat } cannot act here, only { $actors }
move-not-possible = { QUOTED($words) } is not possible, { $why }
game-failed = the game { QUOTED($name) } failed here: { $why }
rules-version = it is of version { $version } of the rules, this program plays { $played }
note-chair = a chair needs its number, a kind and a name
note-advice = advice is given to a seat, which are 0 to { $last }
note-seat = the number of a seat that somebody has is needed
note-words = words are added to the luck once, before the first move
note-words-from = words from an outcome on need its number, { $first } at least, and the words
secret-of-another = it opens as the move of another seat, { QUOTED($words) }
secret-unknown = the words of this secret choice are not known here
secret-other = it was not { QUOTED($words) } that was chosen here


## The archive

no-such-seat = There is no seat { $seat } in this record: seats are 0 to { $last }.
statistics-cannot-keep = The statistics cannot be kept: { $why }.
database-cannot-make = the database cannot be made
record-unreadable = { $name } cannot be read: { $why }.
record-cannot-delete = { $name } cannot be deleted: { $why }.
cannot-write = { QUOTED($path) } cannot be written: { $why }.
archive-of-others = { $name } is no archive of this program: it has { QUOTED($has) }. Nothing was brought in.
archive-has-twice = { $name } is no archive of this program: it has { QUOTED($has) } twice. Nothing was brought in.
archive-file-too-large = { $name } is no archive of this program: { QUOTED($has) } has more than { $largest } bytes. Nothing was brought in.
archive-too-large = { $name } is no archive of this program: it would grow to { $size } bytes. Nothing was brought in.
file-for-folder = { QUOTED($path) } is a file where a folder belongs. Move it away first.
folder-for-file = { QUOTED($path) } is a folder where a file belongs. Move it away first.
archive-cannot-open = { QUOTED($path) } cannot be brought in: { $why }.
archive-damaged = { $name } is no zip archive, or damaged: { $why }.
cannot-remove-all = Not everything could be removed: { $why }.


## Files

in-file-line = { $file }, line { $line }: { $why }.
in-line = Line { $line }: { $why }.
in-file = { $file }: { $why }.
no-utf-8 = it is no UTF-8 text


## Keys

commands-listed = keys/default.toml of the program has them all
command-unknown = There is no command { QUOTED($name) }: { $near }.
keys-written = write a character, or a name such as enter, pageup, f1, comma or ctrl-f1
key-unknown = There is no key { QUOTED($name) }: { $near }.
key-arrives-as = Key { QUOTED($key) } arrives as { QUOTED($instead) }, for both send the same: write { QUOTED($instead) }.
key-kept = Key { QUOTED($key) } is not free: { $kept ->
    [reader] screen readers keep Insert for themselves
    [screen] terminals keep F11 for the whole screen
    [stop] terminals stop their output at Ctrl+S
    [go-on] terminals keep Ctrl+Q to go on with their output
   *[end] terminals end programs at Ctrl+backslash
}. Take another key.
key-always = Key { QUOTED($key) } always means { QUOTED($command) }. Take another key.
key-of-windows = Key { QUOTED($key) } is not free: Alt and the keys beside it belong to screen readers and windows. Take another key.
key-is-two = { QUOTED($keys) } is two keys, and { QUOTED($first) } alone begins it: a command is one key. Write { QUOTED($first) } or another key.
keymap-no-toml = The keymap is no TOML: { $why }.
no-mode = There is no mode { QUOTED($name) }: { $near }.
no-preset = There is no preset { QUOTED($name) }: { $near }.
keys-of-game-form = The keys of game { QUOTED($game) } are a table, not { $found }.
keys-choose-form = What keys choose is a table, not { $found }.
key-chooses-form = Key { QUOTED($key) } chooses { $found }; write the words of it, as "play queen".
no-key = { $found } is no key.
keys-form = The keys of { QUOTED($command) } are { $found }; they are a list such as ["r", "f2"].
no-table = There is no table { QUOTED($name) } in [{ $table }]: { $near }.
key-means-both = In [{ $table }] key { QUOTED($key) } would mean both { QUOTED($other) } and { QUOTED($command) }. Take it away from one of them.
key-doubtful = Key { QUOTED($key) } will not work for everybody: { $doubt ->
    [yasr] the screen reader yasr keeps it
    [macos] macOS keeps it
   *[keyboards] few keyboards have it
}.
command-unbound = { $command } has no key in the mode { $mode }.
command-key-taken = { $command } has no key any more in the mode { $mode }: { QUOTED($key) } means { $other } now.
command-needs-key = { QUOTED($command) } needs a key in { JOINED($modes, " and ") }. Give it one.
key-hides-command = In { $game } key { QUOTED($key) } is for { QUOTED($words) } while that can be chosen, so { QUOTED($command) } could not be reached. Take another key.
key-is-for-command = In { $game } key { QUOTED($key) } is for { QUOTED($command) }, which could not be reached while { QUOTED($words) } can be chosen. Take another key.
keys-unreadable = The keys cannot be read: { $why }.
keys-template-there = { QUOTED($path) } is there already, and nothing was changed. Name another file: audiogame keys --template FILE.
keys-template-unwritten = { QUOTED($path) } cannot be written: { $why }. Name another file: audiogame keys --template FILE.
keys-file-unreadable = The keys cannot be read from { QUOTED($path) }: { $why }.


## Settings

setting-unknown = There is no setting { QUOTED($name) }: { $near }.
setting-not-listed = There is no setting { QUOTED($name) }: { $near }. The menu Settings has them all.
setting-yes-or-no = The setting { $name } cannot be { $value }: it is true or false.
setting-whole = The setting { $name } cannot be { $value }: it is a whole number from { $low } to { $high }.
setting-number = The setting { $name } cannot be { $value }: it is a number from { $low } to { $high }.
setting-text = The setting { $name } cannot be { $value }: it is a text of one line.
setting-one-of = The setting { $name } cannot be { $value }: it is { JOINED($allowed, " or ") }.
settings-unreadable = The settings cannot be read: { $why }.
file-kept-as = The file is kept as { $name }.


## Who plays

name-needed = A name is needed.
name-too-long = The name { QUOTED($name) } is too long: { $longest } letters at the most.
name-unusable = The name { QUOTED($name) } cannot be used: no commas, equals signs or control characters.
no-seat = { QUOTED($typed) } is no seat: { $near }.
seats-called-alike = Two seats are called { QUOTED($name) }.


## Sounds

sound-broken = { $name } cannot be played: { $why }. { $cure ->
    [channel] Save it with one channel
    [rate] Save it with 44100
    [shorter] Shorten it
   *[wav] Save it again as WAV, 16 bits
}.
wave-cannot-open = it cannot be opened
wave-too-short = it ends too early
wave-empty = it is empty
wave-bits = it has { $bits } bits a sample
wave-channels = it has { $channels } channels
wave-rate = it has { $rate } samples a second
wave-too-long = it lasts { $seconds } seconds, and { $longest } are read at most
path-outside = { QUOTED($path) } lies outside of the pack: write a path inside its folder, with /.
path-no-wav = { QUOTED($path) } is no WAV file: save the sound as WAV.
path-missing = There is no file { QUOTED($path) }: put it there, or take it out of { $manifest }.
path-leads-out = { QUOTED($path) } is a link out of the pack: put the sound itself there.
path-no-file = { QUOTED($path) } is no file.
path-too-large = { QUOTED($path) } is too large ({ $size } megabytes, and { $largest } are allowed): shorten it.
path-other-sound = { QUOTED($path) } cannot be played: save it as WAV.
path-no-cue = { QUOTED($path) } has no name of a cue, such as dice.roll.3.wav: rename it.
folder-too-full = The folder { $folder } holds more than { $most } files: is it a folder of sounds?
no-folder = There is no folder { $folder }.
no-sounds = There are no sounds in { $folder }.
sounds-unusable = The sounds in { $folder } cannot be used: { $why }.
manifest-unreadable = { $manifest } cannot be read: { $why }. Mend it, or take it away.
manifest-too-large = it is larger than { $largest } bytes
of-cue = the cue { QUOTED($cue) }
cues-no-table = In { $manifest }, cues is { $found }: write a table for each cue.
cue-misnamed = A cue cannot be called { QUOTED($cue) }: write it like dice.roll.3.
cue-without-files = There is no list of files for the cue { QUOTED($cue) }: write [cues."{ $cue }"] with files = [...].
entry-unknown = In { $where }, { QUOTED($key) } is not known: { $near }.
entry-no-text = In { $where }, { $key } has to be a text of one line.
entry-one-of = In { $where }, { $key } cannot be { $value }: it is { JOINED($allowed, " or ") }.
entry-gain = In { $where }, gain cannot be { $gain }: it is a number of decibels from { $low } to { $high }.
entry-files = In { $where }, files cannot be { $found }: write a list of paths.
entry-files-count = In { $where }, there are { $count } files: 1 to { $most }.
entry-path = In { $where }: { $why }.
cue-unreadable = { $file } ({ $cue }) is unreadable: { $why }.
cue-too-long = { $file } ({ $cue }) is too long: it lasts { $seconds } seconds, and { $kind } lasts { $longest } at most: shorten it.
cue-silent = { $file } ({ $cue }) is silent: put a sound there.
cue-too-loud = { $file } ({ $cue }) is too loud: make it { $decibels } decibels lower.
cue-late = { $file } ({ $cue }) is late: cut the { $milliseconds } milliseconds of silence at its beginning.
cue-of-nothing = Nothing that happens is called { $cue }: did you mean { $near }?
cues-missing-all = All cues { $whose ->
    [all] that all games share
   *[game] of { $whose }
} are missing, and those of the default pack are heard.
cues-missing = { $count } of { $all } cues { $whose ->
    [all] that all games share
   *[game] of { $whose }
} are missing, and those of the default pack are heard: { $cues }.
no-device-but-dummy = The sound server has no device, only a dummy that nobody hears.
no-device = No sound device opens: { $why }.
espeak-cannot-load = eSpeak NG cannot be loaded: { $why }.
espeak-does-not-start = eSpeak NG does not start with its data in { QUOTED($folder) }.


## Voices

sound-process-not-started = The sound process does not start.
sound-process-died = the sound process has ended.
sound-server-stopped = the sound server has stopped.
sound-server-hangs = the sound server does not answer.
sound-device-gone = the sound device is gone.
sound-device-hangs = the sound device does not answer.
voice-missing = { $why }.
no-synthesizer-runs = No synthesizer that can be spoken to is running.
no-reader-runs = No screen reader that can be spoken to is running.
reader-gone = The screen reader has gone.
no-voice = There is no voice { QUOTED($name) }: { $near }.
voice-no-answer = { $name } has not answered for { $seconds } seconds.
voice-slow-start = { $name } does not start within { $seconds } seconds.
voice-not-there = { $name }: { $why }.
voice-raises = { $name }: { $error }
voice-endless = { $name } does not come to an end.
no-dispatcher-runs = No speech-dispatcher runs: { $why }.
dispatcher-gone = speech-dispatcher has gone: { $why }.
dispatcher-refuses = speech-dispatcher refuses: { $line }.
dispatcher-silent = speech-dispatcher does not answer: { $why }.
dispatcher-unheard = speech-dispatcher cannot be heard: its lines end before they can be spoken.
dispatcher-left = speech-dispatcher has ended the connection.
no-address-here = { QUOTED($address) } is no address on this system
prismatoid-not-installed = prismatoid is not installed: pip install audiogame[prism].
prismatoid-no-voice = prismatoid finds no voice: { $why }.
pyttsx-cannot-speak = pyttsx3 cannot speak here: { $error }.
pyttsx-not-started = pyttsx3 does not start.
pyttsx-died = The process of pyttsx3 has died.
pyttsx-died-of = The process of pyttsx3 has died: { $why }.
pyttsx-no-answer = The process of pyttsx3 does not answer.
no-command-say = There is no command say here.
say-stopped = The command say has been stopped.
recording-cannot-write = The recording { QUOTED($path) } cannot be written: { $why }.


## Screen readers and braille displays that are there or not

reader-can-be-spoken-to = { $name } runs and can be spoken to.
reader-of-windows = { $found ->
    [narrator] Narrator runs
   *[other] Windows says that a screen reader runs
}, and it reads what is printed.
reader-reads-lines = { $name } runs and reads what is printed.
reader-outside-wsl = This is WSL: the screen reader is on the Windows side.
reader-of-terminal = This terminal is read by { $name }.
reader-far-away = This is a remote session: the reader is on the other side.
reader-of-console = This is a text console, which console readers read.
voiceover-off = VoiceOver is off.
brltty-serves-display = A braille display is served by BRLTTY.
no-reader-found = No screen reader was found.
braille-by-reader = { $name } runs; it has the braille display, if there is one, and does not tell.
braille-brltty-serves = BRLTTY serves programs here; whether it has a braille display it does not tell.
braille-brltty-runs = BRLTTY runs; whether it has a braille display it does not tell.
braille-nothing = Nothing was found that serves a braille display.


## Rule books, glossaries, lessons and topics

in-book-line = { $file } of { $game }, line { $line }: { $why }.
no-rule-book = The game { $game } has no rule book.
book-without-title = A rule book begins with # and its title.
anchor-missing = No paragraph has the anchor #{ $anchor }.
anchor-twice = The anchor #{ $anchor } is there twice.
anchor-empty = Nothing is said at #{ $anchor }.
no-anchors = { QUOTED($text) } is no line of anchors before a paragraph.
no-chapter = { QUOTED($text) } is no chapter, such as ## Scoring { "{" }#scoring{ "}" }.
in-credits = { $file } of { $game }: { $why }.
credits-no-toml = It is no TOML: { $why }.
no-credit = There is no key { $name }: { $near }.
credit-missing = The key { $name } is missing; write "unknown" where nobody knows, and "none" or an empty list where there is none.
credit-no-list = The key { $name } needs a list of texts, such as ["Ann"].
credit-no-text = The key { $name } needs one text in quotes.
credit-no-sentence = { QUOTED($text) } of { $name } is no whole sentence.
credit-no-address = { QUOTED($text) } is no address: write https and the rest, or "unknown".
chapter-empty = The chapter { QUOTED($title) } has no paragraph.
not-one-sentence = { QUOTED($text) } is not one sentence.
longer-than = { QUOTED($text) } is longer than { $longest } words.
other-marks = { QUOTED($text) } has other marks than those of a sentence.
no-fact = There is no fact { QUOTED($name) }: { $near }.
brace-of-no-fact = A brace does not belong to a fact.
no-condition = { QUOTED($text) } is no condition, such as name=value.
condition-no-number = { QUOTED($value) } cannot be compared: it is no number.
condition-no-seats = { QUOTED($value) } is no number of seats.
glossary-without-title = A glossary begins with # and its title.
no-word = { QUOTED($text) } is no word, such as ## trick, tricks.
word-twice = { QUOTED($word) } is there twice.
word-empty = Nothing is said of { QUOTED($word) }.
no-sentence-of-word = { QUOTED($text) } is no sentence below a word.
not-the-line = { QUOTED($text) } is not the line { $wanted }.
below-nothing = { QUOTED($text) } stands below nothing.
no-line-of-lesson = { QUOTED($text) } is no line of a lesson.
not-below-decision = { QUOTED($text) } does not belong below a decision.
no-sentence = { QUOTED($text) } is no sentence.
no-topic = There is no topic { QUOTED($name) } in { $package-name }: { $near }.
topic-twice = { $event } of { $package-name } is listed twice.


## Tables that are opened

table-endless = Bots alone would play { $game } for ever: set a number of rounds or a limit.
seed-unusable = The seed { QUOTED($seed) } cannot be used: it is up to { $longest } characters in one line.
record-file-unreadable = The record { QUOTED($path) } cannot be read: { $why }.
record-is-over = The game in { $name } is over.
seats-in-trick = Some have chosen in secret, and others have not. Go on, and change seats in the game menu: whose seat it is takes over for that.
record-seed-lost = The seed of { $name } is lost, so its luck cannot go on. Walk through it in Records and play on from there, with new luck.
record-of-later = { $name } cannot be gone on with here: line { $line }, { QUOTED($text) }, is a note of a later version.
commitment-word = { QUOTED($word) } is no word of the list: { $near }.
commitment-length = The words of a record are { $words }, or all 64 digits of its hash; { $given } were given.
record-written-just-now = { $name } was written by another program just now; try again.


## Playing with others

packet-unreadable = What came over the line cannot be read: { $why }.
game-cannot-travel = { $game } cannot be played with people far away: { $why }.
as-is = { $text }
link-other-kind = A link begins with audiogame or audiogames, not with { QUOTED($scheme) }.
link-no-address = { QUOTED($address) } is no address of a server. A link is the address, then the words of the table.
link-word = { QUOTED($word) } is no word of a link: { $near }.
link-length = A link has { $words } words after the address; { $given } were given.
link-wrong = This link lets nobody in any more. Ask the host for a new one.
link-ended = This link has ended. Ask the host for a new one.
line-down = The line to the server is down.
server-not-there = No server answers at { $address }: { $why }.
server-silent = The server at { $address } answers, but says nothing that this program understands.
server-other = The server is called { QUOTED($name) } now; it was { QUOTED($before) } before. Leave and enter again if that is right.
server-cannot-listen = The server cannot listen at { $address }, port { $port }: { $why }.
server-name = A server cannot be called { QUOTED($name) }: { $longest } characters at the most, and nothing that cannot be seen.
server-port = A port is a number from 0 to 65535, not { $port }.
server-tables = A server has at least one table, not { $tables }.
server-files = This system lets a program have { $files } open files, which is too few for { $tables } tables. Raise that, or type --tables { $most }.
server-folder = The server cannot use { QUOTED($path) }: { $why }.
server-disk = The server cannot keep a record: { $why }.
server-full = This server has { $tables } tables, and may have no more.
server-crowded = This server has as many lines as it can have. Try again later.
server-failed = The server has failed over this. Its owner can read why in the log.
certificate-unusable = The certificate { QUOTED($file) } cannot be used: { $why }.
protocol-other = { $older ->
    [server] The server is older than this program. Ask its owner to update it.
   *[program] The server is newer than this program. Update the program.
}
hello-first = A line begins with hello.
hello-late = Nobody said hello on this line.
hello-twice = Hello was said already.
hello-wrong = The signature of hello is not right.
invitation-needed = Only who was invited opens tables at this server. Ask its owner for the invitation.
invitation-wrong = This invitation is not right. Ask the owner of the server for a new one.
guessed-too-often = Too many links were wrong. Try again in a minute.
frames-too-many = Too much came at once: it is taken slowly.
table-unknown = There is no such table any more.
table-banned = You cannot come back to this table.
table-begun = The game has begun, so nobody else can sit down.
table-full = There are not enough free chairs: { $free }.
table-no-guests = Nobody listens at this table.
at-no-table = You sit at no table.
at-a-table = You sit at a table already. Leave it first.
no-game-yet = The game has not begun yet.
host-only = Only the host does that.
host-away = The host is away. Try again later.
knock-gone = Nobody waits at the door any more.
knock-refused = The host does not let you in.
knock-late = Somebody else was faster.
remove-nobody = There is nobody to be removed.
table-entry-unknown = A table lets in by link, open or knock, not { QUOTED($entry) }.
grace-out = The time until a bot stands in is { $least } to { $most } seconds, or 0 for never.
bots-called-alike = Each bot needs a name of its own.
luck-not-wanted = Nothing is added to the luck now.
name-of-nobody = Nobody can be called { QUOTED($name) } at a table with others.
name-number = A name is no number: { QUOTED($name) }.
name-of-bot = { QUOTED($name) } is the name of a bot.
name-taken = Somebody at the table is called { QUOTED($name) } already.
chat-empty = There is nothing to say.
chat-too-long = A line has { $longest } characters at the most.
chat-too-fast = You have said much. Wait a few seconds.


## The command line

output-lost = Nothing can be printed: { $why }.
output-lost-after = Nothing can be printed: { $why }. { $after }
script-line = Line { $line } of the keys: { $why }.
transcript-cannot-write = The transcript cannot be written to { QUOTED($path) }: { $why }.
variable-wrong = { $why }. It comes from the variable { $variable }.
variable-sound = The variable AUDIOGAME_SOUND cannot be { QUOTED($value) }: it is on or off.
arguments-wrong = { $why }. See { $program } -h.
argument-unknown = There is no { $what } { $value }: { $near }.
trial-needs-keys = Start the trial in a terminal: it asks you what you hear, and you answer by key.
report-cannot-write = The report cannot be written to { QUOTED($path) }: { $why }.
no-record-no-game = { QUOTED($name) } is neither a record nor a game: { $near }.
no-odds-of-values = { $game } has no odds of typed values, but of records; these games have: { $games }.
odds-value-missing = --{ $name } is missing: { $about }.
game-all-luck = { $game } is all luck: no choice is better than another.
odds-one-choice = Seat { $seat } has only one choice before move { $move }: { $words }. { $near }.
game-command-failed = Something went wrong in the game { QUOTED($game) }. The fault is written down in { $file }.
program-failed = Something went wrong. The fault is written down in { $file }.
odds-failed = Nothing can be said here: the odds of { $game } failed: { $why }.
adviser-failed = Nobody can advise here: the adviser of { $game } failed: { $why }.
game-without-adviser = Nobody can advise in { $game }.
advice-off = Advice is switched off in { $name } until the game is over.
no-move = There is no move { $move }: this record has { $moves }.
no-such-record = There is no record { QUOTED($wanted) }: { $count ->
    [0] there are none
   *[other] they are numbered from 1 to { $count }
}; see audiogame records.
seat-still-secret = The game is not over: until then it is told without --seat, or as the one person heard it who plays against bots.
arena-endless = Bots alone would play { $game } for ever with these options: set one that ends it, see audiogame list.
no-whole-number = { $what } cannot be { QUOTED($text) }: it is a whole number, { $low } to { $high }.
odds-still-secret = The game is not over: until then odds are told only to the one person who plays against bots, from what that seat knows.
odds-choice-open = The game is not over, and this choice is still open: ask with Shift+H in the game, which takes note of it, or name an earlier move with --move.
odds-game-over = The game is over at its end. { $near }.
odds-luck-asked = Before move { $move } luck is asked, and nobody decides. { $near }.
odds-seat-decides-nothing = Before move { $move } seat { $seat } has nothing to decide: awaited are { $awaited }. { $near }.
odds-nearest-decision = The nearest decision is before move { $move }: use --move { $move }
odds-no-decision = Nobody decides anything in this record
