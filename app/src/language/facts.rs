//! The facts that provisions looked at, each in a clause.

mod en;
mod it;

use acconcio_core::incident::Person;
use acconcio_core::laws::Fact;
use shakmaty::{Chess, Color, Move};

use super::Language;

/// What a fact is told against: whose turn is ruled on, from which position, and who did which act.
#[derive(Clone, Debug, PartialEq)]
pub struct FactContext {
    /// The player whose turn is ruled on.
    pub player: Color,
    /// The position before that turn, if it was a legal one.
    pub position: Option<Chess>,
    /// Who did each act of the film.
    pub doers: Vec<Person>,
}

impl FactContext {
    fn notated(&self, language: Language, played: Move) -> String {
        match &self.position {
            Some(position) => language.san(position, played),
            None => language.plain_move(played),
        }
    }

    /// Who did an act, as the subject of a sentence; else the opponent of the player ruled on.
    fn doer(&self, language: Language, act: usize) -> String {
        let doer = self.doers.get(act).copied().unwrap_or(Person::from(!self.player));
        language.person(doer, None)
    }
}

impl Language {
    /// A fact as a full sentence.
    pub fn fact(self, fact: Fact, context: &FactContext) -> String {
        match self {
            Language::English => en::fact(fact, context),
            Language::Italian => it::fact(fact, context),
        }
    }
}
