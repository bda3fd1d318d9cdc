### reviewed: nobody

# Was check-game denen sagt, die Spiele schreiben: was falsch ist, und dann, was zu schreiben ist, so wie
# audiogame/narration/faults.py es sagt. Was in einer anderen Meldung steht, verliert seinen Punkt.


## Die Prüfung

met-in = { $what }. So war es bei { $example }.
too-long = { $hook } braucht länger als { $seconds } Sekunden. Lass es eher enden.
raises = { $what } löst { $error } aus. Ein Hook muss in jedem Zustand antworten, der vorkommen kann.
prints = Ein Spiel schreibt nichts mit print: Sag mit einem Ereignis und seiner Meldung, was geschieht.
random-game = Eine Partie aufs Geratewohl
game-at-a-table = Eine Partie an einem Tisch
game-of-bots = Eine Partie von Bots
books-of-game = Das Spiel, für seine Bücher,
hook = { $name }
no-truth = { $hook } ist weder True noch False.
no-events = { $hook } ist kein Tupel von Ereignissen.


## Sätze

no-sentences = Das Spiel hat keine Sätze. Schreib diese Datei.
no-fluent = Das ist keine Meldung von Fluent: { QUOTED($text) }. Schreib einen Namen, ein Gleichheitszeichen und den Text; rück die Zeilen danach ein. Jede Variante, wie [one], beginnt eine Zeile.
written-twice = { $name } steht zweimal da. Nimm eines davon heraus.
not-written = { $what }. Schreib { $message } in texts/{ $file }.
not-written-near = { $what }. Schreib { $message } in texts/{ $file }. Nichts verwendet { $near }: Meinst du das?
no-title = Die Meldung { $message } fehlt: { $part ->
    [title] der Name des Spiels, ohne Punkt am Ende
    [about] ein Satz oder zwei für das Menü
   *[credits] von wem das Spiel ist
}.
title-with-variable = { $message } hat keine Variablen. Nimm ${ $name } heraus.
option-without-name = Die Regel { $option } hat keinen Namen.
option-without-about = Die Regel { $option } hat keine Beschreibung.
option-without-value = Der Wert { $value } der Regel { $option } hat keinen Satz.
number-with-others = { $error }. Verwende nur $value.
number-without-sentence = Eine Regel, die eine Zahl ist, braucht einen ganzen Satz, nicht { QUOTED($told) }. Schreib einen mit { "{ $value }" }.
enum-without-word = { $kind }.{ $member } hat kein Wort.
no-message = { $kind } hat keine Meldung, und auch keine Variablen.
no-message-yet = { $kind } hat keine Meldung. Die Variablen sind { $fields }.
not-made = { $kind } lässt sich nicht bilden: { $error }. Lass beliebige Werte zu.
not-told = { $kind } lässt sich nicht sagen: { $error }.
says-nothing = { $message } sagt nichts. Schreib einen Satz.
no-whole-sentence = { $message } ist kein ganzer Satz. Setz einen Punkt oder ein Fragezeichen ans Ende.
two-stops = { $message } hat zwei Punkte hintereinander. Nimm den der Liste heraus, oder die ihrer Teile.
says-marks = { $message } sagt { $marks }. Nimm diese Zeichen heraus.
two-blanks = { $message } hat zwei Leerzeichen hintereinander. Nimm eines davon heraus.
too-long-in-braille = In Braille ist ein Teil eines Satzes von { $message } länger als { $cells } Formen. Schreib eine kürzere Fassung in .braille, oder beende Teile davon mit einem Doppelpunkt oder einem Punkt.
unused = Nichts verwendet { $name }. Nimm es heraus.
unused-near = Nichts verwendet { $name }. Meinst du { $near }? Sonst nimm es heraus.
not-formatted = { $error }.
no-words-for-some = { $message } hat für einige, die zuhören, keine Worte. Schreib die Form .{ $form }.
no-field = ${ $name } ist kein Feld von { $kind }. Felder gibt es dort nicht.
no-such-field = ${ $name } ist kein Feld von { $kind }. Die Felder sind { $fields }.
no-field-near = ${ $name } ist kein Feld von { $kind }. Schreib ${ $near }.


## Bücher

