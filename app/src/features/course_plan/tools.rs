//! The actions on a plan as a whole: creating, choosing, opening, saving, sharing and removing it.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::CoursePlan;
use super::context::{PlanContext, exam_hash, link_to};
use super::keeping::{LastOutcome, PlanActions};
use super::plans::Plans;
use crate::features::library::source::PlanAt;
use crate::language::Language;
use crate::platform::browser;
use crate::ui::icon::icon;

/// The buttons, and the outcome of the last action.
pub(crate) fn tools(
    language: Language,
    context: Option<&PlanContext<'_>>,
    plans: &Plans,
    doing: &PlanActions,
) -> Html {
    let words = language.course_plan();
    let on_open = {
        let on_file = doing.on_file.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                on_file.emit(file);
            }
            // Lets the same file be chosen again.
            input.set_value("");
        })
    };
    html! {
        <div class="plan-tools">
            { choice(language, context, plans, doing) }
            <div class="button-row">
                <button type="button" class={classes!("button", context.is_none().then_some("primary"))}
                    onclick={doing.on_new.clone()}>{ words.new_plan() }</button>
                <label class="button file-button" title={words.drop_hint()}>
                    { icon("icon-open") }{ words.open() }
                    <input type="file" accept="application/json,.json" onchange={on_open} />
                </label>
                if let Some(context) = context { { of_plan(context, doing) } }
            </div>
            <div role="status">{ outcome(language, doing) }</div>
        </div>
    }
}

/// The choice between several plans.
fn choice(
    language: Language,
    context: Option<&PlanContext<'_>>,
    plans: &Plans,
    doing: &PlanActions,
) -> Html {
    let words = language.course_plan();
    if plans.all().count() < 2 {
        return html! {};
    }
    let shown = context.map(|context| context.at.clone());
    let ids: Vec<u64> = plans.all().map(|(id, _)| id).collect();
    let onchange = {
        let on_choose = doing.on_choose.clone();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            let place = usize::try_from(select.selected_index()).unwrap_or_default();
            if let Some(id) = ids.get(place) {
                on_choose.emit(*id);
            }
        })
    };
    let option = |(id, plan): (u64, &CoursePlan)| {
        let title = if plan.title.is_empty() { words.untitled() } else { &plan.title };
        html! { <option selected={shown == Some(PlanAt::Saved(id))}>{ title.to_owned() }</option> }
    };
    html! {
        <label class="plan-field"><span>{ words.which() }</span>
            <select {onchange}>{ for plans.all().map(option) }</select></label>
    }
}

/// The actions on the plan shown.
fn of_plan(context: &PlanContext<'_>, doing: &PlanActions) -> Html {
    let words = context.language.course_plan();
    let plan = context.plan;
    let on_save = {
        let plan = plan.clone();
        Callback::from(move |_: MouseEvent| browser::save_file(CoursePlan::FILE, &plan.write()))
    };
    let on_link = {
        let (plan, said) = (context.plan.clone(), doing.said.setter());
        Callback::from(move |_: MouseEvent| {
            let (address, said) = (link_to(&plan), said.clone());
            let shown = address.clone();
            browser::copy(&address, move |is_done| {
                said.set(if is_done { LastOutcome::Copied } else { LastOutcome::ToCopy(shown) });
            });
        })
    };
    let said = doing.said.setter();
    let on_ask = Callback::from(move |_: MouseEvent| said.set(LastOutcome::AskedToForget));
    html! {
        <>
            <button type="button" class="button" onclick={on_save}>{ icon("icon-save") }{ words.save() }</button>
            <button type="button" class="button" onclick={on_link}>{ icon("icon-link") }{ words.link() }</button>
            if !plan.incidents().is_empty() {
                <a class="button" href={exam_hash(plan.incidents())}>{ words.exam_of_plan() }</a>
            }
            if context.is_kept() {
                <button type="button" class="button" onclick={on_ask}>{ icon("icon-cross") }{ words.forget() }</button>
            } else {
                <button type="button" class="button primary" onclick={doing.on_keep.clone()}>{ words.keep() }</button>
            }
        </>
    }
}

fn outcome(language: Language, doing: &PlanActions) -> Html {
    let words = language.course_plan();
    let said = doing.said.setter();
    let on_no = Callback::from(move |_: MouseEvent| said.set(LastOutcome::Nothing));
    match &*doing.said {
        LastOutcome::Nothing => html! {},
        LastOutcome::Opened => html! { <p>{ words.opened() }</p> },
        LastOutcome::Added => html! { <p>{ words.incident_added() }</p> },
        LastOutcome::Copied => html! { <p>{ words.copied() }</p> },
        LastOutcome::ToCopy(address) => {
            html! { <p class="plan-address"><code>{ address.clone() }</code></p> }
        }
        LastOutcome::NotOpened(error) => html! {
            <p class="is-refused">{ words.not_opened() }{ " " }{ language.plan_error(error) }</p>
        },
        LastOutcome::AskedToForget => html! {
            <div class="erase" role="alertdialog" aria-label={words.forget()}>
                <div class="button-row">
                    <button type="button" class="button" onclick={on_no}>{ words.forget_not() }</button>
                    <button type="button" class="button danger" onclick={doing.on_forget.clone()}>{ words.forget_sure() }</button>
                </div>
            </div>
        },
    }
}
