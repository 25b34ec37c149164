//! The ruling slip: each point with the trainee's ruling, the ruling, and its article. The ruling shown
//! is always the principal one, under the preset readings of the incident; an answer that is marked by
//! another reading carries a badge.

use acconcio_adjudication::ruling::SideTaken;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::readings::holders_of;
use super::why::{deciding_articles, why};
use crate::features::incident::chip::chip_of;
use crate::features::incident::ruling_form::form::{Comparison, Elsewhere, RulingForm};
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::{Agreement, ChangeContext, Language};
use crate::ui::icon::icon;

/// The properties of a ruling slip.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SlipProps {
    pub(crate) language: Language,
    pub(crate) ruling_form: UseReducerHandle<RulingForm>,
    /// Whether the points are drawn, or the mark and the reason alone.
    pub(crate) is_whole: bool,
}

/// The ruling slip. It takes the focus when it appears.
#[component]
pub(crate) fn Slip(props: &SlipProps) -> Html {
    let SlipProps { language, ruling_form, is_whole } = props;
    let language = *language;
    let heading = use_focused();
    let (Ok(adjudicated), Some(comparison)) = (ruling_form.adjudicated(), ruling_form.comparison())
    else {
        return html! {};
    };
    let ruling_text = RulingText { language, variant: ruling_form.variant(), adjudicated };
    let marked = comparison.is_on_an_answer.then_some(comparison);
    let total = marked.map(|comparison| Total {
        agreed: comparison.grade.points(),
        points: comparison.points(),
        out_of: comparison.out_of(),
    });
    let other = marked.map(|comparison| {
        let agreement = Agreement::of(comparison.grade.points(), comparison.out_of());
        other_reading(language, agreement, adjudicated.taken(comparison.grade.reading))
    });
    html! {
        <section class="slip">
            { slip_head(language, total, heading) }
            { for other }
            { why(&ruling_text) }
            if *is_whole {
                { points(&ruling_text, ruling_form, comparison) }
                { deciding_articles(&ruling_text) }
                { elsewhere(&ruling_text, comparison) }
            }
        </section>
    }
}

/// The table of the points.
fn points(ruling_text: &RulingText<'_>, ruling_form: &RulingForm, comparison: &Comparison) -> Html {
    let RulingText { language, adjudicated, .. } = *ruling_text;
    let is_marked = comparison.is_on_an_answer;
    let facets = adjudicated.facets(None);
    let rows = comparison.grade.marks.iter().map(|mark| {
        let line = ruling_text.ruled(facets, mark.question);
        let yours = ruling_text.answered(ruling_form.answer(), mark.question).unwrap_or_default();
        let deducted = comparison.deducted_from(mark.question);
        let is_otherwise = comparison.otherwise.contains(&mark.question);
        let is_discretionary = ruling_text.is_by_discretion(facets, ruling_form.answer(), *mark);
        let marked = is_marked.then_some(Marked {
            yours,
            points: mark.points,
            deducted,
            is_otherwise,
            is_discretionary,
        });
        row(language, (line.about, line.ruled, chip_of(language, line.by)), marked)
    });
    slip_table(language, is_marked, rows.collect())
}

/// The law or fact under which a wrong answer would have been right, once one has been found.
fn elsewhere(ruling_text: &RulingText<'_>, comparison: &Comparison) -> Html {
    let RulingText { language, variant, adjudicated } = *ruling_text;
    let Elsewhere::Under(changes) = &comparison.elsewhere else { return html! {} };
    let context = ChangeContext::of(&variant.incident, &adjudicated.ruling);
    match language.would_be_right(changes, &context) {
        None => html! {},
        Some(sentence) => html! {
            <p class="elsewhere">{ icon("icon-branch") }<span>{ sentence }</span></p>
        },
    }
}

/// The points of a slip, in hundredths of a question.
pub(crate) struct Total {
    /// Those for the answers, which give the mark.
    pub(crate) agreed: u32,
    /// Those left when hints have been deducted.
    pub(crate) points: u32,
    pub(crate) out_of: u32,
}

impl Total {
    /// The mark of the whole, as that of a question of 100 points.
    fn mark(&self) -> u8 {
        match self.agreed {
            0 => 0,
            agreed if agreed >= self.out_of => 100,
            _ => 50,
        }
    }
}

/// The heading of a slip, with the mark and the points where there are any.
pub(crate) fn slip_head(language: Language, total: Option<Total>, heading: NodeRef) -> Html {
    let words = &language.ruling();
    html! {
        <header class="slip-head">
            <h2 id="ruling-heading" tabindex="-1" ref={heading}>{ words.heading() }</h2>
            if let Some(total) = total {
                <p class={classes!("slip-total", class_of(total.mark()))} role="status">
                    { mark_of(language, total.mark()) }
                    <span>{ words.total() }{ ": " }<strong>{ language.points(total.points, total.out_of) }</strong></span>
                </p>
            }
        </header>
    }
}

