heading = Risultati
lead =
    Apri i file dei risultati dei tuoi candidati, tutti insieme. Vengono letti e valutati di nuovo su questo
    dispositivo; nulla viene inviato, e nulla resta quando la pagina si chiude.
open = Apri i file dei risultati
drop = Oppure trascinali qui.
reading = I file vengono letti
empty = Riponi tutto
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
wholly = Del tutto giusti
share = Punti ottenuti
discrimination = Discriminazione
discrimination-hint =
    La discriminazione è la correlazione fra i punti su un caso e quelli su tutti gli altri, da −1 a 1.
    Vicino a 0, o sotto, il caso non distingue i candidati preparati dagli altri. Un trattino sta dove non
    si può dire: meno di tre candidati, o tutti con gli stessi punti. Per gli aspetti della decisione è
    indicata la parte dei punti ottenuta.
median = Tempo mediano
principles = Principi errati
principles-hint =
    Quale altra norma o quale altro fatto avrebbe reso giusta una risposta errata? Lo dicono solo le decisioni
    con tutte le risposte date.
look = Cerca i principi errati
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
    Non è un sigillo. Chi sa come è fatta l’app può scrivere un file con la somma giusta, e nessun file mostra
    chi ha sostenuto la prova, con quale aiuto o quante volte l’ha iniziata. Lo mostra solo la sorveglianza.
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
other-content = non è il risultato di una prova d’esame.
other-version = è stato scritto da un’altra versione dell’app. Ricarica la pagina e riprova.
paper-unknown =
    il link della prova che contiene è stato modificato: la prova non si conosce. Richiedi il file.
other-length =
    la prova ha { $items } casi e il file ne contiene { $given }: è stato modificato. Richiedilo.
other-paper =
    è di una prova diversa da quella dei risultati già aperti. Per vedere quella prova, riponi prima tutto.
duplicate = dice lo stesso di { $file }, che conta.
misfits =
    alcuni casi della prova sono stati modificati nel frattempo, perciò qui non si può valutare. Aprilo con
    la versione dell’app con cui la prova è stata sostenuta.
no-scenarios = i filmati della prova non sono arrivati. Collegati alla rete e riaprilo.
remark-changed = Il file è stato modificato dopo il salvataggio.
remark-not-handed-in = È stato salvato prima della consegna.
remark-times = I tempi non corrispondono alla durata della prova.
remark-clock-jumped =
    L’orologio del dispositivo ha fatto un salto, fino a { $minutes } min: è stato cambiato, oppure il
    dispositivo era in pausa. Il tempo dell’esame non ne è stato toccato.
remark-same-name = Un altro file porta lo stesso nome.
