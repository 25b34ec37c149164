//! The ruling of the core on an incident under the Laws, in the form in which it is blessed.

use std::fmt::Debug;

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::laws::{Fact, Ordered};
use acconcio_adjudication::ruling::{Choice, Facets, Point, Ruling};
use shakmaty::san::San;
use shakmaty::{Chess, Move};

use crate::block::{self, Entry, trace};

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
        let told = format!("{fact:?}");
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
        let acts = ruling.unruled.iter().map(|act| &incident.acts[*act].kind);
        entries.push(Entry::List("unruled".to_owned(), acts.map(|it| format!("{it:?}")).collect()));
    }
    entries
}

fn facets(facets: &Facets, position: Option<&Chess>) -> Vec<(&'static str, String)> {
    let mut lines = vec![("trigger", cited(&facets.trigger))];
    lines.extend(facets.admissibility.as_ref().map(|slot| ("admissibility", cited(slot))));
    lines.push(("classification", cited(&facets.classification)));
    lines.push(("completion", cited(&facets.completion)));
    lines.push(("board", cited(&facets.board)));
    if let Some(slot) = &facets.obligation {
        let duty = in_san(&format!("{:?}", slot.value.duty), &slot.value.permitted, position);
        lines.push(("duty", format!("{duty} [{}]", slot.by)));
        lines.push(("permitted", permitted(&slot.value.permitted, position)));
    }
    if let Some(slot) = &facets.remedies {
        for open in &slot.value {
            let moves = permitted(&open.moves, position);
            lines.push(("remedy", format!("{:?}: {moves} [{}]", open.remedy, slot.by)));
        }
    }
    for slot in &facets.time {
        let change =
            format!("{:?} {:+} s, {:?}", slot.value.player, slot.value.seconds, slot.force);
        lines.push(("time", format!("{change} [{}]", slot.by)));
    }
    if let Some(slot) = &facets.judgement {
        let (white, black) = (slot.value.white, slot.value.black);
        let range = format!("White {}–{} s, Black {}–{} s", white.0, white.1, black.0, black.1);
        lines.push(("judgement", format!("{range} [{}]", slot.by)));
    }
    if let Some(slot) = &facets.counts {
        let counts = format!("White {}, Black {}", slot.value.white, slot.value.black);
        lines.push(("counts", format!("{counts} [{}]", slot.by)));
    }
    if let Some(slot) = &facets.discipline {
        let measure = slot.value.recommended;
        let text = format!("{:?}, recommended {measure:?} [{}]", slot.value.player, slot.by);
        lines.push(("discipline", text));
    }
    lines.push(("result", cited(&facets.result)));
    if let Some(slot) = &facets.window {
        let window = format!("{:?} until {:?}", slot.value.claimant, slot.value.until);
        lines.push(("window", format!("{window} [{}]", slot.by)));
    }
    lines
}

fn cited<T: Debug>(slot: &Ordered<T>) -> String {
    format!("{:?} [{}]", slot.value, slot.by)
}

fn permitted(moves: &[Move], position: Option<&Chess>) -> String {
    let Some(position) = position else { return String::new() };
    let san = |legal: &Move| San::from_move(position, *legal).to_string();
    let moves: Vec<String> = moves.iter().map(san).collect();
    moves.join(" ")
}

/// Returns the same text with moves in SAN.
fn in_san(text: &str, moves: &[Move], position: Option<&Chess>) -> String {
    let Some(position) = position else { return text.to_owned() };
    moves.iter().fold(text.to_owned(), |text, legal| {
        text.replace(&format!("{legal:?}"), &San::from_move(position, *legal).to_string())
    })
}

fn choice(choice: &Choice) -> String {
    let point = match choice.point {
        Point::Law(disputed_point) => format!("{disputed_point:?}"),
        Point::DisputedTouch { act } => format!("disputed touch of act {}", act + 1),
        Point::PresumedTouch { act } => format!("presumed touch of act {}", act + 1),
        Point::UnknownOrder { act } => format!("unknown order of act {}", act + 1),
    };
    format!("{point} read {:?}, held by {:?}", choice.side, choice.holders())
}
