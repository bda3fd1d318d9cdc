### reviewed: nobody
# Lo que puede estar mal cuando se piden probabilidades, véase audiogame/narration/faults.es.ftl.

dice = El número de dados
score-to-beat = El resultado que mejorar
set-aside = El total de los dados que guardas
set-aside-too-much = Con { $left } de { $dice } dados por tirar puedes llevar { $most } como mucho, no { $points }.
