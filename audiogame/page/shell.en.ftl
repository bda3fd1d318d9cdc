### What the page itself says, before and beside the program.

play = Play
come-back = Enter on Play begins. If letters jump about the page: in NVDA press NVDA+Space, in JAWS press Enter on Play, in VoiceOver turn QuickNav off.
come-back-touched = Play begins. Everything has a button: touch it, or double-tap it with VoiceOver or TalkBack.
outside = You're in another app's browser, which may lose your seat. In its menu choose Open in browser, or copy the link.
copy-link = Copy the link
link-copied = Copied. Paste it in your own browser.
link-uncopied = This browser doesn't copy. The link stands above Play.
silence = To hear sounds, turn silent mode off.
game = Game
ready = Press Enter on Play. What happens is told here.
ready-touched = Touch Play. What happens is told here.
newest-lines = Newest lines
choices = Choices
commands = Commands
ok = OK
cancel = Cancel
form-done = Done
contents = Contents
history = History
talk = Talk
talk-new = Talk, { $count } new
board = Board
table = Table
text-field = Last lines and question
text-field-button = Text field
text-field-about = Shift+O goes to the text field and back.
to-game = Back to the game
display = Display
theme = Colours
theme-own = Like the system
theme-light = Light
theme-dark = Dark
theme-white-on-black = White on black
theme-yellow-on-black = Yellow on black
theme-black-on-white = Black on white
theme-black-on-yellow = Black on yellow
size = Text size in pixels, 16 to 72
close = Close together, for magnifiers
once = One tap plays a card
one-back = Previous choice
one-next = Next choice
group-ask = Ask
group-help = Help
group-move = Move
group-more = More
notifications = Notify me when it's my turn
wait = Each move waits for your key.

## While the program begins

starting = Starting.
still-starting = Still starting.
other-tab = The game is open in another tab. Close it there, and it goes on here.
missing = A part of the page is missing. Reload the page; if that doesn't help, try again later.
silent = The server has sent nothing for 10 seconds. Check the connection, then reload the page.
too-old = This browser seems to be too old for the game. Update it, or try another one.
no-script = The game needs JavaScript. Switch it on for this page, then reload the page.
cannot-start = The game can't start in this browser: { $why }. Reload the page, or try another browser.
ended = The game has ended. Reload the page to play again.

## Which did you hear?

hear-link = Which lines does your screen reader read?
hear-title = Which did you hear?
hear-about = You'll hear ten numbered lines, or three long ones that end with a number. Then type the numbers you heard.
hear-ours = Ten lines at the game's pace
hear-faster = Ten lines, faster
hear-slower = Ten lines, slower
hear-long = Three long lines
hear-ready = The lines come here.
hear-number = Number { $number }.
hear-long-line = This line is long, and goes on for a while, so that a reader which is cut off by the next line hasn't come to its end yet. The number at its end is { $number }.
hear-answer = Which did you hear? Type the digits, 0 for ten. Of long lines, type those whose ends you heard.
hear-check = Check
hear-result = Result
hear-all = You heard all of them, in order.
hear-lost = You missed { $lost }. You heard { $heard } of { $count }.
hear-first = Start some lines first.
hear-digits = Type digits only: 1 to 9, and 0 for ten.
hear-copy = Copy the result
hear-copied = Copied.
hear-not-copied = This browser doesn't let the page copy. The result is in the text field.
hear-voice = Play with the browser's own voice
hear-report = { $pace }: heard { $heard } of { $count }, missed { $lost }. { $browser }
hear-back = Back to the game
hear-none = none
