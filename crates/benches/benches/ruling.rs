//! The time that a ruling takes: `cargo bench --package acconcio-benches --bench ruling`.

use std::hint::black_box;

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::{Act, ActKind, Claim, Clocks, Incident, Regime};
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::{Classification, Outcome};
use acconcio_training::grading::{Answer, grade, model_answer};
use acconcio_training::whatif::{Change, matrix, nearest};
use criterion::{Criterion, criterion_group, criterion_main};
use shakmaty::fen::Fen;
use shakmaty::{Color, Setup, Square};

fn incident(fen: &str, regime: Regime, acts: Vec<Act>) -> Incident {
    let mut incident = Incident::initial(regime);
    incident.start = Setup::from(fen.parse::<Fen>().expect("a FEN"));
    incident.clocks = Clocks { white: 20, black: 100, increment: 0 };
    incident.acts = acts;
    incident
}

/// Karpov–Chernin: an illegal move, both kings in check; no disputed point.
fn karpov_chernin() -> Incident {
    let fen = "4Q3/1r3K2/3k4/6Rp/4P1p1/8/8/8 w - - 0 54";
    let acts = vec![
        Act::by(Color::White, ActKind::touches(Square::E8)),
        Act::by(Color::White, ActKind::places(Square::E8, Square::E6)),
        Act::by(Color::White, ActKind::Releases { square: Square::E6 }),
        Act::by(Color::White, ActKind::presses_clock()),
    ];
    incident(fen, Regime::RapidUnsupervised, acts)
}

/// Castling rook first in blitz, claimed: two disputed points, so four rulings in one.
fn rook_first() -> Incident {
    let fen = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1";
    let acts = vec![
        Act::by(Color::White, ActKind::touches(Square::H1)),
        Act::by(Color::White, ActKind::places(Square::H1, Square::F1)),
        Act::by(Color::White, ActKind::Releases { square: Square::F1 }),
        Act::by(Color::White, ActKind::touches(Square::E1)),
        Act::by(Color::White, ActKind::places(Square::E1, Square::G1)),
        Act::by(Color::White, ActKind::Releases { square: Square::G1 }),
        Act::by(Color::White, ActKind::presses_clock()),
        Act::by(Color::Black, ActKind::Claims(Claim::IllegalMove)),
    ];
    incident(fen, Regime::BlitzUnsupervised, acts)
}

fn rulings(criterion: &mut Criterion) {
    for (name, incident) in [("karpov-chernin", karpov_chernin()), ("rook-first", rook_first())] {
        criterion.bench_function(&format!("ruling/{name}"), |bencher| {
            bencher.iter(|| adjudicate(black_box(&incident)));
        });
        let reconstruction = Reconstruction::of(&incident).expect("can be played");
        let ruling = adjudicate(&incident).expect("can be ruled");
        let answer = model_answer(&reconstruction, &ruling, &ruling.facets);
        criterion.bench_function(&format!("grading/{name}"), |bencher| {
            bencher.iter(|| grade(&reconstruction, &ruling, black_box(&answer)));
        });
    }
}

/// Measures the rulings under every edition and regime, the changes on offer, and the nearest change for
/// an answer that is right in blitz and for one that is right nowhere, which is the longest search.
fn what_if(criterion: &mut Criterion) {
    for (name, incident) in [("karpov-chernin", karpov_chernin()), ("rook-first", rook_first())] {
        criterion.bench_function(&format!("matrix/{name}"), |bencher| {
            bencher.iter(|| matrix(black_box(&incident)));
        });
        criterion.bench_function(&format!("changes/{name}"), |bencher| {
            bencher.iter(|| Change::all(black_box(&incident)));
        });
        let reconstruction = Reconstruction::of(&incident).expect("can be played");
        let ruling = adjudicate(&incident).expect("can be ruled");
        let nowhere = Answer {
            classification: Some(Classification::WrongSetUp),
            result: Some(Outcome::Drawn),
            ..model_answer(&reconstruction, &ruling, &ruling.facets)
        };
        assert_eq!(nearest(&incident, &nowhere), None);
        criterion.bench_function(&format!("nearest-none/{name}"), |bencher| {
            bencher.iter(|| nearest(black_box(&incident), &nowhere));
        });
    }
}

criterion_group!(benches, rulings, what_if);
criterion_main!(benches);