no-rule-book = Das Spiel hat kein Regelbuch. Schreib eines, mit den Ankern author und source und einem für jede Regel.
fact-unfit = Die Angabe { $name } ist { $fact }. Schreib eine ganze Zahl oder einen Text.
no-credits = Zum Spiel steht nicht da, von wem es ist. Schreib diese Datei mit den Schlüsseln { $names }.
no-anchor = Das Regelbuch hat den Anker { $anchor } nicht: { $near }.
no-term = Das Wörterverzeichnis erklärt kein Wort. Schreib einige.
no-command = Den Befehl { $name } gibt es nicht: { $near }.
few-decisions = Die Lektion hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}. Schreib mindestens { $least }.
never-asked = Die Lektion fragt nie nach { $query }. Schreib die Zeile: ? { $query }.
no-mistake = Die Lektion lässt keinen Fehler zu. Schreib einen unter eine Entscheidung, in einer Zeile, die mit ! beginnt.
mistake-untold = Niemand sagt, was dieser Fehler bewirkt. Schreib eine Zeile, die es sagt.


## Bots und Rat

bot = Der Bot { $name }
bot-being-made = Der Bot { $name } beim Entstehen
bot-hearing = Der Bot { $name } beim Hören eines Ereignisses
memory = Das Gedächtnis des Bots { $name }
memory-unfit = memory gibt keinen Wert seines memory_type zurück.
memory-changed = Ein Bot, der sich an etwas erinnert, hat danach ein anderes Gedächtnis.
chooses-nothing = Der Bot { $name } wählt nichts. Nimm etwas aus view.legal_actions(seat).
chooses-otherwise = Der Bot { $name } wählt anders, wenn er mit demselben Glück noch einmal gefragt wird. Nimm alles Glück aus dem `random`, das er bekommt.
chooses-illegal = Der Bot { $name } wählt, was nicht erlaubt ist. Nimm etwas aus view.legal_actions(seat).
adviser = Der Ratgeber
adviser-being-made = Der Ratgeber beim Entstehen
no-advice = Der Ratgeber gibt kein Advice zurück.
advises-illegal = Der Ratgeber rät zu etwas, was nicht erlaubt ist. Nimm etwas aus view.legal_actions(seat).
advises-nothing = Der Ratgeber sagt nichts. Schreib sein `best`, oder lass `advise` weg.
advises-less = Der Ratgeber rät nicht zu dem, was `weigh` am höchsten bewertet. Rate zu etwas vom Besten, so genau, wie der Fehler es zulässt.
values = Die Werte der Möglichkeiten
no-valuation = weigh gibt keine Valuation zurück.
values-incomplete = weigh bewertet nicht alles aus view.legal_actions(seat) genau einmal. Bewerte alles, oder nichts, wenn es gleich viel wert ist.
values-no-numbers = weigh gibt Werte zurück, die keine Zahlen sind, oder einen Fehler unter 0.
values-no-chances = weigh gibt Gewinnchancen zurück, die nicht von 0 bis 1 gehen. Gib solche zurück, oder wähl eine andere Einheit.
weighs-otherwise = weigh gibt andere Werte zurück, wenn es mit demselben Glück noch einmal gefragt wird. Nimm alles Glück aus dem `random`, das es bekommt.


## Themen und Tasten

no-toml = Das ist kein TOML. { $error }.
no-topic = Das Thema { $name } gibt es nicht: { $near }.
topic-no-list = Das Thema { $name } ist { $listed }. Schreib eine Liste mit Namen von Ereignissen.
no-event = Das Spiel hat das Ereignis { $event } nicht: { $near }.
event-listed-twice = { $event } steht zweimal in den Listen. Nimm eines davon heraus.
no-such-table = Die Tabelle [{ $name }] gibt es hier nicht. Schreib Tasten unter [{ $table }].
no-table = { $table } ist { $found }. Schreib die Tabelle [{ $table }].
key-hides = Die Taste { $key } verdeckt { $kind ->
    [question] die Frage
   *[command] den Befehl
} { $name }. Nimm einen dieser freien Buchstaben: { $letters }.
key-hides-in-preset = Die Taste { $key } verdeckt { $kind ->
    [question] die Frage
   *[command] den Befehl
} { $name } mit den Tasten von { $preset }. Nimm einen dieser freien Buchstaben: { $letters }.
key-without-action = Die Taste { $key } geht zu { QUOTED($wanted) }, und die Aktion { QUOTED($name) } hat das Spiel nicht: { $near }.
key-without-value = Die Taste { $key } geht zu { QUOTED($wanted) }: { $near }.
key-with-more = Die Taste { $key } geht zu { QUOTED($wanted) }. Schreib nur { QUOTED($name) }.
key-of-no-choice = Die Taste { $key } geht zu { QUOTED($wanted) }, und keine Wahl hat diese Wörter. Schreib alle, wie in { QUOTED($usual) }.


