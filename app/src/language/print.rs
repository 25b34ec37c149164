//! The texts of the printed sheets, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

use acconcio_adjudication::incident::{Incident, PerPlayer};
use shakmaty::{Color, Setup};

use super::Language;
use super::laws::knows_regimes;

/// The printed sheets of an incident.
#[derive(Debug)]
pub struct PrintWords {
    pub handout: &'static str,
    pub report: &'static str,
    pub to_replay: &'static str,
    pub print: &'static str,
    pub with_ruling: &'static str,
    pub handout_lead: &'static str,
    pub report_lead: &'static str,
    pub acts: &'static str,
    pub questions: &'static str,
    pub ruling: &'static str,
    pub clocks: &'static str,
    pub to_move: &'static str,
    pub set_up: &'static str,
    pub game: &'static str,
    pub first_position: &'static str,
    pub no_acts: &'static str,
    pub event: &'static str,
    pub place: &'static str,
    pub round: &'static str,
    pub board: &'static str,
    pub date: &'static str,
    pub white: &'static str,
    pub black: &'static str,
    pub time_control: &'static str,
    pub facts: &'static str,
    pub further_facts: &'static str,
    pub clocks_then: &'static str,
    pub decision: &'static str,
    pub read_otherwise: &'static str,
    pub clocks_before: &'static str,
    pub clocks_after: &'static str,
    pub penalties: &'static str,
    pub result: &'static str,
    pub remarks: &'static str,
    pub signatures: &'static str,
    pub arbiter: &'static str,
    pub white_player: &'static str,
    pub black_player: &'static str,
    pub none: &'static str,
}

const ENGLISH: PrintWords = PrintWords {
    handout: "Handout",
    report: "Arbiter’s report",
    to_replay: "Back to the replay",
    print: "Print",
    with_ruling: "With the ruling",
    handout_lead: "One page for a course: what happened, and room for the answers. In the print dialog \
        you choose the paper, A4 or Letter.",
    report_lead: "Drafted from the replay and its ruling. Change here whatever has to be changed, then \
        print it. What you write is not kept.",
    acts: "What happened",
    questions: "Questions",
    ruling: "Ruling",
    clocks: "Clocks",
    to_move: "To move",
    set_up: "Beginning of the game",
    game: "Moves before",
    first_position: "Position before the first act",
    no_acts: "Nothing more happened.",
    event: "Event",
    place: "Place",
    round: "Round",
    board: "Board",
    date: "Date and time",
    white: "White",
    black: "Black",
    time_control: "Time control",
    facts: "Facts",
    further_facts: "Further facts, witnesses",
    clocks_then: "Clocks, White and Black",
    decision: "Decision",
    read_otherwise: "The Laws are read in another way here, too: the ruling after the replay names it and who \
        holds it.",
    clocks_before: "Clocks before the decision",
    clocks_after: "Clocks after the decision",
    penalties: "Penalties",
    result: "Result of the game",
    remarks: "Remarks of the players",
    signatures: "Signatures",
    arbiter: "Arbiter",
    white_player: "Player of White",
    black_player: "Player of Black",
    none: "None",
};

const ITALIAN: PrintWords = PrintWords {
    handout: "Scheda",
    report: "Rapporto arbitrale",
    to_replay: "Torna al filmato",
    print: "Stampa",
    with_ruling: "Con la decisione",
    handout_lead: "Una pagina per un corso: che cosa è accaduto, e lo spazio per le risposte. La carta, A4 \
        o Letter, si sceglie nella finestra di stampa.",
    report_lead: "La bozza nasce dal filmato e dalla sua decisione. Correggi qui quanto serve, poi \
        stampa. Ciò che scrivi non viene conservato.",
    acts: "Che cosa è accaduto",
    questions: "Domande",
    ruling: "Decisione",
    clocks: "Orologi",
    to_move: "Chi muove",
    set_up: "Inizio della partita",
    game: "Mosse precedenti",
    first_position: "Posizione prima del primo atto",
    no_acts: "Non è accaduto altro.",
    event: "Manifestazione",
    place: "Sede",
    round: "Turno",
    board: "Scacchiera",
    date: "Data e ora",
    white: "Bianco",
    black: "Nero",
    time_control: "Tempo di riflessione",
    facts: "Fatti",
    further_facts: "Altri fatti, testimoni",
    clocks_then: "Orologi, Bianco e Nero",
    decision: "Decisione",
    read_otherwise: "Qui il Regolamento si legge anche in un altro modo: la decisione del filmato dice \
        quale, e chi lo sostiene.",
    clocks_before: "Orologi prima della decisione",
    clocks_after: "Orologi dopo la decisione",
    penalties: "Sanzioni",
    result: "Risultato della partita",
    remarks: "Osservazioni dei giocatori",
    signatures: "Firme",
    arbiter: "Arbitro",
    white_player: "Giocatore con il Bianco",
    black_player: "Giocatore con il Nero",
    none: "Nessuna",
};

impl Language {
    /// The texts of the printed sheets.
    pub fn print(self) -> &'static PrintWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// The facts that have to be known before the acts of an incident, worded from its data alone: each
    /// with its name.
    pub fn circumstances(self, incident: &Incident) -> Vec<(&'static str, String)> {
        let words = self.print();
        let mut lines = vec![(self.player().laws(), self.laws_of(incident))];
        lines.push((words.clocks, self.clocks_at_first(incident)));
        lines.extend(self.known_before(incident));
        if let Some(fault) = incident.set_up {
            lines.push((words.set_up, self.set_up_fault(fault).to_owned()));
        }
        if let Some(game) = self.game_before(incident) {
            lines.push((words.game, game));
        }
        lines.push((words.to_move, self.color_label(incident.start.turn).to_owned()));
        lines
    }

    /// Both clocks: `White 1:30:00, Black 1:28:00`.
    pub fn both_clocks(self, clocks: PerPlayer<u32>) -> String {
        let one = |color| format!("{} {}", self.color_label(color), self.clock(clocks.of(color)));
        format!("{}, {}", one(Color::White), one(Color::Black))
    }

    /// The time control, as far as an incident states it: `Standard play, 30 seconds a move`.
    pub fn time_control(self, incident: &Incident) -> String {
        if !knows_regimes(incident.edition) {
            return String::new();
        }
        format!("{}, {}", self.regime(incident.regime), self.increment(incident.clocks.increment))
    }

    fn clocks_at_first(self, incident: &Incident) -> String {
        let clocks = PerPlayer { white: incident.clocks.white, black: incident.clocks.black };
        format!("{}; {}", self.both_clocks(clocks), self.increment(incident.clocks.increment))
    }

    fn increment(self, seconds: u32) -> String {
        match (self, seconds) {
            (Language::English, 0) => "no increment".to_owned(),
            (Language::Italian, 0) => "senza incremento".to_owned(),
            (Language::English, _) => format!("increment {}", self.spoken_clock(seconds)),
            (Language::Italian, _) => format!("incremento {}", self.spoken_clock(seconds)),
        }
    }

    fn game_before(self, incident: &Incident) -> Option<String> {
        let score = incident.score.as_ref()?;
        let (first, moves) = score.played(incident.game)?;
        let line = self.line(&first, &moves);
        let is_whole = score.from == Setup::initial();
        Some(if is_whole { line } else { format!("… {line}") })
    }
}
