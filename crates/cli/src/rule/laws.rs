//! The rulings under the Laws, in the form that `rule` prints: described in `scenarios/README.md`, and
//! stable.

mod facets;
mod facts;

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::disputed_points::{Preset, Proposal};
use acconcio_adjudication::incident::{Incident, PerPlayer, Regime};
use acconcio_adjudication::laws::{EditionId, Rulebook};
use acconcio_adjudication::{laws, ruling};
use acconcio_scenario_files::words::serialised;
use acconcio_training::scenario::{Scenario, Variant};
use anyhow::Result;
use serde::Serialize;
use shakmaty::fen::Fen;

use super::phrase::{Move, spaced};
use super::report::{Clauses, Game, Line, Reading, Reasoned, Ruling, steps};
use super::{Control, Options, Supervision, words};
use crate::bad_input::BadInput;
use facets::Facets;

/// The game under the Laws of Chess.
pub struct Laws;

/// The laws applied.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Under {
    edition: &'static str,
    regime: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    preset_readings: Option<String>,
    enacted: Vec<u8>,
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

/// A disputed point on which a ruling depends, the side taken on it, and the holders of that side.
#[derive(Serialize)]
pub struct SideTaken {
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

impl Game for Laws {
    type Scenario = Scenario;
    type Variant = Variant;
    type Under = Under;
    type Subject = Subject;
    type Facets = Facets;
    type SideTaken = SideTaken;
    type Citation = Citation;

    fn check(options: &Options) -> Result<(), BadInput> {
        if options.second.is_empty() {
            return Ok(());
        }
        Err(BadInput::new("--second is for a match: name a scenario in scenarios/quadrigliona"))
    }

    fn variants(scenario: &Scenario) -> Vec<(&str, &Variant)> {
        scenario.variants.iter().map(|variant| (variant.id.as_str(), variant)).collect()
    }

    fn ruled(variant: &Variant, options: &Options) -> Result<Ruling<Laws>> {
        let incident = under_options(variant, options)?;
        let ruling = adjudicate(&incident).map_err(|error| {
            BadInput::new(format!("variant `{}` cannot be ruled on so: {error}", variant.id))
        })?;
        let reading = |reading: &ruling::Reading| Reading {
            taken: reading.taken.iter().map(SideTaken::of).collect(),
            subject: (reading.subject != ruling.subject).then(|| Subject::of(&reading.subject)),
            ruled: reasoned(&incident, &reading.subject, &reading.facets, &reading.trace),
        };
        Ok(Ruling {
            variant: variant.id.clone(),
            under: Under::of(&incident),
            subject: Subject::of(&ruling.subject),
            principal: reasoned(&incident, &ruling.subject, &ruling.facets, &ruling.trace),
            cites: None,
            clauses: clauses(&incident, &ruling.facets),
            readings: ruling.readings.iter().map(reading).collect(),
            unruled: Some(ruling.unruled.iter().map(|act| act + 1).collect()),
        })
    }

    fn heading(ruling: &Ruling<Laws>) -> String {
        let Under { edition, regime, preset_readings, enacted } = &ruling.under;
        let readings = preset_readings.as_deref().unwrap_or("readings of its own");
        let enacted = enacted.iter().map(|number| format!(", proposal {number} enacted"));
        let enacted: String = enacted.collect();
        let turn = Laws::turn(&ruling.subject);
        format!("  under {edition}, {regime}, {readings}{enacted}\n  {turn}")
    }

    fn turn(subject: &Subject) -> String {
        let Subject { player, first_act, last_act, position, .. } = subject;
        let from = position.as_ref().map(|position| format!(", from {position}"));
        let acts = if first_act > last_act {
            "before any act of it".to_owned()
        } else {
            format!("acts {first_act} to {last_act}")
        };
        format!("the turn of {player}, {acts}{}", from.unwrap_or_default())
    }

    fn lines(facets: &Facets) -> Vec<Line> {
        facets.lines()
    }

    fn orders(facets: &Facets) -> Vec<(&'static str, &Citation, &str)> {
        facets.orders()
    }

    fn choice(choice: &SideTaken) -> String {
        let act = choice.act.map(|act| format!(" of act {act}")).unwrap_or_default();
        let holders: Vec<_> = choice.holders.iter().map(|holder| spaced(holder)).collect();
        let (point, side) = (spaced(&choice.point), &choice.side);
        format!("{point}{act} read the {side} way, held by {}", holders.join(", "))
    }

