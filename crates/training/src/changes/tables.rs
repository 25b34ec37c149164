//! The tables of two editions, field by field.

use serde_json::Value;

use super::{Stated, Taken};
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::{Code, EditionId, Field, Rule};

/// The fields on which the tables of two editions differ.
pub(super) struct Tables {
    /// For each regime, in the order of [`Regime::ALL`].
    differing: Vec<Vec<Differing>>,
}

/// A field on which two tables differ, be it in the number of an article.
pub(super) struct Differing {
    pub(super) field: Field,
    /// The rules that it names under either edition.
    pub(super) rules: Vec<Rule>,
    pub(super) matter: Matter,
}

/// The provisions of a field under both editions, as far as they differ.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Matter {
    /// The place of the field in the table.
    place: usize,
    pub(super) before: Vec<Stated>,
    pub(super) after: Vec<Stated>,
}

impl Tables {
    pub(super) fn of(from: EditionId, to: EditionId) -> Tables {
        let (from, to) = (table(from), table(to));
        let in_regime = |regime| {
            let fields = Field::all().iter().enumerate();
            let one = |(place, field): (usize, &Field)| {
                Differing::of(place, *field, regime, (&from, &to))
            };
            fields.filter_map(one).collect()
        };
        Tables { differing: Regime::ALL.into_iter().map(in_regime).collect() }
    }

    /// The fields on which the tables differ in a regime.
    pub(super) fn differing(&self, regime: Regime) -> &[Differing] {
        let place = Regime::ALL.into_iter().position(|listed| listed == regime);
        place.and_then(|place| self.differing.get(place)).map_or(&[], Vec::as_slice)
    }
}

impl Matter {
    /// The name of the field, as in names of lessons.
    pub(super) fn name(&self) -> String {
        let name = Field::all().get(self.place).map_or("", Field::name);
        name.replace(['_', '.'], "-")
    }
}

impl Differing {
    /// The field in both tables; none where they agree.
    fn of(
        place: usize,
        field: Field,
        regime: Regime,
        tables: (&Value, &Value),
    ) -> Option<Differing> {
        let paths: Vec<String> = field.paths(regime).collect();
        if paths.iter().all(|path| at(tables.0, path) == at(tables.1, path)) {
            return None;
        }
        let provisions = |table| paths.iter().flat_map(|path| provisions(table, path)).collect();
        let (before, after): (Vec<Stating>, Vec<Stating>) =
            (provisions(tables.0), provisions(tables.1));
        // Where the same provisions are read otherwise, all of them are.
        let is_each_in_both = before.iter().all(|it| after.contains(it))
            && after.iter().all(|it| before.contains(it));
        let only = |own: &[Stating], other: &[Stating]| {
            let is_only = |it: &&Stating| is_each_in_both || !other.contains(it);
            let mut only: Vec<Stated> =
                own.iter().filter(is_only).map(|it| it.stated.clone()).collect();
            only.dedup();
            only
        };
        let rules = before.iter().chain(&after).map(|it| it.stated.rule).collect();
        let matter = Matter { place, before: only(&before, &after), after: only(&after, &before) };
        Some(Differing { field, rules, matter })
    }
}

/// The table of an edition without its name, so that equal provisions are equal.
fn table(edition: EditionId) -> Value {
    let table = match edition.code() {
        Code::Edition(laws) => serde_json::to_value(laws),
        Code::Historic(code) => serde_json::to_value(code),
    };
    // All maps in a table have text keys.
    let mut table = table.unwrap_or_default();
    leave_out_edition(&mut table);
    table
}

fn leave_out_edition(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::Object(by)) = fields.get_mut("by") {
                by.remove("edition");
            }
            fields.values_mut().for_each(leave_out_edition);
        }
        Value::Array(items) => items.iter_mut().for_each(leave_out_edition),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn at<'a>(table: &'a Value, path: &str) -> &'a Value {
    path.split('.').fold(table, |value, name| &value[name])
}

/// A provision of a table, with the value that it fixes.
#[derive(PartialEq)]
struct Stating<'a> {
    stated: Stated,
    whole: &'a Value,
}

/// The provisions of a field, by the numbers of their articles.
fn provisions<'a>(table: &'a Value, path: &str) -> Vec<Stating<'a>> {
    let mut found = Vec::new();
    collect(at(table, path), &mut found);
    let is_other = path.rsplit('.').next().is_some_and(|name| name.starts_with(OTHER_READING));
    let taken = if is_other { Taken::Otherwise } else { Taken::Principally };
    let stating = |whole: &'a Value| {
        let rule = serde_json::from_value(whole["rule"].clone()).ok()?;
        let article = whole["by"]["article"].as_str()?.to_owned();
        Some(Stating { stated: Stated { rule, article, taken }, whole })
    };
    let mut found: Vec<Stating> = found.into_iter().filter_map(stating).collect();
    found.sort_by(|one, other| one.stated.article.cmp(&other.stated.article));
    found
}

/// The beginning of the names of the fields that hold the other reading of a disputed point.
const OTHER_READING: &str = "disputed_";

/// Collects the provisions of a value: every object with an article is one.
fn collect<'a>(value: &'a Value, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(fields) if fields.contains_key("by") => found.push(value),
        Value::Object(fields) => fields.values().for_each(|value| collect(value, found)),
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