## Züge

never-over = Eine Partie ist nach { $moves } Zügen nicht zu Ende. Lass sie enden, oder sag, wann sie endlos ist.
game-never-over = { $name } ist nach { $moves } Zügen nicht zu Ende.
nobody-can-act = Niemand kann handeln, obwohl die Partie nicht zu Ende ist.
no-choice = Die Partie wartet auf Platz { $seat }, und dort ist nichts zu wählen.


## Felder von GAME, guide, figures, cues und odds

in-its-sounds = Bei seinen Klängen: { $why }.
no-name = { QUOTED($name) } kann kein Spiel heißen. Schreib kleine Buchstaben, Ziffern und Bindestriche.
no-seats = Die Plätze sind { $seats }. Schreib steigende Zahlen, die erste mindestens 1.
no-bots = Das Spiel hat keine Bots. Schreib einen.
no-quick-bot = Den Bot { QUOTED($name) }, der der schnelle sein soll, gibt es nicht: { $near }.
no-length = Die Länge ist { QUOTED($length) }, und das ist keine Regel. Nenn eine Regel, oder lass sie weg.
no-version = Die Version ist { $version }. Schreib eine ganze Zahl ab 1.
guide-or-figures = guide oder figures
rule-of-guide = Die Regel in guide
explanation = Die Erklärung
explains-secret = explain sagt einem Platz, was dort niemand wissen darf.
figure = { $name } von figures
figure-not-by-seat = { $name } von figures hat nicht für jeden Platz einen Wert. Gib für jeden einen zurück, oder gar keinen.
lead-of-figures = lead von figures
no-fortune = fortune von figures gibt keine Fortune zurück. Gib eine zurück, oder None.
fortune-of-no-seat = Eine Fortune ist für einen Platz, den es nicht gibt.
mistake-without-word = mistake von figures gibt kein Enum mit einer Meldung zurück. Gib eines zurück, oder None, und schreib, was nächstes Mal besser ist.
no-cue = Kein Klangpaket hat das Signal { $name }: { $near }. Nimm ein Signal aus sounds/README.md, oder schreib es in sounds/pack.toml des Spiels.
cue-at-no-seat = Das Signal { $name } klingt an einem Platz, den es nicht gibt.
cue-late = Das Signal { $name } beginnt zu spät oder zu früh. Lass es 0 bis { $seconds } Sekunden nach dem Ereignis beginnen.
odds-being-read = Das Lesen von --{ $name }
odds-worked-out = work_out von odds
fault-without-message = Der Reason { $message } hat keine Meldung. Schreib { $message } in texts/{ $file }, und package= dort, wo er ausgelöst wird.


## Formen von Hooks

final-hook = { $name } gehört zu State, und ein Spiel schreibt es nicht. Nimm einen anderen Namen.
hook-behind = { $name } gehört zu State, und ein Spiel schreibt es nicht. Schreib stattdessen { $hook }.
no-property = { $name } ist hier eine Methode. Schreib @property darüber.
no-method = { $name } ist hier eine Property. Schreib es als Methode, { $written }.
hook-as-field = { $name } ist hier ein Feld, aber es ist ein Hook des Vertrags: { $written }. Gib dem Feld einen anderen Namen.
other-arguments = { $name } nimmt hier andere Argumente. Schreib { $written }.
not-callable = { $name } ist { $found }, und das lässt sich nicht aufrufen.
called-otherwise = { $name } nimmt andere Argumente. Der Aufruf lautet ({ $arguments }).