    fn article(citation: &Citation) -> &str {
        citation.article
    }
}

/// The clauses by which the provisions apply that order something; none under the old codes.
fn clauses(incident: &Incident, facets: &ruling::Facets) -> Vec<Clauses<Laws>> {
    let Ok(book) = Rulebook::of(incident) else { return Vec::new() };
    let orders = facets.orders().into_iter().map(|order| Clauses {
        by: Citation::of(order.by),
        rule: serialised(order.rule),
        clauses: book.clauses_for(order.by, order.rule).into_iter().map(Citation::of).collect(),
    });
    orders.collect()
}

/// Returns the facts of a variant, under the laws of the options.
fn under_options(variant: &Variant, options: &Options) -> Result<Incident, BadInput> {
    let mut incident = variant.incident.clone();
    if let Some(edition) = options.edition {
        incident.edition = edition;
    }
    if let Some(control) = options.regime {
        incident.regime = regime(control, options.supervision)?;
    }
    if let Some(preset) = options.preset_readings {
        incident.preset_readings = preset.preset_readings();
    }
    if !options.enact.is_empty() {
        incident.enacted = options.enact.iter().copied().collect();
    }
    if incident.edition != EditionId::E2009 {
        if !options.enact.is_empty() {
            let (id, edition) = (&variant.id, incident.edition);
            return Err(BadInput::new(format!(
                "variant `{id}` is under {edition}, and proposals are enacted on the Laws of 2009 \
                 only: add --edition 2009, or leave out --enact"
            )));
        }
        incident.enacted.clear();
    }
    Ok(incident)
}

fn regime(control: Control, supervision: Option<Supervision>) -> Result<Regime, BadInput> {
    match (control, supervision) {
        (Control::Rapid, None | Some(Supervision::Yes)) => Ok(Regime::RapidSupervised),
        (Control::Rapid, Some(Supervision::No)) => Ok(Regime::RapidUnsupervised),
        (Control::Blitz, None | Some(Supervision::Yes)) => Ok(Regime::BlitzSupervised),
        (Control::Blitz, Some(Supervision::No)) => Ok(Regime::BlitzUnsupervised),
        (Control::Named(regime), None) => Ok(regime),
        (Control::Named(Regime::Standard), Some(Supervision::Yes)) => Ok(Regime::Standard),
        (Control::Named(Regime::Standard), Some(Supervision::No)) => Err(BadInput::new(
            "supervision makes no difference in standard play: leave out --supervision no, or ask \
             for --regime rapid or blitz",
        )),
        (Control::Named(regime), Some(_)) => Err(BadInput::new(format!(
            "{} says already whether it is supervised: leave out --supervision",
            serialised(regime)
        ))),
    }
}

fn reasoned(
    incident: &Incident,
    subject: &ruling::Subject,
    facets: &ruling::Facets,
    trace: &[laws::Step],
) -> Reasoned<Laws> {
    let notation = Notation { incident, subject };
    Reasoned {
        facets: Facets::of(facets, &notation),
        trace: steps(trace, &|fact| facts::phrase_of(fact.clone(), &notation), &Citation::of),
    }
}

impl Under {
    fn of(incident: &Incident) -> Under {
        Under {
            edition: incident.edition.name(),
            regime: serialised(incident.regime),
            preset_readings: Preset::of(&incident.preset_readings).map(serialised),
            enacted: incident.enacted.iter().map(|proposal: &Proposal| proposal.number()).collect(),
        }
    }
}

impl Subject {
    fn of(subject: &ruling::Subject) -> Subject {
        let fen = Fen::try_from_setup(subject.before.clone()).ok();
        Subject {
            player: acconcio_notation::color_word(subject.player),
            first_act: subject.first_act + 1,
            last_act: subject.last_act,
            position: fen.map(|fen| fen.to_string()),
            counted: Counts::of(subject.counted),
            board_changed: subject.is_board_changed,
        }
    }
}

impl Counts {
    /// Returns the printed form of the counts.
    pub const fn of(counts: PerPlayer<u8>) -> Counts {
        Counts { white: counts.white, black: counts.black }
    }
}

impl SideTaken {
    fn of(choice: &ruling::SideTaken) -> SideTaken {
        let (point, act) = words::point(choice.point);
        SideTaken {
            point,
            act,
            side: serialised(choice.side),
            holders: choice.holders().iter().map(|holder| words::holder(*holder)).collect(),
        }
    }
}

impl Citation {
    /// Returns the printed form of the article.
    pub fn of(citation: laws::Citation) -> Citation {
        Citation { edition: citation.edition.name(), article: citation.article.0 }
    }
}

/// The notation of the moves of a ruling, from the position before the turn.
pub struct Notation<'a> {
    incident: &'a Incident,
    subject: &'a ruling::Subject,
}

impl Notation<'_> {
    /// Returns a move in SAN and UCI; castling in UCI as the game writes it.
    pub fn of(&self, played: shakmaty::Move) -> Move {
        let san = match &self.subject.position {
            Some(position) => shakmaty::san::San::from_move(position, played).to_string(),
            None => played.to_string(),
        };
        let uci = played.to_uci(self.incident.game.castling_mode()).to_string();
        Move::Named { san, uci }
    }

    /// Returns moves in both notations.
    pub fn all(&self, moves: &[shakmaty::Move]) -> Vec<Move> {
        moves.iter().map(|played| self.of(*played)).collect()
    }
}
