//! The file of facts: what variants share stands at the top, what one of them has otherwise in the variant.

use std::collections::BTreeMap;
use std::fmt::Write;

use acconcio_adjudication::disputed_points::Preset;
use acconcio_adjudication::incident::{AgreedDraws, Game, Incident, PerPlayer, Score};
use acconcio_notation::color_word;
use acconcio_training::scenario::{Scenario, Scope, Variant};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{Position, Setup};

use super::Unwritable;
use super::acts;
use super::layout::{lines, list, quoted, time};
use crate::words::serialised;

/// The facts beside opening and acts in the order of the file, each with the value that goes without saying. A fact
/// without one is either stated by every variant, or cannot be unsaid.
const FACTS: [(&str, Option<&str>); 21] = [
    ("own-laws", Some("false")),
    ("edition", None),
    ("regime", None),
    ("preset-readings", Some("\"seminar-2012\"")),
    ("enacted", Some("[]")),
    ("setting", Some("\"competition\"")),
    ("game", Some("\"standard\"")),
    ("quickplay-finish", Some("\"not-announced\"")),
    ("default-time", None),
    ("prescribed-moves", None),
    ("agreed-draws-after", None),
    ("scoresheets", Some("\"paper\"")),
    ("absent", Some("\"nobody\"")),
    ("visually-disabled", None),
    ("leaving", Some("\"free\"")),
    ("devices", Some("\"of-the-laws\"")),
    ("device-penalty", None),
    ("set-up", None),
    ("illegal-moves", Some("{ white = 0 }")),
    ("clocks", None),
    ("epilogue", Some("[]")),
];

/// The fact that follows all others but the acts.
const LAST: &str = "epilogue";

/// Returns the text of the file.
pub(super) fn written(scenario: &Scenario) -> Result<String, Unwritable> {
    let variants: Vec<VariantLines> =
        scenario.variants.iter().map(VariantLines::of).collect::<Result<_, _>>()?;
    let shared = Shared::of(&variants);
    let mut file = head(scenario);
    file.push('\n');
    shared.write(&mut file);
    for (variant, told) in scenario.variants.iter().zip(&variants) {
        let _ = write!(file, "\n[[variant]]\nid = {}\n", quoted(&variant.id));
        told.write(&shared, &mut file);
    }
    Ok(file)
}

fn head(scenario: &Scenario) -> String {
    let mut head = String::new();
    if let Some(players) = &scenario.players {
        let (white, black) = (quoted(&players.white), quoted(&players.black));
        let _ = writeln!(head, "players = {{ white = {white}, black = {black} }}");
    }
    let topics: Vec<String> = scenario.topics.iter().map(serialised).collect();
    let _ = writeln!(head, "topics = {}", list(topics.iter().map(String::as_str)));
    if let Some(chapter) = scenario.chapter {
        let _ = writeln!(head, "chapter = {}", quoted(&serialised(chapter)));
    }
    let _ = writeln!(head, "level = {}", scenario.level);
    let _ = writeln!(head, "provenance = {}", quoted(&serialised(scenario.provenance)));
    head
}

/// The facts of a variant as they are written.
struct VariantLines {
    /// Those that do not go without saying, by their names.
    facts: BTreeMap<&'static str, String>,
    opening: Opening,
    acts: Vec<String>,
}

/// The start of the board as it is written.
#[derive(Clone, PartialEq, Eq)]
enum Opening {
    /// A position.
    Position(String),
    /// Moves, with the position from which they are played where it is not the initial one.
    Moves { start: Option<String>, moves: String },
}

/// The lines of the file for all variants that do not say otherwise.
struct Shared {
    facts: BTreeMap<&'static str, String>,
    opening: Opening,
    acts: Vec<String>,
}

impl VariantLines {
    fn of(variant: &Variant) -> Result<VariantLines, Unwritable> {
        let (id, incident) = (&variant.id, &variant.incident);
        let mut facts = facts(variant)?;
        let about = |act| Unwritable::About { variant: id.clone(), act: act + 1 };
        let epilogue = acts::lines(&variant.epilogue).map_err(about)?;
        if !epilogue.is_empty() {
            facts.insert(LAST, lines(&epilogue));
        }
        let opening =
            Opening::of(incident).ok_or_else(|| Unwritable::Score { variant: id.clone() })?;
        let acts = acts::lines(&incident.acts).map_err(about)?;
        Ok(VariantLines { facts, opening, acts })
    }

