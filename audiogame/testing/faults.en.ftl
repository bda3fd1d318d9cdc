# What check-game tells authors of games: what is wrong, then what to write, as
# audiogame/narration/faults.py tells it. What is told within another message loses its full stop.


## The check

met-in = { $what }. It came up in { $example }.
too-long = { $hook } takes longer than { $seconds } seconds. Make it end sooner.
raises = { $what } raises { $error }. A hook must answer in every state that can come.
prints = A game prints nothing: an event and its message tell what happens.
random-game = A random game
game-at-a-table = A game at a table
game-of-bots = A game of bots
books-of-game = The game, for its books,
hook = { $name }
no-truth = { $hook } is neither True nor False.
no-events = { $hook } is not a tuple of events.


## Sentences

no-sentences = The game has no sentences. Write this file.
no-fluent = This is not a Fluent message: { QUOTED($text) }. Write an id, an equals sign and the text; indent the lines that follow. Each variant, such as [one], begins a line.
written-twice = { $name } is written twice. Take one of them out.
not-written = { $what }. Write { $message } in texts/{ $file }.
not-written-near = { $what }. Write { $message } in texts/{ $file }. Nothing uses { $near }: did you mean that?
no-title = The message { $message } is missing: { $part ->
    [title] the name of the game, without a full stop
    [about] a sentence or two for the menu
   *[credits] who made the game
}.
title-with-variable = { $message } takes no variables. Take ${ $name } out.
option-without-name = Option { $option } has no name.
option-without-about = Option { $option } has no description.
option-without-value = Value { $value } of { $option } has no sentence.
number-with-others = { $error }. Use only $value.
number-without-sentence = An option that is a number needs a whole sentence, not { QUOTED($told) }. Write one with { "{ $value }" }.
enum-without-word = { $kind }.{ $member } has no word.
no-message = { $kind } has no message. It has no variables.
no-message-yet = { $kind } has no message. It has the variables { $fields }.
not-made = { $kind } can't be made: { $error }. Let it take any values.
not-told = { $kind } can't be told: { $error }.
says-nothing = { $message } says nothing. Write a sentence.
no-whole-sentence = { $message } is not a whole sentence. End it with a full stop or a question mark.
two-stops = { $message } has two full stops in a row. Take out the one after the list, or those of its parts.
says-marks = { $message } says { $marks }. Take these characters out.
two-blanks = { $message } has two blanks in a row. Take one of them out.
too-long-in-braille = In braille, a part of a sentence of { $message } is longer than { $cells } cells. Write a shorter form in .braille, or end parts of it with a colon or a full stop.
unused = Nothing uses { $name }. Take it out.
unused-near = Nothing uses { $name }. Did you mean { $near }? Otherwise take it out.
not-formatted = { $error }.
no-words-for-some = { $message } has no words for some listeners. Write the form .{ $form }.
no-field = ${ $name } is not a field of { $kind }. It has no fields.
no-such-field = ${ $name } is not a field of { $kind }. The fields are { $fields }.
no-field-near = ${ $name } is not a field of { $kind }. Write ${ $near }.


## Books

no-rule-book = The game has no rule book. Write one, with the anchors author and source, and one for each option.
fact-unfit = The fact { $name } is { $fact }. Write a whole number or a text.
no-credits = The game has no credits. Write this file with the keys { $names }.
no-anchor = The rule book has no anchor { $anchor }: { $near }.
no-term = The glossary explains no words. Write some.
no-command = There is no command { $name }: { $near }.
few-decisions = The lesson has { $count } decisions. Write at least { $least }.
never-asked = The lesson never asks for { $query }. Write the line: ? { $query }.
no-mistake = The lesson lets no mistake happen. Write one below a decision, in a line that begins with !.
mistake-untold = Nobody says what this mistake does. Write a line that does.


## Bots and the adviser

