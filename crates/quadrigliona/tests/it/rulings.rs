//! One incident and one text for each provision.

mod arrangements;
mod conduct;
mod drops;
mod ends;
mod nothing_hidden;
mod runner;
mod turns;
