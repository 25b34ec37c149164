//! One file per edition: its table, with every field decided.

pub(crate) mod draft;
pub(crate) mod e2009;
pub(crate) mod e2014;
pub(crate) mod e2017;
pub(crate) mod e2018;
pub(crate) mod e2023;
pub(crate) mod us_chess;

mod guidelines;
