//! The verdict: the slip, the reasons, what is left open, the other readings, and where to go.

use acconcio_core::ruling::{Duty, Facets};
use yew::prelude::*;

use super::chip::chip_of;
use super::clerk::{Clerk, Line};
use super::readings::readings;
use super::reasons::reasons;
use super::slip::Slip;
use super::whatif::WHAT_IF;
use crate::browser;
use crate::components::icon::icon;
use crate::components::photographs::photographs;
use crate::desk::{Desk, DeskAction, View};
use crate::language::Language;
use crate::photographs::Album;

/// What the verdict needs.
#[derive(Clone, PartialEq)]
pub(super) struct VerdictProps {
    pub(super) language: Language,
    pub(super) desk: UseReducerHandle<Desk>,
    /// What the button says that leads on.
    pub(super) next: &'static str,
    pub(super) on_next: Callback<()>,
    pub(super) on_replay: Callback<()>,
    /// Shows how it went on, if there is something to show.
    pub(super) on_epilogue: Option<Callback<()>>,
}

/// The verdict on a ruling.
pub(super) fn verdict_sheet(props: &VerdictProps) -> Html {
    let VerdictProps { language, desk, .. } = props;
    let language = *language;
    let words = &language.verdict();
    let (Ok(dossier), Some(verdict)) = (desk.dossier(), desk.verdict()) else { return html! {} };
    let clerk = Clerk { language, variant: desk.variant(), dossier };
    let facets = dossier.facets(None);
    let unruled = clerk.unruled();
    let album = Album::of_ruling(dossier, dossier.trace(None));
    let followed = verdict.grade.reading;
    let meanings = clerk.meanings(desk.answer(), &verdict.grade.marks);
    html! {
        <article class="verdict" aria-labelledby="verdict-heading">
            <Slip {language} desk={desk.clone()} />
            if dossier.puts_back(None) {
                { board_choice(language, verdict.view, &show(desk)) }
            }
            if let Some(album) = album { { photographs(language, &album, None) } }
            <section aria-labelledby="why-heading">
                <h3 id="why-heading">{ words.why }</h3>
                { reasons(language, dossier.trace(None), None, &clerk.fact_context()) }
            </section>
            { section(language, "right", words.meanings, &meanings) }
            { permitted_moves(&clerk, facets, &Heading::of("permitted-heading")) }
            { section(language, "remedies", words.remedies, &clerk.remedies(facets)) }
            { section(language, "also", words.also, &clerk.also(facets)) }
            { section(language, "open", words.arbiter_choice, &clerk.left_open(facets)) }
            { readings(&clerk, followed, desk.answer(), &Heading::of("readings-heading")) }
            if !unruled.is_empty() {
                <section class="unruled">
                    <p>{ words.unruled }</p>
                    <ul>{ for unruled.into_iter().map(|told| html! { <li>{ told }</li> }) }</ul>
                </section>
            }
            { ways(props) }
        </article>
    }
}

/// A section of lines; nothing where there are none.
pub(super) fn section(
    language: Language,
    id: &'static str,
    heading: &'static str,
    lines: &[Line],
) -> Html {
    if lines.is_empty() {
        return html! {};
    }
    let heading_id = format!("{id}-heading");
    html! {
        <section aria-labelledby={heading_id.clone()}>
            <h3 id={heading_id}>{ heading }</h3>
            { lines_list(language, lines) }
        </section>
    }
}

/// Lines of a ruling, each with its article.
pub(crate) fn lines_list(language: Language, lines: &[Line]) -> Html {
    let as_ruled = language.verdict().as_you_ruled;
    let rows = lines.iter().map(|line| {
        html! {
            <div class="line">
                <dt>{ line.about }</dt>
                <dd>
                    { line.ruled.clone() }
                    if line.by.is_some() { { " " }{ chip_of(language, line.by) } }
                    if line.is_as_answered { { " " }<span class="as-ruled">{ icon("icon-check") }{ as_ruled }</span> }
                </dd>
            </div>
        }
    });
    html! { <dl class="lines">{ for rows }</dl> }
}

