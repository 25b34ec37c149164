//! The verdict on a match: the slip, the reasons, what else is ruled, the other readings, the ways on.

use acconcio_core::quadrigliona::book::{Source, Step};
use acconcio_core::quadrigliona::grading::{Grade, basis};
use acconcio_core::quadrigliona::ruling::Facets;
use yew::prelude::*;

use super::form::doing;
use super::readings::readings;
use super::told::{answered, ruled};
use crate::components::desk::{
    Marked, Reason, board_choice, chip_named, other_reading_badge, reason_item, row, slip_head,
    slip_table, use_focused,
};
use crate::components::icon::icon;
use crate::components::link::link;
use crate::language::{Agreement, Language, MatchContext};
use crate::quadrigliona::{Desk, DeskAction, Dossier, MatchFilm, Verdict};
use crate::route::Route;

/// What the verdict needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct VerdictProps {
    pub(super) language: Language,
    pub(super) desk: UseReducerHandle<Desk>,
    pub(super) film: std::rc::Rc<MatchFilm>,
    /// The film after this one.
    pub(super) next: Option<Route>,
    pub(super) on_replay: Callback<()>,
    /// Shows how it went on, if there is something to show.
    pub(super) on_epilogue: Option<Callback<()>>,
}

/// The verdict on a ruling. It takes the focus when it appears.
#[component]
pub(super) fn VerdictSheet(props: &VerdictProps) -> Html {
    let VerdictProps { language, desk, film, .. } = props;
    let language = *language;
    let words = &language.verdict();
    let heading = use_focused();
    let (Ok(dossier), Some(verdict)) = (desk.dossier(), desk.verdict()) else { return html! {} };
    let Verdict { grade, otherwise, is_on_an_answer, view } = verdict;
    let facets = &dossier.ruling.facets;
    let rows = grade.marks.iter().map(|mark| {
        let question = mark.question;
        let by = basis(facets, question).map(|basis| source_chip(language, basis.by));
        let ruled = ruled(language, dossier, facets, question);
        let marked = is_on_an_answer.then(|| Marked {
            yours: answered(language, dossier, &desk.answer, question),
            points: mark.points,
            deducted: 0,
            is_otherwise: otherwise.contains(&question),
        });
        let by = by.unwrap_or_else(|| html! { <span aria-hidden="true">{ "–" }</span> });
        row(language, (language.match_facet(question), ruled, by), marked)
    });
    let total = is_on_an_answer.then(|| (grade.points(), grade.out_of()));
    let context = MatchContext { acts: &film.acts };
    let trace = &dossier.ruling.trace;
    let on_choice = {
        let desk = desk.clone();
        Callback::from(move |view| desk.dispatch(DeskAction::Show(view)))
    };
    html! {
        <article class="verdict" aria-labelledby="verdict-heading">
            <section class="slip">
                { slip_head(language, total, heading) }
                { other_reading(language, dossier, grade) }
                { slip_table(language, *is_on_an_answer, rows.collect()) }
                if dossier.put_back().is_some() {
                    { board_choice(language, *view, &on_choice) }
                }
            </section>
            <section aria-labelledby="why-heading">
                <h3 id="why-heading">{ words.why }</h3>
                <ul class="reasons">{ for trace.iter().map(|step| reason(language, step, &context)) }</ul>
            </section>
            { also(language, facets) }
            { readings(language, dossier, grade.reading) }
            { ways(props) }
        </article>
    }
}

/// That an answer was marked by another reading than the ruling itself, and what that reading says.
fn other_reading(language: Language, dossier: &Dossier, grade: &Grade) -> Html {
    let taken = dossier.taken(grade.reading).iter();
    let sides: Vec<&str> =
        taken.map(|(doubt, side)| language.match_doubt(*doubt).side(*side)).collect();
    if sides.is_empty() {
        return html! {};
    }
    let told = format!("{} {}", language.quadrigliona().by_other, sides.join(" "));
    other_reading_badge(language, Agreement::of(grade.points(), grade.out_of()), told)
}

/// A rule or an article as a small label; an article leads to its line in the handbook.
pub(super) fn source_chip(language: Language, source: Source) -> Html {
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

/// What is ruled beyond the questions: what may still be claimed, and the measures at hand.
fn also(language: Language, facets: &Facets) -> Html {
    let words = language.quadrigliona();
    let window = facets
        .window
        .as_ref()
        .map(|window| (words.window, language.match_window(window.value).to_owned(), window.by));
    let measures = facets.discipline.as_ref().map(|discipline| {
        let all = discipline.value.permitted.iter().map(|measure| language.measure(*measure));
        let told = format!(
            "{}: {}",
            language.somebody(discipline.value.against),
            all.collect::<Vec<_>>().join(", ")
        );
        (words.measures, told, discipline.by)
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
            <h3 id="also-heading">{ language.verdict().also }</h3>
            <dl class="lines">{ for lines.into_iter().map(line) }</dl>
        </section>
    }
}

/// Where to go from the verdict.
fn ways(props: &VerdictProps) -> Html {
    let VerdictProps { language, desk, next, on_replay, on_epilogue, .. } = props;
    let words = &language.verdict();
    let here = language.quadrigliona();
    let to = |callback: &Callback<()>| callback.reform(|_: MouseEvent| ());
    let game = Route::Quadrigliona { film: None };
    let onward = match next {
        Some(next) => {
            link(next, "button primary", html! { <>{ here.next_film }{ icon("icon-next") }</> })
        }
        None => link(&game, "button primary", html! { { here.to_game } }),
    };
    html! {
        <nav class="ways" aria-label={words.heading}>
            { onward }
            <button type="button" class="button" onclick={to(on_replay)}>
                { icon("icon-critical") }{ words.again_from_critical }
            </button>
            if let Some(on_epilogue) = on_epilogue {
                <button type="button" class="button" onclick={to(on_epilogue)}>
                    { icon("icon-play") }{ words.how_it_went_on }
                </button>
            }
            <button type="button" class="button" onclick={doing(desk, DeskAction::Restart)}>
                { icon("icon-reset") }{ words.try_again }
            </button>
            if next.is_some() { { link(&game, "button", html! { { here.to_game } }) } }
        </nav>
    }
}
