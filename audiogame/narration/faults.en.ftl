# Everything that can be wrong, and what commands report, as audiogame/narration/faults.py tells it.
# QUOTED writes a text in quotes, with what cannot be seen made visible; JOINED lists with another
# word than the comma. What is told within another message loses its full stop.


## Parts of sentences

# The commonest errors of the operating system, in its words.
system-missing = nothing there has that name
system-forbidden = Permission denied
system-not-permitted = Operation not permitted
system-folder = Is a directory
system-no-folder = Not a directory
system-exists = File exists
system-full = No space left on device
system-busy = another program has it open
# The commonest errors of files.
file-no-text = it isn't text in UTF-8
file-line = something is wrong in line { $line }, at character { $column }: each line is a name, an equals sign and a value, and words stand in quotes
file-no-end = its end is missing: a quote or a bracket is still open
file-cut-off = it isn't whole
file-other-form = its contents aren't what this program writes
file-nested = it has too many brackets in one another
meant = perhaps you meant { $name }
meant-either = perhaps you meant { JOINED($names, " or ") }
none-like-it = none of the { $count } names is close to it
possible = the choices are { $names }
nothing-possible = nothing is allowed
either = { JOINED($values, " or ") }
from-to = { $low } to { $high }
number-from-to = a number from { $low } to { $high }
either-or-number = { JOINED($values, " or ") } or a number from { $low } to { $high }
other-choices = { $count } other choices are
without-words = There are no words here for { QUOTED($message) }.
words-needed = this needs { $count ->
    [one] { $count } word
   *[other] { $count } words
}, not { $given }
game-has-none = this game has none


## Games, options and words

words-unreadable = Couldn't read { QUOTED($words) }: { $why }.
no-option = There is no option { QUOTED($name) }: { $near }.
option-without-value = Option { QUOTED($name) } needs a value: { $name }={ $default }.
written-as-dataclass = Leave out @dataclass before class { $name } of { $module }: its base from audiogame.rules makes it a frozen value already.
option-not-declared = Write the default of { $options }.{ $name } as option(...), with its possible values.
option-cannot-be = { QUOTED($value) } won't do for option { $name }: use { $allowed }.
name-unknown = There is no { $kind ->
    [strength] bot strength
    [lesson] lesson
   *[game] game
} { QUOTED($name) }: { $near }.
wrong-seats = { $game } takes { $possible } players, not { $seats }.
wrong-seats-alone = { $game } is for one player, not for { $seats }.
table-unreadable = Couldn't read the table { $name } of { $of }: { $why }. Install the program again.
table-of-other-length = The table { $name } of { $of } holds { $held } numbers, not { $length }. Install the program again.


## Records

