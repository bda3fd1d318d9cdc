### reviewed: nobody

### Was die Seite außer den Sätzen des Programms sagt: Namen von Schaltflächen und von Teilen eines Tisches.

your-turn = Du bist dran.
you = Du
cap-enter = Eingabe
cap-space = Leertaste

button-rules = Regeln
button-turn = Wer dran ist
button-standing = Stand
button-shown = Tisch
button-own = Deins
button-choose = Wählen
button-done = Fertig
button-up = Hoch
button-down = Runter
button-previous-chapter = Kapitel zurück
button-next-chapter = Nächstes Kapitel
button-next-round = Nächste Runde
button-find = Suchen
button-mark = Leertaste
button-explain = Erklären
button-rulebook = Regelbuch
button-undo = Zurücknehmen
button-advice = Rat
button-glossary = Wörter
button-who = Wer spielt
button-verbosity = Knapp oder ausführlich
button-talk = Chat
button-repeat = Wiederholen
button-older = Älter
button-newer = Neuer
button-silence = Stille
button-keys = Tasten
button-back = Zurück
button-menu = Menü
button-close-book = Buch schließen
button-leave = Verlassen
button-save-all = Alles speichern

answer-yes = Ja
answer-no = Nein
answer-lines = Das höre oder lese ich
answer-voice = Eine Stimme
answer-braille = Braille
answer-colours = Farben
answer-now = Jetzt
answer-here = Ich bin da
answer-not-here = Nicht da
answer-back = Zurück
answer-file = Datei wählen
answer-continue = Weiter
answer-again = Noch einmal spielen
answer-stay = Am Tisch bleiben
answer-rotate = Nächste Person zuerst
answer-table = Zurück an den Tisch
answer-review = Mit dem Experten durchsehen
answer-leave = Verlassen
answer-room-start = Partie beginnen
answer-room-link = Link
answer-room-renew = Neuer Link
answer-room-who = Wer ist da
answer-room-game = Anderes Spiel
answer-room-people = Leute
answer-room-talk = Chat
answer-room-hush = Chat an oder aus
answer-room-bot = Bot auf einen freien Platz
answer-room-leave = Verlassen

area-held = In der Hand
area-chosen = Gewählt
area-rolled = Geworfen
area-laid = Auf dem Tisch
area-aside = Behalten
area-pile = Gewonnen
area-stock = Stapel
area-reserve = Verstärkung
area-purse = Geld
area-pot = Topf
area-stake = Auf dem Spiel
area-price = Ein Angriff kostet
area-round = Diese Runde
area-score = Punkte
area-sum = Alle Partien

mark-awaited = dran
mark-choosing = Wahl
mark-leads = führt
mark-tied = gleichauf
mark-out = raus
mark-chosen = gewählt
mark-counts = zählt
stage-round = Runde
stage-trick = Stich
stage-battle = Schlacht
stage-of = von
lowest-leads = wenigste Punkte führen

page-game-waits = Deine Partie { $game } wartet. Eingabe setzt sie fort, Escape geht zum Menü.
    .touch = Deine Partie { $game } wartet. Setz sie fort, oder geh zum Menü.
page-keeps = Partien, Einstellungen und Tasten bleiben in diesem Browser, nur für diese Adresse. Wer die Daten des Browsers löscht, löscht auch sie. { $key } speichert sie in einer Datei.
    .touch = Partien und Einstellungen bleiben in diesem Browser, nur für diese Adresse. Wer die Daten des Browsers löscht, löscht auch sie. Um sie in einer Datei zu speichern, wähl Diese Seite in der Hilfe.
page-keeps-not = In diesem Browser bleibt nichts: { $why }.
page-not-kept = Dieser Browser hebt hier nichts auf: { $why }. Bevor du die Seite schließt, speichert { $key } deine Partien und Einstellungen in einer Datei.
    .touch = Dieser Browser hebt hier nichts auf: { $why }. Bevor du die Seite schließt, sichert Alles speichern deine Partien und Einstellungen in einer Datei.
page-unkept = Im Moment wird nichts gespeichert: { $why }. Du kannst weiterspielen.
page-unkept-why = { $name ->
    [QuotaExceededError] kein Speicherplatz mehr auf dem Gerät
    [NoModificationAllowedError] ein anderer Tab benutzt ihn
    [NotFoundError] der Browser hat den Speicher geleert
    [InvalidStateError] der Browser hat den Speicher geschlossen
    [SecurityError] die Einstellungen des Browsers verbieten es
   *[other] der Speicher des Browsers funktioniert nicht
}
page-save-key = { $key } speichert alles in einer Datei.
    .touch = Alles speichern speichert alles in einer Datei.
