handout = Dispensa
report = Rapporto dell’arbitro
to-replay = Torna al filmato
print = Stampa
with-ruling = Con la decisione
handout-lead =
    Una pagina per un corso: che cosa è accaduto, e lo spazio per le risposte. Il formato della carta, A4 o
    Letter, si sceglie nella finestra di stampa.
report-lead =
    Bozza ricavata dal filmato e dalla decisione. Modificala qui secondo necessità, poi stampala. Ciò che scrivi
    non viene salvato.
acts = Che cosa è accaduto
questions = Domande
ruling = Decisione
clocks = Orologi
to-move = Ha il tratto
set-up = Inizio della partita
game = Mosse precedenti
first-position = Posizione di partenza
event = Manifestazione
place = Sede
round = Turno
board = Scacchiera
date = Data e ora
white = Bianco
black = Nero
time-control = Tempo di riflessione
facts = Fatti
further-facts = Altri fatti, testimoni
clocks-then = Orologi, Bianco e Nero
decision = Decisione
read-otherwise =
    Qui il Regolamento si può leggere anche in un altro modo: la decisione dopo il filmato dice quale, e chi lo
    sostiene.
clocks-before = Orologi prima della decisione
clocks-after = Orologi dopo la decisione
penalties = Sanzioni
result = Risultato della partita
remarks = Osservazioni dei giocatori
signatures = Firme
arbiter = Arbitro
white-player = Giocatore con il Bianco
black-player = Giocatore con il Nero
none = Nessuna
no-increment = senza incremento
increment = incremento { $time }
poster = Locandina
poster-lead =
    Una pagina per la bacheca del circolo. Chi inquadra il codice può guardare il caso sul telefono e decidere.
poster-ask = Qual è la tua decisione?
poster-scan = Inquadra il codice per guardare il caso e dare la tua decisione.
poster-code = Codice che porta al caso
poster-too-long = L’indirizzo è troppo lungo per un codice; usa un caso più breve o una sola variante.
# $minutes, $player: White or Black
added =
    { $minutes ->
        [one] { $minutes } minuto aggiunto
       *[other] { $minutes } minuti aggiunti
    } al { $player }
