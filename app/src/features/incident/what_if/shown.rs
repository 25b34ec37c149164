//! The context that every part of the section needs.

use super::{WhatIf, WhatIfAction};
use crate::language::{ChangeContext, Language};
use yew::prelude::*;

/// The state that the parts of the section show, and the callback that changes it.
pub(crate) struct Shown<'a> {
    pub(crate) language: Language,
    pub(crate) what_if: &'a WhatIf,
    pub(crate) context: ChangeContext,
    pub(crate) on_action: Callback<WhatIfAction>,
}

impl<'a> Shown<'a> {
    pub(crate) fn of(
        language: Language,
        what_if: &'a WhatIf,
        on_action: Callback<WhatIfAction>,
    ) -> Shown<'a> {
        let base = what_if.base();
        let context = ChangeContext::of(&base.variant.incident, &base.adjudicated.ruling);
        Shown { language, what_if, context, on_action }
    }
}
