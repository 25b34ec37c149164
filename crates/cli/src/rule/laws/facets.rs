//! The facets of a ruling under the Laws, in the form that `rule` prints, for programs and for people.

use acconcio_adjudication::ruling::{
    self, ClaimWindow, Discipline, Duty, FacetOrder, Obligation, Order, Outcome, Reinstatement,
    TimeRange,
};
use acconcio_notation::{castling_side_word, color_word, role_word};
use acconcio_scenario_files::words::serialised;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::{Citation, Counts, Notation};
use crate::rule::phrase::{Move, phrase, spaced};
use crate::rule::report::Line;
use crate::rule::words;

/// The facets of a ruling. Those that an incident does not raise are absent.
pub struct Facets(Vec<Facet>);

/// A facet: its name, its lines for people, and its form for programs.
struct Facet {
    name: &'static str,
    lines: Vec<Line>,
    slot: Slot,
}

/// A value with the provision that orders it.
#[derive(Serialize)]
struct Slot {
    value: Value,
    by: Citation,
    rule: String,
    force: String,
}

/// The name of the changes of time, of which there may be several: a list, empty where there is none.
const TIME: &str = "time";

impl Serialize for Facets {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for facet in self.0.iter().filter(|facet| facet.name != TIME) {
            map.serialize_entry(facet.name, &facet.slot)?;
        }
        let times = self.0.iter().filter(|facet| facet.name == TIME);
        map.serialize_entry(TIME, &times.map(|facet| &facet.slot).collect::<Vec<_>>())?;
        map.end()
    }
}

impl Facets {
    /// Returns the printed form of the facets.
    pub fn of(facets: &ruling::Facets, notation: &Notation<'_>) -> Facets {
        Facets(facets.orders().iter().map(|order| facet(order, notation)).collect())
    }

    /// The name of each facet, with the article and the rule that order it.
    pub fn orders(&self) -> Vec<(&'static str, &Citation, &str)> {
        self.0.iter().map(|facet| (facet.name, &facet.slot.by, facet.slot.rule.as_str())).collect()
    }

    /// The facets as text for people.
    pub fn lines(&self) -> Vec<Line> {
        self.0.iter().flat_map(|facet| &facet.lines).cloned().collect()
    }
}

fn facet(order: &Order<FacetOrder<'_>>, notation: &Notation<'_>) -> Facet {
    let by = Citation::of(order.by);
    let cited = format!("{} {}", by.edition, by.article);
    let line = |name, value| Line { name, value, by: cited.clone() };
    let one = |name, label, (value, text)| (name, value, vec![line(label, text)]);
    let (name, value, lines) = match order.value {
        FacetOrder::Trigger(it) => one("trigger", "trigger", word(it)),
        FacetOrder::Admissibility(it) => one("admissibility", "claim", word(it)),
        FacetOrder::Classification(it) => one("classification", "classification", word(it)),
        FacetOrder::Completion(it) => one("completion", "completion", word(it)),
        FacetOrder::Board(it) => one("board", "board", board(*it)),
        FacetOrder::Obligation(it) => {
            let (value, text, permitted) = to_play(it, notation);
            let permitted = Line { name: "permitted", value: permitted, by: String::new() };
            ("obligation", value, vec![line("to play", text), permitted])
        }
        FacetOrder::Time(change) => {
            let (player, seconds) = (color_word(change.player), change.seconds);
            let text = format!("{player} {seconds:+} s, {}", serialised(order.force));
            one(TIME, "time", (json!({ "player": player, "seconds": seconds }), text))
        }
        FacetOrder::Judgement(range) => {
            let of = |TimeRange { least, recommended, most }| json!({ "from": least, "to": most, "recommended": recommended });
            let text = |TimeRange { least, recommended, most }| {
                format!("{least} to {most} s, recommended {recommended} s")
            };
            let value = json!({ "white": of(range.white), "black": of(range.black) });
            let text = format!("white {}; black {}", text(range.white), text(range.black));
            one("judgement", "judgement", (value, text))
        }
        FacetOrder::Counts(counts) => {
            let text = format!("white {}, black {}", counts.white, counts.black);
            one("counts", "counts", (json!(Counts::of(*counts)), text))
        }
        FacetOrder::Discipline(it) => one("discipline", "discipline", measures(it)),
        FacetOrder::Result(it) => one("result", "result", result(*it)),
        FacetOrder::Window(it) => one("window", "may claim", window(*it)),
        FacetOrder::Remedies(remedies) => {
            let told = remedies.iter().map(|open| {
                let (remedy, moves) = (serialised(open.remedy), notation.all(&open.moves));
                let text = format!("{}: {}", spaced(&remedy), text_of(&moves));
                (json!({ "remedy": remedy, "moves": moves }), line("remedy", text))
            });
            let (values, lines): (Vec<Value>, Vec<Line>) = told.unzip();
            ("remedies", Value::Array(values), lines)
        }
    };
    let (rule, force) = (serialised(order.rule), serialised(order.force));
    Facet { name, lines, slot: Slot { value, by, rule, force } }
}

fn word<T: Serialize>(value: &T) -> (Value, String) {
    let word = serialised(value);
    let text = spaced(&word);
    (Value::String(word), text)
}

