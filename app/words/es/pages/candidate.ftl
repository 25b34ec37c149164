back = Volver a la clase
feedback = Hoja de evaluación
certificate = Certificado
open = Respuestas, puntos, certificado
# $points: por ejemplo 12 de 20; $outcome: superada o no
adjusted = Con los cambios del docente: { $points }, { $outcome }.
# $points: por ejemplo 4 de 7
change-of = El docente da { $points }: { $reason }
change = Cambiar los puntos
own-marks = Puntos
reason = Motivo
save-change = Guardar el cambio
take-back = Deshacer el cambio
certificate-heading = Certificado
attendance-heading = Certificado de asistencia
has-passed = ha superado el examen
has-taken = ha participado en el examen
# $points: por ejemplo 90 de 100
with-marks = con { $points } puntos; se necesitaban { $needed }.
lecturer = El docente
place-and-date = Lugar y fecha
adjusted-mark = cambiado por el docente
