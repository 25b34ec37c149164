//! The plans on the device and in the address, the one that is shown, and the changes to them.

use serde::Deserialize;
use web_sys::File;
use yew::prelude::*;

use super::context::PlanProps;
use super::plans::{Edit, Plans};
use super::{CoursePlan, PlanError};
use crate::features::library::source::PlanAt;
use crate::platform::address;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::route::{PresentPage, Route};

/// The outcome of the last action.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum LastOutcome {
    Nothing,
    Opened,
    NotOpened(PlanError),
    Copied,
    /// The browser does not allow copying: the address itself is shown.
    ToCopy(String),
    AskedToForget,
    /// An incident from elsewhere was added.
    Added,
}

/// The actions on plans as a whole.
#[derive(Clone, PartialEq)]
pub(crate) struct PlanActions {
    pub(crate) on_new: Callback<MouseEvent>,
    pub(crate) on_choose: Callback<u64>,
    pub(crate) on_file: Callback<File>,
    pub(crate) on_keep: Callback<MouseEvent>,
    pub(crate) on_forget: Callback<MouseEvent>,
    /// Shows the plan of this number, to which an incident was added.
    pub(crate) on_added: Callback<u64>,
    pub(crate) said: UseStateHandle<LastOutcome>,
}

/// The plans, and the one that is shown.
pub(crate) struct PlanStore {
    pub(crate) plans: UseStateHandle<Plans>,
    /// The place of the plan shown.
    pub(crate) at: Option<PlanAt>,
    /// The plan shown, or the reason why it cannot be read.
    pub(crate) read: Option<Result<CoursePlan, PlanError>>,
    pub(crate) doing: PlanActions,
    pub(crate) on_edit: Callback<Edit>,
    /// The index of the entry that is being edited.
    pub(crate) open: UseStateHandle<Option<usize>>,
}

/// A change to the stored plans.
type Change = Box<dyn Fn(&Plans) -> Plans>;

/// The plan in the address or, without one, the chosen one of those on the device.
#[hook]
pub(crate) fn use_keeping(props: &PlanProps) -> PlanStore {
    let storage = props.shared.progress.storage().clone();
    let plans = use_state_eq(|| storage.load::<Plans>());
    let chosen = use_state_eq(|| named_in(&props.hash).or(plans.last()));
    let said = use_state_eq(|| LastOutcome::Nothing);
    let open = use_state_eq(|| None::<usize>);
    let in_address = use_memo(props.hash.clone(), |hash| shared_in(hash));
    let keep = {
        let (storage, plans) = (storage.clone(), plans.clone());
        // Loads the plans again, since another window may have stored some.
        Callback::from(move |change: Change| {
            let next = change(&storage.load::<Plans>());
            storage.store(&next);
            plans.set(next);
        })
    };
    let add = adding(&storage, &keep, &chosen, &open);
    let (at, read) = match &*in_address {
        Some((text, read)) => (Some(PlanAt::Shared(text.clone())), Some(read.clone())),
        None => {
            let id = chosen.filter(|id| plans.plan(*id).is_some()).or(plans.last());
            (id.map(PlanAt::Saved), id.and_then(|id| plans.plan(id)).cloned().map(Ok))
        }
    };
    let doing = doing(&add, &keep, &chosen, &said, at.as_ref(), read.as_ref());
    let on_edit = {
        let (storage, plans) = (storage.clone(), plans.clone());
        let (at, open) = (at.clone(), open.clone());
        Callback::from(move |edit: Edit| {
            if let Some(PlanAt::Saved(id)) = at
                && let Some(seen) = plans.plan(id)
            {
                let (next, place) = storage.load::<Plans>().edited(id, seen, &edit, *open);
                storage.store(&next);
                plans.set(next);
                open.set(place);
            }
        })
    };
    use_plans_elsewhere(&storage, &plans, &open, at.as_ref());
    PlanStore { plans, at, read, doing, on_edit, open }
}

/// Follows the plans that another window changes; the entry that is being edited stays open where it is then.
#[hook]
fn use_plans_elsewhere(
    storage: &Storage,
    plans: &UseStateHandle<Plans>,
    open: &UseStateHandle<Option<usize>>,
    at: Option<&PlanAt>,
) {
    let (storage, plans, open) = (storage.clone(), plans.clone(), open.clone());
    let shown = match at {
        Some(PlanAt::Saved(id)) => Some(*id),
        Some(PlanAt::Shared(_)) | None => None,
    };
    browser::use_other_windows(Callback::from(move |name: Option<String>| {
        if Storage::concerns::<Plans>(name.as_deref()) {
            let present = storage.load::<Plans>();
            let place = shown.zip(*open);
            open.set(place.and_then(|(id, place)| plans.entry_in(&present, id, place)));
            plans.set(present);
        }
    }));
}

