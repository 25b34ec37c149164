//! The phases of the work on a ruling form, in either game.

/// The phase of the trainee's work; `C` is the comparison of an answer with the ruling.
#[derive(Clone, Debug, PartialEq)]
pub enum Phase<C> {
    /// The replay has not reached the moment of decision.
    Waiting,
    /// The questions are being answered.
    Asking,
    /// The ruling has been given and compared, or shown without one.
    Ruled(C),
}

impl<C> Phase<C> {
    /// The comparison, once a ruling has been given or shown.
    pub const fn comparison(&self) -> Option<&C> {
        match self {
            Phase::Ruled(comparison) => Some(comparison),
            Phase::Waiting | Phase::Asking => None,
        }
    }

    /// The CSS class of the page.
    pub(crate) const fn class(&self) -> &'static str {
        match self {
            Phase::Waiting => "is-watching",
            Phase::Asking => "is-asking",
            Phase::Ruled(_) => "is-ruled",
        }
    }
}
