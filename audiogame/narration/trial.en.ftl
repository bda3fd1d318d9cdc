# What the listening trial says, in Help and in `audiogame doctor --try`. `test` is the name of what is tried; its answers are counted
# from 1, in the order of their keys.

start = A ten-minute trial: first speech and sounds, then { $count } keys. Answer each question with one key. Space repeats a test, 0 skips it, and Escape ends the trial. Your answers are saved in a file; nothing is sent.
voice-is = { $name ->
    [browser] The browser's own voice
   *[other] { $name }
} speaks.
voice-none = The program itself is silent here: a screen reader reads its lines, if there is one.
repeat = Again.
wrong-key = Press a key from 1 to { $count }, or 0 to skip this.
left-out = Skipped.
not-here = Left out: this can't be tried here.
stopped = Trial ended early.
saving = The report takes a moment.
thanks = Thank you. The report is saved as { $path }. It holds no names, and nothing was sent: pass it on to whoever gave you this program.

speak = Test line: seven red dice.
speak-asks = How often did you hear the test line? Press 1 for once, 2 for twice, 3 for not at all.
cut = This long test line goes on and on, past one, two, three, four, five, six, seven, eight, nine and ten, until another line cuts in.
cut-in = Cut in.
cut-asks = Was the long line cut off? Press 1 for yes, 2 for no, 3 if you heard neither line.
silence = This long test line goes on and on, past one, two, three, four, five, six, seven, eight, nine and ten, until it is silenced.
silence-asks = Did the long line stop before ten? Press 1 for yes, 2 for no, 3 if you didn't hear it.
fast = This line is fast, and low in volume.
fast-asks = Was that line fast and quiet? Press 1 for both, 2 for fast only, 3 for quiet only, 4 for neither.
braille = Braille 12345
braille-asks = What did the braille display show? Press 1 for braille and five digits, 2 for something else, 3 if you have no display.
left = Now a sound on the left.
left-asks = Where was the sound? Press 1 for left, 2 for right, 3 for the middle, 4 for nowhere.
right = Now a sound on the right.
right-asks = Where was the sound? Press 1 for left, 2 for right, 3 for the middle, 4 for nowhere.

keys = Now { $count } keys of a game. After each, one line says what it does there; then press 1 if you heard it once, 2 if not, 3 if twice.
press = Press { $key }.
other-key = That was { $other }. Press { $key }, or 0 if it doesn't arrive.
heard-asks = Heard? 1 yes, 2 no, 3 twice.

## In the report

answer-speak = Heard { $key ->
    [1] once
    [2] twice
   *[3] not at all
}.
answer-cut = { $key ->
    [1] It was cut off
    [2] It was not cut off
   *[3] Neither line was heard
}.
answer-silence = { $key ->
    [1] It stopped
    [2] It went on
   *[3] It was not heard
}.
answer-fast = { $key ->
    [1] Fast and quiet
    [2] Fast only
    [3] Quiet only
   *[4] Neither fast nor quiet
}.
answer-braille = { $key ->
    [1] Read
    [2] Something else was shown
   *[3] There is no display
}.
answer-left = Heard { $key ->
    [1] on the left
    [2] on the right
    [3] in the middle
   *[4] nowhere
}.
answer-right = Heard { $key ->
    [1] on the left
    [2] on the right
    [3] in the middle
   *[4] nowhere
}.
answer-heard = Heard: { $key ->
    [1] yes
    [2] no
   *[3] twice
}{ $others ->
    [none] .
   *[other] , after { $others }.
}
key-lost = Never arrived{ $others ->
    [none] .
   *[other] , but { $others }.
}
