//! The effects of the player of a match: it follows the replay, and saves forms and rulings.

use std::rc::Rc;

use acconcio_quadrigliona::Table;
use acconcio_training::scenario::IncidentName;
use yew::prelude::*;

use super::open_forms;
use super::player_props::PlayerProps;
use super::replay::MatchReplay;
use super::ruling_form::MatchRulingForm;
use super::rulings::Rulings;
use crate::platform::address;
use crate::platform::effects::use_certain_effect;
use crate::replay::playback::{Action, Playback};
use crate::ui::player::use_spoken_step;
use crate::ui::showing::ActList;

/// Makes the board of the act the large one whenever the replay steps; draws the new state to be spoken, forward and back.
#[hook]
pub(crate) fn use_followed_step(
    act_list: &ActList,
    replay: &Rc<MatchReplay>,
    large: &UseStateHandle<Table>,
) -> Html {
    let step = act_list.playback.step;
    let (replay, large) = (replay.clone(), large.setter());
    use_effect_with(step, move |step| {
        if let Some(table) = replay.last_table(*step) {
            large.set(table);
        }
    });
    use_spoken_step(act_list.language, step, |step| act_list.sentence_at(step).to_owned())
}

/// The form as it was left, for a reader who comes back from the handbook; else an empty one.
#[hook]
pub(crate) fn use_saved_form(props: &PlayerProps) -> (UseReducerHandle<MatchRulingForm>, bool) {
    let PlayerProps { scenario, variant, .. } = props;
    let name = IncidentName { scenario: scenario.id.clone(), variant: variant.id.clone() };
    let kept = use_memo((), |()| open_forms::open(&name, &scenario.title, &address::hash()));
    let ruling_form = {
        let (kept, variant) = (kept.clone(), variant.clone());
        use_reducer(move || {
            (*kept).clone().unwrap_or_else(|| MatchRulingForm::open(&variant.incident))
        })
    };
    use_certain_effect((*ruling_form).clone(), move |ruling_form| {
        open_forms::keep(name, ruling_form.clone())
    });
    (ruling_form, kept.is_some())
}

/// Shows the acts after the decision, and saves a ruling that was given, once.
#[hook]
pub(crate) fn use_saved_ruling(
    props: &PlayerProps,
    ruling_form: &UseReducerHandle<MatchRulingForm>,
    playback: &UseReducerHandle<Playback>,
) {
    let storage = props.shared.progress.storage().clone();
    let (scenario, variant) = (props.scenario.id.clone(), props.variant.id.clone());
    let is_known = use_mut_ref(|| ruling_form.comparison().is_some());
    let (ruling_form, playback) = (ruling_form.clone(), playback.clone());
    use_certain_effect(ruling_form.comparison().is_some(), move |is_ruled| {
        let is_known = is_known.replace(false);
        let Some(comparison) = ruling_form.comparison().filter(|_| *is_ruled) else { return };
        playback.dispatch(Action::OpenEpilogue);
        if comparison.is_on_an_answer && !is_known {
            let (points, out_of) = (comparison.grade.points(), comparison.grade.out_of());
            let rulings = storage.load::<Rulings>();
            storage.store(&rulings.with((&scenario, &variant), points, out_of));
        }
    });
}
