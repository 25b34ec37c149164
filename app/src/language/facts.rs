//! The facts that provisions looked at, each in a clause.

mod en;
mod it;

use acconcio_core::laws::Fact;
use shakmaty::{Chess, Color, Move};

use super::Language;

/// What a fact is told against: whose turn is ruled on, and from which position.
#[derive(Clone, Debug, PartialEq)]
pub struct FactContext {
    /// The player whose turn is ruled on.
    pub player: Color,
    /// The position before that turn, if it was a legal one.
    pub position: Option<Chess>,
}

impl FactContext {
    fn notated(&self, language: Language, played: Move) -> String {
        match &self.position {
            Some(position) => language.san(position, played),
            None => language.plain_move(played),
        }
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
