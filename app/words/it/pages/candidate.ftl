back = Torna ai candidati
feedback = Scheda di valutazione
certificate = Attestato
open = Risposte, punti, attestato
# $points: per esempio 12 su 20; $outcome: superata o no
adjusted = Con le modifiche del docente: { $points }, { $outcome }.
# $points: per esempio 4 su 7
change-of = Il docente assegna { $points }: { $reason }
change = Modifica i punti
own-marks = Punti
reason = Motivo
save-change = Salva la modifica
take-back = Annulla la modifica
certificate-heading = Attestato
attendance-heading = Attestato di partecipazione
has-passed = ha superato l’esame
has-taken = ha partecipato all’esame
# $points: per esempio 90 su 100
with-marks = con il punteggio di { $points } (minimo richiesto: { $needed }).
lecturer = Il docente
place-and-date = Luogo e data
adjusted-mark = punti modificati dal docente
