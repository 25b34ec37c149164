//! Drafts with little written in them, completed: each is read again from its link as it is.

use acconcio_adjudication::incident::{Act, ActKind};
use acconcio_authoring::{Draft, Edit, MOST_ACTS, Part, Slot, StandIns};
use acconcio_scenario_files::bundle::Bundle;
use acconcio_training::scenario::{LanguageCode, Topic};
use shakmaty::{Color, Square};

fn stand_ins() -> StandIns {
    StandIns {
        language: LanguageCode::new("it"),
        title: "Senza titolo".to_owned(),
        framing: "Guarda e decidi.".to_owned(),
        source: "L’autore".to_owned(),
        labels: vec!["Come accadde".to_owned(), "Altrimenti".to_owned()],
    }
}

fn write(slot: Slot, language: &str, text: &str) -> Edit {
    let (language, text) = (LanguageCode::new(language), text.to_owned());
    Edit::Write { slot, language, text }
}

#[track_caller]
fn check(edits: &[Edit]) -> acconcio_training::scenario::Scenario {
    let touch = Act::by(Color::White, ActKind::touches(Square::E2));
    let press = Act::by(Color::White, ActKind::presses_clock());
    let acts = vec![touch, press];
    let acts = Edit::Insert { variant: 0, at: 0, acts, part: Part::Incident };
    let draft = [acts].iter().chain(edits).fold(Draft::begun("sunday", "a"), |draft, edit| {
        draft.after(edit).expect("it can be made")
    });
    let completed = draft.completed(&stand_ins());
    let link = Bundle::of(&completed).expect("there are words for it").link();
    let contents = Bundle::of_link(&link).expect("it is whole").contents();
    let [read] = contents.scenarios.try_into().expect("nothing is left out");
    // The order of languages is not that in which they were written.
    assert_eq!(Bundle::of(&read).expect("there are words for it").link(), link);
    completed
}

#[test]
fn ok_a_draft_without_a_text_can_be_opened_by_others() {
    let completed = check(&[]);
    assert_eq!(completed.title.get("it").map(String::as_str), Some("Senza titolo"));
    assert_eq!(completed.topics, [Topic::IllegalMove]);
}

#[test]
fn ok_the_longest_draft_can_be_opened_by_others() {
    // No two of these become one line.
    let press = |side| Act::by(side, ActKind::presses_clock());
    let acts = [Color::White, Color::Black].into_iter().cycle().map(press).take(MOST_ACTS - 2);
    let acts = acts.collect();
    let completed = check(&[Edit::Insert { variant: 0, at: 2, acts, part: Part::Incident }]);
    assert_eq!(completed.variants[0].incident.acts.len(), MOST_ACTS);
}

#[test]
fn ok_what_is_written_stays_and_its_language_is_completed() {
    let branch = Edit::Branch { of: 0, id: "b".to_owned() };
    let completed = check(&[
        branch,
        write(Slot::Title, "es", "El domingo"),
        write(Slot::Title, "en", "Last Sunday"),
        write(Slot::Event, "es", "Torneo"),
        Edit::Topics(vec![Topic::Castling]),
    ]);
    let said = |text: &acconcio_training::scenario::Text, code: &str| text.get(code).cloned();
    assert_eq!(said(&completed.title, "es").as_deref(), Some("El domingo"));
    assert_eq!(said(&completed.title, "en").as_deref(), Some("Last Sunday"));
    assert_eq!(said(&completed.framing, "en").as_deref(), Some("Guarda e decidi."));
    assert_eq!(completed.event.and_then(|it| said(&it, "en")).as_deref(), Some("Torneo"));
    assert_eq!(said(&completed.variants[1].label, "en").as_deref(), Some("Altrimenti"));
    assert_eq!(completed.topics, [Topic::Castling]);
}
