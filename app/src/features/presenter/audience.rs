//! The audience's window, which shows what the presenter's window sends.

use crate::ui::document;
use yew::prelude::*;

use super::audience_view::{AudienceView, use_what_if};
use super::channel::{use_channel, use_presenter_actions};
use super::keys::Command;
use super::message::{Followed, Message};
use super::presented::use_presented;
use super::scene::Scene;
use crate::features::library::filter::with_query;
use crate::language::Language;
use crate::packs::own;
use crate::platform::address;
use crate::platform::browser;
use crate::profile::shared::SettingsHandle;
use crate::route::{PresentPage, Route};
use crate::ui::icon::icon;

/// The properties of the window.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct AudienceProps {
    pub(crate) language: Language,
    pub(crate) settings: SettingsHandle,
}

/// The page of the audience's window.
#[component]
pub(crate) fn AudiencePage(props: &AudienceProps) -> Html {
    let AudienceProps { language, settings } = props;
    let language = *language;
    let words = language.present();
    let followed = use_state_eq(Followed::default);
    let latest = use_mut_ref(Followed::default);
    let on_message = {
        let (followed, latest) = (followed.setter(), latest);
        Callback::from(move |message: Message| {
            if comes_with_its_incident(&message) {
                return;
            }
            let after = latest.borrow().after(message, browser::now());
            latest.replace(after.clone());
            followed.set(after);
        })
    };
    let channel = use_channel(on_message);
    {
        let channel = channel.clone();
        use_effect_with((), move |()| channel.post(&Message::Hello));
    }
    let on_order = Callback::from(move |order: Command| match order {
        Command::FullScreen => browser::turn_full_screen(),
        // The audience's window shows only the presentation.
        Command::Help | Command::AudienceView => {}
        Command::PresenterAction(_) | Command::Digit(_) | Command::More | Command::Fewer => {
            channel.post(&Message::Command(order))
        }
    });
    use_presenter_actions(on_order, settings.single_keys);
    // The title of an incident, which may reveal too much, is not used as the title of the window.
    document::use_title(language, words.what_the_audience_sees());
    let on_full = Callback::from(|_: MouseEvent| browser::turn_full_screen());
    html! {
        <main id="content" class="audience" tabindex="-1">
            if let Some(scene) = followed.scene.clone() {
                <FollowedScene {language} {scene} />
            } else {
                <div class="audience-waiting" role="status">
                    <h1>{ words.waiting() }</h1>
                    <p>{ words.waiting_line() }</p>
                </div>
            }
            <button type="button" class="control audience-full" title={words.full_screen()}
                aria-label={words.full_screen()} onclick={on_full}>{ icon("icon-board") }</button>
        </main>
    }
}

/// Whether a scene brings an incident of one's own that is not in this window's address. The window then goes to an
/// address that holds it, which opens it as from any link, and asks for the scene once more.
fn comes_with_its_incident(message: &Message) -> bool {
    let Message::Scene { own, .. } = message else { return false };
    let there = with_query(&Route::Present(PresentPage::Audience), own);
    let is_new = !own.is_empty() && own::links_of(&there) != own::links_of(&address::hash());
    if is_new {
        address::go_to_hash(&there);
    }
    is_new
}

#[derive(Clone, PartialEq, Properties)]
struct FollowedProps {
    language: Language,
    scene: Scene,
}

/// The scene, as soon as its incident has been loaded.
#[component]
fn FollowedScene(props: &FollowedProps) -> Html {
    let FollowedProps { language, scene } = props;
    let presented = use_presented(&scene.item, *language, scene.laws)
        .ready()
        .and_then(|presented| (**presented).clone());
    let what_if = use_what_if(presented.as_ref(), scene);
    html! {
        <>
            <h1 class="visually-hidden">{ language.incident_of(scene.place) }</h1>
            if let Some(presented) = presented { <AudienceView language={*language} scene={scene.clone()} {presented} {what_if} /> }
        </>
    }
}
