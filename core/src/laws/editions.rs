//! One constant table per edition.

pub(super) mod e2009;
