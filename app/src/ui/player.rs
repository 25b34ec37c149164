//! The parts of the player of a replay that both games share.

use acconcio_training::scenario::Scenario;
use gloo::events::EventListener;
use yew::prelude::*;

use super::icon::icon;
use super::showing::doing;
use crate::language::Language;
use crate::platform::browser;
use crate::platform::sound::{self, Sound};
use crate::profile::settings::Settings;
use crate::replay::playback::{Action, Playback};

/// An act in a sentence; `place` is its number and the number of acts that can be shown.
pub(crate) fn caption(sentence: &str, place: Option<(usize, usize)>, is_unseen: bool) -> Html {
    html! {
        <p class={classes!("caption", is_unseen.then_some("is-unseen"))}>
            if let Some((step, all)) = place {
                <span class="caption-place">{ format!("{step}/{all}") }</span>
            }
            <span class="caption-sentence">
                { sentence.to_owned() }
                if is_unseen { { " " }{ icon("mark-eye-struck") } }
            </span>
        </p>
    }
}

/// Draws the sentence of the act to which a replay has moved, forward or back, to be spoken and not seen. It is in the same
/// drawing as the act: another one for it would cost as much as the first.
#[hook]
pub(crate) fn use_spoken_step(
    language: Language,
    step: usize,
    sentence: impl FnOnce(usize) -> String,
) -> Html {
    let before = use_mut_ref(|| None::<usize>);
    let spoken = use_memo(step, |step| {
        AttrValue::from(match before.replace(Some(*step)) {
            None => String::new(),
            Some(last) if last < *step => sentence(*step),
            Some(_) => language.replay().back_at(sentence(*step)),
        })
    });
    html! { <p class="visually-hidden" aria-live="polite">{ (*spoken).clone() }</p> }
}

/// The moment of a replay, as far as it is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Audible {
    /// The number of acts shown.
    pub(crate) step: usize,
    /// Whether the ruling is given.
    pub(crate) is_ruled: bool,
}

/// Lets each act be heard that follows the one before, and a bell with the ruling, where the visitor has turned
/// that on; `sound_of` is the sound of the act that leads to a step.
#[hook]
pub(crate) fn use_sounds(
    settings: &Settings,
    now: Audible,
    sound_of: impl Fn(usize) -> Option<Sound> + 'static,
) {
    let sound = settings.sound;
    use_effect_with(sound, move |sound| {
        let listeners = sound.is_on().then(|| {
            let document = gloo::utils::document();
            ["pointerup", "keydown"]
                .map(|name| EventListener::new(&document, name, |_| sound::unlock()))
        });
        move || drop(listeners)
    });
    let before = use_mut_ref(|| now);
    use_effect_with(now, move |now| {
        let last = before.replace(*now);
        let bell = (now.is_ruled && !last.is_ruled).then_some(Sound::Bell);
        let act = (now.step == last.step + 1).then(|| sound_of(now.step)).flatten();
        if let Some(heard) = bell.or(act).filter(|_| sound.is_on()) {
            sound::play(heard);
        }
    });
}

/// The main button, with the next action; on a phone it stays at the bottom of the page. `on_rule`
/// opens the ruling form, while it is not open.
pub(crate) fn main_way(
    language: Language,
    playback: &UseReducerHandle<Playback>,
    is_watching: bool,
    on_rule: Option<Callback<MouseEvent>>,
) -> Html {
    let words = &language.player();
    let replay = |name, label, action| Some((name, label, doing(playback, action)));
    let next = if playback.is_playing() {
        replay("icon-pause", words.pause(), Action::Pause)
    } else if playback.is_at_decision() {
        on_rule.map(|on_rule| ("mark-gavel", words.rule(), on_rule))
    } else if is_watching {
        let label = if playback.step == 0 { words.play_replay() } else { words.play() };
        replay("icon-play", label, Action::Toggle)
    } else {
        replay("mark-gavel", words.to_decision(), Action::Show(playback.decision))
    };
    let Some((name, label, onclick)) = next else { return html! {} };
    let step = |action: Action, name: &'static str, label: &'static str| {
        html! {
            <button type="button" class="control" aria-label={label} onclick={doing(playback, action)}>{ icon(name) }</button>
        }
    };
    html! {
        <div class="main-way">
            { step(Action::Previous, "icon-previous", words.previous()) }
            <button type="button" class="button primary" {onclick}>{ icon(name) }{ label }</button>
            { step(Action::Next, "icon-next", words.next()) }
        </div>
    }
}

/// The callback that plays the replay again from an act, which is asked for when it is needed.
pub(crate) fn play_again(
    playback: &UseReducerHandle<Playback>,
    first_act: impl Fn() -> usize + 'static,
) -> Callback<()> {
    let playback = playback.clone();
    Callback::from(move |()| playback.dispatch(Action::Replay(first_act())))
}

/// The callback that scrolls the stage into view, and then calls another one.
pub(crate) fn on_stage(then: Callback<()>) -> Callback<()> {
    Callback::from(move |()| {
        browser::show_element("stage");
        then.emit(());
    })
}

/// The callback that shows the moment of decision, with the stage in view.
pub(crate) fn to_decision(playback: &UseReducerHandle<Playback>) -> Callback<()> {
    let playback = playback.clone();
    on_stage(Callback::from(move |()| playback.dispatch(Action::Show(playback.decision))))
}

/// The callback that shows the acts after the decision, with the stage in view.
pub(crate) fn epilogue(playback: &UseReducerHandle<Playback>) -> Callback<()> {
    let playback = playback.clone();
    on_stage(Callback::from(move |()| playback.dispatch(Action::PlayEpilogue)))
}

/// The variants of a scenario as links; nothing where there is only one. `address` gives the address of
/// a variant.
pub(crate) fn variant_links<T, I, A>(
    language: Language,
    scenario: &Scenario<T, I, A>,
    here: &str,
    address: impl Fn(&str) -> String,
) -> Html {
    if scenario.variants.len() < 2 {
        return html! {};
    }
    let links = scenario.variants.iter().map(|one| {
        let current = (one.id == here).then_some("page");
        html! {
            <li key={one.id.clone()}>
                <a href={address(&one.id)} aria-current={current}>{ language.said(&one.label) }</a>
            </li>
        }
    });
    html! {
        <nav class="variants" aria-labelledby="variants-heading">
            <h2 id="variants-heading">{ language.player().variants() }</h2>
            <ul>{ for links }</ul>
        </nav>
    }
}

/// The origin of a scenario.
pub(crate) fn source<T, I, A>(language: Language, scenario: &Scenario<T, I, A>) -> Html {
    html! {
        <footer class="source">
            <p>{ language.provenance(scenario.provenance) }{ ". " }{ language.player().source() }{ ": " }
                { language.said(&scenario.source) }</p>
        </footer>
    }
}
