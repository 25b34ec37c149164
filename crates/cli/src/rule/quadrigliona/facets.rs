//! The facets of a ruling on a match, in the form that `rule` prints: a list, each with the rule that
//! orders it.

use acconcio_adjudication::ruling::Cutoff;
use acconcio_quadrigliona::book::Ordered;
use acconcio_quadrigliona::ruling::{
    Admission, Classification, Discipline, Duty, Facets, GameOutcome, Outcome, PieceEffect,
    Reinstatement, TieBreak,
};
use acconcio_quadrigliona::{Person, Seat, Table};
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
    pub force: &'static str,
}

/// Returns the facets. Those that an incident does not raise are absent.
pub fn facets(of: &Facets) -> Vec<Facet> {
    let mut all = vec![facet("trigger", &of.trigger, |it| value(words::trigger(*it)))];
    all.extend(of.admissibility.iter().map(|it| facet("admissibility", it, admission)));
    all.push(facet("classification", &of.classification, |it| value(classification(*it))));
    let completion = of.completion.iter();
    all.extend(completion.map(|it| facet("completion", it, |it| value(words::completion(*it)))));
    all.push(facet("board", &of.board, board));
    all.extend(of.obligation.iter().map(|it| facet("duty", it, duty)));
    all.extend(of.pieces.iter().map(|it| facet("piece", it, piece)));
    all.extend(of.time.iter().map(|it| {
        facet("time", it, |change| {
            value("change").person(name(change.seat)).seconds(change.seconds)
        })
    }));
    if let Some(slot) = &of.counts {
        all.extend(Seat::ALL.map(|seat| {
            facet("count", slot, |counts| {
                value("illegal-moves").person(name(seat)).number(counts.at(seat))
            })
        }));
    }
    all.extend(of.discipline.iter().map(|it| facet("discipline", it, discipline)));
    all.extend(of.game.iter().map(|it| facet("game", it, |it| game(*it))));
    all.push(facet("result", &of.result, |it| result(*it)));
    all.extend(of.tie_break.iter().map(|it| facet("tie-break", it, |it| tie_break(*it))));
    all.extend(of.window.iter().map(|it| facet("window", it, |it| window(*it))));
    all
}

fn facet<T>(name: &'static str, slot: &Ordered<T>, of: impl FnOnce(&T) -> Phrase) -> Facet {
    let (by, rule) = (slot.by.to_string(), serialised(slot.rule));
    Facet { facet: name, phrase: of(&slot.value), by, rule, force: words::force(slot.force) }
}

/// The name of a player in files.
pub const fn name(seat: Seat) -> &'static str {
    Person::Player(seat).name()
}

fn admission(admission: &Admission) -> Phrase {
    value(match admission {
        Admission::Heard(heard) => words::admissibility(*heard),
        Admission::NeedsBothMembers => "needs-both-members",
        Admission::NotCountedAloud => "not-counted-aloud",
        Admission::TooEarly => "too-early",
        Admission::NotInThisGame => "not-in-this-game",
        Admission::Admitted => "admitted",
        Admission::Refused => "refused",
    })
}

const fn classification(classification: Classification) -> &'static str {
    match classification {
        Classification::Legal => "legal",
        Classification::Illegal => "illegal",
        Classification::NotCompleted => "not-completed",
        Classification::FinalMate => "final-mate",
        Classification::NotFinal => "not-final",
        Classification::NotStalemate => "not-stalemate",
        Classification::Stalemate => "stalemate",
        Classification::FlagFallen => "flag-fallen",
        Classification::RunnerFault => "runner-fault",
        Classification::Fault => "fault",
        Classification::Permitted => "permitted",
        Classification::CorrectClaim => "correct-claim",
        Classification::RefusedClaim => "refused-claim",
        Classification::Agreed => "agreed",
        Classification::Void => "void",
        Classification::Resigned => "resigned",
        Classification::MatchOver => "match-over",
        Classification::Arrangement => "arrangement",
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
    let of = |word, role, seat| value(word).piece(role).person(name(seat));
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
    let permitted = discipline.permitted.iter().map(|measure| words::measure(*measure)).collect();
    let recommended = words::measure(discipline.recommended);
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
