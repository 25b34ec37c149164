//! Wrong scenario files of a match: each error gets a message with line, field and remedy.

use acconcio_quadrigliona::act::{ActKind, Origin, Person};
use acconcio_quadrigliona::disputed_point::DisputedPoint;
use acconcio_quadrigliona::{Seat, Table, Team};
use shakmaty::{Color, Role, Square};

use crate::AnyScenario;
use crate::tests::check_of;
use acconcio_quadrigliona::scenario::Scenario;

const GOOD: &str = r#"topics = ["drop"]
level = 1
provenance = "constructed"
history = { red = "unbeaten", blue = "fresh" }
readings = ["silent-promotion"]
acts = [
  { by = "white-a", does = "drops", piece = "knight", square = "f5", after = 3 },
  { by = "white-b", does = "plays", from = "e7", to = "e8", piece = "queen" },
]

[a]
position = "4k3/8/8/8/8/8/4P3/4K3[N] w - - 0 1"
clocks = { white = "5:00", black = "4:30" }
beside = { black = ["rook"] }
illegal-moves = { black = 1 }

[b]
position = "8/2k1P3/8/8/8/8/8/4K3 w - - 0 1"
clocks = { white = "6:00", black = "7:00" }

[[variant]]
id = "one"
shows = ["QUA-07a"]
then = [
  { by = "black-a", does = "passes", piece = "rook", after = 2 },
]
"#;

#[track_caller]
fn check(old: &str, new: &str, expected: &[&str]) {
    check_of::<Scenario>(GOOD, old, new, expected);
}

fn parsed(text: &str) -> Scenario {
    let scenario = Scenario::parse("a-scenario", text).map_err(|wrong| format!("{wrong:?}"));
    scenario.expect("nothing is wrong with it")
}

#[test]
fn ok_the_good_file_is_read() {
    let scenario = parsed(GOOD);
    let incident = &scenario.variants[0].incident;
    let white_a = Person::Player(Seat { table: Table::A, color: Color::White });
    let runner = Person::Runner(Team::Blue);
    let done: Vec<_> = incident.acts.iter().map(|act| (act.by, act.after)).collect();
    assert_eq!(done[..2], [(white_a, 3), (white_a, 0)], "`drops` is a put and a press");
    let puts = ActKind::Puts { role: Role::Knight, square: Square::F5, from: Origin::Reserve };
    assert_eq!(incident.acts[0].kind, puts);
    let names = ActKind::NamesPromotion(Role::Queen);
    assert!(incident.acts.iter().any(|act| act.kind == names), "`plays` names the piece");
    assert_eq!(incident.acts.len(), 9);
    assert_eq!(incident.acts[8].by, runner, "`passes` is a handing over and a run");
    assert_eq!((incident.tables.a.clocks.white, incident.tables.b.clocks.black), (300, 420));
    assert_eq!(incident.tables.a.illegal_moves.black, 1);
    assert_eq!(
        incident.preset_readings.second().collect::<Vec<_>>(),
        [DisputedPoint::SilentPromotion]
    );
}

#[test]
fn ok_a_variant_states_only_what_is_other() {
    let own = "id = \"one\"\na = { clocks = { white = \"0:40\", black = \"0:30\" } }";
    let scenario = parsed(&GOOD.replace("id = \"one\"", own));
    let board = &scenario.variants[0].incident.tables.a;
    assert_eq!((board.clocks.white, board.illegal_moves.black), (40, 1));
}

const POSITION: &str = r#"position = "8/2k1P3/8/8/8/8/8/4K3 w - - 0 1""#;

#[test]
fn ok_moves_lead_to_the_acts() {
    let start = r#"start = "8/2k5/4P3/8/8/8/8/4K3[N] w - - 0 1""#;
    let scenario =
        parsed(&GOOD.replace(POSITION, &format!("{start}\nmoves = \"1.N@a6+ Kb7 2.e7 Kxa6\"")));
    let board = &scenario.variants[0].incident.tables.b;
    let score = board.score.as_ref().expect("the moves are told");
    assert_eq!(score.moves, ["N@a6+", "Kb7", "e7", "Kxa6"]);
    assert!(score.from.pockets.is_some_and(|pockets| pockets.white.knight == 1));
    assert!(board.position.pockets.is_some_and(|pockets| pockets.white.knight == 0));
    assert_eq!(board.position.board.role_at(Square::E7), Some(Role::Pawn));
}

