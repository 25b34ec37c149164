//! A paper in one line of text: the same on every machine, for ever.

use std::collections::BTreeSet;

use shakmaty::Color;

use super::code::{checksum, decoded, encoded};
use super::{Asked, Blueprint, Candidate, Disguise, Mirrors, NAMES, PaperVariant, rank};
use crate::scenario::{IncidentName, Scenario};
use acconcio_adjudication::edition_id::EditionId;
use acconcio_adjudication::incident::Incident;

/// The version of the text. A text of another version is rejected.
const VERSION: &str = "1";

/// A paper: its blueprint, seed and variant, with the incidents themselves.
///
/// As text it consists of letters, digits, `-`, `.`, `_` and `~`, for use in an address: version,
/// blueprint, seed, variant, incidents, and a checksum over all of it, separated by dots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The blueprint of the exam.
    pub blueprint: Blueprint,
    /// The seed with which it was drawn.
    pub seed: u32,
    /// The variant of the paper.
    pub paper_variant: PaperVariant,
    /// The incidents in the order in which they are asked.
    pub places: Vec<Place>,
}

/// An incident on a paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its names.
    pub name: IncidentName,
    /// The laws under which it is ruled on, where they are not its own.
    pub edition: Option<EditionId>,
    /// The checksum of its facts under these laws, undisguised.
    pub facts: u32,
    /// Its disguise.
    pub disguise: Disguise,
    /// The questions asked about it.
    pub asked: Asked,
}

/// The reason why a text is not a paper.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// The text has a version that this app does not read.
    #[error("the exam link has version {found}; this app reads version {VERSION}")]
    OtherVersion {
        /// The version found.
        found: u32,
    },
    /// Part of the text is missing, or was changed in transmission.
    #[error("the exam link is damaged; copy all of it")]
    Damaged,
}

impl Link {
    /// Creates the paper of a blueprint and a seed, from the incidents that were drawn for them, found among
    /// the scenarios as they were played. None where one of them is in no scenario.
    pub fn of<'a>(
        blueprint: &Blueprint,
        seed: u32,
        paper_variant: PaperVariant,
        drawn: &[&Candidate],
        find: impl Fn(&str) -> Option<&'a Scenario>,
    ) -> Option<Link> {
        let sections = blueprint.sections.iter();
        let asked = sections.flat_map(|it| std::iter::repeat_n(it.asked, usize::from(it.count)));
        let asked = asked.chain(std::iter::repeat(Asked::Everything));
        let place = |(candidate, asked): (&Candidate, Asked)| {
            let Candidate { name, edition, .. } = candidate;
            let own = find(&name.scenario)?.variant(&name.variant)?;
            let incident = own.ruled_under(*edition).incident;
            let disguise = Disguise::of(name, &incident, seed, paper_variant);
            let edition = Some(*edition).filter(|edition| *edition != own.incident.edition);
            Some(Place { name: name.clone(), edition, facts: facts(&incident), disguise, asked })
        };
        let places: Option<Vec<Place>> = drawn.iter().copied().zip(asked).map(place).collect();
        let mut places = places?;
        let shuffled =
            |it: &Place| rank(paper_variant.seed(seed), &it.name.scenario, &it.name.variant);
        match paper_variant {
            PaperVariant::A => {}
            PaperVariant::B | PaperVariant::C => places.sort_by_key(shuffled),
        }
        Some(Link { blueprint: blueprint.clone(), seed, paper_variant, places })
    }

    /// Whether both are variants of one paper: the same exam on the same incidents.
    pub fn is_twin_of(&self, other: &Link) -> bool {
        let incidents = |link: &Link| -> BTreeSet<(IncidentName, u32)> {
            link.places.iter().map(|place| (place.name.clone(), place.facts)).collect()
        };
        self.blueprint == other.blueprint && incidents(self) == incidents(other)
    }

    /// Writes the paper as text.
    pub fn text(&self) -> String {
        // All maps in a blueprint have text keys.
        let blueprint = serde_json::to_string(&self.blueprint).unwrap_or_default();
        let places: Vec<String> = self.places.iter().map(Place::text).collect();
        let text = format!(
            "{VERSION}.{}.{:x}.{}.{}",
            encoded(blueprint.as_bytes()),
            self.seed,
            self.paper_variant.letter(),
            places.join("~")
        );
        format!("{text}.{:08x}", checksum(text.as_bytes()))
    }

    /// Reads a paper from its text.
    ///
    /// # Errors
    /// Returns an error for a text that is of another version, or damaged.
    pub fn read(text: &str) -> Result<Link, LinkError> {
        let text = text.trim();
        let version = text.split_once('.').and_then(|(version, _)| version.parse().ok());
        if let Some(found) = version.filter(|found: &u32| found.to_string() != VERSION) {
            return Err(LinkError::OtherVersion { found });
        }
        Link::read_whole(text).ok_or(LinkError::Damaged)
    }

    fn read_whole(text: &str) -> Option<Link> {
        let (body, sum) = text.rsplit_once('.')?;
        let mut parts = body.split('.');
        let mut part = || parts.next();
        let (VERSION, blueprint, seed, paper_variant, places) =
            (part()?, part()?, part()?, part()?, part()?)
        else {
            return None;
        };
        let link = Link {
            blueprint: serde_json::from_slice(&decoded(blueprint)?).ok()?,
            seed: u32::from_str_radix(seed, 16).ok()?,
            paper_variant: PaperVariant::ALL
                .into_iter()
                .find(|it| paper_variant == it.letter().to_string())?,
            places: places.split('~').map(Place::read).collect::<Option<_>>()?,
        };
        let is_whole = sum == format!("{:08x}", checksum(body.as_bytes()))
            && link.blueprint.check().is_ok()
            && link.blueprint.items() == link.places.len()
            && link.text() == text;
        is_whole.then_some(link)
    }
}

