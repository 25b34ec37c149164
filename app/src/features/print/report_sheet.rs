//! The arbiter's report: a form that is filled in on the page and printed.

use std::collections::BTreeMap;

use acconcio_adjudication::laws::Citation;
use acconcio_adjudication::ruling::Outcome;
use acconcio_training::grading::{Question, model_answer};
use shakmaty::Color;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::printed::{PrintProps, PrintedIncident};
use super::report::{DecisionLine, Edit, FactLine, Field, Report};
use super::sheet::print_button;
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::Language;
use crate::route::Route;
use crate::ui::link::link;

/// The report, drafted once for each incident and language.
#[component]
pub(crate) fn ReportSheet(props: &PrintProps) -> Html {
    let PrintProps { language, printed } = props;
    let language = *language;
    let words = language.print();
    let report = {
        let printed = printed.clone();
        use_reducer(move || draft(language, &printed))
    };
    let form = Form { language, report: &report };
    let PrintedIncident { scenario, variant, adjudicated, .. } = &**printed;
    let signers = [
        (words.arbiter(), ""),
        (words.white_player(), report.field(Field::White)),
        (words.black_player(), report.field(Field::Black)),
    ];
    html! {
        <main id="content" class="sheet-page" tabindex="-1">
            <div class="sheet-bar">
                { link(&Route::incident(&scenario.id, &variant.id), "", html! { { words.to_replay() } }) }
                <p>{ words.report_lead() }</p>
                if !adjudicated.ruling.readings.is_empty() { <p>{ words.read_otherwise() }</p> }
                { print_button(language) }
            </div>
            <article class="sheet report">
                <h1>{ words.report() }</h1>
                <div class="report-heads">
                    { for HEADS.into_iter().map(|field| form.field(field)) }
                </div>
                <section>
                    <h2>{ words.facts() }</h2>
                    { form.facts() }
                    { form.field(Field::FurtherFacts) }
                </section>
                <section>
                    <h2>{ words.decision() }</h2>
                    { form.decision() }
                    <div class="report-heads report-outcome">
                        { for ENDS.into_iter().map(|field| form.field(field)) }
                    </div>
                    { form.field(Field::Remarks) }
                </section>
                <section class="report-signatures">
                    <h2>{ words.signatures() }</h2>
                    <ul>
                        { for signers.map(|(who, name)| signature(who, name)) }
                    </ul>
                </section>
            </article>
        </main>
    }
}

const HEADS: [Field; 9] = [
    Field::Event,
    Field::Place,
    Field::Date,
    Field::Round,
    Field::Board,
    Field::White,
    Field::Black,
    Field::TimeControl,
    Field::Laws,
];

const ENDS: [Field; 4] = [Field::ClocksBefore, Field::ClocksAfter, Field::Penalties, Field::Result];

/// A line to sign on, with the part of who signs and his name, as far as it is known.
fn signature(who: &'static str, name: &str) -> Html {
    let name = Some(name.trim()).filter(|name| !name.is_empty());
    html! { <li><span class="sheet-line"></span>{ who }{ name.map(|name| format!(": {name}")) }</li> }
}

struct Form<'a> {
    language: Language,
    report: &'a UseReducerHandle<Report>,
}

impl Form<'_> {
    fn field(&self, field: Field) -> Html {
        let label = self.language.report_field(field);
        let edit = move |text| Edit::Field(field, text);
        html! {
            <label class="report-field">
                <span>{ label }</span>
                { self.text(None, self.report.field(field), edit) }
            </label>
        }
    }

    fn facts(&self) -> Html {
        let words = self.language.print();
        let row = |(index, fact): (usize, &FactLine)| {
            let name = |about| Some(format!("{about} {}", index + 1));
            let is_empty = fact.sentence.trim().is_empty().then_some("is-empty");
            html! {
                <tr class={classes!(is_empty)}>
                    <td>{ self.text(name(words.clocks_then()), &fact.clocks, move |text| Edit::Clocks(index, text)) }</td>
                    <td>{ self.text(name(words.facts()), &fact.sentence, move |text| Edit::Fact(index, text)) }</td>
                </tr>
            }
        };
        html! {
            <table class="report-facts">
                <thead><tr><th scope="col">{ words.clocks_then() }</th><th scope="col">{ words.acts() }</th></tr></thead>
                <tbody>{ for self.report.facts.iter().enumerate().map(row) }</tbody>
            </table>
        }
    }

    fn decision(&self) -> Html {
        let words = self.language.ruling();
        let row = |(index, line): (usize, &DecisionLine)| {
            let name = |of: &str| Some(format!("{}, {of}", line.about));
            let is_empty = line.decided.trim().is_empty().then_some("is-empty");
            html! {
                <tr class={classes!(is_empty)}>
                    <th scope="row">{ line.about }</th>
                    <td>{ self.text(name(words.ruling()), &line.decided, move |text| Edit::Decided(index, text)) }</td>
                    <td>{ self.text(name(words.article()), &line.article, move |text| Edit::Article(index, text)) }</td>
                </tr>
            }
        };
        let heads = [words.point(), words.ruling(), words.article()];
        html! {
            <table class="report-decision">
                <thead><tr>{ for heads.map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
                <tbody>{ for self.report.decision.iter().enumerate().map(row) }</tbody>
            </table>
        }
    }

    /// A text field that grows with its text. A hidden copy of the text gives it its height, and is
    /// what is printed: a printed text field would be cut off.
    fn text(
        &self,
        name: Option<String>,
        text: &str,
        edit: impl Fn(String) -> Edit + 'static,
    ) -> Html {
        let report = self.report.clone();
        let oninput = Callback::from(move |event: InputEvent| {
            let area: HtmlTextAreaElement = event.target_unchecked_into();
            report.dispatch(edit(area.value()));
        });
        html! {
            <span class="grown">
                <textarea rows="1" aria-label={name} value={text.to_owned()} {oninput} />
                <span class="grown-mirror" aria-hidden="true">{ format!("{text}\u{200b}") }</span>
            </span>
        }
    }
}

