//! The phones of the classroom, which answer the question that is shown; their answers count as hands once they are
//! revealed.

use std::rc::Rc;

use acconcio_training::grading::Question;
use acconcio_training::scenario::IncidentName;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::Controls;
use crate::features::presenter::action::PresenterAction;
use crate::features::presenter::keys::Command;
use crate::features::presenter::show::Show;
use crate::features::presenter::stage::Stage;
use crate::platform::classroom::{self, Asked, Class, LiveQuestion, Order, Outcome};

/// The milliseconds between two looks at the class.
const INTERVAL: u32 = 1000;

/// The state of the phones, as far as it is known.
pub(crate) struct Phones {
    /// The class; none where the app does not come from a classroom.
    class: Option<Rc<Class>>,
    /// The live question, if it is on the incident shown.
    live: Option<LiveQuestion>,
    /// The outcome of the last question that was put from here.
    outcome: Outcome,
    on_order: Callback<Order>,
}

/// The phones. A question that is left for a later stage is revealed, one on an incident that is left is taken away.
#[hook]
pub(crate) fn use_phones(
    show: &Show,
    item: &IncidentName,
    on_command: &Callback<Command>,
) -> Phones {
    let asked = use_mut_ref(|| None::<IncidentName>);
    let (class, outcome, on_order) = use_class(&asked);
    let on_item = |live: &&LiveQuestion| live.put.name == *item && live.put.laws == show.laws;
    let live = class.as_ref().and_then(|class| class.question.as_ref());
    let live_here = live.filter(on_item).cloned();
    let left = live_here.as_ref().filter(|live| !live.is_revealed && is_left(live, show.stage()));
    {
        let on_order = on_order.clone();
        use_effect_with(left.map(|live| live.id), move |left| {
            if left.is_some() {
                on_order.emit(Order::Reveal);
            }
        });
    }
    {
        let (on_command, counted) = (on_command.clone(), live_here.clone());
        use_effect_with(counted.filter(|live| live.is_revealed), move |counted| {
            if let Some(LiveQuestion { put, hands, .. }) = counted {
                let counted = PresenterAction::PhonesCounted(put.question, hands.clone());
                on_command.emit(Command::PresenterAction(counted));
            }
        });
    }
    {
        let (on_order, shown) = (on_order.clone(), live.map(|live| live.put.name.clone()));
        use_effect_with(item.clone(), move |item| {
            let left = asked.borrow_mut().take_if(|asked| asked != item);
            if left.is_some() && left == shown {
                on_order.emit(Order::Close);
            }
        });
    }
    Phones { class, live: live_here, outcome, on_order }
}

/// Whether the presenter has gone on from a question.
fn is_left(live: &LiveQuestion, stage: Stage) -> bool {
    match stage {
        Stage::Replay(_) => false,
        Stage::Question(question) => question != live.put.question,
        Stage::Ruling | Stage::Reasons(_) | Stage::WhatIf => true,
    }
}

/// The class as it was seen last, what came of the last question put, and the callback that gives orders; `asked` is
/// the incident of that question.
#[hook]
fn use_class(
    asked: &Rc<std::cell::RefCell<Option<IncidentName>>>,
) -> (Option<Rc<Class>>, Outcome, Callback<Order>) {
    let class = use_state_eq(|| None::<Rc<Class>>);
    let outcome = use_state_eq(|| Outcome::Done);
    // The numbers of the last look and of the last one that was answered.
    let looks = use_mut_ref(|| (0_u32, 0_u32));
    let look = {
        let class = class.setter();
        use_callback((), move |(), ()| {
            let number = looks.borrow().0 + 1;
            looks.borrow_mut().0 = number;
            let (class, looks) = (class.clone(), looks.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let seen = classroom::class().await.map(Rc::new);
                // What was overtaken by a later look is out of date.
                if looks.borrow().1 < number {
                    looks.borrow_mut().1 = number;
                    class.set(seen);
                }
            });
        })
    };
    let on_order = {
        let (asked, outcome, look) = (asked.clone(), outcome.setter(), look.clone());
        use_callback((), move |order: Order, ()| {
            let is_question = if let Order::Ask(put) = &order {
                asked.replace(Some(put.name.clone()));
                true
            } else {
                false
            };
            let (outcome, look) = (outcome.clone(), look.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let came = classroom::give(&order).await;
                if is_question {
                    outcome.set(came);
                }
                look.emit(());
            });
        })
    };
    use_effect_with((), move |()| {
        let timer = classroom::is_here().then(|| {
            look.emit(());
            Interval::new(INTERVAL, move || look.emit(()))
        });
        move || drop(timer)
    });
    ((*class).clone(), *outcome, on_order)
}

impl Phones {
    /// The callback that carries out commands, by which the answers of phones to the question shown are revealed in
    /// the classroom before they are here.
    pub(super) fn revealed_first(
        &self,
        stage: Stage,
        on_command: Callback<Command>,
    ) -> Callback<Command> {
        let is_hidden = self
            .live
            .as_ref()
            .is_some_and(|live| !live.is_revealed && stage == Stage::Question(live.put.question));
        if !is_hidden {
            return on_command;
        }
        let on_order = self.on_order.clone();
        Callback::from(move |command| {
            if command == Command::PresenterAction(PresenterAction::Reveal) {
                on_order.emit(Order::Reveal);
            } else {
                on_command.emit(command);
            }
        })
    }
}

/// The button that asks the phones the question shown, or the state of their answers.
pub(super) fn of_phones(controls: &Controls<'_>, question: Question) -> Html {
    let Phones { class, live, outcome, on_order } = controls.phones;
    let Some(class) = class else { return html! {} };
    let words = controls.language.present();
    let on_ask = {
        let put = Asked { name: controls.scene.item.clone(), question, laws: controls.scene.laws };
        let (on_order, on_command) = (on_order.clone(), controls.on_order.clone());
        Callback::from(move |_: MouseEvent| {
            on_command.emit(Command::PresenterAction(PresenterAction::PhonesAsked(question)));
            on_order.emit(Order::Ask(put.clone()));
        })
    };
    let on_close = on_order.reform(|_: MouseEvent| Order::Close);
    let live = live.as_ref().filter(|live| live.put.question == question);
    html! {
        <div class="hands-phones">
            <h3>{ words.phones() }</h3>
            { match live {
                None => html! {
                    <>
                        <p class="hint">{ words.phones_hint() }</p>
                        <button type="button" class="button" onclick={on_ask}>{ words.ask_phones() }</button>
                    </>
                },
                Some(live) => html! {
                    <>
                        <p role="status">{ words.phones_answered(live.answers, class.phones()) }</p>
                        <button type="button" class="button small" onclick={on_close}>{ words.close_phones() }</button>
                    </>
                },
            } }
            if *outcome == Outcome::Refused { <p role="alert">{ words.phones_refused() }</p> }
        </div>
    }
}
