//! Incidents in a line of text, and rulings as text.
//!
//! An incident is a list of acts separated by `;`: the person (`WA`, `BA`, `WB`, `BB`, `RR` and `RB` the
//! runners, `TR` and `TB` the teams, `AR` the arbiter, `BY` a bystander), the seconds since the act
//! before if any, and the act: `e2e4`, `xd5`, `N@f3` (`N@f3~` on its way, `N@f3!` from the box), `press`
//! (`press=WA`), a word with a value (`claim=flag-fall`). A `+` at the end: with the partner; `?`: the
//! arbiter did not see it.

use acconcio_adjudication::incident::{Manner, PerPlayer, Reply, Sight};
use acconcio_quadrigliona::act::{Accord, ArbiterAct, Arrangement, Clock, Clocks, Origin, Roles};
use acconcio_quadrigliona::disputed_point::PresetReadings;
use acconcio_quadrigliona::incident::{History, Score, Stage, Start};
use acconcio_quadrigliona::ruling::{Facets, Ruling};
use acconcio_quadrigliona::{
    Act, ActKind, Incident, PerTable, PerTeam, Person, Seat, Table, Team, adjudicate,
};
use serde::de::DeserializeOwned;
use shakmaty::fen::Fen;
use shakmaty::{Color, Role, Setup, Square};

pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub fn setup(fen: &str) -> Setup {
    fen.parse::<Fen>().expect("a FEN").into()
}

/// A board from a FEN, with ten minutes for each player.
pub fn table(fen: &str) -> Start {
    Start {
        position: setup(fen),
        clocks: PerPlayer { white: 600, black: 600 },
        stage: Stage::Running,
        illegal_moves: PerPlayer::default(),
        beside: PerPlayer { white: Roles::default(), black: Roles::default() },
        set_up: None,
        score: None,
    }
}

/// An incident from two boards and its acts.
pub fn incident(a: &str, b: &str, acts: &str) -> Incident {
    Incident {
        preset_readings: PresetReadings::default(),
        tables: PerTable { a: table(a), b: table(b) },
        history: PerTeam { red: History::Unknown, blue: History::Unknown },
        acts: acts.split(';').filter(|act| !act.trim().is_empty()).map(act).collect(),
    }
}

/// An arrangement of the red team.
pub fn arranges(arrangement: Arrangement) -> Incident {
    let mut incident = incident(START, START, "");
    incident.acts = vec![Act::by(Person::Team(Team::Red), ActKind::Arranges(arrangement))];
    incident
}

fn person(word: &str) -> Person {
    let seat = |table, color| Person::Player(Seat { table, color });
    match word {
        "WA" => seat(Table::A, Color::White),
        "BA" => seat(Table::A, Color::Black),
        "WB" => seat(Table::B, Color::White),
        "BB" => seat(Table::B, Color::Black),
        "RR" => Person::Runner(Team::Red),
        "RB" => Person::Runner(Team::Blue),
        "TR" => Person::Team(Team::Red),
        "TB" => Person::Team(Team::Blue),
        "AR" => Person::Arbiter,
        "BY" => Person::Bystander,
        other => panic!("nobody is called {other}"),
    }
}

/// Parses an act.
pub fn act(text: &str) -> Act {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (after, word) = match words[1..] {
        [word] => (0, word),
        [seconds, word] => (seconds.parse().expect("seconds"), word),
        _ => panic!("{text} is no act"),
    };
    let is_unseen = word.ends_with('?');
    let word = word.trim_end_matches('?');
    let accord = if word.ends_with('+') { Accord::WithPartner } else { Accord::Alone };
    let kind = kind(word.trim_end_matches('+'), accord);
    let sight = if is_unseen { Sight::Unseen } else { Sight::Seen };
    Act { by: person(words[0]), kind, sight, after }
}

fn word<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_value(serde_json::Value::String(text.to_owned()))
        .expect("a word of the format")
}

fn role(letter: &str) -> Role {
    letter.chars().next().and_then(Role::from_char).expect("the letter of a piece")
}

fn board(letter: &str) -> Table {
    if letter == "A" { Table::A } else { Table::B }
}

