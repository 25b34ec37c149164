board = La scacchiera da preparare
hint = Trascina i pezzi sulla scacchiera, oppure scegline uno e tocca le case.
keys-hint =
    Con la tastiera: le frecce passano da una casa all’altra; R, D, T, A, C o P mette un pezzo bianco, con
    Maiusc uno nero; Canc lo toglie; Invio solleva un pezzo e lo posa.
tray = Pezzi da mettere sulla scacchiera
white-pieces = Pezzi bianchi
black-pieces = Pezzi neri
carry = Sposta un pezzo in un’altra casa
remove = Togli i pezzi
whole = Posizione intera
clear = Svuota la scacchiera
initial = Posizione iniziale
exchange = Scambia i colori
undo = Annulla
to-move = Ha il tratto
castling = Diritto di arrocco
no-castling = Qui non è possibile: un Re e una Torre devono trovarsi nelle case iniziali.
en-passant = Presa en passant in
not-en-passant = nessuna casa
half-moves = Semimosse dall’ultima cattura o mossa di pedone
pawn-refused = Un pedone non può stare sulla prima o sull’ottava traversa.
taken-up = { $square }: pezzo sollevato. Scegli la casa in cui metterlo.
