//! The incidents by edition: how many are as played under it, and how many are for study under it.

use acconcio_adjudication::laws::EditionId;
use acconcio_training::scenario::{LawsChoice, Scenario, VariantEntry};

/// The numbers of variants for an edition or a code.
pub struct Counts {
    pub edition: EditionId,
    /// Those whose own laws it is.
    pub own: usize,
    /// Those that are asked when it is chosen, in practice, review and exams.
    pub asked: usize,
    /// Those left out then: other laws are their point, or their facts cannot arise.
    pub left_out: usize,
}

/// Counts the variants for each edition and code.
pub fn count<'a>(scenarios: impl IntoIterator<Item = &'a Scenario>) -> Vec<Counts> {
    let entries = scenarios.into_iter().flat_map(|scenario| scenario.catalogue_entry().variants);
    let variants: Vec<VariantEntry> = entries.collect();
    let counts = |edition: EditionId| {
        let is_asked = |it: &&VariantEntry| it.is_asked(LawsChoice::Edition(edition));
        let asked = variants.iter().filter(is_asked).count();
        Counts {
            edition,
            own: variants.iter().filter(|it| it.played_under == edition).count(),
            asked,
            left_out: variants.len() - asked,
        }
    };
    EditionId::ALL.into_iter().map(counts).collect()
}

impl Counts {
    /// The figures in a line.
    pub fn text(&self) -> String {
        let Counts { edition, own, asked, left_out } = self;
        format!("{edition}: {own} variants as played, {asked} asked under it, {left_out} left out")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use acconcio_scenario_files::AnyScenario;

    const SCENARIO: &str = r#"topics = ["illegal-move"]
level = 1
provenance = "constructed"
edition = 2009
regime = "standard"
position = "4rk2/5ppp/8/8/8/8/4RPPP/4K3 w - - 0 31"
clocks = { white = "5:00", black = "5:00" }
acts = [
  { by = "white", does = "plays", from = "e2", to = "d2" },
  { by = "arbiter", does = "notices" },
]

[[variant]]
id = "under-any"

[[variant]]
id = "under-its-own"
own-laws = true

[[variant]]
id = "of-today"
edition = 2023
acts = [
  { by = "white", does = "plays", from = "e2", to = "c2" },
  { by = "arbiter", does = "notices" },
]
"#;

    #[test]
    fn ok_a_variant_about_an_edition_is_asked_under_that_one_alone() {
        let scenario = Scenario::parse("scenario", SCENARIO).expect("the scenario is right");
        let counts = count([&scenario]);
        let of = |edition| {
            let of = counts.iter().find(|it| it.edition == edition).expect("it is counted");
            (of.own, of.asked, of.left_out)
        };
        assert_eq!(of(EditionId::E2009), (2, 3, 0));
        assert_eq!(of(EditionId::E2018), (0, 2, 1));
        assert_eq!(of(EditionId::E2023), (1, 2, 1));
    }
}
