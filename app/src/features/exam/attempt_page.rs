//! The page of an attempt: the items, the remaining time, and the button to hand in.

use std::rc::Rc;

use acconcio_training::exam::ResultFile;
use acconcio_training::grading::Answer;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::attempt::{AttemptAction, AttemptPhase, Clocks, Presence, RunningAttempt};
use super::handing_in::hand_in;
use super::item::ItemForm;
use super::opening::{OpenedExam, SameExam, players_of, variant_of};
use super::saved::{Exams, RunningExam, SavedExam};
use crate::language::Given;
use crate::platform::address;
use crate::platform::browser;
use crate::platform::effects::use_certain_effect;
use crate::profile::shared::Shared;
use crate::route::{ExamPage, Route};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct AttemptProps {
    pub(crate) shared: Shared,
    pub(crate) exam: SameExam,
    pub(crate) result: ResultFile,
}

/// The interval in milliseconds at which the time is checked.
const TICK: u32 = 500;

/// The id of the heading of the open item.
const ITEM: &str = "exam-item";

/// The id of the question that confirms handing in.
const CONFIRM: &str = "exam-confirm";

fn clocks() -> Clocks {
    Clocks { set: browser::now(), steady: browser::steady() }
}

/// The page of an attempt.
#[component]
pub(crate) fn AttemptPage(props: &AttemptProps) -> Html {
    let AttemptProps { shared, exam: SameExam(exam), result } = props;
    let paper = &exam.paper;
    let language = shared.language;
    let words = language.exam();
    let attempt = {
        let (result, blueprint) = (result.clone(), paper.blueprint().clone());
        use_reducer(move || RunningAttempt::open(result, blueprint, clocks()))
    };
    use_clock(&attempt);
    use_kept(shared, exam, &attempt);
    use_elsewhere(shared, &attempt);
    use_way_out(&attempt);
    use_focused_part(&attempt);
    let on = |action: AttemptAction| {
        let attempt = attempt.clone();
        Callback::from(move |_: MouseEvent| attempt.dispatch(action.clone()))
    };
    if attempt.phase == AttemptPhase::Over {
        return html! {
            <main id="content" class="notice" tabindex="-1"><h1>{ words.over() }</h1></main>
        };
    }
    let open = attempt.result.attempt.unanswered(paper);
    let place = attempt.shown;
    let item = &paper.items[place];
    let last = paper.items.len() - 1;
    let given = &attempt.result.attempt.given[place];
    let on_answer = {
        let attempt = attempt.dispatcher();
        Callback::from(move |answer| attempt.dispatch(AttemptAction::Answer(place, answer)))
    };
    html! {
        <main id="content" class="exam exam-attempt" tabindex="-1">
            { bar(props, &attempt, open.len()) }
            <nav class="exam-list" aria-label={words.items()}>
                <ol>{ for (0..=last).map(|place| entry(props, &attempt, place, open.contains(&place))) }</ol>
            </nav>
            if matches!(attempt.phase, AttemptPhase::Confirming | AttemptPhase::TimeUp) {
                { confirm(props, &attempt, open.len()) }
            }
            <h1 id={ITEM} class="exam-item-heading" tabindex="-1">{ language.exam().item(place + 1, last + 1) }</h1>
            <ItemForm key={format!("{place} {}", attempt.answered_elsewhere)} shared={shared.clone()} variant={variant_of(item)}
                players={players_of(paper, place)} asked={paper.asked(item)}
                answer={given.answer.clone()} {on_answer} />
            <div class="exam-foot button-row">
                <button type="button" class="button" disabled={place == 0}
                    onclick={on(AttemptAction::Show(place.saturating_sub(1)))}>{ words.previous() }</button>
                <button type="button" class="button" aria-pressed={given.is_flagged.to_string()}
                    onclick={on(AttemptAction::Flag(place))}>{ words.flag() }</button>
                if place == last {
                    <button key="end" type="button" class="button primary" onclick={on(AttemptAction::Ask)}>{ words.hand_in() }</button>
                } else {
                    <button key="next" type="button" class="button primary"
                        onclick={on(AttemptAction::Show(place + 1))}>{ words.next() }</button>
                }
            </div>
            <p class="hint">{ words.rule_closed() }</p>
        </main>
    }
}

/// The remaining time, the number of open items, and the button to hand in; it stays in view.
fn bar(props: &AttemptProps, attempt: &UseReducerHandle<RunningAttempt>, open: usize) -> Html {
    let language = props.shared.language;
    let words = language.exam();
    // Rounded up to a whole second, so that 0:00 is shown only when the time is over.
    let seconds = u32::try_from(attempt.remaining().div_ceil(1000)).unwrap_or(u32::MAX);
    let onclick = {
        let attempt = attempt.clone();
        Callback::from(move |_: MouseEvent| attempt.dispatch(AttemptAction::Ask))
    };
    html! {
        <div class="exam-bar">
            <p class={classes!("exam-time", attempt.warning.map(|_| "is-short"))} role="timer" aria-live="off"
                aria-label={words.time_left()}>{ language.clock(seconds) }</p>
            <p>{ language.exam().unanswered(open) }</p>
            <p class="exam-warning" role="status">{ attempt.warning.map(|it| language.exam_warning(it)) }</p>
            <button type="button" class="button small" {onclick}>{ words.hand_in() }</button>
        </div>
    }
}