fn kind(text: &str, accord: Accord) -> ActKind {
    if let Some((piece, square)) = text.split_once('@') {
        let from = match square.get(2..) {
            Some("~") => Origin::OnItsWay,
            Some("!") => Origin::Nowhere,
            _ => Origin::Reserve,
        };
        return ActKind::Puts {
            role: role(piece),
            square: square[..2].parse().expect("a square"),
            from,
        };
    }
    let (verb, value) = text.split_once('=').unwrap_or((text, ""));
    let square = |text: &str| -> Square { text.parse().expect("a square") };
    match verb {
        "press" => {
            let of = (!value.is_empty()).then(|| person(value).seat().expect("a player"));
            ActKind::PressesClock { of: of.map(|Seat { table, color }| Clock { table, color }) }
        }
        "says" => ActKind::NamesPromotion(role(value)),
        "count" => ActKind::CountsAloud(value.parse().expect("a number")),
        "stop" => ActKind::StopsClocks { which: Clocks::OwnBoard, accord },
        "stopall" => ActKind::StopsClocks { which: Clocks::BothBoards, accord },
        "claim" => ActKind::Claims { what: word(value), accord },
        "offer" => ActKind::OffersDraw { accord },
        "accept" => ActKind::AnswersDraw { reply: Reply::Accepts, accord },
        "decline" => ActKind::AnswersDraw { reply: Reply::Declines, accord },
        "resign" => ActKind::Resigns,
        "flag" => ActKind::FlagFalls,
        "notice" => ActKind::Notices,
        "consent" => ActKind::Consents,
        "wait" => ActKind::Waits,
        "back" => ActKind::TakesBack,
        "hand" => ActKind::HandsOver { role: role(value) },
        "carry" => ActKind::Carries {
            pieces: Roles(value.chars().map(|one| role(&one.to_string())).collect()),
        },
        "deliver" => ActKind::Delivers { role: role(value) },
        "errs" => ActKind::Errs(word(value)),
        "behaves" => ActKind::Misbehaves(word(value)),
        "tells" => ActKind::Says(word(value)),
        "start" => ActKind::StartsGame { table: board(value) },
        "reinstate" => ActKind::Decides(ArbiterAct::Reinstates { table: board(value) }),
        "tie" => ActKind::Decides(ArbiterAct::BreaksTie),
        "touch" => ActKind::Touches {
            square: square(&value[..2]),
            manner: Manner::Deliberate,
            table: value.get(2..).filter(|rest| !rest.is_empty()).map(board),
        },
        removed if removed.starts_with('x') => ActKind::Removes { square: square(&removed[1..]) },
        moved => ActKind::Places {
            from: square(&moved[..2]),
            to: square(&moved[2..4]),
            table: moved.get(4..).filter(|rest| !rest.is_empty()).map(board),
        },
    }
}

/// The ruling as text, with what each other reading changes.
pub fn text(incident: &Incident) -> String {
    let ruling = adjudicate(incident).expect("what can be done is ruled on");
    let principal = parts(&ruling, &ruling.facets);
    let mut lines = vec![principal.join("; ")];
    for reading in &ruling.readings {
        let taken: Vec<String> =
            reading.taken.iter().map(|choice| format!("{:?}", choice.point)).collect();
        let other = parts(&ruling, &reading.facets);
        let new: Vec<String> =
            other.iter().filter(|part| !principal.contains(part)).cloned().collect();
        lines.push(format!("{}: {}", taken.join("+"), new.join("; ")));
    }
    lines.join("\n")
}

fn seat_word(seat: Seat) -> String {
    let color = if seat.color == Color::White { "W" } else { "B" };
    format!("{color}{:?}", seat.table)
}

fn parts(ruling: &Ruling, facets: &Facets) -> Vec<String> {
    let mut parts = vec![format!("{:?}", facets.trigger.value)];
    if let Some(slot) = &facets.admissibility {
        parts.push(format!("{:?}", slot.value));
    }
    parts.push(format!("{:?} by {}", facets.classification.value, facets.classification.by));
    parts.extend(facets.completion.map(|slot| format!("{:?}", slot.value)));
    parts.push(format!("{:?}", facets.board.value));
    parts.extend(facets.obligation.map(|slot| format!("{:?}", slot.value)));
    parts.extend(facets.pieces.iter().map(|slot| format!("{:?}", slot.value)));
    for change in &facets.time {
        parts.push(format!("{} {:+}", seat_word(change.value.seat), change.value.seconds));
    }
    if let (Some(slot), Some(seat)) = (&facets.counts, ruling.subject.by.seat()) {
        parts.push(format!("count {}", slot.value.at(seat)));
    }
    parts.extend(facets.discipline.map(|slot| format!("{:?}", slot.value.recommended)));
    parts.extend(facets.game.map(|slot| format!("game {:?}", slot.value)));
    parts.push(format!("match {:?}", facets.result.value));
    parts.extend(facets.tie_break.map(|slot| format!("{:?}", slot.value)));
    parts.extend(facets.window.map(|slot| format!("until {:?}", slot.value)));
    parts
}

/// Checks the ruling on an incident.
pub fn check(incident: &Incident, expected: &[&str]) {
    assert_eq!(text(incident), expected.join("\n"));
}

/// The moves played before the first act.
pub fn score(from: &str, moves: &str) -> Option<Score> {
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    Some(Score { from: setup(from), moves })
}
