heading = Risultati
lead =
    Apri i file dei risultati dei tuoi candidati, tutti insieme. Vengono letti e valutati di nuovo su questo
    dispositivo; nulla viene inviato, e nulla resta quando la pagina si chiude.
open = Apri i file dei risultati
drop = Oppure trascinali qui.
reading = Lettura dei file
empty = Svuota
print = Stampa
refused = File esclusi dalla tabella
candidates = Candidati
candidate = Candidato
variant = Variante
marks = Punti
outcome = Esito
time = Tempo
remarks = Note
none = Nessuna
pass-list = Chi ha superato la prova
nobody = Nessuno ha superato la prova.
items = Casi
item = Caso
wholly = Interamente corretti
share = Punti ottenuti
discrimination = Discriminazione
discrimination-hint =
    La discriminazione è la correlazione fra i punti su un caso e quelli su tutti gli altri, da −1 a 1. Vicino a
    0, o sotto, il caso non distingue i candidati preparati dagli altri. Un trattino indica che non si può
    calcolare: meno di tre candidati, o tutti con lo stesso punteggio. Per i singoli punti della decisione è
    indicata la quota di punteggio ottenuta.
median = Tempo mediano
principles = Principi applicati dove non valgono
principles-hint =
    Quale altra norma o quale altro fatto avrebbe reso giusta una risposta errata? Lo mostrano solo le decisioni
    con tutte le risposte.
look = Cerca i principi applicati dove non valgono
principle = Il candidato
no-principle = Nessuna risposta errata segue un principio noto all’app.
on-items = Casi
save-candidates = Candidati (CSV)
save-items = Casi (CSV)
checksum = Che cosa mostra la somma di controllo
checksum-shows =
    Un file modificato per caso, o a mano, è indicato come modificato. I punti non sono mai presi dal file: si
    calcolano dalle sue risposte.
checksum-no-seal =
    Non è un sigillo. Chi sa come è fatta l’app può scrivere un file con la somma corretta, e nessun file mostra
    chi ha sostenuto l’esame, con quale aiuto o quante volte l’ha iniziato. Lo mostra solo la sorveglianza.
files-read = { $done } di { $of } file
files-opened =
    { $results ->
        [one] { $results } risultato nella tabella
       *[other] { $results } risultati nella tabella
    }{ $refused ->
        [0] {"."}
        [one] ; { $refused } file ne è escluso, vedi sotto.
       *[other] ; { $refused } file ne sono esclusi, vedi sotto.
    }
how-many-passed =
    Prova superata: { $passed } su { $of ->
        [one] { $of } candidato.
       *[other] { $of } candidati.
    }
extra-time = { $percent } % in più
share-of-marks = { $share } %
wrong-answers =
    Risposte errate diverse esaminate: { $looked-into }{ $more ->
        [0] {"."}
       *[other] , le più frequenti; altre { $more } no.
    }
too-large = è troppo grande per essere il file di un risultato.
unreadable = non si è potuto leggere. Aprilo di nuovo; le cartelle non si possono aprire.
cut-off = non è il file di un risultato, o è incompleto: dalla riga { $line } non si legge. Richiedilo.
other-content = non è il risultato di un esame.
other-version = è stato scritto da un’altra versione dell’app. Ricarica la pagina e riprova.
paper-unknown =
    il link dell’esame che contiene è stato modificato: non si può risalire alla prova. Richiedi il file.
other-length = la prova ha { $items } casi ma il file risponde a { $given }: è stato modificato. Richiedilo.
other-paper =
    è di una prova diversa da quella dei risultati già aperti. Per vedere quella prova, premi prima «Svuota».
duplicate = ha lo stesso contenuto di { $file }, che conta.
misfits =
    alcuni casi della prova sono cambiati nel frattempo, perciò qui non si può valutare. Aprilo con la versione
    dell’app con cui l’esame è stato sostenuto.
no-scenarios = non è stato possibile caricare i casi della prova. Collegati alla rete e riaprilo.
remark-changed = Il file è stato modificato dopo il salvataggio.
remark-not-handed-in = È stato salvato prima della consegna.
remark-times = I tempi non corrispondono alla durata della prova.
remark-clock-jumped =
    L’orologio del dispositivo ha fatto un salto, fino a { $minutes } min: è stato cambiato, oppure il
    dispositivo era in sospensione. La durata dell’esame non è cambiata.
remark-same-name = Un altro file ha lo stesso nome.
