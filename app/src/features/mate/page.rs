//! The page that asks whether a side can still mate: a position, the question, and the answer.

use acconcio_adjudication::TURNING_ON_MATE;
use acconcio_adjudication::laws::{Article, EditionId};
use acconcio_mate::Query;
use shakmaty::fen::Fen;
use shakmaty::{Chess, Color, Setup};
use yew::prelude::*;

use super::answers::{ANSWERS, Answers};
use super::asking::{ASKING, Asking};
use super::paste::use_paste;
use super::search_page::SearchPageProps;
use crate::features::handbook::opening::{class_of, opening};
use crate::pasted::setup_of_fen;
use crate::platform::browser;
use crate::route::mate_question::{MateQuestion, Winners};
use crate::route::{Route, address_of};
use crate::ui::board_editor::edit::with_possible_rights;
use crate::ui::document::use_title;
use crate::ui::link::link;

/// The page that asks whether a side can still mate.
#[component]
pub(crate) fn MatePage(props: &SearchPageProps) -> Html {
    let SearchPageProps { shared, hash, on_hash } = props.clone();
    let language = shared.language;
    let words = language.mate();
    use_title(language, language.openings().mate_heading());
    let question = use_memo(hash, |hash| MateQuestion::of_hash(hash));
    let addressed = use_memo(question.fen.clone(), |fen| setup_of_address(fen));
    let on_change = {
        use_callback(on_hash, move |setup: Setup, on_hash| {
            on_hash.emit(MateQuestion { fen: fen_of(setup), winner: None }.to_hash());
        })
    };
    let unread = addressed.is_none().then(|| question.fen.clone());
    let paste = use_paste(unread, on_change.clone(), None);
    let setup = (*addressed).clone().unwrap_or_else(Setup::empty);
    let answered = question.winner.zip(position(&setup).filter(|_| addressed.is_some()));
    use_focus(answered.as_ref().map(|(winners, _)| *winners));
    html! {
        <main id="content" class={class_of(&Route::Mate)} tabindex="-1">
            { opening(language, &Route::Mate) }
            if let Some((winners, start)) = answered {
                <Answers key={question.to_hash()} {shared} question={question.clone()} {winners} {start} />
            } else {
                <Asking {language} question={question.clone()} {setup} {on_change} {paste} />
            }
            <section aria-labelledby="mate-rules">
                <h2 id="mate-rules">{ words.rules() }</h2>
                <p class="mate-rules">{ words.rules_line() }</p>
                <p class="mate-articles">{ language.edition(EditionId::E2023) }{ ":" }{ for TURNING_ON_MATE.into_iter().map(article) }</p>
            </section>
        </main>
    }
}

/// Puts the focus on the answers when the question is asked, and on the questions when the reader comes
/// back; a page that has just been opened keeps the focus where it is.
#[hook]
fn use_focus(winners: Option<Winners>) {
    let before = use_mut_ref(|| winners);
    use_effect_with(winners, move |winners| {
        if before.replace(*winners) != *winners {
            browser::focus(if winners.is_some() { ANSWERS } else { ASKING });
        }
    });
}

/// The position in an address; none where it cannot be read.
fn setup_of_address(fen: &str) -> Option<Setup> {
    if fen.is_empty() {
        return Some(Setup::empty());
    }
    setup_of_fen(fen).ok().map(with_possible_rights)
}

/// The position of a set-up, if it is one that can be asked about.
fn position(setup: &Setup) -> Option<Chess> {
    let query = Query::from_setup(setup.clone(), Color::White).ok()?;
    Some(query.position().clone())
}

/// A set-up in the form in which addresses hold it: an empty board is empty.
fn fen_of(setup: Setup) -> String {
    let setup = with_possible_rights(setup);
    if setup == Setup::empty() {
        return String::new();
    }
    // Counters beyond what a FEN can hold do not arise on a board.
    Fen::try_from_setup(setup).map(|fen| fen.to_string()).unwrap_or_default()
}

fn article(article: Article) -> Html {
    link(&Route::law(EditionId::E2023, address_of(article)), "chip", html! { { article.0 } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(fen: &str, expected: Option<&str>) {
        let setup = setup_of_address(fen);
        assert_eq!(setup.map(fen_of).as_deref(), expected, "{fen}");
    }

    #[test]
    fn ok_an_address_holds_a_position() {
        for fen in ["", "4k3/8/8/8/8/8/8/R3K3 b Q - 3 40", "8/8/8/8/8/8/8/K7 w - - 0 1"] {
            check(fen, Some(fen));
        }
    }

    #[test]
    fn ok_rights_that_are_impossible_are_left_out() {
        let plain = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
        check("4k3/8/8/8/8/8/8/R3K3 w KQkq e6 0 1", Some(plain));
    }

    #[test]
    fn err_an_address_that_holds_none() {
        check("a nice game", None);
    }
}
