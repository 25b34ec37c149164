//! The points on which the Laws are read in two ways, and who reads them how.

use acconcio_core::doctrine::{Doubt, Holder, Side};
use acconcio_core::ruling::Point;

use super::Language;

impl Language {
    /// The question in dispute, in one line.
    pub const fn doubt(self, doubt: Doubt) -> &'static str {
        match (self, doubt) {
            (Language::English, Doubt::TouchBreachInitiative) => {
                "Does the arbiter act on a breach of Article 4 of his own accord?"
            }
            (Language::English, Doubt::NonMove) => {
                "What is it to press the clock without having moved?"
            }
            (Language::English, Doubt::RookFirstCastling) => {
                "Is castling with the rook moved first an illegal move?"
            }
            (Language::English, Doubt::IrregularMate) => {
                "Does mate end the game although the touch rules were broken?"
            }
            (Language::English, Doubt::TouchBreachInBlitz) => {
                "In unsupervised blitz, does a breach of Article 4 lose the game on a claim?"
            }
            (Language::English, Doubt::PlainIllegalityInBlitz) => {
                "In unsupervised blitz, does the arbiter step in when both kings are in check or \
                 a promotion is unfinished?"
            }
            (Language::English, Doubt::HalfCastling) => {
                "King moved two squares, rook left behind, clock pressed: is it an illegal move?"
            }
            (Language::Italian, Doubt::TouchBreachInitiative) => {
                "Per una violazione dell’articolo 4 l’arbitro interviene d’ufficio?"
            }
            (Language::Italian, Doubt::NonMove) => "Che cos’è premere l’orologio senza aver mosso?",
            (Language::Italian, Doubt::RookFirstCastling) => {
                "L’arrocco eseguito muovendo prima la Torre è una mossa illegale?"
            }
            (Language::Italian, Doubt::IrregularMate) => {
                "Lo scacco matto termina la partita anche se il pezzo toccato era un altro?"
            }
            (Language::Italian, Doubt::TouchBreachInBlitz) => {
                "Nel lampo senza supervisione adeguata, una violazione dell’articolo 4 fa perdere \
                 la partita su reclamo?"
            }
            (Language::Italian, Doubt::PlainIllegalityInBlitz) => {
                "Nel lampo senza supervisione adeguata, l’arbitro interviene se entrambi i Re sono \
                 sotto scacco o una promozione è incompleta?"
            }
            (Language::Italian, Doubt::HalfCastling) => {
                "Re mosso di due case, Torre ferma, orologio premuto: è una mossa illegale?"
            }
        }
    }

    /// What a reading of a doubt says, in one line.
    pub const fn doubt_side(self, doubt: Doubt, side: Side) -> &'static str {
        match self {
            Language::English => english_side(doubt, side),
            Language::Italian => italian_side(doubt, side),
        }
    }

    /// The question on which a reading turns.
    pub const fn point(self, point: Point) -> &'static str {
        match (self, point) {
            (_, Point::Law(doubt)) => self.doubt(doubt),
            (Language::English, Point::DisputedTouch { .. }) => {
                "Was the disputed touch on purpose?"
            }
            (Language::Italian, Point::DisputedTouch { .. }) => {
                "Il tocco controverso era deliberato?"
            }
            (Language::English, Point::UnknownOrder { .. }) => {
                "Can the order of the two touches be established?"
            }
            (Language::Italian, Point::UnknownOrder { .. }) => {
                "Si può stabilire l’ordine dei due tocchi?"
            }
        }
    }

    /// What a reading says on a point, in one line.
    pub const fn point_side(self, point: Point, side: Side) -> &'static str {
        match (self, point, side) {
            (_, Point::Law(doubt), _) => self.doubt_side(doubt, side),
            (Language::English, Point::DisputedTouch { .. }, Side::First) => {
                "It is not established, so the touch does not bind."
            }
            (Language::English, Point::DisputedTouch { .. }, Side::Second) => {
                "It is established, so the touch binds."
            }
            (Language::Italian, Point::DisputedTouch { .. }, Side::First) => {
                "Non è accertato, quindi il tocco non vincola."
            }
            (Language::Italian, Point::DisputedTouch { .. }, Side::Second) => {
                "È accertato, quindi il tocco vincola."
            }
            (Language::English, Point::UnknownOrder { .. }, Side::First) => {
                "No, so the player chooses between the two pieces."
            }
            (Language::English, Point::UnknownOrder { .. }, Side::Second) => {
                "Yes: in the order in which the film shows them."
            }
            (Language::Italian, Point::UnknownOrder { .. }, Side::First) => {
                "No, quindi il giocatore sceglie fra i due pezzi."
            }
            (Language::Italian, Point::UnknownOrder { .. }, Side::Second) => {
                "Sì: nell’ordine in cui li mostra il filmato."
            }
        }
    }

    /// Who holds a reading.
    pub fn holder(self, holder: Holder) -> String {
        match (self, holder) {
            (Language::English, Holder::Letter) => "the wording of the Laws".to_owned(),
            (Language::English, Holder::Pagano) => "Pagano, Salerno 2012".to_owned(),
            (Language::English, Holder::Proposal(number)) => {
                format!("proposal {number} of Pagano’s seminar, Salerno 2012")
            }
            (Language::English, Holder::Gijssen) => "Gijssen, in his column of 2011".to_owned(),
            (Language::English, Holder::ArbitersManual) => "FIDE’s Arbiters’ Manual".to_owned(),
            (Language::English, Holder::Slide(number)) => {
                format!("slide {number} of Pagano’s seminar, Salerno 2012")
            }
            (Language::English, Holder::FindingOfFact) => {
                "a fact for the arbiter to find".to_owned()
            }
            (Language::Italian, Holder::Letter) => "la lettera del Regolamento".to_owned(),
            (Language::Italian, Holder::Pagano) => "Pagano, Salerno 2012".to_owned(),
            (Language::Italian, Holder::Proposal(number)) => {
                format!("proposta {number} del seminario di Pagano, Salerno 2012")
            }
            (Language::Italian, Holder::Gijssen) => "Gijssen, rubrica del 2011".to_owned(),
            (Language::Italian, Holder::ArbitersManual) => "il Manuale FIDE per arbitri".to_owned(),
            (Language::Italian, Holder::Slide(number)) => {
                format!("diapositiva {number} del seminario di Pagano, Salerno 2012")
            }
            (Language::Italian, Holder::FindingOfFact) => {
                "un fatto che l’arbitro deve accertare".to_owned()
            }
        }
    }

    /// All who hold a reading, in one line.
    pub fn holders(self, holders: &[Holder]) -> String {
        let named: Vec<String> = holders.iter().map(|holder| self.holder(*holder)).collect();
        named.join("; ")
    }

    /// That they hold a reading: `held by Gijssen, in his column of 2011`. A fact still to be
    /// found is held by nobody.
    pub fn held_by(self, holders: &[Holder]) -> String {
        let named = self.holders(holders);
        match holders {
            [Holder::FindingOfFact] => named,
            _ => format!("{} {named}", self.words().verdict.held_by),
        }
    }

    /// That the answer was marked by another reading than the principal ruling, which it follows
    /// or only comes nearest to.
    pub fn marked_by(self, holders: &[Holder], agreement: Agreement) -> String {
        let held = self.holders(holders);
        match (self, agreement) {
            (Language::English, Agreement::Full) => {
                format!("Your ruling follows another tenable reading ({held}) and is marked by it.")
            }
            (Language::English, Agreement::Partial) => format!(
                "Your ruling comes nearest to another tenable reading ({held}) and is marked by it."
            ),
            (Language::Italian, Agreement::Full) => format!(
                "La tua decisione segue un’altra lettura sostenibile ({held}) ed è valutata in \
                 base a quella."
            ),
            (Language::Italian, Agreement::Partial) => format!(
                "La tua decisione è più vicina a un’altra lettura sostenibile ({held}) ed è \
                 valutata in base a quella."
            ),
        }
    }
}