    /// Writes what the file does not say for this variant.
    fn write(&self, shared: &Shared, file: &mut String) {
        let own = |name: &str, usual: Option<&str>| {
            let (own, all) = (self.facts.get(name), shared.facts.get(name));
            if own == all { None } else { own.map(String::as_str).or(usual).map(str::to_owned) }
        };
        for (name, usual) in FACTS.iter().filter(|(name, _)| *name != LAST) {
            put(file, name, own(name, *usual));
        }
        if self.opening != shared.opening {
            self.opening.write(file, &shared.opening);
        }
        match self.acts.strip_prefix(shared.acts.as_slice()).filter(|_| !shared.acts.is_empty()) {
            Some([]) => {}
            Some(then) => put(file, "then", Some(lines(then))),
            None => put(file, "acts", Some(lines(&self.acts))),
        }
        put(file, LAST, own(LAST, Some("[]")));
    }
}

fn put(file: &mut String, name: &str, value: Option<String>) {
    if let Some(value) = value {
        let _ = writeln!(file, "{name} = {value}");
    }
}

/// Returns the facts that do not go without saying.
fn facts(variant: &Variant) -> Result<BTreeMap<&'static str, String>, Unwritable> {
    let incident = &variant.incident;
    let of = || variant.id.clone();
    let clock = |seconds| time(seconds).ok_or_else(|| Unwritable::Time { variant: of() });
    let mut facts = BTreeMap::new();
    let mut tell = |name, value: Option<String>| value.map(|value| facts.insert(name, value));
    let is_of_its_laws = !incident.edition.is_fide() || !incident.enacted.is_empty();
    let has_own_laws = variant.scope == Scope::OwnLaws && !is_of_its_laws;
    tell("own-laws", has_own_laws.then(|| "true".to_owned()));
    let edition = incident.edition.name();
    let is_year = edition.parse::<u16>().is_ok();
    tell("edition", Some(if is_year { edition.to_owned() } else { quoted(edition) }));
    tell("regime", Some(quoted(&serialised(incident.regime))));
    let preset = Preset::of(&incident.preset_readings);
    let preset = preset.ok_or_else(|| Unwritable::Readings { variant: of() })?;
    tell("preset-readings", unless_usual(preset, Preset::Seminar2012));
    let enacted: Vec<String> =
        incident.enacted.iter().map(|proposal| u8::from(*proposal).to_string()).collect();
    tell("enacted", (!enacted.is_empty()).then(|| format!("[{}]", enacted.join(", "))));
    tell("setting", unless_default(incident.setting));
    tell("game", unless_default(incident.game));
    tell("quickplay-finish", unless_default(incident.quickplay_finish));
    let default_time = incident.event.default_time.map(clock).transpose()?;
    tell("default-time", default_time.map(|time| quoted(&time)));
    tell("prescribed-moves", incident.event.prescribed_moves.map(|moves| moves.to_string()));
    let agreed_draws = match incident.event.agreed_draws {
        AgreedDraws::Free => None,
        AgreedDraws::After(moves) => Some(moves.to_string()),
        AgreedDraws::Never => Some(quoted("never")),
    };
    tell("agreed-draws-after", agreed_draws);
    tell("scoresheets", unless_default(incident.event.scoresheets));
    tell("absent", unless_default(incident.absent));
    tell("visually-disabled", incident.visually_disabled.map(|it| quoted(color_word(it))));
    tell("leaving", unless_default(incident.event.leaving));
    tell("devices", unless_default(incident.event.devices));
    tell("device-penalty", incident.event.device_penalty.map(|it| quoted(&serialised(it))));
    tell("set-up", incident.set_up.map(|it| quoted(&serialised(it))));
    tell("illegal-moves", counted(incident.illegal_moves));
    let clocks = incident.clocks;
    let (white, black) = (quoted(&clock(clocks.white)?), quoted(&clock(clocks.black)?));
    let increment = match clocks.increment {
        0 => String::new(),
        seconds => format!(", increment = {seconds}"),
    };
    tell("clocks", Some(format!("{{ white = {white}, black = {black}{increment} }}")));
    Ok(facts)
}

fn unless_default<T: serde::Serialize + PartialEq + Default>(value: T) -> Option<String> {
    unless_usual(value, T::default())
}

fn unless_usual<T: serde::Serialize + PartialEq>(value: T, usual: T) -> Option<String> {
    (value != usual).then(|| quoted(&serialised(value)))
}

fn counted(counts: PerPlayer<u8>) -> Option<String> {
    let each = [("white", counts.white), ("black", counts.black)];
    let each = each.into_iter().filter(|(_, count)| *count > 0);
    let each: Vec<String> = each.map(|(name, count)| format!("{name} = {count}")).collect();
    (!each.is_empty()).then(|| format!("{{ {} }}", each.join(", ")))
}

