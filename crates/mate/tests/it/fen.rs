//! Wrong notations and wrong positions: each has its error, and none panics.

use acconcio_mate::{Query, QueryError};
use proptest::prelude::*;
use shakmaty::Color;

fn err(fen: &str) -> QueryError {
    Query::from_fen(fen, Color::White).expect_err(fen)
}

#[test]
fn err_what_is_wrong_with_the_notation() {
    assert_eq!(err("8/8/8/4k3/8/8/8 w - - 0 1"), QueryError::Pieces);
    assert_eq!(err("8/8/8/4k3/8/8/4K3/9 w - - 0 1"), QueryError::Pieces);
    assert_eq!(err("nonsense"), QueryError::Pieces);
    assert_eq!(err("8/8/8/4k3/8/8/4K3/8 x - - 0 1"), QueryError::SideToMove);
    assert_eq!(err("8/8/8/4k3/8/8/4K3/8 w KX - 0 1"), QueryError::Castling);
    assert_eq!(err("8/8/8/4k3/8/8/4K3/8 w - e9 0 1"), QueryError::EnPassant);
    assert_eq!(err("8/8/8/4k3/8/8/4K3/8 w - - x 1"), QueryError::Counter);
    assert_eq!(err("8/8/8/4k3/8/8/4K3/8 w - - 0 1 more"), QueryError::Fields);
}

#[test]
fn err_what_is_wrong_with_the_position() {
    assert_eq!(err("8/8/8/8/8/8/8/8 w - - 0 1"), QueryError::EmptyBoard);
    assert_eq!(err("8/8/8/8/8/8/4K3/8 w - - 0 1"), QueryError::NoKing(Color::Black));
    assert_eq!(err("8/8/8/4k3/8/8/8/8 w - - 0 1"), QueryError::NoKing(Color::White));
    assert_eq!(err("8/8/8/4k3/8/8/K3K3/8 w - - 0 1"), QueryError::ManyKings(Color::White));
    assert_eq!(err("P7/8/8/4k3/8/8/4K3/8 w - - 0 1"), QueryError::PawnOnLastRank);
    assert_eq!(err("8/8/8/4k3/8/8/4K3/8 w K - 0 1"), QueryError::CastlingRight);
    assert_eq!(err("8/8/8/4k3/8/8/4K3/8 w - e6 0 1"), QueryError::EnPassantSquare);
    assert_eq!(err("4r3/8/8/4k3/8/8/4R3/4K3 w - - 0 1"), QueryError::OppositeCheck);
    let nine_pawns = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1";
    assert_eq!(err(nine_pawns), QueryError::TooMuchMaterial);
}

#[test]
fn ok_every_error_says_what_to_do() {
    for fen in ["x", "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/4K3/8 w - - 0 1"] {
        let said = err(fen).to_string();
        assert!(said.contains(':'), "{said}");
    }
    assert!(err("8/8/8/8/8/8/4K3/8 w - - 0 1").to_string().starts_with("black has no king"));
}

proptest! {
    #[test]
    fn ok_no_text_makes_it_panic(text in ".{0,80}") {
        let _ = Query::from_fen(&text, Color::White);
    }

    #[test]
    fn ok_no_text_like_a_fen_makes_it_panic(
        text in "[pnbrqkPNBRQK1-8/]{1,40} [wb-] [KQkq-]{1,4} [a-h-][1-8-]? [0-9]{1,3} [0-9]{1,3}",
    ) {
        let _ = Query::from_fen(&text, Color::Black);
    }
}
