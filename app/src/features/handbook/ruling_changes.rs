//! The changes of rulings between two editions, by the provision that makes the difference: each with an incident to
//! watch, and what can be made of them, a course and an exam.

use std::rc::Rc;

use acconcio_adjudication::laws::EditionId;
use acconcio_training::changes::{ChangedProvision, Changes, Counts, Stated};
use acconcio_training::exam::{Candidate, pool};
use acconcio_training::scenario::{Catalogue, LawsChoice, Wordings};
use yew::prelude::*;

use super::incidents::both;
use crate::features::exam::composing::Composition;
use crate::features::exam::made::DrawnPaper;
use crate::features::library::filter::Filter;
use crate::language::{Language, StatedWords};
use crate::packs::{Fetched, Scenarios, use_changes_if, use_index, use_wordings};
use crate::platform::browser;
use crate::route::{Route, address_of};
use crate::ui::link::link;

/// The properties of the changes.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RulingChangesProps {
    pub(super) language: Language,
    pub(super) scenarios: Scenarios,
    pub(super) from: EditionId,
    pub(super) to: EditionId,
}

/// The changes of rulings.
#[component]
pub(super) fn RulingChanges(props: &RulingChangesProps) -> Html {
    let RulingChangesProps { language, scenarios, from, to } = props;
    let (language, from, to, laws) = (*language, *from, *to, LawsChoice::Edition(*to));
    let (index, all) = (use_index(laws), use_changes_if(true));
    let wordings = use_wordings(language);
    let here = both(scenarios, &index).zip(all.ready().cloned()).zip(wordings.ready().cloned());
    let Some((((catalogue, index), all), wordings)) = here else {
        // The list of incidents below says so of the catalogue and the index.
        let is_alone = both(scenarios, &index).is_some() && matches!(all, Fetched::Failed(_));
        let failed = is_alone.then(|| language.incident_lists().failed());
        return html! { if let Some(failed) = failed { <p class="incidents-state" role="status">{ failed }</p> } };
    };
    let Some(changes) = all.between(from, to) else { return html! {} };
    let shown = Shown { language, catalogue: &catalogue, wordings: &wordings, from, to };
    html! {
        <>
            { shown.counts(&changes.counts) }
            if !changes.provisions.is_empty() {
                <h3>{ language.changes().by_provision() }</h3>
                <ol class="shifts">{ for changes.provisions.iter().map(|it| shown.provision(it)) }</ol>
                <h3>{ language.changes().to_learn() }</h3>
                <p>{ link(&refresher(from, to), "button", html! { { language.changes().refresher_title(language.edition_short(from), language.edition_short(to)) } }) }</p>
                <ChangesExam key={format!("{from}-{to}")} {language}
                    pool={Rc::new(pool(&catalogue, &index, laws))} changes={Rc::new(changes)} />
            }
        </>
    }
}

fn refresher(from: EditionId, to: EditionId) -> Route {
    Route::Course { course: Changes::course_id(from, to) }
}

/// The context in which the changes are drawn.
#[derive(Clone, Copy)]
struct Shown<'a> {
    language: Language,
    catalogue: &'a Catalogue,
    wordings: &'a Wordings,
    from: EditionId,
    to: EditionId,
}

