//! Scenarios under the Laws. The format is described for authors in `scenarios/README.md`.

mod act;
mod expected;
mod facts;
mod file;
mod moves;

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{Act, Incident};
use acconcio_adjudication::{AdjudicationError, adjudicate};
use acconcio_training::scenario::{PlayersNamed, Topic};

use crate::acts::WrittenActs;
use crate::block::Entry;
use crate::diagnostic::Diagnostic;
use crate::fields::word;
use crate::scenario::{Circumstances, Written};
use facts::FactsReader;
pub use facts::{PRESETS, REGIMES, known_editions};
use file::{Facts, File, Variant};

const CHAPTERS: &str = "definitions, sanctions, initiative, fast-play, paradoxes, interpretations, \
    proposals";

impl Written for Incident {
    const FOLDER: &'static str = "scenarios";
    const ADDRESS: &'static str = "incident";
    const TOPICS: &'static str = "touch-move, castling, promotion, illegal-move, clock, claims, set-up, \
        end-of-game, history, disputed, conduct, recording";
    type Topic = Topic;
    type Act = Act;
    type File = File;

    fn circumstances(file: &File, errors: &mut Vec<Diagnostic>) -> Circumstances {
        Circumstances {
            players: file.players.as_ref().map(|players| PlayersNamed {
                white: players.white.get_ref().clone(),
                black: players.black.get_ref().clone(),
            }),
            chapter: file.chapter.as_ref().and_then(|it| word("chapter", it, CHAPTERS, errors)),
        }
    }

    fn incident(
        file: &File,
        variant: &Variant,
        path: &str,
        acts: Vec<Act>,
        errors: &mut Vec<Diagnostic>,
    ) -> Option<Incident> {
        let facts = Facts { file, variant };
        Some(Incident { acts, ..FactsReader { facts, path, errors }.read()? })
    }

    fn play(&self, acts: &WrittenActs<Act>, errors: &mut Vec<Diagnostic>) -> Result<(), String> {
        match adjudicate(self) {
            Ok(_) => {}
            Err(AdjudicationError::Act { act, error }) => {
                acts.complain(act, &error.to_string(), errors);
            }
            Err(error @ (AdjudicationError::Clash(_) | AdjudicationError::Gap(_))) => {
                return Err(error.to_string());
            }
        }
        if let Err((act, error)) = BoardState::all(self, &acts.acts)
            && act >= self.acts.len()
        {
            acts.complain(act, &error.to_string(), errors);
        }
        Ok(())
    }

    fn is_of_its_laws(&self) -> bool {
        !self.edition.is_fide() || !self.enacted.is_empty()
    }

    fn is_older_than(&self, same: &Incident) -> bool {
        self.edition < same.edition && Incident { edition: same.edition, ..self.clone() } == *same
    }

    fn ruled(&self) -> Vec<Entry> {
        expected::ruled(self)
    }
}