cannot-take-back = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} can't be taken back: go back to a choice.
cannot-take-back-dealt = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} can't be taken back: since then, luck has come that not everybody saw.
in-use = { $name } is open in another audiogame. Close the game there first.
game-in-use = This game is open in another audiogame. Close the game there first.
words-for-luck = { QUOTED($words) } won't do for the luck: use up to { $longest } characters in one line, without spaces at the ends.
game-cannot-load = The game { QUOTED($name) } is left out: { $why }.
game-name-taken = The game { QUOTED($name) } of { $source } is left out: another game has that name.
call-too-long = { $hook } in { $file } takes longer than { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
import-too-long = loading its { $file } takes longer than { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
game-printed-text = Text that { $game } printed was left out; audiogame check-game says where.
game-other-name = its GAME is called { $found }
game-field-wrong = { $field } of its GAME must not be { $found }
folder-no-game = the GAME of its folder is { $found }, not a Game
messages-missing = it lacks { JOINED($messages, " and ") } in texts/en.ftl
no-lesson-of-game = { $game } has no lesson.
entry-point-no-game = its entry point is { $found }, not a Game
record-line = Line { $line } of the record, { QUOTED($text) }: { $why }.
record-too-long = the file is longer than { $longest } bytes
line-too-long = it has more than { $longest } characters
line-check-missing = its check code is missing, though the next line has one
line-check-wrong = its check code is wrong: this line or an earlier one was changed
line-endless = it's longer than { $longest } bytes
line-no-text = byte { $byte } is not UTF-8 text
line-end-changed = its line end was changed
record-title = a record begins with { QUOTED($title) }
record-format = it's a record of format { $format }, and this program reads format { $known }; open it with the version of audiogame that wrote it
record-sealed = its second line must be sealed: yes or sealed: no
header-form = a header is a name, a colon and a value
header-game = it needs a game and the version of its rules
header-unknown = unknown header, or in the wrong place
header-twice = this header appears twice
header-late = the header ends before the first move
header-lacking = the header lacks the game or the seats
luck-not-asked = no throw or draw belongs here
move-not-forced = no forced move belongs here
seats-are = seats are 0 to { $last }
seat-cannot-act = it isn't seat { $seat }'s turn
move-not-possible = { QUOTED($words) } isn't allowed: { $why }
game-failed = { $game } failed here: { $why }
rules-version = it uses version { $version } of the rules, and this program plays version { $played }; open it with the version of audiogame that wrote it
note-chair = a change of seat needs its number, a kind and a name
note-advice = advice needs the number of a seat, 0 to { $last }
note-seat = it needs the number of a seat that is taken
note-words = words can be added to the luck only once, before the first move
note-words-from = words added after the first move need the number of the next outcome, { $first }, and the words
secret-of-another = it reveals another seat's move
secret-unknown = what is sealed here is unknown
secret-not-possible = the choice kept for it isn't allowed here
secret-other = the choice kept for it isn't the one sealed here


## The archive

no-such-seat = There is no seat { $seat } in this record: seats are 0 to { $last }.
statistics-cannot-keep = Couldn't save the statistics: { $why }.
database-cannot-make = the database couldn't be made
record-unreadable = Couldn't read { $name }: { $why }.
game-unreadable = This game can't be read: { $why }.
record-cannot-delete = This game can't be deleted: { $why }.
cannot-write = Couldn't write { QUOTED($path) }: { $why }.
file-name = Windows allows no file called { QUOTED($name) }. Choose another name.
archive-of-others = { $name } isn't an archive made by this program: it contains { QUOTED($has) }. Nothing was imported.
archive-has-twice = { $name } isn't an archive made by this program: it contains { QUOTED($has) } twice. Nothing was imported.
archive-file-too-large = { $name } isn't an archive made by this program: { QUOTED($has) } is larger than { $largest } bytes. Nothing was imported.
archive-too-large = { $name } isn't an archive made by this program: it would grow to { $size } bytes. Nothing was imported.
file-for-folder = { QUOTED($path) } is a file where a folder belongs. Move it away first.
folder-for-file = { QUOTED($path) } is a folder where a file belongs. Move it away first.
archive-cannot-open = Couldn't import { QUOTED($path) }: { $why }.
archive-damaged = { $name } isn't a zip archive, or it's damaged: { $why }.
cannot-remove-all = Couldn't erase everything: { $why }.


## Files

in-file-line = { $file }, line { $line }: { $why }.
in-line = Line { $line }: { $why }.
file-of-game = { $file } of { $game }
in-file = { $file }: { $why }.
no-utf-8 = it isn't UTF-8 text


## Keys

commands-listed = keys/default.toml of the program lists them all
command-unknown = There is no command { QUOTED($name) }: { $near }.
keys-written = write a character, or a name such as enter, pageup, f1, comma or ctrl-f1
key-unknown = There is no key { QUOTED($name) }: { $near }.
key-arrives-as = { QUOTED($key) } and { QUOTED($instead) } arrive as the same key: write { QUOTED($instead) }.
key-kept = Key { QUOTED($key) } is not free: { $kept ->
    [reader] screen readers keep Insert for themselves
    [screen] terminals use F11 for full screen
    [stop] terminals pause their output at Ctrl+S
    [go-on] terminals use Ctrl+Q to resume their output
   *[end] terminals end programs at Ctrl+backslash
}. Use another key.
key-always = Key { QUOTED($key) } can't be changed: it means { QUOTED($command) }. Use another key.
key-of-windows = Key { QUOTED($key) } is not free: it belongs to screen readers and windows. With Alt, only letters and digits arrive. Use another key.
key-is-two = { QUOTED($keys) } is two keys, and { QUOTED($first) } alone begins it. A command takes one key: write { QUOTED($first) } or another key.
keymap-no-toml = Couldn't read the key file: { $why }.
no-mode = Unknown table [{ $name }]: { $near }.
no-preset = There is no preset { QUOTED($name) }: { $near }.
keys-of-game-form = The keys of game { QUOTED($name) } must be a table, not { $found }.
keys-choose-form = What keys choose must be a table, not { $found }.
key-chooses-form = Key { QUOTED($key) } must choose words, such as "play queen", not { $found }.
no-key = { $found } isn't a key.
keys-form = The keys of { QUOTED($command) } must be a list such as ["r", "f2"], not { $found }.
no-table = There is no table { QUOTED($name) } in [{ $table }]: { $near }.
key-means-both = In [{ $table }] key { QUOTED($key) } would mean both { QUOTED($other) } and { QUOTED($command) }. Remove it from one of them.
key-doubtful = Key { QUOTED($key) } won't work for everybody: { $doubt ->
    [tdsr] the screen reader TDSR keeps it
    [yasr] the screen reader yasr keeps it
    [macos] macOS keeps it
   *[keyboards] few keyboards have it
}.
command-unbound = { $command } has no key in the mode { $mode }.
command-key-taken = { $command } now has no key in the mode { $mode }: { QUOTED($key) } now means { $other }.
command-needs-key = You need a key for { QUOTED($command) } in { JOINED($modes, " and ") }. Give it one.
key-hides-command = In { $game }, { QUOTED($key) } is for { QUOTED($words) } while that's a choice, so { QUOTED($command) } would be out of reach. Use another key.
key-is-for-command = In { $game }, { QUOTED($key) } is for { QUOTED($command) }, which would be out of reach while { QUOTED($words) } is a choice. Use another key.
keys-unreadable = Couldn't read the keys: { $why }.
keys-template-there = { QUOTED($path) } already exists, so nothing was written. Name another file: audiogame keys --template FILE.
keys-template-unwritten = Couldn't write { QUOTED($path) }: { $why }. Name another file: audiogame keys --template FILE.
keys-file-unreadable = Couldn't read the keys from { QUOTED($path) }: { $why }.


## Settings

setting-unknown = There is no setting { QUOTED($name) }: { $near }.
setting-not-listed = There is no setting { QUOTED($name) }: { $near }. The Settings menu lists them all.
setting-yes-or-no = The setting { $name } must be true or false, not { $value }.
setting-whole = The setting { $name } must be { $least ->
    [0] a whole number from { $low }
   *[other] { $low }, or a whole number from { $least }
} to { $high }, not { $value }.
setting-number = The setting { $name } must be a number from { $low } to { $high }, not { $value }.
setting-text = The setting { $name } must be one line of text, not { $value }.
setting-folder = The setting { $name } must be the name of a folder next to your settings, not { $value }. Put your sounds there first.
setting-one-of = The setting { $name } must be { JOINED($allowed, " or ") }, not { $value }.
settings-unreadable = Couldn't read the settings: { $why }.
settings-unread = Couldn't read the settings: { $why }. Until you start again, the default settings apply, and changes aren't saved.
file-kept-as = The old file is kept as { $name }.


## Who plays

name-needed = Type a name.
name-too-long = The name { QUOTED($name) } is too long: use at most { $longest } letters.
name-unusable = The name { QUOTED($name) } won't do: leave out commas, equals signs and control characters.
no-seat = { QUOTED($typed) } isn't a seat: { $near }.
seats-called-alike = Two seats are called { QUOTED($name) }.


## Sounds

sound-broken = Couldn't play { $name }: { $why }. { $cure ->
    [channel] Save it with one channel
    [rate] Save it with 44100
    [shorter] Shorten it
   *[wav] Save it again as WAV, 16 bits
}.
wave-cannot-open = the file doesn't open
wave-too-short = it's cut off
wave-empty = it's empty
wave-bits = it has { $bits } bits a sample
wave-channels = it has { $channels } channels
wave-rate = it has { $rate } samples a second
wave-too-long = it lasts { $seconds } seconds, and { $longest } is the limit
path-outside = { QUOTED($path) } is outside the pack: write a path inside its folder, with /.
path-no-wav = { QUOTED($path) } isn't a WAV file: save the sound as WAV.
path-missing = There is no file { QUOTED($path) }: put it there, or remove it from { $manifest }.
path-leads-out = { QUOTED($path) } is a link out of the pack: put the sound itself there.
path-no-file = { QUOTED($path) } isn't a file.
path-too-large = { QUOTED($path) } is too large ({ $size } megabytes; the limit is { $largest }): shorten it.
path-other-sound = Couldn't play { QUOTED($path) }: save it as WAV.
path-no-cue = { QUOTED($path) } isn't named after a cue, such as dice.roll.3.wav: rename it.
folder-too-full = The folder { $folder } holds more than { $most } files: is it a folder of sounds?
no-folder = There is no folder { $folder }.
pack-leads-out = Couldn't use { $name }: the path { QUOTED($has) } in it leads out of the folder. Pack the folder of sounds again.
pack-too-large = Couldn't use { $name }: its { $files } files would grow to { $size } bytes. Leave out what needn't be heard: { $largest } bytes are the limit.
pack-without-sounds = { $name } has no sounds that can be played here: pack WAV files that are named after cues, such as dice.roll.3.wav.
no-sounds = There are no sounds in { $folder }.
sounds-unusable = Couldn't use the sounds in { $folder }: { $why }.
manifest-unreadable = Couldn't read { $manifest }: { $why }. Correct it, or remove it.
manifest-too-large = it's larger than { $largest } bytes
of-cue = the cue { QUOTED($cue) }
cues-no-table = In { $manifest }, cues is { $found }: write a table for each cue.
cue-misnamed = { QUOTED($cue) } isn't the name of a cue: write it like dice.roll.3.
cue-without-files = There is no list of files for the cue { QUOTED($cue) }: write [cues."{ $cue }"] with files = [...].
entry-unknown = In { $where }, { QUOTED($key) } is unknown: { $near }.
entry-no-text = In { $where }, { $key } must be one line of text.
entry-one-of = In { $where }, { $key } must be { JOINED($allowed, " or ") }, not { $value }.
entry-gain = In { $where }, gain must be a number of decibels from { $low } to { $high }, not { $gain }.
entry-files = In { $where }, files must be a list of paths, not { $found }.
entry-files-count = In { $where }, give 1 to { $most } files, not { $count }.
entry-path = In { $where }: { $why }.
cue-unreadable = { $file } ({ $cue }) is unreadable: { $why }.
cue-too-long = { $file } ({ $cue }) is too long: it lasts { $seconds } seconds, and { $kind } may last { $longest }. Shorten it.
cue-silent = { $file } ({ $cue }) is silent: put a sound there.
cue-too-loud = { $file } ({ $cue }) is too loud: make it { $decibels } decibels lower.
cue-late = { $file } ({ $cue }) is late: cut the { $milliseconds } milliseconds of silence at its beginning.
cue-of-nothing = No event is called { $cue }: did you mean { $near }?
cues-missing-all = All cues { $game ->
    [all] that all games share
   *[game] of { $game }
} are missing, so the default ones are played.
cues-missing = { $count } of { $all } cues { $game ->
    [all] that all games share
   *[game] of { $game }
} are missing, so the default ones are played: { $cues }.
no-device-but-dummy = The sound server has no device, only a dummy that nobody hears.
no-device = Couldn't open a sound device: { $why }.
espeak-cannot-load = Couldn't load eSpeak NG: { $why }.
espeak-does-not-start = eSpeak NG doesn't start with its data in { QUOTED($folder) }.


