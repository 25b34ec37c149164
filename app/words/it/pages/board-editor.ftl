board = La scacchiera da preparare
hint = Trascina i pezzi sulla scacchiera, oppure scegline uno e tocca le case.
keys-hint =
    Con la tastiera: le frecce passano da una casa all’altra; R, D, T, A, C o P mette un pezzo bianco, con
    Maiusc uno nero; Canc lo toglie; Invio prende un pezzo e lo posa.
tray = Pezzi da mettere sulla scacchiera
white-pieces = Pezzi bianchi
black-pieces = Pezzi neri
carry = Sposta un pezzo in un’altra casa
remove = Togli i pezzi
whole = La posizione intera
clear = Scacchiera vuota
initial = Posizione iniziale
exchange = Scambia i colori
undo = Annulla
to-move = Ha il tratto
castling = Può ancora arroccare
en-passant = Un pedone ha appena attraversato
not-en-passant = nessuna casa
half-moves = Semimosse dall’ultima cattura o mossa di pedone
pawn-refused = Nessun pedone può stare sulla prima o sull’ottava traversa.
taken-up = { $square }: preso. Scegli la casa in cui metterlo.
