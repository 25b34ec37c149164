use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess};

use super::*;

const TWO_ROOKS: &str = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";

fn record(fen: &str, moves: &str) -> GameRecord {
    let fen: Fen = fen.parse().unwrap();
    let start: Chess = fen.into_position(CastlingMode::Standard).unwrap();
    let mut record = GameRecord::from(start);
    for word in moves.split_whitespace() {
        let position = record.position(record.last_ply()).unwrap();
        record.play(word.parse::<San>().unwrap().to_move(position).unwrap()).unwrap();
    }
    record
}

fn line(finding: &Finding) -> String {
    let ground = match &finding.ground {
        Ground::Repetition(plies) => format!("repetition {plies:?}"),
        Ground::Fivefold(plies) => format!("fivefold {plies:?}"),
        Ground::FiftyMoves => "fifty".to_owned(),
        Ground::SeventyFiveMoves => "seventy-five".to_owned(),
        Ground::DeadPosition => "dead".to_owned(),
    };
    let draw = |draw: &Draw| match draw.how {
        Procedure::WritingTheMove(by) => format!("{by} writes {}", draw.under.article),
        Procedure::HavingTheMove(by) => format!("{by} claims {}", draw.under.article),
        Procedure::Unclaimed => format!("drawn {}", draw.under.article),
    };
    let draws: Vec<String> = finding.draws.iter().map(draw).collect();
    let open = match finding.accord {
        Accord::Agreed => "",
        Accord::IfOnlyPlayableCapturesCount => ", open",
    };
    format!("{}: {ground}, {}{open}", finding.ply, draws.join(", "))
}

#[track_caller]
fn check(record: &GameRecord, edition: EditionId, expected: &[&str]) {
    let found = findings(record, edition, Reach::Everywhere, Budget::QUICK);
    let lines: Vec<String> = found.iter().map(line).collect();
    assert_eq!(lines, expected, "{edition}");
}

#[test]
fn ok_who_could_have_claimed_a_repetition_and_under_which_article() {
    let record = record(TWO_ROOKS, &"Ra2 Rh7 Ra1 Rh8 ".repeat(2));
    for (edition, ahead, now) in [
        (EditionId::E2009, "9.2.a", "9.2.b"),
        (EditionId::E2014, "9.2.a", "9.2.b"),
        (EditionId::E2017, "9.2.1.1", "9.2.1.2"),
        (EditionId::E2018, "9.2.1.1", "9.2.1.2"),
        (EditionId::E2023, "9.2.1", "9.2.2"),
    ] {
        let third = format!("8: repetition [0, 4, 8], black writes {ahead}, white claims {now}");
        check(&record, edition, &[&third]);
    }
    check(&record, EditionId::UsChess, &[]);
}

#[test]
fn ok_the_fifth_time_ends_the_game_where_the_edition_says_so() {
    let cycle = "Ra2 Rh7 Ra1 Rh8 ";
    let in_a_row = record(TWO_ROOKS, &cycle.repeat(5));
    let last = |record: &GameRecord, edition| {
        let found = findings(record, edition, Reach::Everywhere, Budget::QUICK);
        line(found.last().unwrap())
    };
    let fifth = "19: repetition [3, 7, 11, 15, 19], white writes 9.2.a, black claims 9.2.b";
    assert_eq!(last(&in_a_row, EditionId::E2009), fifth, "the sixth, at 20, is not listed");
    assert_eq!(last(&in_a_row, EditionId::E2014), "16: fivefold [0, 4, 8, 12, 16], drawn 9.6.a");
    assert_eq!(last(&in_a_row, EditionId::E2018), "16: fivefold [0, 4, 8, 12, 16], drawn 9.6.1");
    let detour = "Rb1 Rg8 Rc1 Rf8 Kd2 Rh8 Ra1 Kf8 Ke1 Ke8 ";
    let apart = record(TWO_ROOKS, &[cycle, cycle, detour, cycle].concat());
    let claimed = "22: repetition [0, 4, 8, 18, 22], black writes 9.2.a, white claims 9.2.b";
    assert_eq!(last(&apart, EditionId::E2014), claimed);
    assert_eq!(last(&apart, EditionId::E2017), "22: fivefold [0, 4, 8, 18, 22], drawn 9.6.1");
}