/// What a part of the verdict needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PartProps {
    pub(super) language: Language,
    pub(super) desk: UseReducerHandle<Desk>,
}

fn show(desk: &UseReducerHandle<Desk>) -> Callback<View> {
    let desk = desk.clone();
    Callback::from(move |view| desk.dispatch(DeskAction::Show(view)))
}

/// Which board is shown beside a verdict.
pub(crate) fn board_choice(language: Language, shown: View, on_choice: &Callback<View>) -> Html {
    let words = &language.verdict();
    let button = |view: View, label: &'static str| {
        let onclick = on_choice.reform(move |_: MouseEvent| view);
        let pressed = (shown == view).to_string();
        html! { <button type="button" class="button small" aria-pressed={pressed} {onclick}>{ label }</button> }
    };
    html! {
        <div class="board-choice button-row" role="group" aria-label={words.board_shown}>
            <span aria-hidden="true">{ words.board_shown }</span>
            { button(View::AsItGoesOn, words.as_it_goes_on) }
            { button(View::AsItStood, words.as_it_stood) }
        </div>
    }
}

/// The heading of a section that may stand on a page twice.
pub(crate) struct Heading {
    pub(crate) id: Option<&'static str>,
    /// The headings that name the section, by their ids.
    pub(crate) named_by: Option<&'static str>,
}

impl Heading {
    /// A heading that names its section alone.
    pub(crate) const fn of(id: &'static str) -> Heading {
        Heading { id: Some(id), named_by: Some(id) }
    }

    /// A heading that may stand on a page any number of times, and names no section.
    pub(crate) const REPEATED: Heading = Heading { id: None, named_by: None };
}

/// The permitted moves, where a move is prescribed.
pub(super) fn permitted_moves(clerk: &Clerk<'_>, facets: &Facets, heading: &Heading) -> Html {
    let Clerk { language, dossier, .. } = *clerk;
    let words = &language.verdict();
    let Some(duty) = &facets.obligation else { return html! {} };
    // What the opponent may choose is listed remedy by remedy.
    let is_free = matches!(duty.value.duty, Duty::Free | Duty::OpponentChooses);
    let moves = duty.value.permitted.iter();
    let moves = moves.map(|played| language.notated(*played, dossier.position()));
    html! {
        <section aria-labelledby={heading.named_by}>
            <h3 id={heading.id}>{ words.permitted }</h3>
            <p>{ language.duty(duty.value.duty, clerk.before()) }{ ". " }{ chip_of(language, Some(duty.by)) }</p>
            if !is_free { <ul class="moves">{ for moves.map(|san| html! { <li>{ san }</li> }) }</ul> }
        </section>
    }
}

/// Where to go from the verdict.
fn ways(props: &VerdictProps) -> Html {
    let VerdictProps { language, desk, next, on_next, on_replay, on_epilogue } = props;
    let words = &language.verdict();
    let to = |callback: &Callback<()>| callback.reform(|_: MouseEvent| ());
    let try_again = {
        let desk = desk.clone();
        Callback::from(move |_: MouseEvent| {
            desk.dispatch(DeskAction::Restart);
            desk.dispatch(DeskAction::Begin);
        })
    };
    html! {
        <nav class="ways" aria-label={words.heading}>
            <button type="button" class="button primary" onclick={to(on_next)}>
                { *next }{ icon("icon-next") }
            </button>
            <button type="button" class="button" onclick={to(on_replay)}>
                { icon("icon-critical") }{ words.again_from_critical }
            </button>
            if let Some(on_epilogue) = on_epilogue {
                <button type="button" class="button" onclick={to(on_epilogue)}>
                    { icon("icon-play") }{ words.how_it_went_on }
                </button>
            }
            <button type="button" class="button" onclick={|_: MouseEvent| browser::unfold(WHAT_IF)}>
                { icon("icon-branch") }{ language.what_if().heading }
            </button>
            <button type="button" class="button" onclick={try_again}>
                { icon("icon-reset") }{ words.try_again }
            </button>
        </nav>
    }
}
