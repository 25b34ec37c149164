//! What is told of a facet or a fact: its word, and what it is about.

use serde::Serialize;

/// A word, and what it is about, as it applies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[rustfmt::skip]
pub struct Told {
    pub value: &'static str,
    /// A player, a runner, a team, the arbiter: as files name them.
    #[serde(skip_serializing_if = "Option::is_none")] pub person: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")] pub team: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")] pub table: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")] pub piece: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")] pub squares: Vec<String>,
    /// As `e7e8q`, or `N@f3`.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")] pub played: Option<String>,
    /// Acts are numbered from 1.
    #[serde(skip_serializing_if = "Option::is_none")] pub act: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")] pub number: Option<u64>,
    /// A change of time.
    #[serde(skip_serializing_if = "Option::is_none")] pub seconds: Option<i32>,
    /// A word that files use too, or what is broken.
    #[serde(skip_serializing_if = "Option::is_none")] pub word: Option<String>,
    /// The measures at the arbiter's disposal, mildest first.
    #[serde(skip_serializing_if = "Vec::is_empty")] pub permitted: Vec<String>,
}

/// A word that is about nothing else.
pub fn said(value: &'static str) -> Told {
    Told { value, ..Told::default() }
}

impl Told {
    /// The same to read.
    pub fn line(&self) -> String {
        let spaced = |word: &str| word.replace('-', " ");
        let squares = Some(self.squares.join(" ")).filter(|squares| !squares.is_empty());
        let words = [
            Some(spaced(self.value)),
            self.word.as_deref().map(spaced),
            self.person.map(str::to_owned),
            self.team.clone(),
            self.table.as_ref().map(|table| format!("on board {table}")),
            self.piece.map(str::to_owned),
            squares,
            self.played.clone(),
            self.number.map(|number| number.to_string()),
            self.seconds.map(|seconds| format!("{seconds:+} s")),
            self.act.map(|act| format!("(act {act})")),
        ];
        words.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