impl Place {
    fn text(&self) -> String {
        let IncidentName { scenario, variant } = &self.name;
        let Disguise { mirrors, names, seconds, moves, counted } = self.disguise;
        let mirrors = Mirrors::ALL.into_iter().position(|it| it == mirrors).unwrap_or_default();
        let counted = COUNTED.into_iter().position(|it| it == counted).unwrap_or_default();
        let face = 4 * counted + mirrors;
        let edition = self.edition.map_or_else(String::new, |edition| format!("_{edition}"));
        let facts = self.facts;
        let asked = match self.asked {
            Asked::Everything => "",
            Asked::OneDecision => ONE_DECISION,
        };
        format!(
            "{scenario}_{variant}_{facts:08x}{face:x}{names:x}{seconds:02x}{moves:x}{asked}{edition}"
        )
    }

    fn read(text: &str) -> Option<Place> {
        let mut parts = text.split('_');
        let (scenario, variant, code) = (parts.next()?, parts.next()?, parts.next()?);
        let is_name = |name: &str| {
            let signs = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
            !name.is_empty() && name.chars().all(signs)
        };
        // Without laws of its own it is ruled on as played, as it was before they could be chosen.
        let edition = match parts.next() {
            Some(name) => Some(EditionId::named(name)?),
            None => None,
        };
        if !is_name(scenario) || !is_name(variant) || parts.next().is_some() {
            return None;
        }
        let number = |from: usize, to: usize| u32::from_str_radix(code.get(from..to)?, 16).ok();
        let small = |from, to| u8::try_from(number(from, to)?).ok();
        let face = usize::from(small(8, 9)?);
        let disguise = Disguise {
            mirrors: *Mirrors::ALL.get(face % 4)?,
            counted: *COUNTED.get(face / 4)?,
            names: small(9, 10).filter(|names| *names < NAMES)?,
            seconds: small(10, 12)?,
            moves: small(12, 13)?,
        };
        let name = IncidentName { scenario: scenario.to_owned(), variant: variant.to_owned() };
        let facts = number(0, 8)?;
        let asked = match code.get(13..)? {
            "" => Asked::Everything,
            ONE_DECISION => Asked::OneDecision,
            _ => return None,
        };
        Some(Place { name, edition, facts, disguise, asked })
    }
}

/// The sign of an incident about which one decision is asked.
const ONE_DECISION: &str = "x";

/// The players against whom one more may be counted, in the order of their numbers in the text.
const COUNTED: [Option<Color>; 3] = [None, Some(Color::White), Some(Color::Black)];

/// The checksum of the facts of an incident, over its compiled form.
pub(super) fn facts(incident: &Incident) -> u32 {
    // Only a position beyond FEN could not be written, and positions are read from FEN.
    checksum(serde_json::to_string(incident).unwrap_or_default().as_bytes())
}
