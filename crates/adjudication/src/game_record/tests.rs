use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode};

use super::*;
use acconcio_mate::Budget;

/// POS-J of the seminar's papers: Black may still castle with his rook of h8.
const BLACK_MAY_CASTLE: &str = "4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1";

fn start(fen: &str) -> Chess {
    let fen: Fen = fen.parse().unwrap();
    let mode = CastlingMode::detect(fen.as_setup());
    fen.into_position(mode).unwrap()
}

fn record(fen: &str, moves: &str) -> GameRecord {
    let mut record = GameRecord::from(start(fen));
    for word in moves.split_whitespace() {
        let position = record.position(record.last_ply()).unwrap();
        let next = word.parse::<San>().unwrap().to_move(position).unwrap();
        record.play(next).unwrap();
    }
    record
}

/// The occurrences of the men of the last position: the plies, each with its differences.
fn in_words(record: &GameRecord) -> String {
    let repetition = record.repetition(record.last_ply()).unwrap();
    let one = |one: &Lookalike| {
        let differences: Vec<String> = one.differences.iter().map(difference).collect();
        match differences.as_slice() {
            [] => one.ply.to_string(),
            several => format!("{}({})", one.ply, several.join(", ")),
        }
    };
    repetition.lookalikes.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn difference(difference: &Difference) -> String {
    match difference {
        Difference::SideToMove => "side to move".to_owned(),
        Difference::Castling { color, side, held } => {
            format!("{color} castles {side:?} {held:?}").to_lowercase()
        }
        Difference::EnPassant { square, open, capturer } => {
            format!("{square} {open:?} {capturer:?}").to_lowercase()
        }
    }
}

#[track_caller]
fn check(fen: &str, moves: &str, expected: &str) {
    let record = record(fen, moves);
    assert_eq!(in_words(&record), expected);
    for reading in [EnPassantReading::Playable, EnPassantReading::ByTheLetter] {
        for ply in 0..=record.last_ply() {
            let listed = record.repetition(ply).unwrap().count(reading);
            assert_eq!(record.occurrences(ply, reading), listed, "at {ply}");
        }
    }
}

#[test]
fn ok_a_right_to_castle_is_held_in_check_and_lost_with_the_kings_move() {
    let moves = "Bb5+ Kf8 Bc4 Ke8 Bb5+ Kf8 Bc4 Ke8 Bb5+";
    check(BLACK_MAY_CASTLE, moves, "1(black castles kingside earlier) 5 9");
    let record = record(BLACK_MAY_CASTLE, moves);
    assert_eq!(record.occurrences(9, EnPassantReading::Playable), 2);
    // The move that Black could have written instead: the king to f8, without the castling right each time.
    let to_f8: UciMove = "e8f8".parse().unwrap();
    let to_f8 = to_f8.to_move(record.position(9).unwrap()).unwrap();
    let intended = record.intending(9, to_f8).unwrap();
    assert_eq!(in_words(&intended), "2 6 10");
    assert_eq!(intended.occurrences(10, EnPassantReading::Playable), 3);
    assert_eq!(record.last_ply(), 9, "nothing was played");
}

#[test]
fn ok_each_right_to_castle_is_told_apart() {
    let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let one_each = "white castles queenside earlier, black castles kingside earlier";
    check(both, "Ra2 Rh7 Ra1 Rh8", &format!("0({one_each}) 4"));
    let white = "white castles kingside earlier, white castles queenside earlier";
    check(both, "Ke2 Rf8+ Ke1 Rh8", &format!("0({white}, black castles kingside earlier) 4"));
}

#[test]
fn ok_equal_men_may_change_places() {
    // The knights of c3 and f3 come back on each other's square.
    let knights = "4k3/8/8/8/8/2N2N2/8/4K3 w - - 0 1";
    check(knights, "Nd5 Kd8 Nd2 Ke8 Nf6+ Kd8 Nb1 Kc7 Nc3 Kd8 Ng4 Kc8 Ne5 Kd8 Nf3 Ke8", "0 16");
}

#[test]
fn ok_a_promoted_man_is_a_man_of_its_kind() {
    // The promoted rook and the first one change places.
    let pawn = "8/P4k2/8/8/8/8/4K3/R7 w - - 0 1";
    check(pawn, "a8=R Ke7 Rh8 Kf7 Raa8 Ke7 Rh1 Kf7 Rha1", "1 9");
}

#[test]
fn ok_the_side_to_move_is_part_of_the_position() {
    // The queen loses a move on the way back.
    let queen = "7k/8/8/8/8/8/8/1Q5K w - - 0 1";
    check(queen, "Qc1 Kg8 Qd1 Kh8 Qb1", "0(side to move) 5");
}

#[test]
fn ok_a_pawn_open_to_capture_en_passant() {
    let free = "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1";
    let there_and_back = "d4 Kd7 Kd1 Ke8 Ke1 Kd7 Kd1 Ke8 Ke1";
    check(free, there_and_back, "1(d3 earlier free) 5 9");
    let alone = "4k3/8/8/8/6p1/8/3P4/4K3 w - - 0 1";
    check(alone, there_and_back, "1 5 9");
}

#[test]
fn ok_a_pawn_that_may_not_capture_parts_only_by_the_letter() {
    // The pawn of e4 stands between its king and the rook.
    let bound = "4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1";
    check(bound, "d4 Kd7 Kb1 Ke8 Ka1", "1(d3 earlier bound) 5");
    let record = record(bound, "d4 Kd7 Kb1 Ke8 Ka1");
    assert_eq!(record.occurrences(5, EnPassantReading::Playable), 2);
    assert_eq!(record.occurrences(5, EnPassantReading::ByTheLetter), 1);
    // A second pawn is free to capture.
    let one_free = "4k3/8/8/8/2p1p3/8/3P4/K3R3 w - - 0 1";
    check(one_free, "d4 Kd7 Kb1 Ke8 Ka1", "1(d3 earlier free) 5");
}

#[test]
fn ok_castling_in_chess960() {
    // King b1, rook a1: the rook goes away and comes back without its right.
    let record = record("1k6/8/8/8/8/8/8/RK5R w HA - 0 1", "Rh2 Kc8 Rh1 Kb8");
    assert_eq!(in_words(&record), "0(white castles kingside earlier) 4");
    assert_eq!(record.dead(0, Budget::QUICK), Some(Dead::Undecided));
}

#[test]
fn ok_five_in_a_row_and_five_at_any_distance() {
    let two_kings = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";
    let cycle = "Ra2 Rh7 Ra1 Rh8 ";
    let in_a_row = |moves: &str| {
        let record = record(two_kings, moves);
        let last = record.repetition(record.last_ply()).unwrap();
        let reading = EnPassantReading::Playable;
        (last.count(reading), last.is_in_a_row(5, reading))
    };
    assert_eq!(in_a_row(&cycle.repeat(3)), (4, false));
    assert_eq!(in_a_row(&cycle.repeat(4)), (5, true));
    let detour = "Rb1 Rg8 Rc1 Rf8+ Ke2 Rh8 Ra1 Kf8 Ke1 Ke8 ";
    assert_eq!(in_a_row(&[cycle, cycle, detour, cycle].concat()), (5, false));
    assert_eq!(in_a_row(&[detour, &cycle.repeat(4)].concat()), (6, true));
}

#[test]
fn ok_quiet_half_moves_are_counted_on_from_the_start() {
    let record = record("4k3/8/8/8/8/8/P7/R3K3 w Q - 98 80", "O-O-O Ke7 a4 Ke8");
    let counted: Vec<u32> = (0..=5).map(|ply| record.quiet_half_moves(ply)).collect();
    assert_eq!(counted, [98, 99, 100, 0, 1, 0]);
}

#[test]
fn ok_who_moved_and_what() {
    let record = record(BLACK_MAY_CASTLE, "Bb5+ Kf8");
    let squares: Vec<String> = record
        .arisen()
        .map(|one| format!("{} {:?}", one.ply, one.by.map(|(color, by)| (color, by.to()))))
        .collect();
    assert_eq!(squares, ["0 None", "1 Some((White, B5))", "2 Some((Black, F8))"]);
}

#[test]
fn err_a_move_that_is_not_legal_is_not_recorded() {
    let mut record = record(BLACK_MAY_CASTLE, "Bb5+ Kf8");
    let twice = record.moves()[1];
    assert_eq!(record.play(twice), Err(NotLegal { ply: 3 }));
    assert_eq!(record.last_ply(), 2);
    assert!(record.intending(7, twice).is_err());
    assert_eq!(record.repetition(3), None);
    assert_eq!(record.occurrences(3, EnPassantReading::Playable), 0);
}

#[test]
fn ok_the_first_dead_position_is_found_from_the_end() {
    let record = record("8/8/4k3/8/8/4K3/3p4/8 w - - 0 1", "Kxd2 Kd5 Kd3 Kc5 Kc3");
    for reach in [Reach::Everywhere, Reach::WhereLikely] {
        assert_eq!(record.first_dead(reach, Budget::QUICK), Some(1));
    }
    assert_eq!(record.dead(0, Budget::QUICK), Some(Dead::No));
    let alive = self::record("8/8/4k3/8/8/4K3/3p4/8 w - - 0 1", "Ke2 d1=Q+");
    assert_eq!(alive.first_dead(Reach::Everywhere, Budget::QUICK), None);
}

#[test]
fn ok_the_first_dead_position_is_found_wherever_it_lies() {
    let around = |cycle: &'static str, plies: usize| cycle.split(' ').cycle().take(plies);
    for before in [0, 4, 8] {
        for after in 0..20 {
            let mut moves: Vec<&str> = around("Kf3 Kf6 Ke3 Ke6", before).collect();
            moves.push("Kxd2");
            moves.extend(around("Kd6 Kc2 Ke6 Kd2", after));
            let record = record("8/8/4k3/8/8/4K3/3p4/8 w - - 0 1", &moves.join(" "));
            let found = record.first_dead(Reach::Everywhere, Budget::QUICK);
            assert_eq!(found, Some(before + 1), "{before} plies before, {after} after");
        }
    }
}

#[test]
fn ok_a_wall_of_pawns_and_a_forced_capture_are_within_reach() {
    let wall = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
    let forced = "7k/6Q1/8/8/8/8/8/K7 b - - 0 1";
    for (fen, moves) in [(wall, "Kd1 Kd7"), (forced, "Kxg7 Ka2")] {
        let record = record(fen, moves);
        for reach in [Reach::Everywhere, Reach::WhereLikely] {
            assert_eq!(record.first_dead(reach, Budget::QUICK), Some(0), "{fen}");
        }
    }
}

#[test]
fn ok_one_comparison_and_two_readings_agree_with_the_notation() {
    let record = record("4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1", "d4 Kd7 Kb1 Ke8 Ka1");
    let fen = |ply: usize, mode| {
        let fen = Fen::from_position(record.position(ply).unwrap(), mode).to_string();
        fen.rsplitn(3, ' ').last().map(str::to_owned)
    };
    assert_eq!(fen(1, EnPassantMode::Legal), fen(5, EnPassantMode::Legal));
    assert_ne!(fen(1, EnPassantMode::PseudoLegal), fen(5, EnPassantMode::PseudoLegal));
}