## Voices

sound-process-not-started = The sound process doesn't start.
sound-process-died = the sound process has stopped.
sound-server-stopped = the sound server has stopped.
sound-server-hangs = the sound server doesn't answer.
sound-device-gone = the sound device is gone.
sound-device-hangs = the sound device doesn't answer.
voice-missing = { $why }.
no-synthesizer-runs = No speech synthesizer is running that the program can speak through.
no-reader-runs = No screen reader is running that the program can speak through.
reader-gone = The screen reader has stopped.
no-voice = There is no voice { QUOTED($name) }: { $near }.
voice-no-answer = { $name } has not answered for { $seconds } seconds.
voice-slow-start = { $name } didn't start within { $seconds } seconds.
voice-not-there = { $name }: { $why }.
voice-raises = { $name }: { $error }
voice-endless = { $name } doesn't finish speaking.
no-dispatcher-runs = speech-dispatcher isn't running: { $why }.
dispatcher-gone = speech-dispatcher has stopped: { $why }.
dispatcher-refuses = speech-dispatcher refuses: { $line }.
dispatcher-silent = speech-dispatcher doesn't answer: { $why }.
dispatcher-unheard = speech-dispatcher can't be heard: its lines end before they're spoken.
dispatcher-left = speech-dispatcher has closed the connection.
no-address-here = { QUOTED($address) } isn't an address on this system
pyttsx-cannot-speak = pyttsx3 can't speak here: { $error }.
pyttsx-makes-nothing = pyttsx3 makes no sound
pyttsx-no-player = pyttsx3 can't be heard: it needs one of the commands pw-play, paplay and aplay
pyttsx-players-fail = pyttsx3 can't be heard: { JOINED($commands, " and ") } can't play a sound
pyttsx-player-fails = pyttsx3 can't be heard: { $command } ended with status { $status }
pyttsx-player-hurries = pyttsx3 can't be heard: { $command } ended before it can have played a line
pyttsx-not-started = pyttsx3 doesn't start.
pyttsx-died = The process of pyttsx3 has stopped.
pyttsx-no-answer = The pyttsx3 process doesn't answer.
no-command-say = The command say is missing: it comes with macOS.
say-stopped = The command say was stopped.
recording-cannot-write = Couldn't write the recording { QUOTED($path) }: { $why }.


## Screen readers and braille displays that are there or not

reader-can-be-spoken-to = { $name } is running, and the program can speak through it.
reader-of-windows = { $found ->
    [narrator] Narrator is running
   *[other] Windows says that a screen reader is running
}, and it reads what is printed.
reader-reads-lines = { $name } is running and reads what is printed.
reader-outside-wsl = This is WSL: the screen reader is on the Windows side.
reader-of-terminal = { $name } reads this terminal.
reader-far-away = This is a remote session: the screen reader is on the other side.
reader-of-console = This is a text console: screen readers for the console read it.
voiceover-off = VoiceOver is off.
brltty-serves-display = BRLTTY serves a braille display.
no-reader-found = No screen reader was found.
braille-by-reader = { $name } is running. If there is a braille display, { $name } uses it, but doesn't say so.
braille-brltty-serves = BRLTTY serves programs here; it doesn't say whether it has a braille display.
braille-brltty-runs = BRLTTY is running; it doesn't say whether it has a braille display.
braille-nothing = Nothing was found that serves a braille display.


## Rule books, glossaries, lessons and topics

in-book-line = { $file } of { $game }, line { $line }: { $why }.
no-rule-book = { $game } has no rule book.
book-without-title = A rule book begins with # and its title.
anchor-missing = No paragraph has the anchor #{ $anchor }.
anchor-twice = The anchor #{ $anchor } appears twice.
anchor-empty = Nothing is said at #{ $anchor }.
no-anchors = { QUOTED($text) } isn't a line of anchors before a paragraph.
no-chapter = { QUOTED($text) } isn't a chapter, such as ## Scoring { "{" }#scoring{ "}" }.
in-credits = { $file } of { $game }: { $why }.
credits-no-toml = It isn't valid TOML: { $why }.
no-credit = There is no key { $name }: { $near }.
credit-missing = The key { $name } is missing; write "unknown" if nobody knows, and "none" or an empty list if there is none.
credit-no-list = The key { $name } needs a list of texts, such as ["Ann"].
credit-no-text = The key { $name } needs one text in quotes.
credit-no-sentence = { QUOTED($text) } of { $name } isn't a whole sentence.
credit-no-address = { QUOTED($text) } isn't an address: write https and the rest, or "unknown".
chapter-empty = The chapter { QUOTED($title) } has no paragraph.
not-one-sentence = { QUOTED($text) } is not one sentence.
longer-than = { QUOTED($text) } is longer than { $longest } words.
other-marks = { QUOTED($text) } has marks that a sentence doesn't have.
no-fact = There is no fact { QUOTED($name) }: { $near }.
brace-of-no-fact = This brace doesn't belong to a fact.
no-condition = { QUOTED($text) } isn't a condition, such as name=value.
condition-no-number = { QUOTED($value) } can't be compared: it isn't a number.
condition-no-seats = { QUOTED($value) } isn't a number of seats.
glossary-without-title = A glossary begins with # and its title.
no-word = { QUOTED($text) } isn't a word, such as ## trick, tricks.
word-twice = { QUOTED($word) } appears twice.
word-empty = Nothing is said about { QUOTED($word) }.
no-sentence-of-word = { QUOTED($text) } isn't a sentence below a word.
not-the-line = Write the line { $wanted }, not { QUOTED($text) }.
below-nothing = { QUOTED($text) } is indented, but the line above takes no indented lines.
no-line-of-lesson = { QUOTED($text) } isn't a line of a lesson.
not-below-decision = { QUOTED($text) } doesn't belong below a decision.
no-sentence = { QUOTED($text) } isn't a sentence.
no-topic = There is no topic { QUOTED($name) } in { $package-name }: { $near }.
topic-twice = { $event } of { $package-name } is listed twice.


## Tables that are opened

