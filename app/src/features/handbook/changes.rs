//! The page of the changes between two editions: the articles, then the incidents.

use std::rc::Rc;

use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::{Entry, Shift, Subject, shifts};
use acconcio_training::scenario::{LawsChoice, Wordings};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::incident_lists::{Changed, Hit, IncidentLists};
use super::incidents::{Group, IncidentFold, IncidentList, both, state};
use super::opening::{OpeningAlone, class_of, opening};
use super::ruling_changes::RulingChanges;
use crate::language::Language;
use crate::packs::{Fetched, Scenarios, use_index, use_wordings};
use crate::platform::address;
use crate::route::{HandbookPage, Route, address_of};
use crate::ui::link::link;
use crate::ui::notices::{broken_pack, not_found};

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ChangesProps {
    pub(crate) language: Language,
    pub(crate) scenarios: Scenarios,
    /// The draft of the next edition, where it is shown.
    pub(crate) draft: Option<EditionId>,
    pub(crate) from: EditionId,
    pub(crate) to: EditionId,
}

/// The page of the changes from one edition to another.
#[component]
pub(crate) fn ChangesPage(props: &ChangesProps) -> Html {
    let ChangesProps { language, draft, from, to, .. } = *props;
    let words = language.changes();
    let shifts = use_memo((from, to), |(from, to)| shifts(*from, *to));
    let page = Route::Handbook(HandbookPage::Changes { from, to });
    let wordings = match use_wordings(language) {
        Fetched::Loading => return html! { <OpeningAlone {language} {page} /> },
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(wordings) => wordings,
    };
    if draft.is_none() && [from, to].contains(&EditionId::Draft) {
        return not_found(language);
    }
    let editions: Vec<EditionId> = EditionId::FIDE.into_iter().chain(draft).collect();
    html! {
        <main id="content" class={class_of(&page)} tabindex="-1">
            { opening(language, &page) }
            <div class="editions-compared">
                { choice(language, (words.from(), &editions), from, move |from| HandbookPage::Changes { from, to }) }
                { choice(language, (words.to(), &editions), to, move |to| HandbookPage::Changes { from, to }) }
            </div>
            if from == to {
                <p class="incidents-state" role="status">{ words.same() }</p>
            } else {
                { articles(ArticleTexts { language, wordings: &wordings }, from, to, &shifts) }
                <Rulings ..props.clone() />
            }
        </main>
    }
}

/// A list of the editions; choosing one opens the page of the new pair.
fn choice(
    language: Language,
    (label, editions): (&'static str, &[EditionId]),
    chosen: EditionId,
    page: impl Fn(EditionId) -> HandbookPage + 'static,
) -> Html {
    let onchange = Callback::from(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        if let Some(edition) = EditionId::named(&select.value()) {
            address::go_to_hash(&Route::Handbook(page(edition)).to_hash());
        }
    });
    let option = |edition: EditionId| {
        html! {
            <option value={edition.name()} selected={edition == chosen}>
                { language.edition(edition) }
            </option>
        }
    };
    html! {
        <label class="filter">
            <span>{ label }</span>
            <select {onchange}>{ for editions.iter().copied().map(option) }</select>
        </label>
    }
}

/// The texts of the articles in one language.
#[derive(Clone, Copy)]
struct ArticleTexts<'a> {
    language: Language,
    wordings: &'a Wordings,
}

impl ArticleTexts<'_> {
    fn title(self, subject: Subject) -> String {
        self.language.subject(self.wordings, subject).title.to_owned()
    }

    fn line(self, subject: Subject) -> String {
        self.language.subject(self.wordings, subject).line.to_owned()
    }
}

/// The changes in the articles: reworded, new, removed and renumbered ones.
fn articles(texts: ArticleTexts<'_>, from: EditionId, to: EditionId, shifts: &[Shift]) -> Html {
    let words = texts.language.changes();
    let reworded = shifts.iter().filter_map(|shift| match shift {
        Shift::Reworded { from: was, to: is } => Some(html! {
            <li key={is.subject as u32} class="shift">
                <h4>{ texts.title(is.subject) }</h4>
                <div class="shift-sides">
                    { side(texts, from, *was) }
                    { side(texts, to, *is) }
                </div>
            </li>
        }),
        Shift::New(_) | Shift::Dropped(_) | Shift::Renumbered { .. } => None,
    });
    let one_sided = |edition: EditionId, entry: &Entry| {
        html! {
            <li key={entry.subject as u32} class="shift">
                <h4>{ texts.title(entry.subject) }</h4>
                <div class="shift-sides is-single">{ side(texts, edition, *entry) }</div>
            </li>
        }
    };
    let new = shifts.iter().filter_map(|shift| match shift {
        Shift::New(entry) => Some(one_sided(to, entry)),
        Shift::Reworded { .. } | Shift::Dropped(_) | Shift::Renumbered { .. } => None,
    });
    let dropped = shifts.iter().filter_map(|shift| match shift {
        Shift::Dropped(entry) => Some(one_sided(from, entry)),
        Shift::Reworded { .. } | Shift::New(_) | Shift::Renumbered { .. } => None,
    });
    html! {
        <section aria-labelledby="articles-changed">
            <h2 id="articles-changed">{ words.laws() }</h2>
            { group(words.reworded(), reworded.collect()) }
            { group(words.added(), new.collect()) }
            { group(words.dropped(), dropped.collect()) }
            { renumbered(texts, from, to, shifts) }
        </section>
    }
}

