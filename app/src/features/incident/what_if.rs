//! The ruling on changed facts, in other readings, under other laws: a plain struct and a reducer. It
//! contains no page and no texts.

pub mod choices;
pub mod section;
pub mod sheet;
pub(crate) mod shown;
pub mod table;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use acconcio_adjudication::disputed_points::{DisputedPoint, Preset};
use acconcio_adjudication::incident::{Incident, Regime};
use acconcio_adjudication::laws::EditionId;
use acconcio_training::scenario::Variant;
use acconcio_training::whatif::{
    About, Cell, Change, Facet, Matrix, apply_all, differences, matrix,
};
use yew::Reducible;

use super::adjudicated::AdjudicatedIncident;

/// One incident with the changes made to it so far.
#[derive(Clone, Debug)]
pub struct WhatIf {
    /// The incident without changes.
    base: Rc<Ruled>,
    /// The changes that it offers.
    offered: Rc<[Change]>,
    /// The changes made.
    taken: Vec<Change>,
    /// The incident with those changes.
    now: Rc<Ruled>,
    /// The rulings under every edition and regime, on the changed facts.
    table: Rc<Matrix>,
    /// The choices, in the order in which they are shown.
    choices: Rc<[Alternatives]>,
}

/// A variant with its adjudicated incident.
#[derive(Clone, Debug)]
pub struct Ruled {
    /// The incident, as a variant of its scenario.
    pub variant: Variant,
    /// The ruling on it, with the reconstruction and the questions.
    pub adjudicated: AdjudicatedIncident,
}

/// All options for one thing that can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternatives {
    /// The thing that can be changed.
    pub about: About,
    /// The other values, and whether each is possible together with the other changes.
    pub options: Vec<(Change, Possible)>,
    /// The value chosen; `None` for the original one.
    pub taken: Option<Change>,
}

/// Whether a change is possible together with the others.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Possible {
    Yes,
    No,
}

/// A change made or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhatIfAction {
    /// Makes a change, which replaces another about the same thing.
    Take(Change),
    /// Takes back the change about this.
    Leave(About),
    /// Rules under this edition and, where it knows one, this regime.
    Under(EditionId, Option<Regime>),
    /// Reads every disputed point as this preset does.
    ReadAs(Preset),
    /// Takes every change back.
    Reset,
}

impl WhatIf {
    /// The incident without changes; `None` where it cannot be ruled on.
    pub fn open(variant: &Variant) -> Option<WhatIf> {
        let base = Rc::new(Ruled::of(variant, variant.incident.clone())?);
        let offered: Rc<[Change]> = Change::all(&variant.incident).into();
        WhatIf::with(&base, &offered, Vec::new())
    }

    fn with(base: &Rc<Ruled>, offered: &Rc<[Change]>, taken: Vec<Change>) -> Option<WhatIf> {
        let incident = &base.variant.incident;
        let changed = apply_all(incident, &taken)?;
        let new = if taken.is_empty() { Vec::new() } else { Change::all(&changed) };
        let is_fact = |change: &&Change| !matches!(change.about(), About::Edition | About::Regime);
        let facts: Vec<Change> = taken.iter().filter(is_fact).copied().collect();
        let table = Rc::new(matrix(&apply_all(incident, &facts)?).ok()?);
        let choices = choices(incident, offered, &taken, new).into();
        let now = if taken.is_empty() {
            base.clone()
        } else {
            Rc::new(Ruled::of(&base.variant, changed)?)
        };
        let (base, offered) = (base.clone(), offered.clone());
        Some(WhatIf { base, offered, taken, now, table, choices })
    }

    /// Returns the state after an action; one that is impossible together with the earlier changes
    /// changes nothing.
    #[must_use]
    pub fn after(&self, action: WhatIfAction) -> WhatIf {
        let taken = self.taken_after(action);
        WhatIf::with(&self.base, &self.offered, taken).unwrap_or_else(|| self.clone())
    }

    fn taken_after(&self, action: WhatIfAction) -> Vec<Change> {
        match action {
            WhatIfAction::Take(change) => set(&self.taken, change.about(), Some(change)),
            WhatIfAction::Leave(about) => set(&self.taken, about, None),
            WhatIfAction::Under(edition, regime) => {
                let own = &self.base.variant.incident;
                let edition = (edition != own.edition).then_some(Change::Edition(edition));
                let taken = set(&self.taken, About::Edition, edition);
                let regime = regime.filter(|regime| *regime != own.regime);
                set(&taken, About::Regime, regime.map(Change::Regime))
            }
            WhatIfAction::ReadAs(preset) => {
                let preset_readings = preset.preset_readings();
                let own = &self.base.variant.incident.preset_readings;
                self.disputed_points().fold(self.taken.clone(), |taken, disputed_point| {
                    let side = preset_readings.side(disputed_point);
                    let reading = Change::Reading { disputed_point, side };
                    let reading = (side != own.side(disputed_point)).then_some(reading);
                    set(&taken, About::Reading(disputed_point), reading)
                })
            }
            WhatIfAction::Reset => Vec::new(),
        }
    }

    /// The incident without changes.
    pub fn base(&self) -> &Ruled {
        &self.base
    }

    /// The incident with the changes made.
    pub fn now(&self) -> &Ruled {
        &self.now
    }

    /// The changes made.
    pub fn taken(&self) -> &[Change] {
        &self.taken
    }