#[test]
fn ok_fifty_and_seventy_five_moves_below_at_and_above() {
    let near_fifty = "4k2r/8/8/8/8/8/8/R3K3 w - - 98 60";
    check(&record(near_fifty, "Ra2"), EditionId::E2023, &[]);
    let fifty = "2: fifty, black writes 9.3.1, white claims 9.3.2";
    check(&record(near_fifty, "Ra2 Rh7"), EditionId::E2023, &[fifty]);
    check(&record(near_fifty, "Ra2 Rh7 Ra3"), EditionId::E2023, &[fifty]);
    check(
        &record(near_fifty, "Ra2 Rh7 Ra3"),
        EditionId::E2009,
        &[&fifty.replace("3.1", "3.a").replace("3.2", "3.b")],
    );
    let at_the_start = "4k2r/8/8/8/8/8/8/R3K3 w - - 120 60";
    check(&record(at_the_start, "Ra2"), EditionId::E2018, &["0: fifty, white claims 9.3.2"]);

    let near_seventy_five = "4k2r/8/8/8/8/8/8/R3K3 w - - 148 90";
    let at_once = "0: fifty, white claims 9.3.b";
    check(&record(near_seventy_five, "Ra2"), EditionId::E2014, &[at_once]);
    let drawn = "2: seventy-five, drawn 9.6.b";
    check(&record(near_seventy_five, "Ra2 Rh7 Ra3"), EditionId::E2014, &[at_once, drawn]);
    check(&record(near_seventy_five, "Ra2 Rh7 Ra3"), EditionId::E2009, &[at_once]);
}

#[test]
fn ok_mate_and_stalemate_come_before_the_count() {
    check(
        &record("7k/8/6K1/8/8/8/8/R7 w - - 149 90", "Ra8"),
        EditionId::E2023,
        &["0: fifty, white claims 9.3.2"],
    );
    check(
        &record("7k/8/6K1/8/8/8/8/5R2 w - - 99 90", "Rf7 Kg8 Rf6 Kh8 Rf8"),
        EditionId::E2023,
        &["1: fifty, white writes 9.3.1, black claims 9.3.2"],
    );
    check(&record("7k/8/6K1/8/8/8/8/R7 w - - 99 90", "Ra8"), EditionId::E2023, &[]);
    check(
        &record("7k/8/6K1/8/8/8/8/5Q2 w - - 149 90", "Qf7"),
        EditionId::E2023,
        &["0: fifty, white claims 9.3.2"],
    );
}

#[test]
fn ok_a_dead_position_ends_the_game() {
    let bare = record(
        "8/8/4k3/8/8/4K3/3p4/8 w - - 0 1",
        &format!("Kxd2 Kd5 Kd3 {}", "Kc5 Kc3 Kd5 Kd3 ".repeat(3)),
    );
    check(&bare, EditionId::E2009, &["1: dead, drawn 5.2.b"]);
    check(&bare, EditionId::E2023, &["1: dead, drawn 5.2.2"]);
}

#[test]
fn ok_a_repetition_by_one_reading_only_is_open() {
    let there_and_back = "Kd7 Kb1 Ke8 Ka1 ";
    let bound =
        record("4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1", &format!("d4 {}", there_and_back.repeat(4)));
    let found = findings(&bound, EditionId::E2023, Reach::Everywhere, Budget::QUICK);
    let found: Vec<String> = found.iter().filter(|one| one.ply % 4 == 1).map(line).collect();
    assert_eq!(
        found,
        [
            "9: repetition [1, 5, 9], white writes 9.2.1, black claims 9.2.2, open",
            "13: repetition [1, 5, 9, 13], white writes 9.2.1, black claims 9.2.2",
            "17: fivefold [1, 5, 9, 13, 17], drawn 9.6.1, open",
        ]
    );
}

#[test]
fn ok_what_only_looks_like_a_third_time() {
    // The first time with a right to castle; the last move but one brings the men back once more.
    let record = record("4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1", &"Bb5 Kf8 Bc4 Ke8 ".repeat(2));
    for edition in EditionId::FIDE {
        assert_eq!(only_apparent(&record, edition), [8], "{edition}");
    }
    assert!(only_apparent(&record, EditionId::Bca1862).is_empty());
    let both_times = self::record("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", &"Ra2 Kf8 Ra1 Ke8 ".repeat(2));
    assert!(only_apparent(&both_times, EditionId::E2023).is_empty());
}
