### What the program says outside of games, in English.

## In a game

game-ended = Enter: play again. { $alone ->
    [yes] {""}
   *[no] N: again, with the next player in the first seat.{" "}
}{ $review ->
    [yes] Shift H: review with the expert.{" "}
   *[no] {""}
}{ $back }: leave.
    .brief = Enter: again. { $alone ->
        [yes] {""}
       *[no] N: next player first.{" "}
    }{ $review ->
        [yes] Shift H: review with the expert.{" "}
       *[no] {""}
    }{ $back }: leave.
game-ended-far = Enter: play again, with the next player in the first seat. N: back to the table. { $review ->
    [yes] Shift H: review with the expert.{" "}
   *[no] {""}
}{ $back }: leave.
    .brief = Enter: again. N: to the table. { $review ->
        [yes] Shift H: review with the expert.{" "}
       *[no] {""}
    }{ $back }: leave.
game-over = The game is over.
game-heard = Enter: stay at the table. { $back }: leave.
    .brief = Enter: stay. { $back }: leave.
game-saved = Game saved. { $shell ->
    [yes] To continue it, type audiogame and choose Continue.
   *[no] To continue it, choose Continue in the main menu.
}
    .brief = Game saved.
other-game-saved = The other game is saved.
game-heard-far = You've stopped listening.
game-kept-far = Your seat is kept: the same link brings you back.
rotate-far = You can't start over with players far away. When this game is over, the next begins with the next player in the first seat.
language-incomplete = The { $name } texts are not complete in this version, so the rest is told in English.
language-unreviewed = Nobody who speaks { $name } has read these texts yet, so expect mistakes. { $key } marks an odd line; the handbook says how to send it.
    .touch = Nobody who speaks { $name } has read these texts yet, so expect mistakes.
not-translated = { $kind ->
    [rules] The rules of { $game } are not translated yet.
    [lesson] The lesson of { $game } is not translated yet.
    [program] This lesson is not translated yet.
    [glossary] These words are not translated yet.
    [handbook] The handbook is not translated yet.
   *[game] { $game } is not translated yet.
}
game-not-saved = The game couldn't be saved.
not-kept = This game isn't being saved: { $why }. You can keep playing.
not-now = { $told }{ $skips ->
    [yes] {" "}Space skips.
   *[no] {""}
}
game-missed = { $whole ->
    [yes] { $count ->
        [one] One choice has been made so far.
       *[other] { $count } choices have been made so far.
    }
   *[no] { $count ->
        [one] One choice was made while you were away.
       *[other] { $count } choices were made while you were away.
    }
} Shift L tells all of it.
choice-sent = Sent. The server hasn't answered yet.
line-lost = Connection lost. Nothing was sent.
choice-waits = Connection lost. Your seat is kept, and your choice waits.
thinking = Thinking.
advice-not-now = Advice comes on your turn. { $told }
    .brief = Advice on your turn. { $told }
advice-no-skill = No advice: this game is all luck, so no choice beats another.
    .brief = All luck: no choice beats another.
advice-none = This game has no adviser.
advice-off = Advice is off at this table.
    .brief = Advice is off.
advice-over = No advice: the game is over.
advice-valued = { $told } { $below ->
    [yes] Minus { $amount }.
   *[no] { $amount }.
}
amount-about = about { $amount }
amount-win = { $amount } percent to win
amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
amount-dollars = { $cents ->
    [0] { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
   *[other] { $dollars ->
        [0] {""}
        [one] { $dollars } dollar{" "}
       *[other] { $dollars } dollars{" "}
    }{ $cents ->
        [one] { $cents } cent
       *[other] { $cents } cents
    }
}
advice-lesson = In a lesson, the teacher gives the advice.
    .brief = The teacher gives the advice.
advice-nobody = No advice: you aren't playing.
advice-soon = Ask again in a moment: earlier moves are still arriving.
advice-one-choice = There is only one choice. { $told }
    .brief = Only one choice. { $told }
title-game-menu = Game menu
game-menu-stay = Back to the game.
game-menu-code-set = Set { $name }'s code for taking over the keyboard.
game-menu-code-remove = Remove { $name }'s code for taking over the keyboard.
code-enter = Type your code, then press Enter.
code-new = Type a code that only you know, then press Enter. It's for this game only.
    .brief = A code that only you know, then Enter.
code-wrong = Wrong code.
code-set = Code set.
code-removed = Code removed.
game-menu-bot-one = Let a bot play for you.
game-menu-bot-other = Let a bot play for { $name }.
game-menu-back-one = Take your seat back from the bot.
game-menu-back-other = Take { $name }'s seat back from the bot.
game-menu-sure = { $entry }? Y or N.
game-menu-again = Start over. { $saved ->
    [yes] This game is saved.
   *[no] This game couldn't be saved.
}
game-menu-rotated = Start over, with the next player in the first seat. { $saved ->
    [yes] This game is saved.
   *[no] This game couldn't be saved.
}
game-menu-lesson = The lesson for this game. The game waits.
game-menu-settings = Settings.
game-menu-sounds = Sounds of this game.
game-menu-keys = Keys.
game-menu-give-up = Give up.
game-menu-leave = Leave. The game is saved.
game-menu-leave-far = Leave. A bot plays on for you, and Continue brings you back.
game-menu-leave-listening = Leave. The game goes on without you.
game-menu-leave-unsaved = Leave. The game couldn't be saved.
give-up = Give up? That ends the game for good. Y or N.
give-up-far = Give up? A bot plays on in your place. Y or N.
given-up = You give up. { $told }
title-strength = Bot strength
strength = { $strength }. { $about }
    .brief = { $strength }.
strength-casual = casual
strength-skilled = skilled
strength-expert = expert
strength-casual-about = It makes mistakes as people do.
strength-skilled-about = It plays well, but doesn't look far ahead.
strength-expert-about = It plays close to perfectly.
strength-loyal = loyal
strength-loyal-about = It always calls the same colour.
strength-contrary = contrary
strength-contrary-about = It calls the colour that fewer players have called.
bot-plays = { $several ->
    [yes] A bot is playing for { $name }.
   *[no] A bot is playing for you. { $back } takes your seat back.
}
person-plays = { $several ->
    [yes] { $name } plays again.
   *[no] You play again.
}
chair-bot = { $name }, a bot, takes seat { $number }.
chair-person = Somebody at this keyboard takes seat { $number }.
table-left = You've left the table. Enter begins a new game, { $back } leaves.
pass-keyboard = Pass the keyboard to { $name }: Enter.
    .brief = { $name }, take the keyboard: Enter.
taken-over = { $name }'s turn.
taken-over-news = { $name }, press H for news.
taken-over-marked = { $name }: marked. Enter chooses.
    .brief = { $name }: marked.
# Y in every language: other letters are choices or questions in a game.
headphones = { $first ->
    [yes] Headphones on? Only you hear it. Y or N.
   *[no] Headphones on? Y or N.
}
no-headphones = { $how ->
    [none] Your cards aren't read out. Type a card's key, such as { $key }, then Enter.
   *[other] Your choice isn't read out. { $how }
}
nothing-marked = { $how ->
    [none] { $key ->
        [none] Mark something first.
       *[other] Type a card first, such as { $key }.
    }
   *[other] { $how }
}
not-possible = That can't be chosen. { $how ->
    [none] Mark something else, then press Enter.
   *[other] { $how }
}
    .brief = That can't be chosen. { $how ->
        [none] Mark something else.
       *[other] { $how }
    }
too-soon = Too soon: { $count ->
    [1] that key came before the question.
   *[other] { $count } keys came before the question.
} { $told }
    .brief = { too-soon-for-item }
too-soon-for-item = Too soon{ $count ->
    [1] .
   *[other] : { $count } keys.
} { $told }
row-more = More: Space.
row-goes-on = { $told }, more: Space.
row-digit = { $number ->
    [0] Zero.
    [1] One.
    [2] Two.
    [3] Three.
    [4] Four.
    [5] Five.
    [6] Six.
    [7] Seven.
    [8] Eight.
   *[9] Nine.
}
row-letter = Letter { $key }.
digits-type = type the numbers of a choice, with Space between them
who-you = You.
who-person = { $name }.
who-bot = { $name }, a bot.
evening = Wins tonight: { $won }.
evening-none = Nobody has won a game tonight.
evening-you = you have { $count }
evening-first = { $name } has { $count }
evening-more = { $name } { $count }
who-listens = { AND($names) } { $count ->
    [one] listens.
   *[other] listen.
}
undo-over = The game is over. To go back to a move, open Records.
undo-nothing = You haven't chosen anything yet.
undo-own = Take your choice back? Y or N.
undo-agree = { $name } asks to take back a choice. All choices since then go back too. Y or N.
    .brief = { $name } asks to take back a choice. Y or N.
undo-consent = Take back a choice? Y only if everybody here agrees, otherwise N.
undo-asked = You ask to take your choice back.
undo-luck = The same dice and cards come again. This game is counted separately in the statistics.
    .brief = The same dice and cards come again.
words-hash = The luck of this game is already fixed. Its fingerprint is { $hash }.
words-spoken = The luck of this game is already fixed. The words of the game are { SPOKEN($spoken) }.
words-enter = Type any words to mix into the luck, or press Enter to start.
    .brief = Any words, or Enter to start.
