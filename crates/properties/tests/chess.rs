//! Chess by two engines: shakmaty, by whose moves everything here rules, and cozy-chess, which shares no line with it.
//!
//! In every position they have to name the same legal moves, the same check, mate and stalemate, and come to the same
//! position by each move; the numbers of lines of moves are compared as well.

use std::cell::Cell;
use std::str::FromStr;

use acconcio_properties::cases;
use cozy_chess::{Board, GameStatus};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use shakmaty::fen::{Epd, Fen};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

/// The same position in both engines.
#[derive(Clone)]
struct Both {
    ours: Chess,
    other: Board,
}

impl Both {
    /// Reads a position; none where an engine refuses it.
    fn read(fen: &str) -> (Option<Chess>, Option<Board>) {
        let ours = Fen::from_str(fen).ok();
        let ours = ours.and_then(|it| it.into_position(CastlingMode::Chess960).ok());
        (ours, Board::from_fen(fen, true).ok())
    }

    fn of(fen: &str) -> Both {
        let (Some(ours), Some(other)) = Both::read(fen) else { panic!("{fen} is refused") };
        Both { ours, other }
    }

    fn fen(&self) -> String {
        Fen::from_position(&self.ours, EnPassantMode::Legal).to_string()
    }

    /// The legal moves, each as the square of the king and that of his rook where he castles, after a comparison.
    fn moves(&self) -> Vec<String> {
        let legal = self.ours.legal_moves();
        let mut ours: Vec<String> =
            legal.iter().map(|it| it.to_uci(CastlingMode::Chess960).to_string()).collect();
        let mut others = Vec::new();
        self.other.generate_moves(|moves| {
            others.extend(moves.into_iter().map(|it| it.to_string()));
            false
        });
        ours.sort();
        others.sort();
        assert_eq!(ours, others, "{}", self.fen());
        ours
    }

    /// Compares everything that is said of the position; returns the legal moves.
    fn compared(&self) -> Vec<String> {
        let moves = self.moves();
        let fen = self.fen();
        assert_eq!(self.ours.is_check(), !self.other.checkers().is_empty(), "{fen}");
        let (mate, stalemate) = (self.ours.is_checkmate(), self.ours.is_stalemate());
        let is_over = self.other.generate_moves(|_| true);
        assert_eq!(mate || stalemate, !is_over, "{fen}");
        // cozy-chess also calls a game drawn after fifty moves.
        if self.ours.halfmoves() < 100 {
            let told = match self.other.status() {
                GameStatus::Won => (true, false),
                GameStatus::Drawn => (false, true),
                GameStatus::Ongoing => (false, false),
            };
            assert_eq!((mate, stalemate), told, "{fen}");
        }
        // The squares, the player to move and the castling rights.
        assert_eq!(epd(&self.ours), shredder(&self.other), "{fen}");
        moves
    }

    fn play(&mut self, played: &str) {
        let uci = UciMove::from_str(played).expect("a move in letters");
        let legal = uci.to_move(&self.ours).expect("it is legal");
        self.ours.play_unchecked(legal);
        self.other.play(played.parse().expect("a move in letters"));
    }

    /// The number of lines of so many moves, compared move by move.
    fn lines(&self, depth: u32) -> u64 {
        let moves = self.moves();
        if depth <= 1 {
            return moves.len() as u64;
        }
        moves
            .iter()
            .map(|played| {
                let mut next = self.clone();
                next.play(played);
                next.lines(depth - 1)
            })
            .sum()
    }
}

/// The first three fields of the position, with castling rights by the files of the rooks.
fn epd(position: &Chess) -> String {
    let epd = Epd::from_position(position, EnPassantMode::Legal);
    let setup = epd.into_setup();
    let board = setup.board.to_string();
    let turn = setup.turn.char();
    let mut rights: Vec<char> = setup
        .castling_rights
        .into_iter()
        .map(|rook| {
            let file = rook.file().char();
            if rook.rank() == shakmaty::Rank::First { file.to_ascii_uppercase() } else { file }
        })
        .collect();
    rights.sort_unstable();
    format!("{board} {turn} {}", rights.into_iter().collect::<String>())
}

/// The same of a FEN of cozy-chess in the form for Chess960.
fn shredder(board: &Board) -> String {
    let written = format!("{board:#}");
    let mut fields = written.split(' ');
    let mut next = || fields.next().unwrap_or_default();
    let (squares, turn, rights) = (next(), next(), next());
    let mut rights: Vec<char> = rights.chars().filter(|it| *it != '-').collect();
    rights.sort_unstable();
    format!("{squares} {turn} {}", rights.into_iter().collect::<String>())
}

/// A source of choices that follows from a number.
struct Choices(u64);

impl Choices {
    /// The next number below a bound (SplitMix64).
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % bound.max(1) as u64).unwrap_or(0)
    }
}

