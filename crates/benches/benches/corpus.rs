//! The time that the rulings on all variants take, each under its own edition, and that of the table of
//! all Laws; the time in which all of them are ruled on under another edition, and compared with it:
//! `cargo bench --package acconcio-benches --bench corpus`.

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::laws::EditionId;
use acconcio_scenario_files::{ScenarioFile, all};
use acconcio_training::changes::Changes;
use acconcio_training::scenario::Scenario;
use acconcio_training::whatif::matrix;

/// The number of runs of each; the fastest counts, so that other work on the machine does not.
const RUNS: u32 = 15;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let scenarios: Vec<ScenarioFile<Scenario>> = all(&root).expect("the scenarios can be read");
    let variants: Vec<(String, Incident)> = scenarios
        .iter()
        .filter_map(|scenario| scenario.scenario.as_ref().ok())
        .flat_map(|scenario| {
            let variants = scenario.variants.iter();
            variants.map(|it| (format!("{}/{}", scenario.id, it.id), it.incident.clone()))
        })
        .collect();
    print("rulings", &variants, |incident| {
        black_box(adjudicate(black_box(incident)).is_ok());
    });
    print("tables of all Laws", &variants, |incident| {
        black_box(matrix(black_box(incident)).is_ok());
    });
    under_another_edition(&scenarios, &variants);
}

/// Prints the time for all variants together under the newest edition, and compared with the one before.
fn under_another_edition(files: &[ScenarioFile<Scenario>], variants: &[(String, Incident)]) {
    let [.., before, newest] = EditionId::FIDE;
    let under =
        |(_, incident): &(String, Incident)| Incident { edition: newest, ..incident.clone() };
    let incidents: Vec<Incident> = variants.iter().map(under).collect();
    let ruled = fastest(|| {
        for incident in &incidents {
            black_box(adjudicate(black_box(incident)).is_ok());
        }
    });
    let scenarios: Vec<Scenario> =
        files.iter().filter_map(|file| file.scenario.as_ref().ok()).cloned().collect();
    let compared = fastest(|| {
        black_box(Changes::derive(black_box(&scenarios), before, newest).is_ok());
    });
    let count = incidents.len();
    println!("{count} variants under {newest}: {:.0} ms", ruled.as_secs_f64() * 1e3);
    println!("compared with {before}: {:.0} ms", compared.as_secs_f64() * 1e3);
}

/// Prints mean, median and worst over the variants, and the slowest variants.
fn print(name: &str, variants: &[(String, Incident)], rule: impl Fn(&Incident)) {
    let mut times: Vec<(Duration, &str)> = variants
        .iter()
        .map(|(name, incident)| (fastest(|| rule(incident)), name.as_str()))
        .collect();
    times.sort_unstable();
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let sum: Duration = times.iter().map(|(time, _)| *time).sum();
    let mean = micros(sum) / times.len() as f64;
    let median = micros(times[times.len() / 2].0);
    let worst: Vec<String> = times
        .iter()
        .rev()
        .take(70)
        .map(|(time, name)| format!("{name} {:.0} µs", micros(*time)))
        .collect();
    println!("{} {name}: mean {mean:.1} µs, median {median:.1} µs", times.len());
    println!("  worst: {}", worst.join(", "));
}

fn fastest(run: impl Fn()) -> Duration {
    let once = || {
        let start = Instant::now();
        run();
        start.elapsed()
    };
    (0..RUNS).map(|_| once()).min().unwrap_or_default()
}