## Was Hooks zurückgeben

start-returns = start gibt { $found } zurück. Gib den ersten Zustand der Partie zurück.
hook-returns = { $hook } gibt { $found } zurück. Gib { $kind } zurück.
a-move = den nächsten Zustand und ein Tupel von Ereignissen
a-number-of-seats = die Zahl der Plätze, die GAME erlaubt
a-chance = einen Roll, einen Draw oder None
a-result = ein Result oder None
some-seats = ein Tupel von Plätzen dieses Tisches
a-view = den Zustand, wie ein Platz ihn sieht
some-events = ein Tupel von Ereignissen
some-actions = ein Tupel von mindestens einer Aktion
an-event = ein Ereignis
an-event-or-none = ein Ereignis oder None


## Der Quelltext

no-python = Das ist kein Python: { $error }.
other-values = Schreib Klassen mit Value, once und replace aus audiogame.rules.value, ohne { $name }.
imports-world = Ein Spiel importiert { $name } nicht: { $instead }.
calls-world = Ein Spiel ruft { $name } nicht auf: { $instead }.
own-luck = Ein Spiel hat kein eigenes Glück, { $name }: Importier nur Random, für die Zufallsfolgen, die es bekommt.
leave-clock = überlass die Uhr dem Programm
leave-system = überlass das System dem Programm
ask-luck = frag das Glück mit `chance`, oder nimm das `random`, das du bekommst
tell-event = sag mit einem Ereignis, was geschieht
tell-message = sag mit einem Ereignis und seiner Meldung, was geschieht
write-texts = schreib in texts/en.ftl, was gesagt wird
think-in-bot = denk in einem Bot, der einen eigenen Prozess hat
list-choices = nenn in `_legal`, was zur Wahl steht
look-up-table = lies eine Tabelle mit `audiogame.rules.lookup_table`
take-out = nimm es heraus


## Zustände

