### reviewed: nobody
# Was bei der Frage nach Chancen falsch sein kann, siehe audiogame/narration/faults.de.ftl.

throws = Die Zahl der Würfe
points-to-reach = Die Punktzahl

odds = sagen, wie wahrscheinlich die Punkte eines Wurfs sind, und was Würfe im Schnitt bringen
odds-throws = wie viele Würfe; eine Partie hat 9
odds-at-least = die Punkte, die du erreichen willst