page-kept = Das Speichern geht wieder. Alles ist gespeichert.
page-found = Das Speichern geht wieder. Alles ist gespeichert, und was dieser Browser vorher hatte, ist wieder da, mit deinen Einstellungen.
page-may-clear = Der Browser darf löschen, was hier liegt, wenn er Platz braucht. Speichere deine Daten ab und zu, in Hilfe, Diese Seite.
page-deletes = Safari löscht, was hier liegt, nach sieben Tagen, an denen du Safari nutzt und nicht hier bist. Damit es bleibt, wähle auf iPhone oder iPad Teilen, dann Zum Home-Bildschirm; auf dem Mac Ablage, dann Zum Dock hinzufügen. Was hier liegt, kommt nicht mit: Speichere deine Daten zuerst in einer Datei, in Hilfe, Diese Seite, und lade sie dort.
page-deletes-again = Denk daran: Safari löscht diese Partie sieben Tage nach deinem letzten Besuch, außer wenn diese Seite auf dem Home-Bildschirm oder im Dock liegt. { $key } speichert alles in einer Datei.
    .touch = Denk daran: Safari löscht diese Partie sieben Tage nach deinem letzten Besuch, außer wenn diese Seite auf dem Home-Bildschirm oder im Dock liegt. Um alles in einer Datei zu speichern, wähle Diese Seite in der Hilfe.
page-uncopied = Dieser Browser lässt die Seite nicht kopieren. { $key } führt zu einem Textfeld, in dem es steht, ganz ausgewählt, um es dort zu kopieren.
    .touch = Dieser Browser lässt die Seite nicht kopieren. Weiter unten führt die Schaltfläche Textfeld zu einem Feld, in dem es ausgewählt steht: Kopier es dort.
page-online-only = Dieser Browser kann die Seite selbst nicht aufheben: Sie geht nur, solange ihr Server da ist.
page-server-reads = Wer { $host } betreibt, kann lesen, was diese Seite aufhebt.
page-update-ready = Eine neue Version dieser Seite ist da. Sie kommt mit Aktualisieren, in der Hilfe.
page-update-unkept = Im Moment wird nichts gespeichert: { $why }. Drück erst { $key }, dann schließ diese Seite und öffne sie wieder.
    .touch = Im Moment wird nichts gespeichert: { $why }. Wähl erst Alles speichern, dann schließ diese Seite und öffne sie wieder.
page-bring-key = Wenn du in einem Browser unter einer anderen Adresse gespielt hast, sind deine Plätze dort. Um sie mitzunehmen, wähl Mit anderen spielen, dann Dieses Gerät, und gib den Wiederherstellungssatz von dort ein.
page-thinks-less = Im Browser prüfen starke Bots nur halb so viel, bevor sie wählen.
page-ended = Das Spiel ist geschlossen. Eingabe oder Spielen öffnet es wieder.

page-menu = Diese Seite
page-menu-save = Alle deine Daten in einer Datei speichern. { $key } tut das überall.
    .touch = Alle deine Daten in einer Datei speichern.
page-menu-odd = Die als seltsam markierten Zeilen in einer Datei speichern, ohne Namen.
page-menu-take = Daten aus einer Datei laden.
page-menu-sounds = Ein Paket mit Klängen aus einer Datei laden.
page-menu-silent = Deine eigenen Klänge wegnehmen.
page-own-sounds = { $cues ->
    [one] Ein Klang des Programms ist jetzt deiner.
   *[other] { $cues } Klänge des Programms sind jetzt deine.
}{ $kept ->
    [yes] {" "}Das bleibt in diesem Browser so.
   *[no] {""}
}
page-sounds-removed = Deine eigenen Klänge sind weg. Die Standardklänge sind wieder zu hören.
page-menu-add = Noch eine Person hinzufügen, die hier spielt.
page-menu-guest = Besuch spielen lassen. Davon bleibt nichts.
page-guest-plays = Jetzt spielt Besuch. Lade die Seite neu, wenn der Besuch geht.
page-own-name = Wie heißt du?
page-other-name = Wie heißt die andere Person?
page-added = { $name } hat hier einen eigenen Bereich. Von jetzt an fragt die Seite zuerst, wer du bist.
page-who = Wer bist du?
page-first-person = Die erste Person
page-guest = Besuch: Nichts bleibt.
page-menu-forget = Mich hier vergessen.
page-saved = Der Browser speichert deine Daten als { $name }. Lade diese Datei hier oder auf einem anderen Gerät, unter Hilfe, Diese Seite, oder mit audiogame data import. Gib sie niemandem: Wer sie hat, kann an deiner Stelle spielen und kennt den Zufall der Partien, die nicht vorbei sind.
page-odd-saved = Der Browser speichert die als seltsam markierten Zeilen als { $name }. Namen stehen nicht darin, du kannst die Datei senden.
page-pick = Wähl die Datei im Fenster des Browsers. Ist keins offen, öffnet es Eingabe. Jede andere Taste führt zurück.
    .touch = Wähl die Datei im Fenster des Browsers. Ist keins offen, öffnet es Datei wählen.
page-not-picked = Keine Datei gewählt.
page-brings = Sie bringt diese Einstellungen mit: { $settings }.
page-becomes = Mit dieser Datei spielst du mit anderen als eine andere Person: die darin. Einlesen? J oder N.
page-taken = Neue Dateien: { $new }. Schon hier: { $same }. Hier anders, darum unverändert: { $other }.
page-person = Mit anderen spielst du jetzt als die Person aus dieser Datei.
page-forget = Alles von dir aus diesem Browser löschen, Partien, Einstellungen und Tasten? J oder N.
page-forgotten = Von dir ist hier nichts mehr.
page-not-forgotten = Diese Seite hat nichts mehr von dir, aber der Browser konnte seine Kopie nicht löschen: { $why }. Die Seite versucht es weiter, solange sie offen ist.
page-kept-as-it-was = Alles bleibt, wie es ist.
