//! The stage with board, clock and film strip; beside it the story and the ruling.

use std::rc::Rc;

use acconcio_core::story::{Story, Variant};
use shakmaty::Square;
use yew::prelude::*;
use yew_router::prelude::*;

use super::ScreeningProps;
use super::card::Card;
use super::keyboard::{Order, use_keys};
use crate::app::SettingsHandle;
use crate::browser;
use crate::components::board::Board;
use crate::components::board::overlay::Overlay;
use crate::components::board::view::View;
use crate::components::clock::ChessClock;
use crate::components::controls::Controls;
use crate::components::icon::Icon;
use crate::components::keys::Keys;
use crate::components::strip::Strip;
use crate::desk::{Desk, DeskAction, Phase};
use crate::film::Film;
use crate::language::Language;
use crate::playback::{Action, Playback};
use crate::progress::ProgressHandle;
use crate::route::Route;
use crate::storage::{Attempt, Score};

/// What the player needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PlayerProps {
    pub(super) screening: ScreeningProps,
    pub(super) film: Rc<Film>,
}

/// The player.
#[component]
pub(super) fn Player(props: &PlayerProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let PlayerProps { screening, film } = props;
    let ScreeningProps { story, variant, step, .. } = screening;
    let playback = {
        let (decision, epilogue) = (film.decision, film.acts.len() - film.decision);
        let step = *step;
        use_reducer(move || Playback::open(decision, epilogue, step))
    };
    let desk = {
        let variant = variant.clone();
        use_reducer(move || Desk::open(variant))
    };
    let view = use_state_eq(|| View::FROM_WHITE);
    let is_help = use_state_eq(|| false);
    let pointed = use_state_eq(|| None::<usize>);
    let told = use_told(language, film, story);
    use_timer(&playback);
    use_address(&playback, story, variant, *step);
    use_recorded_verdict(&desk, &playback, story, variant);
    let navigator = use_navigator();
    let order = {
        let (playback, view, is_help) = (playback.clone(), view.clone(), is_help.clone());
        let (story, variant) = (story.clone(), variant.clone());
        Callback::from(move |order: Order| match order {
            Order::Film(action) => playback.dispatch(action),
            Order::Flip => view.set(view.flipped()),
            Order::Help => is_help.set(!*is_help),
            Order::Variant(by) => {
                if let (Some(navigator), Some(there)) =
                    (&navigator, variant_beside(&story, &variant, by))
                {
                    navigator.push(&Route::incident(&story.id, &there.id));
                }
            }
        })
    };
    use_keys(order.clone());
    let overlay = if playback.is_at_decision() { desk.overlay() } else { Overlay::default() };
    let on_square = {
        let desk = desk.clone();
        Callback::from(move |square: Square| desk.dispatch(DeskAction::Square(square)))
    };
    let ruling = match desk.phase() {
        Phase::Waiting => "is-watching",
        Phase::Asking => "is-asking",
        Phase::Judged(_) => "is-judged",
    };
    let class = classes!("player", ruling, overlay.is_answering.then_some("is-on-board"));
    html! {
        <main id="content" {class} tabindex="-1">
            <Head story={story.clone()} variant={variant.clone()} />
            <section class="stage" id="stage" aria-label={language.words().player.film}>
                <div class="table">
                    <ChessClock film={film.clone()} step={playback.step} view={*view} players={story.players.clone()} />
                    <Board film={film.clone()} step={playback.step} view={*view} {overlay} {on_square}
                        on_leave={Callback::from(|()| browser::focus("film-play"))} />
                </div>
                <Caption {language} film={film.clone()} step={(*pointed).unwrap_or(playback.step)} told={told.clone()} />
                <Strip film={film.clone()} playback={playback.clone()} view={*view} told={told.clone()}
                    on_point={Callback::from(move |step| pointed.set(step))} />
                <Controls playback={playback.clone()} critical={critical(&desk)}
                    on_flip={order.reform(|()| Order::Flip)} on_help={order.reform(|()| Order::Help)} />
            </section>
            <Card screening={screening.clone()} film={film.clone()} playback={playback.clone()} {desk} told={told.clone()} />
            <Announcer {language} step={playback.step} {told} />
            <Keys is_open={*is_help} on_close={Callback::from(move |()| is_help.set(false))} />
        </main>
    }
}

/// The index of the first act of the turn that is ruled on.
pub(super) fn critical(desk: &Desk) -> Option<usize> {
    desk.dossier().ok().map(|dossier| dossier.ruling.subject.first_act)
}

fn variant_beside<'a>(story: &'a Story, variant: &Variant, by: isize) -> Option<&'a Variant> {
    let index = story.variants.iter().position(|it| it.id == variant.id)?;
    story.variants.get(index.checked_add_signed(by)?)
}

#[derive(Clone, PartialEq, Properties)]
struct HeadProps {
    story: Rc<Story>,
    variant: Rc<Variant>,
}

