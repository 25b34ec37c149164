//! The window that the room sees: it shows what the lecturer's window tells it to.

use yew::prelude::*;

use super::case::use_case;
use super::channel::{use_channel, use_cues};
use super::room::{Room, use_what_if};
use crate::app::SettingsHandle;
use crate::browser;
use crate::components::icon::icon;
use crate::language::Language;
use crate::present::{Followed, Message, Order, Scene};

/// What the room's window needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct AudienceProps {
    pub(super) language: Language,
    pub(super) settings: SettingsHandle,
}

/// The room's window.
#[component]
pub(super) fn AudiencePage(props: &AudienceProps) -> Html {
    let AudienceProps { language, settings } = props;
    let language = *language;
    let words = language.present();
    let followed = use_state_eq(Followed::default);
    let latest = use_mut_ref(Followed::default);
    let on_message = {
        let (followed, latest) = (followed.setter(), latest);
        Callback::from(move |message: Message| {
            let after = latest.borrow().after(message);
            latest.replace(after.clone());
            followed.set(after);
        })
    };
    let channel = use_channel(on_message);
    {
        let channel = channel.clone();
        use_effect_with((), move |()| channel.tell(&Message::Hello));
    }
    let on_order = Callback::from(move |order: Order| match order {
        Order::FullScreen => browser::turn_full_screen(),
        // The room is shown nothing but the show.
        Order::Help | Order::Room => {}
        Order::Cue(_) | Order::Digit(_) | Order::More | Order::Fewer => {
            channel.tell(&Message::Order(order))
        }
    });
    use_cues(on_order, settings.single_keys);
    // The title of an incident may tell too much, and stands in the bar of the window.
    browser::use_title(language, words.what_the_room_sees);
    let on_full = Callback::from(|_: MouseEvent| browser::turn_full_screen());
    html! {
        <main id="content" class="audience" tabindex="-1">
            if let Some(scene) = followed.scene.clone() {
                <FollowedScene {language} {scene} />
            } else {
                <div class="audience-waiting" role="status">
                    <h1>{ words.waiting }</h1>
                    <p>{ words.waiting_line }</p>
                </div>
            }
            <button type="button" class="control audience-full" title={words.full_screen}
                aria-label={words.full_screen} onclick={on_full}>{ icon("icon-board") }</button>
        </main>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct FollowedProps {
    language: Language,
    scene: Scene,
}

/// The scene, as soon as its incident is here.
#[component]
fn FollowedScene(props: &FollowedProps) -> Html {
    let FollowedProps { language, scene } = props;
    let case = use_case(&scene.item).ready().and_then(|case| (**case).clone());
    let what_if = use_what_if(case.as_ref(), scene);
    html! {
        <>
            <h1 class="visually-hidden">{ language.incident_of(scene.place) }</h1>
            if let Some(case) = case { <Room language={*language} scene={scene.clone()} {case} {what_if} /> }
        </>
    }
}
