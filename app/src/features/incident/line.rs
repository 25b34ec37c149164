//! The queue of the incident, as one line above the title.

use acconcio_training::scenario::Lesson;
use yew::prelude::*;

use super::player_props::PlayerProps;
use crate::features::library::queue::{Purpose, QueuePosition};
use crate::features::library::run::Tally;
use crate::language::Language;
use crate::ui::icon::icon;
use crate::ui::lazy::ask_again;
use crate::ui::notices::missing_section;

/// The name of the queue, the place in it, the score and a link out; nothing on the plain list.
pub(crate) fn line(props: &PlayerProps, position: Option<&QueuePosition>) -> Html {
    let PlayerProps { shared, queue, queue_files, .. } = props;
    if queue.is_plain() {
        return html! {};
    }
    let words = shared.language.practice();
    let place = position.and_then(|position| position.place);
    let part = [
        place.map(|(place, all)| shared.language.practice().place_of(place, all)),
        how_it_goes(props),
    ];
    html! {
        <>
            <nav class="queue-line" aria-label={words.queue()}>
                <a class="queue-line-name" href={queue.way_out()}>{ name(props) }</a>
                { for part.into_iter().flatten().map(|part| html! { <span>{ part }</span> }) }
                <a class="queue-line-out" href={queue.way_out()}>{ icon("icon-cross") }{ words.leave() }</a>
            </nav>
            { lesson(props).map(|lesson| lesson_fold(shared.language, lesson)) }
            if queue_files.is_without_part() { { missing_section(shared.language, Callback::from(|()| ask_again())) } }
        </>
    }
}

fn name(props: &PlayerProps) -> String {
    let language = props.shared.language;
    let purpose = language.purpose(&props.queue.purpose);
    if let Purpose::Course(id) = &props.queue.purpose {
        let course = props.queue_files.courses.as_ref().and_then(|courses| courses.course(id));
        course.map_or(purpose, |course| language.of(&course.title)).to_owned()
    } else {
        let chosen = language.chosen(&props.queue.filter);
        if chosen.is_empty() { purpose.to_owned() } else { format!("{purpose}: {chosen}") }
    }
}

/// The score of the run so far, where there is a run with a ruling in it.
fn how_it_goes(props: &PlayerProps) -> Option<String> {
    let (language, queue) = (props.shared.language, &props.queue);
    let progress = props.shared.progress.progress();
    queue.run()?;
    if let Some(ending) = queue.ending(progress) {
        return Some(language.run_ended(ending));
    }
    let tally = queue.tally(progress);
    let lately = queue.tally_lately(progress);
    (tally != Tally::default()).then(|| {
        let in_run = language.right_in_run(tally);
        if lately.ruled > tally.ruled {
            format!("{in_run}, {}", language.right_lately(lately))
        } else {
            in_run
        }
    })
}

/// The lesson of the course to which the incident belongs.
fn lesson(props: &PlayerProps) -> Option<&Lesson> {
    let Purpose::Course(id) = &props.queue.purpose else { return None };
    let course = props.queue_files.courses.as_ref()?.course(id)?;
    course.lesson_of(&props.scenario.id, &props.variant.id)
}

/// The title of the lesson, with its text in a fold.
fn lesson_fold(language: Language, lesson: &Lesson) -> Html {
    let paragraphs = language.said_prose(&lesson.text).into_iter();
    html! {
        <details class="queue-line-lesson">
            <summary>
                <span class="queue-line-lesson-word">{ language.practice().lesson() }</span>
                { language.said(&lesson.title) }
            </summary>
            { for paragraphs.map(|paragraph| html! { <p>{ paragraph }</p> }) }
        </details>
    }
}
