//! The laws under which the incident is ruled on, to be chosen above it.

use acconcio_adjudication::anachronism::Anachronism;
use acconcio_adjudication::laws::EditionId;
use acconcio_training::scenario::{LawsChoice, Scope};
use yew::prelude::*;

use super::player_props::PlayerProps;
use crate::features::library::filter::Filter;
use crate::features::library::queue::Queue;
use crate::language::Language;
use crate::platform::address;
use crate::ui::laws_choice::laws_choice;

/// The choice of the laws; where its own laws are the point of the incident, their name alone.
pub(crate) fn laws_line(props: &PlayerProps) -> Html {
    let PlayerProps { shared, variant, played_under, queue, .. } = props;
    let language = shared.language;
    let words = language.player();
    if variant.scope != Scope::AnyLaws {
        let edition = variant.incident.edition;
        return html! { <p><span class="history-mark">{ language.own_laws(edition) }</span></p> };
    }
    let address = {
        let (queue, name) = (queue.clone(), props.name());
        move |laws: LawsChoice| {
            let filter = Filter { laws: Some(laws), ..queue.filter.clone() };
            Queue { filter, ..queue.clone() }.hash_at(&name.scenario, &name.variant)
        }
    };
    let on_laws = Callback::from(move |laws| address::go_to_hash(&address(laws)));
    html! {
        <p>{ laws_choice(language, words.rule_under(), shared.laws, Some(*played_under), shared.settings.draft(), on_laws) }</p>
    }
}

/// Says that the incident cannot arise under the laws chosen, and leads to it as it was played.
pub(crate) fn cannot_arise(
    language: Language,
    anachronism: Anachronism,
    (played_under, chosen): (EditionId, EditionId),
    as_played: String,
) -> Html {
    let words = language.player();
    let under = language.edition(chosen);
    let reason = match anachronism {
        Anachronism::NoSuchClaim(_) => words.no_such_claim(under),
        Anachronism::LostBefore(_) => words.lost_before(under),
    };
    html! {
        <section class="cannot-arise" role="status">
            <p>{ reason }</p>
            <p><a class="button primary" href={as_played}>{ words.rule_as_played(language.edition(played_under)) }</a></p>
        </section>
    }
}
