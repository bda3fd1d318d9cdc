### reviewed: nobody
# Qué puede estar mal en las probabilidades que se piden; véase audiogame/narration/faults.es.ftl.

behind = Cuánto vas por detrás
reinforcements = El número de refuerzos
no-die = No hay ningún dado { QUOTED($name) }: { $near }.
die-twice = { QUOTED($text) } nombra un dado dos veces: { $whose ->
    [own] tienes
   *[other] tu rival tiene
} uno de cada.
dice-missing = Nombra { $whose ->
    [own] tus dados
   *[other] los dados de tu rival
}: uno o más de { $known }.

odds = Dice qué elección es la mejor en una escaramuza de dos puestos, y qué probabilidad tienes de ganarla
odds-dice = los dados que te quedan, como low,high
odds-behind = cuántos puntos vas por detrás; 0 en un empate si eliges antes que tu rival
odds-theirs = los dados que le quedan a tu rival; valor predeterminado: ninguno
odds-reinforcements = cuántos refuerzos le quedan a cada uno de los dos puestos; valor predeterminado: ninguno
