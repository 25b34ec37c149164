//! The Laws in words: editions, regimes, settings, and a paraphrase of each rule.

mod citations;
mod en;
mod it;
mod particulars;

use acconcio_adjudication::incident::{Game, Incident, Regime, SetUpFault, Setting};
use acconcio_adjudication::laws::{EditionId, Rule, Status};

use super::Language;

texts_by_language! {
    /// A paraphrase of a rule in one line; never the text of the Laws.
    pub fn rule(rule: Rule) -> &'static str = rule;
}

impl Language {
    /// A paraphrase of a rule in an edition or code, where that differs from the others.
    pub fn rule_under(self, rule: Rule, edition: EditionId) -> &'static str {
        particulars::rule_under(self, rule, edition).unwrap_or(self.rule(rule))
    }

    /// An edition of the Laws, or another code.
    pub fn edition(self, edition: EditionId) -> &'static str {
        match (self, edition) {
            (Language::English, EditionId::E2009) => "Laws of 1 July 2009",
            (Language::English, EditionId::E2014) => "Laws of 1 July 2014",
            (Language::English, EditionId::E2017) => "Laws of 1 July 2017",
            (Language::English, EditionId::E2018) => "Laws of 1 January 2018",
            (Language::English, EditionId::E2023) => "Laws of 1 January 2023",
            (Language::English, EditionId::UsChess) => "Rules of US Chess",
            (Language::English, EditionId::KingPenalty) => "King penalty of the 19th century",
            (Language::English, EditionId::LondonXiii) => "London Chess Club, with Rule XIII",
            (Language::English, EditionId::Bca1862) => "British Chess Association, laws of 1862",
            (Language::Italian, EditionId::E2009) => "Regolamento del 1° luglio 2009",
            (Language::Italian, EditionId::E2014) => "Regolamento del 1° luglio 2014",
            (Language::Italian, EditionId::E2017) => "Regolamento del 1° luglio 2017",
            (Language::Italian, EditionId::E2018) => "Regolamento del 1° gennaio 2018",
            (Language::Italian, EditionId::E2023) => "Regolamento del 1° gennaio 2023",
            (Language::Italian, EditionId::UsChess) => "Regole della US Chess",
            (Language::Italian, EditionId::KingPenalty) => "Penalità del Re, uso dell’Ottocento",
            (Language::Italian, EditionId::LondonXiii) => "London Chess Club, con la regola XIII",
            (Language::Italian, EditionId::Bca1862) => "British Chess Association, leggi del 1862",
        }
    }

    /// The time control with its supervision.
    pub fn regime(self, regime: Regime) -> &'static str {
        match (self, regime) {
            (Language::English, Regime::Standard) => "Standard play",
            (Language::English, Regime::RapidSupervised) => "Rapid, adequate supervision",
            (Language::English, Regime::RapidUnsupervised) => "Rapid, no adequate supervision",
            (Language::English, Regime::BlitzSupervised) => "Blitz, adequate supervision",
            (Language::English, Regime::BlitzUnsupervised) => "Blitz, no adequate supervision",
            (Language::Italian, Regime::Standard) => "Gioco a tempo lungo",
            (Language::Italian, Regime::RapidSupervised) => "Gioco rapido, supervisione adeguata",
            (Language::Italian, Regime::RapidUnsupervised) => {
                "Gioco rapido, supervisione non adeguata"
            }
            (Language::Italian, Regime::BlitzSupervised) => "Lampo, supervisione adeguata",
            (Language::Italian, Regime::BlitzUnsupervised) => "Lampo, supervisione non adeguata",
        }
    }

    /// The setting of a game.
    pub fn setting(self, setting: Setting) -> &'static str {
        match (self, setting) {
            (Language::English, Setting::Competition) => "Competition over the board",
            (Language::English, Setting::Informal) => "Friendly game",
            (Language::English, Setting::Online) => "Game on a server",
            (Language::Italian, Setting::Competition) => "Torneo alla scacchiera",
            (Language::Italian, Setting::Informal) => "Partita amichevole",
            (Language::Italian, Setting::Online) => "Partita in rete",
        }
    }

    /// The initial position of a game.
    pub fn game(self, game: Game) -> &'static str {
        match (self, game) {
            (Language::English, Game::Standard) => "Chess",
            (Language::English, Game::Chess960) => "Chess960",
            (Language::Italian, Game::Standard) => "Scacchi",
            (Language::Italian, Game::Chess960) => "Scacchi960",
        }
    }

    /// The fault in the initial set-up, as a clause without its full stop.
    pub fn set_up_fault(self, fault: SetUpFault) -> &'static str {
        match (self, fault) {
            (Language::English, SetUpFault::KingMisplaced) => {
                "A king did not start on its own square"
            }
            (Language::English, SetUpFault::RookMisplaced) => {
                "A rook did not start on its own square"
            }
            (Language::English, SetUpFault::PiecesMisplaced) => {
                "Some pieces did not start on their own squares"
            }
            (Language::English, SetUpFault::BoardTurned) => "The board lies the wrong way round",
            (Language::English, SetUpFault::ColoursReversed) => {
                "The players sit with the colours reversed"
            }
            (Language::Italian, SetUpFault::KingMisplaced) => {
                "Un Re non è partito dalla propria casa"
            }
            (Language::Italian, SetUpFault::RookMisplaced) => {
                "Una Torre non è partita dalla propria casa"
            }
            (Language::Italian, SetUpFault::PiecesMisplaced) => {
                "Alcuni pezzi non sono partiti dalle proprie case"
            }
            (Language::Italian, SetUpFault::BoardTurned) => "La scacchiera è orientata male",
            (Language::Italian, SetUpFault::ColoursReversed) => {
                "I giocatori hanno i colori invertiti"
            }
        }
    }

    /// The laws of an incident in one line: edition, time control, and what is unusual.
    pub fn laws_of(self, incident: &Incident) -> String {
        let mut parts = vec![self.edition(incident.edition)];
        if knows_regimes(incident.edition) {
            parts.push(self.regime(incident.regime));
        }
        if !incident.game.is_standard() {
            parts.push(self.game(incident.game));
        }
        if !incident.setting.is_competition() {
            parts.push(self.setting(incident.setting));
        }
        parts.join(" · ")
    }

    /// The status of a provision in the trace.
    pub fn status(self, status: Status) -> &'static str {
        let words = &self.ruling();
        match status {
            Status::Holds => words.holds(),
            Status::NotMet => words.not_met(),
            Status::Displaced => words.displaced(),
        }
    }
}

/// Whether a code distinguishes time controls; the old ones do not.
pub(super) fn knows_regimes(edition: EditionId) -> bool {
    !matches!(edition, EditionId::KingPenalty | EditionId::LondonXiii | EditionId::Bca1862)
}
