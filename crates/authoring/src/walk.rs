//! The acts of a variant as they can be done at a board.

use acconcio_adjudication::board_state::{ActError, BoardState};
use acconcio_adjudication::incident::{Act, Incident};
use acconcio_training::scenario::Variant;
use shakmaty::Square;

use crate::draft::{acts_of, with_acts};

/// A variant played act by act. What cannot be done is passed over, and marked.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk {
    /// Board, hands and clocks before the first act and after each.
    pub states: Vec<BoardState>,
    /// For each act the reason why it cannot be done, if it cannot.
    pub impossible: Vec<Option<Impossible>>,
    /// The variant with those acts alone that can be done.
    pub possible: Variant,
}

/// The reason why an act cannot be done where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// The reason.
    pub error: ActError,
    /// The earlier act since which the square is as it is, where one made it so.
    pub since: Option<usize>,
}

impl Walk {
    /// Plays a variant.
    pub fn of(variant: &Variant) -> Walk {
        let (acts, decision) = (acts_of(variant), variant.incident.acts.len());
        let mut states = vec![BoardState::opening(&variant.incident)];
        let mut impossible = Vec::new();
        for (index, act) in acts.iter().enumerate() {
            let before = &states[index];
            let (next, why) = match before.after(act) {
                Ok(next) => (next, None),
                Err(error) => (before.clone(), Some(Impossible::at(&states, error))),
            };
            states.push(next);
            impossible.push(why);
        }
        let possible = possible(variant, &acts, decision, &impossible);
        Walk { states, impossible, possible }
    }

    /// The reason why an act cannot be done after a number of acts, if it cannot.
    pub fn refuses(&self, at: usize, act: &Act) -> Option<Impossible> {
        let states = &self.states[..=at.min(self.states.len() - 1)];
        let error = states.last()?.after(act).err()?;
        Some(Impossible::at(states, error))
    }

    /// The number of acts that can be done among the first so many.
    pub fn possible_before(&self, at: usize) -> usize {
        self.impossible.iter().take(at).filter(|why| why.is_none()).count()
    }

    /// The incident after so many acts: those of them that can be done.
    pub fn incident_after(&self, at: usize) -> Incident {
        let Variant { incident, epilogue, .. } = &self.possible;
        let acts = incident.acts.iter().chain(epilogue).take(self.possible_before(at)).cloned();
        Incident { acts: acts.collect(), ..incident.clone() }
    }
}

impl Impossible {
    /// The reason, with the last act of those that led to these states that changed what stands on its square.
    pub fn at(states: &[BoardState], error: ActError) -> Impossible {
        let since = square_of(&error).and_then(|square| {
            let stands = |state: &BoardState| state.board.piece_at(square);
            states.windows(2).rposition(|pair| stands(&pair[0]) != stands(&pair[1]))
        });
        Impossible { error, since }
    }
}

/// The square that an error is about; none where a hand is missing, or it is no player's act.
fn square_of(error: &ActError) -> Option<Square> {
    match error {
        ActError::EmptySquare(square) | ActError::Occupied(square) | ActError::Taken(square) => {
            Some(*square)
        }
        ActError::NotHeld(_) | ActError::NotAPlayer => None,
    }
}

/// The variant without the acts that cannot be done; what claims are about is counted anew.
fn possible(
    variant: &Variant,
    acts: &[Act],
    decision: usize,
    impossible: &[Option<Impossible>],
) -> Variant {
    let number = |index: usize| impossible[..index].iter().filter(|why| why.is_none()).count();
    let done = |index: &usize| impossible.get(*index).is_some_and(Option::is_none);
    let kept = acts.iter().enumerate().filter(|(index, _)| done(index));
    let kept =
        kept.map(|(_, act)| Act { about: act.about.filter(done).map(number), ..act.clone() });
    with_acts(variant, kept.collect(), number(decision))
}