    /// Returns the state with these changes instead, as far as they are possible together.
    #[must_use]
    pub fn with_changes(&self, changes: &[Change]) -> WhatIf {
        let actions = changes.iter().copied().map(WhatIfAction::Take);
        actions.fold(self.after(WhatIfAction::Reset), |it, action| it.after(action))
    }

    /// Whether any change is made.
    pub fn is_changed(&self) -> bool {
        !self.taken.is_empty()
    }

    /// The rulings under every edition and regime, on the changed facts.
    pub fn table(&self) -> &Matrix {
        &self.table
    }

    /// The choices: laws, facts, then readings and proposals.
    pub fn choices(&self) -> &[Alternatives] {
        &self.choices
    }

    /// The disputed points among the choices.
    fn disputed_points(&self) -> impl Iterator<Item = DisputedPoint> {
        self.choices.iter().filter_map(|choice| {
            let About::Reading(disputed_point) = choice.about else { return None };
            Some(disputed_point)
        })
    }

    /// The presets that read every disputed point among the choices as it is read now; all of them
    /// where there are no disputed points.
    pub fn presets(&self) -> Vec<Preset> {
        let now = &self.now.variant.incident.preset_readings;
        let is_read_so = |preset: &Preset| {
            let preset_readings = preset.preset_readings();
            self.disputed_points().all(|disputed_point| {
                preset_readings.side(disputed_point) == now.side(disputed_point)
            })
        };
        Preset::ALL.into_iter().filter(is_read_so).collect()
    }

    /// Whether readings can be chosen.
    pub fn has_disputed_points(&self) -> bool {
        self.disputed_points().next().is_some()
    }

    /// The value in the incident without changes, where it is one of those offered.
    pub fn as_it_was(&self, choice: &Alternatives) -> Option<Change> {
        let Ruled { variant, adjudicated } = &*self.base;
        let (other, _) = choice.options.first()?;
        other.as_it_was(&variant.incident, adjudicated.player())
    }

    /// The facets in which a ruling of the table differs from the one on the incident without changes.
    pub fn differing(&self, cell: &Cell) -> Vec<Facet> {
        differences(&self.base.adjudicated.ruling, &cell.ruling)
    }

    /// Whether an edition and a regime are those of the ruling shown.
    pub fn is_shown(&self, edition: EditionId, regime: Option<Regime>) -> bool {
        let now = &self.now.variant.incident;
        edition == now.edition && regime.is_none_or(|regime| regime == now.regime)
    }
}

impl Ruled {
    fn of(variant: &Variant, incident: Incident) -> Option<Ruled> {
        let adjudicated = AdjudicatedIncident::of(&incident).ok()?;
        let variant = Variant { incident, ..variant.clone() };
        Some(Ruled { variant, adjudicated })
    }
}

/// The changes with the one about this replaced or taken back.
fn set(taken: &[Change], about: About, change: Option<Change>) -> Vec<Change> {
    let others = taken.iter().copied().filter(|taken| taken.about() != about);
    others.chain(change).collect()
}

/// The choices offered: those of the incident without changes, and the readings and proposals on which
/// the ruling turns only after the changes.
fn choices(
    incident: &Incident,
    offered: &[Change],
    taken: &[Change],
    mut new: Vec<Change>,
) -> Vec<Alternatives> {
    new.retain(|change| matches!(change.about(), About::Reading(_) | About::Proposal(_)));
    let mut abouts: Vec<About> = Vec::new();
    for change in offered.iter().chain(taken).chain(&new) {
        if !abouts.contains(&change.about()) {
            abouts.push(change.about());
        }
    }
    abouts.sort_by_key(|about| place(*about));
    let on = |about: About, changes: &[Change]| -> Vec<Change> {
        changes.iter().copied().filter(|change| change.about() == about).collect()
    };
    let choice = |about: About| {
        // A change offered only now has one other value, which may have been taken already.
        let all = [offered, taken, &new].map(|changes| on(about, changes));
        let options = all.into_iter().find(|some| !some.is_empty()).unwrap_or_default();
        let possible = |change: Change| (change, possible(incident, taken, change));
        let options = options.into_iter().map(possible).collect();
        Alternatives { about, options, taken: on(about, taken).first().copied() }
    };
    abouts.into_iter().map(choice).collect()
}

/// Whether a change is possible with the others; one of laws or readings always is.
fn possible(incident: &Incident, taken: &[Change], change: Change) -> Possible {
    let is_of_laws = matches!(
        change.about(),
        About::Edition | About::Regime | About::Reading(_) | About::Proposal(_)
    );
    let with = || apply_all(incident, &set(taken, change.about(), Some(change)));
    if is_of_laws || with().is_some() { Possible::Yes } else { Possible::No }
}

/// The place of a choice in the order: laws first, then facts as an arbiter asks for them, then
/// readings.
const fn place(about: About) -> u8 {
    match about {
        About::Edition => 0,
        About::Regime => 1,
        About::Press => 2,
        About::Claim => 3,
        About::Sight => 4,
        About::FirstTouch => 5,
        About::Touch(_) => 6,
        About::Offences => 7,
        About::Reading(_) => 8,
        About::Proposal(_) => 9,
    }
}

/// Compares by incident and changes; everything else follows from them.
impl PartialEq for WhatIf {
    fn eq(&self, other: &WhatIf) -> bool {
        Rc::ptr_eq(&self.base, &other.base) && self.taken == other.taken
    }
}

impl Reducible for WhatIf {
    type Action = WhatIfAction;

    fn reduce(self: Rc<Self>, action: WhatIfAction) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}