table-endless = Bots alone would play { $game } for ever: set a number of rounds or a limit.
seed-unusable = The seed { QUOTED($seed) } won't do: use up to { $longest } characters in one line.
record-file-unreadable = Couldn't read the record { QUOTED($path) }: { $why }.
record-is-over = This is a finished game.
seats-in-trick = Some have chosen in secret, and others haven't. Continue the game, then change seats in its menu, with the person whose seat it is.
record-seed-lost = This game has lost its seed, so its luck can't continue. Replay it in Records and play on from any moment, with new luck.
record-of-later = This game can't be continued here: line { $line } of its record, { QUOTED($text) }, is a note from a later version.
commitment-word = { QUOTED($word) } isn't a word on the list: { $near }.
commitment-length = Give { $words } words of a record, or all 64 digits of its fingerprint, not { $given }.
record-written-just-now = This game is being used by another program. Try again.


## Playing with others

not-awaited = You wait for the server no longer.
server-says = The server says: { $why }.
server-over = The server broke a limit: { $why }. The connection has ended.
over-number = it sent a number that no game has
over-seat = it named a seat that the table doesn't have
over-record = it sent a record that is too long or out of order
over-unheard = it sent more of a game than anybody can hear
over-news = it sent more news than anybody can hear
over-unreadable = it keeps sending what can't be read
over-rounds = it asked for shares of luck without end
over-pings = it keeps sending what carries nothing, or more than can be read
over-frame = it sent too much at once
over-values = it sent a table with more on it than any game has
over-rate = it sends without end
server-odd = This program failed at something that the server sent. Its error log has the details.
server-odd-ended = This program failed at something that the server sent, and ended the connection. Its error log has the details.
packet-unreadable = What came over the connection can't be read.
packet-too-long = What was sent has { $given } bytes; the limit is { $longest }.
list-too-long = The list { QUOTED($field) } in what was sent is too long: use at most { $longest } entries.
text-too-long = { QUOTED($text) } is too long for { QUOTED($field) }: use at most { $longest } characters.
game-cannot-travel = { $game } can't be played with people far away: { $why }.
as-is = { $text }
device-file = Couldn't read or write { QUOTED($path) }, which this device needs for playing with others: { $why }.
device-damaged = What this device keeps for playing with others is damaged: { QUOTED($path) }. Without it no server recognizes you. To start again, move the file away.
luck-file = Couldn't save in { QUOTED($path) } what this device knows about the luck: { $why }. The game goes on, but if you close the program before it ends, this device can't check its part.
luck-damaged = What this device knew about the luck of unfinished games is damaged, so it can't check its part in them. The old file is kept as { $name }.
link-cut-off = The rest of this link was lost in copying: it goes on after a #. Copy it whole, or ask your friend to send it again.
link-cut-short = The end of this link is missing. Copy it whole, or ask your friend to send it again.
link-other-kind = A link begins with audiogame or audiogames, not with { QUOTED($scheme) }.
link-brackets = An IPv6 address stands in brackets: type [{ $address }], and a colon with the port behind it.
link-no-address = { QUOTED($address) } isn't the address of a server. A link is the address, then the words of the table.
# How an address is read aloud, and the words for its signs.
heard-address = { $host }, port { $port }
link-port = port
link-colon = colon
link-dot = dot
link-word = { QUOTED($word) } isn't a word of a link: { $near }.
link-length = A link has { $words } words after the address; { $given } were given.
link-wrong = No table has this link. Check its words, or ask the host for a new one.
link-lasts-out = A link lasts at most { $longest } seconds, or for ever with 0.
link-ended = This link has ended. Ask the host for a new one.
line-down = There is no connection to the server.
server-not-there = No server answers at { $address }: { $why }.
server-gone = There is no table at { $address } any more.
server-resting = There is no table at { $address } now.
server-web-page = There is a web page at { $address }, but no table.
server-no-answer = Nothing answers at { $address }.
server-no-way = This machine can't reach { $address }.
server-name-unknown = This machine can't find { $host }.
server-by-proxy = The proxy { $proxy } lets no connection through to { $address }: try another network, or ask whoever looks after this one.
proxy-silent = The proxy { $proxy } in this computer's settings doesn't answer, so { $address } can't be reached. Take it out of the settings, or try another network.
proxy-unusable = This program can't use the proxy { $proxy } in this computer's settings, so { $address } can't be reached. Name one by HTTP there, or try another network.
server-not-by-tls = The server at { $address } takes no connections by TLS: begin the link with audiogame://, without an s.
ask-for-link = Ask your friend for the new link.
ask-later = Try again in a minute. If that doesn't help, ask your friend for the new link.
check-online = Check your internet connection. If it works, ask your friend for the new link.
local-network = If it's in your own network, allow your terminal in System Settings, Privacy & Security, Local Network. Then open the terminal again.
sign-in-first = If your network wants you to sign in first, do that in a browser. If not, ask your friend for the new link.
server-by-tls = The server at { $address } takes connections by TLS only: begin the link with audiogames://, with an s.
server-silent = The server at { $address } answers, but not as an audiogame server.
server-secret = its secret isn't 64 hexadecimal digits
server-other = Another server answers at { $address } now, not the one you know. Nothing was sent to it.
server-not-of-link = Another server answers at { $address } than the one this link is for. Nothing was sent to it. Ask your friend for the new link.
server-unproved = The server at { $address } couldn't prove who it is.
line-changed = What comes from { $address } is changed on the way, so this connection was ended.
server-led-inside = The server wanted to send you to { $address }, inside your own network. The program didn't go there.
server-cannot-listen = The server can't listen at { $address }, port { $port }: { $why }.
server-name = A server can't be called { QUOTED($name) }: use at most { $longest } characters, all of them visible.
server-port = A port is a number from 0 to 65535, not { $port }.
server-tables = A server has at least one table, not { $tables }.
server-through-alone = --through needs a server that this machine itself reaches without encryption. Leave out --certificate, and any --address that belongs to only one network.
server-few-tables = This system lets a program have { $files } open files, enough for { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} of { $most }. Raise that limit for more.
server-files = This system lets a program have { $files } open files, which is too few for { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. Raise that limit, or type --tables { $most }.
server-folder = The server can't use { QUOTED($path) }: { $why }.
folder-link-gone = { QUOTED($path) } is a link to a folder that isn't there. Make that folder, or name another with --data.
server-nowhere = No server has kept anything in { QUOTED($path) }. Name its folder with --data, or its database with --store.
folder-of-user = { QUOTED($path) } belongs to the user { $user }, who couldn't use what root writes there. Begin the command with: runuser -u { $user } --
server-reached = { QUOTED($reached) } won't do for --reached: give a host, with a port where that differs, or https:// and the host where a proxy ends TLS.
server-plain = Everything passes unencrypted, with the invitation and the chat. Put a proxy with TLS before the server, or give it a certificate.
server-behind-open = With --behind the server believes every caller of its own network about where people call from. With --address 127.0.0.1 only a proxy on this machine reaches it.
certificate-taken = The renewed certificate { QUOTED($file) } is in use.
certificate-not-taken = The renewed certificate is not taken: { $why } The old one stays in use.
server-link = This link lets people open tables: { $link }
server-no-link = No server has left its link in { QUOTED($path) }: start one with this folder, or name another with --data.
drain-undone = { $address } takes tables again.
server-folder-taken = Another server keeps its tables in { QUOTED($path) }. Stop it, or use --data with another folder.
store-unknown = A server keeps its tables in a folder, or in a database such as postgresql://user@host/name, not in { QUOTED($store) }.
store-not-database = { QUOTED($store) } isn't the address of a database. Type one such as postgresql://user@host/name.
carry-no-server = There is no server in { QUOTED($path) }. Type --data with the folder of the program that ran it.
carry-no-server-yet = There is no server in the database { $place } yet. Type --store with another one, or start one there with audiogame serve.
carry-there-already = There is a server in { QUOTED($path) } already. Type --data with another folder.
carry-not-empty = The database { $place } has tables or records already. Make a new one.
carry-runs = The server is running: { $name } is being written. Stop it first.
carry-wrong = { $count ->
    [one] This file is
   *[other] { $count } files are
} damaged: { $files }. Nothing was copied. Move what is damaged elsewhere, and try again.
carry-changed = The record { $name } has changed meanwhile. Nothing was copied. Try again.
person-playing = The table { $table } is being played. Erase this person when everybody has left it for a minute.
drain-alone = The process at { $address } is the only one, so no other can take its tables.
drain-unknown = No process of this server is at { $address }. These are: { $known }.
postgres-missing = The library asyncpg, which connects to PostgreSQL, is not installed. { $cure }
metrics-missing = The library prometheus-client, which serves the metrics, is not installed. { $cure }
library-by-pip = { $system ->
    [windows] In PowerShell, type
   *[other] Type
}: { $pip } install "{ $library }".
library-not-in-folder = Nothing can be added to this folder. If it had this before, unpack it again; otherwise install audiogame with Python.
postgres-unusable = The database { $place } can't be used: { $why }.
postgres-awaited = The database { $place } isn't there yet: { $why }. The server waits for it.
postgres-newer = The database { $place } is from a newer version of audiogame: it's at step { $done }, and this version knows only { $known }. Install the newer version here too.
table-record-damaged = The record of this table's game is damaged, so the game can't go on. The host can begin the next one.
server-disk = The server can't keep a record: { $why }.
server-waits = The server can't save the game for now. Nothing is lost: the game waits, and goes on by itself.
service-unknown = No service is called { QUOTED($name) }: { $near }. Or type a whole command with {"{port}"} in it, in quotes.
service-command = { QUOTED($command) } isn't a command: a quote in it isn't closed.
service-host-refused = { $host } isn't trusted, so nothing was opened through it. Choose another service after --through, or compare the fingerprint and answer Y.
services-unreadable = { QUOTED($path) } can't be read: { $why }.
services-sections = { QUOTED($path) } has something other than sections that begin with [[service]].
services-sections-only = it isn't a section that begins with [[service]]
services-entry = { QUOTED($path) }, service { $number }: { $why }.
services-twice = { QUOTED($path) } has two services called { QUOTED($name) }.
services-key-unknown = there is no { QUOTED($key) } in a service: { $near }
services-key-missing = { QUOTED($key) } is missing
services-key-kind = { QUOTED($value) } can't be the value of { QUOTED($key) }
services-no-port = no argument of the command { QUOTED($command) } has {"{port}"} in it
home-server-not-run = This machine can't host a table: { $why }.
home-server-not-begun = The table's server didn't start. Its log in { QUOTED($path) } says why. Close any other program that hosts tables there.
home-server-unreached = The table's server started, but this program can't reach it at { $address }. Let audiogame through your firewall or virus scanner.
tunnel-no-ssh = The program ssh isn't on this machine. { $system ->
    [windows] Add "OpenSSH Client" under Settings, System, Optional features.
   *[other] Install the package openssh-client.
}
tunnel-no-program = The program { QUOTED($program) } isn't on this machine. Install it, or choose another service.
tunnel-not-run = { QUOTED($program) } doesn't start: { $why }.
tunnel-no-host = No machine is named in the command { QUOTED($command) }. Write it after the options of ssh.
tunnel-no-way = { $host } can't be reached: { $why }. Check that this machine is online, or choose another service.
tunnel-no-key = { $host } doesn't answer. Check that this machine is online, or choose another service.
tunnel-host-new = { $name } has not been accepted yet. Start again with --through to hear its fingerprint.
tunnel-host-changed = { $name } shows a different key from the one you accepted, so nothing was sent to it. If the service has announced a new key, delete { QUOTED($file) } and start again. If not, choose another service.
tunnel-offline = { $name } can't be found. Check that this machine is online.
tunnel-refused = { $name } has ended the tunnel{ $said ->
    [none] . Try again later, or choose another service.
   *[other] : { $said }. Try again later, or choose another service.
}
tunnel-no-address = The service gives no address{ $said ->
    [none] { "" }
   *[other] {" "}and says { QUOTED($said) }
}. Try again later, or choose another service.
tunnel-no-answer = From outside { $address } doesn't lead here: { $why }. Try again later, or choose another service.
tunnel-silent = no answer in { $seconds } seconds
tunnel-cut = the connection was cut at once
tunnel-other-server = { $address } leads to another server, not to this one. Nobody was sent there. Choose another service.
tunnel-taken-back = The service gives { $address } to somebody else now, so nobody is sent there any more. A new address follows by itself; if none does, choose another service.
tunnel-withdrawn = The service has taken { $address } back, so nobody comes in there any more. A new address follows by itself; if none does, choose another service.
person-name-unknown = Nobody at a table of this server is called { QUOTED($name) }.
person-unknown = This server keeps nothing about { $person }. Type audiogame server person find NAME for the keys it knows.
person-file = { QUOTED($path) } can't be written: { $why }.
own-network = Nothing can be announced or found on your own network: { $why }.
certificate-not-trusted = The server at { $address } shows a certificate that this machine doesn't trust: { $why }.
certificate-expired = it has expired, or the clock of this machine is wrong
certificate-of-other = it's for another address
certificate-unknown = nobody this machine knows vouches for it
certificates-missing = This Python has no certificates, so it can check no server. { $system ->
    [macos] In Finder, open Applications, the folder of your Python, and Install Certificates.command.
   *[other] Install the package ca-certificates.
}
server-full = This server already has { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, and can have no more.
server-crowded = This server has as many connections as it can have. Try again later.
game-takes-too-long = { $game } takes too long for this server, so this game can't go on. Its record is kept there, and the host can choose another game.
address-crowded = Your address already has { $most } connections here, and can have no more. Close one, or try again later.
person-crowded = You already have { $most } connections here, and can have no more. Close one of them.
game-halted = The game has failed on the server. Nothing is lost: it goes on by itself, from the last move.
game-given-up = The game fails on the server again and again, so it can't go on. Its record is kept there, and the host can begin the next game.
server-failed = Something went wrong on the server. Its owner can read why in the log.
certificate-unusable = { QUOTED($file) } can't be used for connections by TLS: { $why }.
certificate-key = { QUOTED($file) } and { QUOTED($key) } aren't a certificate and its key.
certificate-alone = { QUOTED($file) } isn't a certificate, or its key isn't in it: name the file of the key with --key.
protocol-other = { $older ->
    [server] The server is older than this program. Ask its owner to update it.
   *[program] The server is newer than this program. Update the program.
}
rules-other = { $older ->
    [server] The server plays version { $server } of the rules of { $game }, and this program version { $program }. Ask the owner of the server to update it.
   *[program] The server plays version { $server } of the rules of { $game }, and this program version { $program }. Update the program.
}
hello-first = A connection begins with hello.
hello-late = Nobody said hello on this connection.
hello-twice = This connection has already said hello.
hello-wrong = What this program sent didn't reach the server unchanged.
invitation-needed = Only people with an invitation can open tables at this server. Ask its owner for the invitation.
invitation-wrong = This invitation isn't right. Ask the owner of the server for a new one.
guessed-too-often = Too many links from here were wrong. Ask the host for the link again.
too-much = Too much at once for the server. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}, then try again.
table-elsewhere = The table has moved to another process of the server. Enter again.
table-unknown = That table is gone. Open a new one, or ask the host for another link.
table-banned = You can't come back to this table.
table-begun = The game has begun, so nobody else can sit down.
table-full = { $free ->
    [0] No seat is free at this table.{ $enters ->
        [yes] {" "}{ $listens ->
            [yes] Listen, try again later, or choose another table.
           *[no] Try again later, or choose another table.
        }
       *[no] { "" }
    }
    [one] Only 1 seat is free at this table.
   *[other] Only { $free } seats are free at this table.
}
table-guests-full = { $most } people are already listening at this table, and there can be no more.
table-no-guests = Listening isn't allowed at this table.
at-no-table = You aren't at a table.
server-file-unreadable = The file { $file } can't be read: { $why }.
now-no-game = None of the games you've chosen takes so many of you at this server.
now-full = { $most } people are already waiting at this server. Try again in a minute.
at-a-table = You're already at a table. Leave it first.
choice-stale = Too late: nothing has changed.
choice-not-possible = That isn't allowed. Nothing has changed.
seat-forfeited = A bot plays your seat until this game is over. You play again in the next one.
seat-of-another = That seat is somebody else's. Nothing has changed.
undo-secret = You can't: somebody has made a secret choice since then.
undo-dealt = You can't: hidden dice or cards have come since then, or somebody has given something away.
undo-refused = Not everybody agrees. Nothing is taken back.
no-game-yet = The game hasn't begun yet.
game-without-you = The game goes on without this device.
game-next = The next game begins.
game-followed = That game ended while you were away, and the next one has begun.
game-set-back = The server was set back to an earlier moment of the game. It goes on from there.
game-on = A game is being played here. Finish it first.
host-only = Only the host can do that.
host-away = The host is away. Try again later.
knock-gone = Nobody is at the door any more.
knock-refused = The host said no.
knock-late = Somebody else was faster.
remove-nobody = There is nobody to remove.
table-entry-unknown = The entry to a table is link, open or knock, not { QUOTED($entry) }.
grace-out = The time until a bot stands in is { $least } to { $most } seconds, or 0 for never.
options-too-many = { $game } has { $most ->
    [one] 1 option
   *[other] { $most } options
}, and no more can be given.
option-twice = Each option can be given once.
chairs-for-nobody = At least one seat must be for a person at this device.
bots-called-alike = Each bot needs a name of its own, and { QUOTED($name) } is taken.
luck-not-wanted = Nothing can be added to the luck now.
name-of-nobody = Nobody can be called { QUOTED($name) } at a table with others.
name-number = A name can't be a number: { QUOTED($name) }.
name-of-bot = { QUOTED($name) } is the name of a bot.
name-mixed = The name { QUOTED($name) } won't do: spell each word with the letters of one alphabet.
name-taken = Somebody at the table is already called { QUOTED($name) }.
chat-empty = Type something first.
chat-unreadable = This line has signs that can't be read out.
chat-too-long = A line can have at most { $longest } characters.
chat-muted = The host has muted you: nobody hears what you say.
mute-nobody = There is nobody to mute.
owner-stays = { $name } opened this table, so nobody can mute or remove { $name }.
host-nobody = Choose another player who is here.
vote-unknown = Nobody can vote on that.
vote-open = Another vote is open. Wait until it's over.
wish-rests = That was refused a moment ago. Ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
vote-over = That vote is over.
vote-for-ever = This table waits for absent players: no bot plays for them.
vote-not-idle = It hasn't been their turn for long: ask for a bot after a minute.
grace-longer = The time until a bot stands in can only be made longer.
table-paused = The game is already paused.
phrase-word = { QUOTED($word) } isn't a word on the list: { $near }.
phrase-length = A recovery phrase has { $words } words, not { $given }.
phrase-wrong = These are not the words of a recovery phrase: one of them is wrong, or they're in the wrong order.
key-yielded = This device was given up: another one has taken its place. To play here again, type the recovery phrase of the new one.
keys-too-many = You've moved to another device { $most } times on this server, and it allows no more.
chat-too-fast = You've said a lot. Wait a few seconds.