/// One of the 960 starting positions, by its number.
fn start(number: u32) -> String {
    format!("{:#}", Board::chess960_startpos(number))
}

fn runner(all: u32) -> TestRunner {
    TestRunner::new(Config { cases: cases(all), failure_persistence: None, ..Config::default() })
}

#[test]
fn ok_random_games_of_chess_and_chess960_are_the_same_in_both() {
    let compared = Cell::new(0_u64);
    runner(2_000)
        .run(&(0_u32..960, any::<bool>(), any::<u64>()), |(number, is_usual, seed)| {
            // 518 is the usual starting position.
            let mut both = Both::of(&start(if is_usual { 518 } else { number }));
            let mut choices = Choices(seed);
            for _ in 0..240 {
                let moves = both.compared();
                compared.set(compared.get() + 1);
                let Some(played) = moves.get(choices.below(moves.len())) else { break };
                both.play(played);
            }
            Ok(())
        })
        .expect("the engines agree");
    println!("{} positions of games compared", compared.get());
    assert!(compared.get() > 1_000);
}

/// A board with any pieces anywhere, often with castling rights and a square for en passant.
fn weird(choices: &mut Choices) -> String {
    let mut squares = [None; 64];
    // Kings and rooks at home make castling rights likely.
    let is_at_home = choices.below(2) == 0;
    for (king, home) in [('K', 0), ('k', 56)] {
        let place = if is_at_home { home + choices.below(8) } else { choices.below(64) };
        squares[place] = Some(king);
    }
    for _ in 0..choices.below(30) {
        let place = choices.below(64);
        let letters = if (8..56).contains(&place) { "PPPpppNnBbRrQq" } else { "NnBbRRrrQq" };
        if squares[place].is_none() {
            squares[place] = letters.chars().nth(choices.below(letters.len()));
        }
    }
    let rank = |rank: usize| -> String {
        let letter = |file: usize| squares[rank * 8 + file].map_or("1".to_owned(), String::from);
        (0..8).map(letter).collect()
    };
    let board: Vec<String> = (0..8).rev().map(rank).collect();
    let is_to_castle = is_at_home && choices.below(2) == 0;
    let is_one = |_: &char| is_to_castle && choices.below(5) == 0;
    let rights: String = "HAhaGBgb".chars().filter(is_one).collect();
    let rights = if rights.is_empty() { "-" } else { &rights };
    let turn = ["w", "b"][choices.below(2)];
    let file = char::from(b'a' + u8::try_from(choices.below(8)).unwrap_or(0));
    let passant = match (choices.below(8), turn) {
        (0, "w") => format!("{file}6"),
        (0, _) => format!("{file}3"),
        _ => "-".to_owned(),
    };
    let counter = if passant == "-" { choices.below(120) } else { 0 };
    format!("{} {turn} {rights} {passant} {counter} 1", board.join("/"))
}

#[test]
fn ok_weird_positions_are_the_same_in_both() {
    let (tried, both_take, one_takes) = (Cell::new(0_u64), Cell::new(0_u64), Cell::new(0_u64));
    let add = |count: &Cell<u64>| count.set(count.get() + 1);
    runner(200_000)
        .run(&any::<u64>(), |seed| {
            let fen = weird(&mut Choices(seed));
            add(&tried);
            match Both::read(&fen) {
                (Some(ours), Some(other)) => {
                    add(&both_take);
                    let both = Both { ours, other };
                    for played in both.compared() {
                        let mut next = both.clone();
                        next.play(&played);
                        next.compared();
                    }
                }
                (None, None) => {}
                (Some(_), None) | (None, Some(_)) => add(&one_takes),
            }
            Ok(())
        })
        .expect("the engines agree");
    let (tried, both_take, one_takes) = (tried.get(), both_take.get(), one_takes.get());
    println!("{tried} positions: {both_take} taken by both and compared, {one_takes} by one only");
    assert!(both_take * 20 > tried, "{both_take} of {tried} only");
}

#[test]
fn ok_the_lines_from_known_positions_are_as_many_as_published() {
    // The positions of https://www.chessprogramming.org/Perft_Results, 1 to 6.
    for (fen, depth, expected) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", 3, 8_902),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w HAha - 0 1", 3, 97_862),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w ha - 0 1", 3, 9_467),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w H - 1 8", 3, 62_379),
        ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3, 89_890),
    ] {
        assert_eq!(Both::of(fen).lines(depth), expected, "{fen}");
    }
}

#[test]
fn ok_the_lines_from_random_positions_are_as_many_in_both() {
    runner(200)
        .run(&(0_u32..960, any::<u64>(), 0_usize..120), |(number, seed, plies)| {
            let mut both = Both::of(&start(number));
            let mut choices = Choices(seed);
            for _ in 0..plies {
                let moves = both.moves();
                let Some(played) = moves.get(choices.below(moves.len())) else { break };
                both.play(played);
            }
            both.lines(2);
            Ok(())
        })
        .expect("the engines agree");
}