bot = The bot { $name }
bot-being-made = Making the bot { $name }
bot-hearing = The bot { $name }, hearing an event,
memory = The memory of the bot { $name }
memory-unfit = memory returns no value of its memory_type.
memory-changed = A bot that recalls a memory has a different one afterwards.
chooses-nothing = The bot { $name } chooses nothing. Choose one of view.legal_actions(seat).
chooses-otherwise = The bot { $name } chooses differently when it is asked again with the same luck. Take all luck from the `random` that it is given.
chooses-illegal = The bot { $name } chooses something that is not legal. Choose one of view.legal_actions(seat).
adviser = The adviser
adviser-being-made = Making the adviser
no-advice = The adviser returns no Advice.
advises-illegal = The adviser advises something that is not legal. Advise one of view.legal_actions(seat).
advises-nothing = The adviser says nothing. Write its `best`, or leave `advise` out.
advises-less = The adviser advises something other than what `weigh` values most. Advise one of the best choices, within the error.
values = The values of choices
no-valuation = weigh returns no Valuation.
values-incomplete = weigh doesn't value each of view.legal_actions(seat) once. Value each of them, or none if they are alike.
values-no-numbers = weigh returns values that are not numbers, or an error below 0.
values-no-chances = weigh returns chances to win that are not from 0 to 1. Return such chances, or choose another unit.
weighs-otherwise = weigh returns different values when it is asked again with the same luck. Take all luck from the `random` that it is given.


## Topics and keys

no-toml = This is not TOML. { $error }.
no-topic = There is no topic { $name }: { $near }.
topic-no-list = Topic { $name } is { $listed }. Write a list of names of events.
no-event = The game has no event { $event }: { $near }.
event-listed-twice = { $event } is listed twice. Take one of them out.
no-such-table = There is no table [{ $name }] here. Write keys below [{ $table }].
no-table = { $table } is { $found }. Write the table [{ $table }].
key-hides = Key { $key } hides the { $kind ->
    [question] question
   *[command] command
} { $name }. Take one of these free letters: { $letters }.
key-hides-in-preset = Key { $key } hides the { $kind ->
    [question] question
   *[command] command
} { $name } with the keys of { $preset }. Take one of these free letters: { $letters }.
key-without-action = Key { $key } goes to { QUOTED($wanted) }, and the game has no action { QUOTED($name) }: { $near }.
key-without-value = Key { $key } goes to { QUOTED($wanted) }: { $near }.
key-with-more = Key { $key } goes to { QUOTED($wanted) }. Write only { QUOTED($name) }.
key-of-no-choice = Key { $key } goes to { QUOTED($wanted) }, and no choice has these words. Write all of them, as in { QUOTED($usual) }.


## Moves

never-over = A game is not over after { $moves } moves. Make it end, or say when it is endless.
game-never-over = { $name } is not over after { $moves } moves.
nobody-can-act = Nobody can act, though the game is not over.
no-choice = The game waits for seat { $seat }, which has no choice.


## Fields of GAME, guide, figures, cues and odds

in-its-sounds = In its sounds: { $why }.
no-name = { QUOTED($name) } can't be the name of a game. Write small letters, digits and hyphens.
no-seats = The seats are { $seats }. Write rising numbers, the first at least 1.
no-bots = The game has no bots. Write one.
no-quick-bot = There is no bot { QUOTED($name) } to be quick: { $near }.
no-length = The length is { QUOTED($length) }, which is not an option. Name an option, or leave it out.
no-version = The version is { $version }. Write a whole number from 1 on.
guide-or-figures = The guide or the figures
rule-of-guide = The rule of the guide
explanation = The explanation
explains-secret = explain tells a seat what that seat may not know.
figure = { $name } of the figures
figure-not-by-seat = { $name } of the figures doesn't have one value for each seat. Return one for each, or none at all.
lead-of-figures = The lead of the figures
no-fortune = fortune of the figures returns no Fortune. Return one, or None.
fortune-of-no-seat = A Fortune is for a seat that doesn't exist.
mistake-without-word = mistake of the figures returns no Enum with a message. Return one, or None, and write what to do next time.
no-cue = No pack of sounds has the cue { $name }: { $near }. Use a cue listed in sounds/README.md, or add it to sounds/pack.toml of the game.
cue-at-no-seat = The cue { $name } sounds at a seat that doesn't exist.
cue-late = The cue { $name } begins too late or too early. Let it begin 0 to { $seconds } seconds after the event.
odds-being-read = Reading --{ $name }
odds-worked-out = work_out of the odds
fault-without-message = The Reason { $message } has no message. Write { $message } in texts/{ $file }, and package= where it is raised.


