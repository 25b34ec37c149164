heading = Docenza
lead =
    Tutto ciò che serve per un corso, nell’ordine in cui serve. Nessun account; ciò che scrivi resta su questo
    dispositivo.
prepare = Preparare
plan-line = Lezioni con data, casi e note; ognuna si può proiettare, stampare, usare per esercitarsi o trasformare in esame.
incidents-line = Tutti i casi per argomento, livello, edizione e articolo. Da ognuno, «Aggiungi a una lezione».
own-line =
    Prepara una posizione, registra che cosa accade alla scacchiera e vedi la decisione. Oppure apri il pacchetto di
    un collega.
own = I tuoi casi e i pacchetti
present = Davanti alla classe
presenter = Relatore
presenter-line = I casi sul proiettore, le note sul tuo schermo, i voti contati e nascosti finché non li riveli.
classroom = L’aula sul tuo portatile
classroom-line =
    Un solo comando offre l’app ai telefoni della sala, senza internet: domande dal vivo, ed esami la cui soluzione non
    lascia mai il portatile.
examine = Esame e risultati
exam-line = Componi una prova per argomento e livello, o da un programma. I candidati la svolgono a schermo o su carta.
results-line =
    Apri i file dei risultati, modifica i punti con una motivazione, stampa valutazioni e attestati, segui ogni
    candidato.
give-out = Distribuire
packages = Pacchetti per una piattaforma didattica
packages-line = Un corso come pacchetto SCORM, o le sue domande per il deposito delle domande di Moodle.
print = Stampa
print-line =
    La dispensa, il rapporto dell’arbitro e la locandina sono sotto la decisione di ogni caso. Una lezione intera si
    stampa dal programma, prove e soluzioni da Esami, gli attestati da Risultati.
