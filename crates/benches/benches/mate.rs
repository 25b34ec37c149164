//! The time for the exact answer and the number of cases left open, side by side with the crate
//! `chasolver`: `cargo bench --package acconcio-benches --bench mate`.
//!
//! `STATES=300000` sets another budget; `OPEN=1` names the cases that are left open. The other crate's
//! answers are not trusted: where it disagrees, our line was replayed or our proof was checked.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::time::Instant;

use acconcio_mate::{Answer, Budget, Part, Progress, Query, Search, check};
use chasolver::Winnability;
use shakmaty::Color;

struct Case {
    fen: &'static str,
    winner: Color,
    expected: &'static str,
    kind: &'static str,
}

/// The times of one kind of case, in microseconds.
#[derive(Default)]
struct Times(Vec<f64>);

fn main() {
    let states = std::env::var("STATES").ok().and_then(|word| word.parse().ok());
    let budget = states.map_or(Budget::INTERACTIVE, Budget::of);
    // The line as it is found: the other crate does not shorten its line either.
    let budget = Budget { shortening: 0, ..budget };
    println!("budget: {} states; times in microseconds", budget.states);
    let known = cases(include_str!("../../mate/tests/data/cases.csv"));
    run("cases", &known, budget);
    for (name, budget) in [("quick", Budget::QUICK), ("interactive", Budget::INTERACTIVE)] {
        print_plies(name, &known, budget);
    }
    run("hard", &cases(include_str!("../../mate/tests/data/hard.csv")), budget);
}

fn cases(text: &'static str) -> Vec<Case> {
    let lines = text.lines().skip(1).map(|line| {
        let fields: Vec<&str> = line.split(',').collect();
        let [fen, winner, expected, kind] = fields[..] else { panic!("four fields: {line}") };
        let winner = if winner == "white" { Color::White } else { Color::Black };
        Case { fen, winner, expected, kind }
    });
    lines.collect()
}

fn run(name: &str, cases: &[Case], budget: Budget) {
    let mut times: BTreeMap<(&str, &str), Times> = BTreeMap::new();
    let (mut wrong, mut their_wrong, mut their_open, mut invalid) = (0, 0, 0, 0);
    let mut open = Vec::new();
    for case in cases {
        let Ok(query) = Query::from_fen(case.fen, case.winner) else {
            invalid += 1;
            continue;
        };
        let start = Instant::now();
        let (answer, part, spent) = answered(&query, budget);
        let time = start.elapsed().as_secs_f64() * 1e6;
        times.entry((case.kind, "all")).or_default().0.push(time);
        times.entry((case.kind, part)).or_default().0.push(time);
        let word = word(&query, &answer);
        if word == "undecided" {
            open.push((case, spent));
        } else if word != case.expected && case.expected != "unknown" {
            wrong += 1;
            println!("WRONG: {} {:?} is {}, not {word}", case.fen, case.winner, case.expected);
        }
        let start = Instant::now();
        let theirs = their_word(case);
        let time = start.elapsed().as_secs_f64() * 1e6;
        times.entry((case.kind, "chasolver")).or_default().0.push(time);
        if theirs == "undecided" {
            their_open += 1;
        } else if word != "undecided" && theirs != word {
            their_wrong += 1;
            println!("chasolver says {theirs}, shown to be {word}: {} {:?}", case.fen, case.winner);
        }
    }
    println!("{name}: {} queries, {invalid} invalid", cases.len());
    println!(
        "  ours: {wrong} wrong, {} open; chasolver: {their_wrong} wrong, {their_open} open",
        open.len()
    );
    for ((kind, part), times) in &mut times {
        println!("  {kind:<9}{part:<13}{}", times.summary());
    }
    if std::env::var_os("OPEN").is_some() {
        for (case, spent) in open {
            println!("  open: {} {:?} {} after {spent}", case.fen, case.winner, case.expected);
        }
    }
}

/// Prints the lengths of the lines in positions of real games.
fn print_plies(name: &str, cases: &[Case], budget: Budget) {
    let games = cases.iter().filter(|case| case.kind == "game");
    let queries = games.filter_map(|case| Query::from_fen(case.fen, case.winner).ok());
    let mut plies: Vec<usize> = queries
        .filter_map(|query| match answered(&query, budget).0 {
            Answer::Possible(line) => Some(line.moves.len()),
            Answer::Impossible(_) | Answer::Undecided { .. } => None,
        })
        .collect();
    plies.sort_unstable();
    let at = |share: usize| plies[(plies.len() - 1) * share / 100];
    println!(
        "  plies of {} lines from games, {name}: median {}, p90 {}, p99 {}, most {}",
        plies.len(),
        at(50),
        at(90),
        at(99),
        at(100)
    );
}

/// Returns the answer, the part of the search that ended with it, and the number of states spent.
fn answered(query: &Query, budget: Budget) -> (Answer, &'static str, u64) {
    let mut search = Search::new(query.clone(), budget);
    let answer = loop {
        if let Progress::Done(answer) = search.advance(u64::MAX) {
            break answer;
        }
    };
    let spent = search.spent();
    let part = match &answer {
        Answer::Possible(line) => match line.found_by {
            Part::AtOnce => "at once",
            Part::Probe | Part::SmallClosure | Part::Patterns => "quick mate",
            Part::FullSearch | Part::ClockSearch => "full search",
        },
        Answer::Impossible(_) if spent <= 20 => "at once",
        Answer::Impossible(_) if spent <= 6_000 => "quick proof",
        Answer::Impossible(_) | Answer::Undecided { .. } => "full search",
    };
    (answer, part, spent)
}

/// Returns the answer in a word, after replaying its line or checking its proof.
fn word(query: &Query, answer: &Answer) -> &'static str {
    match answer {
        Answer::Possible(line) => {
            assert!(line.replay(query).is_some(), "{}", query.fen());
            "possible"
        }
        Answer::Impossible(proof) => {
            assert_eq!(check::certificate(query, proof), Ok(()), "{}", query.fen());
            "impossible"
        }
        Answer::Undecided { .. } => "undecided",
    }
}

fn their_word(case: &Case) -> &'static str {
    let board = chess::Board::from_str(case.fen);
    let winner = match case.winner {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    };
    match board.ok().and_then(|board| chasolver::winnability(&board, winner)) {
        Some(Winnability::Winnable { .. }) => "possible",
        Some(Winnability::Unwinnable) => "impossible",
        None => "undecided",
    }
}

impl Times {
    fn summary(&mut self) -> String {
        self.0.sort_by(f64::total_cmp);
        let count = self.0.len();
        let at = |share: f64| self.0[((count - 1) as f64 * share) as usize];
        let mean = self.0.iter().sum::<f64>() / count as f64;
        format!(
            "{count:>5}  mean {mean:>10.1}  median {:>9.1}  p99 {:>11.1}  max {:>11.1}",
            at(0.5),
            at(0.99),
            at(1.0)
        )
    }
}