/// The report drafted from the replay and its ruling.
fn draft(language: Language, printed: &PrintedIncident) -> Report {
    let PrintedIncident { scenario, variant, replay, adjudicated } = printed;
    let ruling_text = RulingText { language, variant, adjudicated };
    let facets = adjudicated.facets(None);
    let asked = adjudicated.questions.iter().filter(|question| **question != Question::Clocks);
    let open = ruling_text.left_open(facets).into_iter();
    let lines = asked
        .map(|question| ruling_text.ruled(facets, *question))
        .chain(ruling_text.also(facets))
        .chain(ruling_text.remedies(facets))
        .chain(open.filter(|line| line.about != language.ruling().measures()))
        .map(|line| DecisionLine {
            about: line.about,
            article: line.by.map(|by| language.article(by)).unwrap_or_default(),
            decided: line.ruled,
        });
    let players = scenario.players.as_ref();
    let facts = replay.acts.iter().zip(replay.board_states.windows(2)).take(replay.decision);
    let facts = facts.map(|(act, board_states)| {
        let times = board_states[1].remaining;
        let clocks = [Color::White, Color::Black].map(|player| language.clock(times.of(player)));
        let sentence = language.act_sentence(act, &board_states[0], players);
        FactLine { clocks: clocks.join(" – "), sentence }
    });
    Report {
        fields: fields(&ruling_text, printed),
        facts: facts.collect(),
        decision: lines.collect(),
    }
}

fn fields(ruling_text: &RulingText<'_>, printed: &PrintedIncident) -> BTreeMap<Field, String> {
    let RulingText { language, adjudicated, .. } = *ruling_text;
    let PrintedIncident { scenario, variant, .. } = printed;
    let facets = adjudicated.facets(None);
    let name = |of: Color| {
        let named = scenario.players.as_ref();
        named.map(|it| of.fold_wb(&it.white, &it.black).clone()).unwrap_or_default()
    };
    let before = adjudicated.reconstruction.board_state().remaining;
    let after = model_answer(&adjudicated.reconstruction, &adjudicated.ruling, facets).clocks;
    let article = |by: Citation| language.article(by);
    let times = facets.time.iter().map(|change| {
        let player = language.color_label(change.value.player);
        let seconds = change.value.seconds;
        let changed = if seconds > 0 && seconds % 60 == 0 {
            language.print().added(seconds.unsigned_abs() / 60, player)
        } else {
            format!("{player} {}", language.time_step(seconds))
        };
        format!("{changed} ({})", article(change.by))
    });
    let measures = ruling_text.left_open(facets).into_iter();
    let measures = measures.filter(|line| line.about == language.ruling().measures());
    let measures = measures.map(|line| match line.by {
        Some(by) => format!("{} ({})", line.ruled, article(by)),
        None => line.ruled,
    });
    let penalties: Vec<String> = times.chain(measures).collect();
    let penalties = if penalties.is_empty() {
        language.print().none().to_owned()
    } else {
        penalties.join("\n")
    };
    let result = match facets.result.value {
        Outcome::Continues => String::new(),
        over @ (Outcome::Won(_)
        | Outcome::Drawn
        | Outcome::HalfPoint(_)
        | Outcome::LostByBoth
        | Outcome::PlayedAgain) => language.outcome(over).label.into_owned(),
    };
    let event = scenario.event.as_ref().map_or("", |event| language.of(event)).to_owned();
    let texts = [
        (Field::Event, event),
        (Field::White, name(Color::White)),
        (Field::Black, name(Color::Black)),
        (Field::TimeControl, language.time_control(&variant.incident)),
        (Field::Laws, language.edition(variant.incident.edition).to_owned()),
        (Field::ClocksBefore, language.both_clocks(before)),
        (Field::ClocksAfter, language.both_clocks(after.unwrap_or(before))),
        (Field::Penalties, penalties),
        (Field::Result, result),
    ];
    texts.into_iter().collect()
}
