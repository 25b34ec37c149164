//! What `rule --json` prints: described in `scenarios/README.md`, and kept as it is.

use acconcio_core::doctrine::{Preset, Proposal};
use acconcio_core::incident::Incident;
use acconcio_core::{laws, ruling};
use serde::Serialize;
use shakmaty::fen::Fen;

use super::{facts, words};

pub use super::facets::Facets;

/// The number of this form. Fields may be added to it; what is there keeps its name and meaning.
pub const FORMAT: u32 = 1;

/// The rulings on a story.
#[derive(Serialize)]
pub struct Report {
    /// [`FORMAT`].
    pub format: u32,
    /// The name of the file without its ending.
    pub story: String,
    /// One for each variant asked for, in the order of the file.
    pub rulings: Vec<Ruling>,
}

/// The ruling on a variant.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ruling {
    pub variant: String,
    pub edition: &'static str,
    pub regime: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doctrine: Option<String>,
    pub enacted: Vec<u8>,
    pub subject: Subject,
    pub facets: Facets,
    pub trace: Vec<Step>,
    pub readings: Vec<Reading>,
    pub unruled: Vec<usize>,
}

/// The turn that is ruled on.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Subject {
    pub player: &'static str,
    pub first_act: usize,
    pub last_act: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    pub counted: Counts,
    pub board_changed: bool,
}

/// Illegal moves counted against each player.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Counts {
    pub white: u8,
    pub black: u8,
}

/// Another tenable reading.
#[derive(Serialize)]
pub struct Reading {
    pub taken: Vec<Choice>,
    pub facets: Facets,
    pub trace: Vec<Step>,
}

/// A point on which a ruling turns, the side taken on it, and who takes that side.
#[derive(Serialize)]
pub struct Choice {
    pub point: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<usize>,
    pub side: String,
    pub holders: Vec<String>,
}

/// An article of an edition.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Citation {
    pub edition: &'static str,
    pub article: &'static str,
}

/// A node of the trace.
#[derive(Serialize)]
pub struct Step {
    pub rule: String,
    pub by: Citation,
    pub status: &'static str,
    pub fact: facts::Fact,
    pub under: Vec<Step>,
}

impl Ruling {
    /// The ruling as it is printed.
    pub fn of(variant: &str, incident: &Incident, ruling: &ruling::Ruling) -> Ruling {
        let notation = Notation { incident, subject: &ruling.subject };
        let reading = |reading: &ruling::Reading| Reading {
            taken: reading.taken.iter().map(Choice::of).collect(),
            facets: Facets::of(&reading.facets, &notation),
            trace: steps(&reading.trace, &notation),
        };
        Ruling {
            variant: variant.to_owned(),
            edition: incident.edition.name(),
            regime: words::regime(incident.regime),
            doctrine: Preset::of(&incident.doctrine).map(words::preset),
            enacted: incident.enacted.iter().map(|proposal: &Proposal| proposal.number()).collect(),
            subject: Subject::of(&ruling.subject),
            facets: Facets::of(&ruling.facets, &notation),
            trace: steps(&ruling.trace, &notation),
            readings: ruling.readings.iter().map(reading).collect(),
            unruled: ruling.unruled.iter().map(|act| act + 1).collect(),
        }
    }
}

impl Subject {
    fn of(subject: &ruling::Subject) -> Subject {
        let fen = Fen::try_from_setup(subject.before.clone()).ok();
        Subject {
            player: acconcio_core::notation::color_word(subject.player),
            first_act: subject.first_act + 1,
            last_act: subject.last_act,
            position: fen.map(|fen| fen.to_string()),
            counted: Counts { white: subject.counted.white, black: subject.counted.black },
            board_changed: subject.is_board_changed,
        }
    }
}

impl Choice {
    fn of(choice: &ruling::Choice) -> Choice {
        let (point, act) = words::point(choice.point);
        Choice {
            point,
            act,
            side: words::side(choice.side),
            holders: choice.holders().iter().map(|holder| words::holder(*holder)).collect(),
        }
    }
}

impl Citation {
    /// The article as it is printed.
    pub fn of(citation: laws::Citation) -> Citation {
        Citation { edition: citation.edition.name(), article: citation.article.0 }
    }
}

fn steps(steps: &[laws::Step], notation: &Notation<'_>) -> Vec<Step> {
    let step = |step: &laws::Step| Step {
        rule: words::rule(step.rule),
        by: Citation::of(step.by),
        status: words::status(step.status),
        fact: facts::fact(step.fact.clone(), notation),
        under: self::steps(&step.under, notation),
    };
    steps.iter().map(step).collect()
}

/// How the moves of a ruling are written: from the position before the turn.
pub struct Notation<'a> {
    incident: &'a Incident,
    subject: &'a ruling::Subject,
}

/// A move in both notations.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Move {
    pub san: String,
    pub uci: String,
}

impl Notation<'_> {
    /// A move in SAN and UCI; castling in UCI as the game writes it.
    pub fn of(&self, played: shakmaty::Move) -> Move {
        let san = match &self.subject.position {
            Some(position) => shakmaty::san::San::from_move(position, played).to_string(),
            None => played.to_string(),
        };
        let uci = played.to_uci(self.incident.game.castling_mode()).to_string();
        Move { san, uci }
    }
}
