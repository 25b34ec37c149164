//! The ruling on a match: the slip, the reasons, the further lines, the other readings, the next
//! actions.

use acconcio_quadrigliona::book::{Source, Step};
use acconcio_quadrigliona::grading::{Grade, basis};
use acconcio_quadrigliona::ruling::Facets;
use acconcio_training::scenario::Course;
use yew::prelude::*;

use super::form_view::doing;
use super::readings::readings;
use super::replay::MatchReplay;
use super::ruling_form::{AdjudicatedMatch, MatchComparison, MatchFormAction, MatchRulingForm};
use super::ruling_text::{answered, ruled};
use crate::features::incident::chip::chip_named;
use crate::features::incident::ruling_form::form_parts::replay_ways;
use crate::features::incident::ruling_parts::reasons::{Reason, reason_item};
use crate::features::incident::ruling_parts::slip::{
    Marked, Total, other_reading_badge, row, slip_head, slip_table, use_focused,
};
use crate::features::incident::ruling_sheet::board_choice;
use crate::language::{Agreement, Language, MatchContext};
use crate::route::Route;
use crate::ui::icon::icon;
use crate::ui::link::link;

/// The properties of the sheet.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct RulingSheetProps {
    pub(crate) language: Language,
    pub(crate) ruling_form: UseReducerHandle<MatchRulingForm>,
    pub(crate) replay: std::rc::Rc<MatchReplay>,
    /// The address of the next replay.
    pub(crate) next: Option<String>,
    /// The course in which it is shown.
    pub(crate) course: Option<Course>,
    pub(crate) on_play_again: Callback<()>,
    /// Shows the acts after the decision, if there are any.
    pub(crate) on_epilogue: Option<Callback<()>>,
}

/// The ruling, compared with the one given. It takes the focus when it appears.
#[component]
pub(crate) fn RulingSheet(props: &RulingSheetProps) -> Html {
    let RulingSheetProps { language, ruling_form, replay, .. } = props;
    let language = *language;
    let words = &language.ruling();
    let heading = use_focused();
    let (Ok(adjudicated), Some(comparison)) = (ruling_form.adjudicated(), ruling_form.comparison())
    else {
        return html! {};
    };
    let MatchComparison { grade, otherwise, is_on_an_answer, view } = comparison;
    let facets = &adjudicated.ruling.facets;
    let rows = grade.marks.iter().map(|mark| {
        let question = mark.question;
        let by = basis(facets, question).map(|basis| source_chip(language, basis.by));
        let ruled = ruled(language, adjudicated, facets, question);
        let marked = is_on_an_answer.then(|| Marked {
            yours: answered(language, adjudicated, &ruling_form.answer, question),
            points: mark.points,
            deducted: 0,
            is_otherwise: otherwise.contains(&question),
            is_discretionary: false,
        });
        let by = by.unwrap_or_else(|| html! { <span aria-hidden="true">{ "–" }</span> });
        row(language, (language.match_facet(question), ruled, by), marked)
    });
    let points = grade.points();
    let total = is_on_an_answer.then(|| Total { agreed: points, points, out_of: grade.out_of() });
    let context = MatchContext { acts: &replay.acts };
    let trace = &adjudicated.ruling.trace;
    let on_choice = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |view| ruling_form.dispatch(MatchFormAction::Show(view)))
    };
    html! {
        <article class="ruling-sheet" aria-labelledby="ruling-heading">
            <section class="slip">
                { slip_head(language, total, heading) }
                { other_reading(language, adjudicated, grade) }
                { slip_table(language, *is_on_an_answer, rows.collect()) }
                if adjudicated.put_back().is_some() {
                    { board_choice(language, *view, &on_choice) }
                }
            </section>
            <section aria-labelledby="why-heading">
                <h3 id="why-heading">{ words.why() }</h3>
                <ul class="reasons">{ for trace.iter().map(|step| reason(language, step, &context)) }</ul>
            </section>
            { also(language, facets) }
            { readings(language, adjudicated, grade.reading) }
            { ways(props) }
        </article>
    }
}

