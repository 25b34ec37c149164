//! The texts without parameters, in Italian.

pub(super) mod acts;
pub(super) mod book;
pub(super) mod disputed_points;
pub(super) mod facts;
pub(super) mod rulings;

use super::{Difference, QuadriglionaWords};

const fn row(
    matter: &'static str,
    blitz: &'static str,
    here: &'static str,
    rule: Option<u8>,
) -> Difference {
    Difference { matter, blitz, here, rule }
}

pub(super) const WORDS: QuadriglionaWords = QuadriglionaWords {
    heading: "La Quadrigliona",
    lead: "Due scacchiere, due squadre, due corridori. Ciò che un compagno cattura l’altro può metterlo \
        sulla propria scacchiera, quando gli arriva attraverso i cerchi.",
    contents: "In questa pagina",
    what: "Che cos’è",
    what_lines: [
        "Una squadra è fatta di due giocatori e un corridore. Uno ha il Bianco su una scacchiera, l’altro \
            il Nero su quella accanto: i pezzi che uno cattura sono così del colore del compagno.",
        "Le due partite si giocano insieme, e la prima che finisce decide l’incontro. Una squadra vince \
            insieme e perde insieme.",
        "Le scacchiere sono affiancate, con gli orologi all’esterno, ben visibili a tutti e quattro. Fra \
            l’una e l’altra stanno i cerchi in cui i corridori saltano a piedi pari.",
    ],
    match_state: "La sala: le due scacchiere, gli orologi all’esterno, i cerchi in mezzo",
    turn: "Il viaggio di un pezzo catturato",
    steps: [
        ("Cattura", "Un giocatore cattura un pezzo, che resta accanto a lui."),
        ("Orologio", "Preme l’orologio. Solo ora la mossa è completata."),
        ("Consegna", "Dà il pezzo al proprio corridore."),
        ("Corsa", "Il corridore salta fra i cerchi, con un pezzo per volta."),
        ("Riserva", "Lo posa sul tavolo del compagno, in vista di tutti."),
        ("Messa in gioco", "Invece di muovere, il compagno lo mette in una casa libera."),
    ],
    rules: "Le regole",
    rules_lead: "Dette con parole nostre, con i numeri del documento.",
    subjects: [
        "La manifestazione e le squadre",
        "Giocatori, scacchiere e orologi",
        "Pezzi catturati e riserva",
        "Mettere un pezzo sulla scacchiera",
        "La promozione",
        "Matto, stallo, attesa",
        "Di chi è la scacchiera, il tratto, la parola",
        "La mossa e l’orologio",
        "Contenziosi e ripetizione",
        "Mosse illegali",
        "La fine dell’incontro",
    ],
    from_fide: "Dal Regolamento FIDE del 2009",
    from_fide_lead: "Dove il regolamento non dice altro, si segue il lampo FIDE. Questi articoli sono \
        applicati, e citati dove decidono.",
    differences: "Che cosa cambia rispetto al lampo",
    matter: "Materia",
    in_blitz: "Nel lampo FIDE",
    here: "Nella Quadrigliona",
    rows: [
        row("Il pezzo toccato", "va mosso", "non obbliga nessuno", Some(14)),
        row("La mossa", "è eseguita al rilascio", "esiste solo a orologio premuto", Some(14)),
        row(
            "La mossa illegale",
            "fa perdere, su reclamo",
            "un minuto all’avversario; la terza fa perdere",
            Some(18),
        ),
        row("Il pezzo catturato", "esce dal gioco", "entra nella riserva del compagno", Some(5)),
        row("Il tratto", "è una mossa", "è una mossa, o un pezzo messo sulla scacchiera", Some(7)),
        row(
            "Il pedone promosso",
            "è sostituito",
            "resta di legno un pedone, dichiarato a voce",
            Some(9),
        ),
        row(
            "Lo scacco matto",
            "chiude la partita",
            "solo se nessun pezzo che possa arrivare lo parerebbe",
            Some(10),
        ),
        row("Lo stallo", "è patta", "non c’è finché un pezzo può arrivare", Some(10)),
        row("Nulla con cui dare matto", "è patta", "non accade mai", Some(10)),
        row(
            "La ripetizione",
            "alla terza volta",
            "alla quarta, contata ad alta voce, senza pezzi messi",
            Some(17),
        ),
        row("I consigli", "sono vietati", "fra compagni sono permessi", Some(13)),
        row(
            "Chiamare l’arbitro",
            "un giocatore",
            "in un contenzioso entrambi, con i due orologi",
            Some(15),
        ),
        row(
            "La proposta di patta",
            "un giocatore",
            "i due compagni, da una parte e dall’altra",
            Some(21),
        ),
        row("Il tempo", "meno di quindici minuti", "quindici minuti per giocatore", None),
    ],
    open: "Punti aperti",
    open_lead: "Il documento è nato per una festa di scacchi, non per un tribunale. Dove tace o si \
        contraddice lo si legge così; l’altra lettura resta sostenibile, e vale anche la decisione che \
        la segue.",
    read_here: "Qui si legge",
    other: "Oppure",
    why: "Perché",
    gaps: "Lacune del documento",
    replays: "Filmati",
    replays_lead: "Ciascuno è un momento di un incontro. Osserva le due scacchiere, poi decidi.",
    no_replays: "Non ci sono ancora filmati.",
    done: "deciso correttamente",
    partly: "deciso in parte",
    not_done: "non ancora deciso",
    to_game: "Il gioco e le sue regole",
    next_replay: "Prossimo filmato",
    reserve: "Riserva",
    captured: "Catturati, non consegnati",
    empty: "vuota",
    track: "I corridori e i loro cerchi",
    exchange: "mostrala in grande",
    key_exchange: "l’altra scacchiera in grande (telefono)",
    seat: "Sei l’arbitro dell’incontro e vedi le due scacchiere.",
    laws: "Quadrigliona; accanto, il lampo FIDE, Regolamento del 2009",
    rule: "Regola",
    nothing_ruled: "Su questo non c’è nulla da decidere",
    pieces_hint: "Nulla di scelto significa: non cambia nulla.",
    no_pieces: "Non cambia nulla",
    no_change: "invariato",
    window: "Ancora reclamabile",
    measures: "Provvedimenti a disposizione dell’arbitro",
    by_other: "La tua decisione è valutata in base a questa lettura:",
};
