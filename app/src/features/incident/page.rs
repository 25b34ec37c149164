//! The page of an incident: its replay, and the ruling on it.

use std::rc::Rc;

use acconcio_adjudication::anachronism::Anachronism;
use acconcio_adjudication::laws::EditionId;
use acconcio_part::part;
use acconcio_training::scenario::{LawsChoice, Scenario, Variant};
use yew::prelude::*;

use super::early_replay::taken_over;
use super::hooks::use_begun;
use super::intervention::watching::WatchingProps;
use super::laws_line::cannot_arise;
use super::opening::Opening;
use super::player::Player;
use super::player_props::PlayerProps;
use super::queue_files::use_queue_files;
use crate::features::library::filter::Filter;
use crate::features::library::queue::{Purpose, Queue};
use crate::language::{Group, Language};
use crate::packs::{Fetched, Scenarios, played_under, use_scenario};
use crate::platform::effects::use_told_if;
use crate::profile::shared::Shared;
use crate::replay::Replay;
use crate::ui::document::use_title_if;
use crate::ui::lazy::{Arrived, Fallback, Lazy, lazy};
use crate::ui::notices::{broken_pack, broken_replay, loading, not_found};

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct IncidentPageProps {
    pub(crate) shared: Shared,
    /// The list of incidents; there from the beginning in a queue, later where a link leads to the incident alone.
    pub(crate) catalogue: Scenarios,
    pub(crate) scenario: String,
    pub(crate) variant: String,
    /// The number of acts shown, as the address gives it.
    pub(crate) step: usize,
    /// Its address, `#` included, which names what it is looked at for.
    pub(crate) hash: String,
    /// Told once it can be used, or cannot be without the list of incidents.
    pub(crate) on_drawn: Callback<()>,
}

impl Lazy for IncidentPageProps {
    const TEXTS: Group = Group::Incident;

    fn fetch() -> impl Future<Output = Arrived<IncidentPageProps>> {
        fetch_incident()
    }
}

#[part(player)]
fn fetch_incident() -> Arrived<IncidentPageProps> {
    Ok(|props| html! { <IncidentPage ..props /> })
}

/// The page of an incident, if there is one of that name and its replay can be played.
#[component]
fn IncidentPage(props: &IncidentPageProps) -> Html {
    let IncidentPageProps { shared, step, hash, on_drawn, .. } = props;
    let queue = Queue::of_hash(hash);
    let language = shared.language;
    let name = (props.scenario.clone(), props.variant.clone());
    let reached = use_memo(name, |(scenario, variant)| taken_over(scenario, variant));
    let fetched = use_scenario(&props.scenario, language, shared.laws);
    let is_ruled = use_state_eq(|| false);
    let on_ruled = {
        let ruled = is_ruled.setter();
        use_callback((), move |(), ()| ruled.set(true))
    };
    let (queue_files, fetcher) = use_queue_files(shared, &props.catalogue, &queue, *is_ruled);
    use_title_if(language, title(language, &fetched));
    let is_begun = use_begun();
    let is_loading = fetched == Fetched::Loading;
    let playable = playable(props, fetched);
    let is_watched = matches!(queue.purpose, Purpose::Intervene(_));
    // The player itself tells when it is drawn.
    use_told_if(!is_loading && is_begun && (is_watched || playable.is_err()), on_drawn);
    let page = match playable {
        Err(notice) => notice,
        Ok(_) if !is_begun => html! {},
        Ok(Playable { scenario, variant, played_under, replay }) => {
            let opening = Opening::at(hash);
            let step = reached.filter(|_| opening == Opening::Plays).unwrap_or(*step);
            let (shared, on_drawn) = (shared.clone(), on_drawn.clone());
            player(PlayerProps {
                shared,
                scenario,
                variant,
                played_under,
                replay,
                step,
                opening,
                queue,
                queue_files,
                on_drawn,
                on_ruled,
            })
        }
    };
    html! { <>{ fetcher }{ page }</> }
}

/// The replay that is ruled on, or in which the clocks are stopped.
fn player(props: PlayerProps) -> Html {
    let PlayerProps { scenario, variant, queue, .. } = &props;
    // Another variant is another replay, and so is the same one in another queue or under other laws.
    let key = format!("{} {}", queue.hash_at(&scenario.id, &variant.id), variant.incident.edition);
    if matches!(queue.purpose, Purpose::Intervene(_)) {
        let fallback = Fallback::page(props.shared.language);
        html! { <key={key}>{ lazy(fallback, WatchingProps { player: props }) }</> }
    } else {
        html! { <Player {key} ..props /> }
    }
}

/// The title of the window, as soon as it is known.
fn title(language: Language, fetched: &Fetched<Scenario>) -> Option<String> {
    match fetched {
        Fetched::Loading => None,
        Fetched::Ready(scenario) => Some(language.of(&scenario.title).to_owned()),
        Fetched::Failed(_) => Some(language.shell().pack_failed().to_owned()),
    }
}

/// An incident that can be played, with the laws of its own time and place.
struct Playable {
    scenario: Rc<Scenario>,
    variant: Rc<Variant>,
    played_under: EditionId,
    replay: Rc<Replay>,
}

/// The incident, or what is drawn in its place.
fn playable(props: &IncidentPageProps, fetched: Fetched<Scenario>) -> Result<Playable, Html> {
    let language = props.shared.language;
    let is_looked_for = props.catalogue == Fetched::Loading;
    let scenario = match fetched {
        Fetched::Loading => return Err(loading(language)),
        // Whether there is such an incident at all, the list tells.
        Fetched::Failed(_) if is_looked_for => return Err(loading(language)),
        Fetched::Failed(error) => return Err(broken_pack(language, &error)),
        Fetched::Ready(scenario) => scenario,
    };
    let Some(variant) = scenario.variant(&props.variant) else {
        return Err(if is_looked_for { loading(language) } else { not_found(language) });
    };
    let played_under = played_under(&scenario.id, variant);
    if let Some(notice) = anachronism(props, (&scenario, variant), played_under) {
        return Err(notice);
    }
    let replay = Replay::of(variant).map_err(|error| {
        let (title, reason) = (language.of(&scenario.title), error.reason.to_string());
        broken_replay(language, title, error.index, &reason)
    })?;
    let (variant, replay) = (Rc::new(variant.clone()), Rc::new(replay));
    Ok(Playable { scenario, variant, played_under, replay })
}

/// The notice that the incident cannot arise under the laws chosen; none where it can.
fn anachronism(
    props: &IncidentPageProps,
    (scenario, variant): (&Scenario, &Variant),
    played_under: EditionId,
) -> Option<Html> {
    let IncidentPageProps { shared, hash, .. } = props;
    let edition = variant.incident.edition;
    let anachronism = Anachronism::of(&variant.incident).filter(|_| edition != played_under)?;
    let queue = Queue::of_hash(hash);
    let filter = Filter { laws: Some(LawsChoice::AsPlayed), ..queue.filter.clone() };
    let as_played = Queue { filter, ..queue }.hash_at(&scenario.id, &variant.id);
    let language = shared.language;
    Some(html! {
        <main id="content" class="notice" tabindex="-1">
            <h1>{ language.said(&scenario.title) }</h1>
            { cannot_arise(language, anachronism, (played_under, edition), as_played) }
        </main>
    })
}