/// Returns an object with the details that there are.
fn object<const N: usize>(details: [(&str, Option<Value>); N]) -> Value {
    details
        .into_iter()
        .filter_map(|(name, value)| Some((name.to_owned(), value?)))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

fn board(board: Reinstatement) -> (Value, String) {
    let (position, square, act) = match board {
        Reinstatement::Keep => ("keep", None, None),
        Reinstatement::BeforeTheTurn => ("before-the-turn", None, None),
        Reinstatement::AfterTheRelease => ("after-the-release", None, None),
        Reinstatement::PawnBecomesQueen(square) => ("pawn-becomes-queen", Some(square), None),
        Reinstatement::LastIdentifiable(act) => ("last-identifiable", None, Some(act + 1)),
        Reinstatement::PiecesPutRight => ("pieces-put-right", None, None),
        Reinstatement::BeforeTheAct(act) => ("before-the-act", None, Some(act + 1)),
        Reinstatement::TransferredToRightBoard => ("transferred-to-right-board", None, None),
        Reinstatement::NewGame => ("new-game", None, None),
    };
    let square = square.map(|square| square.to_string());
    let told = [Some(spaced(position)), square.clone(), act.map(|act| format!("act {act}"))];
    let details = [
        ("position", Some(json!(position))),
        ("square", square.map(Value::String)),
        ("act", act.map(|act| json!(act))),
    ];
    (object(details), phrase(told))
}

/// The obligation, as a value and as text; and the permitted moves as text.
fn to_play(obligation: &Obligation, notation: &Notation<'_>) -> (Value, String, String) {
    let (duty, squares, piece, castling, stands) = match obligation.duty {
        Duty::Move(square) => ("move", vec![square], None, None, None),
        Duty::Capture(square) => ("capture", vec![square], None, None, None),
        Duty::CaptureWith { own, opponent } => {
            ("capture-with", vec![own, opponent], None, None, None)
        }
        Duty::Castle(side) => ("castle", vec![], None, Some(castling_side_word(side)), None),
        Duty::MoveKing(square) => ("move-king", vec![square], None, None, None),
        Duty::Stands(played) => ("stands", vec![], None, None, Some(played)),
        Duty::PlayAnnounced(played) => ("play-announced", vec![], None, None, Some(played)),
        Duty::PromoteOn(square) => ("promote-on", vec![square], None, None, None),
        Duty::PromoteTo(role, square) => {
            ("promote-to", vec![square], Some(role_word(role)), None, None)
        }
        Duty::MoveOneOf(one, other) => ("move-one-of", vec![one, other], None, None, None),
        Duty::Free => ("free", vec![], None, None, None),
        Duty::OpponentChooses => ("opponent-chooses", vec![], None, None, None),
    };
    let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
    let stands = stands.map(|played| notation.of(played));
    let permitted = notation.all(&obligation.permitted);
    let text = phrase([
        Some(spaced(duty)),
        piece.map(spaced),
        castling.map(spaced),
        Some(squares.join(" ")).filter(|squares| !squares.is_empty()),
        stands.as_ref().map(|played| played.text().to_owned()),
    ]);
    let moves = text_of(&permitted);
    let details = [
        ("duty", Some(json!(duty))),
        ("squares", Some(json!(squares))),
        ("piece", piece.map(|piece| json!(piece))),
        ("castling", castling.map(|side| json!(side))),
        ("move", stands.map(|played| json!(played))),
        ("permitted", Some(json!(permitted))),
    ];
    (object(details), text, moves)
}

fn measures(discipline: &Discipline) -> (Value, String) {
    let permitted: Vec<String> = discipline.permitted.iter().map(serialised).collect();
    let (player, recommended) = (color_word(discipline.player), serialised(discipline.recommended));
    let told: Vec<_> = permitted.iter().map(|word| spaced(word)).collect();
    let text = format!("{player}: {} recommended, of {}", spaced(&recommended), told.join(", "));
    (json!({ "player": player, "permitted": permitted, "recommended": recommended }), text)
}

fn result(outcome: Outcome) -> (Value, String) {
    let (outcome, winner) = match outcome {
        Outcome::Continues => ("continues", None),
        Outcome::Won(color) => ("won", Some(color_word(color))),
        Outcome::Drawn => ("drawn", None),
        Outcome::HalfPoint(color) => ("half-point", Some(color_word(color))),
        Outcome::LostByBoth => ("lost-by-both", None),
        Outcome::PlayedAgain => ("played-again", None),
    };
    let text = phrase([Some(spaced(outcome)), winner.map(|winner| format!("by {winner}"))]);
    let winner = winner.map(|winner| json!(winner));
    (object([("outcome", Some(json!(outcome))), ("winner", winner)]), text)
}

fn window(window: ClaimWindow) -> (Value, String) {
    let (until, moves) = words::cutoff(window.until);
    let claimant = serialised(window.claimant);
    let told = format!("until {}", spaced(until));
    let text = phrase([Some(spaced(&claimant)), Some(told), moves.map(|moves| moves.to_string())]);
    let details = [
        ("claimant", Some(json!(claimant))),
        ("until", Some(json!(until))),
        ("moves", moves.map(|moves| json!(moves))),
    ];
    (object(details), text)
}

fn text_of(moves: &[Move]) -> String {
    moves.iter().map(Move::text).collect::<Vec<_>>().join(" ")
}
