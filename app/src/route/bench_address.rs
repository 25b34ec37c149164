//! The addresses of the bench.

use acconcio_training::whatif::Change;

/// The part of an address that holds changes of facts; another one holds incidents.
const FACTS: &str = "facts";

/// The request that an address of the bench makes.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// The list of drafts.
    List,
    /// A draft, by its name.
    Draft(String),
    /// A copy of an incident, with these changes.
    Copy(Copied),
}

/// The incident of which a copy is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Copied {
    pub scenario: String,
    pub variant: String,
    pub changes: Vec<Change>,
}

impl Asked {
    /// Parses an address.
    pub fn of_hash(hash: &str) -> Asked {
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        let pairs: Vec<(String, String)> = serde_urlencoded::from_str(query).unwrap_or_default();
        let of = |name: &str| pairs.iter().find(|(own, _)| own == name).map(|(_, value)| value);
        if let Some(id) = of("draft") {
            return Asked::Draft(id.clone());
        }
        let Some((scenario, variant)) = of("copy").and_then(|copy| copy.split_once('/')) else {
            return Asked::List;
        };
        let changes = of(FACTS).and_then(|facts| serde_json::from_str(facts).ok());
        Asked::Copy(Copied {
            scenario: scenario.to_owned(),
            variant: variant.to_owned(),
            changes: changes.unwrap_or_default(),
        })
    }
}

impl Copied {
    /// The address that asks for the copy.
    pub fn to_hash(&self) -> String {
        let mut pairs = vec![("copy", format!("{}/{}", self.scenario, self.variant))];
        if !self.changes.is_empty() {
            pairs.push((FACTS, serde_json::to_string(&self.changes).unwrap_or_default()));
        }
        format!("#/bench?{}", serde_urlencoded::to_string(pairs).unwrap_or_default())
    }
}

/// The address of a draft.
pub fn address_of(id: &str) -> String {
    format!("#/bench?draft={id}")
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::incident::Regime;
    use acconcio_training::whatif::Press;

    use super::*;

    #[test]
    fn ok_an_address_names_a_draft_or_a_copy() {
        assert_eq!(Asked::of_hash("#/bench"), Asked::List);
        assert_eq!(Asked::of_hash(&address_of("a-1")), Asked::Draft("a-1".to_owned()));
        for changes in [
            Vec::new(),
            vec![Change::Press(Press::NotPressed), Change::Regime(Regime::BlitzSupervised)],
        ] {
            let (scenario, variant) = ("karpov-chernin".to_owned(), "standard".to_owned());
            let copied = Copied { scenario, variant, changes };
            assert_eq!(Asked::of_hash(&copied.to_hash()), Asked::Copy(copied));
        }
        assert_eq!(Asked::of_hash("#/bench?copy=nothing"), Asked::List);
    }
}
