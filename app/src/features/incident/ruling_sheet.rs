//! The verdict on one screen: the mark, why, the points, the next incident; the rest behind folds.

use acconcio_training::grading::Question;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::folds::FoldsProps;
use super::ruling_form::action::BoardShown;
use super::ruling_form::action::RulingFormAction;
use super::ruling_form::form::{Comparison, RulingForm};
use super::ruling_form::form_parts::replay_ways;
use super::ruling_parts::slip::Slip;
use super::ruling_replay::Moment;
use super::ruling_text::text::RulingText;
use crate::language::Language;
use crate::platform::browser::use_one_after_another;
use crate::platform::effects::AFTER_DRAWING;
use crate::ui::icon::icon;
use crate::ui::lazy::{Fallback, lazy};

/// The properties of the sheet.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct RulingSheetProps {
    pub(crate) language: Language,
    pub(crate) ruling_form: UseReducerHandle<RulingForm>,
    /// Whether the reader comes back to a ruling, of which he looked something up.
    pub(crate) was_given: bool,
    /// The label of the button that leads on.
    pub(crate) next: &'static str,
    pub(crate) on_next: Callback<()>,
    pub(crate) on_play_again: Callback<()>,
    /// Brings the board to the decision and into view.
    pub(crate) on_stage: Callback<()>,
    /// Shows the acts after the decision, if there are any.
    pub(crate) on_epilogue: Option<Callback<()>>,
}

/// The ruling, compared with the one given, and the button that leads on.
#[component]
pub(crate) fn RulingSheet(props: &RulingSheetProps) -> Html {
    let RulingSheetProps { language, ruling_form, was_given, next, on_next, .. } = props;
    let language = *language;
    use_showing(ruling_form);
    // The mark, the reason and the way on are seen sooner when the rest is drawn after them.
    let is_whole = use_one_after_another(1) == 1 || *was_given;
    let (Ok(adjudicated), Some(comparison)) = (ruling_form.adjudicated(), ruling_form.comparison())
    else {
        return html! {};
    };
    let ruling_text = RulingText { language, variant: ruling_form.variant(), adjudicated };
    let words = &language.ruling();
    html! {
        <>
            <article class="ruling-sheet" aria-labelledby="ruling-heading">
                <Slip {language} ruling_form={ruling_form.clone()} {is_whole} />
                if is_whole {
                    <Spoken text={words.shown_on_board(shown_on_board(&ruling_text))} />
                    { ways(props, &ruling_text, comparison) }
                    { lazy(Fallback::section(language), FoldsProps { language, ruling_form: ruling_form.clone(), at_once: *was_given }) }
                }
            </article>
            <nav class="onward" aria-label={words.heading()}>
                <button type="button" class="button primary" onclick={on_next.reform(|_: MouseEvent| ())}>
                    { *next }{ icon("icon-next") }
                </button>
            </nav>
        </>
    }
}

/// Shows the ruling on the board, moment by moment.
#[hook]
fn use_showing(ruling_form: &UseReducerHandle<RulingForm>) {
    let moment = ruling_form.comparison().map(|comparison| comparison.moment);
    let ruling_form = ruling_form.clone();
    use_effect_with(moment, move |moment| {
        let next = moment.and_then(|moment| {
            let next = moment.after(ruling_form.adjudicated().ok()?)?;
            Some((moment.lasts(), next))
        });
        let timer = next.map(|(lasts, next)| {
            let go_on = move || ruling_form.dispatch(RulingFormAction::ShowMoment(next));
            Timeout::new(lasts, go_on)
        });
        move || drop(timer)
    });
}

#[derive(Clone, PartialEq, Properties)]
struct SpokenProps {
    text: String,
}

/// A text that is spoken once, after the verdict has appeared.
#[component]
fn Spoken(props: &SpokenProps) -> Html {
    let spoken = use_state_eq(String::new);
    {
        let spoken = spoken.setter();
        // A live region speaks what changes in it while it is there.
        use_effect_with(props.text.clone(), move |text| {
            let text = text.clone();
            let timer = Timeout::new(AFTER_DRAWING, move || spoken.set(text));
            move || drop(timer)
        });
    }
    html! { <p class="visually-hidden" aria-live="polite">{ (*spoken).clone() }</p> }
}

/// The ruling as the board shows it, in words.
fn shown_on_board(ruling_text: &RulingText<'_>) -> String {
    let facets = ruling_text.adjudicated.facets(None);
    let is_shown = |question: &Question| match question {
        Question::Board => true,
        Question::Obligation => facets.obligation.is_some(),
        Question::Clocks => !facets.time.is_empty(),
        Question::Trigger | Question::Classification | Question::Count | Question::Result => false,
    };
    let shown = Question::ALL.into_iter().filter(is_shown);
    shown.map(|it| ruling_text.ruled(facets, it).ruled).collect::<Vec<_>>().join(". ")
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

/// The buttons that show the ruling, the replay and the form again.
fn ways(props: &RulingSheetProps, ruling_text: &RulingText<'_>, comparison: &Comparison) -> Html {
    let RulingSheetProps { language, ruling_form, on_play_again, on_stage, on_epilogue, .. } =
        props;
    let words = &language.ruling();
    let adjudicated = ruling_text.adjudicated;
    let first = Moment::first(adjudicated);
    let show_again = {
        let (ruling_form, on_stage) = (ruling_form.clone(), on_stage.clone());
        Callback::from(move |_: MouseEvent| {
            on_stage.emit(());
            ruling_form.dispatch(RulingFormAction::ShowMoment(first));
        })
    };
    let on_choice = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |view| ruling_form.dispatch(RulingFormAction::Show(view)))
    };
    let try_again = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |_: MouseEvent| {
            ruling_form.dispatch(RulingFormAction::Restart);
            ruling_form.dispatch(RulingFormAction::Begin);
        })
    };
    let changes = adjudicated.puts_back(None) || !adjudicated.facets(None).time.is_empty();
    html! {
        <div class="ways">
            if first != Moment::Whole {
                <button type="button" class="button small show-again" onclick={show_again}>
                    { icon("icon-board") }{ words.show_again() }
                </button>
            }
            { replay_ways(*language, on_play_again, on_epilogue.as_ref()) }
            <button type="button" class="button small" onclick={try_again}>
                { icon("icon-reset") }{ words.try_again() }
            </button>
            if changes { { board_choice(*language, comparison.view, &on_choice) } }
        </div>
    }
}
