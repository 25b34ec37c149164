//! The ruling of the core on an incident of a match, in the form in which it is blessed.

use acconcio_quadrigliona::ruling::{FacetOrder, Facets, Reading};
use acconcio_quadrigliona::{Incident, Seat, adjudicate};

use crate::block::{self, Entry, Line, by, trace};
use crate::words::serialised;

/// Returns the ruling of the core on an incident.
pub fn ruled(incident: &Incident) -> Vec<Entry> {
    let ruling = match adjudicate(incident) {
        Ok(ruling) => ruling,
        Err(error) => return vec![Entry::Line("error", error.to_string())],
    };
    let taken = |reading: &Reading| {
        let taken = reading.taken.iter();
        taken.map(|it| format!("{} read {}", serialised(it.point), serialised(it.side))).collect()
    };
    let readings = ruling.readings.iter().map(|it| (taken(it), facets(&it.facets)));
    let trace = trace(&ruling.trace, &|fact| serialised(fact));
    block::entries(facets(&ruling.facets), trace, readings)
}

fn facets(facets: &Facets) -> Vec<Line> {
    let orders = facets.orders().into_iter();
    let lines = orders.map(|order| {
        let (name, value) = line(order.value);
        (name, by(value, order.by))
    });
    lines.collect()
}

fn line(order: FacetOrder<'_>) -> Line {
    match order {
        FacetOrder::Trigger(it) => ("trigger", serialised(it)),
        FacetOrder::Admissibility(it) => ("admissibility", serialised(it)),
        FacetOrder::Classification(it) => ("classification", serialised(it)),
        FacetOrder::Completion(it) => ("completion", serialised(it)),
        FacetOrder::Board(it) => ("board", serialised(it)),
        FacetOrder::Obligation(it) => ("duty", serialised(it)),
        FacetOrder::Pieces(it) => ("piece", serialised(it)),
        FacetOrder::Time(change) => {
            ("time", format!("{} {:+} s", change.seat.name(), change.seconds))
        }
        FacetOrder::Counts(counts) => {
            let counts = Seat::ALL.map(|of| format!("{} {}", of.name(), counts.at(of)));
            ("counts", counts.join(", "))
        }
        FacetOrder::Discipline(open) => {
            let (against, measure) = (open.against.name(), serialised(open.recommended));
            ("discipline", format!("{against}, recommended {measure}"))
        }
        FacetOrder::Game(it) => ("game", serialised(it)),
        FacetOrder::Result(it) => ("result", serialised(it)),
        FacetOrder::TieBreak(it) => ("tie-break", serialised(it)),
        FacetOrder::Window(it) => ("window", serialised(it)),
    }
}
