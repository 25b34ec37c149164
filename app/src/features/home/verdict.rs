//! The verdict on the first page: the mark, one sentence, the points, and the way on.

use acconcio_training::grading::{Mark, Question, basis};
use yew::prelude::*;

use crate::features::incident::chip::chip;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::features::incident::ruling_parts::slip::use_focused;
use crate::features::incident::ruling_text::text::RulingText;
use crate::features::incident::session;
use crate::language::Language;
use crate::ui::icon::icon;

/// The properties of the verdict.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct VerdictProps {
    pub(super) language: Language,
    pub(super) ruling_form: UseReducerHandle<RulingForm>,
    /// The address of the full ruling.
    pub(super) full: String,
    pub(super) on_next: Callback<()>,
}

/// The verdict. Its heading takes the focus, so that it is read out.
#[component]
pub(super) fn Verdict(props: &VerdictProps) -> Html {
    let VerdictProps { language, ruling_form, full, on_next } = props;
    let language = *language;
    let heading = use_focused();
    let (Ok(adjudicated), Some(comparison)) = (ruling_form.adjudicated(), ruling_form.comparison())
    else {
        return html! {};
    };
    let words = &language.ruling();
    let (reached, out_of) = (comparison.points(), comparison.out_of());
    let (class, name, said) = match reached {
        0 => ("is-wrong", "icon-cross", words.wrong()),
        _ if reached == out_of => ("is-right", "icon-check", words.right()),
        _ => ("is-half", "icon-half", words.half()),
    };
    let ruling_text = RulingText { language, variant: ruling_form.variant(), adjudicated };
    let facets = adjudicated.facets(None);
    let decisive = decisive(&comparison.grade.marks);
    let decided = decisive.and_then(|question| basis(facets, question));
    let rows = comparison.grade.marks.iter().map(|mark| {
        let yours = ruling_text.answered(ruling_form.answer(), mark.question);
        row(language, &ruling_text, mark, yours.unwrap_or_default())
    });
    let tally = session::with(|session| session.tally());
    html! {
        <article class={classes!("home-verdict", class)} aria-labelledby="verdict-heading">
            <h3 id="verdict-heading" class="home-mark" tabindex="-1" ref={heading}>{ icon(name) }{ said }</h3>
            if let Some(decided) = decided {
                <p class="home-why">{ language.rule_under(decided.rule, decided.by.edition) }</p>
            }
            <ul class="home-points">{ for rows }</ul>
            <div class="home-next">
                <button type="button" class="button primary" onclick={on_next.reform(|_: MouseEvent| ())}>
                    { words.next_incident() }{ icon("icon-next") }
                </button>
                <a class="home-full" href={full.clone()}>{ language.ruling_form().full_ruling() }</a>
            </div>
            if tally.ruled > 1 { <p class="session-so-far">{ language.session_so_far(tally) }</p> }
        </article>
    }
}

/// The point whose provision explains most: the first one that was missed, else the first of all.
fn decisive(marks: &[Mark]) -> Option<Question> {
    let missed = marks.iter().find(|mark| mark.points < 100);
    let classified = marks.iter().find(|mark| mark.question == Question::Classification);
    missed.or(classified).or(marks.first()).map(|mark| mark.question)
}

/// A point: the ruling on it, its article, and the answer where it was another one.
fn row(language: Language, ruling_text: &RulingText<'_>, mark: &Mark, yours: String) -> Html {
    let line = ruling_text.ruled(ruling_text.adjudicated.facets(None), mark.question);
    let words = &language.ruling();
    let (class, name, said) = match mark.points {
        0 => ("is-wrong", "icon-cross", words.wrong()),
        100.. => ("is-right", "icon-check", words.right()),
        1..=99 => ("is-half", "icon-half", words.half()),
    };
    let is_other = mark.points < 100;
    html! {
        <li class={class}>
            <span class="home-point-mark">{ icon(name) }<span class="visually-hidden">{ said }</span></span>
            <span>
                <span class="home-point-about">{ line.about }{ ": " }</span><strong>{ line.ruled }</strong>
                if let Some(by) = line.by { { " " }{ chip(language, by) } }
                if is_other { <small>{ words.yours() }{ ": " }{ yours }</small> }
            </span>
        </li>
    }
}
