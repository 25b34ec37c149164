use crate::features::claims::reading::Reading;
use crate::features::claims::reading::State;
use acconcio_adjudication::laws::EditionId;
use acconcio_game_files::{Fault, Rest};
use std::rc::Rc;

use acconcio_adjudication::claimable::Ground;
use yew::Reducible;

use super::findings::*;
use super::reading::Event;

/// POS-J: the same placement of pieces three times, the first time with a right to castle.
const CASTLING: &str = "[Event \"A right to castle\"]\n[FEN \"4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1\"]\n\n\
    1. Bb5+ Kf8 2. Bc4 Ke8 3. Bb5+ Kf8 4. Bc4 Ke8 5. Bb5+ Kf8 *\n\n";
const BACK: &str = "[Event \"There and back\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 \
    6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. Nf3 *\n\n";
const DEAD: &str =
    "[Event \"Two kings\"]\n[FEN \"8/8/4k3/8/8/4K3/3p4/8 w - - 0 1\"]\n\n1. Kxd2 *\n\n";
const BROKEN: &str = "[Event \"Broken\"]\n\n1. e4 e5\n2. Ke3 *\n\n";
const SHORT: &str = "[Event \"Short\"]\n\n1. e4 e5 *\n\n";

/// All reports of the worker on a text, as one.
fn dug(text: &str) -> GamesReport {
    let mut scan = GamesScan::default();
    for piece in text.as_bytes().chunks(50) {
        scan.push(piece);
        while scan.advance(Rest::ToCome) {}
    }
    while scan.advance(Rest::Here) {}
    scan.report.is_over = true;
    let report = scan.take_report();
    assert_eq!(scan.take_report().kept, [], "nothing is report twice");
    // Serialized and parsed, as it comes from the worker.
    serde_json::from_str(&serde_json::to_string(&report).unwrap()).unwrap()
}

/// The entries of a game, each as one short phrase.
fn seen(kept: &ListedGame, edition: EditionId) -> String {
    let record = kept.record().unwrap();
    let entries = kept.entries(&record, edition);
    let Amount { claims, unclaimed, apparent } = kept.amount(edition);
    assert_eq!(entries.len(), claims + unclaimed + apparent);
    let word = |entry: &Entry| match entry {
        Entry::Apparent(ply) => format!("{ply} apparent"),
        Entry::Draw(finding) => match &finding.ground {
            Ground::Repetition(plies) => format!("{} repetition {}", finding.ply, plies.len()),
            Ground::Fivefold(_) => format!("{} fivefold", finding.ply),
            Ground::FiftyMoves => format!("{} fifty", finding.ply),
            Ground::SeventyFiveMoves => format!("{} seventy-five", finding.ply),
            Ground::DeadPosition => format!("{} dead", finding.ply),
        },
    };
    entries.iter().map(word).collect::<Vec<_>>().join(", ")
}

#[test]
fn ok_an_apparent_repetition_is_told_beside_the_true_one() {
    let report = dug(CASTLING);
    assert_eq!(seen(&report.kept[0], EditionId::E2023), "8 apparent, 9 apparent, 10 repetition 3");
    let amount = Amount { claims: 1, unclaimed: 0, apparent: 2 };
    assert_eq!(report.kept[0].amount(EditionId::E2023), amount);
}

#[test]
fn ok_an_edition_without_the_fifth_time_goes_on() {
    let report = dug(BACK);
    let newest = seen(&report.kept[0], EditionId::E2023);
    assert!(newest.ends_with("15 repetition 4, 16 fivefold"), "{newest}");
    let oldest = seen(&report.kept[0], EditionId::E2009);
    assert!(oldest.ends_with("16 repetition 5, 17 repetition 5"), "{oldest}");
}

#[test]
fn ok_games_are_kept_counted_or_skipped() {
    let report = dug(&format!("{SHORT}{CASTLING}{BROKEN}{DEAD}"));
    assert_eq!((report.games, report.with_entries, report.skipped), (4, 2, 1));
    let kept: Vec<(u64, u64)> = report.kept.iter().map(|kept| (kept.number, kept.line)).collect();
    assert_eq!(kept, [(2, 5), (4, 15)]);
    assert_eq!(seen(&report.kept[1], EditionId::E2018), "1 dead");
    let fault = Fault::Illegal(3, "Ke3".to_owned());
    assert_eq!(report.faults, [Skipped { line: 13, fault }]);
}

/// Readable and unreadable games, with the faults of the latter; `xtask/tests/claims.rs` holds the
/// program to the same list.
const UNREADABLE: &str = include_str!("../../../../crates/cli/tests/games/unreadable.pgn");
const WRONG: &str = include_str!("../../../../crates/cli/tests/games/unreadable.txt");

#[test]
fn err_the_page_skips_what_the_program_skips() {
    let report = dug(UNREADABLE);
    let mut lines: Vec<String> = report
        .faults
        .iter()
        .map(|skipped| format!("line {}: {}", skipped.line, skipped.fault))
        .collect();
    lines.push(format!("{} games, {} skipped", report.games, report.skipped));
    assert_eq!(lines, WRONG.lines().collect::<Vec<_>>());
}

#[test]
fn err_what_is_no_text_is_named() {
    let report = dug(&format!("{SHORT}[Event \"\u{0}\u{1}\"]\n"));
    assert_eq!(report.faults, [Skipped { line: 5, fault: Fault::NotText }]);
}

#[test]
fn ok_no_more_is_listed_than_can_be_held() {
    let report = dug(&format!("{}{}", DEAD.repeat(LISTED + 1), BROKEN.repeat(LISTED + 2)));
    assert_eq!((report.kept.len(), report.faults.len()), (LISTED, LISTED));
    assert_eq!((report.with_entries, report.skipped), (LISTED as u64 + 1, LISTED as u64 + 2));
}

#[test]
fn ok_a_reading_goes_on_until_it_is_stopped() {
    let next = |reading: Rc<Reading>, event| reading.reduce(event);
    let report = dug(&format!("{CASTLING}{BROKEN}"));
    let running = GamesReport { is_over: false, ..report.clone() };
    let begun = next(Rc::default(), Event::Begun(10));
    let half = next(next(begun, Event::GamesReport(running.clone())), Event::GamesReport(running));
    assert_eq!((half.state, half.kept.len(), half.faults.len()), (State::Running, 2, 2));
    let stopped = next(Rc::clone(&half), Event::Stopped);
    assert_eq!(stopped.state, State::Stopped);
    assert_eq!(
        next(Rc::clone(&stopped), Event::GamesReport(report.clone())),
        stopped,
        "it comes too late"
    );
    assert_eq!(next(Rc::clone(&half), Event::Failed).state, State::Failed);
    let over = next(half, Event::GamesReport(report));
    assert_eq!((over.state, over.of), (State::Over, 10));
    let second = next(next(over, Event::Chosen(1)), Event::Under(EditionId::E2014));
    assert_eq!(second.shown(), second.kept.get(1));
    let again = next(second, Event::Begun(3));
    assert_eq!((again.state, again.kept.len(), again.of), (State::Running, 0, 3));
    assert_eq!((again.chosen, again.edition), (0, EditionId::E2014), "the edition stays");
    assert_eq!((*again).clone().left().state, State::Stopped);
    assert_eq!(next(again, Event::Empty).state, State::Empty);
}
