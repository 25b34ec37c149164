//! Wrong scenario files: each error gets a message with line, field and remedy.

use std::collections::BTreeSet;

use super::*;

const GOOD: &str = r#"topics = ["touch-move"]
level = 1
provenance = "constructed"
edition = 2009
regime = "standard"
position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
clocks = { white = "5:00", black = "1:05:00" }
acts = [
  { by = "white", does = "plays", from = "e2", to = "e4", after = 3 },
]

[[variant]]
id = "one"
"#;

/// Returns the report on a file of a game.
fn report_of<S: AnyScenario>(text: &str) -> String {
    let path = format!("{}/a-scenario.toml", S::FOLDER.0);
    match S::parse("a-scenario", text) {
        Ok(_) => String::new(),
        Err(diagnostics) => render(Path::new(&path), text, &diagnostics),
    }
}

/// Checks that a list of acts has exactly the names that the arms of `match does` have.
pub fn check_names(source: &str, list: &str) {
    let arms = source.split("match does {").skip(1).flat_map(|arms| {
        let arms = arms.lines().take_while(|line| *line != "        })");
        // The names stand before the arrow, between quotation marks.
        let patterns = arms.filter(|line| line.starts_with("            \""));
        let names = patterns.filter_map(|line| line.split(" =>").next());
        names.flat_map(|names| names.split('"').skip(1).step_by(2))
    });
    let plain = ["plays", "drops", "passes"]
        .into_iter()
        .filter(|name| source.contains(&format!("\"{name}\"")));
    let known: BTreeSet<&str> = arms.chain(plain).collect();
    let listed: BTreeSet<&str> = list.split(',').map(str::trim).collect();
    assert_eq!(listed, known);
}

/// Checks that a good file of a game, with one piece replaced, is reported with all of these words.
#[track_caller]
pub fn check_of<S: AnyScenario>(good: &str, old: &str, new: &str, expected: &[&str]) {
    assert!(good.contains(old), "`{old}` is not in the good file");
    let report = report_of::<S>(&good.replacen(old, new, 1));
    for words in expected {
        assert!(report.contains(words), "`{words}` is missing in:\n{report}");
    }
}

fn report(text: &str) -> String {
    report_of::<Scenario>(text)
}

fn parse(id: &str, text: &str) -> Result<Scenario, Vec<Diagnostic>> {
    Scenario::parse(id, text)
}

#[track_caller]
fn check(old: &str, new: &str, expected: &[&str]) {
    check_of::<Scenario>(GOOD, old, new, expected);
}

#[test]
fn ok_the_good_file_is_read() {
    let scenario = parse("a-scenario", GOOD).map_err(|wrong| format!("{wrong:?}"));
    let scenario = scenario.expect("nothing is wrong with it");
    let incident = &scenario.variants[0].incident;
    assert_eq!(incident.acts.len(), 4, "`plays` is a touch, a placing, a release and a press");
    assert_eq!((incident.clocks.white, incident.clocks.black), (300, 3900));
    assert_eq!(incident.acts[0].after, 3);
    assert_eq!(incident.acts[1].after, 0);
}

#[test]
fn err_names_file_line_and_column() {
    check("level = 1", "level = 9", &["scenarios/a-scenario.toml:2:9", "`level`", "no level 9"]);
}

#[test]
fn err_a_file_that_is_not_toml() {
    check("level = 1", "level == 1", &["a-scenario.toml:2:", "help"]);
    assert!(report("\u{0}\u{1}").contains("error"));
}

#[test]
fn err_unknown_keys_and_words() {
    check(
        "level = 1",
        "level = 1\nlevle = 2",
        &["`levle`", "unknown field", "scenarios/README.md"],
    );
    check("\"touch-move\"", "\"touching\"", &["`topics`", "`touching`", "one of: touch-move"]);
    check("\"standard\"", "\"bullet\"", &["`regime`", "`bullet`", "blitz-supervised"]);
    check("2009", "1066", &["`edition`", "1066", "one of: 2009"]);
    check("by = \"white\"", "by = \"red\"", &["`acts[1].by`", "`red`", "bystander"]);
    check("\"plays\"", "\"flies\"", &["`acts[1].does`", "no action `flies`", "presses-clock"]);
    check("\"constructed\"", "\"heard\"", &["`provenance`", "`heard`", "recorded"]);
}

#[test]
fn err_positions_that_cannot_be() {
    check("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/9 w", &["`position`", "not a FEN"]);
    check("4k3/8", "8/8", &["`position`", "not possible", "written as acts"]);
    check("4P3/4K3 w", "4R3/4K3 w", &["`position`", "not possible"]);
}

