//! The draw by seventy-five moves: below, at and above.

use acconcio_mate::{Answer, Budget, Certificate, Ending, MoveLimit, Query, Reason, check, solve};
use shakmaty::Color;

fn asked(fen: &str, limit: MoveLimit) -> (Query, Answer) {
    let query = Query::from_fen(fen, Color::White).expect("a position").under(limit);
    let answer = solve(query.clone(), Budget::INTERACTIVE);
    (query, answer)
}

fn plies(answer: &Answer) -> usize {
    match answer {
        Answer::Possible(line) => line.moves.len(),
        Answer::Impossible(_) | Answer::Undecided { .. } => panic!("{answer:?}"),
    }
}

#[test]
fn ok_a_line_ends_with_the_seventy_fifth_move() {
    // The only move of Black makes it 75 by each; without the draw it is mate in two plies.
    let position = |clock| format!("7k/8/2R3K1/8/8/8/8/8 b - - {clock} 100");
    let (_, free) = asked(&position(149), MoveLimit::None);
    assert_eq!(plies(&free), 2);
    for clock in [148, 147] {
        let (_, below) = asked(&position(clock), MoveLimit::SeventyFive);
        // The mate is the 150th ply, or comes before it.
        assert_eq!(plies(&below), 2);
    }
    for clock in [149, 150] {
        let (query, cut) = asked(&position(clock), MoveLimit::SeventyFive);
        let Answer::Impossible(proof) = cut else { panic!("{cut:?}") };
        assert_eq!(check::certificate(&query, &proof), Ok(()));
        assert_eq!(proof.summary().1, Reason::Over(Ending::SeventyFiveMoves));
        // Without the draw the proof proves nothing.
        let free = query.under(MoveLimit::None);
        assert!(check::certificate(&free, &proof).is_err());
    }
}

#[test]
fn ok_the_clock_counts_where_there_is_a_choice() {
    // King and rook need more plies than are left, at first.
    let position = |clock| format!("8/8/8/3k4/8/8/8/R3K3 w - - {clock} 100");
    let (_, long) = asked(&position(0), MoveLimit::SeventyFive);
    let shortest = plies(&long);
    let last = 150 - shortest;
    assert_eq!(plies(&asked(&position(last), MoveLimit::SeventyFive).1), shortest);
    let (query, cut) = asked(&position(146), MoveLimit::SeventyFive);
    let Answer::Impossible(proof) = &cut else { panic!("{cut:?}") };
    assert_eq!(check::certificate(&query, proof), Ok(()));
    let Certificate::Closed(set) = proof else { panic!("{proof:?}") };
    assert_eq!(set.clocks.len(), set.positions.len());
}

#[test]
fn ok_a_pawn_move_starts_the_clock_anew() {
    let (query, answer) = asked("7k/P7/8/6K1/8/8/8/8 w - - 149 100", MoveLimit::SeventyFive);
    let Answer::Possible(line) = &answer else { panic!("{answer:?}") };
    assert!(line.replay(&query).is_some());
    assert_eq!(line.moves[0].to_string().get(..4), Some("a7a8"));
}

#[test]
fn ok_a_mate_on_the_board_counts_whatever_the_clock_says() {
    let (_, mate) = asked("R6k/8/6K1/8/8/8/8/8 b - - 150 100", MoveLimit::SeventyFive);
    assert_eq!(plies(&mate), 0);
}
