//! The arbiter's report on an incident: drafted from the replay and its ruling, and edited by hand.

use std::collections::BTreeMap;
use std::rc::Rc;

use yew::Reducible;

/// The report as it is on the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The texts of the fields.
    pub fields: BTreeMap<Field, String>,
    /// The facts in their order.
    pub facts: Vec<FactLine>,
    /// The decision, point by point.
    pub decision: Vec<DecisionLine>,
}

/// A field of the form.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    Event,
    /// The venue.
    Place,
    Round,
    Board,
    Date,
    /// The player who had White.
    White,
    /// The player who had Black.
    Black,
    TimeControl,
    Laws,
    /// Other facts that were established, and by whom.
    FurtherFacts,
    /// The clocks at the decision.
    ClocksBefore,
    /// The clocks with which the game goes on.
    ClocksAfter,
    Penalties,
    /// The outcome of the game.
    Result,
    /// The remarks of the players.
    Remarks,
}

/// A fact, with the clocks after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactLine {
    /// The times on the clocks.
    pub clocks: String,
    /// The description of the act.
    pub sentence: String,
}

/// A point of the decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionLine {
    /// The label of the point.
    pub about: &'static str,
    /// The decision on it.
    pub decided: String,
    /// The article that orders it.
    pub article: String,
}

/// An edit by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Sets a field.
    Field(Field, String),
    /// Sets the clocks beside the fact at an index.
    Clocks(usize, String),
    /// Sets the fact at an index.
    Fact(usize, String),
    /// Sets the decision on the point at an index.
    Decided(usize, String),
    /// Sets the article of the point at an index.
    Article(usize, String),
}

impl Report {
    /// The text of a field.
    pub fn field(&self, field: Field) -> &str {
        self.fields.get(&field).map_or("", String::as_str)
    }

    fn take(&mut self, edit: Edit) {
        let place = match edit {
            Edit::Field(field, text) => return drop(self.fields.insert(field, text)),
            Edit::Clocks(index, text) => (self.facts.get_mut(index).map(|it| &mut it.clocks), text),
            Edit::Fact(index, text) => (self.facts.get_mut(index).map(|it| &mut it.sentence), text),
            Edit::Decided(index, text) => {
                (self.decision.get_mut(index).map(|it| &mut it.decided), text)
            }
            Edit::Article(index, text) => {
                (self.decision.get_mut(index).map(|it| &mut it.article), text)
            }
        };
        if let (Some(place), text) = place {
            *place = text;
        }
    }
}

impl Reducible for Report {
    type Action = Edit;

    fn reduce(self: Rc<Self>, edit: Edit) -> Rc<Self> {
        let mut next = (*self).clone();
        next.take(edit);
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_everything_can_be_changed_and_nothing_else_changes() {
        let fact = FactLine { clocks: "1:00".to_owned(), sentence: "a".to_owned() };
        let point =
            DecisionLine { about: "", decided: "b".to_owned(), article: "7.5.1".to_owned() };
        let report = Report { facts: vec![fact; 2], decision: vec![point], ..Report::default() };
        let mut report = Rc::new(report);
        let text = |text: &str| text.to_owned();
        for edit in [
            Edit::Field(Field::Round, text("3")),
            Edit::Clocks(1, text("0:59")),
            Edit::Fact(1, text("c")),
            Edit::Decided(0, text("d")),
            Edit::Article(0, text("7.5.3")),
            // A line that does not exist.
            Edit::Fact(7, text("e")),
        ] {
            report = report.reduce(edit);
        }
        assert_eq!(report.field(Field::Round), "3");
        assert_eq!(report.field(Field::Event), "");
        assert_eq!(report.facts[0], FactLine { clocks: text("1:00"), sentence: text("a") });
        assert_eq!(report.facts[1], FactLine { clocks: text("0:59"), sentence: text("c") });
        assert_eq!(report.decision[0].decided, "d");
        assert_eq!(report.decision[0].article, "7.5.3");
    }
}
