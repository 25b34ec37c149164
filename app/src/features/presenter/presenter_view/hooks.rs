//! The effects of the presenter's view on the browser.

use yew::prelude::*;

use super::ShowProps;
use crate::features::presenter::action::PresenterAction;
use crate::features::presenter::channel::use_channel;
use crate::features::presenter::keys::Command;
use crate::features::presenter::message::Message;
use crate::features::presenter::scene::Scene;
use crate::features::presenter::show::Show;
use crate::platform::browser;

/// The presentation as it was left on this device, if it has the same incidents; it is stored with
/// every change.
#[hook]
pub(crate) fn use_saved_show(props: &ShowProps) -> UseReducerHandle<Show> {
    let storage = props.shared.progress.storage().clone();
    let show = {
        let (storage, playlist) = (storage.clone(), props.playlist.clone());
        use_reducer(move || {
            let items = playlist.items.iter().map(|item| item.name.clone()).collect();
            Show::of(items, playlist.laws).or_kept(storage.load::<Show>())
        })
    };
    let is_first = use_mut_ref(|| true);
    use_effect_with((*show).clone(), move |show| {
        // A presentation that was only opened does not replace the one stored.
        if !is_first.replace(false) {
            storage.store(show);
        }
    });
    show
}

/// Runs the replay: shows the next act after an interval.
#[hook]
pub(crate) fn use_running_replay(show: &Show, interval: u32, on_order: &Callback<Command>) {
    let on_order = on_order.clone();
    use_effect_with((show.is_running, show.stage(), interval), move |(is_running, ..)| {
        let tick = move || on_order.emit(Command::PresenterAction(PresenterAction::Tick));
        let timer = is_running.then(|| gloo::timers::callback::Timeout::new(interval, tick));
        move || drop(timer)
    });
}

/// Sends the scene to the audience's window with every change, and when the window asks for it, with the query that
/// holds an incident of one's own. Keys pressed there count as if they were pressed here.
#[hook]
pub(crate) fn use_broadcast_show(scene: &Scene, own: String, on_order: Callback<Command>) {
    let sent = use_mut_ref(|| None::<(u64, Scene)>);
    let asked = use_state_eq(|| 0_u32);
    let on_message = {
        let asked = asked.setter();
        let times = use_mut_ref(|| 0_u32);
        Callback::from(move |message: Message| match message {
            Message::Hello => {
                let now = *times.borrow() + 1;
                times.replace(now);
                asked.set(now);
            }
            Message::Command(order) => on_order.emit(order),
            // Another presenter's window is open; the audience's follows the one that acted last.
            Message::Scene { .. } => {}
        })
    };
    let channel = use_channel(on_message);
    use_effect_with((scene.clone(), own, *asked), move |(scene, own, _)| {
        let before = sent.borrow().clone();
        let at = match before {
            Some((at, before)) if before == *scene => at,
            // Two actions in a millisecond are still one after the other.
            Some((at, _)) => browser::now().max(at + 1),
            None => browser::now(),
        };
        sent.replace(Some((at, scene.clone())));
        channel.post(&Message::Scene { at, scene: scene.clone(), own: own.clone() });
    });
}