fn group(heading: &'static str, lines: Vec<Html>) -> Html {
    html! {
        if !lines.is_empty() {
            <h3>{ heading }</h3>
            <ul class="shifts">{ lines }</ul>
        }
    }
}

/// The rule as it stands in one edition.
fn side(texts: ArticleTexts<'_>, edition: EditionId, entry: Entry) -> Html {
    let to = Route::law(edition, address_of(entry.article));
    let number = html! {
        <><span class="shift-year">{ edition.name() }</span>{ " " }{ entry.article.0 }</>
    };
    html! {
        <div class="shift-side">
            { link(&to, "law-number", number) }
            <p>{ texts.line(entry.subject) }</p>
        </div>
    }
}

/// The articles of which only the number changed, in a fold.
fn renumbered(texts: ArticleTexts<'_>, from: EditionId, to: EditionId, shifts: &[Shift]) -> Html {
    let lines: Vec<Html> = shifts
        .iter()
        .filter_map(|shift| match shift {
            Shift::Renumbered { subject, from: was, to: is } => Some(html! {
                <li key={*subject as u32}>
                    <span class="shift-numbers">
                        { link(&Route::law(from, address_of(*was)), "", html! { { was.0 } }) }
                        { " → " }
                        { link(&Route::law(to, address_of(*is)), "", html! { { is.0 } }) }
                    </span>
                    { " " }{ texts.title(*subject) }
                </li>
            }),
            Shift::Reworded { .. } | Shift::New(_) | Shift::Dropped(_) => None,
        })
        .collect();
    if lines.is_empty() {
        return html! {};
    }
    html! {
        <details class="fold">
            <summary>{ texts.language.changes().only_renumbered(lines.len()) }</summary>
            <ul class="renumbered">{ lines }</ul>
        </details>
    }
}

/// The incidents on which the rulings under the two editions differ.
#[component]
fn Rulings(props: &ChangesProps) -> Html {
    let ChangesProps { language, scenarios, from, to, .. } = props;
    let language = *language;
    let words = language.changes();
    let index = use_index(LawsChoice::AsPlayed);
    let here = both(scenarios, &index);
    let changed = use_memo((here.clone(), *from, *to), |(here, from, to)| {
        let (catalogue, index) = here.as_ref()?;
        Some(Rc::new(IncidentLists::of(catalogue, index).changed_between(*from, *to)))
    });
    let lists = match (&here, &*changed) {
        (Some((catalogue, _)), Some(changed)) => {
            let Changed { outcome, detail } = &**changed;
            let group = |hits: &Rc<[Hit]>| Group::of(hits.clone(), LawsChoice::of(*to));
            let key = format!("{from}-{to}");
            html! {
                <>
                    if outcome.is_empty() && detail.is_empty() {
                        <p role="status">{ words.no_rulings() }</p>
                    } else {
                        <p role="status">{ language.changes().outcomes_changed(outcome.len()) }</p>
                        <IncidentList key={format!("{key}-outcome")} {language} catalogue={catalogue.clone()}
                            group={group(outcome)} />
                        <IncidentFold key={format!("{key}-detail")} {language} catalogue={catalogue.clone()}
                            summary={language.incident_lists().changed_in_detail(detail.len())} groups={vec![group(detail)]} />
                    }
                </>
            }
        }
        (Some(_) | None, _) => state(language, scenarios, &index),
    };
    html! {
        <section aria-labelledby="rulings-changed">
            <h2 id="rulings-changed">{ words.rulings() }</h2>
            <p>{ words.rulings_lead() }</p>
            <RulingChanges {language} scenarios={scenarios.clone()} from={*from} to={*to} />
            // The index, from which the lists are made, has the editions only.
            if ![from, to].contains(&&EditionId::Draft) {
                <h3>{ words.incidents() }</h3>
                { lists }
            }
        </section>
    }
}