words-none = No words added.
words-added = Mixed into the luck: { $words }.
luck-none = This game has no luck.
luck-seeded = This game repeats the luck of seed { $seed }, so somebody could know it beforehand.
luck-computable = This game repeats the luck of seed { $seed }, so anybody can work out what others have.
luck-fair = Fair luck. { $shared ->
    [yes] The players' devices have added to it.
   *[no] { $words ->
        [none] No words added.
       *[other] Words added: { $words }.
    }
} You hear the seed when the game ends.
luck-words = The words of this game are { SPOKEN($spoken) }. Give them to the others now. At the end, audiogame verify compares them.
    .brief = The words of this game are { SPOKEN($spoken) }.
luck-fair-unkept = Fair luck, but no record is kept. The fingerprint of its seed is { $hash }. { $words ->
    [none] No words added.
   *[other] Words added: { $words }.
} You hear the seed when the game ends.
luck-told = Fair luck. Its seed was { $seed }. { $shared ->
    [yes] The players' devices have added to it.
   *[no] { $words ->
        [none] No words added.
       *[other] Words added: { $words }.
    }
} To check it, run audiogame verify.
luck-everybody = Everybody's luck. { $added ->
    [added] This device added to it.
    [late] This device's share came too late.
    [dropped] This device sent its share in time, but the server dropped it.
   *[unknown] As far as this device knows, it added nothing.
}{ $lack ->
    [0] { "" }
   *[other] { " " }{ AND($without) } added nothing.
}{ $again ->
    [yes] { $count ->
        [0] { " " }The luck was started again, so somebody may have chosen it.
       *[other] { " " }The luck was started again because of { AND($names) }, so somebody may have chosen it.
    }
   *[no] { "" }
} { $seed ->
    [none] The server knows the luck in advance. You hear the seed when the game ends.
   *[other] The seed was { $seed }.
}{ $part ->
    [none] { "" }
    [all] { " " }The record has everything that this device knows about it.
    [without] { " " }This device didn't see everything that was added.
    [dropped] { " " }The record lacks the share that this device sent in time.
   *[other] { " " }The record lacks what this device knows about it.
}

## Everywhere

fault = { $why }
update-page = The page reloads, and your games are kept. Update to version { $version }? Y or N.
call-server = This link leads to { $link }. Connect to it? Y or N.
follow-link = This link leads to { $link }. { $kept ->
    [saved] { "Your game is saved. " }
    [unsaved] { "Your game couldn't be saved. " }
    [seat] { "Your seat here is kept. " }
    [heard] { "The game here goes on without you. " }
   *[nothing] { "" }
}{ $table ->
    [yes] Join that table? Y or N.
   *[no] Go to that server? Y or N.
}
paste-no-link = There is no link to a table in that.
leave-program = Leave audiogame? Y or N.
takes-a-while =
    { $count ->
        [0] This takes a while.
       *[other] This takes a while: { $done } of { $count }. Press any key to hear its progress.
    }
    .brief =
        { $count ->
            [0] This takes a while.
           *[other] { $done } of { $count }.
        }
leave-program-game = Leave audiogame? { $kept ->
    [saved] The game is saved.
    [unsaved] The game couldn't be saved.
    [seat] Your seat is kept.
   *[heard] The game goes on without you.
} Y or N.
staying = Staying.
yes-or-no = Y or N.
# What may be typed as an answer: the letter of its key, then words. Y and N always answer, too.
answers-yes = y, yes
answers-no = n, no
neither = Enter is neither yes nor no. { $told }
    .brief = Enter is neither. { $told }
no-answer = No answer in { $seconds } seconds: that means no.
    .brief = No answer: no.
choice-again = { $stays ->
    [yes] Stay at the table
   *[no] Play again
}
missed = { $count ->
    [one] { $count } line: Space.
   *[other] { $count } lines: Space.
}
    .touch = { $count ->
        [one] { $count } line: Space, in More.
       *[other] { $count } lines: Space, in More.
    }
went-wrong = Something went wrong. { $saved ->
    [yes] Your game is saved, and the details
   *[no] The details
} are in { $file }.
part-went-wrong = Something went wrong beside the game, which goes on. The details are in { $file }.
game-went-wrong = Something went wrong in { $title }, and it can't continue. { $saved ->
    [yes] Your game is saved, and the details
   *[no] The details
} are in { $file }.
sounds-failed = The sounds of this game failed. The game continues without them.
advice-failed = No advice: the adviser of this game failed.
    .brief = The adviser failed.
rule-now-failed = The guide of this game failed, so its rule book opens at the beginning.
explain-failed = No explanation: the guide of this game failed.
output-lost = { $name } has stopped working: { $why }
settings-not-saved = Your settings couldn't be saved: { $why }.
nothing-said = Nothing has been said yet.
nothing-since = Nothing has happened since your last choice.
category-all = All lines, { $count }.
category-game = Game lines, { $count }.
category-answers = Answers, { $count }.
category-chat = Chat lines, { $count }.
category-other = Other lines, { $count }.
copied = { $answered ->
    [yes] Copied to the clipboard.
   *[no] Your terminal was asked to copy it.
}
    .brief = { $answered ->
        [yes] Copied.
       *[no] Your terminal was asked.
    }
copy-secret = That line is secret, so it isn't copied.
odd-marked = Marked as odd. { $count ->
    [one] 1 line
   *[other] { $count } lines
} marked.
    .brief = Marked. { $count ->
        [one] 1 line.
       *[other] { $count } lines.
    }
odd-unmarked = No longer marked. { $count ->
    [0] No lines
    [one] 1 line
   *[other] { $count } lines
} marked.
    .brief = No longer marked. { $count ->
        [0] No lines.
        [one] 1 line.
       *[other] { $count } lines.
    }
odd-refused = { $why ->
    [chat] That line can't be marked: it's somebody's own words.
    [secret] That line is secret, so it can't be marked.
   *[unknown] That line can't be marked: it's somebody's own words, or was said too long ago.
}
odd-set-aside = { $why }{ $kept ->
    [none] {""}
   *[other] { " " }The file is kept as { $kept }.
}
written = Saved to { $file }.
not-written = Couldn't save the file: { $why }.
history-older = { $text } Oldest line.
history-newer = { $text } Newest line.
unknown-key = { $key } does nothing here. Question mark lists the keys.
    .brief = { $key } does nothing here.
command-not-here = Only while you play: { $what }.
command-behind = { $back } goes back to the game first: { $what }.
    .brief = { $back } first: { $what }.
verbosity-full = Full.
verbosity-normal = Normal: full for what decides, brief for the rest.
verbosity-brief = Brief.
out-listening = You can keep listening, or press End to skip to the end of the game.
offer-brief = Shorter lines from now on? V changes it at any time. Y or N.
suspended = Paused. Type fg to come back.
cannot-suspend = The program can't be paused here.
goodbye = Goodbye.

## Menus

menu-find = Type a word to find and press Enter. { $leave-text } goes back.
    .brief = Type a word to find.
menu-find-none = No entry mentions { $wanted }.
title-menu-found = Found
no-such-item = This list has { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}.
menu-main = Main menu
title-new = Choose a game
title-results = Records and results
title-help = Help
title-glossary = Words that all games use
title-rules = Rules: choose a game
title-learn = Learn to play
title-continue = Continue
title-records = Records
title-statistics = Statistics
title-record = This record
title-speech = Speech
menu-new = New game.
menu-continue = Continue a game.
menu-continue-waiting = A game of { $game } waits: continue it.
menu-online = Play with others.
menu-learn = Learn to play.
menu-results = Records and results.
menu-help = Help.
menu-rules = Rules of the games.
menu-handbook = Handbook of this program.
menu-glossary = Words that all games use.
menu-records = Records.
menu-statistics = Statistics.
menu-sounds = Sounds.
menu-keys = Keys.
menu-settings = Settings.
menu-update = Update this page.
menu-page = This page: your data.
menu-trial = Listening trial: ten minutes.
menu-about = About and credits.
title-about = About
about-program = audiogame { $version }: dice and card games to play by ear.
new-version = Version { $version } of audiogame is out, and you have { $here }. { $news }
about-licence = Free software, under the MIT licence.
about-folder = Settings, keys and saved games are in { $folder }.
about-chosen = That's all. { $back } goes back.

## Credits of a game

