//! The packs on this device and the incidents that came with links, as the page shows them.

use acconcio_scenario_files::bundle::{Bundle, Contents, LeftOut, Refusal};
use acconcio_training::scenario::{Text, in_pack};

use super::own_packs::OwnPacks;
use crate::platform::storage::carried;

/// A pack as it was read.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shown {
    /// Its name.
    pub(super) name: String,
    /// Its title; empty where it has none.
    pub(super) title: Text,
    /// The incidents: their names and titles.
    pub(super) incidents: Vec<(String, Text)>,
    /// The courses: their names and titles.
    pub(super) courses: Vec<(String, Text)>,
    /// The files that are left out.
    pub(super) left_out: Vec<Wrong>,
    /// The reason why nothing of it can be read.
    pub(super) refusal: Option<Refusal>,
}

/// A file that is left out: its path, and what is wrong in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    pub(super) path: String,
    pub(super) errors: Vec<String>,
}

impl Shown {
    /// Shows what a bundle has.
    pub(super) fn of(bundle: &Bundle) -> Shown {
        let Contents { title, scenarios, courses, left_out } = bundle.contents();
        Shown {
            name: bundle.name.clone(),
            title,
            incidents: scenarios.into_iter().map(|it| (it.id, it.title)).collect(),
            courses: courses.into_iter().map(|it| (it.id, it.title)).collect(),
            left_out: left_out.iter().map(Wrong::of).collect(),
            refusal: None,
        }
    }
}

impl Wrong {
    fn of(left_out: &LeftOut) -> Wrong {
        let told = left_out.wrong.iter().flat_map(|file| {
            let path = file.path.display().to_string();
            file.diagnostics
                .iter()
                .map(move |it| format!("{path}, {}: {}; {}", it.field, it.message, it.help))
        });
        Wrong { path: left_out.path.clone(), errors: told.collect() }
    }
}

/// The packs on this device.
pub(super) fn on_device(packs: &OwnPacks) -> Vec<Shown> {
    let shown = packs.iter().map(|(name, pack)| match pack.bundle() {
        Ok(bundle) => Shown::of(&bundle),
        Err(refusal) => Shown {
            name: name.to_owned(),
            title: Text::default(),
            incidents: Vec::new(),
            courses: Vec::new(),
            left_out: Vec::new(),
            refusal: Some(refusal),
        },
    });
    shown.collect()
}

/// The bundles that came with links and are not on this device as they came.
pub(super) fn from_links(packs: &OwnPacks) -> Vec<Bundle> {
    let links = carried::load().unwrap_or_default();
    let bundles = links.split_whitespace().filter_map(|link| Bundle::of_link(link).ok());
    let is_kept = |bundle: &Bundle| {
        let kept = packs.get(&bundle.name).and_then(|pack| pack.bundle().ok());
        kept.is_some_and(|kept| {
            bundle.files.iter().all(|(path, it)| kept.files.get(path) == Some(it))
        })
    };
    bundles.filter(|bundle| !is_kept(bundle)).collect()
}

/// The name in its pack of something with this name.
pub(super) fn short(name: &str) -> &str {
    in_pack(name).map_or(name, |(_, short)| short)
}
