//! Rulings on incidents, provision by provision and edition by edition.

mod beside;
mod choice;
mod decided;
mod editions;
mod endings;
mod incident_text;
mod nothing_hidden;
mod provisions;
mod record;
mod time;
