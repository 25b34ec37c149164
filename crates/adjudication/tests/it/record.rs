//! The record of a game: held against a naive comparison, and against another program.

mod naive;
mod oracle;