impl Shown<'_> {
    fn counts(self, counts: &Counts) -> Html {
        let words = self.language.changes();
        let numbers = [
            (words.compared(), counts.compared),
            (words.ruled_otherwise(), counts.changed),
            (words.outcome_otherwise(), counts.outcome),
            (words.only_article(), counts.renumbered),
            (words.other_codes(), counts.other_codes),
            (words.proposals(), counts.proposals),
        ];
        let one = |(name, number): (&'static str, usize)| {
            let number = self.language.grouped(number as u64);
            html! { <div key={name}><dt>{ name }</dt><dd>{ number }</dd></div> }
        };
        html! { <dl class="change-counts">{ for numbers.map(one) }</dl> }
    }

    /// A provision that makes a difference: as it stands in both editions, and an incident to watch.
    fn provision(self, provision: &ChangedProvision) -> Html {
        let title = self.language.changed_title(self.wordings, provision, (self.from, self.to));
        html! {
            <li key={provision.id.clone()} class="shift">
                <h4>{ title }</h4>
                <div class="shift-sides">
                    { self.side(self.from, &provision.before) }
                    { self.side(self.to, &provision.after) }
                </div>
                <p class="change-incidents">{ self.language.changes().makes_the_difference(provision.incidents(), provision.alone.len()) }</p>
                { self.incident_to_watch(provision) }
            </li>
        }
    }

    fn side(self, edition: EditionId, stated: &[Stated]) -> Html {
        let year = self.language.edition_short(edition);
        let told = self.language.stated(self.wordings, edition, stated);
        let one = |stated: &StatedWords| {
            let number = html! { <><span class="shift-year">{ year }</span>{ " " }{ stated.number.clone() }</> };
            let number = match stated.article {
                Some(article) => {
                    link(&Route::law(edition, address_of(article)), "law-number", number)
                }
                None => html! { <span class="law-number">{ number }</span> },
            };
            html! { <>{ number }<p>{ stated.line.clone() }</p></> }
        };
        html! {
            <div class="shift-side">
                if told.is_empty() {
                    <span class="law-number"><span class="shift-year">{ year }</span></span>
                    <p>{ self.language.changes().silent() }</p>
                } else {
                    { for told.iter().map(one) }
                }
            </div>
        }
    }

    fn incident_to_watch(self, provision: &ChangedProvision) -> Html {
        let Some(incident) = provision.incident_to_watch() else { return html! {} };
        let (scenario, variant) = (&incident.name.scenario, &incident.name.variant);
        let found = self.catalogue.scenario(scenario);
        let Some((entry, of_variant)) = found.and_then(|it| Some((it, it.variant(variant)?)))
        else {
            return html! {};
        };
        let words = self.language.changes();
        let facets: Vec<&str> =
            incident.facets.iter().map(|facet| self.language.facet_of_ruling(*facet)).collect();
        let title = html! { <>{ self.language.said(&entry.title) }{ ": " }{ self.language.said(&of_variant.label) }</> };
        html! {
            <p class="change-watch">
                { words.watch() }{ " " }<a href={Filter::under(LawsChoice::Edition(self.to)).to_hash(&Route::incident(scenario, variant))}>{ title }</a>{ " " }
                <span class="incident-change">{ words.changed_in() }{ " " }{ facets.join(", ") }</span>
            </p>
        }
    }
}

#[derive(Clone, Properties)]
struct ExamProps {
    language: Language,
    pool: Rc<Vec<Candidate>>,
    changes: Rc<Changes>,
}

/// The pool and the changes never change while the page is open on the same editions.
impl PartialEq for ExamProps {
    fn eq(&self, other: &ExamProps) -> bool {
        (self.language, self.pool.len()) == (other.language, other.pool.len())
            && (self.changes.from, self.changes.to) == (other.changes.from, other.changes.to)
    }
}

/// An exam on the changes, drawn when it is asked for.
#[component]
fn ChangesExam(props: &ExamProps) -> Html {
    let ExamProps { language, pool, changes } = props;
    let words = language.changes();
    let seed = use_state_eq(|| None::<u32>);
    let onclick = {
        let seed = seed.clone();
        Callback::from(move |_: MouseEvent| seed.set(Some(browser::random())))
    };
    let drawn = (*seed).map(|seed| (seed, changes.paper(pool, seed)));
    html! {
        <>
            <p><button type="button" class="button" {onclick}>{ words.draw_exam() }</button></p>
            <div role="status">
                {
                    match drawn {
                        None => html! {},
                        Some((_, None)) => html! { <p>{ words.no_exam() }</p> },
                        Some((seed, Some(paper))) => {
                            let drawn: Vec<Candidate> = paper.drawn.into_iter().cloned().collect();
                            let composition = Composition::drawn(paper.blueprint, seed);
                            html! {
                                <>
                                    <p>{ words.exam_drawn(drawn.len(), changes.provisions.len()) }</p>
                                    <DrawnPaper language={*language} {composition} {drawn} />
                                </>
                            }
                        }
                    }
                }
            </div>
        </>
    }
}
