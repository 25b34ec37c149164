//! The roster of a course: who has handed in, who is missing, and whose name is not on it.

use std::rc::Rc;

use acconcio_training::exam::plain;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::register::Entry;
use crate::language::Language;
use crate::platform::browser;
use crate::ui::icon::icon;

/// A roster, compared with the results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    /// The names of the roster without a result.
    pub missing: Vec<String>,
    /// The candidates who are not on the roster.
    pub unknown: Vec<String>,
    /// The number of names on the roster.
    pub all: usize,
}

impl Attendance {
    /// Compares the lines of a roster with the names of candidates; spelling, order and punctuation of a name do
    /// not matter, accents do.
    pub fn of<'a>(roster: &str, candidates: impl Iterator<Item = &'a str>) -> Attendance {
        let names: Vec<String> = names_of(roster).collect();
        let candidates: Vec<&str> = candidates.collect();
        let is_among = |name: &str, all: &[&str]| all.iter().any(|it| same_name(it, name));
        let rostered: Vec<&str> = names.iter().map(String::as_str).collect();
        let missing = names.iter().filter(|name| !is_among(name, &candidates)).cloned();
        let unknown = candidates.iter().filter(|name| !is_among(name, &rostered));
        Attendance {
            missing: missing.collect(),
            unknown: unknown.map(|name| (*name).to_owned()).collect(),
            all: names.len(),
        }
    }
}

/// The names on a roster.
pub(crate) fn names_of(roster: &str) -> impl Iterator<Item = String> {
    roster.lines().filter_map(name_of)
}

/// Whether two spellings are one name: order, case and punctuation do not matter, accents do.
pub(crate) fn same_name(one: &str, other: &str) -> bool {
    plain(one) == plain(other)
}

/// The name on a line of a roster: all of it, or the first two cells of a table, surname and first name. None on an
/// empty line.
fn name_of(line: &str) -> Option<String> {
    let line = line.trim_start_matches('\u{feff}');
    let separator = ['\t', ';'].into_iter().find(|it| line.contains(*it)).unwrap_or(',');
    let cells = line.split(separator).map(|cell| cell.trim().trim_matches('"').trim());
    let name: Vec<&str> = cells.take(2).filter(|cell| !cell.is_empty()).collect();
    (!name.is_empty()).then(|| name.join(", "))
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct RosterProps {
    pub(crate) language: Language,
    pub(crate) entries: Vec<Rc<Entry>>,
    /// The roster as it is kept.
    pub(crate) text: String,
    pub(crate) on_text: Callback<String>,
}

/// The field for a roster, and what comes of it.
#[component]
pub(crate) fn Roster(props: &RosterProps) -> Html {
    let RosterProps { language, entries, text, on_text } = props;
    let words = language.roster();
    let oninput = on_text.reform(|event: InputEvent| {
        let input: HtmlTextAreaElement = event.target_unchecked_into();
        input.value()
    });
    let onchange = {
        let on_text = on_text.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let on_text = on_text.clone();
            browser::read_file(&input, move |text| on_text.emit(text));
        })
    };
    let names = entries.iter().map(|entry| entry.result.candidate.as_str());
    let attendance = Attendance::of(text, names);
    let list = |heading: String, names: &[String]| {
        html! {
            if !names.is_empty() {
                <h3>{ heading }</h3>
                <ul>{ for names.iter().map(|name| html! { <li>{ name }</li> }) }</ul>
            }
        }
    };
    html! {
        <details class="fold marking-roster">
            <summary>{ words.heading() }</summary>
            <label class="exam-names marking-tools">
                <span>{ words.names() }</span>
                <textarea rows="5" value={text.clone()} {oninput} />
            </label>
            <label class="button small file-button marking-tools">
                { icon("icon-open") }{ words.open() }
                <input type="file" accept="text/csv,.csv,.txt" {onchange} />
            </label>
            <p class="hint marking-tools">{ words.hint() }</p>
            if attendance.all > 0 {
                <p role="status">{ words.present(attendance.all - attendance.missing.len(), attendance.all) }</p>
                { list(words.missing().to_owned(), &attendance.missing) }
                { list(words.unknown().to_owned(), &attendance.unknown) }
            }
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_roster_names_who_is_missing_and_who_is_not_on_it() {
        let roster = "\u{feff}Rossi;Ada;Roma\n\"Bianchi\",\"Bruno\"\n\nVerdi\tCarla\n  Neri, Dora \nO’Hara Ágnes";
        let handed_in = ["Rossi, Ada", "carla VERDI", "Ágnes O’Hara", "Gialli, Ugo"];
        let found = Attendance::of(roster, handed_in.into_iter());
        assert_eq!(found.missing, ["Bianchi, Bruno", "Neri, Dora"]);
        assert_eq!((found.unknown, found.all), (vec!["Gialli, Ugo".to_owned()], 5));
        assert_eq!(Attendance::of(" \n", [].into_iter()), Attendance::default());
    }
}