## The command line

output-lost = Couldn't print: { $why }.
output-lost-after = Couldn't print: { $why }. { $after }
script-line = Line { $line } of the keys: { $why }.
transcript-cannot-write = Couldn't write the transcript to { QUOTED($path) }: { $why }.
variable-wrong = { $why }. It comes from the variable { $variable }.
variable-sound = AUDIOGAME_SOUND must be on or off, not { QUOTED($value) }.
arguments-wrong = { $why }. See { $program } -h.
arguments-required = The following arguments are required: { $value }
arguments-unrecognized = Unrecognized arguments: { $value }
argument-without-value = expected one argument
argument-with-value = ignored explicit argument { QUOTED($value) }
argument-with-values = expected at most one argument
argument-with-other-count = expected { $value ->
    [one] one argument
   *[other] { $value } arguments
}
argument-not-with = not allowed with argument { $value }
argument-unfit = { $type ->
    [int] { QUOTED($value) } isn't a whole number
   *[other] { QUOTED($value) } can't be used
}
argument-ambiguous = Option { $option } could mean any of these: { $matches }
arguments-one-required = One of these arguments is required: { $value }
argument-refused = Argument { $name }: { $why }.
finding-topic = { $topic ->
    [program] Program
    [screen-reader] Screen reader
    [speech-mode] Speech mode
    [voices] Voices
    [voice] Voice { $name }
    [speech] Speech
    [sound] Sound
    [braille] Braille
    [terminal] Terminal
    [locale] Locale
    [folder] Folder
   *[settings] Settings
}
argument-pace = { QUOTED($value) } is not a pace: use a number from 0 to 10.
argument-count = { QUOTED($value) } isn't a whole number: use 0 or more.
argument-games = 0 games are too few: play at least 1.
argument-width = { $width } is too narrow: use 0, or { $least } characters or more.
argument-seat = { QUOTED($value) } isn't a seat: seats are numbered from 0.
argument-unknown = { $option ->
    [yes] { QUOTED($value) } won't do for { $what }: { $near }.
   *[no] There is no { $what } { QUOTED($value) }: { $near }.
}
trial-needs-keys = Start the trial in a terminal: it asks you what you hear, and you answer by key.
report-cannot-write = Couldn't write to { QUOTED($path) }: { $why }.
game-command-failed = Something went wrong in { $game }. The details are in { $file }.
program-failed = Something went wrong. The details are in { $file }.
window-closes = Press Enter to close this window.
none-unfinished = You have no unfinished games.
no-such-record = There is no record { QUOTED($wanted) }: { $count ->
    [0] there are none
   *[other] they're numbered from 1 to { $count }
}. See audiogame records.
assess-no-expert = { $game } has no expert, so its choices can't be judged.
assess-not-over = This game isn't over. Until it is, only a person playing alone against bots may have choices judged.
seat-still-secret = This game isn't over. Until it is, replay it without --seat, or with the seat of the one person who plays against bots.
arena-endless = Bots alone would play { $game } for ever with these options: set one that ends it; see audiogame list.
page-message-unreadable = The page has said something that can't be understood: { $why }. Reload the page.
page-cannot-write = The page can't be written to { QUOTED($path) }: { $why }.
page-folder-taken = { QUOTED($path) } holds other files, which would be lost. Name a new or empty folder.
page-not-in-folder = The page can't be built from this folder: that takes Python and pip.
page-download-failed = Pyodide couldn't be fetched from { $address }: { $why }. Try again, or name its folder with --pyodide.
page-pip-failed = pip couldn't fetch the packages of the page: { $why }
page-node-failed = The program couldn't be prepared for the browser: { $why }
page-part-missing = Pyodide lacks a file: { QUOTED($path) }. Name the folder of the npm package pyodide, or leave --pyodide out and it's fetched.
page-part-differs = This is not the release of Pyodide that belongs to this program: { QUOTED($path) }. Leave --pyodide out and it's fetched.
origin-none = { QUOTED($origin) } isn't the origin of a page: name one such as https://page.example, without a path.
origin-refused = The server doesn't let in pages from { QUOTED($origin) }: open the server's own page, or use audiogame in a terminal.
server-page-missing = There is no page in { QUOTED($path) }. Make it with: audiogame page build, and the name of a folder.
server-page-unfetched = There is no page here that fits this program. Fetch one with: audiogame page fetch, and its file or address. Or name its folder after --page.
page-unreadable = { QUOTED($file) } can't be read: { $why }.
page-hash-missing = Nothing says whether { QUOTED($file) } is whole: put { QUOTED($beside) } beside it, or give its fingerprint with --sha256.
page-hash-form = { QUOTED($hash) } isn't a fingerprint. A fingerprint has 64 digits from 0 to 9 and a to f.
page-hash-differs = { QUOTED($file) } isn't the file that belongs to this fingerprint. It has { $found } instead of { $wanted }. Fetch the file again.
page-no-page = { QUOTED($file) } isn't the file of a page. Name one that audiogame page build --file has made.
page-other = The page is from audiogame { $page }, and this is { $here }: they don't understand each other. { $older ->
    [page] Fetch a newer page.
   *[program] Update this program, or fetch an older page.
}
download-failed = { QUOTED($address) } can't be fetched: { $why }.
download-status = the server answers { $status }
download-by-proxy = the proxy { $proxy } in this computer's settings lets nothing through
download-too-long = { QUOTED($address) } is longer than { $most } bytes, so it wasn't fetched.
download-unencrypted = { QUOTED($address) } isn't encrypted: use an address that begins with https.
page-no-line = A page by https can't connect to { $address }, which has no TLS: browsers forbid it. Ask the host for a link that begins with audiogames, with an s, or open this link itself in the browser, or in the program in a terminal.


