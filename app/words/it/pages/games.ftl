unknown = Sconosciuto
game = Partita { $number }
fault-illegal = { $number } { $san } non è legale in quella posizione
fault-ambiguous = { $number } { $san } può essere giocata da più di un pezzo: indica anche la casa di partenza
fault-no-move = «{ $number } { $text }» non è una mossa
fault-start = il tag FEN, «{ $fen }», non è una posizione legale
fault-variant =
    «{ $variant }» non sono gli scacchi del Regolamento: si leggono soltanto gli scacchi ordinari e Scacchi960
fault-comment = un commento aperto con una graffa non viene chiuso
fault-variation = una variante aperta con una parentesi non viene chiusa
fault-too-long = più semimosse di quante ne abbia una partita
fault-too-large = troppo testo per una sola partita: è un file PGN?
fault-no-game = né tag né mosse: è un PGN?
fault-not-text = non è testo semplice: è un file PGN, salvato in UTF-8?
