//! Proofs that were tampered with are rejected.

use acconcio_mate::check::{Flaw, certificate};
use acconcio_mate::{
    Answer, Budget, Certificate, Ending, Man, Pattern, Progress, Query, Search, Theorem, solve,
};
use shakmaty::{Bitboard, Color, Position, Role, Square};

use super::positions::cases;

/// A blockade whose kings never meet any man.
const BLOCKADE: &str = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

/// Two kings and a bishop that can be taken at once or move away.
const FEW: &str = "7k/8/8/8/8/8/1p6/Kb6 w - - 0 1";

fn proven(fen: &str, winner: Color) -> (Query, Certificate) {
    let query = Query::from_fen(fen, winner).expect("a position");
    match solve(query.clone(), Budget::INTERACTIVE) {
        Answer::Impossible(proof) => {
            assert_eq!(certificate(&query, &proof), Ok(()), "{fen}");
            (query, proof)
        }
        Answer::Possible(_) | Answer::Undecided { .. } => panic!("{fen} is not dead"),
    }
}

fn check(query: &Query, tampered: &Certificate, flaw: Flaw) {
    assert_eq!(certificate(query, tampered), Err(flaw), "{tampered:?}");
}

fn patterns(fen: &str) -> (Query, Vec<Pattern>) {
    let (query, proof) = proven(fen, Color::White);
    let Certificate::Patterns(patterns) = proof else { panic!("{proof:?}") };
    (query, patterns)
}

#[test]
fn err_a_pattern_that_a_man_leaves() {
    let (query, whole) = patterns(BLOCKADE);
    for number in 0..whole[0].men.len() {
        let mut patterns = whole.clone();
        let man = &mut patterns[0].men[number];
        let Some(far) = man.places.without(query.position().board().occupied()).last() else {
            continue;
        };
        man.places.discard(far);
        check(&query, &Certificate::Patterns(patterns), Flaw::NotClosed);
    }
}

/// A king whom every move of the men around him mates, so that they never open his cage.
const CAGE: &str = "8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK3b2 w - - 0 1";

#[test]
fn err_a_cage_without_the_man_who_guards_it() {
    let (_, mut patterns) = patterns(CAGE);
    // The bishop guards b2; a knight does not, and the king gets out once the pawn has moved.
    let outside = "8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/nK3b2 w - - 0 1";
    let query = Query::from_fen(outside, Color::White).expect("a position");
    for man in patterns.iter_mut().flat_map(|pattern| &mut pattern.men) {
        if man.places == Square::A1.into() {
            man.role = Role::Knight;
        }
    }
    check(&query, &Certificate::Patterns(patterns), Flaw::NotClosed);
}

#[test]
fn ok_cages_are_proven_by_the_moves_that_are_mate_or_not_legal() {
    for fen in [
        CAGE,
        "6B1/b7/2k5/p1p1p1pB/P1P1P1P1/pp6/rp6/1K2b3 b - - 0 1",
        // Each capture by the queen is a check that has to be answered by taking her.
        "8/4b3/6r1/4q3/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
        // The pawns behind have hundreds of placements.
        "3k4/p1p1p1p1/P1P1P1P1/8/8/8/P1P1P1P1/3K1B2 w - - 0 1",
    ] {
        patterns(fen);
    }
}

#[test]
fn err_a_pattern_without_a_man_of_the_position() {
    let (query, mut patterns) = patterns(BLOCKADE);
    let pawn = patterns[0].men.iter().position(|man| man.role == Role::Pawn).expect("pawns");
    patterns[0].men.remove(pawn);
    check(&query, &Certificate::Patterns(patterns), Flaw::OtherPosition);
    let (query, mut patterns) = self::patterns(BLOCKADE);
    let mut more = patterns[0].men[0];
    more.role = Role::Knight;
    patterns[0].men.push(more);
    check(&query, &Certificate::Patterns(patterns), Flaw::OtherPosition);
    check(&query, &Certificate::Patterns(Vec::new()), Flaw::OtherPosition);
}

#[test]
fn err_a_pattern_with_a_mate_or_a_third_king() {
    // Where the king may reach every square and so may a rook, a mate is not excluded.
    let (query, whole) = patterns(BLOCKADE);
    let mut patterns = whole.clone();
    let anywhere = |color| Man { color, role: Role::King, places: Bitboard::FULL };
    let rook = Man { role: Role::Rook, ..anywhere(Color::White) };
    let men = vec![anywhere(Color::White), anywhere(Color::Black), rook];
    patterns.push(Pattern { to_move: None, men });
    check(&query, &Certificate::Patterns(patterns), Flaw::Mate);
    let mut patterns = whole;
    let king = *patterns[0].men.iter().find(|man| man.role == Role::King).expect("a king");
    patterns.push(Pattern { to_move: None, men: vec![king, king, king] });
    check(&query, &Certificate::Patterns(patterns), Flaw::NoPattern);
}