## What the doctor finds

program-found = audiogame { $version }, Python { $python }, { $system } on { $machine ->
    [unknown] an unknown machine
   *[other] { $machine }
}.
reader-uncertain = That isn't certain, so the program asks the first time it starts.
lines-heard-twice = If you hear every line twice, your screen reader reads the window as well. { $reader ->
    [nvda] Press NVDA+5 to stop it from reading dynamic content changes.
    [jaws] Press Insert+S until it says none.
   *[other] In NVDA, press NVDA+5 to stop it from reading dynamic content changes. In JAWS, press Insert+S until it says none.
} Or press Shift+V in the program until your screen reader alone speaks.
mode-chosen = chosen in the settings, the environment or the command.
mode-fits = it fits your screen reader. Shift+V changes it in the program.
mode-without-reader = no screen reader was found, so this is a guess. Shift+V changes it in the program.
voice-sample = This is the voice of audiogame.
voices-not-needed = None needed: your screen reader reads the printed lines.
voice-can-speak = It can speak.
voice-could-not-speak = It was found, but couldn't speak: { $why }.
own-voice-has-spoken = In use: { $name }, the program's own voice, has just said: { $sample }.
reader-has-spoken = In use: { $name }, your screen reader, has just said: { $sample }.
voice-tried-late = It's tried late, because it can't tell whether anybody hears it.
voice-through-dispatcher = It speaks through speech-dispatcher, and can't tell whether that's heard.
voice-tried-last = It's tried last, and counts a line as spoken once a command has played its sound.
nothing-can-speak = Nothing can speak here, so lines are only printed.
see-voices-above = See the voices above.
dispatcher-unneeded = You don't need it: Orca starts it.
dispatcher-uninstalled = You don't need it. It's in the package speech-dispatcher.
espeak-needs-device = It needs a sound device: see the line that begins with Sound.
accessible-output-unneeded = You don't need it. It's another way to speech-dispatcher, and needs the package python3-speechd.
pyttsx-unneeded = You don't need it. It's another way to eSpeak NG.
reader-needs-dispatcher = On Linux it speaks through speech-dispatcher, and needs the package python3-speechd. Even without it, screen readers read what is printed.
reader-first = Start NVDA or JAWS before the program.
sound-unneeded = You can play without sound.
sound-device-of-windows = In Windows, choose an output device under Settings, System, Sound.
sounds-off = Sounds are turned off in the settings.
device-open = A sound device is open.
device-silent = A sound device is open, but { $file } wasn't played.
device-has-played = A sound device is open, and has just played: { $sound }.
sound-driver-set = The variable SDL_AUDIODRIVER is { $driver }: remove it.
sound-library-missing = A sound server is running, but its library is missing: { $cure }.
sound-server-without-device = A sound server is running: choose a device for it in the settings of your system.
sound-server-named = The variable PULSE_SERVER names a sound server that isn't running. Start it, or remove the variable.
sound-card-missing = Linux finds no sound card here.
sound-unconfigured = There is a sound card, but ALSA has no configuration: { $cure }.
sound-unshared = { $found ->
    [pipewire] PipeWire is running
   *[card] There is a sound card
}, but programs can't share it: { $cure }.
start-sound-server = start pipewire-pulse or pulseaudio
install-packages = install the { $count ->
    [one] package
   *[other] packages
} { JOINED($packages, " and ") }
package-of-debian = { $name } (on Debian)
braille-lines-short = Lines are short and stay until you press Space.
braille-lines-long = Lines are as long as the spoken ones.
braille-turn-on = For short lines that stay until you press Space, turn on Braille in Settings, Speech.
braille-messages-of-nvda = NVDA shows messages for a few seconds only: in its settings, under Braille, set Show messages to Show indefinitely.
terminal-none = Not a terminal: lines are printed and no questions are asked.
terminal-found = { $kind ->
    [console] A console
   *[other] { $kind }
}, { $columns } columns, encoding { $encoding }.
locale-found = Language { $language }, encoding { $encoding }.
folder-in-use = Settings and records are saved in { $path }.
folder-not-writable = Can't save anything in { $path }: it's not writable.
folder-other = Start with --data and another folder.
defaults-used = The defaults are used instead.
settings-file-flawed = The file has errors.
texts-written = The texts are in { $path }.
report-written = The report is in { $path }. It holds no names.
odd-lines-none = No line is marked as odd.
odd-lines-unreadable = The lines marked as odd in { $file } can't be read: { $why }.