/// The badge of an answer that was marked by another reading than the principal ruling, with the sides
/// of that reading.
fn other_reading(language: Language, adjudicated: &AdjudicatedMatch, grade: &Grade) -> Html {
    let taken = adjudicated.taken(grade.reading).iter();
    let sides: Vec<&str> =
        taken.map(|choice| language.match_disputed_point(choice.point).side(choice.side)).collect();
    if sides.is_empty() {
        return html! {};
    }
    let text = format!("{} {}", language.quadrigliona().by_other(), sides.join(" "));
    other_reading_badge(language, Agreement::of(grade.points(), grade.out_of()), text)
}

/// A rule or an article as a small label; an article is a link to its place in the handbook.
pub(crate) fn source_chip(language: Language, source: Source) -> Html {
    match source {
        Source::Here(_) => html! { <span class="chip">{ language.match_source(source) }</span> },
        Source::Fide(citation) => chip_named(language, citation, language.match_source(source)),
    }
}

fn reason(language: Language, step: &Step, context: &MatchContext<'_>) -> Html {
    let under = step.under.iter().map(|under| reason(language, under, context)).collect();
    let reason = Reason {
        status: step.status,
        chip: source_chip(language, step.by),
        is_added: false,
        fact: html! { { language.match_fact(&step.fact, context) } },
        rule: language.match_rule(step.rule),
        under,
    };
    reason_item(language, reason)
}

/// The lines of a ruling beyond the questions: the claims still possible, and the permitted measures.
fn also(language: Language, facets: &Facets) -> Html {
    let words = language.quadrigliona();
    let window = facets
        .window
        .as_ref()
        .map(|window| (words.window(), language.match_window(window.value).to_owned(), window.by));
    let measures = facets.discipline.as_ref().map(|discipline| {
        let all = discipline.value.permitted.iter().map(|measure| language.measure(*measure));
        let text = format!(
            "{}: {}",
            language.somebody(discipline.value.against),
            all.collect::<Vec<_>>().join(", ")
        );
        (words.measures(), text, discipline.by)
    });
    let lines: Vec<_> = [window, measures].into_iter().flatten().collect();
    if lines.is_empty() {
        return html! {};
    }
    let line = |(about, ruled, by): (&'static str, String, Source)| {
        html! { <div class="line"><dt>{ about }</dt><dd>{ ruled }{ " " }{ source_chip(language, by) }</dd></div> }
    };
    html! {
        <section aria-labelledby="also-heading">
            <h3 id="also-heading">{ language.ruling().also() }</h3>
            <dl class="lines">{ for lines.into_iter().map(line) }</dl>
        </section>
    }
}

/// The buttons and links for the next actions.
fn ways(props: &RulingSheetProps) -> Html {
    let RulingSheetProps {
        language, ruling_form, next, course, on_play_again, on_epilogue, ..
    } = props;
    let words = &language.ruling();
    let here = language.quadrigliona();
    let out = |class: &'static str| match course {
        Some(course) => {
            let to = Route::Course { course: course.id.clone() };
            link(&to, class, html! { { language.practice().to_course() } })
        }
        None => link(&Route::Quadrigliona { replay: None }, class, html! { { here.to_game() } }),
    };
    let onward = match next {
        Some(next) => html! {
            <a class="button primary" href={next.clone()}>{ here.next_replay() }{ icon("icon-next") }</a>
        },
        None => out("button primary"),
    };
    html! {
        <nav class="ways" aria-label={words.heading()}>
            { onward }
            { replay_ways(*language, on_play_again, on_epilogue.as_ref()) }
            <button type="button" class="button" onclick={doing(ruling_form, MatchFormAction::Restart)}>
                { icon("icon-reset") }{ words.try_again() }
            </button>
            if next.is_some() { { out("button") } }
        </nav>
    }
}
