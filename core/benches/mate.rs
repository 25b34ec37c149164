//! How long the exact answer takes, and what it leaves open: `cargo bench --package acconcio-core
//! --bench mate`.

use std::time::Instant;

use acconcio_core::mate::{Answer, Budget, Part, Query, check, solve};
use shakmaty::Color;

struct Case {
    fen: &'static str,
    winner: Color,
    expected: &'static str,
    kind: &'static str,
}

fn cases(text: &'static str) -> Vec<Case> {
    let lines = text.lines().skip(1);
    lines
        .map(|line| {
            let mut fields = line.split(',');
            let mut field = || fields.next().expect("four fields");
            let (fen, winner, expected, kind) = (field(), field(), field(), field());
            let winner = if winner == "white" { Color::White } else { Color::Black };
            Case { fen, winner, expected, kind }
        })
        .collect()
}

fn main() {
    let all = cases(include_str!("../tests/data/cases.csv"));
    let hard = cases(include_str!("../tests/data/hard.csv"));
    let small = cases(include_str!("/tmp/small.csv"));
    let budget = std::env::var("STATES").ok().and_then(|word| word.parse().ok());
    let budget = budget.map_or(Budget::INTERACTIVE, Budget::of);
    let budget = Budget { shortening: 0, ..budget };
    for (name, cases) in [("cases", all), ("hard", hard), ("small", small)] {
        run(name, &cases, budget);
    }
}

fn run(name: &str, cases: &[Case], budget: Budget) {
    let mut times = Vec::new();
    let mut wrong = 0;
    let mut open = Vec::new();
    let mut parts = std::collections::BTreeMap::new();
    for case in cases {
        let query = match Query::from_fen(case.fen, case.winner) {
            Ok(query) => query,
            Err(error) => {
                println!("INVALID {} {error:?}", case.fen);
                continue;
            }
        };
        let start = Instant::now();
        let answer = solve(query.clone(), budget);
        let time = start.elapsed().as_nanos() as f64 / 1000.0;
        times.push((case.kind, time));
        let (word, part) = match &answer {
            Answer::Possible(line) => ("possible", Some(line.found_by)),
            Answer::Impossible(proof) => {
                if std::env::var("CHECK").is_ok()
                    && let Err(flaw) = check::certificate(&query, proof)
                {
                    println!("FLAW {} {:?}: {flaw}", case.fen, case.winner);
                }
                ("impossible", None)
            }
            Answer::Undecided { .. } => ("undecided", None),
        };
        let slot: &mut (usize, f64) =
            parts.entry((case.kind, word, part.map(|part| format!("{part:?}")))).or_default();
        slot.0 += 1;
        slot.1 += time;
        if word == "undecided" {
            open.push(case);
        } else if word != case.expected && case.expected != "unknown" {
            wrong += 1;
            println!("WRONG {} {:?} {} not {word}", case.fen, case.winner, case.expected);
        }
    }
    let _ = Part::Probe;
    println!("{name}: {} queries, {wrong} wrong, {} open", cases.len(), open.len());
    for (key, (count, time)) in parts {
        println!("   {key:?} {count} mean {:.1} us", time / count as f64);
    }
    for kind in ["game", "composed"] {
        let mut times: Vec<f64> =
            times.iter().filter(|(k, _)| *k == kind).map(|(_, t)| *t).collect();
        if times.is_empty() {
            continue;
        }
        times.sort_by(f64::total_cmp);
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
        println!(
            "  {kind}: mean {:.1} median {:.1} p99 {:.1} max {:.1} us",
            times.iter().sum::<f64>() / times.len() as f64,
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }
    if std::env::var("OPEN").is_ok() {
        open.iter()
            .for_each(|case| println!("  open {} {:?} {}", case.fen, case.winner, case.expected));
    }
}