title-credits = Credits of { $title }
credits-chosen = That's all. Space spells an address. { $back } goes back.
menu-leave = Leave.
menu-game = { $title }.
menu-game-about = { $alone ->
    [yes] For one player.
   *[no] { $seats } players.
} { $about }{ $length ->
    [none] {""}
   *[other] {" "}{ $length }
}
lobby-start = Start.
lobby-start-about = Starts the game with these seats and options.
lobby-players = Players: { $people ->
    [0] {""}
   *[other] { AND($people) }{ $bots ->
        [0] {""}
       *[other] , with{" "}
    }
}{ $bots ->
    [0] .
    [one] { AND($bots) }, a bot.
   *[other] the bots { AND($bots) }.
}
lobby-players-about = Right adds a bot, and Left removes one. Enter opens the list of players.
title-players = Players
lobby-length-number = Another length.
lobby-length-number-about = Enter lets you type a number.
lobby-table-rules = Rules of this table: { $count ->
    [0] default.
   *[other] { $count } changed.
}
lobby-table-rules-about = Enter opens the options of this game, and its rule book.
title-table-rules = Rules of this table
lobby-more = More.
lobby-more-about = Enter opens the rest: what else you can choose for this table.
title-table-more = More
lobby-seat-about = Who sits here. Enter changes the player, the name or the playing order.
lobby-person = Seat { $number }: { $name }, at this keyboard.
lobby-bot = Seat { $number }: { $name }, a bot.
lobby-add-bot = Add a bot.
lobby-add-bot-about = Adds a bot to the table.
lobby-add-person = Add a person at this keyboard.
lobby-add-person-about = Adds a person who shares this keyboard.
lobby-words = { $added ->
    [yes] Mix in your own words for luck: yes.
   *[no] Mix in your own words for luck: no.
}
lobby-words-about = You type words before each game. They're mixed into the luck, so nobody can have picked it. Enter changes this.
lobby-advice = { $on ->
    [yes] Advice: allowed.
   *[no] Advice: not allowed.
}
lobby-advice-about = When advice is allowed, Shift H says what an expert would do. Enter changes this.
lobby-rules = The rule book.
lobby-rules-about = Enter opens the rule book for these seats and options.
seat-rename = Change the name.
seat-person = Player: a person.
seat-bot = Player: a bot.
seat-remove = Remove the seat.
no-more-seats = { $count ->
    [1] This game is for one player.
   *[other] The table is full: { $count } seats.
}
no-bots = No bots to remove.
bot-added = { $name }, a bot, sits down.
person-added = { $name } sits down, at this keyboard.
bot-removed = { $name } leaves.
new-same = Same as last time: { $title }{ $names ->
    [1] {""}
   *[other] {" "}with { $names }
}.
lobby-strength = Seat { $number }: { $name }, { $strength ->
    [expert] an { $strength } bot.
   *[other] a { $strength } bot.
}
lobby-usual = Reset seats and options.
lobby-usual-about = Enter undoes every change made here.
seat-strength = { $strength ->
    [expert] An
   *[other] A
} { $strength } bot plays this seat. { $about }
    .brief = { $strength } bot.
seat-manner = A { $strength } bot plays this seat. { $about } No bot plays better: the game is all luck.
    .brief = { $strength } bot. All luck.
seat-earlier = Move one seat earlier.
risky-choice = { $told } Y or N.
start-over = Start over{ $rotates ->
    [yes] , with the next player in the first seat
   *[no] {""}
}? { $saved ->
    [yes] This game is saved.
   *[no] This game couldn't be saved.
} Y or N.
wrong-seats = This game takes { $seats } players, not { $count }.
enter-name = Name: { $name }. Type a new one and press Enter. { $leave-text } keeps the old one.
enter-new-name = Type a name and press Enter. { $leave-text } goes back.
name-taken = { $name } is already at the table.
enter-option = Type { $allowed } and press Enter. { $leave-text } keeps the old value.
not-an-option = { $typed } won't do. Type { $allowed }.
typed-full = You can type at most { $longest } characters here.
typed-too-long = This has { $count } characters. Use at most { $longest }.
typed-end = End.
typed-so-far = { $count ->
    [0] Nothing typed.
   *[other] { $text }.
}
title-continue-game = This saved game
record-review = Replay it step by step.
assess-not-kept = What the expert said couldn't be saved for statistics and practice: { $why }.
practice-item = Practice: choices that cost you something.
record-expert = Review it with the expert.
record-check = Check the moves and the luck.
record-share = Share it.
record-delete = Delete it.
title-share = Share this record
share-copy = Copy its text, with names.
share-file = Save it as a file, with names.
share-copy-bare = Copy its text, without people's names.
share-file-bare = Save it as a file, without people's names.
share-bare-about = The copy calls people by their seats, so its twelve words are different.
share-there = { $file } already exists, so nothing was written. Choose again and type another name.
delete-record = Delete this record for good? Y or N.
continue-go-on = Continue.
continue-delete = Delete this game.
continue-save = Save the undamaged part as a new game.
cannot-save = None of it can be saved: { $why }
saved-before-damage = Saved as { $name }. The damaged record is unchanged.
title-play-on = Play from here
play-on-new = Play with new luck.
play-on-same = Play with the same luck.
delete-game = Delete this game for good? Y or N.
game-deleted = Game deleted.
nothing-unfinished = You have no unfinished games.
calibrate = You'll hear one sentence. Press Enter to start it, and Enter again when your voice finishes.
calibration-sentence = The dice roll slowly over the wooden table, past cards and chips, and come to rest one after another where everybody can hear them.
calibration-failed = That was too fast or too slow to count. Nothing has changed.
calibrated = Your voice reads { $rate } characters a second.
title-speech-mode = Who speaks
speech-auto = Automatic.
speech-lines = Your screen reader reads the lines.
speech-direct = Spoken directly by NVDA, JAWS and others.
speech-voice = The program's own voice.
speech-none = No speech, only print.
speech-auto-about = The program picks one each time it starts.
speech-lines-about = Lines are printed so that a screen reader or a braille display reads them; the program itself is silent.
speech-direct-about = Lines go straight to NVDA, JAWS and others, which speak and braille them.
speech-voice-about = The program speaks with a voice of this computer, without a screen reader.
speech-none-about = For players who read the screen.
speech-kept = This takes effect the next time you start.
setting-speech = Who speaks: { $value }
setting-speech-about = Who reads lines aloud: your screen reader, the program's own voice, or nobody. Shift V switches anywhere.
setting-voice = Speech engine: { $value }.
setting-voice-about = Which speech engine the program uses for its own voice.
title-voice = Speech engine
voice-program-best = the best one found
voice-program-sapi = SAPI 5, from Windows
voice-program-speech-dispatcher = speech-dispatcher, from Linux
voice-program-espeak = eSpeak NG, included in the program
voice-program-say = say, from macOS
voice-program-accessible-output2 = accessible-output2, another way to speech-dispatcher
voice-program-pyttsx3 = pyttsx3
voice-cannot-speak = That one can't speak here, so nothing has changed. { $why }
speech-now-lines = Your screen reader now reads the lines.
    .brief = Lines.
speech-now-direct = Lines now go straight to your screen reader.
    .brief = Straight to your screen reader.
speech-now-voice = The program now speaks with its own voice.
    .brief = Own voice.
speech-now-none = Speech is off. Lines are still printed.
    .brief = Speech is off.
setting-voice-rate = Speed: { $value } words a minute.
setting-voice-rate-about = How fast the program's own voice speaks.
setting-voice-pitch = Pitch: { $value ->
    [0] lowest.
    [100] highest.
   *[other] { $value } of 100.
}
setting-voice-pitch-about = How high the program's own voice is, from 0 to 100.
setting-voice-volume = Voice volume: { $value ->
    [0] silent.
   *[other] { $value } percent.
}
setting-voice-volume-about = How loud the program's own voice is. Your screen reader has its own volume.
setting-voice-name = Voice: { $value }.
setting-voice-name-about = Which voice of the speech engine speaks. Each says its own name.
setting-voice-language = Language: { $value }.
setting-voice-language-about = The language of the program's own voice, as a code such as en or de.
setting-opponent-voices = Opponents' voices: { $value ->
    [yes] each has its own.
   *[no] one voice for all.
}
setting-opponent-voices-about = With the program's own voice, each opponent has a different voice.
setting-missed-lines = Your screen reader misses lines: { $value ->
    [yes] yes.
    [no] no.
   *[unknown] not known.
}
setting-missed-lines-about = Some screen readers miss lines after an arrow key. If yours does, Enter asks again when you may not have heard what it chooses.
ask-missed-lines = Does your screen reader miss lines? Y, N, or F to find out.
ask-whether-missed = You may have missed: { $missed } Does your screen reader miss lines? Y, N, or F to find out.
find-out = Find out
try-row = { $number } of { $count }. Press { $key }. If you then hear a fruit, press Y; if not, N.
    .brief = { $number } of { $count }. Press { $key }. A fruit: Y; if not, N.
tried-row = { $number ->
    [1] Apple.
    [2] Pear.
    [3] Cherry.
    [4] Lemon.
   *[other] Plum.
}
setting-braille = Braille: { $value ->
    [yes] short lines, one at a time. Space reads on.
   *[no] off.
}
setting-braille-about = For braille displays: short lines that stay until you press Space, with sounds written in words.
voice-of-backend = the default
change-voice = { $count } voices. Try them with Up and Down, take one with Enter. { $back } goes back.
    .brief = { $count } voices.
no-voices = No voices to choose from. First switch to the program's own voice, with Shift V.
enter-language = Language: { $value }. Type a code such as en, en-us or de, and press Enter.
not-a-language = { $typed } isn't a language code.
voice-without-language = { $name } doesn't speak { $language }, so the language stays { $kept }.{ $count ->
    [0] {""}
   *[other] {" "}Closest: { $near }.
}
voice-keeps-own = { $what ->
    [rate] This voice's speed can't be changed.
    [pitch] This voice's pitch can't be changed.
    [volume] This voice's volume can't be changed.
    [voice] This speech engine has only this voice.
   *[language] This voice's language can't be changed.
}
as-before = Back to what it was.
voice-lost = Now speaking: { $name }. { $why }
    .brief = Now: { $name }.
