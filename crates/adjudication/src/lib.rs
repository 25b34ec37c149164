//! The arbiter: turns an incident into a ruling.
//!
//! An [`Incident`] holds facts only: the laws in force, the position, the clocks and the acts in the order
//! in which they happened. [`adjudicate`] reconstructs the board states ([`board_state`]) and the change
//! that each turn made ([`reconstruction`]), consults the provisions of the edition in force ([`laws`]) and
//! returns a [`Ruling`]: facets that each name the article that orders them, the trace of the provisions
//! that led there, and for disputed points every tenable [reading](ruling::Reading).
//!
//! ```
//! use acconcio_adjudication::{
//!     adjudicate, incident::{Act, ActKind, Incident, Regime}, ruling::Classification,
//! };
//! use shakmaty::{Color, Square};
//!
//! let mut incident = Incident::initial(Regime::Standard);
//! incident.acts = vec![
//!     Act::by(Color::White, ActKind::places(Square::E2, Square::E5)),
//!     Act::by(Color::White, ActKind::Releases { square: Square::E5 }),
//!     Act::by(Color::White, ActKind::presses_clock()),
//! ];
//! let ruling = adjudicate(&incident)?;
//! assert_eq!(ruling.facets.classification.value, Classification::Illegal);
//! assert_eq!(ruling.facets.time[0].value.seconds, 120);
//! assert_eq!(ruling.facets.time[0].by.article.to_string(), "7.4.b");
//! # Ok::<(), acconcio_adjudication::AdjudicationError>(())
//! ```
//!
//! # Guarantee and limits
//!
//! Every value of a ruling carries the provision (edition and article) that orders it; there is no other
//! way to make one. Where the Laws are read in more than one way, the other readings and their holders are
//! part of the ruling. An incident whose acts can be done at a board always gets a ruling; acts on which no
//! provision exists yet are listed in [`Ruling::unruled`].
//!
//! This crate has no browser, no files, no running clock, no randomness, and no human language. Reasons are
//! data; the texts for them are in the language files.

pub mod adjudicate;
pub mod anachronism;
pub mod article;
pub mod board_state;
pub mod claimable;
pub mod disputed_points;
pub mod edition_id;
pub mod game_record;
pub mod improbable;
pub mod incident;
pub mod laws;
pub mod movement;
pub mod reconstruction;
pub mod ruling;

mod articles;
mod case;
mod mating;
mod measure;

pub use adjudicate::{Adjudication, AdjudicationError, adjudicate};
pub use incident::Incident;
pub use mating::TURNING_ON_MATE;
pub use ruling::Ruling;