## Shapes of hooks

final-hook = { $name } belongs to State, and a game doesn't write it. Take another name.
hook-behind = { $name } belongs to State, and a game doesn't write it. Write { $hook } instead.
no-property = { $name } is a method here. Write @property above it.
no-method = { $name } is a property here. Write it as a method, { $written }.
hook-as-field = { $name } is a field here, but it's a hook of the contract: { $written }. Take another name for the field.
other-arguments = { $name } takes different arguments here. Write { $written }.
not-callable = { $name } is { $found }, which can't be called.
called-otherwise = { $name } takes different arguments. It's called as ({ $arguments }).


## What hooks return

start-returns = start returns { $found }. Return the first state of the game.
hook-returns = { $hook } returns { $found }. Return { $kind }.
a-move = the next state and a tuple of events
a-number-of-seats = the number of seats, which GAME allows
a-chance = a Roll, a Draw or None
a-result = a Result or None
some-seats = a tuple of seats of this table
a-view = the state as a seat sees it
some-events = a tuple of events
some-actions = a tuple of at least one action
an-event = an event
an-event-or-none = an event or None


## The source

no-python = This is not Python: { $error }.
other-values = Write classes with Value, once and replace of audiogame.rules.value, without { $name }.
imports-world = A game doesn't import { $name }: { $instead }.
calls-world = A game doesn't call { $name }: { $instead }.
own-luck = A game has no luck of its own, { $name }: import nothing but Random, for the streams that it is given.
leave-clock = leave the clock to the program
leave-system = leave the system to the program
ask-luck = ask for luck with `chance`, or use the `random` that is given
tell-event = let an event tell what happens
tell-message = let an event and its message tell what happens
write-texts = write what is said in texts/en.ftl
think-in-bot = think in a bot, which has its own process
list-choices = list what can be chosen in `_legal`
look-up-table = read a table with `audiogame.rules.lookup_table`
take-out = take it out


## States

