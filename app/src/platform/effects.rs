//! Effects that are not left out, and those that wait for the drawing.

use gloo::events::EventListener;
use yew::prelude::*;

/// The delay in milliseconds after which a change has been drawn.
pub(crate) const AFTER_DRAWING: u32 = 50;

/// Tells, once, that something is drawn.
#[hook]
pub(crate) fn use_told_if(is_drawn: bool, on_drawn: &Callback<()>) {
    let on_drawn = on_drawn.clone();
    use_effect_with(is_drawn, move |is_drawn| {
        if *is_drawn {
            on_drawn.emit(());
        }
    });
}

/// Calls an effect once for each new value: after the value has been drawn or, where the reader leaves the page
/// earlier, on leaving.
///
/// An effect of [`use_effect_with`] waits until the browser is idle, and is left out if the component has gone by
/// then; what a reader has given must not depend on that.
#[hook]
pub(crate) fn use_certain_effect<T: PartialEq + 'static>(
    value: T,
    effect: impl FnOnce(&T) + 'static,
) {
    let last = use_mut_ref(|| None::<T>);
    let waiting = use_mut_ref(|| None::<Box<dyn FnOnce()>>);
    if last.borrow().as_ref() != Some(&value) {
        last.replace(Some(value));
        let effect = move || {
            if let Some(value) = &*last.borrow() {
                effect(value);
            }
        };
        waiting.replace(Some(Box::new(effect)));
    }
    let call = move || {
        let effect = waiting.take();
        if let Some(effect) = effect {
            effect();
        }
    };
    use_effect(call.clone());
    use_effect_with((), move |()| {
        let leaving = call.clone();
        let left = EventListener::new(&gloo::utils::window(), "pagehide", move |_| leaving());
        move || {
            drop(left);
            call();
        }
    });
}
