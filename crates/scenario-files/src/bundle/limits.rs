//! The limits of what is read from outside.

/// The number of letters of a link.
pub const LINK: usize = 100_000;

/// The size of a file, in bytes.
pub const FILE: usize = 1_000_000;

/// The size of all files of a bundle after inflation, in bytes.
pub const INFLATED: usize = 4_000_000;

/// The number of files in a bundle.
pub const FILES: usize = 1500;

/// The size of one of its files, in bytes.
pub const ONE_FILE: usize = 100_000;

/// The number of variants of an incident.
pub const VARIANTS: usize = 60;

/// The number of variants of all incidents of a bundle; the one that passes it is still read.
pub const ALL_VARIANTS: usize = 3000;

/// The number of lines of acts of a file or a variant, with those of the epilogue: all that a draft at the bench may have.
pub const ACTS: usize = 500;

/// The number of moves before a variant, of both players.
pub const MOVES: usize = 1200;

/// The number of languages of an incident.
pub const LANGUAGES: usize = 12;
