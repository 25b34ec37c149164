//! Positions, games and scenarios.

use std::io::{Cursor, Read};

use acconcio_adjudication::claimable::findings_with;
use acconcio_adjudication::edition_id::EditionId;
use acconcio_app::pasted;
use acconcio_game_files::{Found, Games};
use acconcio_mate::Query;
use acconcio_quadrigliona::scenario::Scenario as Match;
use acconcio_scenario_files::AnyScenario;
use acconcio_scenario_files::bundle::Bundle;
use acconcio_training::scenario::Scenario;
use shakmaty::Color;

/// Positions as somebody pastes them: one that is read is read again from what is written of it.
pub fn fen(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    // Either is an answer.
    let _ = pasted::read(&text);
    for winner in Color::ALL {
        if let Ok(query) = Query::from_fen(&text, winner) {
            let again = Query::from_fen(&query.fen(), winner).expect("what is written is read");
            assert_eq!(again.fen(), query.fen(), "{text}");
        }
    }
}

/// Games: a file is read alike whole and in pieces, and every game that is read has its claims.
pub fn pgn(data: &[u8]) {
    let whole = read(Games::new(Cursor::new(data)));
    let piecemeal = read(Games::new(Trickle { data, at: 0 }));
    let told = |games: &[Found]| -> Vec<_> {
        let moves = |found: &Found| found.game.as_ref().map(|it| it.record.last_ply()).ok();
        games.iter().map(|found| (found.line, moves(found))).collect()
    };
    assert_eq!(told(&whole), told(&piecemeal));
    for game in whole.iter().filter_map(|found| found.game.as_ref().ok()) {
        for edition in EditionId::ALL {
            findings_with(&game.record, edition, None);
        }
    }
}

fn read<R: Read>(mut games: Games<R>) -> Vec<Found> {
    let mut all = Vec::new();
    while let Some(found) = games.next_game().expect("bytes in memory are always read") {
        all.push(found);
    }
    all
}

/// A source that gives a few bytes at a time, never the same number twice in a row.
struct Trickle<'a> {
    data: &'a [u8],
    at: usize,
}

impl Read for Trickle<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let wanted = 1 + self.at % 7;
        let rest = &self.data[self.at.min(self.data.len())..];
        let count = wanted.min(rest.len()).min(into.len());
        into[..count].copy_from_slice(&rest[..count]);
        self.at += count;
        Ok(count)
    }
}

/// Packs and links, and files as they are in one: what is read is written and read again, incident by incident. A text
/// that is no pack stands for its content: paths and contents in turn, with a NUL after each.
pub fn packs(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let bundle = Bundle::of_file(data).or_else(|_| Bundle::of_link(&text));
    let bundle = bundle.unwrap_or_else(|_| {
        let parts: Vec<&str> = text.split('\0').collect();
        let files = parts.chunks_exact(2).map(|two| (two[0].to_owned(), two[1].to_owned()));
        Bundle { name: "fuzzed".to_owned(), files: files.collect() }
    });
    assert_eq!(Bundle::of_file(&bundle.file()).as_ref(), Ok(&bundle));
    for scenario in bundle.contents().scenarios {
        let alone = Bundle::of(&scenario).expect("there are words for what was read");
        let again = Bundle::of_link(&alone.link()).map(|it| it.contents().scenarios);
        assert_eq!(again, Ok(vec![scenario]));
    }
}

/// Scenario files of both games: one that is read is ruled on.
pub fn scenarios(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(scenario) = <Scenario>::parse("fuzzed", &text) {
        assert_eq!(scenario.rulings().len(), scenario.variants());
    }
    if let Ok(scenario) = <Match>::parse("fuzzed", &text) {
        assert_eq!(scenario.rulings().len(), scenario.variants());
    }
}
