//! The move generator compared with the Crazyhouse of shakmaty, where the rules are the same: whatever is
//! captured goes to the capturer's own pocket.

use acconcio_quadrigliona::moves;
use proptest::prelude::*;
use shakmaty::variant::Crazyhouse;
use shakmaty::{
    ByColor, ByRole, CastlingMode, FromSetup, Move, Position, PositionError, Role, Setup, perft,
};

use crate::incident_text::setup;

/// A position with pockets, fed as in Crazyhouse.
#[derive(Clone)]
struct Fed {
    setup: Setup,
    pockets: ByColor<ByRole<u8>>,
}

impl Fed {
    fn of(fen: &str) -> Fed {
        let setup = setup(fen);
        let pockets = setup.pockets.unwrap_or_default();
        Fed { setup, pockets }
    }

    fn legal(&self) -> Vec<Move> {
        moves::legal(&self.setup, self.pockets.get(self.setup.turn))
    }

    fn play(&self, turn: &Move) -> Fed {
        let mut pockets = self.pockets;
        let own = pockets.get_mut(self.setup.turn);
        if let Move::Put { role, .. } = turn {
            *own.get_mut(*role) -= 1;
        }
        if let Some(captured) = turn.capture() {
            let is_pawn = self.setup.promoted.contains(turn.to());
            *own.get_mut(if is_pawn { Role::Pawn } else { captured }) += 1;
        }
        Fed { setup: moves::play(&self.setup, turn).expect("a legal turn"), pockets }
    }

    fn count(&self, depth: u32) -> u64 {
        let legal = self.legal();
        match depth {
            0 => 1,
            1 => legal.len() as u64,
            _ => legal.iter().map(|turn| self.play(turn).count(depth - 1)).sum(),
        }
    }
}

fn crazyhouse(fen: &str) -> Crazyhouse {
    Crazyhouse::from_setup(setup(fen), CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .expect("a position of Crazyhouse")
}

fn sorted(mut all: Vec<Move>) -> Vec<String> {
    all.sort_by_key(|turn| format!("{turn:?}"));
    all.into_iter().map(|turn| format!("{turn:?}")).collect()
}

const POSITIONS: [&str; 8] = [
    // The initial position.
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
    // Both reserves full.
    "r3k2r/ppp2ppp/8/8/8/8/PPP2PPP/R3K2R[QRBNPqrbnp] w KQkq - 0 1",
    // En passant, open and after a pawn put on its starting rank.
    "4k3/2p5/8/3pP3/8/8/5P2/4K3[Pp] w - d6 0 1",
    // Promoted pawns on both sides.
    "Q~7/1P2k3/8/8/8/4K3/6p1/7q~[Nn] w - - 0 1",
    // In check from a distance: pieces can be interposed or put.
    "4r1k1/5ppp/8/8/8/8/3P1PPP/4K2R[NPb] w K - 0 1",
    // Double check.
    "4k3/8/8/8/1b6/5n2/8/R3K2R[QRBNP] w KQ - 0 1",
    // A pin that a piece put may loosen.
    "4r1k1/8/8/4B3/8/8/8/4K3[RPnp] w - - 0 1",
    // Crowded, with promotions by capture.
    "rn1qk1nr/pP3ppp/8/8/1b6/8/Pp1P1PPP/RNBQKBNR[BPp] w KQkq - 0 1",
];

#[test]
fn the_moves_are_those_of_crazyhouse() {
    for fen in POSITIONS {
        let legal = crazyhouse(fen).legal_moves().into_iter().collect();
        assert_eq!(sorted(Fed::of(fen).legal()), sorted(legal), "{fen}");
    }
}

#[test]
fn perft_agrees_with_crazyhouse() {
    for fen in POSITIONS {
        let depth = if Fed::of(fen).legal().len() > 100 { 2 } else { 3 };
        assert_eq!(Fed::of(fen).count(depth), perft(&crazyhouse(fen), depth), "{fen}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(acconcio_properties::cases(64)))]

    #[test]
    fn games_at_random_agree_with_crazyhouse(
        start in 0..POSITIONS.len(),
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 1..40),
    ) {
        let mut fed = Fed::of(POSITIONS[start]);
        let mut game = crazyhouse(POSITIONS[start]);
        for choice in choices {
            let legal = fed.legal();
            prop_assert_eq!(sorted(legal.clone()), sorted(game.legal_moves().into_iter().collect()));
            if legal.is_empty() {
                break;
            }
            let turn = legal[choice.index(legal.len())];
            fed = fed.play(&turn);
            game.play_unchecked(turn);
        }
    }
}