/// The table of a slip.
pub(crate) fn slip_table(language: Language, is_marked: bool, rows: Vec<Html>) -> Html {
    let words = &language.ruling();
    let headings: &[&str] = if is_marked {
        &[words.point(), words.yours(), words.ruling(), words.article(), words.mark()]
    } else {
        &[words.point(), words.ruling(), words.article()]
    };
    html! {
        <table role="table">
            <thead role="rowgroup">
                <tr role="row">
                    { for headings.iter().map(|heading| html! { <th role="columnheader" scope="col">{ *heading }</th> }) }
                </tr>
            </thead>
            <tbody role="rowgroup">{ for rows }</tbody>
        </table>
    }
}

/// A reference to an element that takes the focus when it appears.
#[hook]
pub(crate) fn use_focused() -> NodeRef {
    let place = use_node_ref();
    use_effect_with((), {
        let place = place.clone();
        move |()| {
            if let Some(place) = place.cast::<HtmlElement>() {
                // A focus that cannot be moved is ignored.
                let _ = place.focus();
            }
        }
    });
    place
}

/// The trainee's ruling on a point, its points out of 100, and the deduction for a hint.
pub(crate) struct Marked {
    pub(crate) yours: String,
    pub(crate) points: u8,
    pub(crate) deducted: u8,
    /// Whether the principal ruling would give other points.
    pub(crate) is_otherwise: bool,
    /// Whether the times are right because the arbiter may choose them.
    pub(crate) is_discretionary: bool,
}

impl Marked {
    /// Whether the answer is that of the ruling, without more to be said.
    const fn is_plain(&self) -> bool {
        self.points >= 100 && !self.is_otherwise && !self.is_discretionary
    }
}

/// A point: its ruling and the article, and the trainee's ruling with its mark if there is one.
pub(crate) fn row(
    language: Language,
    (about, ruled, by): (&'static str, String, Html),
    marked: Option<Marked>,
) -> Html {
    let words = &language.ruling();
    let class = marked
        .as_ref()
        .map(|marked| classes!(class_of(marked.points), marked.is_plain().then_some("is-agreed")));
    let yours = marked.as_ref().map(|marked| marked.yours.clone());
    html! {
        <tr role="row" {class}>
            <th role="rowheader" scope="row">{ about }</th>
            if let Some(yours) = yours {
                <td role="cell" data-label={words.yours()} class="slip-yours">{ yours }</td>
            }
            <td role="cell" data-label={words.ruling()} class="slip-ruling">{ ruled }</td>
            <td role="cell" data-label={words.article()} class="slip-article">{ by }</td>
            if let Some(Marked { points, deducted, is_otherwise, is_discretionary, .. }) = marked {
                <td role="cell" data-label={words.mark()} class="slip-mark">
                    { mark_of(language, points) }
                    if is_otherwise { <span class="slip-other">{ words.under_another_reading() }</span> }
                    if is_discretionary { <span class="slip-other">{ words.within_discretion() }</span> }
                    if deducted > 0 { <span class="slip-hint">{ language.hint_deducted(deducted) }</span> }
                </td>
            }
        </tr>
    }
}

/// The badge of an answer that was marked by another reading than the principal ruling, with the
/// holders of that reading; nothing where no other choices were taken.
pub(crate) fn other_reading(language: Language, agreement: Agreement, taken: &[SideTaken]) -> Html {
    if taken.is_empty() {
        return html! {};
    }
    other_reading_badge(language, agreement, language.marked_by(&holders_of(taken)))
}

/// A badge on an answer that was marked by another reading than the principal ruling, followed by a
/// text on that reading.
pub(crate) fn other_reading_badge(
    language: Language,
    agreement: Agreement,
    sentence: String,
) -> Html {
    let name = match agreement {
        Agreement::Full => "icon-check",
        Agreement::Partial => "icon-half",
    };
    html! {
        <p class="follows">
            <strong class="badge">{ icon(name) }{ language.under_another_reading(agreement) }</strong>{ " " }{ sentence }
        </p>
    }
}

fn class_of(points: u8) -> &'static str {
    match points {
        0 => "is-wrong",
        100.. => "is-right",
        1..=99 => "is-half",
    }
}

fn mark_of(language: Language, points: u8) -> Html {
    let words = &language.ruling();
    let (name, word) = match points {
        0 => ("icon-cross", words.wrong()),
        100.. => ("icon-check", words.right()),
        1..=99 => ("icon-half", words.half()),
    };
    html! { <span class="mark">{ icon(name) }{ word }</span> }
}