/// How far an answer agrees with a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// On every point.
    Full,
    /// On some points.
    Partial,
}

const fn english_side(doubt: Doubt, side: Side) -> &'static str {
    match (doubt, side) {
        (Doubt::TouchBreachInitiative, Side::First) => {
            "Only on the opponent’s claim, made in time."
        }
        (Doubt::TouchBreachInitiative, Side::Second) => "Yes, when he has seen it.",
        (Doubt::NonMove, Side::First) => {
            "An error without a fixed penalty; two minutes for the opponent are adequate."
        }
        (Doubt::NonMove, Side::Second) => "An illegal move, with its penalty.",
        (Doubt::RookFirstCastling, Side::First) => {
            "Yes: castling is king first, so this is not how the pieces move."
        }
        (Doubt::RookFirstCastling, Side::Second) => {
            "No: the position is a legal one, and only the rules of touching were broken."
        }
        (Doubt::IrregularMate, Side::First) => "Yes: it is enough that the mating move is legal.",
        (Doubt::IrregularMate, Side::Second) => "No: the mating move has to be regular as well.",
        (Doubt::TouchBreachInBlitz, Side::First) => "No: it is ruled on at the opponent’s request.",
        (Doubt::TouchBreachInBlitz, Side::Second) => "Yes: it is claimed like an illegal move.",
        (Doubt::PlainIllegalityInBlitz, Side::First) => "No: only the opponent’s claim counts.",
        (Doubt::PlainIllegalityInBlitz, Side::Second) => "Yes, if he can.",
        (Doubt::HalfCastling, Side::First) => "Yes: the clock has completed it as it stands.",
        (Doubt::HalfCastling, Side::Second) => "No: the castling is still to be finished.",
    }
}

const fn italian_side(doubt: Doubt, side: Side) -> &'static str {
    match (doubt, side) {
        (Doubt::TouchBreachInitiative, Side::First) => {
            "Solo su reclamo tempestivo dell’avversario."
        }
        (Doubt::TouchBreachInitiative, Side::Second) => "Sì, se ha visto il fatto.",
        (Doubt::NonMove, Side::First) => {
            "Un errore senza sanzione fissa; due minuti all’avversario sono adeguati."
        }
        (Doubt::NonMove, Side::Second) => "Una mossa illegale, con la relativa sanzione.",
        (Doubt::RookFirstCastling, Side::First) => {
            "Sì: l’arrocco comincia dal Re, e qui è cominciato dalla Torre."
        }
        (Doubt::RookFirstCastling, Side::Second) => {
            "No: la posizione è legale, sono violate solo le norme sul pezzo toccato."
        }
        (Doubt::IrregularMate, Side::First) => "Sì: basta che la mossa di matto sia legale.",
        (Doubt::IrregularMate, Side::Second) => "No: la mossa di matto dev’essere anche regolare.",
        (Doubt::TouchBreachInBlitz, Side::First) => "No: si decide su richiesta dell’avversario.",
        (Doubt::TouchBreachInBlitz, Side::Second) => "Sì: si reclama come una mossa illegale.",
        (Doubt::PlainIllegalityInBlitz, Side::First) => {
            "No: conta solo il reclamo dell’avversario."
        }
        (Doubt::PlainIllegalityInBlitz, Side::Second) => "Sì, se può.",
        (Doubt::HalfCastling, Side::First) => "Sì: l’orologio l’ha completata così com’è.",
        (Doubt::HalfCastling, Side::Second) => "No: l’arrocco è ancora da portare a termine.",
    }
}