state-asked = A state, asked by { $hook },
in-a-picture = In a picture, { $why }.
picture-differs = A seat's picture is not the same in its own view.
not-hashable = A state can't be a key of a dictionary. Write its fields with tuples.
seats-not-allowed = seats is a number that GAME doesn't allow.
seen-twice = A seat's view changes when the same seat sees it again.
view-too-large = A seat's view has more than { $most } values, and players at a server refuse it. Keep less in the state.
legal-differs = A seat's legal actions are not the same in its own view.
awaited-differs = In a seat's view the game waits for other seats.
question = The question { $name }
answer-tells-secret = An answer tells a seat what that seat may not know.
not-seen-by-all = A state can't be seen by all seats at once.
sample-unfit = _sample returns { $found }. Return an action of a class in unlisted, or None.
unlisted-unreadable = { $name } has a field of the type { $found }. A class in unlisted has enums, whole numbers, yes or no, cards, any of these or None, and one tuple of them.
words-not-read = The words { $words } are not read back to the same action.
allows-differs = _allows says something else in the view of the seat. It must depend on what that seat knows.
allows-otherwise = _allows says something else when it is asked again. It must depend on the state, the seat and the action alone.
allows-slow = _allows makes more than { $most } calls for one answer, and a server waits for it. Look at this action alone, and don't list all others.
sample-not-allowed = _sample returns { $words }, which _allows refuses.
requests-differ = What a seat may request differs in its own view.
no-event-or-none = { $hook } returns neither an event nor None.
parts-unfit = _parts returns neither Parts nor None.
parts-lead-nowhere = Nothing can follow these parts, and they don't make a whole choice.
parts-not-allowed = _parts makes { $words } of its parts, which _allows refuses.
parts-without-end = A choice of so many parts never becomes whole.
deal-unfit = deal_again returns { $found }. Return a whole state, or None where the game can't deal again.
deal-differs = deal_again changes what the seat sees. Deal only what is face down in its view.
deal-of-more = deal_again depends on more than the view of the seat. Begin with self.seen_by(seat), and take all luck from the `random` that it is given.
deal-loose = deal_again has found no deal that keeps all that is known, and has returned the least constrained one. Deal first what has the fewest places.
deal-miscounted = deal_again deals other { $field } than { $counts } counts.
deal-unseen = deal_again leaves something of { $field } face down. Deal it too, and where a seat has chosen in secret, a legal choice.
deal-stuck = After deal_again the game waits for a seat without a legal action.
forced-unfit = _forced doesn't return the action that is due, though forced_due says that one is.
forced-differs = _forced returns another action in the view of a seat. Where a view can't know it, return None.
seated-unfit = seated is not a tuple of rising seats of this table.
side-unfit = side doesn't return a number from 0 to the last seat.
hidden-from-unfit = hidden_from is not a frozenset of seats of this table.
requests-unfit = _requests is not a tuple of actions.
opening = The opening
luck-at-end = chance is not None when the game is over.
result-incomplete = The result doesn't have one place for each seat. Make it with `places`.
nobody-first = Nobody is first in the result. Places count from 1.
sides-differ = The result has other sides than side: { $sides }. Write them in Result.
partners-apart = Partners don't share a place of their own in the result. Rank the sides with `places`, and give each seat the place of its side.
action-at-end = An action after the end is not refused.
wrong-actors = The game is not over, but waits for nobody, or for a seat twice.
move = A move
draw-not-allowed = A chance doesn't allow the outcome that it draws.
outcome-not-read = An outcome of luck can't be read back from its words.
answer-of-luck = Luck's answer
only-no-seat = The `only` of a chance names a seat that doesn't exist.
hidden-luck-opened = Luck that only some seats see is opened as soon as it has come. If a seat shows it at once, do that with an action of the seat, and not in _land.
hidden-luck-seen = Others can see a difference in luck that only some seats may see. Turn it face down in seen_by. If a seat shows it at once, do that with an action of the seat, and not in _land.
hidden-luck-heard = Others can hear a difference in luck that only some seats may see. Give its event a seen_by. If a seat shows it at once, do that with an action of the seat, and not in _land.
luck-hidden-from-all = Luck that everybody sees is hidden by seen_by, but not in the record. Say with `only` in the chance who sees it.
event-seen-twice = An event changes when the same seat sees it again.
event-too-large = An event has more than { $most } values, and players at a server refuse it. Tell less in one event.
awaited-or-legal = The game waits for a seat without a legal action, or doesn't wait for a seat that has one.
listed-twice = A legal action is listed twice.
same-words = Two legal actions have the same words, so a record can't tell them apart.
decision = The decision
decision-elsewhere = The decision in another's view
decision-tells-secret = Others hear what a seat is asked, and it depends on luck that they don't see. Ask with what seen_by shows to all.
illegal-taken = An action that is not legal is not refused.
faces-unfit = faces_shown is not a tuple with a tuple of numbers for each position.
preview = The preview
state-changed = An action changes the state that it is applied to. Use `replace`.
secrets-look-different = Others can see a difference between two secret choices.
secrets-sound-different = Others can hear a difference between two secret choices.


## What a whole game has besides

lacks-lesson = Nobody can learn the game by playing it: write a lesson, { $file }.
lacks-glossary = No word of the game is explained: write a glossary, { $file }.
lacks-explain = A player can't hear what a choice would do: write explain, and give it to the Guide of GAME.
lacks-rule = The rule book doesn't open at the rule that matters now: write rule, and give it to the Guide of GAME.
lacks-length = The menu can't say how long a game takes: write { $message } in { $file }.
lacks-end = With the usual options a game never ends, and no option says how long it lasts: write one, and name it as the length of GAME.
lacks-keys = No digit picks each choice of { $names }: write { $file } with keys that go to them.
lacks-adviser = A player who asks for advice gets none: write an adviser, or skill=False if no choice is better than another.
lacks-picture = The table can't be seen: write the hook _picture.
lacks-cues = The game has no sounds: write cues, and give them to GAME.
lacks-topics = A player can't choose how much is said of what: list the events in { $file }.
lacks-answer = The game never answered { $query }: return an event for it in _answer.
lacks-language = Players who choose { $language } hear English: write what is missing in { $files }.