## The list of games

game-listed = { $title }: audiogame play { $name }. { $alone ->
    [yes] For one player.
   *[no] { $seats } players.
}
bots-listed = Bots: { $names }.
bots-without-skill = The game is all luck, so they differ only in manner.
option-listed = Option { $name }: { $allowed }; the default is { $default }.
characters-listed = Opponents with a character, in every game: { $names }.


## Work that takes long

work-takes-long = This takes a while: { $progress }.
work-counted = { $done } of { $count } { $what }
work-begun = { $done } { $what }
work-what = { $what ->
    [reading] reading the record
    [checking] checking the game
    [building] building the page
    [downloading] fetching the page
    [fetching] building the page, step 1 of 3, fetching Pyodide
    [compiling] building the page, step 2 of 3, compiling the program
    [packing] building the page, step 3 of 3, packing
    [looks] checks of records
    [lines] lines
    [records] records
    [files] files
    [games] games
    [sounds] sounds
    [erasing] erasing
    [thinking] thinking
   *[other] { $what }
}


## What other commands report


pack-usable = This pack of sounds can be used as it is.
page-of-sources = Without Node the page has no bytecode: each start takes 7 to 30 seconds longer. Install Node (https://nodejs.org) and build again, or take the page of a release.
page-built = The page is in { $path }. Let a web server serve that folder.
page-packed = It's also in { $file }. Its fingerprint is { $hash }.
page-fetched = The page of audiogame { $program } is in { $path }. Invite a friend offers it, and so does audiogame serve --page.
server-listens = The server { $name } listens at { $host }, port { $port }.
server-open = Anybody can open tables here: { $link }
server-invitation = Anybody with this invitation can open tables here: { $link }
server-invitation-in-words = In words: { $address }, { SPOKEN($words) }.
server-page-at = In a browser: { $link }
server-page-unencrypted = Without --certificate, only browsers on this machine can store the page.
server-tables-unread = Left out, because they can't be read: { $count ->
    [one] 1 file of a table
   *[other] { $count } files of tables
}.
server-keeps-games = Every game is kept in { $place }.
server-for-this-machine = Only programs on this machine itself can reach it.
server-behind-router = People outside your network reach this machine only if your router lets them; use --through to let them come through a service.
server-firewall = { $system ->
    [macos] If macOS asks about incoming connections, allow them. VoiceOver finds that window by Control, Option and F1, pressed twice. Otherwise nobody on your network can come in.
   *[windows] If Windows opens a window about its firewall, allow audiogame there. Otherwise nobody on your network can come in.
}
server-behind-carrier = Your provider gives you an address that can't be reached from outside. Use --through to let people come from the internet.
server-ipv6 = People who also have IPv6 can come from the internet by this link, if your router lets them: { $link }
server-address-known = Whoever enters learns the address of this machine. Players never learn each other's.
server-announced = On your own network this server is found by its name.
server-way-opening = Opening a way from the internet through { $name }. This takes a few seconds.
server-way-open = { $changed ->
    [yes] The address has changed. The tables were told; the link is now
   *[no] Anybody with this link can join, from the internet too:
} { $link }
server-way-lost = { $why }. The program keeps trying; meanwhile only people on your network can join.
service-about = { $operator ->
    [none] People elsewhere come through this command: { $command }.
   *[other] People elsewhere come through { $name }, run by { $operator }.
} { $reads ->
    [yes] Whoever runs it can't read games between programs, but could read along with people in a browser.
   *[no] Whoever runs it can't read what passes.
} { $minutes ->
    [0] An address lasts as long as the tunnel.
   *[other] An address lasts { $minutes } minutes or so; then the link changes.
} { $tried ->
    [none] { $documents ->
        [none] Nothing is known about it here.
       *[other] This is from its documents of { $documents }; we haven't tried it.
    }
   *[other] It was tried on { $tried }.
}
service-ask-host = The machine { $host } of this service has the fingerprint { $fingerprint }. If in doubt, compare it with the one that the service publishes. Trust it from now on? Y or N:
server-metrics-at = Metrics for this machine alone are at { $address }.
people-from-one-address = Everybody comes from one address, as behind a proxy, so all share its limits. Let the proxy name callers in X-Forwarded-For, and use --behind.
people-through-this-machine = Everybody comes through this machine, as by a tunnel or a proxy, so limits count people, not addresses. If a proxy names callers in X-Forwarded-For, use --behind.
server-to-stop = Press Ctrl+C to stop; every game is saved.
server-out-of-files = No more files can be opened: nobody else can come in now.
server-stopped = Stopped. Every game is saved, and goes on when the server does.
drain-left = { $count ->
    [one] 1 table is
   *[other] { $count } tables are
} still at { $address }.
drain-done = All tables of { $address } go on elsewhere. That process can be stopped now.
carry-done = { $place ->
    [database] The database
   *[other] { $place }
} now has { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $records ->
    [one] { $records } record
   *[other] { $records } records
} with { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}. Every record was checked.
person-exported = Games in { $path }: { $count }.
person-erased = Erased. Games that stay, without the name: { $count }. In those that aren't over, a bot plays on.


