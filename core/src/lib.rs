//! The arbiter: an incident goes in, a ruling comes out.
//!
//! An [`Incident`] holds facts only: the laws in force, the position, the
//! clocks and the acts in the order in which they happened. [`adjudicate`]
//! reconstructs what stood on the board ([`standing`]), what each turn came to
//! ([`account`]), asks the provisions of the edition in force ([`laws`]) and
//! returns a [`Ruling`]: facets that each name the article that orders them,
//! the [trace](ruling::trace) of the provisions that led there, and for
//! disputed points every tenable [reading](ruling::Reading). [`whatif`] rules
//! on the same incident under every other Law, and with any fact changed;
//! [`intervention`] tells from which act to which the arbiter steps in unasked.
//!
//! ```
//! use acconcio_core::{adjudicate, incident::{Act, Deed, Incident, Regime}, ruling::Classification};
//! use shakmaty::{Color, Square};
//!
//! let mut incident = Incident::initial(Regime::Standard);
//! incident.acts = vec![
//!     Act::by(Color::White, Deed::places(Square::E2, Square::E5)),
//!     Act::by(Color::White, Deed::Releases { square: Square::E5 }),
//!     Act::by(Color::White, Deed::presses_clock()),
//! ];
//! let ruling = adjudicate(&incident)?;
//! assert_eq!(ruling.facets.classification.value, Classification::Illegal);
//! assert_eq!(ruling.facets.time[0].value.seconds, 120);
//! assert_eq!(ruling.facets.time[0].by.article.to_string(), "7.4.b");
//! # Ok::<(), acconcio_core::AdjudicationError>(())
//! ```
//!
//! What this crate does not know: the browser, files, clocks that tick, chance,
//! and every human language. Reasons are data; words are found elsewhere.

pub mod account;
pub mod adjudicate;
pub mod digest;
pub mod doctrine;
pub mod exam;
pub mod grading;
pub mod incident;
pub mod intervention;
pub mod laws;
pub mod mate;
pub mod movement;
pub mod notation;
pub mod quadrigliona;
pub mod record;
pub mod ruling;
pub mod standing;
pub mod story;
pub mod whatif;

pub use adjudicate::{AdjudicationError, adjudicate};
pub use incident::Incident;
pub use ruling::Ruling;
