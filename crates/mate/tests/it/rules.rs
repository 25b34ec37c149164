//! Special cases of the rules: ends, rights, promotions, forced moves, little and much material.

use acconcio_mate::{Answer, Budget, Ending, Query, Reason, Theorem, solve};
use shakmaty::Color;

use super::positions::answered;

fn check(fen: &str, winner: Color, expected: &str) {
    let query = Query::from_fen(fen, winner).expect(fen);
    assert_eq!(answered(&query, Budget::INTERACTIVE), expected, "{fen} {winner:?}");
}

fn check_reason(fen: &str, winner: Color, expected: (u32, Reason)) {
    let query = Query::from_fen(fen, winner).expect(fen);
    let Answer::Impossible(proof) = solve(query, Budget::INTERACTIVE) else { panic!("{fen}") };
    assert_eq!(proof.summary(), expected, "{fen}");
}

#[test]
fn ok_positions_that_are_over() {
    check("R6k/8/6K1/8/8/8/8/8 b - - 0 1", Color::White, "possible");
    check_reason(
        "R6k/8/6K1/8/8/8/8/8 b - - 0 1",
        Color::Black,
        (0, Reason::Over(Ending::WinnerMated)),
    );
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    check_reason(stalemate, Color::White, (0, Reason::Over(Ending::Stalemate)));
    check_reason(stalemate, Color::Black, (0, Reason::Over(Ending::Stalemate)));
}

#[test]
fn ok_theorems_on_material_and_the_material_just_beyond() {
    let bare = (0, Reason::Material(Theorem::BareKing));
    check_reason("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Color::Black, bare);
    let knight = (0, Reason::Material(Theorem::KnightAgainstQueens));
    check_reason("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", Color::White, knight);
    check_reason("3qk3/8/8/8/8/8/8/1N2K3 w - - 0 1", Color::White, knight);
    let bishops = (0, Reason::Material(Theorem::BishopsOfOneColor));
    check_reason("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", Color::White, bishops);
    check_reason("4k2r/8/8/8/8/8/3q4/K1B5 w - - 0 1", Color::White, bishops);
    check("4k3/8/8/8/8/8/8/1N2K2n w - - 0 1", Color::White, "possible");
    check("4k3/8/8/8/8/8/p7/1N2K3 w - - 0 1", Color::White, "possible");
    check("4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1", Color::White, "possible");
    check("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", Color::White, "possible");
    check("4k3/8/8/8/8/8/8/2BBK3 w - - 0 1", Color::White, "possible");
}

#[test]
fn ok_a_lone_knight_may_mate_at_once() {
    check("k1K5/p7/8/1N6/8/8/8/8 w - - 0 1", Color::White, "possible");
}

#[test]
fn ok_forced_moves_are_part_of_the_line_and_of_the_proof() {
    let query = Query::from_fen("kb6/2N5/1K6/8/8/8/8/8 b - - 0 1", Color::White).expect("a FEN");
    // The king must leave or take: in either case the only move is played first.
    let Answer::Impossible(proof) = solve(query, Budget::INTERACTIVE) else { panic!("not dead") };
    assert_eq!(proof.summary(), (1, Reason::Material(Theorem::BareKing)));
    let query = Query::from_fen("7k/8/6K1/8/8/8/8/R7 b - - 0 1", Color::White).expect("a FEN");
    let Answer::Possible(line) = solve(query, Budget::INTERACTIVE) else { panic!("no mate") };
    let moves: Vec<_> = line.moves.iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["h8g8", "a1a8"]);
}

#[test]
fn ok_a_right_to_take_en_passant_decides() {
    // With the capture the blockade opens; without it nothing but the kings ever moves.
    let wall = |rights: &str| format!("4k3/8/8/pPp1p1p1/P1P1P1P1/8/8/4K3 w - {rights} 0 1");
    check(&wall("c6"), Color::White, "possible");
    let shut = "4k3/8/1p6/pPp1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
    check(shut, Color::White, "impossible");
}

#[test]
fn ok_castling_is_a_move() {
    // Castling gives the only mate in one; with it the shortest line has one ply.
    let query = Query::from_fen("8/8/8/8/8/8/4R2R/3k3R b - - 0 1", Color::White);
    assert!(query.is_err());
    let query =
        Query::from_fen("5k2/R7/4P1P1/8/8/8/8/4K2R w K - 0 1", Color::White).expect("a FEN");
    let Answer::Possible(line) = solve(query, Budget::INTERACTIVE) else { panic!("no mate") };
    assert_eq!(line.moves.len(), 1);
}

#[test]
fn ok_every_promotion_is_looked_at() {
    // Black has only a pawn to block his king: he promotes it to a knight, bishop or rook.
    check("8/8/8/8/8/6k1/4K1p1/4N3 b - - 0 1", Color::White, "possible");
    // White must not make a queen: a knight mates at once.
    let query = Query::from_fen("6rk/4P1pp/8/8/8/8/8/K7 w - - 0 1", Color::White).expect("a FEN");
    let Answer::Possible(line) = solve(query, Budget::INTERACTIVE) else { panic!("no mate") };
    assert!(line.moves.len() < 8, "{line:?}");
}

#[test]
fn ok_many_promoted_men() {
    check("QQQQQQQQ/8/k7/8/8/8/8/K7 b - - 0 1", Color::White, "possible");
    check("NNNNNNNK/8/8/8/8/8/8/k7 b - - 0 1", Color::Black, "impossible");
}

#[test]
fn ok_the_answer_is_undecided_only_within_the_budget() {
    let query = Query::from_fen("8/8/8/3k4/8/8/8/R3K3 w - - 0 1", Color::White).expect("a FEN");
    for states in [0, 1] {
        let answer = solve(query.clone(), Budget { states, shortening: 0 });
        assert_eq!(answer, Answer::Undecided { spent: states });
    }
}