/// An item in the list: its number, and its state by icon and word.
fn entry(
    props: &AttemptProps,
    attempt: &UseReducerHandle<RunningAttempt>,
    place: usize,
    is_open: bool,
) -> Html {
    let language = props.shared.language;
    let given = &attempt.result.attempt.given[place];
    let (state, class) = match (is_open, given.answer == Answer::default()) {
        (false, _) => (Given::Wholly, "is-answered"),
        (true, false) => (Given::InPart, "is-begun"),
        (true, true) => (Given::Nothing, "is-open"),
    };
    let label = language.exam_entry(place + 1, state, given.is_flagged);
    let onclick = {
        let attempt = attempt.clone();
        Callback::from(move |_: MouseEvent| attempt.dispatch(AttemptAction::Show(place)))
    };
    let current = (place == attempt.shown).then_some("step");
    html! {
        <li key={place}>
            <button type="button" class={classes!("exam-entry", class, given.is_flagged.then_some("is-flagged"))}
                aria-label={label.clone()} title={label} aria-current={current} {onclick}>{ place + 1 }</button>
        </li>
    }
}

/// The question that confirms handing in.
fn confirm(props: &AttemptProps, attempt: &UseReducerHandle<RunningAttempt>, open: usize) -> Html {
    let language = props.shared.language;
    let words = language.exam();
    let hand_in = {
        let attempt = attempt.clone();
        Callback::from(move |_: MouseEvent| attempt.dispatch(AttemptAction::HandIn(clocks())))
    };
    let go_on = {
        let attempt = attempt.clone();
        Callback::from(move |_: MouseEvent| attempt.dispatch(AttemptAction::GoOn))
    };
    let (question, hint, stay) = match attempt.phase {
        AttemptPhase::TimeUp => (words.time_up(), words.time_up_hint(), words.time_up_no()),
        AttemptPhase::Answering | AttemptPhase::Confirming | AttemptPhase::Over => {
            (words.confirm(), words.confirm_hint(), words.confirm_no())
        }
    };
    html! {
        <section class="exam-confirm" aria-labelledby={CONFIRM}>
            <h2 id={CONFIRM} tabindex="-1">{ question }</h2>
            <p>{ language.exam().unanswered(open) }{ ". " }{ hint }</p>
            <div class="button-row">
                <button type="button" class="button primary" onclick={hand_in}>{ words.confirm_yes() }</button>
                <button type="button" class="button" onclick={go_on}>{ stay }</button>
            </div>
        </section>
    }
}

/// Whether the window of the exam is seen and has the focus.
fn presence() -> Presence {
    let document = gloo::utils::document();
    let is_here = !document.hidden() && document.has_focus().unwrap_or(true);
    if is_here { Presence::Here } else { Presence::Away }
}

/// Checks the time at an interval, and at once when the candidate turns to the page or away from it.
#[hook]
fn use_clock(attempt: &UseReducerHandle<RunningAttempt>) {
    let attempt = attempt.dispatcher();
    use_effect_with((), move |()| {
        let tick = {
            let attempt = attempt.clone();
            move || attempt.dispatch(AttemptAction::Tick(clocks()))
        };
        let interval = Interval::new(TICK, tick);
        let turn = move |_: &Event| attempt.dispatch(AttemptAction::Turn(clocks(), presence()));
        let (document, window) = (gloo::utils::document(), gloo::utils::window());
        let seen = EventListener::new(&document, "visibilitychange", turn.clone());
        let [left, entered] =
            ["blur", "focus"].map(|event| EventListener::new(&window, event, turn.clone()));
        move || drop((interval, seen, left, entered))
    });
}

/// Stores every answer at once, and at the end seals them.
#[hook]
fn use_kept(shared: &Shared, exam: &Rc<OpenedExam>, attempt: &UseReducerHandle<RunningAttempt>) {
    let (progress, exam, attempt) = (shared.progress.clone(), exam.clone(), attempt.clone());
    use_certain_effect(attempt.revision, move |_| {
        let (storage, result) = (progress.storage(), attempt.result.clone());
        if attempt.phase == AttemptPhase::Over {
            hand_in(storage, &exam.exam, &exam.key, exam.paper.facts(), result);
        } else {
            let running = RunningExam { key: exam.key.clone(), result };
            storage.store(&storage.load::<Exams>().with(SavedExam::Running(running)));
        }
    });
}

/// Follows the changes to this attempt in another window, so that neither window undoes the other's.
#[hook]
fn use_elsewhere(shared: &Shared, attempt: &UseReducerHandle<RunningAttempt>) {
    let (storage, started) = (shared.progress.storage().clone(), attempt.result.attempt.started);
    let attempt = attempt.dispatcher();
    browser::use_other_windows(Callback::from(move |_| {
        match storage.load::<Exams>().begun_at(started) {
            Some(SavedExam::Running(running)) => {
                attempt.dispatch(AttemptAction::Elsewhere(running.result.clone()));
            }
            Some(SavedExam::HandedIn(_)) => attempt.dispatch(AttemptAction::EndedElsewhere),
            None => {}
        }
    }));
}

/// Opens the result when the attempt is over.
#[hook]
fn use_way_out(attempt: &UseReducerHandle<RunningAttempt>) {
    let started = attempt.result.attempt.started;
    use_effect_with(attempt.phase, move |phase| {
        if *phase == AttemptPhase::Over {
            address::go_to_hash(&Route::Exam(ExamPage::Result(started)).to_hash());
        }
    });
}

/// Shows the top of the page at the beginning, and the heading of another item when it is opened;
/// focuses the question that confirms handing in when it is asked.
#[hook]
fn use_focused_part(attempt: &UseReducerHandle<RunningAttempt>) {
    let before = use_mut_ref(|| None);
    use_effect_with((attempt.shown, attempt.phase), move |now| {
        let is_asked = matches!(now.1, AttemptPhase::Confirming | AttemptPhase::TimeUp);
        let place = if is_asked { CONFIRM } else { ITEM };
        match before.replace(Some(*now)) {
            None => browser::show_element("content"),
            Some(before) if before == *now => return,
            Some(_) => browser::show_element(place),
        }
        browser::focus(place);
    });
}
