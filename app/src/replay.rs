//! The moving picture of an incident: what stands on the board after each action, which piece is which, and where the hands are.

pub mod film;
pub mod hands;
pub mod playback;
pub mod reel;
pub mod scene;
