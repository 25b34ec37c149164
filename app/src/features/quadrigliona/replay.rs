//! The replay of a variant: the state of the match after every act, and the track of each board.

use acconcio_adjudication::incident::Manner;
use acconcio_quadrigliona::act::{Act, ActKind, Person};
use acconcio_quadrigliona::match_state::{ActError, MatchState, Track};
use acconcio_quadrigliona::scenario::Variant;
use acconcio_quadrigliona::{PerTable, Table};
use shakmaty::{Color, Square};

use crate::platform::sound::Sound;
use crate::replay::board_track::BoardTrack;
use crate::replay::hand_tracks::{HandTrack, Reach, unseen, with_homes};
use crate::replay::piece_tracks::PieceTracks;

/// The replay of a variant of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchReplay {
    /// The acts up to the moment of decision, then those of the epilogue.
    pub acts: Vec<Act>,
    /// The number of acts up to the moment of decision.
    pub decision: usize,
    /// The halls before the first act and after each act.
    pub match_states: Vec<MatchState>,
    /// The track of the pieces and hands on each board.
    pub board_tracks: PerTable<BoardTrack>,
}

/// The reason why a variant cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("act {} cannot be done: {reason}", index + 1)]
pub struct MatchReplayError {
    /// The index of the act.
    pub index: usize,
    /// The reason why it is impossible.
    pub reason: ActError,
}

impl MatchReplay {
    /// Makes the replay of a variant.
    ///
    /// # Errors
    /// Returns the first act that is physically impossible.
    pub fn of(variant: &Variant) -> Result<MatchReplay, MatchReplayError> {
        let mut acts = variant.incident.acts.clone();
        let decision = acts.len();
        acts.extend(variant.epilogue.iter().cloned());
        let match_states = MatchState::all(&variant.incident, &acts)
            .map_err(|(index, reason)| MatchReplayError { index, reason })?;
        let board_tracks = PerTable {
            a: board_track(&acts, &match_states, Table::A),
            b: board_track(&acts, &match_states, Table::B),
        };
        Ok(MatchReplay { acts, decision, match_states, board_tracks })
    }

    /// The state of the match after a number of acts.
    pub fn match_state(&self, step: usize) -> &MatchState {
        &self.match_states[step.min(self.match_states.len() - 1)]
    }

    /// The act that led to a step; `None` at the beginning.
    pub fn act_at(&self, step: usize) -> Option<&Act> {
        self.acts.get(step.checked_sub(1)?)
    }

    /// The sound of the act that led to a step.
    pub(crate) fn sound_at(&self, step: usize) -> Option<Sound> {
        let kind = &self.act_at(step)?.kind;
        let at_the_clock =
            matches!(kind, ActKind::PressesClock { .. } | ActKind::StopsClocks { .. });
        let comes_down =
            matches!(kind, ActKind::Places { .. } | ActKind::Removes { .. } | ActKind::Puts { .. });
        at_the_clock.then_some(Sound::Clock).or_else(|| comes_down.then_some(Sound::Wood))
    }

    /// The board of the last act at a board, up to a step.
    pub fn last_table(&self, step: usize) -> Option<Table> {
        let until = step.min(self.acts.len());
        (0..until).rev().find_map(|index| table_of(&self.acts[index], &self.match_states[index]))
    }
}

/// The board of an act, if it has one; `before` is the state of the match before it.
pub fn table_of(act: &Act, before: &MatchState) -> Option<Table> {
    if let (ActKind::Delivers { .. }, Person::Runner(team)) = (&act.kind, act.by) {
        let (Track::At(table) | Track::OnTheWayTo(table)) = before.runners.of(team).track;
        return Some(table);
    }
    act.kind.table().or_else(|| act.seat().map(|seat| seat.table))
}

fn board_track(acts: &[Act], match_states: &[MatchState], table: Table) -> BoardTrack {
    let boards: Vec<_> =
        match_states.iter().map(|match_state| &match_state.tables.of(table).board).collect();
    let touching: Vec<Option<(Color, Vec<Square>)>> =
        acts.iter().map(|act| handled(act, table)).collect();
    let hand_tracks = Color::ALL.into_iter().filter_map(|player| {
        let reach = |(act, handled): (&Act, &Option<(Color, Vec<Square>)>)| {
            let (by, squares) = handled.as_ref()?;
            squares.last().filter(|_| *by == player).map(|square| reach(&act.kind, *square))
        };
        let found: Vec<Option<Reach>> =
            std::iter::once(None).chain(acts.iter().zip(&touching).map(reach)).collect();
        found.iter().any(Option::is_some).then(|| HandTrack {
            player,
            is_other: false,
            unseen: unseen(&found, |index| !acts[index].sight.is_seen()),
            reaches: with_homes(&found),
        })
    });
    let squares = touching.iter().map(|handled| match handled {
        Some((_, squares)) => squares.clone(),
        None => Vec::new(),
    });
    BoardTrack {
        piece_tracks: PieceTracks::of(&boards),
        hand_tracks: hand_tracks.collect(),
        touched: std::iter::once(Vec::new()).chain(squares).collect(),
        counting: match_states
            .iter()
            .map(|match_state| match_state.tables.of(table).named.clone())
            .collect(),
        ..BoardTrack::default()
    }
}

/// The position of a hand that acts on a square.
const fn reach(kind: &ActKind, square: Square) -> Reach {
    if let ActKind::Touches { manner, .. } = kind {
        match manner {
            Manner::Accidental => Reach::Brushing(square),
            Manner::Disputed => Reach::Touching(square),
            Manner::Deliberate => Reach::Gripping(square),
        }
    } else if let ActKind::Puts { .. } = kind {
        Reach::Releasing(square)
    } else {
        Reach::Gripping(square)
    }
}

/// The player from whose side a hand comes to this board in an act, and the squares it goes to.
fn handled(act: &Act, table: Table) -> Option<(Color, Vec<Square>)> {
    let squares = act.kind.squares();
    if squares.is_empty() {
        return None;
    }
    let own = act.seat().map(|seat| seat.table);
    // At a board that is not his own, a player's hand comes from the seat of his team.
    let color = act.by.team().map_or(Color::White, |team| team.seat(table).color);
    (act.kind.table().or(own) == Some(table)).then_some((color, squares))
}