#[test]
fn err_names_file_line_and_column() {
    check("level = 1", "level = 9", &["scenarios/quadrigliona/a-scenario.toml:2:9", "`level`"]);
}

#[test]
fn err_unknown_keys_and_words() {
    check("level = 1", "level = 1\nedition = 2009", &["`edition`", "unknown field"]);
    check("\"drop\"", "\"castling\"", &["`topics`", "one of: runner, reserve"]);
    check("by = \"white-a\"", "by = \"white\"", &["`acts[1].by`", "`white`", "runner-red"]);
    check("\"drops\"", "\"throws\"", &["`acts[1].does`", "no action `throws`", "hands-over"]);
    check("\"knight\"", "\"horse\"", &["`acts[1].piece`", "`horse` is not a piece", "bishop"]);
    check("\"silent-promotion\"", "\"silence\"", &["`readings`", "`silence`", "rook-first"]);
    check("\"unbeaten\"", "\"strong\"", &["`history.red`", "`strong`", "fresh"]);
    check("[\"rook\"]", "[\"tower\"]", &["`a.beside`", "`tower` is not a piece"]);
}

#[test]
fn err_boards_that_cannot_be() {
    check("4k3/8/8/8/8/8/4P3/4K3[N]", "4k3/9", &["`a.position`", "not a FEN", "in brackets"]);
    check("8/2k1P3/8/8/8/8/8/4K3 w", "8/4P3/8/8/8/8/8/4K3 w", &["`b.position`", "not possible"]);
    check(POSITION, "", &["`b.position`", "nothing says where board B starts", "in [b]"]);
    let both = format!("{POSITION}\nmoves = \"e4\"");
    check(POSITION, &both, &["`b.moves`", "both `position` and `moves`", "keep `moves`"]);
    check(
        POSITION,
        "moves = \"1.e4 e5 2.Ke3\"",
        &["`b.moves`", "2. `Ke3` cannot be played", "N@f3"],
    );
    check(
        "clocks = { white = \"6:00\", black = \"7:00\" }",
        "",
        &["`b.clocks`", "clocks of board B"],
    );
    check("\"6:00\"", "\"6 minutes\"", &["`b.clocks.white`", "minutes:seconds"]);
}

#[test]
fn err_acts_that_cannot_be_done() {
    check("piece = \"knight\"", "piece = \"queen\"", &["`acts[1]`", "reserve", "deliver it first"]);
    check("piece = \"knight\", ", "", &["`acts[1].piece`", "needs the field `piece`"]);
    check("from = \"e7\"", "from = \"e6\"", &["`acts[2]`", "no piece on e6"]);
    check(
        "piece = \"rook\", after",
        "piece = \"pawn\", after",
        &["`variant[1].then[1]`", "beside"],
    );
    check("after = 3", "after = 3, table = \"b\"", &["`acts[1].table`", "no use for the field"]);
    check("after = 3", "after = 3, number = 2", &["`acts[1].number`", "no use for the field"]);
    let counts = "{ by = \"white-a\", does = \"counts\" }";
    check(
        "{ by = \"black-a\", does = \"passes\", piece = \"rook\", after = 2 }",
        counts,
        &["`variant[1].then[1].number`", "needs the field `number`", "add number = 1"],
    );
    let of = "{ by = \"white-a\", does = \"presses-clock\", of = \"arbiter\" }";
    check(
        "{ by = \"black-a\", does = \"passes\", piece = \"rook\", after = 2 }",
        of,
        &["`variant[1].then[1].of`", "`arbiter` has no clock", "white-a, black-a"],
    );
}

#[test]
fn err_texts_and_variants() {
    check("level = 1", "level = 1\nlabel = \"One\"", &["`label`", "en/NAME.toml"]);
    check("id = \"one\"", "id = \"One\"", &["`variant[1].id`", "small letters"]);
    let text = GOOD.replace("level = 1", "level = 9").replace("\"f5\"", "\"f9\"");
    let wrong = Scenario::parse("a-scenario", &text).expect_err("two mistakes");
    assert_eq!(wrong.len(), 2, "every mistake is reported at once");
}
