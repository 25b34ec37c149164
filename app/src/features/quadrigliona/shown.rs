//! The boards beside the ruling: the position at the decision with its irregularities, or the one with
//! which the match goes on.

use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::laws::Status;
use acconcio_quadrigliona::act::{ActKind, Roles};
use acconcio_quadrigliona::book::{Fact, Step};
use acconcio_quadrigliona::incident::{Incident, Start};
use acconcio_quadrigliona::match_state::MatchState;
use acconcio_quadrigliona::ruling::{Classification, Facets, Reinstatement, Subject};
use acconcio_quadrigliona::{PerTable, Table};
use shakmaty::{Setup, Square};

use crate::features::incident::ruling_form::overlay::breach_squares;

/// The state with which each board goes on; `None` where nothing is put back.
pub(crate) fn put_back(
    incident: &Incident,
    match_states: &[MatchState],
    subject: &Subject,
    board: Reinstatement,
) -> Option<PerTable<MatchState>> {
    let end = match_states.last()?;
    let with = |table: Table, match_state: &MatchState| {
        let of = |one| if one == table { match_state.clone() } else { end.clone() };
        PerTable { a: of(Table::A), b: of(Table::B) }
    };
    match board {
        Reinstatement::Keep => None,
        Reinstatement::BeforeTheTurn => {
            Some(with(subject.table?, match_states.get(subject.first_act)?))
        }
        Reinstatement::BeforeTheAct(act) => {
            let (before, after) = (match_states.get(act)?, match_states.get(act + 1)?);
            let board =
                |match_state: &MatchState, table| match_state.tables.of(table).board.clone();
            let changed =
                Table::ALL.into_iter().find(|table| board(before, *table) != board(after, *table));
            Some(with(changed?, before))
        }
        Reinstatement::BothAnew => {
            let anew = MatchState::opening(&Incident {
                tables: PerTable {
                    a: from_the_beginning(&incident.tables.a),
                    b: from_the_beginning(&incident.tables.b),
                },
                ..incident.clone()
            });
            Some(PerTable { a: anew.clone(), b: anew })
        }
    }
}

fn from_the_beginning(start: &Start) -> Start {
    let nothing = PerPlayer { white: Roles::default(), black: Roles::default() };
    Start { position: Setup::initial(), beside: nothing, set_up: None, ..start.clone() }
}

/// The squares on which something illegal stands, according to the trace.
pub(crate) fn illegal_squares(
    incident: &Incident,
    match_states: &[MatchState],
    subject: &Subject,
    facets: &Facets,
    trace: &[Step],
) -> Vec<Square> {
    let Some(seat) = subject.by.seat() else { return Vec::new() };
    if facets.classification.value != Classification::Illegal {
        return Vec::new();
    }
    let board = |act: usize| {
        match_states.get(act).map(|match_state| &match_state.tables.of(seat.table).board)
    };
    let changed = || match (board(subject.first_act), board(subject.last_act)) {
        (Some(before), Some(after)) => Square::ALL
            .into_iter()
            .filter(|it| before.piece_at(*it) != after.piece_at(*it))
            .collect(),
        (None, _) | (_, None) => Vec::new(),
    };
    let put = || {
        let acts = incident.acts.get(subject.first_act..subject.last_act).unwrap_or_default();
        let put = acts.iter().rev().filter(|act| act.seat() == Some(seat)).find_map(|act| {
            let ActKind::Puts { square, .. } = act.kind else { return None };
            Some(square)
        });
        put.into_iter().collect()
    };
    let squares = trace.iter().filter(|step| step.status == Status::Holds).flat_map(|step| {
        if let Fact::BoardShows(breach) = &step.fact {
            breach_squares(seat.color, *breach, changed)
        } else if let Fact::KingLeftInCheck { king, by } = step.fact {
            vec![king, by]
        } else if let Fact::PutOnOccupiedSquare(square)
        | Fact::PawnPutOnEndRank(square)
        | Fact::NotNamed(square)
        | Fact::RookFromReserve(square) = step.fact
        {
            vec![square]
        } else if let Fact::NotInReserve(_) | Fact::StillOnItsWay(_) = step.fact {
            put()
        } else {
            Vec::new()
        }
    });
    let mut squares: Vec<Square> = squares.collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}