#[test]
fn err_acts_that_cannot_be_done() {
    check("from = \"e2\"", "from = \"e3\"", &["`acts[1]`", "no piece on e3", "name a square"]);
    check(
        "from = \"e2\"",
        "from = \"x2\"",
        &["`acts[1].from`", "`x2` is not a square", "a1 to h8"],
    );
    check("from = \"e2\", ", "", &["`acts[1].from`", "needs the field `from`", "add from"]);
    let held = "{ by = \"white\", does = \"releases\", square = \"e2\" }";
    check(
        "{ by = \"white\", does = \"plays\", from = \"e2\", to = \"e4\", after = 3 }",
        held,
        &["`acts[1]`", "no hand of this player is on e2", "must be touched or placed"],
    );
    check("after = 3", "after = 3, what = \"both\"", &["`acts[1].what`", "no use for the field"]);
}

#[test]
fn ok_a_claim_names_the_last_act_of_a_line() {
    let claim =
        "after = 3 },\n  { by = \"black\", does = \"claims\", what = \"touch-move\", about = 1 },";
    let scenario = parse("a-scenario", &GOOD.replace("after = 3 },", claim)).expect("a good file");
    assert_eq!(scenario.variants[0].incident.acts[4].about, Some(3), "the press of `plays`");
    let later = claim.replace("about = 1", "about = 2");
    check("after = 3 },", &later, &["`acts[2].about`", "no action 2 before this one", "from 1"]);
    check("after = 3", "after = 3, about = 1", &["`acts[1].about`"]);
}

#[test]
fn err_every_mistake_is_reported_at_once() {
    let text = GOOD.replace("level = 1", "level = 9").replace("\"e2\"", "\"x2\"");
    let report = report(&text);
    assert!(report.contains("`level`") && report.contains("`acts[1].from`"), "{report}");
}

#[test]
fn err_clocks_texts_and_variants() {
    check("\"5:00\"", "\"5 minutes\"", &["`clocks.white`", "minutes:seconds"]);
    check("\"5:00\"", "\"5:75\"", &["`clocks.white`"]);
    check("level = 1", "level = 1\ntitle = \"A scenario\"", &["`title`", "en/NAME.toml"]);
    check("id = \"one\"", "id = \"One more\"", &["`variant[1].id`", "small letters"]);
    check("id = \"one\"\n", "id = \"one\"\n[[variant]]\nid = \"one\"\n", &["already"]);
    check("regime = \"standard\"\n", "", &["`variant[1].regime`", "missing"]);
    check(
        "acts = [\n  { by = \"white\", does = \"plays\", from = \"e2\", to = \"e4\", after = 3 },\n]",
        "",
        &["`variant[1].acts`", "no act"],
    );
}

#[test]
fn err_a_mistake_in_the_epilogue_is_found_too() {
    let epilogue = "]\nepilogue = [{ by = \"black\", does = \"touches\", square = \"a4\" }]\n";
    check("]\n\n[[variant]]", &format!("{epilogue}\n[[variant]]"), &["`epilogue[1]`", "a4"]);
}

const POSITION: &str = r#"position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1""#;

#[test]
fn ok_moves_lead_to_the_acts() {
    let start = r#"start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1""#;
    let moves = format!("{start}\nmoves = \"1. Kd1 Kd8 2.Ke1 2... Ke8\"");
    let scenario = parse("a-scenario", &GOOD.replacen(POSITION, &moves, 1));
    let scenario =
        scenario.map_err(|wrong| format!("{wrong:?}")).expect("nothing is wrong with it");
    let incident = &scenario.variants[0].incident;
    let score = incident.score.as_ref().expect("the moves are told");
    assert_eq!(score.moves.len(), 4);
    assert_eq!(incident.start.board, score.from.board);
    assert_eq!(incident.start.fullmoves.get(), 3);
    assert_eq!(incident.start.halfmoves, 4);
}

#[test]
fn err_names_the_move_that_cannot_be_played() {
    check(POSITION, r#"moves = "1.e4 e5 2.Ke3""#, &["a-scenario.toml:6:9", "`moves`", "2. `Ke3`"]);
    check(POSITION, r#"moves = "1.e4 zz""#, &["`moves`", "1... `zz` is not a move", "O-O"]);
    check(
        POSITION,
        r#"moves = "1.Nf3 a6 2.Nc3 b6 3.Nd4 c6 4.Nb5 d6 5.Nd5 e6 6.Nc7 ""#,
        &["more than one piece", "Nbd7"],
    );
}

#[test]
fn err_an_incident_starts_somewhere_and_in_one_way() {
    check(POSITION, "", &["`position`", "nothing says where the incident starts"]);
    let both = format!("{POSITION}\nmoves = \"e4\"");
    check(POSITION, &both, &["both `position` and `moves`", "keep `moves`"]);
    check(POSITION, "start = \"8\"\nmoves = \"e4\"", &["`start`", "not a FEN"]);
}
