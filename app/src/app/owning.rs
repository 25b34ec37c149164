//! The opening of incidents of one's own, before a page asks for them: those on this device and those in the address.

use acconcio_part::part;
use acconcio_scenario_files::bundle::Refusal;
use wasm_split_helpers::SplitLoaderError;
use yew::prelude::*;

use crate::features::own::opened::open;
use crate::packs::own;
use crate::platform::storage::Storage;

/// Whether the incidents of one's own are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owning {
    /// They are, or there are none.
    There,
    /// They are being read.
    Coming,
    /// Those in the address are refused.
    Refused(Refusal),
    /// The part of the app that reads them did not arrive.
    Missing,
}

/// Opens them where there are any, once, and again for an address that holds others.
#[hook]
pub(crate) fn use_own(storage: &Storage, hash: &str) -> Owning {
    let opened = use_state_eq(|| None::<(String, Owning)>);
    let redraw = use_force_update();
    use_effect_with((), move |()| {
        own::listen(Callback::from(move |()| redraw.force_update()));
    });
    let links = own::links_of(hash);
    let of = opened.as_ref().map(|(of, _)| of.as_str());
    let is_wanted = if links.is_empty() {
        of.is_none() && !own::are_there() && storage.has_packs()
    } else {
        of != Some(links.as_str())
    };
    {
        let (storage, opened, links) = (storage.clone(), opened.setter(), links.clone());
        use_effect_with((is_wanted, links), move |(is_wanted, links)| {
            if *is_wanted {
                let links = links.clone();
                wasm_bindgen_futures::spawn_local(async move {
                    let owning = match fetch_own().await {
                        Ok(open) => {
                            open(&storage, &links).map_or_else(Owning::Refused, |()| Owning::There)
                        }
                        Err(_) => Owning::Missing,
                    };
                    opened.set(Some((links, owning)));
                });
            }
        });
    }
    match &*opened {
        _ if is_wanted => Owning::Coming,
        Some((of, owning)) if *of == links => *owning,
        Some(_) | None => Owning::There,
    }
}

type Open = fn(&Storage, &str) -> Result<(), Refusal>;

#[part(own)]
fn fetch_own() -> Result<Open, SplitLoaderError> {
    Ok(open)
}