voice-again = { $name } speaks again. { $why }
    .brief = { $name } speaks again.
voice-back = { $name } speaks now.
audio-lost = { $what ->
    [both] Sound and voice have stopped
    [voice] The voice has stopped
   *[sounds] Sounds have stopped
}: { $why }{ $speaks ->
    [none] {" "}Lines are printed.
    [other] {" "}{ $name } speaks now.
   *[same] {""}
}
audio-back = { $what ->
    [both] Sound and voice are back.
    [voice] The voice is back.
    [first] Sounds are on now.
   *[sounds] Sounds are back.
}
voice-lacks-voice = { $name } has no voice called { $why }, so it uses its default. The Speech menu lists its voices.
    .brief = No voice called { $why }.
voice-lacks-language = { $name } doesn't speak { $why }. You can choose another language in the Speech menu.
    .brief = { $name } doesn't speak { $why }.
call-turn = { $game }: your turn.
call-again = The game is waiting for you.
calls-on = You're called when it's your turn and you're elsewhere.
calls-off = Calls off: you aren't called when you're elsewhere.
ask-call-bell = You were elsewhere when it was your turn. May the terminal's bell call you next time? Y or N.
sounds-off = Sounds off.
sounds-on = Sounds on.
sounds-looking = No sound yet. Looking again.
sounds-no-device = Sound is off: no sound device found. You can play without it.
    .brief = Sound is off: no sound device found.
sounds-no-process = Sound is off: the sound process doesn't start. You can play without it.
    .brief = Sound is off: the sound process doesn't start.
sound-broken = { $why }
title-learn-sounds = Learn the sounds. Enter plays one again
sounds-learn = Learn the sounds.
sounds-quiz = Sound quiz.
quiz-no-sounds = No quiz: sounds are turned off, or there is no sound device.
quiz-begins = { $count } sounds. After each one, press the number of what you heard. Enter plays it again. Escape ends the quiz.
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
sounds-settings = Volume, stereo and captions.
sounds-common = Sounds used everywhere.
title-learn-which = Choose the sounds
learn-sound = { $description }
sounds-none = No sounds: they're turned off, or there is no sound device.
voice-none = No voice can speak here: lines are only printed. audiogame doctor says why.

## Settings

title-settings = Settings
settings-wording = Wording: { $chosen ->
    [full] full
    [normal] normal
   *[brief] brief
}.
settings-wording-about = How much is said. Left and Right change it for everything; Enter opens dice, cards, scores and turns, each alone. V changes it anywhere.
settings-language = Language: { $name }.
settings-language-about = The language of everything that is told. It changes at once. Each person at this keyboard may have their own, under People at this keyboard.
title-language = Choose a language
language-of-system = As on this computer: { $name }.
language-of-settings = As in Settings.
settings-sounds = Sounds: volumes, stereo, captions, learning and quiz.
    .brief = Sounds.
settings-more = More.
settings-more-about = Pace, lists, lines and colours, names of bots, and more. Slash finds any setting by a word.
settings-people = People at this keyboard: their own wording and keys.
    .brief = People at this keyboard.
settings-speech = Speech.
title-people = People
people-add = Add a person.
people-broken = The personal settings couldn't be read: { $why }.
people-partly-broken = Part of the personal settings of { AND($names) } has an error, so the general settings are used.
people-unread = The personal settings couldn't be read: { $why }. Until you start again, the general settings apply, and changes aren't saved.
people-mend = { $file ->
    [none] {""}
   *[other] The old file is kept as { $file }.{" "}
}Choose the settings again under Settings, People at this keyboard.
person = { $name }: wording { $wording ->
    [settings] as in Settings
    [full] full
    [normal] normal
   *[brief] brief
}, { $keys ->
    [yes] their own keys.
   *[no] everybody's keys.
}
person-wording = Wording: { $wording ->
    [settings] as in Settings.
    [full] full.
    [normal] normal.
   *[brief] brief.
}
person-keys = Keys: { $own ->
    [yes] their own.
   *[no] the same as everybody else's.
}
person-language = Language: { $name ->
    [none] as in Settings.
   *[other] { $name }.
}
person-change-keys = Change their keys.
settings-pace = Measure your reading speed.
settings-keys = Keys.
settings-usual = Reset these settings.
settings-usual-about = Puts every setting in this menu back to its default. It asks first.
title-wording = How much is said
title-sounds = Volumes, stereo and captions
title-more = More settings
title-changed = { $told } { $title }
title-sounds-menu = Sounds
take-settings-back = Reset these settings? Y or N.
settings-taken-back = These settings are back to their defaults.
about-setting = { $about } { $steps ->
    [yes] Left, Right or Enter changes it.
   *[no] Enter changes it.
}
value = { $usual ->
    [yes] { $value } Default.
   *[no] { $value }
}
value-sample = { $value } { $sample }
setting-nothing = not set
enter-setting = { $told } Type a new one and press Enter. { $leave-text } keeps the old one.
change-setting = Up and Down change it, or type a number. Enter keeps it, { $back } cancels, Delete resets.
    .brief = Up, Down or a number; Enter, { $back }.
number-wrong = { $typed } won't do. Type { $least ->
    [0] a { $whole ->
        [yes] whole number
       *[no] number
    } from { $low }
   *[other] { $low }, or a number from { $least }
} to { $high }. { $told }
text-wrong = Too long: at most { $longest } characters. { $told }
wording-now = { $chosen ->
    [profile] like the rest
    [full] full
    [normal] normal
   *[brief] brief
}
wording-profile = Like the rest:
wording-full = Full:
wording-normal = Normal, brief except for what decides:
wording-brief = Brief:
setting-name = Your name: { $value }.
setting-name-about = Your name at the table and in records.
setting-bot-names = Names for bots: { $value }.
setting-bot-names-about = Names for bots, with commas between them. Leave it empty for the default names.
setting-verbosity = Overall: { $chosen ->
    [full] full
    [normal] normal
   *[brief] brief
}.
setting-verbosity-about = How much is said: full, normal or brief. V changes it anywhere.
setting-verbosity-title = Overall
setting-verbosity-dice = Dice: { wording-now }.
setting-verbosity-dice-about = How much is said about dice, if you want it different from the rest.
setting-verbosity-dice-title = Dice
setting-verbosity-cards = Cards: { wording-now }.
setting-verbosity-cards-about = How much is said about cards, if you want it different from the rest.
setting-verbosity-cards-title = Cards
setting-verbosity-scores = Scores: { wording-now }.
setting-verbosity-scores-about = How much is said about scores, winnings and endings.
setting-verbosity-scores-title = Scores
setting-verbosity-turns = Turns: { wording-now }.
setting-verbosity-turns-about = How much is said about whose turn it is, and what you're asked.
setting-verbosity-turns-title = Turns
setting-verbosity-chatter = Everything else: { wording-now }.
setting-verbosity-chatter-about = How much is said about small things, such as who has already played.
setting-verbosity-chatter-title = Everything else
setting-numbers = Long numbers: { $value }
setting-numbers-plain = no commas, 1000000.
setting-numbers-grouped = commas, 1,000,000.
setting-numbers-title = Long numbers
setting-numbers-about = Long numbers are written with or without commas.
setting-sound = Sounds: { $value }
setting-sound-yes = on.
setting-sound-no = off.
setting-sound-title = Sounds
setting-sound-about = Sounds along with the words. M turns them off and on anywhere.
setting-sound-master = Overall volume: { $value ->
    [0] silent.
   *[other] { $value } percent.
}
setting-sound-master-about = How loud all sounds are, and the program's own voice with them.
setting-sound-game = Game volume: { $value ->
    [0] silent.
   *[other] { $value } percent.
}
setting-sound-game-about = How loud the sounds of the table are: dice, cards, turns, winning.
setting-sound-interface = Menu volume: { $value ->
    [0] silent.
   *[other] { $value } percent.
}
setting-sound-interface-about = How loud the small sounds of menus and keys are.
setting-sound-ambience = Background fire: { $value ->
    [0] off.
   *[other] { $value } percent.
}
setting-sound-ambience-about = A quiet room with a fire, behind the game. 0 turns it off.
setting-sound-places = Stereo: { $value }
setting-sound-places-stereo = each player from their own side.
setting-sound-places-mono = the same in both ears.
setting-sound-places-left = left ear only.
setting-sound-places-right = right ear only.
setting-sound-places-title = Stereo
setting-sound-places-about = In stereo, each sound comes from the side where its player sits.
setting-sound-lead = Gap between a sound and its words: { $value ->
    [0] none.
    [100] normal.
   *[other] { $value } percent of normal.
}
    .brief = Gap between sound and words: { $value ->
        [0] none.
        [100] normal.
       *[other] { $value } percent.
    }