state-asked = Ein Zustand, gefragt von { $hook },
in-a-picture = In einem Bild: { $why }.
picture-differs = Das Bild eines Platzes ist in seiner eigenen Sicht nicht dasselbe.
not-hashable = Ein Zustand kann kein Schlüssel eines Wörterbuchs sein. Schreib seine Felder mit Tupeln.
seats-not-allowed = seats ist eine Zahl, die GAME nicht erlaubt.
seen-twice = Die Sicht eines Platzes ändert sich, wenn derselbe Platz sie noch einmal sieht.
view-too-large = Die Sicht eines Platzes hat mehr Werte als erlaubt, { $most }, und Programme an einem Server lehnen sie ab. Heb im Zustand weniger auf.
legal-differs = Was ein Platz wählen darf, ist in seiner eigenen Sicht nicht dasselbe.
awaited-differs = In der Sicht eines Platzes wartet die Partie auf andere Plätze.
question = Die Frage { $name }
answer-tells-secret = Eine Antwort sagt einem Platz, was dort niemand wissen darf.
not-seen-by-all = Einen Zustand können nicht alle Plätze zugleich sehen.
sample-unfit = _sample gibt { $found } zurück. Gib eine Aktion einer Klasse aus unlisted zurück, oder None.
unlisted-unreadable = { $name } hat ein Feld vom Typ { $found }. Eine Klasse aus unlisted hat Enums, ganze Zahlen, Ja oder Nein, Karten, etwas davon oder None, und ein Tupel davon.
words-not-read = Die Wörter { $words } werden nicht als dieselbe Aktion gelesen.
allows-differs = _allows sagt in der Sicht des Platzes etwas anderes. Es muss davon abhängen, was dieser Platz weiß.
allows-otherwise = _allows sagt etwas anderes, wenn es noch einmal gefragt wird. Es darf nur vom Zustand, vom Platz und von der Aktion abhängen.
allows-slow = _allows braucht mehr als { $most } Aufrufe für eine Antwort, auf die ein Server wartet. Sieh dir nur diese Aktion an, und liste nicht alle anderen auf.
sample-not-allowed = _sample gibt { $words } zurück, aber _allows lehnt es ab.
requests-differ = Was ein Platz verlangen darf, ist in seiner eigenen Sicht anders.
no-event-or-none = { $hook } gibt weder ein Ereignis noch None zurück.
parts-unfit = _parts gibt weder Parts noch None zurück.
parts-lead-nowhere = Nach diesen Teilen kann nichts folgen, und sie sind keine ganze Entscheidung.
parts-not-allowed = _parts macht aus den Teilen { $words }, aber _allows lehnt es ab.
parts-without-end = Eine Entscheidung aus so vielen Teilen wird nie ganz.
deal-unfit = deal_again gibt { $found } zurück. Gib einen ganzen Zustand zurück, oder None, wo das Spiel nicht neu geben kann.
deal-differs = deal_again ändert, was der Platz sieht. Gib nur, was in seiner Sicht verdeckt ist.
deal-of-more = deal_again hängt von mehr als der Sicht des Platzes ab. Fang mit self.seen_by(seat) an, und nimm alles Glück aus dem `random`, das es bekommt.
deal-loose = deal_again hat nichts gefunden, das alles Bekannte einhält, und das am wenigsten Gebundene zurückgegeben. Gib zuerst, was an die wenigsten Stellen passt.
deal-miscounted = deal_again gibt in { $field } eine andere Zahl, als { $counts } zählt.
deal-unseen = deal_again lässt etwas in { $field } verdeckt. Gib auch das, und wo ein Platz geheim gewählt hat, eine erlaubte Wahl.
deal-stuck = Nach deal_again wartet das Spiel auf einen Platz ohne erlaubte Aktion.
forced-unfit = _forced gibt den fälligen Zug nicht zurück, obwohl forced_due sagt, dass einer fällig ist.
forced-differs = _forced gibt in der Sicht eines Platzes einen anderen Zug zurück. Wo eine Sicht ihn nicht kennen kann, gib None zurück.
seated-unfit = seated ist kein Tupel von steigenden Plätzen dieses Tisches.
side-unfit = side gibt keine Zahl von 0 bis zum letzten Platz zurück.
hidden-from-unfit = hidden_from ist kein frozenset von Plätzen dieses Tisches.
requests-unfit = _requests ist kein Tupel von Aktionen.
opening = Die Eröffnung
luck-at-end = chance ist nicht None, wenn die Partie zu Ende ist.
result-incomplete = Das Ergebnis hat nicht für jeden Platz einen Rang. Bilde es mit `places`.
nobody-first = Im Ergebnis hat niemand den ersten Rang. Ränge zählen ab 1.
sides-differ = Das Ergebnis hat andere Seiten als side: { $sides }. Schreib sie in Result.
partners-apart = Partner teilen im Ergebnis keinen eigenen Rang. Ordne die Seiten mit `places`, und gib jedem Platz den Rang seiner Seite.
action-at-end = Eine Aktion nach dem Ende wird nicht abgelehnt.
wrong-actors = Die Partie ist nicht zu Ende, wartet aber auf niemanden, oder zweimal auf einen Platz.
move = Ein Zug
draw-not-allowed = Eine Frage an das Glück erlaubt nicht, was sie selbst zieht.
outcome-not-read = Was das Glück gebracht hat, lässt sich aus seinen Worten nicht wieder lesen.
answer-of-luck = Die Antwort des Glücks
only-no-seat = Das `only` einer Frage an das Glück nennt einen Platz, den es nicht gibt.
hidden-luck-opened = Glück, das nur einige Plätze sehen, wird offen, sobald es da ist. Was ein Platz sofort zeigt, zeigt er mit einer eigenen Aktion und nicht in _land.
hidden-luck-seen = Glück, das nur einige Plätze sehen, sieht für andere nicht gleich aus. Dreh es in seen_by um. Was ein Platz sofort zeigt, zeigt er mit einer eigenen Aktion und nicht in _land.
hidden-luck-heard = Glück, das nur einige Plätze sehen, klingt für andere nicht gleich. Gib seinem Ereignis ein seen_by. Was ein Platz sofort zeigt, zeigt er mit einer eigenen Aktion und nicht in _land.
luck-hidden-from-all = Glück, das alle sehen, ist durch seen_by verborgen, aber nicht in der Aufzeichnung. Sag mit `only` in der Frage an das Glück, wer es sieht.
event-seen-twice = Ein Ereignis ändert sich, wenn derselbe Platz es noch einmal sieht.
event-too-large = Ein Ereignis hat mehr Werte als erlaubt, { $most }, und Programme an einem Server lehnen es ab. Erzähl in einem Ereignis weniger.
awaited-or-legal = Die Partie wartet auf einen Platz, an dem nichts erlaubt ist, oder nicht auf einen, an dem etwas erlaubt ist.
listed-twice = Eine erlaubte Aktion steht zweimal in der Liste.
same-words = Zwei erlaubte Aktionen haben dieselben Worte, und eine Aufzeichnung kann sie nicht unterscheiden.
decision = Die Entscheidung
decision-elsewhere = Die Entscheidung in der Sicht eines anderen Platzes
decision-tells-secret = Andere hören, wonach ein Platz gefragt wird, und das hängt von Glück ab, das sie nicht sehen. Frag mit dem, was seen_by allen zeigt.
illegal-taken = Eine Aktion, die nicht erlaubt ist, wird nicht abgelehnt.
faces-unfit = faces_shown ist kein Tupel, das für jede Stelle ein Tupel von Zahlen hat.
preview = Die Vorschau
state-changed = Eine Aktion ändert den Zustand, auf den sie wirkt. Verwende `replace`.
secrets-look-different = Zwei geheime Entscheidungen sehen für andere nicht gleich aus.
secrets-sound-different = Zwei geheime Entscheidungen klingen für andere nicht gleich.


