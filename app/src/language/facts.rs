//! The facts on which provisions hold, each in a clause.

pub(super) mod en;
pub(super) mod it;

use acconcio_adjudication::game_record::Difference;
use acconcio_adjudication::incident::Person;
use acconcio_adjudication::laws::{Arisen, Fact};
use acconcio_mate::Step;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Move, Position, PositionError};

use super::Language;

/// The context of a fact: the player and position of the turn that is ruled on, and the persons who
/// acted.
#[derive(Clone, Debug, PartialEq)]
pub struct FactContext {
    /// The player whose turn is ruled on.
    pub player: Color,
    /// The position before that turn, if it was a legal one.
    pub position: Option<Chess>,
    /// The person of each act.
    pub doers: Vec<Person>,
}

impl FactContext {
    fn notated(&self, language: Language, played: Move) -> String {
        match &self.position {
            Some(position) => language.san(position, played),
            None => language.plain_move(played),
        }
    }

    /// The person of an act, as the subject of a sentence; the opponent of the player ruled on where it
    /// is unknown.
    fn doer(&self, language: Language, act: usize) -> String {
        let doer = self.doers.get(act).copied().unwrap_or(Person::from(!self.player));
        language.person(doer, None)
    }
}

/// The first moves of a line, numbered, with a sign if there are more.
fn line_from(language: Language, fen: &str, line: &[Step]) -> String {
    const MOST: usize = 12;
    let position = fen.parse::<Fen>().ok().and_then(|fen| {
        let position = fen.into_position::<Chess>(CastlingMode::Standard);
        position.or_else(PositionError::ignore_impossible_check).ok()
    });
    let Some(start) = position else { return String::new() };
    let mut position = start.clone();
    let moves = line.iter().take(MOST).map_while(|step| {
        let played = step.0.to_move(&position).ok()?;
        position.play_unchecked(played);
        Some(played)
    });
    let mut line_text = language.line(&start, &moves.collect::<Vec<_>>());
    if line.len() > MOST {
        line_text.push_str(" …");
    }
    line_text
}

texts_by_language! {
    /// The difference of a position from the one in question, as a clause.
    pub(crate) fn differing(difference: Difference) -> String = differing;

    /// A fact as a full sentence.
    pub fn fact(fact: Fact, context: &FactContext) -> String = fact;
}

impl Language {
    /// The time at which a position arose: `after Black’s 3rd move`.
    pub(super) fn moment(self, arisen: Arisen) -> String {
        match (self, arisen.after) {
            (Language::English, None) => "at the beginning of the record".to_owned(),
            (Language::Italian, None) => "all’inizio della trascrizione".to_owned(),
            (Language::English, Some((number, by))) => {
                format!("after {} move {number}", self.color_genitive(by))
            }
            (Language::Italian, Some((number, by))) => {
                format!("dopo la mossa {number} {}", self.color_genitive(by))
            }
        }
    }

    /// The times at which a position arose.
    fn moments(self, arisen: &[Arisen]) -> String {
        let each: Vec<String> = arisen.iter().map(|one| self.moment(*one)).collect();
        each.join(", ")
    }
}