/// The title; below it where it happened, and which variant this is.
#[component]
fn Head(props: &HeadProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let HeadProps { story, variant } = props;
    let event = story.event.as_ref().map(|event| format!("{} · ", language.of(event)));
    html! {
        <div class="player-head">
            <h1>{ language.of(&story.title).to_owned() }</h1>
            <p>{ event }{ language.of(&variant.label).to_owned() }</p>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct CaptionProps {
    language: Language,
    film: Rc<Film>,
    step: usize,
    told: Rc<Vec<String>>,
}

/// The act shown, or the one pointed at on the strip, in a sentence.
#[component]
fn Caption(props: &CaptionProps) -> Html {
    let CaptionProps { language, film, step, told } = props;
    let words = &language.words().player;
    let Some(act) = film.act_at(*step) else {
        return html! {
            <p class="caption"><span class="caption-told">{ words.before_first }</span></p>
        };
    };
    let sight = (!act.sight.is_seen()).then_some("is-unseen");
    html! {
        <p class={classes!("caption", sight)}>
            <span class="caption-place">{ format!("{step}/{}", film.decision.max(*step)) }</span>
            <span class="caption-told">
                { told.get(step - 1).cloned() }
                if sight.is_some() { { " " }<Icon name="mark-eye-struck" /> }
            </span>
        </p>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct AnnouncerProps {
    language: Language,
    step: usize,
    told: Rc<Vec<String>>,
}

/// Speaks each act as the film steps, forward and back.
#[component]
fn Announcer(props: &AnnouncerProps) -> Html {
    let AnnouncerProps { language, step, told } = props;
    let before = use_mut_ref(|| *step);
    let spoken = use_state_eq(String::new);
    {
        let (language, told, spoken) = (*language, told.clone(), spoken.clone());
        use_effect_with(*step, move |step| {
            let last = before.replace(*step);
            let first = language.words().player.before_first;
            let sentence =
                step.checked_sub(1).and_then(|index| told.get(index)).map_or(first, String::as_str);
            if last < *step {
                spoken.set(sentence.to_owned());
            } else if last > *step {
                spoken.set(language.back_at(sentence));
            }
        });
    }
    html! { <p class="visually-hidden" aria-live="polite">{ (*spoken).clone() }</p> }
}

/// Every act as a sentence.
#[hook]
fn use_told(language: Language, film: &Rc<Film>, story: &Rc<Story>) -> Rc<Vec<String>> {
    use_memo((language, film.clone(), story.clone()), |(language, film, story)| {
        let acts = film.acts.iter().zip(&film.standings);
        acts.map(|(act, before)| language.act_sentence(act, before, story.players.as_ref()))
            .collect()
    })
}

/// Sends a tick to a film that plays.
#[hook]
fn use_timer(playback: &UseReducerHandle<Playback>) {
    let speed = use_context::<SettingsHandle>().map(|settings| settings.speed).unwrap_or_default();
    let playing = playback.is_playing();
    let playback = playback.clone();
    use_effect_with((playing, playback.step, speed), move |_| {
        let tick = move || playback.dispatch(Action::Tick);
        let timer = playing.then(|| gloo::timers::callback::Timeout::new(speed.interval(), tick));
        move || drop(timer)
    });
}

/// The address follows the film, and the film follows an address that the visitor changes.
#[hook]
fn use_address(
    playback: &UseReducerHandle<Playback>,
    story: &Rc<Story>,
    variant: &Rc<Variant>,
    asked: usize,
) {
    let step = playback.step;
    {
        let (story, variant) = (story.clone(), variant.clone());
        let is_first = use_mut_ref(|| true);
        use_effect_with(step, move |step| {
            if !is_first.replace(false) {
                browser::write_address(&Route::moment(&story.id, &variant.id, *step));
            }
        });
    }
    {
        let playback = playback.clone();
        use_effect_with(asked, move |asked| {
            if playback.step != *asked {
                playback.dispatch(Action::Show(*asked));
            }
        });
    }
    let (playback, story, variant) = (playback.clone(), story.clone(), variant.clone());
    use_effect_with((), move |()| {
        let window = gloo::utils::window();
        let listener = gloo::events::EventListener::new(&window, "popstate", move |_| {
            if let Some(Route::Moment { story: its, variant: of, step }) =
                browser::addressed_route()
                && its == story.id
                && of == variant.id
            {
                playback.dispatch(Action::Show(step));
            }
        });
        move || drop(listener)
    });
}

/// Records each ruling once, and opens what happened afterwards.
#[hook]
fn use_recorded_verdict(
    desk: &UseReducerHandle<Desk>,
    playback: &UseReducerHandle<Playback>,
    story: &Rc<Story>,
    variant: &Rc<Variant>,
) {
    let progress = use_context::<ProgressHandle>();
    let score =
        desk.verdict().map(|verdict| Score { points: verdict.points(), out_of: verdict.out_of() });
    let (playback, story, variant) = (playback.clone(), story.clone(), variant.clone());
    use_effect_with(score, move |score| {
        let (Some(score), Some(progress)) = (score, progress) else { return };
        playback.dispatch(Action::OpenEpilogue);
        progress.record(&Attempt {
            story: story.id.clone(),
            variant: variant.id.clone(),
            score: *score,
            at: browser::now(),
        });
    });
}
