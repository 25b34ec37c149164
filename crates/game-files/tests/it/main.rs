//! Our reader of games beside another one.

mod pgn;