## Was ein ganzes Spiel außerdem hat

lacks-lesson = Niemand kann das Spiel beim Spielen lernen: Schreib eine Lektion, { $file }.
lacks-glossary = Kein Wort des Spiels wird erklärt: Schreib ein Wörterverzeichnis, { $file }.
lacks-explain = Niemand hört, was eine Wahl bewirken würde: Schreib explain, und gib es dem Guide von GAME.
lacks-rule = Das Regelbuch geht nicht bei der Regel auf, um die es gerade geht: Schreib rule, und gib es dem Guide von GAME.
lacks-length = Das Menü kann nicht sagen, wie lange ein Spiel dauert: Schreib { $message } in { $file }.
lacks-end = Mit den üblichen Optionen endet ein Spiel nie, und keine Option sagt, wie lange es dauert: Schreib eine, und nenn sie als length von GAME.
lacks-keys = Nicht für jede Wahl von { $names } gibt es eine Ziffer: Schreib { $file } mit Tasten, die dorthin gehen.
lacks-adviser = Wer um Rat fragt, bekommt keinen: Schreib einen adviser, oder skill=False, wenn keine Wahl besser ist als eine andere.
lacks-picture = Der Tisch ist nicht zu sehen: Schreib den Hook _picture.
lacks-cues = Das Spiel hat keine Klänge: Schreib cues, und gib sie GAME.
lacks-topics = Niemand kann wählen, wie viel wovon gesagt wird: Schreib die Ereignisse in { $file }.
lacks-answer = Das Spiel hat auf { $query } nie geantwortet: Gib in _answer ein Ereignis dafür zurück.
lacks-language = Wer { $language } wählt, hört Englisch: Schreib, was fehlt, in { $files }.


## Die Prüfung einer Sprache

