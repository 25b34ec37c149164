//! The names of values in links and files, as serde writes them. They stay the same when a variant is renamed in
//! the code.

use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};

/// The name of a variant without fields.
pub fn name_of<T: Serialize>(value: &T) -> String {
    let text = serde_json::to_string(value).unwrap_or_default();
    text.trim_matches('"').to_owned()
}

/// The variant of a name; none where there is no such variant.
pub fn named<'a, T: Deserialize<'a>>(name: &'a str) -> Option<T> {
    let name: StrDeserializer<'a, Error> = name.into_deserializer();
    T::deserialize(name).ok()
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::disputed_points::DisputedPoint;

    use super::*;

    #[test]
    fn ok_a_variant_comes_back_by_its_name() {
        for point in DisputedPoint::ALL {
            assert_eq!(named(&name_of(&point)), Some(point));
        }
        assert_eq!(name_of(&DisputedPoint::BlitzMinutes2018), "blitz-minutes2018");
        assert_eq!(named::<DisputedPoint>("BlitzMinutes2018"), None);
    }
}
