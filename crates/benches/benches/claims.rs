//! The cost of searching for claims, compared with merely reading and replaying the same games: `cargo
//! bench --package acconcio-benches --bench claims`.
//!
//! The games are generated here from a fixed seed; `GAMES=20000` sets their number. There are two kinds:
//! `middle` games stop with most pieces on the board, and `long` games go on until few are left, so that
//! positions repeat.

use std::io::Write;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use acconcio_adjudication::claimable::findings;
use acconcio_adjudication::game_record::{GameRecord, Reach};
use acconcio_adjudication::laws::EditionId;
use acconcio_game_files::Games;
use acconcio_mate::Budget;
use pgn_reader::{Reader, SanPlus, Visitor};
use shakmaty::{Chess, Move, Position};

/// A visitor that reads and replays, and nothing more.
struct Replay;

impl Visitor for Replay {
    type Tags = ();
    type Movetext = Chess;
    type Output = Chess;

    fn begin_tags(&mut self) -> ControlFlow<Chess, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Chess, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<Chess> {
        let next = san.san.to_move(position).expect("the games are legal");
        position.play_unchecked(next);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, position: Chess) -> Chess {
        position
    }
}

fn main() {
    let wanted = std::env::var("GAMES").ok().and_then(|word| word.parse().ok()).unwrap_or(4_000);
    for (kind, half_moves) in [("middle", 80), ("long", 400)] {
        let text = made(wanted, half_moves);
        println!("{kind}: {wanted} games, {} kB", text.len() / 1_000);
        let replayed = timed("read and replay", None, || replay(&text));
        timed("record", Some(replayed), || record(&text, |_| 0));
        timed("claims", Some(replayed), || record(&text, |one| found(one, Reach::WhereLikely)));
        timed("with every dead position", Some(replayed), || {
            record(&text, |one| found(one, Reach::Everywhere))
        });
    }
}

fn replay(text: &[u8]) -> usize {
    let mut reader = Reader::new(text);
    let mut games = 0;
    while reader.read_game(&mut Replay).expect("memory can be read").is_some() {
        games += 1;
    }
    games
}

fn record(text: &[u8], look: impl Fn(&GameRecord) -> usize) -> usize {
    let mut games = Games::new(text);
    let mut found = 0;
    while let Some(next) = games.next_game().expect("memory can be read") {
        found += look(&next.game.expect("the games are legal").record);
    }
    found
}

fn found(record: &GameRecord, reach: Reach) -> usize {
    findings(record, EditionId::E2023, reach, Budget { shortening: 0, ..Budget::QUICK }).len()
}

/// Runs it several times, and prints the best time, compared with another one if given.
fn timed(name: &str, beside: Option<Duration>, run: impl Fn() -> usize) -> Duration {
    let once = || {
        let start = Instant::now();
        let found = run();
        (start.elapsed(), found)
    };
    let (best, found) = (0..3).map(|_| once()).min().expect("it ran");
    let factor = beside.map_or(1.0, |beside| best.as_secs_f64() / beside.as_secs_f64());
    println!("  {name:<27}{:>9.1} ms  x {factor:>5.2}  ({found})", best.as_secs_f64() * 1e3);
    best
}

/// Generates a PGN file with this many games of about this many half-moves.
fn made(games: usize, half_moves: usize) -> Vec<u8> {
    let mut dice = Dice(0x5DEE_CE66);
    let mut text = Vec::new();
    for number in 1..=games {
        write!(text, "[Event \"{number}\"]\n[White \"?\"]\n[Black \"?\"]\n\n").expect("memory");
        let mut position = Chess::default();
        let mut last: [Option<Move>; 2] = [None; 2];
        for ply in 0..half_moves / 2 + dice.below(half_moves) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let back = last[ply % 2].filter(|_| dice.below(5) < 2).and_then(|last| {
                let is_back =
                    |one: &&Move| one.from() == Some(last.to()) && Some(one.to()) == last.from();
                legal.iter().find(is_back)
            });
            let next = *back.unwrap_or(&legal[dice.below(legal.len())]);
            last[ply % 2] = Some(next);
            if ply % 2 == 0 {
                write!(text, "{}. ", ply / 2 + 1).expect("memory");
            }
            let san = SanPlus::from_move_and_play_unchecked(&mut position, next);
            write!(text, "{san} ").expect("memory");
        }
        text.extend_from_slice(b"*\n\n");
    }
    text
}

/// A generator of pseudo-random numbers (xorshift), the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}
