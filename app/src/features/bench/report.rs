//! The report of a ruling with which an author disagrees: incident, ruling, reasons and his view, in one file.

use std::fmt::Write;
use std::rc::Rc;

use acconcio_training::scenario::Variant;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::bench_props::BenchProps;
use super::ruling::lines;
use super::sent::Sent;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::Language;
use crate::language::reasons::StatedStep;
use crate::platform::browser;
use crate::ui::icon::icon;

/// The properties of the report.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ReportProps {
    pub(crate) parts: BenchProps,
    pub(crate) sent: Rc<Sent>,
}

/// The form of a report.
#[component]
pub(crate) fn Report(props: &ReportProps) -> Html {
    let ReportProps { parts, sent } = props;
    let language = parts.language;
    let words = language.bench();
    let view = use_node_ref();
    let copied = use_state_eq(|| None::<bool>);
    let text = {
        let (view, sent, variant) = (view.clone(), sent.clone(), parts.bench.walk.possible.clone());
        move || {
            let view = view.cast::<HtmlTextAreaElement>().map(|it| it.value()).unwrap_or_default();
            report(language, &sent, &variant, &view)
        }
    };
    let on_save = {
        let (text, name) = (text.clone(), format!("{}.md", sent.file_name()));
        Callback::from(move |_: MouseEvent| browser::save_file(&name, &text()))
    };
    let on_copy = {
        let copied = copied.setter();
        Callback::from(move |_: MouseEvent| {
            let copied = copied.clone();
            browser::copy(&text(), move |is_copied| copied.set(Some(is_copied)));
        })
    };
    let outcome = match *copied {
        Some(true) => words.report_copied(),
        Some(false) => language.player().link_not_copied(),
        None => "",
    };
    html! {
        <details class="bench-fold bench-report">
            <summary>{ words.disagree() }</summary>
            <p class="hint">{ words.disagree_lead() }</p>
            <label class="bench-field is-wide"><span>{ words.view() }</span><textarea rows="4" ref={view} /></label>
            <div class="button-row">
                <button type="button" class="button small" onclick={on_save}>{ icon("icon-save") }{ words.save_report() }</button>
                <button type="button" class="button small" onclick={on_copy}>{ words.copy_report() }</button>
            </div>
            <p role="status">{ outcome }</p>
        </details>
    }
}

/// The report on a variant, in Markdown.
fn report(language: Language, sent: &Sent, variant: &Variant, view: &str) -> String {
    let words = language.bench();
    let mut said = format!("# {}\n\n", language.of(&sent.scenario.title));
    let _ = writeln!(
        said,
        "<{}>\n\n## {}\n\n{}\n",
        sent.address(&variant.id),
        words.view(),
        view.trim()
    );
    if let Ok(adjudicated) = AdjudicatedIncident::of(&variant.incident) {
        let text = RulingText { language, variant, adjudicated: &adjudicated };
        let _ =
            writeln!(said, "## {}\n\n{}\n", words.ruling(), language.laws_of(&variant.incident));
        for line in lines(&text).into_iter().flatten() {
            let article = line.by.map(|by| format!(" ({})", language.citation(by)));
            let _ =
                writeln!(said, "- {}: {}{}", line.about, line.ruled, article.unwrap_or_default());
        }
        let _ = writeln!(said, "\n## {}\n", language.ruling().why());
        let context = text.fact_context();
        tell(language, &language.reasons(adjudicated.trace(None), &context), 0, &mut said);
    }
    let name = sent.file_name();
    let _ = writeln!(said, "\n## {name}.toml\n\n```toml\n{}```", sent.written.facts);
    for (code, text) in &sent.written.texts {
        let _ = writeln!(said, "\n## {code}/{name}.toml\n\n```toml\n{text}```");
    }
    said
}

/// Adds reasons to a report, those under others further in.
fn tell(language: Language, reasons: &[StatedStep<'_>], depth: usize, said: &mut String) {
    for StatedStep { step, fact, under } in reasons {
        let (status, article) = (language.status(step.status), language.article(step.by));
        let indent = "  ".repeat(depth);
        let _ = writeln!(said, "{indent}- {article}, {status}: {fact}");
        tell(language, under, depth + 1, said);
    }
}