## The check of a language

language-without-texts = No file of texts is in { QUOTED($code) }. A language begins with the file { $code }.ftl beside an en.ftl.
terms-unfit = { $file } can't be read: { $error }.
terms-otherwise = In { $file }, same must be a list of words, and forbidden a table of words.
translation-missing = { $message } isn't translated.
translation-unknown = English has no message { $message }: { $near }.
value-missing = { $message } has no text of its own, but English has.
attribute-missing = { $message } has no .{ $attribute }, but English has.
attribute-unknown = { $message } has .{ $attribute }, which English lacks and no message asks for as a form.
variable-unknown = { $message } uses ${ $variable }, which English lacks.
variable-missing = { $message } doesn't use ${ $variable }, but English does.
translation-equal = { $message } is the same as in English. Translate it, or add its words to same in the file of terms.
sentence-equal = This is the same as in English: { QUOTED($text) }. Translate it.
translation-silent = { $message } says nothing where English has words.
typed-missing = { $message } doesn't have { $typed }, but English does.
function-unknown = { $message } calls { $function }, which isn't a function.
function-unfit = { $message } calls { $function } with values that it doesn't take.
number-of-text = { $message } writes ${ $variable } as a number, but it isn't one.
reference-unknown = { $message } refers to { $named }, which is not written.
variant-unknown = { $message } has the variant { $key }, and nothing selects it: { $near }.
blank-unfit = { $message } has two blanks in a row, or one before a stop.
sign-missing = { $message } doesn't have { $before } for each { $after }.
sound-unfit = { $message } has { QUOTED($word) } before a sound where it is { QUOTED($changed) }.
sound-unsure = { $message } has { QUOTED($word) } before { $variable ->
    [none] a value
   *[other] ${ $variable }
}, where it may have to be { QUOTED($changed) }: write AND, OR or JOINED, or another order.
brief-long = { $message } has { $count } characters, and English has { $english }. Leave words out.
braille-long = { $message } has a part of { $count } cells, and a display has { $cells }. Shorten it, or cut it with a colon or a full stop.
translation-without-stop = { $message } doesn't end as a sentence, but English does.
translation-with-stop = { $message } ends as a sentence, but English doesn't.
word-forbidden = { QUOTED($word) } isn't used in this language; write { $better }.
form-missing = { $message } has no .{ $form }, which { $asking } asks for.
form-nowhere = { $message } asks for the form { $form }, which no word has.
review-unsaid = The first line doesn't say who has read this. Write "### reviewed: nobody" until a speaker of the language has.
paragraph-unlike = This isn't the paragraph that comes next in English; that one has the anchors { $wanted }.
conditions-unlike = This paragraph doesn't have the same conditions as in English, where they are { $wanted }.
facts-unlike = These facts are only here or only in English: { $names }.
step-unlike = This step is { QUOTED($text) }, and in English { QUOTED($wanted) }.
step-missing = The lesson ends before { QUOTED($wanted) }.
credit-left-out = { $name } is missing.
credit-unlike = { $name } must be { QUOTED($value) } in every language.
credit-count = { $name } has { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} in English.
sound-missing = The sound { $name } has no text and description.
sound-unknown = There is no sound { $name }: { $near }.
word-count = There are { $count ->
    [one] { $count } word
   *[other] { $count } words
}, and { $wanted } in English.
word-again = { QUOTED($word) } appears twice.
translation-state = { $file }: { $done ->
    [0] not written
   *[other] { $done } of { $count }{ $reviewed ->
        [unsaid] {""}
        [nobody] , reviewed by nobody
       *[said] , reviewed by { $reviewed }
    }
}.
translation-kind = { $kind }: { $done } of { $count }.
translation-whole = { $language }: { $done } of { $count ->
    [one] { $count } text
   *[other] { $count } texts
}, { $flaws ->
    [0] no flaws
    [one] one flaw
   *[other] { $flaws } flaws
}.
translation-untold = { $kind ->
    [messages] Nothing is told in this language yet
   *[other] Only games are told in this language yet
}: { $file } lacks { $count ->
    [one] one text
   *[other] { $count } texts
}.
language-none = There is no language besides English.
