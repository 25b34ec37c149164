//! The facets of a ruling on a match, as `rule` prints them: a list, each with what orders it.

use acconcio_core::notation::role_word;
use acconcio_core::quadrigliona::book::Ordered;
use acconcio_core::quadrigliona::ruling::{
    Admission, Classification, Discipline, Duty, Facets, GameOutcome, Outcome, PieceEffect,
    Reinstatement, TieBreak,
};
use acconcio_core::quadrigliona::{Person, Seat, Table, Team};
use acconcio_core::ruling::Cutoff;
use acconcio_scenario_files::words::serialised;
use serde::Serialize;

use super::told::{Told, said};
use crate::rule::words;

/// A facet, with the rule that orders it.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Facet {
    pub facet: &'static str,
    #[serde(flatten)]
    pub told: Told,
    pub by: String,
    pub rule: String,
    pub force: &'static str,
}

/// The facets. Those that an incident does not raise are absent.
pub fn facets(of: &Facets) -> Vec<Facet> {
    let mut all = vec![facet("trigger", &of.trigger, |it| said(words::trigger(*it)))];
    all.extend(of.admissibility.iter().map(|it| facet("admissibility", it, admission)));
    all.push(facet("classification", &of.classification, |it| said(classification(*it))));
    let completion = of.completion.iter();
    all.extend(completion.map(|it| facet("completion", it, |it| said(words::completion(*it)))));
    all.push(facet("board", &of.board, board));
    all.extend(of.obligation.iter().map(|it| facet("duty", it, duty)));
    all.extend(of.pieces.iter().map(|it| facet("piece", it, piece)));
    all.extend(of.time.iter().map(|it| {
        facet("time", it, |change| {
            let (person, seconds) = (Some(player(change.seat)), Some(change.seconds));
            Told { person, seconds, ..said("change") }
        })
    }));
    if let Some(slot) = &of.counts {
        all.extend(Seat::ALL.map(|seat| {
            facet("count", slot, |counts| {
                let number = Some(u64::from(counts.at(seat)));
                Told { person: Some(player(seat)), number, ..said("illegal-moves") }
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

fn facet<T>(name: &'static str, slot: &Ordered<T>, told: impl FnOnce(&T) -> Told) -> Facet {
    let (by, rule) = (slot.by.to_string(), serialised(slot.rule));
    Facet { facet: name, told: told(&slot.value), by, rule, force: words::force(slot.force) }
}

/// The name of a player, as files write it.
pub const fn player(seat: Seat) -> &'static str {
    Person::Player(seat).name()
}

fn admission(admission: &Admission) -> Told {
    said(match admission {
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

fn board(board: &Reinstatement) -> Told {
    match board {
        Reinstatement::Keep => said("keep"),
        Reinstatement::BeforeTheTurn => said("before-the-turn"),
        Reinstatement::BeforeTheAct(act) => Told { act: Some(act + 1), ..said("before-the-act") },
        Reinstatement::BothAnew => said("both-anew"),
    }
}

fn duty(duty: &Duty) -> Told {
    match duty {
        Duty::Free => said("free"),
        Duty::MayWait => said("may-wait"),
        Duty::NamePromotion(square) => {
            Told { squares: vec![square.to_string()], ..said("name-promotion") }
        }
        Duty::FinishOneMove => said("finish-one-move"),
    }
}

fn piece(effect: &PieceEffect) -> Told {
    let at = |value, table: Table, square: shakmaty::Square| Told {
        table: Some(serialised(table)),
        squares: vec![square.to_string()],
        ..said(value)
    };
    let of = |value, role, seat| Told {
        piece: Some(role_word(role)),
        person: Some(player(seat)),
        ..said(value)
    };
    match *effect {
        PieceEffect::ToReserve { role, of: seat } => of("to-reserve", role, seat),
        PieceEffect::BackToCapturer { role, of: seat } => of("back-to-capturer", role, seat),
        PieceEffect::BackToStart { pieces, team } => Told {
            number: Some(u64::from(pieces)),
            team: Some(serialised(team)),
            ..said("back-to-start")
        },
        PieceEffect::CountsAs { table, square, role } => {
            Told { piece: Some(role_word(role)), ..at("counts-as", table, square) }
        }
        PieceEffect::NoCastlingWith { table, square } => at("no-castling-with", table, square),
        PieceEffect::DoubleStepFrom { table, square } => at("double-step-from", table, square),
        PieceEffect::Occurred { table, times } => Told {
            table: Some(serialised(table)),
            number: Some(u64::from(times)),
            ..said("occurred")
        },
    }
}

fn discipline(discipline: &Discipline) -> Told {
    Told {
        person: Some(discipline.against.name()),
        word: Some(words::measure(discipline.recommended)),
        permitted: discipline.permitted.iter().map(|measure| words::measure(*measure)).collect(),
        ..said("recommended")
    }
}

fn won(value: &'static str, team: Team) -> Told {
    Told { team: Some(serialised(team)), ..said(value) }
}

fn game(outcome: GameOutcome) -> Told {
    match outcome {
        GameOutcome::Continues => said("continues"),
        GameOutcome::Won(team) => won("won", team),
        GameOutcome::Drawn => said("drawn"),
    }
}

fn result(outcome: Outcome) -> Told {
    match outcome {
        Outcome::Continues => said("continues"),
        Outcome::Won(team) => won("won", team),
        Outcome::Drawn => said("drawn"),
        Outcome::BeginsAnew => said("begins-anew"),
    }
}

fn tie_break(tie_break: TieBreak) -> Told {
    match tie_break {
        TieBreak::Race => said("race"),
        TieBreak::RaceOrAward(team) => won("race-or-award", team),
    }
}

fn window(cutoff: Cutoff) -> Told {
    let (value, moves) = words::cutoff(cutoff);
    Told { number: moves.map(u64::from), ..said(value) }
}
