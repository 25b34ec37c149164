//! The ruling with its slip, the reasons, the matters left open, the other readings, and the next
//! actions.

use super::ruling_parts::sections::{Heading, permitted_moves, section};
use yew::prelude::*;

use super::occurrences::occurrence::OccurrenceList;
use super::occurrences::side_by_side::occurrences;
use super::ruling_form::action::BoardShown;
use super::ruling_form::action::RulingFormAction;
use super::ruling_form::form::RulingForm;
use super::ruling_form::form_parts::replay_ways;
use super::ruling_parts::readings::readings;
use super::ruling_parts::reasons::reasons;
use super::ruling_parts::slip::Slip;
use super::ruling_text::text::{Line, RulingText};
use super::what_if::section::WHAT_IF;
use crate::language::Language;
use crate::platform::browser;
use crate::ui::icon::icon;

/// The properties of the sheet.
#[derive(Clone, PartialEq)]
pub(crate) struct RulingSheetProps {
    pub(crate) language: Language,
    pub(crate) ruling_form: UseReducerHandle<RulingForm>,
    /// The label of the button that leads on.
    pub(crate) next: &'static str,
    pub(crate) on_next: Callback<()>,
    pub(crate) on_play_again: Callback<()>,
    /// Shows the acts after the decision, if there are any.
    pub(crate) on_epilogue: Option<Callback<()>>,
}

/// The ruling, compared with the one given.
pub(crate) fn ruling_sheet(props: &RulingSheetProps) -> Html {
    let RulingSheetProps { language, ruling_form, .. } = props;
    let language = *language;
    let words = &language.ruling();
    let (Ok(adjudicated), Some(comparison)) = (ruling_form.adjudicated(), ruling_form.comparison())
    else {
        return html! {};
    };
    let ruling_text = RulingText { language, variant: ruling_form.variant(), adjudicated };
    let facets = adjudicated.facets(None);
    let unruled = ruling_text.unruled();
    let occurrence_list = OccurrenceList::of_ruling(adjudicated, adjudicated.trace(None));
    let followed = comparison.grade.reading;
    // The points that were not asked come before what no question asks.
    let unasked = comparison.unasked.iter().map(|question| ruling_text.ruled(facets, *question));
    let also: Vec<Line> = unasked.chain(ruling_text.also(facets)).collect();
    let meanings = ruling_text.meanings(ruling_form.answer(), &comparison.grade.marks);
    html! {
        <article class="ruling-sheet" aria-labelledby="ruling-heading">
            <Slip {language} ruling_form={ruling_form.clone()} />
            if adjudicated.puts_back(None) {
                { board_choice(language, comparison.view, &show(ruling_form)) }
            }
            if let Some(occurrence_list) = occurrence_list { { occurrences(language, &occurrence_list, None) } }
            <section aria-labelledby="why-heading">
                <h3 id="why-heading">{ words.why() }</h3>
                { reasons(language, adjudicated.trace(None), None, &ruling_text.fact_context()) }
            </section>
            { section(language, "right", words.meanings(), &meanings) }
            { permitted_moves(&ruling_text, facets, &Heading::of("permitted-heading")) }
            { section(language, "remedies", words.remedies(), &ruling_text.remedies(facets)) }
            { section(language, "also", words.also(), &also) }
            { section(language, "open", words.arbiter_choice(), &ruling_text.left_open(facets)) }
            { readings(&ruling_text, followed, ruling_form.answer(), &Heading::of("readings-heading")) }
            if !unruled.is_empty() {
                <section class="unruled">
                    <p>{ words.unruled() }</p>
                    <ul>{ for unruled.into_iter().map(|act| html! { <li>{ act }</li> }) }</ul>
                </section>
            }
            { ways(props) }
        </article>
    }
}

fn show(ruling_form: &UseReducerHandle<RulingForm>) -> Callback<BoardShown> {
    let ruling_form = ruling_form.clone();
    Callback::from(move |view| ruling_form.dispatch(RulingFormAction::Show(view)))
}

/// The choice of the board that is shown beside a ruling.
pub(crate) fn board_choice(
    language: Language,
    shown: BoardShown,
    on_choice: &Callback<BoardShown>,
) -> Html {
    let words = &language.ruling();
    let button = |view: BoardShown, label: &'static str| {
        let onclick = on_choice.reform(move |_: MouseEvent| view);
        let pressed = (shown == view).to_string();
        html! { <button type="button" class="button small" aria-pressed={pressed} {onclick}>{ label }</button> }
    };
    html! {
        <div class="board-choice button-row" role="group" aria-label={words.board_shown()}>
            <span aria-hidden="true">{ words.board_shown() }</span>
            { button(BoardShown::AsItGoesOn, words.as_it_goes_on()) }
            { button(BoardShown::AsItStood, words.as_it_stood()) }
        </div>
    }
}

/// The buttons for the next actions.
fn ways(props: &RulingSheetProps) -> Html {
    let RulingSheetProps { language, ruling_form, next, on_next, on_play_again, on_epilogue } =
        props;
    let words = &language.ruling();
    let try_again = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |_: MouseEvent| {
            ruling_form.dispatch(RulingFormAction::Restart);
            ruling_form.dispatch(RulingFormAction::Begin);
        })
    };
    html! {
        <nav class="ways" aria-label={words.heading()}>
            <button type="button" class="button primary" onclick={on_next.reform(|_: MouseEvent| ())}>
                { *next }{ icon("icon-next") }
            </button>
            { replay_ways(*language, on_play_again, on_epilogue.as_ref()) }
            <button type="button" class="button" onclick={|_: MouseEvent| browser::unfold(WHAT_IF)}>
                { icon("icon-branch") }{ language.what_if().heading() }
            </button>
            <button type="button" class="button" onclick={try_again}>
                { icon("icon-reset") }{ words.try_again() }
            </button>
        </nav>
    }
}
