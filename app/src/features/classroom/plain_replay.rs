//! The replay of an incident as plain data, which a phone shows without knowing the Laws.

use acconcio_training::scenario::PlayersNamed;
use serde::Serialize;
use shakmaty::{Color, Piece, Square};

use crate::language::Language;
use crate::replay::Replay;

/// The replay of an incident up to the moment of decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlainReplay {
    /// The pieces, each as in `wK`; the index is its identity.
    pub pieces: Vec<String>,
    /// The steps, the first before any act.
    pub steps: Vec<Step>,
}

/// The board after a number of acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The act that led here, as a sentence; empty at the start.
    pub sentence: String,
    /// The square of each piece; none for one that is off the board.
    pub places: Vec<Option<String>>,
    /// The hands on pieces.
    pub hands: Vec<Hand>,
    /// The squares that the act concerns.
    pub touched: Vec<String>,
    /// The clocks, White's first, as they are read.
    pub clocks: [String; 2],
    /// The index of the clock that runs; none when stopped.
    pub running: Option<usize>,
    /// The flags that are seen to be down, White's first.
    pub flags: [bool; 2],
    /// Whether the arbiter saw the act.
    pub is_seen: bool,
}

/// A hand on a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hand {
    /// The square of the piece.
    pub square: String,
    /// The index of the player: 0 for White.
    pub player: usize,
    /// Whether it has carried the piece there.
    pub is_holding: bool,
}

impl PlainReplay {
    pub(crate) fn of(
        language: Language,
        replay: &Replay,
        players: Option<&PlayersNamed>,
    ) -> PlainReplay {
        let pieces = replay.board_track.piece_tracks.pieces.iter().map(symbol).collect();
        let steps =
            (0..=replay.decision).filter_map(|step| Step::of(language, replay, players, step));
        PlainReplay { pieces, steps: steps.collect() }
    }
}

impl Step {
    fn of(
        language: Language,
        replay: &Replay,
        players: Option<&PlayersNamed>,
        step: usize,
    ) -> Option<Step> {
        let now = replay.board_states.get(step)?;
        let act = replay.act_at(step);
        let before = step.checked_sub(1).and_then(|before| replay.board_states.get(before));
        let sentence =
            act.zip(before).map(|(act, before)| language.act_sentence(act, before, players));
        let scene = replay.board_track.piece_tracks.scenes.get(step)?;
        let hand = |grip: &acconcio_adjudication::board_state::Grip| Hand {
            square: grip.square.to_string(),
            player: index(grip.player),
            is_holding: grip.carried_from.is_some(),
        };
        Some(Step {
            sentence: sentence.unwrap_or_default(),
            places: scene.iter().map(|it| it.is_on.then(|| it.square.to_string())).collect(),
            hands: now.hands.iter().map(hand).collect(),
            touched: replay.board_track.touched_at(step).iter().map(Square::to_string).collect(),
            clocks: [Color::White, Color::Black].map(|it| language.clock(now.remaining.of(it))),
            running: now.running.map(index),
            flags: [now.flags.white, now.flags.black],
            is_seen: act.is_none_or(|act| act.sight.is_seen()),
        })
    }
}

/// The index of a player in pairs: 0 for White.
pub(super) fn index(player: Color) -> usize {
    player.fold_wb(0, 1)
}

fn symbol(piece: &Piece) -> String {
    format!("{}{}", piece.color.char(), piece.role.upper_char())
}
