//! The facets of a ruling on a match, in the form that `rule` prints: a list, each with the rule that
//! orders it.

use acconcio_adjudication::ruling::Cutoff;
use acconcio_quadrigliona::ruling::{
    Admission, Discipline, Duty, FacetOrder, Facets, GameOutcome, Outcome, PieceEffect,
    Reinstatement, TieBreak,
};
use acconcio_quadrigliona::{Seat, Table};
use acconcio_scenario_files::words::serialised;
use serde::Serialize;

use crate::rule::phrase::{Phrase, value};
use crate::rule::words;

/// A facet, with the rule that orders it.
#[derive(Serialize)]
pub struct Facet {
    pub facet: &'static str,
    #[serde(flatten)]
    pub phrase: Phrase,
    pub by: String,
    pub rule: String,
    pub force: String,
}

/// Returns the facets. Those that an incident does not raise are absent.
pub fn facets(of: &Facets) -> Vec<Facet> {
    let mut all = Vec::new();
    for order in of.orders() {
        let mut one = |facet, phrase| {
            let (by, rule) = (order.by.to_string(), serialised(order.rule));
            all.push(Facet { facet, phrase, by, rule, force: serialised(order.force) });
        };
        match order.value {
            FacetOrder::Trigger(it) => one("trigger", value(serialised(it))),
            FacetOrder::Admissibility(it) => one("admissibility", admission(it)),
            FacetOrder::Classification(it) => one("classification", value(serialised(it))),
            FacetOrder::Completion(it) => one("completion", value(serialised(it))),
            FacetOrder::Board(it) => one("board", board(it)),
            FacetOrder::Obligation(it) => one("duty", duty(it)),
            FacetOrder::Pieces(it) => one("piece", piece(it)),
            FacetOrder::Time(change) => {
                let phrase = value("change").person(change.seat.name());
                one("time", phrase.seconds(change.seconds));
            }
            FacetOrder::Counts(counts) => Seat::ALL.into_iter().for_each(|seat| {
                let phrase = value("illegal-moves").person(seat.name());
                one("count", phrase.number(counts.at(seat)));
            }),
            FacetOrder::Discipline(it) => one("discipline", discipline(it)),
            FacetOrder::Game(it) => one("game", game(*it)),
            FacetOrder::Result(it) => one("result", result(*it)),
            FacetOrder::TieBreak(it) => one("tie-break", tie_break(*it)),
            FacetOrder::Window(it) => one("window", window(*it)),
        }
    }
    all
}

fn admission(admission: &Admission) -> Phrase {
    match admission {
        Admission::Heard(heard) => value(serialised(heard)),
        Admission::TooEarly
        | Admission::NeedsBothMembers
        | Admission::NotCountedAloud
        | Admission::NotInThisGame
        | Admission::Admitted
        | Admission::Refused => value(serialised(admission)),
    }
}

fn board(board: &Reinstatement) -> Phrase {
    match board {
        Reinstatement::Keep => value("keep"),
        Reinstatement::BeforeTheTurn => value("before-the-turn"),
        Reinstatement::BeforeTheAct(act) => value("before-the-act").act(*act),
        Reinstatement::BothAnew => value("both-anew"),
    }
}

fn duty(duty: &Duty) -> Phrase {
    match duty {
        Duty::Free => value("free"),
        Duty::MayWait => value("may-wait"),
        Duty::NamePromotion(square) => value("name-promotion").on(&[*square]),
        Duty::FinishOneMove => value("finish-one-move"),
    }
}

fn piece(effect: &PieceEffect) -> Phrase {
    let of = |word, role, seat: Seat| value(word).piece(role).person(seat.name());
    let at = |word, table: Table, square| value(word).table(table).on(&[square]);
    match *effect {
        PieceEffect::ToReserve { role, of: seat } => of("to-reserve", role, seat),
        PieceEffect::BackToCapturer { role, of: seat } => of("back-to-capturer", role, seat),
        PieceEffect::BackToStart { pieces, team } => {
            value("back-to-start").number(pieces).team(team)
        }
        PieceEffect::CountsAs { table, square, role } => at("counts-as", table, square).piece(role),
        PieceEffect::NoCastlingWith { table, square } => at("no-castling-with", table, square),
        PieceEffect::DoubleStepFrom { table, square } => at("double-step-from", table, square),
        PieceEffect::Occurred { table, times } => value("occurred").table(table).number(times),
    }
}

fn discipline(discipline: &Discipline) -> Phrase {
    let permitted = discipline.permitted.iter().map(serialised).collect();
    let recommended = serialised(discipline.recommended);
    value("recommended").person(discipline.against.name()).word(recommended).permitted(permitted)
}

fn game(outcome: GameOutcome) -> Phrase {
    match outcome {
        GameOutcome::Continues => value("continues"),
        GameOutcome::Won(team) => value("won").team(team),
        GameOutcome::Drawn => value("drawn"),
    }
}

fn result(outcome: Outcome) -> Phrase {
    match outcome {
        Outcome::Continues => value("continues"),
        Outcome::Won(team) => value("won").team(team),
        Outcome::Drawn => value("drawn"),
        Outcome::BeginsAnew => value("begins-anew"),
    }
}

fn tie_break(tie_break: TieBreak) -> Phrase {
    match tie_break {
        TieBreak::Race => value("race"),
        TieBreak::RaceOrAward(team) => value("race-or-award").team(team),
    }
}

fn window(cutoff: Cutoff) -> Phrase {
    let (until, moves) = words::cutoff(cutoff);
    moves.map_or(value(until), |moves| value(until).number(moves))
}