fn fen(setup: &Setup) -> String {
    Fen::try_from_setup(setup.clone()).map(|fen| fen.to_string()).unwrap_or_default()
}

impl Opening {
    /// The opening of an incident; none where a move of its game cannot be played.
    fn of(incident: &Incident) -> Option<Opening> {
        let Some(score) = &incident.score else {
            return Some(Opening::Position(fen(&incident.start)));
        };
        let start = (score.from != Setup::initial()).then(|| fen(&score.from));
        Some(Opening::Moves { start, moves: moves(score, incident.game)? })
    }

    /// Writes it; where the file's moves have a start, that of others is told even if it is the initial position.
    fn write(&self, file: &mut String, of_file: &Opening) {
        match self {
            Opening::Position(position) => put(file, "position", Some(quoted(position))),
            Opening::Moves { start, moves } => {
                let has_start = matches!(of_file, Opening::Moves { start: Some(_), .. });
                let initial = (self != of_file && has_start).then(|| fen(&Setup::initial()));
                let start = start.clone().or(initial);
                put(file, "start", start.map(|start| quoted(&start)));
                put(file, "moves", Some(quoted(moves)));
            }
        }
    }
}

/// Returns the moves of a game, numbered.
fn moves(score: &Score, game: Game) -> Option<String> {
    let (mut position, moves) = score.played(game)?;
    let mut told = String::new();
    for played in moves {
        let number = position.fullmoves();
        let before = match (position.turn().is_white(), told.is_empty()) {
            (true, true) => format!("{number}."),
            (true, false) => format!(" {number}."),
            (false, true) => format!("{number}..."),
            (false, false) => " ".to_owned(),
        };
        let san = SanPlus::from_move_and_play_unchecked(&mut position, played);
        let _ = write!(told, "{before}{san}");
    }
    Some(told)
}

impl Shared {
    fn of(variants: &[VariantLines]) -> Shared {
        let facts = FACTS.iter().filter_map(|(name, usual)| {
            let values: Vec<Option<&String>> =
                variants.iter().map(|variant| variant.facts.get(name)).collect();
            let is_everywhere = values.iter().all(Option::is_some);
            // What a variant cannot unsay is at the top only where all have it.
            let may_differ = usual.is_some() || is_everywhere;
            let is_shared = values.windows(2).all(|two| two[0] == two[1]);
            let value = most(values.iter().copied().flatten())?;
            let is_at_top =
                is_shared || (may_differ && (is_needed(name) || count(&values, value) > 1));
            is_at_top.then(|| (*name, value.clone()))
        });
        let openings = variants.iter().map(|variant| &variant.opening);
        let opening = most(openings).cloned().unwrap_or(Opening::Position(String::new()));
        Shared { facts: facts.collect(), opening, acts: shared_acts(variants) }
    }

    fn write(&self, file: &mut String) {
        for (name, _) in FACTS.iter().filter(|(name, _)| *name != LAST && *name != "clocks") {
            put(file, name, self.facts.get(name).cloned());
        }
        self.opening.write(file, &self.opening);
        put(file, "clocks", self.facts.get("clocks").cloned());
        if !self.acts.is_empty() {
            put(file, "acts", Some(lines(&self.acts)));
        }
        put(file, LAST, self.facts.get(LAST).cloned());
    }
}

/// Whether a file has to have the fact at its top.
fn is_needed(name: &str) -> bool {
    ["edition", "clocks"].contains(&name)
}

fn count(values: &[Option<&String>], value: &String) -> usize {
    values.iter().filter(|it| **it == Some(value)).count()
}

/// The value that most have; of several the first.
fn most<'a, T: PartialEq>(values: impl Iterator<Item = &'a T>) -> Option<&'a T> {
    let values: Vec<&T> = values.collect();
    let times = |value: &T| values.iter().filter(|it| **it == value).count();
    values.iter().copied().rev().max_by_key(|value| times(value))
}

/// The acts with which variants begin that are worth telling once: those that save most.
fn shared_acts(variants: &[VariantLines]) -> Vec<String> {
    if let [only] = variants {
        return only.acts.clone();
    }
    let mut best: (usize, &[String]) = (0, &[]);
    for variant in variants {
        for length in 1..=variant.acts.len() {
            let begun = &variant.acts[..length];
            let having = variants.iter().filter(|it| it.acts.starts_with(begun)).count();
            let saved = (having - 1) * begun.iter().map(String::len).sum::<usize>();
            if saved > best.0 {
                best = (saved, begun);
            }
        }
    }
    best.1.to_vec()
}
