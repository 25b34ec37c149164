//! The gate before what only a lecturer may see: it opens with his code.

use std::rc::Rc;

use acconcio_training::exam::{AccessCode, LecturerAccess, LinkError, SealedPaper};
use yew::prelude::*;

use super::broken::broken;
use super::code_form::{CodeCheck, CodeForm, CodeKind};
use super::opening::{Broken, OpenedExam};
use super::session;
use crate::language::Language;
use crate::ui::notices::loading;

/// An exam as its lecturer sees it.
#[derive(Clone)]
pub(crate) struct LecturedExam {
    /// His access.
    pub(crate) access: LecturerAccess,
    /// The code that he reads out.
    pub(crate) start: AccessCode,
    /// The paper.
    pub(crate) opened: Rc<OpenedExam>,
}

impl PartialEq for LecturedExam {
    fn eq(&self, other: &LecturedExam) -> bool {
        Rc::ptr_eq(&self.opened, &other.opened)
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct GateProps {
    pub(crate) language: Language,
    /// The exam link.
    pub(crate) link: AttrValue,
    /// The heading while the gate is closed.
    pub(crate) title: &'static str,
    /// Draws what is behind the gate.
    pub(crate) sheets: Callback<LecturedExam, Html>,
}

/// The form for the lecturer's code; then what is behind it.
#[component]
pub(crate) fn LecturerGate(props: &GateProps) -> Html {
    let GateProps { language, link, title, sheets } = props;
    let language = *language;
    let sealed: Rc<Result<SealedPaper, LinkError>> =
        use_memo(link.to_string(), |link| SealedPaper::read(link));
    let access = use_state(|| sealed.as_ref().as_ref().ok().and_then(session::access_to));
    let opened = use_state(|| None::<Result<LecturedExam, Broken>>);
    use_opened(&sealed, (*access).clone(), &opened);
    let Ok(paper) = &*sealed else {
        let error = sealed.as_ref().as_ref().err().cloned().unwrap_or(LinkError::Damaged);
        return broken(language, &Broken::Link(error), None);
    };
    match (&*opened, &*access) {
        (Some(Ok(exam)), _) => sheets.emit(exam.clone()),
        (Some(Err(why)), _) => broken(language, why, None),
        (None, Some(_)) => loading(language),
        (None, None) => {
            let on_code = {
                let (paper, access) = (paper.clone(), access.setter());
                Callback::from(move |code| match paper.access_of(&code) {
                    Some(found) => {
                        session::remember(found.clone());
                        access.set(Some(found));
                        CodeCheck::Right
                    }
                    None => CodeCheck::Wrong,
                })
            };
            html! {
                <main id="content" class="exam" tabindex="-1">
                    <h1>{ *title }</h1>
                    <CodeForm {language} kind={CodeKind::Lecturer} {on_code} />
                </main>
            }
        }
    }
}

/// Opens the paper as soon as there is an access to it.
#[hook]
fn use_opened(
    sealed: &Rc<Result<SealedPaper, LinkError>>,
    access: Option<LecturerAccess>,
    opened: &UseStateHandle<Option<Result<LecturedExam, Broken>>>,
) {
    let (sealed, opened) = (sealed.clone(), opened.setter());
    use_effect_with(access.is_some(), move |_| {
        let (Ok(sealed), Some(access)) = (&*sealed, access) else { return };
        let sealed = sealed.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let found = match sealed.for_lecturer(&access) {
                None => Err(Broken::Link(LinkError::Damaged)),
                Some((key, start)) => OpenedExam::open(&sealed, key)
                    .await
                    .map(|exam| LecturedExam { access, start, opened: Rc::new(exam) }),
            };
            opened.set(Some(found));
        });
    });
}
