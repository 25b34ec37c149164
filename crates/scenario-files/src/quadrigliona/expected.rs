//! The ruling of the core on an incident of a match, in the form in which it is blessed.

use std::fmt::Display;

use acconcio_quadrigliona::book::Ordered;
use acconcio_quadrigliona::ruling::{Facets, PieceEffect, Reading};
use acconcio_quadrigliona::{Incident, Person, Seat, adjudicate};

use crate::block::{self, Entry, Line, trace};

/// Returns the ruling of the core on an incident.
pub fn ruled(incident: &Incident) -> Vec<Entry> {
    let ruling = match adjudicate(incident) {
        Ok(ruling) => ruling,
        Err(error) => return vec![Entry::Line("error", error.to_string())],
    };
    let taken = |reading: &Reading| {
        let taken = reading.taken.iter();
        taken.map(|choice| format!("{:?} read {:?}", choice.point, choice.side)).collect()
    };
    let readings = ruling.readings.iter().map(|it| (taken(it), facets(&it.facets)));
    let trace = trace(&ruling.trace, &|fact| named(&format!("{fact:?}")));
    block::entries(facets(&ruling.facets), trace, readings)
}

fn facets(facets: &Facets) -> Vec<Line> {
    let mut lines = vec![("trigger", cited(&facets.trigger))];
    lines.extend(facets.admissibility.as_ref().map(|slot| ("admissibility", cited(slot))));
    lines.push(("classification", cited(&facets.classification)));
    lines.extend(facets.completion.as_ref().map(|slot| ("completion", cited(slot))));
    lines.push(("board", cited(&facets.board)));
    lines.extend(facets.obligation.as_ref().map(|slot| ("duty", cited(slot))));
    lines.extend(facets.pieces.iter().map(|slot| ("piece", by(piece(&slot.value), slot))));
    lines.extend(facets.time.iter().map(|slot| {
        let change = &slot.value;
        ("time", by(format!("{} {:+} s", seat(change.seat), change.seconds), slot))
    }));
    lines.extend(facets.counts.as_ref().map(|slot| {
        let counts = Seat::ALL.map(|of| format!("{} {}", seat(of), slot.value.at(of)));
        ("counts", by(counts.join(", "), slot))
    }));
    lines.extend(facets.discipline.as_ref().map(|slot| {
        let (against, measure) = (slot.value.against.name(), slot.value.recommended);
        ("discipline", by(format!("{against}, recommended {measure:?}"), slot))
    }));
    lines.extend(facets.game.as_ref().map(|slot| ("game", cited(slot))));
    lines.push(("result", cited(&facets.result)));
    lines.extend(facets.tie_break.as_ref().map(|slot| ("tie-break", cited(slot))));
    lines.extend(facets.window.as_ref().map(|slot| ("window", cited(slot))));
    lines
}

fn cited<T: std::fmt::Debug>(slot: &Ordered<T>) -> String {
    by(named(&format!("{:?}", slot.value)), slot)
}

fn by<T>(value: impl Display, slot: &Ordered<T>) -> String {
    format!("{value} [{}]", slot.by)
}

fn piece(effect: &PieceEffect) -> String {
    named(&format!("{effect:?}"))
}

const fn seat(seat: Seat) -> &'static str {
    Person::Player(seat).name()
}

/// Returns the same text with players by their names in files.
fn named(text: &str) -> String {
    Seat::ALL.into_iter().fold(text.to_owned(), |text, of| {
        text.replace(&format!("Player({of:?})"), seat(of)).replace(&format!("{of:?}"), seat(of))
    })
}
