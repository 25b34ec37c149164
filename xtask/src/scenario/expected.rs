//! What the core rules on a story, written for a reviewer to read in a diff.
//!
//! The block at the end of a scenario file is written by `cargo xtask bless`
//! only. It holds every facet with its article, the trace, and how the other
//! readings differ.

use std::fmt::{Debug, Write};

use acconcio_core::adjudicate;
use acconcio_core::incident::Incident;
use acconcio_core::laws::{Fact, Ordered, Status, Step};
use acconcio_core::ruling::{Choice, Facets, Point, Ruling};
use acconcio_core::story::Story;
use shakmaty::san::San;
use shakmaty::{Chess, Move};

/// The line that parts what an author writes from what the core rules.
const MARKER: &str = "# ---- What the core rules. Written by `cargo xtask bless`; read the difference, never edit. ----";

/// A file's text, parted at the marker: the author's part, and the blessed part if there is one.
pub fn split(text: &str) -> (&str, Option<&str>) {
    match text.find(MARKER) {
        Some(at) => (&text[..at], Some(&text[at..])),
        None => (text, None),
    }
}

/// The block for a story, from the marker to the end of the file.
pub fn expectation(story: &Story) -> String {
    let mut block = format!("{MARKER}\n");
    for variant in &story.variants {
        let _ = write!(block, "\n[expected.{}]\n", variant.id);
        match adjudicate(&variant.incident) {
            Ok(ruling) => block.push_str(&ruled(&variant.incident, &ruling)),
            Err(error) => entry(&mut block, "error", &error.to_string()),
        }
    }
    block
}

fn ruled(incident: &Incident, ruling: &Ruling) -> String {
    let position = ruling.subject.position.clone();
    let mut text = String::new();
    for (name, value) in facets(&ruling.facets, position.as_ref()) {
        entry(&mut text, name, &value);
    }
    let mut lines = Vec::new();
    trace(&ruling.trace, 0, position.as_ref(), &mut lines);
    list(&mut text, "trace", &lines);
    for (place, reading) in ruling.readings.iter().enumerate() {
        let mut lines: Vec<String> = reading.taken.iter().map(choice).collect();
        let principal = facets(&ruling.facets, position.as_ref());
        for (name, value) in facets(&reading.facets, position.as_ref()) {
            if !principal.contains(&(name, value.clone())) {
                lines.push(format!("{name} = {value}"));
            }
        }
        for (name, _) in &principal {
            if !facets(&reading.facets, position.as_ref()).iter().any(|(other, _)| other == name) {
                lines.push(format!("{name} = none"));
            }
        }
        list(&mut text, &format!("reading-{}", place + 1), &lines);
    }
    if !ruling.unruled.is_empty() {
        let acts = ruling.unruled.iter().map(|act| &incident.acts[*act].deed);
        let lines: Vec<String> = acts.map(|deed| format!("{deed:?}")).collect();
        list(&mut text, "unruled", &lines);
    }
    text
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

fn trace(steps: &[Step], depth: usize, position: Option<&Chess>, lines: &mut Vec<String>) {
    for step in steps {
        let status = match step.status {
            Status::Holds => "holds",
            Status::NotMet => "not met",
            Status::Displaced => "displaced",
        };
        let indent = "  ".repeat(depth);
        let mut fact = format!("{:?}", step.fact);
        if let Fact::BoardShowsLegalMove(legal) = step.fact {
            fact = in_san(&fact, &[legal], position);
        }
        lines.push(format!("{indent}{} {:?} {status}: {fact}", step.by, step.rule));
        trace(&step.under, depth + 1, position, lines);
    }
}

/// The same text with moves in SAN.
fn in_san(text: &str, moves: &[Move], position: Option<&Chess>) -> String {
    let Some(position) = position else { return text.to_owned() };
    moves.iter().fold(text.to_owned(), |text, legal| {
        text.replace(&format!("{legal:?}"), &San::from_move(position, *legal).to_string())
    })
}

fn choice(choice: &Choice) -> String {
    let point = match choice.point {
        Point::Law(doubt) => format!("{doubt:?}"),
        Point::DisputedTouch { act } => format!("disputed touch of act {}", act + 1),
        Point::PresumedTouch { act } => format!("presumed touch of act {}", act + 1),
        Point::UnknownOrder { act } => format!("unknown order of act {}", act + 1),
    };
    format!("{point} read {:?}, held by {:?}", choice.side, choice.holders())
}

fn entry(text: &mut String, name: &str, value: &str) {
    // Two time changes, for instance, need two keys.
    let repeated = text.lines().filter(|line| line.starts_with(&format!("{name} = "))).count()
        + text.lines().filter(|line| line.starts_with(&format!("{name}-"))).count();
    let name = if repeated == 0 { name.to_owned() } else { format!("{name}-{}", repeated + 1) };
    let _ = writeln!(text, "{name} = {}", quoted(value));
}

fn list(text: &mut String, name: &str, lines: &[String]) {
    let _ = writeln!(text, "{name} = [");
    for line in lines {
        let _ = writeln!(text, "  {},", quoted(line));
    }
    text.push_str("]\n");
}

fn quoted(value: &str) -> String {
    toml::Value::String(value.to_owned()).to_string()
}
