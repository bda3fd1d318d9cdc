### reviewed: nobody
# Lo que puede estar mal cuando se piden probabilidades, véase audiogame/narration/faults.es.ftl.

throws = El número de tiradas
points-to-reach = Los puntos que hay que alcanzar

odds = Dice qué probabilidad tienen los puntos de una tirada, y cuántos puntos dan las tiradas en promedio
odds-throws = cuántas tiradas; una partida tiene 9
odds-at-least = los puntos que hay que alcanzar