setting-sound-lead-about = How long the voice waits for a sound. At 0 both start together.
setting-sound-pack = Your own sounds: { $value }.
setting-sound-pack-about = The name of a folder with your own sounds, next to your settings. If none is set, the program uses the one called sounds.
setting-captions = Captions: { $value }
setting-captions-yes = on. Sounds are also printed in words.
setting-captions-no = off.
setting-captions-title = Captions
setting-captions-about = Prints each sound in words, in square brackets, for players who are hard of hearing or read braille.
setting-unspoken-dice = Dice aloud: { $value }
setting-unspoken-dice-yes = sounds only.
setting-unspoken-dice-no = sounds and words.
setting-unspoken-dice-title = Dice
setting-unspoken-dice-about = If you know the sounds, the voice can skip words that a sound already tells. They're still printed.
setting-unspoken-cards = Cards aloud: { $value }
setting-unspoken-cards-yes = sounds only.
setting-unspoken-cards-no = sounds and words.
setting-unspoken-cards-title = Cards
setting-unspoken-cards-about = If you know the sounds, the voice can skip words that a sound already tells. They're still printed.
setting-unspoken-scores = Scores aloud: { $value }
setting-unspoken-scores-yes = sounds only.
setting-unspoken-scores-no = sounds and words.
setting-unspoken-scores-title = Scores
setting-unspoken-scores-about = If you know the sounds, the voice can skip words that a sound already tells. They're still printed.
setting-unspoken-turns = Turns aloud: { $value }
setting-unspoken-turns-yes = sounds only.
setting-unspoken-turns-no = sounds and words.
setting-unspoken-turns-title = Turns
setting-unspoken-turns-about = If you know the sounds, the voice can skip words that a sound already tells. They're still printed.
setting-unspoken-chatter = Everything else aloud: { $value }
setting-unspoken-chatter-yes = sounds only.
setting-unspoken-chatter-no = sounds and words.
setting-unspoken-chatter-title = Everything else
setting-unspoken-chatter-about = If you know the sounds, the voice can skip words that a sound already tells. They're still printed.
setting-orientation = Position in lists: { $value }
setting-orientation-yes = said, such as 3 of 7.
setting-orientation-no = left out.
setting-orientation-title = Position in lists
setting-orientation-about = Lists can say where you are in them.
setting-columns = { $value ->
    [0] Line length: the width of the screen.
   *[other] Line length: { $value } characters.
}
setting-columns-about = The longest a printed line may be. 40 suits many braille displays; 0 uses the whole screen.
setting-theme = Colours: { $value }
setting-theme-own = the terminal's own.
setting-theme-white-on-black = white on black.
setting-theme-yellow-on-black = yellow on black.
setting-theme-black-on-white = black on white.
setting-theme-black-on-yellow = black on yellow.
setting-theme-title = Colours
setting-theme-about = The colours of printed lines, for players with low vision. Each is shown while you're on it. A screen reader sounds the same with all of them.
setting-spacing = Space between lines: { $value }
setting-spacing-normal = none.
setting-spacing-wide = an empty line.
setting-spacing-title = Space between lines
setting-spacing-about = An empty line between lines makes them easier to find. A screen reader never gets one.
setting-view = Position of the question: { $value }
setting-view-lines = among the other lines.
setting-view-together = at the bottom, with the last line.
setting-view-title = Position of the question
setting-view-about = The question can stay at the bottom, with the last line. For a screen reader it always stays among the other lines.
setting-copy-to = Copy lines to: { $value }
setting-copy-to-clipboard = the clipboard.
setting-copy-to-file = the file copied.txt.
setting-copy-to-title = Copy lines to
setting-copy-to-about = Where Y copies a line to: the clipboard, if the terminal has one, or the file copied.txt.
setting-digits = Digits mark dice: { $value }
setting-digits-place = by position.
setting-digits-face = by face.
setting-digits-title = Digits mark dice
setting-digits-about = By position, 2 marks the second die or dice pair. By face, 2 marks the first one that shows a 2, and 2 again marks the next. After the last, it removes these marks.
setting-hand-order = Hand of cards: { $value }
setting-hand-order-game = as the game sorts it.
setting-hand-order-high = high first.
setting-hand-order-low = low first.
setting-hand-order-title = Hand of cards
setting-hand-order-about = The order in which H and the keys go through your hand, suit by suit, in all games. Trumps come last.
setting-remarks = Table talk: { $value }
setting-remarks-yes = now and then.
setting-remarks-no = none.
setting-remarks-title = Table talk
setting-remarks-about = Opponents with a character can make a short remark now and then.
setting-new-versions = Update check: { $value }
setting-new-versions-yes = once a week.
setting-new-versions-no = never.
setting-new-versions-title = Update check
setting-new-versions-about = Once a week at most, the program can look on the internet for a newer version when it starts. It sends nothing about you.
setting-confirm-leaving = Ask before leaving: { $value }
setting-confirm-leaving-yes = yes.
setting-confirm-leaving-no = no.
setting-confirm-leaving-title = Ask before leaving
setting-confirm-leaving-about = The program can ask before you leave. It saves games either way.
setting-confirm-risks = Risky choices are asked about: { $value }
setting-confirm-risks-yes = yes.
setting-confirm-risks-no = no.
setting-confirm-risks-title = Risky choices are asked about
setting-confirm-risks-about = Before a choice that can't be taken back and costs much, such as betting all you have, the program can tell the cost and ask.
setting-calls = If I'm elsewhere, call me: { $value }
setting-calls-yes = yes.
setting-calls-no = no.
setting-calls-title = If I'm elsewhere, call me
setting-calls-about = When it's your turn and you're elsewhere, a sound and a notification call you, and again after 30 seconds.
setting-wait-for-me = Wait for me: { $value }
setting-wait-for-me-yes = yes.
setting-wait-for-me-no = no.
setting-wait-for-me-title = Wait for me
setting-wait-for-me-about = Each move of the others waits until you press Space or Enter. People elsewhere may play on; you still hear every move, one at a time.
waits-for-you = Press Space or Enter to continue.
setting-pace = Pace: { $value ->
    [0] no waiting.
    [1] normal.
   *[other] waits { $value } times as long.
}
setting-pace-about = How long the game waits after each line while others play. 1 gives you time to hear it; 0 never waits.
setting-rate = Your reading speed: { $value } characters a second.
setting-rate-about = How fast your screen reader or voice reads. Settings can measure it.

## The first start

welcome = Up and Down move, Enter opens, question mark lists the keys.
    .touch = Touch an entry to open it, and Back to return.
keys-of-voiceover = If arrows or letters don't reach the game, turn Quick Nav off: press Left and Right together. Control, Option and arrows read earlier rows.
keys-of-terminal = Terminal keeps Home, End, Page Up and Page Down. Control A, Control E, comma and period do the same; in a rule book, Left and Right.
first-run-question = Who reads to you?
first-run-lines = Press 1 if you hear or read this.
first-run-others = Press 2 for a voice, 3 for braille.
first-run-colours = Press C to choose colours.
first-run-touched = Choose a button: I hear or read this, a voice, braille, or colours.
first-run-voice = This is the program's own voice. To use it, press 2.
    .touch = This is the program's own voice. To use it, choose A voice.
first-run-lines-kept = Your screen reader reads the lines. Shift V changes it.
    .touch = Your screen reader reads the lines. Speech, in Settings, changes it.
first-run-voice-kept = The program speaks. Shift V changes it.
    .touch = The program speaks. Speech, in Settings, changes it.
first-run-braille-kept = Braille is on. Space reads on, Enter chooses.

## Rule books

book-opened = { $title } rules. { $chapter ->
    [none] {""}
   *[other] { $chapter }:{" "}
}{ $told }
    .brief = { $chapter ->
        [none] { $title }
       *[other] { $chapter }
    }: { $told }
handbook-opened = { $title }. { $chapter ->
    [none] {""}
   *[other] { $chapter }:{" "}
}{ $told }
book-closed = Book closed.
    .brief = Closed.
book-paragraph = { $told }
book-titled = { $chapter }: { $told }
book-edge = { $told } End of the book.
    .brief = { $told } End.
book-no-chapter = { $count ->
    [one] This book has { $count } chapter.
   *[other] This book has { $count } chapters.
}
book-beginning = This is the beginning; { $count ->
    [one] { $count } chapter
   *[other] { $count } chapters
} follow.
    .brief = Beginning; { $count ->
        [one] { $count } chapter
       *[other] { $count } chapters
    }.
book-nowhere-else = { $told } No other match.
book-find = Type a word to find and press Enter.{ $last ->
    [none] {""}
   *[other] {" "}Enter alone finds { $last } again.
}
    .brief = Type a word to find.
book-not-found = These rules don't mention { $wanted }.
book-nothing-sought = Press Slash to find a word.
read-on-end = That's all.

## Lessons

lesson-on = Continue where you stopped.
lesson-anew = Start from the beginning.
lesson-goes-on = The lesson continues. { $said }
lesson-undo = No need to take anything back in a lesson: mistakes are undone for you.
    .brief = Mistakes are undone for you.
lesson-slower = { $slower ->
    [yes] One line at a time. { $key } switches back to several.
   *[no] Several short lines at a time.
}
    .brief = { $slower ->
        [yes] One line at a time.
       *[no] Several lines.
    }
only-in-a-lesson = That key is for lessons.
lesson-hint = New to { $title }? { $back } has a lesson.
    .touch = New to { $title }? The menu has a lesson.
