//! The effects of the player on the browser.

use crate::ui::document;
use std::cell::Cell;
use std::rc::Rc;

use acconcio_training::scenario::{Scenario, Variant};
use acconcio_training::whatif::Principle;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::chip::LOOK_UP;
use super::keyboard::listen;
use super::opening::Opening;
use super::player_props::PlayerProps;
use super::ruling_form::action::RulingFormAction;
use super::ruling_form::depth::Depth;
use super::ruling_form::form::RulingForm;
use super::ruling_form::record::Occasion;
use super::session;
use super::visit;
use super::visit::Spot;
use super::what_if::WhatIf;
use crate::platform::address;
use crate::platform::browser;
use crate::platform::effects::{AFTER_DRAWING, use_certain_effect};
use crate::platform::storage::bookmark::Bookmark;
use crate::platform::storage::ruling_record::RulingRecord;
use crate::profile::settings::Settings;
use crate::replay::playback::{Action, Playback};
use crate::route::Route;
use crate::ui::player::{Audible, use_sounds, use_spoken_step};
use crate::ui::showing::ReplayView;

/// The parts of the page drawn so far; each value includes the ones before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum DrawnParts {
    /// The title of the incident.
    Head,
    /// The board with the clock.
    Board,
    /// The strip and the controls of the replay.
    Stage,
    /// The scenario or the ruling.
    Whole,
}