#[test]
fn err_a_closed_set_with_a_position_missing_or_wrong() {
    let (query, whole) = small_closed_set();
    for number in 0..whole.positions.len().min(200) {
        let mut set = whole.clone();
        set.positions.remove(number);
        let flaw = if number == 0 { Flaw::OtherPosition } else { Flaw::NotClosed };
        let found = certificate(&query, &Certificate::Closed(set)).expect_err("a hole");
        assert!(found == flaw || found == Flaw::NotClosed, "{found:?}");
    }
    let mut set = whole.clone();
    set.positions[1].0[0] ^= 1 << 20;
    assert!(certificate(&query, &Certificate::Closed(set)).is_err());
    let mut set = whole.clone();
    set.clocks = vec![0; set.positions.len()];
    check(&query, &Certificate::Closed(set), Flaw::NoPosition);
}

/// The first of the known cases that is proven by a few positions alone.
fn small_closed_set() -> (Query, acconcio_mate::ClosedSet) {
    let budget = Budget { states: 200, shortening: 0 };
    let proven = cases().into_iter().find_map(|case| {
        let query = Query::from_fen(case.fen, case.winner).ok()?;
        match solve(query.clone(), budget) {
            Answer::Impossible(Certificate::Closed(set)) => Some((query, set)),
            Answer::Impossible(_) | Answer::Possible(_) | Answer::Undecided { .. } => None,
        }
    });
    proven.expect("a closed set among the cases")
}

#[test]
fn err_a_theorem_on_other_material() {
    let query =
        Query::from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Color::White).expect("a position");
    let theorems = [Theorem::BareKing, Theorem::KnightAgainstQueens, Theorem::BishopsOfOneColor];
    for theorem in theorems {
        check(&query, &Certificate::Material(theorem), Flaw::OtherMaterial);
    }
    for ending in [Ending::Stalemate, Ending::WinnerMated, Ending::SeventyFiveMoves] {
        check(&query, &Certificate::Over(ending), Flaw::NotOver);
    }
    check(&query, &Certificate::Repetition, Flaw::NoRepetition);
    let moves = vec![acconcio_mate::Step("a1a2".parse().expect("a move"))];
    let forced = Certificate::Forced { moves, then: Box::new(Certificate::Repetition) };
    check(&query, &forced, Flaw::NotForced);
}

#[test]
fn ok_a_proof_and_a_line_survive_being_written_down() {
    for (fen, winner) in [(BLOCKADE, Color::White), (FEW, Color::White)] {
        let (query, proof) = proven(fen, winner);
        let text = serde_json::to_string(&proof).expect("JSON");
        let read: Certificate = serde_json::from_str(&text).expect("a proof");
        assert_eq!(read, proof);
        assert_eq!(certificate(&query, &read), Ok(()));
    }
}

#[test]
fn ok_a_search_in_pieces_answers_as_in_one() {
    for fen in ["8/8/8/3k4/8/8/8/R3K3 w - - 0 1", BLOCKADE, FEW] {
        let query = Query::from_fen(fen, Color::White).expect("a position");
        let whole = solve(query.clone(), Budget::INTERACTIVE);
        let mut search = Search::new(query, Budget::INTERACTIVE);
        let pieces = loop {
            match search.advance(7) {
                Progress::Running { spent, of, .. } => assert!(spent <= of),
                Progress::Done(answer) => break answer,
            }
        };
        assert_eq!(pieces, whole, "{fen}");
    }
}

/// No placement of king, knight and mated king is a mate that queens could not prevent (the second theorem
/// on material); every one is examined.
#[test]
fn ok_a_knight_cannot_mate_a_king_who_has_only_queens() {
    use shakmaty::attacks::{king_attacks, knight_attacks, queen_attacks};
    for mated in Square::ALL {
        for knight in knight_attacks(mated) {
            for king in !king_attacks(mated).with(mated).with(knight) {
                let covered = knight_attacks(knight) | king_attacks(king);
                let queens = king_attacks(mated) & !covered;
                let taken = queens.contains(king) || queens.contains(knight);
                let occupied = queens.with(mated).with(knight).with(king);
                let capture = queens.into_iter().any(|queen| {
                    // A knight's check pins nobody, and no other man of White's does.
                    queen_attacks(queen, occupied).contains(knight)
                });
                let by_king = king_attacks(mated).contains(knight);
                assert!(taken || capture || by_king, "{mated} {knight} {king}");
            }
        }
    }
}