lesson-back-to-game = Back in your game.
lesson-given = You've just done that.
lesson-changed = Changed in this lesson: { $told }
lesson-other = { $told ->
    [none] For now, do what the teacher says.
   *[other] { $told }
}
lesson-leave = Leave the lesson? Next time it continues from here. Y or N.
lesson-kept = Saved. Learn to play continues from here.
    .brief = Saved.
lesson-over = End of the lesson: { $title }.
lesson-went-wrong = Something went wrong in the game { $title }, and this lesson can't continue. The details are in { $file }.
lesson-not-kept = Your place couldn't be saved: { $why }.

## Glossary

glossary-line = Words in this line
    .brief = Words
glossary-all = No word in this line is in the glossary. All words
    .brief = All words
glossary-term = { $word }: { $told }
glossary-no-rule = The rules say nothing more about it.

## Keys

keys-unread = Couldn't read your keys: { $why }. Until you start again, the default keys are used.
keys-broken = { $count ->
    [one] Your keys have an error, so the default keys are used. To hear it, open Keys in Settings.
   *[other] Your keys have { $count } errors, so the default keys are used. To hear them, open Keys in Settings.
}
keys-own = Your own keys, on top of: { $preset }
keys-right = No errors in { $file }.
keys-wrong = { $count ->
    [one] Fix this before using { $file }.
   *[other] Fix these { $count } errors before using { $file }.
}
title-own-keys = Keys
own-keys-change = Change a key.
own-keys-faults = { $count ->
    [one] Hear the error in your keys.
   *[other] Hear the { $count } errors in your keys.
}
own-keys-scope = { $only ->
    [yes] Changes apply to this game only.
   *[no] Changes apply to every game.
}
own-keys-preset = Key layout: { $preset }
own-keys-reset = Reset to the default keys.
own-keys-export = Save your keys to a file.
own-keys-import = Load keys from a file.
title-change-keys = Choose a command
keys-of-command = { $what }: { $count ->
    [0] no key
   *[other] { $keys }
}.
change-keys-add = Add a key.
change-keys-replace = Change the key.
change-keys-drop = Remove { $key }.
change-keys-list = Choose one of the free keys.
change-keys-reset = Undo your changes here.
title-free-keys = Free keys for: { $what }
free-key = { $key }.
no-free-key = Every letter and digit has a meaning. Remove a key from another command first.
press-new-key = Press the new key for: { $what }. { $back } cancels.
take-key = { $key } already means: { $what }. Use it here instead? Y or N.
key-always = { $key } can't be changed. It means: { $what }. Press another key.
key-already = { $key } already does that: { $what }.
key-lost = { $what } now has no key. You can still choose it in the list of keys.
keys-needed = { $modes }, you need a key for: { $command }. Give it another one first.
keys-of-game = In { $game }, { $key } is for { $words } while that's a choice, so you couldn't reach this: { $command }. Press another key.
keys-both = { $key } would mean two things: { $other }, and { $command }. Remove it from one of them.
where-all = everywhere
where-menu = in menus
where-game = in a game
where-book = in a rule book
where-review = in a replay
where-new = while you choose a game
where-lobby = while you set up a table
keys-changed = Saved.
as-it-was = Nothing has changed.
keys-kept-aside = The old file is kept as { $file }.
title-preset = Key layout
preset-taken = Key layout now: { $preset }
reset-keys = Remove all your own keys? Y or N.
keys-reset = The default keys are back. Yours are kept as { $file }.
keys-imported = These are your keys now.
enter-export = Type a file name and press Enter, or just press Enter for { $file }. { $leave-text } cancels.
enter-import = Type the file to load and press Enter, or just press Enter for { $file }. { $leave-text } cancels.
not-read = Couldn't read it: { $why }.
preset-default = The default keys.
preset-azerty = French keyboards, AZERTY: digits without Shift.
preset-left-hand = Left hand only.
preset-right-hand = Right hand only.
preset-playpalace = As in PlayPalace.
preset-playroom = As in QuentinC's Playroom.
mode-all = Everywhere:
mode-menu = In menus:
mode-game = In a game:
mode-book = In a rule book:
mode-review = In a replay:
mode-new = While you choose a game, as well as the menu keys:
mode-lobby = While you set up a table, as well as the menu keys:
mode-one-game = In { $game }, at other times:
mode-choosing = In { $game }, while you can choose it:
title-keys = Keys that work now
key = { $keys }: { $what }.
key-none = No key: { $what }.
key-elsewhere = { $what }; not here
key-unused = { $key } does nothing here.
key-reads-on = read on, or repeat the last row
key-value = change the value
key-letter = go to entries starting with { $letter }
key-letters = A letter: the next entry that begins with it.
keys-all = All keys: { $count } more.
title-keys-all = All keys
key-help-on = Key help is on. Press any key to hear what it does. { $key } ends it.
    .brief = Key help. { $key } ends it.
key-help-still-on = { $told } Key help is still on. { $key } ends it.
key-help-off = Key help is off.
key-leaves-text = { $escape ->
    [yes] Escape or Tab
   *[no] Tab
}
command-rules = the rules right now
command-turn = whose turn it is
command-standing = the score, and who has what; press again for one player at a time
command-shown = what's on the table, and what others have chosen
command-own = what you have
command-up = previous
command-down = next
command-first = go to the first
command-last = go to the last; skip the steps of a turn that isn't yours
board-left = left on the board
board-right = right on the board
command-choose = choose
command-mark = mark, describe or choose; skip a wait
command-pick-1 = choice 1; other digits pick the others
command-pick = choice { $number }
command-back = go back, or leave
command-repeat = repeat the question or the last line; press again to spell it
command-since = everything since your last choice
command-who = who sits where; press again for one player at a time
command-undo = take back a choice
command-luck = where the luck comes from
command-talk = say something to the others, in a game with people far away
command-hush = what others say: aloud, or only in the history
command-next-key = next turning point or costly choice
command-previous-key = previous turning point or costly choice
command-next-round = end of the next round
command-previous-round = end of the previous round
command-verbosity = full, normal or brief wording
command-speech = change who speaks
command-read-on = read on from here, until you press a key
command-older = older line
command-newer = newer line
command-oldest = oldest line
command-newest = newest line
command-next-category = next kind of lines
command-previous-category = previous kind of lines
command-copy = copy this line
command-save-history = save all lines to a file
command-mark-odd = mark this line as odd; press again to take the mark away
command-silence = stop speech
command-mute = sounds on or off
command-calls = calls to your turn while you're elsewhere, on or off
command-settings = the settings
command-menu = the game menu
command-rulebook = the rule book; in a game, at what matters now
command-explain = what a choice does, and why others aren't offered
command-advice = what an expert would do; press again for alternatives
command-glossary = words in this line, explained
command-previous-chapter = previous chapter
command-next-chapter = next chapter
command-find = find an entry or a paragraph by a word
command-next-match = find next
command-keys = the keys that work now
command-key-help = key help: say what each key does, until you press it again
command-rotate = start over, with the next player in the first seat
command-slower = in a lesson, one line at a time or several
command-add-bot = add a bot
command-remove-bot = remove the last bot
command-leave = leave the program
command-suspend = pause the program

## Playing with others far away