thread_local! {
    /// Whether a replay was shown since the page was opened.
    static IS_SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// Whether the player of an incident is drawn: that of the first replay in a task after that of its page.
#[hook]
pub(crate) fn use_begun() -> bool {
    let tasks = use_memo((), |()| if IS_SHOWN.get() { 0 } else { 1 });
    browser::use_one_after_another(*tasks) == *tasks
}

/// Draws the first replay in several tasks, so that the board is there before the rest of the page; a
/// later one is drawn whole at once.
#[hook]
pub(crate) fn use_growth() -> DrawnParts {
    let is_first = use_memo((), |()| !IS_SHOWN.replace(true));
    let drawn = browser::use_one_after_another(if *is_first { 3 } else { 0 });
    match drawn {
        0 if *is_first => DrawnParts::Head,
        1 => DrawnParts::Board,
        2 => DrawnParts::Stage,
        _ => DrawnParts::Whole,
    }
}

/// Sends ticks to a replay while it plays.
#[hook]
pub(crate) fn use_timer(playback: &UseReducerHandle<Playback>, settings: &Settings) {
    let (playing, speed) = (playback.is_playing(), settings.speed);
    let playback = playback.clone();
    use_effect_with((playing, playback.step, speed), move |_| {
        let tick = move || playback.dispatch(Action::Tick);
        let timer = playing.then(|| Timeout::new(speed.interval(), tick));
        move || drop(timer)
    });
}

/// Plays a replay that has just been opened on from where it opened, as soon as it is drawn; once.
#[hook]
pub(crate) fn use_opening(
    playback: &UseReducerHandle<Playback>,
    opening: (Opening, usize),
    drawn: DrawnParts,
) {
    let (opening, from) = opening;
    let is_begun = use_mut_ref(|| opening == Opening::Waits);
    let playback = playback.clone();
    use_effect_with(drawn == DrawnParts::Whole, move |is_drawn| {
        if *is_drawn && !is_begun.replace(true) && playback.step == from {
            playback.dispatch(Action::Replay(from));
        }
    });
}

/// Takes the focus over from what stands behind the page, as soon as the page is seen in front of it. What is behind has
/// lost it by then, unless the reader has taken it elsewhere.
#[hook]
pub(crate) fn use_focus_in_front(drawn: DrawnParts) {
    let is_behind = use_mut_ref(|| false);
    use_effect_with(drawn > DrawnParts::Head, move |is_seen| {
        let focused = browser::focused();
        if !*is_seen {
            is_behind.replace(focused.as_deref() == Some(CONTENT));
        } else if is_behind.take() && focused.is_none_or(|id| id == CONTENT) {
            browser::focus_in_place(CONTENT);
        }
    });
}

/// The id of the main part of every page.
const CONTENT: &str = "content";

/// Opens the form when the replay reaches the moment of decision, with as many questions as are wanted.
#[hook]
pub(crate) fn use_begun_form(
    ruling_form: &UseReducerHandle<RulingForm>,
    is_at_decision: bool,
    depth: Depth,
) {
    let ruling_form = ruling_form.clone();
    use_effect_with((is_at_decision, depth), move |(is_at_decision, depth)| {
        ruling_form.dispatch(RulingFormAction::Ask(*depth));
        if *is_at_decision {
            ruling_form.dispatch(RulingFormAction::Begin);
        }
    });
}

/// Leads on by Enter once the ruling is given; not while the key is held that gave it.
#[hook]
pub(crate) fn use_next_key(is_ruled: bool, on_next: Callback<()>) {
    let latest = use_mut_ref(Callback::noop);
    latest.replace(on_next);
    use_effect_with(is_ruled, move |is_ruled| {
        let listener = is_ruled.then(|| {
            listen(move |event| {
                if event.key() == "Enter" && !event.repeat() {
                    event.prevent_default();
                    latest.borrow().emit(());
                }
            })
        });
        move || drop(listener)
    });
}

/// Lets the acts and the ruling be heard, where the visitor has turned that on.
#[hook]
pub(crate) fn use_heard(showing: &ReplayView, settings: &Settings, ruling_form: &RulingForm) {
    let is_ruled = ruling_form.comparison().is_some();
    let now = Audible { step: showing.playback.step, is_ruled };
    let heard = showing.clone();
    use_sounds(settings, now, move |step| heard.sound_at(step));
}

/// Clears the pointed act whenever the replay steps; draws the new state to be spoken, forward and back.
#[hook]
pub(crate) fn use_steps(showing: &ReplayView, pointed: &UseStateHandle<Option<usize>>) -> Html {
    let (step, pointed) = (showing.playback.step, pointed.setter());
    use_effect_with(step, move |_| pointed.set(None));
    use_spoken_step(showing.language, step, |step| showing.sentence_at(step).to_owned())
}

/// Lets the replay follow an address that the visitor changes.
#[hook]
pub(crate) fn use_addressed_step(
    playback: &UseReducerHandle<Playback>,
    scenario: &Rc<Scenario>,
    variant: &Rc<Variant>,
) {
    let (playback, scenario, variant) = (playback.clone(), scenario.clone(), variant.clone());
    use_effect_with((), move |()| {
        let window = gloo::utils::window();
        let listener = gloo::events::EventListener::new(&window, "popstate", move |_| {
            let route = Route::of_hash(&address::hash());
            if let Some((its, of, step)) = route.replay()
                && its == scenario.id
                && of == variant.id
            {
                playback.dispatch(Action::Show(step));
            }
        });
        move || drop(listener)
    });
}

/// The facts changed after the ruling, and the callback that saves them.
pub(crate) struct SavedWhatIf {
    pub(crate) what_if: Option<Rc<WhatIf>>,
    pub(crate) on_turned: Callback<Rc<WhatIf>>,
}

/// The form as it was left, or an empty one; it is kept for as long as the page is open. A reader who
/// comes back from the handbook finds the page where it was.
#[hook]
pub(crate) fn use_saved_form(props: &PlayerProps) -> (UseReducerHandle<RulingForm>, SavedWhatIf) {
    let PlayerProps { scenario, variant, step, .. } = props;
    let name = props.name();
    let opened = use_memo((), |()| {
        let spot = visit::with(|visit| visit.open(&name, &scenario.title));
        let kept = session::with(|session| session.open(&name, *step, spot));
        // Under other laws it is another ruling.
        (kept.filter(|form| form.variant().incident == variant.incident), spot)
    });
    let spot = opened.1;
    let ruling_form = {
        let kept = opened.0.clone();
        let (variant, depth) = (variant.clone(), props.depth());
        use_reducer(move || kept.unwrap_or_else(|| RulingForm::asking_for(variant, depth)))
    };
    let what_if = session::with(|it| it.what_if(&name)).filter(|_| opened.0.is_some());
    let on_turned = {
        let name = name.clone();
        Callback::from(move |turned| session::with(|it| it.keep_what_if(&name, turned)))
    };
    use_certain_effect((*ruling_form).clone(), move |ruling_form| {
        session::with(|session| session.keep(&name, ruling_form.clone()));
    });
    use_effect_with((), move |()| {
        if let Some(Spot { scrolled, link }) = spot {
            browser::return_to(scrolled, LOOK_UP, link);
        }
    });
    (ruling_form, SavedWhatIf { what_if, on_turned })
}

/// Whether a ruling has been given and drawn. What comes with it comes in the drawing after it, the acts after the
/// decision among it, so that the ruling is seen sooner; a reader who comes back to it finds all of it.
#[hook]
pub(crate) fn use_drawn_ruling(is_ruled: bool, playback: &UseReducerHandle<Playback>) -> bool {
    let is_drawn = use_state_eq(|| is_ruled);
    let (setter, playback) = (is_drawn.setter(), playback.clone());
    let is_known = *is_drawn;
    use_effect_with(is_ruled, move |is_ruled| {
        let follow = {
            let setter = setter.clone();
            move || {
                playback.dispatch(Action::OpenEpilogue);
                setter.set(true);
            }
        };
        let timer = match (is_ruled, is_known) {
            (false, _) => None,
            (true, false) => Some(Timeout::new(AFTER_DRAWING, follow)),
            (true, true) => {
                follow();
                None
            }
        };
        move || {
            drop(timer);
            setter.set(false);
        }
    });
    is_ruled && *is_drawn
}

/// Records a ruling that was given, once: not again when the reader comes back to it. A wrong one is recorded with the
/// principle that it follows, which is looked for after the ruling has been drawn; it is recorded without it where the
/// reader leaves earlier.
#[hook]
pub(crate) fn use_recorded_ruling(props: &PlayerProps, ruling_form: &UseReducerHandle<RulingForm>) {
    let is_ruled = ruling_form.comparison().is_some();
    let is_settled = ruling_form.is_settled();
    let is_known = use_mut_ref(|| is_ruled);
    let waiting = use_mut_ref(|| None::<RulingRecord>);
    let record = {
        let (waiting, progress) = (waiting.clone(), props.shared.progress.clone());
        move |principle: Option<Principle>| {
            if let Some(attempt) = waiting.take() {
                let principle = principle.map(|principle| principle.to_string());
                progress.record(RulingRecord { principle, ..attempt });
            }
        }
    };
    {
        let (props, ruling_form) = (props.clone(), ruling_form.clone());
        let record = record.clone();
        use_certain_effect(is_ruled, move |is_ruled| {
            let is_known = is_known.replace(false);
            if !is_ruled {
                return record(None);
            }
            if !is_known {
                let run = props.queue.recorded(props.shared.progress.progress(), props.here());
                let occasion = Occasion { mode: props.queue.mode(), run, at: browser::now() };
                let attempt = ruling_form.attempt(&props.scenario.id, occasion);
                if let Some(attempt) = &attempt {
                    session::with(|session| session.count(attempt.score));
                }
                *waiting.borrow_mut() = attempt;
            }
            let look = move || ruling_form.dispatch(RulingFormAction::LookElsewhere);
            Timeout::new(AFTER_DRAWING, look).forget();
        });
    }
    {
        let (ruling_form, record) = (ruling_form.clone(), record.clone());
        use_effect_with(is_settled, move |is_settled| {
            if *is_settled {
                record(ruling_form.principle());
            }
        });
    }
    use_effect_with((), move |()| {
        let leaving = record.clone();
        let window = gloo::utils::window();
        let listener =
            gloo::events::EventListener::new(&window, "pagehide", move |_| leaving(None));
        move || {
            drop(listener);
            record(None);
        }
    });
}

/// Updates the address whenever the replay steps, and saves the step that is shown, so that the reader can go on there.
/// Both in a task after the drawing: to change the address, the browser lays the page out.
#[hook]
pub(crate) fn use_bookmark(props: &PlayerProps, playback: &Playback) {
    let (scenario, variant) = (props.scenario.id.clone(), props.variant.id.clone());
    let storage = props.shared.progress.storage().clone();
    let acts = playback.decision;
    let is_opened = use_mut_ref(|| false);
    use_effect_with(playback.step, move |step| {
        let (step, has_moved) = (*step, is_opened.replace(true));
        let timer = Timeout::new(0, move || {
            if has_moved {
                document::write_address(&Route::moment(&scenario, &variant, step));
            }
            let (hash, at) = (address::hash().try_into().unwrap_or_default(), browser::now());
            storage.store(&Bookmark { hash, scenario, variant, step, acts, at });
        });
        move || drop(timer)
    });
}
