//! The group that a figure counts; it is kept in the address, so that a link shows its members.

use std::rc::Rc;

use acconcio_adjudication::incident::Regime;
use acconcio_training::grading::Question;
use acconcio_training::scenario::{Boards, Topic};
use yew::prelude::*;

use super::articles::ArticleName;
use crate::platform::calendar::Day;
use crate::platform::names::{name_of, named};
use crate::platform::storage::ruling_record::Certainty;
use crate::route::Route;

/// The group that a figure counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// The incidents of a topic.
    Topic(Topic),
    /// The variants of a time control.
    Regime(Regime),
    /// The incidents whose ruling is ordered by an article.
    Article(ArticleName),
    /// The answers to a question.
    Question(Question),
    /// The rulings that follow a wrong principle, by its code.
    Principle(String),
    /// The rulings given with a degree of certainty.
    Certainty(Certainty),
    /// The rulings of the week that begins on this Monday.
    Week(Day),
}

/// The group that is open, and the callback that opens another.
#[derive(Clone, PartialEq)]
pub(crate) struct Opened {
    pub(crate) group: Option<Group>,
    pub(crate) on_hash: Callback<String>,
    /// The boards of what a group lists, once they have been fetched.
    pub(crate) boards: Option<Rc<Boards>>,
}

impl Opened {
    /// Whether this group is open.
    pub(crate) fn is(&self, group: &Group) -> bool {
        self.group.as_ref() == Some(group)
    }

    /// Opens a group, or closes it.
    pub(crate) fn turn(&self, group: &Group) -> Callback<MouseEvent> {
        let hash = if self.is(group) { Route::Progress.to_hash() } else { group.to_hash() };
        self.on_hash.reform(move |_: MouseEvent| hash.clone())
    }
}

impl Group {
    /// The group that an address names.
    pub(crate) fn of_hash(hash: &str) -> Option<Group> {
        let (_, query) = hash.split_once('?')?;
        let asked: Vec<(String, String)> = serde_urlencoded::from_str(query).ok()?;
        let (name, value) = asked.first()?;
        match name.as_str() {
            "topic" => named(value).map(Group::Topic),
            "regime" => named(value).map(Group::Regime),
            "article" => ArticleName::parse(value).map(Group::Article),
            "question" => named(value).map(Group::Question),
            "principle" => Some(Group::Principle(value.clone())),
            "certainty" => named(value).map(Group::Certainty),
            "week" => Day::parse(value).map(Group::Week),
            _ => None,
        }
    }

    /// The hash of the page with this group open, `#` included.
    pub(crate) fn to_hash(&self) -> String {
        let (name, value) = match self {
            Group::Topic(topic) => ("topic", name_of(topic)),
            Group::Regime(regime) => ("regime", name_of(regime)),
            Group::Article(article) => ("article", article.to_string()),
            Group::Question(question) => ("question", name_of(question)),
            Group::Principle(code) => ("principle", code.clone()),
            Group::Certainty(degree) => ("certainty", name_of(degree)),
            Group::Week(monday) => ("week", monday.to_string()),
        };
        let query = serde_urlencoded::to_string([(name, value)]).unwrap_or_default();
        format!("{}?{query}", Route::Progress.to_hash())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(group: Group, address: &str) {
        assert_eq!(group.to_hash(), address);
        assert_eq!(Group::of_hash(address), Some(group));
    }

    #[test]
    fn ok_a_figure_has_an_address() {
        check(Group::Topic(Topic::TouchMove), "#/progress?topic=touch-move");
        check(Group::Regime(Regime::BlitzSupervised), "#/progress?regime=blitz-supervised");
        check(Group::Question(Question::Clocks), "#/progress?question=clocks");
        let article = ArticleName::parse("2023/7.5").unwrap();
        check(Group::Article(article), "#/progress?article=2023%2F7.5");
        check(Group::Principle("a b&c".to_owned()), "#/progress?principle=a+b%26c");
        check(Group::Certainty(Certainty::Fair), "#/progress?certainty=fair");
        let monday = Day::parse("2026-11-16").unwrap();
        check(Group::Week(monday), "#/progress?week=2026-11-16");
    }

    #[test]
    fn err_no_such_figure() {
        for address in ["", "#/progress", "#/progress?topic=draughts", "#/progress?week=soon"] {
            assert_eq!(Group::of_hash(address), None, "{address}");
        }
    }
}
