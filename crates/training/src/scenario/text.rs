//! A text in the languages that have it.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::{Serialize, Serializer};

/// A text in the languages that have it.
pub type Text = Translated<String>;

/// A text in paragraphs, in the languages that have it.
pub type Prose = Translated<Vec<String>>;

/// The code of a language, as in the `lang` attribute of a page: `en`, `pt-BR`. Empty where nobody knows
/// the language.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LanguageCode(String);

/// A value in the languages that have it; the first is the original. No language is known here: a file may
/// add any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translated<T>(Vec<(LanguageCode, T)>);

impl LanguageCode {
    /// Returns the code.
    pub fn new(code: &str) -> LanguageCode {
        LanguageCode(code.to_owned())
    }

    /// The code, as in the `lang` attribute.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for LanguageCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<T> Translated<T> {
    /// Returns a value in its original language.
    pub fn original(language: LanguageCode, value: T) -> Translated<T> {
        Translated(vec![(language, value)])
    }

    /// Adds the value in a language, after those that are there; replaces the one that it has.
    pub fn insert(&mut self, language: LanguageCode, value: T) {
        match self.0.iter_mut().find(|(own, _)| *own == language) {
            Some((_, own)) => *own = value,
            None => self.0.push((language, value)),
        }
    }

    /// The value in the language with this code.
    pub fn get(&self, code: &str) -> Option<&T> {
        self.0.iter().find(|(own, _)| own.as_str() == code).map(|(_, value)| value)
    }

    /// The value in the language with this code, otherwise in the original one; with the language in which
    /// it is. None where there is no value at all.
    pub fn get_or_original(&self, code: &str) -> Option<(&LanguageCode, &T)> {
        let own = self.0.iter().find(|(own, _)| own.as_str() == code);
        own.or_else(|| self.0.first()).map(|(language, value)| (language, value))
    }

    /// The values with their languages, the original first.
    pub fn iter(&self) -> impl Iterator<Item = (&LanguageCode, &T)> {
        self.0.iter().map(|(language, value)| (language, value))
    }

    /// Returns the values after a change to each.
    pub fn map<U>(&self, change: impl Fn(&T) -> U) -> Translated<U> {
        Translated(self.0.iter().map(|(code, value)| (code.clone(), change(value))).collect())
    }
}

impl<T: Clone> Translated<T> {
    /// Returns only the value in the language with this code, otherwise only the original.
    #[must_use]
    pub fn only(&self, code: &str) -> Translated<T> {
        let one = self.get_or_original(code);
        Translated(
            one.map(|(language, value)| (language.clone(), value.clone())).into_iter().collect(),
        )
    }
}

impl<T> Default for Translated<T> {
    fn default() -> Translated<T> {
        Translated(Vec::new())
    }
}

impl<T: Serialize> Serialize for Translated<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(language, value)| (language.as_str(), value)))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Translated<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Translated<T>, D::Error> {
        struct Values<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Values<T> {
            type Value = Translated<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text by language: { en = \"…\" }")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Translated<T>, A::Error> {
                let mut values = Vec::new();
                while let Some((code, value)) = map.next_entry()? {
                    values.push((LanguageCode(code), value));
                }
                Ok(Translated(values))
            }
        }

        deserializer.deserialize_map(Values(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(values: &[(&str, &str)]) -> Text {
        let mut text = Text::default();
        for (code, value) in values {
            text.insert(LanguageCode::new(code), (*value).to_owned());
        }
        text
    }

    #[test]
    fn ok_the_original_stands_for_a_language_that_is_missing() {
        let touch = text(&[("en", "Touch"), ("it", "Tocco")]);
        let check = |code: &str, expected: (&str, &str)| {
            let found = touch.get_or_original(code).expect("there is a text");
            assert_eq!((found.0.as_str(), found.1.as_str()), expected);
            assert_eq!(touch.only(code), text(&[expected]));
        };
        check("it", ("it", "Tocco"));
        check("es", ("en", "Touch"));
        check("", ("en", "Touch"));
        assert_eq!((touch.get("it").map(String::as_str), touch.get("es")), (Some("Tocco"), None));
        assert_eq!(Text::default().get_or_original("en"), None);
    }

    #[test]
    fn ok_it_is_read_back_in_its_order() {
        for values in [&[("en", "a"), ("de", "b")][..], &[("es", "c")], &[]] {
            let text = text(values);
            let json = serde_json::to_string(&text).expect("plain values");
            assert_eq!(serde_json::from_str::<Text>(&json).expect("it is read"), text, "{json}");
        }
        let prose = Prose::original(LanguageCode::new("pt-BR"), vec!["a".to_owned()]);
        assert_eq!(serde_json::to_string(&prose).expect("plain values"), r#"{"pt-BR":["a"]}"#);
    }

    #[test]
    fn err_something_else() {
        for json in [r#""a""#, r#"{"en":1}"#, r#"["a"]"#] {
            assert!(serde_json::from_str::<Text>(json).is_err(), "{json}");
        }
    }
}