## The arena, and games that are checked

arena-going = { $game }: { $done } of { $count ->
    [one] { $count } game
   *[other] { $count } games
}.
arena-played = { $game }, { $strengths }: { $count ->
    [one] 1 game
   *[other] { $count } games
}, seed { $seed }, in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
arena-wins = { $strength }: { $seats ->
    [one] { $mean }
   *[other] each of { $seats }, { $mean }
} percent of wins, a draw shared; 95 percent interval { $low } to { $high }; equal players would have { $even }.
arena-measure = { $strength }: { $seats ->
    [one] { $mean }
   *[other] each of { $seats }, { $mean }
} { $unit ->
    [points-a-game] points a game
    [antes-a-round] antes a round
   *[other] { $named }
}; { $games ->
    [one] one game has no interval
   *[other] 95 percent interval { $low } to { $high }
}.
arena-times = { $strength }: { $count } decisions, a median of { $median } milliseconds, { $worst } at worst.
game-sound = { $game } keeps the contract; { $count } states were checked.
game-flawed = { $count ->
    [one] One thing is
   *[other] { $count } things are
} wrong with { $game }.
game-whole = Nothing of a whole game is missing.
game-lacks = { $count ->
    [one] One thing of a whole game is
   *[other] { $count } things of a whole game are
} still missing.
game-import-endless = { $file }, line { $line }: Importing it takes too long. Move slow work into a hook, and make sure that it ends.
game-no-python = { $file }, line { $line }: This isn't Python: { $why }.
game-import-raises = { $file }, line { $line }: { $error } was raised here when it was imported.


## Pictures of tables, which check-game tells authors of games

picture-unfit = a picture must be a Picture, not { $found }
picture-group-twice = an owner may have only one group in an area: there are two of { $group }
picture-area = a group must lie in an Area, not in { $found }
picture-owner = the owner of a group must be a seat or None, not { $found }
picture-group-empty = a group must hold something: { $group } is empty
picture-mark = a mark must be an enum or None, not { $found }
picture-about = a picture must be about one of its groups, not { $found }
picture-order = an order must be an enum or None, not { $found }
picture-die = the face of a die must be a number or an enum, and its kind an enum, in { $found }
picture-card = the face of a card must be a number or an enum, and its suit an enum, in { $found }
picture-no-card = there must be at least one card in { $found }
picture-unit = a unit must have at least one part in { $found }
picture-score = a score must be a whole number in { $found }
picture-man = there must be at least one man, and its kind must be an enum or None, in { $found }
board-unfit = a board must be a Board with a square in each row, not { $found }
board-square = each square must be a Square named by a number, an enum or a value, not { $found }
board-name-twice = two squares have the name { $name }
picture-thing = a group may hold Die, PictureCard, Chip, Score and Man, not { $found }
