heading = Codici di questo esame
start = Codice d’inizio
start-hint = Il docente lo legge ad alta voce quando l’esame comincia.
start-open = Apri l’esame
start-is = Leggilo ad alta voce quando tutti sono seduti: apre l’esame.
lecturer = Codice del docente
lecturer-hint = Apre le soluzioni e i risultati di questo esame. L’hai ricevuto quando hai creato l’esame.
lecturer-open = Apri
lecturer-is = Tienilo per te e conservalo bene: senza questo codice nessuno può aprire le soluzioni né i risultati.
release = Codice dei risultati
release-hint = Il docente te lo dà quando pubblica i risultati.
release-open = Mostra il risultato
release-is = Dallo ai candidati quando possono vedere i loro risultati.
trying = Verifica del codice…
wrong = Il codice non è questo. Controlla ogni lettera e ogni cifra.
surname = Cognome
first-name = Nome
personal = Codice personale
personal-hint = Solo se il docente te ne ha dato uno.
title = Titolo dell’esame
make = Crea l’esame
make-hint = Crea i codici e i link delle varianti A, B e C.
making = Creazione dell’esame: ci vuole qualche secondo…
save = Salva codici e link
save-hint = I codici restano su questa pagina finché non la chiudi o la ricarichi. Salvali: nessuno può calcolarli di nuovo.
changed-since = Questo esame è stato creato prima delle ultime modifiche: codici e link riguardano la prova com’era allora.
limits =
    Senza il codice d’inizio i link non rivelano nulla, e solo tu puoi aprire ciò che viene consegnato. Una pagina
    senza server non può però impedire tutto: la parte di Acconcio che calcola le decisioni è pubblica, perciò un
    candidato che sa programmare può usarla su un altro dispositivo; e nessuno vede chi siede davanti allo schermo.
    Sorveglia i candidati come in un esame su carta.
candidates = Codici personali
name = Candidato
names = Candidati, uno per riga
names-hint =
    Cognome, virgola, nome. Ogni codice si calcola dal nome, perciò non occorre conservare l’elenco. Dai a ogni
    candidato il suo: i risultati mostreranno se l’ha inserito.