language-without-texts = Keine Datei mit Texten ist in { QUOTED($code) }. Eine Sprache beginnt mit der Datei { $code }.ftl neben einer en.ftl.
terms-unfit = { $file } lässt sich nicht lesen: { $error }.
terms-otherwise = In { $file } ist same eine Liste von Wörtern und forbidden eine Tabelle von Wörtern.
translation-missing = { $message } ist nicht übersetzt.
translation-unknown = Auf Englisch gibt es die Meldung { $message } nicht: { $near }.
value-missing = { $message } hat keinen eigenen Text, anders als auf Englisch.
attribute-missing = { $message } hat kein .{ $attribute }, anders als auf Englisch.
attribute-unknown = { $message } hat .{ $attribute }: Auf Englisch fehlt das, und keine Meldung fragt nach dieser Form.
variable-unknown = { $message } verwendet ${ $variable }, was auf Englisch fehlt.
variable-missing = { $message } verwendet ${ $variable } nicht, anders als auf Englisch.
translation-equal = { $message } ist gleich wie auf Englisch. Übersetz es, oder schreib seine Wörter zu same in der Datei der Begriffe.
sentence-equal = Das ist gleich wie auf Englisch: { QUOTED($text) }. Übersetz es.
translation-silent = { $message } sagt nichts, wo auf Englisch Worte stehen.
typed-missing = { $message } hat { $typed } nicht, anders als auf Englisch.
function-unknown = { $message } ruft { $function } auf, und diese Funktion gibt es nicht.
function-unfit = { $message } ruft { $function } mit anderen Werten auf, als sie nimmt.
number-of-text = { $message } schreibt ${ $variable } als Zahl, und das ist keine.
reference-unknown = { $message } verweist auf { $named }, und das steht nirgends.
variant-unknown = { $message } hat die Variante { $key }, und nichts wählt sie: { $near }.
blank-unfit = { $message } hat zwei Leerzeichen hintereinander, oder eines vor einem Punkt oder Komma.
sign-missing = { $message } hat nicht für jedes { $after } ein { $before }.
sound-unfit = { $message } hat { QUOTED($word) } vor einem Laut, vor dem es { QUOTED($changed) } heißt.
sound-unsure = { $message } hat { QUOTED($word) } vor { $variable ->
    [none] einem Wert
   *[other] ${ $variable }
}, wo es { QUOTED($changed) } heißen kann: Schreib AND, OR oder JOINED, oder stell es um.
brief-long = { $message } hat { $count } Zeichen, auf Englisch { $english }. Lass Wörter weg.
braille-long = { $message } hat einen Teil von { $count } Formen, und eine Braillezeile { $cells }. Kürz ihn, oder teil ihn mit einem Doppelpunkt oder einem Punkt.
translation-without-stop = { $message } endet nicht als Satz, anders als auf Englisch.
translation-with-stop = { $message } endet als Satz, anders als auf Englisch.
word-forbidden = { QUOTED($word) } gibt es in dieser Sprache hier nicht; schreib { $better }.
form-missing = { $message } hat kein .{ $form }, wonach { $asking } fragt.
form-nowhere = { $message } fragt nach der Form { $form }, die kein Wort hat.
review-unsaid = Die erste Zeile sagt nicht, wer das gelesen hat. Schreib "### reviewed: nobody", bis jemand es gelesen hat, der die Sprache spricht.
paragraph-unlike = Dieser Absatz ist ein anderer als auf Englisch, wo der nächste die Anker { $wanted } hat.
conditions-unlike = Dieser Absatz hat andere Bedingungen als auf Englisch, wo sie { $wanted } lauten.
facts-unlike = Diese Angaben stehen nur hier oder nur auf Englisch: { $names }.
step-unlike = Dieser Schritt ist { QUOTED($text) }, auf Englisch { QUOTED($wanted) }.
step-missing = Die Lektion endet vor { QUOTED($wanted) }.
credit-left-out = { $name } fehlt.
credit-unlike = { $name } ist in jeder Sprache { QUOTED($value) }.
credit-count = { $name } hat auf Englisch { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}.
sound-missing = Der Klang { $name } hat keinen Text und keine Beschreibung.
sound-unknown = Den Klang { $name } gibt es nicht: { $near }.
word-count = Hier sind { $count ->
    [one] { $count } Wort
   *[other] { $count } Wörter
}, auf Englisch { $wanted }.
word-again = { QUOTED($word) } steht zweimal da.
translation-state = { $file }: { $done ->
    [0] nicht geschrieben
   *[other] { $done } von { $count }{ $reviewed ->
        [unsaid] {""}
        [nobody] , von niemandem gelesen
       *[said] , gelesen von { $reviewed }
    }
}.
translation-kind = { $kind }: { $done } von { $count }.
translation-whole = { $language }: { $done } von { $count } Texten, { $flaws ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $flaws } Fehler
}.
translation-untold = { $kind ->
    [messages] Gesagt wird darin noch nichts
   *[other] Nur Spiele werden darin schon gesagt
}: In { $file } { $count ->
    [one] fehlt ein Text
   *[other] fehlen { $count } Texte
}.
language-none = Außer Englisch gibt es keine Sprache.