title-online = Play with others
online-now = { $waits ->
    [yes] Play now: you're waiting for people.
   *[no] Play now{ $tables ->
        [0] { "" }
        [one] :{ $several ->
            [yes] { " " }at least
           *[no] { "" }
        } one table
       *[other] :{ $several ->
            [yes] { " " }at least
           *[no] { "" }
        } { $tables } tables
    }{ $people ->
        [0] { "" }
        [one] { $tables ->
            [0] : one person waiting
           *[other] , one person waiting
        }
       *[other] { $tables ->
            [0] : { $people } people waiting
           *[other] , { $people } people waiting
        }
    }.
}
online-now-about = You play with anybody waiting for one of your games, or with bots after 20 seconds.
online-now-found = Go to your game of { $game }.
online-now-games = Choose which games.
title-now-games = Choose which games
now-game = { $game }: { $on ->
    [yes] yes.
   *[no] no.
}
now-waiting = { $others ->
    [0] Nobody else is waiting.
    [one] One other person is waiting.
   *[other] { $others } others are waiting.
} { $bots ->
    [yes] You're waiting for people; after 20 seconds you play with bots.
   *[no] You're waiting for people.
} Escape: do something else.
now-still = You're waiting for people. Escape: do something else.
now-aside = You're called when somebody comes. Keep waiting while you do something else? Y or N.
now-waits-aside = You're waiting for people, and are called when somebody comes.
now-stopped = You're no longer waiting.
now-found = { $count ->
    [0] You play { $game } with bots.
    [one] { AND($names) } has joined. You play { $game }.
   *[other] { AND($names) } have joined. You play { $game }.
}
now-found-aside = { AND($names) } { $count ->
    [one] is
   *[other] are
} waiting to play { $game }: choose Play with others.
call-found = { $game }: somebody has come to play.
online-enter-link = Enter a link.
online-seat = Back to { $game }{ $count ->
    [0] { "" }
   *[other] {" "}with { AND($names) }
}, at { $server }.
online-server = { $name }.
online-device = This device, and how to move to another.
title-device = This device
device-phrase = Hear the recovery phrase.
device-type = Type the recovery phrase of another device.
device-lost = Get a new recovery phrase, because you lost a device.
device-phrase-sure = Anybody who knows the recovery phrase can play as you, so hear it alone. The history doesn't keep it. Say it now? Y or N.
device-words = From word { $first }: { SPOKEN($words) }. Enter goes on, Up goes back.
device-phrase-end = That was the recovery phrase. Type it on another device to play as the same person there.
device-type-now = Type the { $words } words. { $leave-text } goes back.
device-type-sure = From now on, play as the person of that phrase instead of this device's person? Y or N.
device-typed = You now play as the person of that phrase.
device-lost-sure = A lost device with the old recovery phrase will no longer count. Your seats stay yours. Get a new phrase for this device? Y or N.
device-renewed = This device has a new recovery phrase.
device-server-told = { $name } knows about it.
device-server-later = { $name } can't be reached now. It learns about this when you next go there.
device-server-untold = { $name } can't be reached now, so the lost device still counts there.
online-nearby = Find servers on your own network.
online-looking-nearby = Looking for servers on your own network.
online-none-nearby = No server answers on your own network.
online-title-nearby = On your own network
online-nearby-server = { $name }, at { $address }.
online-namesake = This isn't the { $name } you know, but another server of that name.
online-stranger-sure = Another server answers at { $address } now, not the one you know. Nothing was sent to it. Go on there as a stranger? Y or N.
online-type-link = Type or paste the link: the address, then the words of the table. { $leave-text } goes back.
online-names = Type your name, or several with commas between them if you share this keyboard. { $leave-text } goes back.
online-names-again = Press Enter for { AND($names) }, or type other names. { $leave-text } goes back.
online-connecting = Calling { $address }{ $home ->
    [yes] , the host's own machine, which learns your address.
   *[no] .
}
online-at = At { $name }
online-open = Open a table.
online-look-again = Look again.
online-offered = { $game }, opened by { $name }, { $free ->
    [0] listening only
    [one] one seat free
   *[other] { $free } seats free
}{ $entry ->
    [knock] ; you knock, and the host answers.
   *[open] .
}
online-open-now = Open the table.
online-change-now = Play this at the table.
online-game-on = The game can change when this one is over.
online-free = Seats for others: { $count }.
online-bots = Bots: { $count }.
online-bot = { $name }: { $strength ->
    [expert] an { $strength } bot.
   *[other] a { $strength } bot.
}
online-stand-in = Bot that stands in for a player: { $strength }.
online-entry = Who may come in: { $entry ->
    [link] anybody with the link.
    [knock] people you let in.
   *[open] everybody.
}
online-lasts = The link works { $seconds ->
    [0] until you make a new one.
    [3600] for an hour.
    [604800] for a week.
   *[other] for a day.
}
online-grace = When somebody loses the connection, { $seconds ->
    [0] the game waits.
   *[other] a bot plays for them after { $seconds } seconds.
}
online-spectators = { $on ->
    [yes] Listeners: allowed.
   *[no] Listeners: not allowed.
}
online-knocking = You've knocked. The host hears your name now.
online-room = { $listening ->
    [yes] You're listening at a table of { $game }.
    [late] You sit down in the next game, at a table of { $game }.
   *[no] You sit at a table of { $game }.
} { AND($people) }{ $bots ->
    [0] .
    [one] , and a bot.
   *[other] , and { $bots } bots.
}{ $listeners ->
    [0] { "" }
    [one] {" "}{ AND($guests) } listens.
   *[other] {" "}{ AND($guests) } listen.
} { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
} { $begins }
online-room-changed = The host has changed the table.
online-room-late = { AND($people) } { $count ->
    [one] plays
   *[other] play
} { $game }. You sit down in the next game. Escape leaves.
online-room-waits = { AND($waiting) } { $waiters ->
    [one] sits
   *[other] sit
} down in the next game.
online-room-begins = { $missing ->
    [0] { $host ->
        [yes] { $free ->
            [0] Enter begins.
           *[other] Enter begins, L tells the link.
        }
       *[no] The host begins the game.
    }
   *[other] { $game } needs { $missing ->
        [one] one more player
       *[other] { $missing } more players
    }{ $host ->
        [yes] : L tells the link{ $key ->
            [none] .
           *[other] , { $key } adds a bot.
        }
       *[no] .
    }
}
online-room-next = { $begins }
online-room-bots = { AND($names) }, { $come ->
    [yes] { $count ->
        [one] a bot, sits down.
       *[other] bots, sit down.
    }
   *[no] { $count ->
        [one] a bot, leaves the table.
       *[other] bots, leave the table.
    }
}
online-room-full = All seats are taken.
online-no-bots = There is no bot at this table.
online-no-word = The server hasn't answered yet.
online-room-options = Chosen for this table: { $options }
online-room-listens = { $listeners ->
    [one] { AND($guests) } listens.
   *[other] { AND($guests) } listen.
}
online-room-now = { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}{ $host ->
    [yes] {" "}{ $begins }
   *[no] { $missing ->
        [0] { "" }
       *[other] {" "}{ $begins }
    }
}
online-room-keys = { $host ->
    [yes] { $missing ->
        [0] Enter begins the game, G changes it, L tells the link, N makes a new one{ $key ->
            [none] { "" }
           *[other] , { $key } puts a bot in a free seat
        }
       *[other] { $begins } N makes a new link, G changes the game
    }, T says who is here, W says who has won tonight, P is for the people, C talks, Escape leaves.
   *[no] T says who is here, W says who has won tonight, P is for the people, C talks{ $key ->
        [none] { "" }
       *[other] , { $key } asks the host for a bot
    }, Escape leaves. { $begins }
}
online-knock = { AND($names) } would like to { $listen ->
    [yes] listen.
   *[no] come in.
} Y or N?
online-knock-back = { $count ->
    [one] Is this { AND($names) }, who sat here? Y gives the seat back. Y or N?
   *[other] Are these { AND($names) }, who sat here? Y gives the seats back. Y or N?
}
online-knock-refused = { AND($names) } can't come in.
online-wait = A game is being played, and you can sit down in the next one. Wait for it? Y or N.
online-sit = Sit down to play? Y or N.
online-listen = { $free ->
    [0] No seat is free. Listen to the game?
   *[other] Listen to the game?
} Y or N.
online-leave = Leave the table? Y or N.
online-renewed = You have a new link. The old one no longer works.
title-renew = Choose how long the new link works
online-renew-lasts = { $seconds ->
    [0] Until you make another one.
    [3600] For an hour.
    [604800] For a week.
   *[other] For a day.
}
online-no-advice = { $host ->
    [yes] You want no advice at this table.
   *[no] The host wants no advice at this table.
} Nobody can make sure that other programs give none.
online-starting = The game begins.
online-no-link = Only the host has the link.
online-link = { $copied ->
    [yes] { $page ->
        [yes] The link was copied, and opens in a browser too.
       *[no] The link was copied.
    }
   *[no] The link:
} { $address }, { SPOKEN($words) }.{ $copied ->
    [asked] {" "}Your terminal was asked to copy it{ $page ->
        [yes] , and it opens in a browser too
       *[no] {""}
    }.
   *[other] { "" }
}
online-link-ipv6 = A second link, for friends elsewhere with IPv6, works if your router lets them in: { $address }, { SPOKEN($words) }.
online-invite = Invite a friend.
invite-begins = Opening a table for your friend.
invite-again = Opening your table on this machine again.
invite-waits = Still opening after { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Escape leaves.
invite-left = Nothing was opened.
invite-service = Friends elsewhere come through { $operator ->
    [none] this command: { $command }.{ $reads ->
        [yes] {" "}Whoever runs it could read along with friends in a browser.
       *[no] {""}
    }
   *[other] { $name }{ $reads ->
        [yes] , which could read along with friends in a browser.
       *[no] .
    }
}{ $minutes ->
    [0] {""}
   *[other] {" "}The link changes after about { $hours ->
        [0] { $minutes } minutes
        [one] 1 hour
       *[other] { $hours } hours
    }.
} Allow this? Y or N.
invite-service-again = Let friends come that way? Y, N, or I for more.
invite-service-more = { $about } Let friends come that way? Y or N.
invite-host = { $host } shows the fingerprint { $fingerprint }. If in doubt, compare it with the one that the service publishes. Trust it from now on? Y or N.
invite-home = Only people on your network can join.
invite-firewall = { $system ->
    [macos] If macOS asks about incoming connections, allow them. VoiceOver finds that window by Control, Option and F1, pressed twice.
   *[windows] If Windows opened a window about its firewall, allow audiogame in it.
}
invite-home-only = Only people on your network can join. { $why }
invite-home-yet = So far, only people on your network can join. Opening the table to the internet takes a while; you'll hear when it's open.
invite-stays = Keep the table open after you leave the program, as long as somebody is there? Y or N.
invite-by-command = A browser can't host a table for others. On a computer with audiogame, type this command{ $copied ->
    [yes] , which was copied
   *[other] { "" }
}: { $command }.
online-way-open = Anybody with this table's link can join, from the internet too.
online-way-changed = The address of the table has changed. { $hosts ->
    [yes] The new link: { $address }, { SPOKEN($words) }. { $count ->
        [0] Send it to whoever loses the connection or comes later.
        [one] { AND($names) } has only the old one: send it now.
       *[other] { AND($names) } have only the old one: send it now.
    }
   *[no] You stay at the table.
}
online-way-lost = Nobody can come from the internet now: { $why } The program keeps trying.
online-line-lost = Connection lost. { $seat ->
    [yes] Your seat is kept.
   *[no] The program keeps trying.
}
online-line-lost-long = Still no connection. If your friend has a new link, leave this table and enter the link in Play with others.{ $seat ->
    [yes] { " " }Your seat is kept.
   *[no] { "" }
}
online-line-back = The connection is back.
online-came = { AND($names) } { $count ->
    [one] has
   *[other] have
} joined.
online-waits = { AND($names) } { $count ->
    [one] has joined, and sits
   *[other] have joined, and sit
} down in the next game.
online-their-line-lost = { AND($names) } { $other ->
    [away] { $count ->
        [one] is
       *[other] are
    } elsewhere for now.
   *[other] { $count ->
        [one] has
       *[other] have
    } lost the connection.
}
online-absence = { AND($names) } { $count ->
    [one] has
   *[other] have
} lost the connection{ $seconds ->
    [0] .
   *[other] ; a bot takes over after { $seconds } seconds.
}
online-elsewhere = { AND($names) } { $count ->
    [one] is
   *[other] are
} elsewhere{ $seconds ->
    [0] .
   *[other] ; a bot takes over after { $seconds } seconds.
}
online-their-line-back = { AND($names) } { $count ->
    [one] is
   *[other] are
} back.
online-stands-in = { $own ->
    [yes] { $other }, a bot, plays for you until you press a key.
   *[no] { $other }, a bot, plays for { $name }.
}
online-back = { $own ->
    [yes] You play again.
   *[no] { $name } plays again.
}
online-bot-plays = { $name } lets a bot play.
online-gave-up = { $name } gives up, and { $other ->
    [over] the game is over.
   *[other] a bot plays on.
}
online-left = { AND($names) } { $count ->
    [one] has
   *[other] have
} left.
online-removed = { $own ->
    [yes] You were removed: { $other }
   *[no] { AND($names) } { $count ->
        [one] was
       *[other] were
    } removed: { $other }
}
online-luck-waits = Waiting for { AND($names) } to add to the luck.
online-luck-lost = { $own ->
    [yes] Your device promised a share of the luck and didn't give it in time. A bot plays for you until this game is over. You play again in the next one.
   *[no] The device of { AND($names) } promised a share of the luck and didn't give it. { $count ->
        [one] A bot plays
       *[other] Bots play
    } for { AND($names) } until this game is over.
}
online-knock-gone = { AND($names) } { $count ->
    [one] is
   *[other] are
} no longer at the door.
online-host = { $own ->
    [yes] You're the host { $other ->
        [again] again.
       *[other] now.
    }
   *[no] { AND($names) } { $count ->
        [one] is
       *[other] are
    } the host { $other ->
        [again] again.
       *[other] now.
    }
}
online-closed = { $own ->
    [yes] The table was closed.
   *[no] { $count ->
        [0] The table was closed.
        [one] { AND($names) } has closed the table.
       *[other] { AND($names) } have closed the table.
    }
}{ $other ->
    [saved] {" "}The game is saved.
   *[other] { "" }
}
online-taken-over = You sit at this table on another device now.
online-bot-late = { $name } thought too long, so it made a quick choice.
online-waits-long = { $name } hasn't answered for a while.{ $first ->
    [yes] {" "}To ask for a bot, press Escape and choose The table.
   *[no] { "" }
}
online-muted = { $own ->
    [yes] The host has muted you: nobody hears what you say.
   *[no] { AND($names) } { $count ->
        [one] was
       *[other] were
    } muted: nobody hears what they say.
}
online-unmuted = { $own ->
    [yes] You're heard again.
   *[no] { AND($names) } { $count ->
        [one] is
       *[other] are
    } heard again.
}
online-paused = { $own ->
    [yes] You pause the game.
   *[no] { $name } pauses the game.
}
online-pausing = The game is paused. Enter continues.
online-goes-on = { $own ->
    [yes] You continue the game.
   *[no] { $name } continues the game.
}
online-proposed = { $other ->
    [pause] You ask for a pause.
    [bot] You ask the others for a bot.
    [chair] You ask the host for a bot.
   *[grace] You ask the others for a longer wait.
}
online-not-agreed = { $other ->
    [bot] Too few agree to a bot.
    [chair] The host doesn't agree to a bot.
    [pause] Too few agree to a pause.
   *[grace] Too few agree to a longer wait.
}
online-grace-now = { $other ->
    [0] If somebody loses the connection, no bot plays.
   *[other] If somebody loses the connection, a bot plays after { $other } seconds.
}
online-vote = { $name } asks: { $what ->
    [bot] may a bot play on for { $about }?
    [chair] may a bot take a free seat?
    [pause] may the game pause?
   *[grace] { $seconds ->
        [0] if somebody loses the connection, may the game wait without a bot?
       *[other] if somebody loses the connection, may the game wait { $seconds } seconds?
    }
} Y or N.
online-said = { $own ->
    [yes] You say: { $text }
   *[no] { $name } says: { $text }
}
online-talk = Write to everybody, then Enter. Escape or Tab goes back.{ $again ->
    [yes] {" "}Enter alone sends this again: { $unsaid }
   *[no] { "" }
}
online-chat-missed = { $count ->
    [one] One line was said while you were away. It's in the history.
   *[other] { $count } lines were said while you were away. They're in the history.
}
online-chat-quiet = Chat is quiet: it goes to the history.
online-chat-aloud = Chat is aloud. { $count ->
    [0] { "" }
    [one] One line is new in the history.
   *[other] { $count } lines are new in the history.
}
online-blocked-here = Only you hear this: { $name }, whom you've blocked, is at this table.
online-blocked-enter = { AND($names) }, whom you've blocked, { $count ->
    [one] is
   *[other] are
} at this table. Go in anyway? Y or N.
talk-alone = Nobody is far away: all players are at this keyboard.
title-company = The table
game-menu-company = The table: chat, people, pauses, the link.
company-talk = Say something to all.
company-hush = Chat aloud: { $quiet ->
    [yes] no.
   *[no] yes.
}
company-names = { AND($names) }
company-person = { $name }{ $here ->
    [yes] .
   *[no] , listening.
}
company-pause = { $host ->
    [yes] Pause the game.
   *[no] Ask for a pause.
}
company-link = Read and copy the link.
company-renew = Make a new link.
company-renew-about = The old link stops working. You choose how long the new one works.
company-move = Take your seat to another device.
company-move-about = Copies a link that does so once. Send it to nobody.
company-grace = If somebody loses the connection, a bot plays after { $seconds } seconds. Ask for { $longer ->
    [0] no bot.
   *[other] { $longer } seconds.
}
company-patience = More time for you: { $times ->
    [1] no.
   *[other] { $times } times.
}
company-patience-about = Wherever time is limited, you get more of it. Nobody else hears about it.
company-bot = Ask for a bot to play on for { $name }.
company-block = { $on ->
    [yes] Hear { $name } again.
   *[no] Block { $name }.
}
company-block-about = You hear nothing from people you block, at any table of this server, until you choose to hear them again. Nobody else hears about it.
company-host = Make { $name } the host.
company-host-sure = Make { $name } the host instead of you{ $owner ->
    [yes] , for good
   *[no] { "" }
}? Y or N.
company-mute = { $on ->
    [yes] Let everybody hear { $name } again.
   *[no] Mute { $name } for everybody.
}
company-remove = Remove { $name } from the table.
company-why = Type the reason. { $name } and everybody else hear it. { $leave-text } goes back.
company-blocked = You don't hear { $name } any more.
company-unblocked = You hear { $name } again.
online-luck-without = { $share ->
    [dropped] The game began without your device's share of the luck. It was sent in time, and the server dropped it.
    [late] The game began without your device's share of the luck. It came too late, so you added nothing.
   *[unknown] Your device added nothing to the luck of this game, as far as it knows.
}
online-luck-again = { $count ->
    [0] Everybody's luck starts again.
   *[other] Everybody's luck starts again because of { AND($names) }.
}
online-record-odd = This game's record can't be saved: the server gave it an unusable name.
online-record = { $verdict ->
    [good] { $lucky ->
        [yes] The record of this game is kept, and proved: nobody chose the luck.
       *[no] The record of this game is kept, and proved.
    }
    [kept] The record of this game is kept.
    [open] The record of this game is kept. Verify it in Records to hear what is not proved.
    [long] The record of this game is kept, but verifying it takes too long.
    [odd] The record of this game is kept, but this program can't verify it.
   *[wrong] The record of this game is kept, but it's wrong. Verify it in Records to hear why.
}{ $own ->
    [all] { "" }
    [without] { " " }This device didn't see everything that was added to the luck.
    [dropped] { " " }The server dropped the share of the luck that this device sent in time.
   *[other] { " " }The record lacks what this device knows about the luck.
}{ $same ->
    [yes] { "" }
   *[no] { " " }The record tells a different game from the one you heard.
}
