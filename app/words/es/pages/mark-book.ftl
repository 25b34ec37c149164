heading = Exámenes en este dispositivo
hint =
    Los nombres, los puntos, tus cambios con su motivo y las listas se quedan en este dispositivo y en su copia de
    seguridad. Las respuestas siguen selladas como se entregaron: para volver a verlas hace falta el código del
    docente.
so-many =
    { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    }, { $passed ->
        [one] { $passed } aprobado
       *[other] { $passed } aprobados
    }
is-open = Abierto arriba
open-again = Volver a abrir
files-gone =
    Los archivos ya no están aquí, pero sus puntos sí. Abre de nuevo los archivos de resultado para ver las
    respuestas.
remove = Quitar
# $title: of the exam
removed = { $title }: quitado.
undo = Deshacer
history = Historial: quién hizo cada examen
attendance = Realizados
taken = { $taken } de { $asked }
missing = ausente
exams-taken = Exámenes realizados
exams-asked = Exámenes previstos
save-history = Todos los exámenes (CSV)
untitled = Examen