/// Stores one more plan, and shows it.
fn adding(
    storage: &Storage,
    keep: &Callback<Change>,
    chosen: &UseStateHandle<Option<u64>>,
    open: &UseStateHandle<Option<usize>>,
) -> Callback<CoursePlan> {
    let (keep, storage) = (keep.clone(), storage.clone());
    let (chosen, open) = (chosen.setter(), open.setter());
    Callback::from(move |plan: CoursePlan| {
        let (_, id) = storage.load::<Plans>().with(plan.clone(), browser::now());
        keep.emit(Box::new(move |plans| plans.with(plan.clone(), id).0));
        chosen.set(Some(id));
        open.set(None);
    })
}

/// The actions on plans as a whole.
fn doing(
    add: &Callback<CoursePlan>,
    keep: &Callback<Change>,
    chosen: &UseStateHandle<Option<u64>>,
    said: &UseStateHandle<LastOutcome>,
    at: Option<&PlanAt>,
    read: Option<&Result<CoursePlan, PlanError>>,
) -> PlanActions {
    let on_new = add.reform(move |_: MouseEvent| {
        to_own();
        let mut plan = CoursePlan::default();
        plan.edit(&Edit::AddEntry);
        plan
    });
    let on_choose = {
        let (chosen, said) = (chosen.setter(), said.setter());
        Callback::from(move |id: u64| {
            chosen.set(Some(id));
            said.set(LastOutcome::Nothing);
            to_own();
        })
    };
    let on_added = {
        let (keep, chosen, said) = (keep.clone(), chosen.setter(), said.setter());
        Callback::from(move |id: u64| {
            // They are stored already, and read anew.
            keep.emit(Box::new(Plans::clone));
            chosen.set(Some(id));
            said.set(LastOutcome::Added);
            to_own();
        })
    };
    let on_file = opening(add, said);
    let on_keep = {
        let (add, said) = (add.clone(), said.setter());
        let plan = read.and_then(|read| read.as_ref().ok()).cloned();
        Callback::from(move |_: MouseEvent| {
            if let Some(plan) = plan.clone() {
                to_own();
                add.emit(plan);
                said.set(LastOutcome::Opened);
            }
        })
    };
    let on_forget = {
        let (keep, said, at) = (keep.clone(), said.setter(), at.cloned());
        Callback::from(move |_: MouseEvent| {
            if let Some(PlanAt::Saved(id)) = at {
                keep.emit(Box::new(move |plans| plans.without(id)));
            }
            said.set(LastOutcome::Nothing);
        })
    };
    PlanActions { on_new, on_choose, on_file, on_keep, on_forget, on_added, said: said.clone() }
}

/// Goes to the page of the plans on this device.
fn to_own() {
    address::go_to_hash(&Route::Present(PresentPage::Plan).to_hash());
}

/// Opens a file as one more plan.
fn opening(add: &Callback<CoursePlan>, said: &UseStateHandle<LastOutcome>) -> Callback<File> {
    let (add, said) = (add.clone(), said.setter());
    Callback::from(move |file: File| {
        let (add, said) = (add.clone(), said.clone());
        browser::read_text(&file, move |text| match CoursePlan::read(&text) {
            Ok(plan) => {
                to_own();
                add.emit(plan);
                said.set(LastOutcome::Opened);
            }
            Err(error) => said.set(LastOutcome::NotOpened(error)),
        });
    })
}

/// The plan that comes with an address, and its text.
fn shared_in(hash: &str) -> Option<(String, Result<CoursePlan, PlanError>)> {
    let text = query_of(hash).shared?;
    let read = CoursePlan::read(&text);
    Some((text, read))
}

/// The number of the plan that an address names.
fn named_in(hash: &str) -> Option<u64> {
    query_of(hash).plan
}

/// The plan in the query of an address.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    plan: Option<u64>,
    shared: Option<String>,
}

fn query_of(hash: &str) -> Query {
    let query = hash.split_once('?').map_or("", |(_, query)| query);
    serde_urlencoded::from_str(query).unwrap_or_default()
}
