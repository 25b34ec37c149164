//! The ruling of the core on an incident under the Laws, in the form in which it is blessed.

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::laws::Fact;
use acconcio_adjudication::ruling::{
    FacetOrder, Facets, Obligation, Point, Ruling, SideTaken, TimeRange,
};
use acconcio_notation::{color_word, move_word};
use shakmaty::san::San;
use shakmaty::{Chess, Move};

use crate::block::{self, Entry, Line, by, trace};
use crate::words::serialised;

/// Returns the ruling of the core on an incident.
pub fn ruled(incident: &Incident) -> Vec<Entry> {
    match adjudicate(incident) {
        Ok(ruling) => entries(incident, &ruling),
        Err(error) => vec![Entry::Line("error", error.to_string())],
    }
}

fn entries(incident: &Incident, ruling: &Ruling) -> Vec<Entry> {
    let position = ruling.subject.position.as_ref();
    let fact = |fact: &Fact| {
        let told = serialised(fact);
        if let Fact::BoardShowsLegalMove(legal) = fact {
            return in_san(&told, &[*legal], position);
        }
        told
    };
    let readings = ruling.readings.iter().map(|reading| {
        (reading.taken.iter().map(choice).collect(), facets(&reading.facets, position))
    });
    let principal = facets(&ruling.facets, position);
    let mut entries = block::entries(principal, trace(&ruling.trace, &fact), readings);
    if !ruling.unruled.is_empty() {
        let acts = ruling.unruled.iter().map(|act| serialised(&incident.acts[*act].kind));
        entries.push(Entry::List("unruled".to_owned(), acts.collect()));
    }
    entries
}

fn facets(facets: &Facets, position: Option<&Chess>) -> Vec<Line> {
    let mut lines = Vec::new();
    for order in facets.orders() {
        let mut one = |name, value: String| lines.push((name, by(value, order.by)));
        match order.value {
            FacetOrder::Trigger(it) => one("trigger", serialised(it)),
            FacetOrder::Admissibility(it) => one("admissibility", serialised(it)),
            FacetOrder::Classification(it) => one("classification", serialised(it)),
            FacetOrder::Completion(it) => one("completion", serialised(it)),
            FacetOrder::Board(it) => one("board", serialised(it)),
            FacetOrder::Obligation(Obligation { duty, permitted }) => {
                one("duty", in_san(&serialised(duty), permitted, position));
                lines.push(("permitted", all_in_san(permitted, position)));
            }
            FacetOrder::Remedies(remedies) => remedies.iter().for_each(|open| {
                let moves = all_in_san(&open.moves, position);
                one("remedy", format!("{}: {moves}", serialised(open.remedy)));
            }),
            FacetOrder::Time(change) => {
                let (player, force) = (color_word(change.player), serialised(order.force));
                one("time", format!("{player} {:+} s, {force}", change.seconds));
            }
            FacetOrder::Judgement(range) => {
                let (white, black) = (range.white, range.black);
                let of = |TimeRange { least, recommended, most }| {
                    format!("{least}–{most} s, recommended {recommended} s")
                };
                one("judgement", format!("white {}; black {}", of(white), of(black)));
            }
            FacetOrder::Counts(counts) => {
                one("counts", format!("white {}, black {}", counts.white, counts.black));
            }
            FacetOrder::Discipline(open) => {
                let (player, measure) = (color_word(open.player), serialised(open.recommended));
                one("discipline", format!("{player}, recommended {measure}"));
            }
            FacetOrder::Result(it) => one("result", serialised(it)),
            FacetOrder::Window(window) => {
                let (claimant, until) = (serialised(window.claimant), serialised(window.until));
                one("window", format!("{claimant} until {until}"));
            }
        }
    }
    lines
}

fn all_in_san(moves: &[Move], position: Option<&Chess>) -> String {
    let Some(position) = position else { return String::new() };
    let san = |legal: &Move| San::from_move(position, *legal).to_string();
    let moves: Vec<String> = moves.iter().map(san).collect();
    moves.join(" ")
}

/// Returns the same text with moves in SAN.
fn in_san(text: &str, moves: &[Move], position: Option<&Chess>) -> String {
    let Some(position) = position else { return text.to_owned() };
    moves.iter().fold(text.to_owned(), |text, legal| {
        text.replace(&move_word(legal), &San::from_move(position, *legal).to_string())
    })
}

fn choice(choice: &SideTaken) -> String {
    let point = match choice.point {
        Point::Law(disputed_point) => serialised(disputed_point),
        Point::DisputedTouch { act } => format!("disputed touch of act {}", act + 1),
        Point::PresumedTouch { act } => format!("presumed touch of act {}", act + 1),
        Point::QuickplayFinding { act } => format!("quickplay finding on act {}", act + 1),
        Point::UnknownOrder { act } => format!("unknown order of act {}", act + 1),
    };
    let (side, holders) = (serialised(choice.side), serialised(choice.holders()));
    format!("{point} read {side}, held by {holders}")
}
