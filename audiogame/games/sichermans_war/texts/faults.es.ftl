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
