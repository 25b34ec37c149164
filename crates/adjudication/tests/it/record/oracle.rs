//! The counts of the core compared with those of python-chess, on the random games of `oracle.txt`, which
//! `oracle.py` has written.
//!
//! Positions that python-chess calls the same are those that [`EnPassantReading::Playable`] does, in every
//! edition: castling rights as they are held, a capture en passant only where it is legal. Nothing is
//! excluded for the threefold and the fivefold repetition. It differs in three other things:
//!
//! - It takes five times at any distance for a fivefold repetition, which is the Law since 2017. The
//!   five in a row of 2014 were counted by the script, from the keys of python-chess.
//! - It does not find fifty or seventy-five moves where the player to move has no legal move. Neither
//!   does `claimable`, since the game is over; the core's bare count goes on, and the plies at which the two
//!   differ for this reason only are counted below.
//! - It does not know a reading by the letter (an en passant capture that would expose the king): that one
//!   is compared with the naive implementation only.

use acconcio_adjudication::game_record::{EnPassantReading, GameRecord};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Move, Position};

const RECORDED: &str = include_str!("oracle.txt");

/// A recorded game: its record, and the plies at which something holds.
struct Game {
    record: GameRecord,
    threefold: Vec<usize>,
    fivefold: Vec<usize>,
    in_a_row: Vec<usize>,
    fifty: Vec<usize>,
    seventy_five: Vec<usize>,
}

#[test]
fn ok_every_count_agrees_with_python_chess() {
    let reading = EnPassantReading::Playable;
    let (mut games, mut over) = (0, 0);
    let mut held = [0; 5];
    for (line, game) in recorded() {
        let record = &game.record;
        let plies_where = |holds: &dyn Fn(usize) -> bool| -> Vec<usize> {
            (0..=record.last_ply()).filter(|ply| holds(*ply)).collect()
        };
        let times = |ply| record.occurrences(ply, reading);
        let goes_on = |ply| record.position(ply).is_some_and(|one| !one.legal_moves().is_empty());
        let quiet = |needed| move |ply: &usize| record.quiet_half_moves(*ply) >= needed;
        let lists = [
            (plies_where(&|ply| times(ply) >= 3), &game.threefold),
            (plies_where(&|ply| times(ply) >= 5), &game.fivefold),
            (
                plies_where(&|ply| {
                    record.repetition(ply).is_some_and(|it| it.is_in_a_row(5, reading))
                }),
                &game.in_a_row,
            ),
            (plies_where(&|ply| quiet(100)(&ply) && goes_on(ply)), &game.fifty),
            (plies_where(&|ply| quiet(150)(&ply) && goes_on(ply)), &game.seventy_five),
        ];
        for (index, (ours, theirs)) in lists.iter().enumerate() {
            assert_eq!(ours, *theirs, "line {line}, list {index}");
            held[index] += usize::from(!ours.is_empty());
        }
        over += plies_where(&|ply| quiet(100)(&ply) && !goes_on(ply)).len();
        games += 1;
    }
    assert_eq!((games, held, over), SEEN);
}

/// The number of games, of games with each of the five lists, and of plies at which fifty moves were
/// complete in a game that was over.
const SEEN: (usize, [usize; 5], usize) = (3_000, [1_740, 1_096, 1_086, 285, 113], 1);

fn recorded() -> impl Iterator<Item = (usize, Game)> {
    let starts: Vec<Chess> =
        RECORDED.lines().filter_map(|line| line.strip_prefix("= ")).map(position).collect();
    let lines = RECORDED.lines().enumerate().filter(|(_, line)| !line.starts_with(['#', '=']));
    lines.map(move |(index, line)| (index + 1, game(&starts, line)))
}

fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("a start is FEN");
    fen.into_position(CastlingMode::Standard).expect("a start is legal")
}

fn game(starts: &[Chess], line: &str) -> Game {
    let fields: Vec<&str> = line.split(' ').collect();
    let [start, moves, threefold, fivefold, in_a_row, fifty, seventy_five] = fields[..] else {
        panic!("seven fields: {line}")
    };
    let start: usize = start.parse().expect("the number of a start");
    let mut record = GameRecord::from(starts[start].clone());
    for place in numbers(moves) {
        let position = record.position(record.last_ply()).expect("it is recorded");
        let next = in_order(position)[place];
        record.play(next).expect("it is legal");
    }
    Game {
        record,
        threefold: plies(threefold),
        fivefold: plies(fivefold),
        in_a_row: plies(in_a_row),
        fifty: plies(fifty),
        seventy_five: plies(seventy_five),
    }
}

/// The legal moves in the order of their notation.
fn in_order(position: &Chess) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort_by_cached_key(|one| one.to_uci(CastlingMode::Standard).to_string());
    moves
}

fn plies(text: &str) -> Vec<usize> {
    let steps = numbers(text).into_iter();
    steps
        .scan(0, |ply, step| {
            *ply += step;
            Some(*ply)
        })
        .collect()
}

fn numbers(text: &str) -> Vec<usize> {
    let mut bytes = text.bytes().map(|byte| usize::from(byte - b'!'));
    let mut numbers = Vec::new();
    if text == "~" {
        return numbers;
    }
    let long = usize::from(b'}' - b'!');
    while let Some(first) = bytes.next() {
        let mut digit = || bytes.next().expect("two characters follow");
        numbers.push(if first == long { 91 * digit() + digit() } else { first });
    }
    numbers
}
