//! Plots that can be read without colour: bars and columns, each with a table of the same data.
//!
//! Right rulings are solid, those with a mistake are hatched, incidents not ruled on are empty.

use yew::prelude::*;

use crate::language::Language;
use crate::platform::storage::progress::State;

/// One bar: a whole in its parts.
pub(crate) struct Bar {
    pub(crate) key: String,
    pub(crate) name: String,
    /// The parts in numbers.
    pub(crate) text: String,
    pub(crate) counts: [(State, usize); 3],
    /// Shows or hides the details.
    pub(crate) on_turn: Callback<MouseEvent>,
    /// The details, while they are shown.
    pub(crate) open: Option<Html>,
}

/// One column: a share of the highest.
pub(crate) struct Column {
    /// The whole sentence.
    pub(crate) text: String,
    /// The text below it; empty where there is no space.
    pub(crate) below: String,
    pub(crate) counts: Vec<(State, usize)>,
    /// Shows or hides the details.
    pub(crate) on_turn: Option<Callback<MouseEvent>>,
    pub(crate) is_open: bool,
}

/// A table with the data of a plot: the headings, then a line for each row, its name first.
pub(crate) struct Twin {
    pub(crate) of: String,
    pub(crate) headings: Vec<&'static str>,
    pub(crate) rows: Vec<Vec<String>>,
}

/// Draws the hatching; once on a page with plots.
pub(crate) fn patterns() -> Html {
    html! {
        <svg class="plot-patterns" width="0" height="0" aria-hidden="true" focusable="false">
            <defs>
                <pattern id="plot-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <rect class="plot-hatch-ground" width="6" height="6" />
                    <rect class="plot-hatch-line" width="2.5" height="6" />
                </pattern>
            </defs>
        </svg>
    }
}

/// Draws the key to the kinds of filling.
pub(crate) fn key(language: Language, states: &[State]) -> Html {
    let entry = |state: &State| {
        html! {
            <li>
                <svg class="plot-key" aria-hidden="true" focusable="false">
                    { part(*state, ["0", "0", "100%", "100%"].map(str::to_owned)) }
                </svg>
                { language.state_label(*state) }
            </li>
        }
    };
    html! { <ul class="plot-keys">{ for states.iter().map(entry) }</ul> }
}

/// Draws bars below each other, each a button that shows its details.
pub(crate) fn bars(language: Language, bars: Vec<Bar>) -> Html {
    html! { <ul class="bars">{ for bars.into_iter().map(|it| bar(language, it)) }</ul> }
}

fn bar(language: Language, bar: Bar) -> Html {
    let Bar { key, name, text, counts, on_turn, open } = bar;
    let all: usize = counts.iter().map(|(_, count)| count).sum();
    let mut before = 0;
    let parts = counts.iter().map(|(state, count)| {
        let [x, width] = [before, *count].map(|it| percent(it, all));
        before += count;
        part(*state, [x, "0".to_owned(), width, "100%".to_owned()])
    });
    let parts: Vec<Html> = parts.collect();
    let is_open = open.is_some();
    // One node, also while nothing is shown: Yew matches children by their number, so the button keeps
    // the focus.
    let shown = open.unwrap_or_default();
    html! {
        <li {key} class={classes!("bar", is_open.then_some("is-open"))}>
            <button type="button" onclick={on_turn} aria-expanded={is_open.to_string()}>
                <span class="bar-name">{ name }</span>
                <span class="bar-text">{ text }</span>
                <svg class="bar-plot" role="img" focusable="false">
                    <title>{ language.bar(&counts) }</title>
                    { for parts }
                </svg>
            </button>
            { shown }
        </li>
    }
}

/// Draws columns beside each other.
pub(crate) fn columns(columns: Vec<Column>) -> Html {
    let count = |column: &Column| column.counts.iter().map(|(_, count)| count).sum::<usize>();
    let highest = columns.iter().map(count).max().unwrap_or(0).max(1);
    html! { <ol class="columns">{ for columns.into_iter().map(|it| column(it, highest)) }</ol> }
}

fn column(column: Column, highest: usize) -> Html {
    let all: usize = column.counts.iter().map(|(_, count)| count).sum();
    let mut below = 0;
    let parts = column.counts.iter().map(|(state, count)| {
        below += count;
        let [y, height] = [highest - below, *count].map(|it| percent(it, highest));
        part(*state, ["0".to_owned(), y, "100%".to_owned(), height])
    });
    let parts: Vec<Html> = parts.collect();
    let plot = html! {
        <>
            <svg class="column-plot" role="img" focusable="false">
                <title>{ column.text }</title>
                { for parts }
                <text x="50%" y={percent(highest - all, highest)} dy="-0.35em" text-anchor="middle">{ all }</text>
            </svg>
            <span class="column-name" aria-hidden="true">{ column.below }</span>
        </>
    };
    html! {
        <li class={classes!("column", column.is_open.then_some("is-open"))}>
            if let Some(onclick) = column.on_turn {
                <button type="button" {onclick} aria-expanded={column.is_open.to_string()}>{ plot }</button>
            } else {
                <div>{ plot }</div>
            }
        </li>
    }
}

/// Draws a part of a bar or a column: x, y, width and height.
fn part(state: State, [x, y, width, height]: [String; 4]) -> Html {
    let (class, fill) = match state {
        State::Right => ("part is-right", None),
        State::Wrong => ("part is-wrong", Some("url(#plot-hatch)")),
        State::NotRuled => ("part is-open", Some("none")),
    };
    html! { <rect {class} {fill} {x} {y} {width} {height} /> }
}

/// Draws the table, collapsed.
pub(crate) fn twin(language: Language, twin: Twin) -> Html {
    let heading = |name: &'static str| html! { <th scope="col">{ name }</th> };
    let row = |cells: Vec<String>| {
        let mut cells = cells.into_iter();
        let name = cells.next();
        html! {
            <tr><th scope="row">{ name }</th>{ for cells.map(|cell| html! { <td>{ cell }</td> }) }</tr>
        }
    };
    html! {
        <details class="twin">
            <summary>
                { language.progress().as_table() }
                <span class="visually-hidden">{ ": " }{ twin.of }</span>
            </summary>
            <table>
                <thead><tr>{ for twin.headings.into_iter().map(heading) }</tr></thead>
                <tbody>{ for twin.rows.into_iter().map(row) }</tbody>
            </table>
        </details>
    }
}

fn percent(part: usize, all: usize) -> String {
    let hundredths = (part * 10_000).checked_div(all).unwrap_or(0);
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn ok_parts_of_a_whole() {
        for (part, all, label) in [
            (0, 3, "0.00%"),
            (1, 3, "33.33%"),
            (3, 3, "100.00%"),
            (1, 1158, "0.08%"),
            (0, 0, "0.00%"),
        ] {
            assert_eq!(percent(part, all), label);
        }
    }
}
