//! The disputed points of the Laws, their readings, and the holders of these.

mod en;
mod it;

use acconcio_adjudication::disputed_points::{DisputedPoint, Holder, Side};
use acconcio_adjudication::ruling::Point;

use super::Language;

texts_by_language! {
    /// The question in dispute, in one line.
    pub fn disputed_point(disputed_point: DisputedPoint) -> &'static str = question;

    /// A reading of a disputed point, in one line.
    pub fn disputed_point_side(disputed_point: DisputedPoint, side: Side) -> &'static str = side;

    /// The holder of a reading.
    pub fn holder(holder: Holder) -> String = holder;
}

impl Language {
    /// The question on which a reading depends.
    pub fn point(self, point: Point) -> &'static str {
        match (self, point) {
            (_, Point::Law(disputed_point)) => self.disputed_point(disputed_point),
            (Language::English, Point::DisputedTouch { .. }) => {
                "Was the disputed touch on purpose?"
            }
            (Language::Italian, Point::DisputedTouch { .. }) => {
                "Il tocco controverso era deliberato?"
            }
            (Language::English, Point::PresumedTouch { .. }) => {
                "Was the disputed touch clearly accidental?"
            }
            (Language::Italian, Point::PresumedTouch { .. }) => {
                "Il tocco controverso era chiaramente accidentale?"
            }
            (Language::English, Point::UnknownOrder { .. }) => {
                "Can the order of the two touches be established?"
            }
            (Language::Italian, Point::UnknownOrder { .. }) => {
                "Si può stabilire l’ordine dei due tocchi?"
            }
            (Language::English, Point::QuickplayFinding { .. }) => {
                "Was the opponent of the claimant trying to win by normal means?"
            }
            (Language::Italian, Point::QuickplayFinding { .. }) => {
                "L’avversario del richiedente cercava di vincere con mezzi normali?"
            }
        }
    }

    /// A reading of a point, in one line.
    pub fn point_side(self, point: Point, side: Side) -> &'static str {
        match (self, point, side) {
            (_, Point::Law(disputed_point), _) => self.disputed_point_side(disputed_point, side),
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
            (Language::English, Point::PresumedTouch { .. }, Side::First) => {
                "No, so it counts as meant, and the touch binds."
            }
            (Language::English, Point::PresumedTouch { .. }, Side::Second) => {
                "Yes, so the touch does not bind."
            }
            (Language::Italian, Point::PresumedTouch { .. }, Side::First) => {
                "No, quindi si considera intenzionale e vincola."
            }
            (Language::Italian, Point::PresumedTouch { .. }, Side::Second) => {
                "Sì, quindi il tocco non vincola."
            }
            (Language::English, Point::UnknownOrder { .. }, Side::First) => {
                "No, so the player chooses between the two pieces."
            }
            (Language::English, Point::UnknownOrder { .. }, Side::Second) => {
                "Yes: in the order in which the replay shows them."
            }
            (Language::Italian, Point::UnknownOrder { .. }, Side::First) => {
                "No, quindi il giocatore sceglie fra i due pezzi."
            }
            (Language::Italian, Point::UnknownOrder { .. }, Side::Second) => {
                "Sì: nell’ordine in cui li mostra il filmato."
            }
            (Language::English, Point::QuickplayFinding { .. }, Side::First) => {
                "Yes, so the claim is rejected."
            }
            (Language::English, Point::QuickplayFinding { .. }, Side::Second) => {
                "No, or it could not be done, so the game is drawn."
            }
            (Language::Italian, Point::QuickplayFinding { .. }, Side::First) => {
                "Sì, quindi la richiesta è respinta."
            }
            (Language::Italian, Point::QuickplayFinding { .. }, Side::Second) => {
                "No, o non era possibile, quindi la partita è patta."
            }
        }
    }

    /// All holders of a reading, in one line.
    pub fn holders(self, holders: &[Holder]) -> String {
        let named: Vec<String> = holders.iter().map(|holder| self.holder(*holder)).collect();
        named.join("; ")
    }

    /// A clause that names the holders: `held by Gijssen, in his column of 2011`. A fact still to be
    /// established has no holder.
    pub fn held_by(self, holders: &[Holder]) -> String {
        let named = self.holders(holders);
        match holders {
            [Holder::FindingOfFact] => named,
            _ => format!("{} {named}", self.ruling().held_by()),
        }
    }

    /// A note that an answer is right, or partly right, under another reading than that of the ruling.
    pub fn under_another_reading(self, agreement: Agreement) -> &'static str {
        match (self, agreement) {
            (Language::English, Agreement::Full) => "Right under another reading",
            (Language::English, Agreement::Partial) => "Marked under another reading",
            (Language::Italian, Agreement::Full) => "Corretta secondo un’altra lettura",
            (Language::Italian, Agreement::Partial) => "Valutata secondo un’altra lettura",
        }
    }

    /// A note that an answer is right under another reading than that of the ruling, with its holders.
    pub fn right_under(self, holders: &[Holder]) -> String {
        format!("{} ({})", self.under_another_reading(Agreement::Full), self.holders(holders))
    }

    /// A note on the holders of the reading by which an answer is marked.
    pub fn marked_by(self, holders: &[Holder]) -> String {
        let held = self.holders(holders);
        match self {
            Language::English => format!("Your ruling is marked by that reading ({held})."),
            Language::Italian => {
                format!("La tua decisione è valutata in base a quella lettura ({held}).")
            }
        }
    }
}

/// The extent to which an answer agrees with a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// On every point.
    Full,
    /// On some points.
    Partial,
}

impl Agreement {
    /// Returns the agreement of an answer with this many of the points available.
    pub fn of(points: u32, out_of: u32) -> Agreement {
        if points == out_of { Agreement::Full } else { Agreement::Partial }
    }
}
