### reviewed: nobody
# Was bei der Frage nach Chancen falsch sein kann, siehe audiogame/narration/faults.de.ftl.

behind = Dein Rückstand
reinforcements = Die Zahl der Karten Verstärkung
no-die = Einen Würfel { QUOTED($name) } gibt es nicht: { $near }.
die-twice = { QUOTED($text) } nennt einen Würfel zweimal: { $whose ->
    [own] Du hast
   *[other] Die andere Seite hat
} jeden nur einmal.
dice-missing = Nenn { $whose ->
    [own] deine Würfel
   *[other] die Würfel der anderen Seite
}: einen oder mehrere von { $known }.

odds = sagen, welche Wahl in einem Gefecht zu zweit die beste ist, und wie wahrscheinlich du es gewinnst
odds-dice = deine übrigen Würfel, etwa low,high
odds-behind = wie viele Punkte du zurückliegst; 0 bei Gleichstand, wenn du zuerst gefragt wirst
odds-theirs = die übrigen Würfel der anderen Seite; ohne Angabe keine
odds-reinforcements = wie viele Karten Verstärkung beide Seiten noch haben; ohne Angabe keine
