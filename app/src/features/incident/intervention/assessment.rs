//! The assessment of an intervention: one line, the reason, and the button to the next incident.

use acconcio_training::intervention::{Call, Finding, Timing, Watch};
use yew::prelude::*;

use super::watched::{WatchedProps, beginning};
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::chip::chip;
use crate::features::incident::onward::Onward;
use crate::language::{FactContext, Language};
use crate::route::Route;
use crate::ui::icon::icon;
use crate::ui::strip::Note;

/// The id of the heading, which takes the focus when it appears.
pub(crate) const HEADING: &str = "ruling-heading";

/// The assessment of a stop after this many acts, or of none.
pub(crate) fn assessment(watched: &WatchedProps, onward: Onward, stopped: Option<usize>) -> Html {
    let WatchedProps { props, watch } = watched;
    let language = props.shared.language;
    let words = language.interventions();
    let finding = watch.finding(stopped);
    let (class, name) = mark_of(finding.timing);
    let Onward { label, on_next } = onward;
    let onclick = on_next.reform(|_: MouseEvent| ());
    // The replay was only the beginning of the scenario's variant.
    let whole = props.scenario.variant(&props.variant.id);
    let decision = whole.map_or(0, |variant| variant.incident.acts.len());
    let form = Route::moment(&props.scenario.id, &props.variant.id, decision);
    html! {
        <article class={classes!("watching-assessment", class)} aria-labelledby={HEADING}>
            <h2 id={HEADING} tabindex="-1">{ icon(name) }{ language.timing(finding.timing) }</h2>
            <p>{ language.timing_line(finding.timing) }</p>
            if let Some(window) = finding.window { <p>{ language.steps_in_from(window) }</p> }
            { why(watched, &finding) }
            <nav class="ways" aria-label={words.assessment()}>
                <button type="button" class="button primary" {onclick}>{ label }{ icon("icon-next") }</button>
                <a class="button" href={form.to_hash()}>{ icon("mark-gavel") }{ words.rule_on_it() }</a>
            </nav>
        </article>
    }
}

/// The marks on the strip: the stop by the trainee, and the moments at which the arbiter steps in.
pub(crate) fn notes(language: Language, watch: &Watch, stopped: Option<usize>) -> Vec<Note> {
    let words = language.interventions();
    let open = (0..=watch.end()).filter(|acts| watch.moment(*acts).call != Call::Silent);
    let open = open.map(|step| Note { step, class: "is-called-for", words: words.open_here() });
    let stop = stopped.map(|step| Note { step, class: "is-stopped", words: words.stopped_here() });
    open.chain(stop).collect()
}

const fn mark_of(timing: Timing) -> (&'static str, &'static str) {
    match timing {
        Timing::InTime | Timing::Permitted | Timing::Tenable | Timing::RightlySilent => {
            ("is-right", "icon-check")
        }
        Timing::LetPass => ("is-half", "icon-half"),
        Timing::TooEarly | Timing::TooLate | Timing::Missed | Timing::NotCalledFor => {
            ("is-wrong", "icon-cross")
        }
    }
}

/// The provision that decides, the fact to which it applies, and the duty it gives to the arbiter.
fn why(watched: &WatchedProps, finding: &Finding) -> Html {
    let WatchedProps { props, watch } = watched;
    let language = props.shared.language;
    let moment = watch.moment(finding.decisive);
    let by = moment.basis.by;
    let incident = beginning(&props.variant, finding.decisive).incident;
    let adjudicated = AdjudicatedIncident::of(&incident).ok();
    let fact = moment.fact.zip(adjudicated).map(|(fact, adjudicated)| {
        let doers = incident.acts.iter().map(|act| act.by).collect();
        let position = adjudicated.position().cloned();
        language.fact(fact, &FactContext { player: adjudicated.player(), position, doers })
    });
    html! {
        <section aria-labelledby="why-heading">
            <h3 id="why-heading">{ language.interventions().why() }</h3>
            <p>{ chip(language, by) }</p>
            if let Some(fact) = fact { <p class="reason-fact">{ fact }</p> }
            <p class="reason-rule">{ language.rule_under(moment.basis.rule, by.edition) }</p>
        </section>
    }
}
