### reviewed: nobody
# Lo que puede estar mal cuando se piden probabilidades, véase audiogame/narration/faults.es.ftl.

throws = El número de tiradas
points-to-reach = Los puntos que alcanzar
