//! The drawing of a hand: one pose for each thing that a hand does.
//!
//! A hand is drawn pointing up, with its fingertips at the origin, in board units: one is 66 long and about
//! 40 wide. Its outline is that of the pieces. Where it lies, and how large it is, is for its place to say.

use yew::prelude::*;

/// The pose of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pose {
    /// Thumb and index finger around a piece.
    Grip,
    /// A closed hand whose knuckles graze a piece.
    Knuckles,
    /// Spread fingers that have let go.
    Open,
    /// A fingertip on a piece, or on the button of a clock.
    Fingertip,
}

impl Pose {
    /// The CSS class of the pose.
    pub const fn class(self) -> &'static str {
        match self {
            Pose::Grip => "is-grip",
            Pose::Knuckles => "is-knuckles",
            Pose::Open => "is-open",
            Pose::Fingertip => "is-fingertip",
        }
    }

    /// The outline, and the lines between the fingers.
    const fn drawing(self) -> (&'static str, &'static str) {
        match self {
            Pose::Grip => (
                "M-9,44C-10,38-15.5,34-16.5,26C-17.2,19-13.4,10-9.2,3.4C-7.4.6-3.4,2-4.2,5.4C-5.4,10-7,15-5.4,20.4C-2.6,17,.6,10,2.4,3.6C3.4.2,7.8.8,7.6,4.4C7.4,9,8,12.4,9,15.6C11,12.6,15.2,13.6,15.2,18C17.8,16.8,19.8,19.6,18.9,23C21.2,23.4,21.6,27.4,20,30.4C18,36,13,39.6,10.6,44Z",
                "M9,15.6L8.4,24M15.2,18L14,26M18.9,23L17.4,29.4M-5.4,20.4C-5,22.4-5.4,24.4-6.6,26",
            ),
            Pose::Knuckles => (
                "M-9,44C-10,38-14.4,34-15.4,27C-16.2,21-16.4,15-15.4,9.4C-14.8,3.4-8,2.6-7.4,6.8C-7.2.8.2-.2.7,5.4C1.2.2,8.4.4,8.5,6.4C9.2,2.4,15.6,3.2,15.6,9.8C16.4,16,16.8,24,14.8,31C13.4,37,10.8,39.6,10.6,44Z",
                "M-7.4,6.8V15.4M.7,5.4V15.6M8.5,6.4V15.2M-15.6,22.6C-10.6,18.4-3.6,18.6,1,21.4C4,23.4,2.6,27.6-1.2,27C-4.6,26.4-7.4,26.6-9.6,28.6",
            ),
            Pose::Open => (
                "M-9,44C-9.6,41-12,38.6-14.4,36C-18.6,32-22.6,28-24.8,23.6C-26.2,20-22,17.4-19.6,20.4C-17.2,23.6-14.8,25.8-11.8,27C-12.6,20.6-14.8,13.4-15.8,8.4C-16.4,4.4-11.8,3.2-10.7,6.8C-9.2,12-7.6,17-5.8,21.6C-5.6,15-5.4,8-5,3.2C-4.6-.8.5-.8.7,3.2C.9,9,.9,15,1.1,21.2C2.7,16,4.8,10,6.9,5.8C8.6,2.4,12.6,4,11.5,7.8C10,13,8.4,18.2,7.4,23.6C9.8,20.2,12.8,16.8,15.6,14C18.4,11.4,21.4,14.4,19.2,17.4C16.2,21.6,13.8,26.2,12.6,31C11.8,37,10.8,40.6,10.6,44Z",
                "",
            ),
            Pose::Fingertip => (
                "M-9,44C-10,39-14,35.6-15,29C-15.8,24.4-14.2,20.8-11.6,20.8C-9.6,21-8.8,23.8-8.4,26.8C-6.8,25.6-5.6,23.6-5.2,20.8C-4.8,14-4.4,8-4,3.6C-3.6-.9,3.4-.9,3.8,3.6C4.2,9,4.4,14,4.6,20C6,16.2,11,16.8,11.4,21.6C13.4,19.4,16.6,21.2,16.4,25.4C18.6,24.8,20,28,19,31.4C17.8,37,11.4,39.6,10.6,44Z",
                "M4.6,20L4.4,27.4M11.4,21.6L10.8,28.4M16.4,25.4L15.4,31.4",
            ),
        }
    }
}

/// Draws a hand with its cuff and sleeve.
pub(crate) fn hand(pose: Pose) -> Html {
    let (outline, lines) = pose.drawing();
    html! {
        <>
            <path class="hand-sleeve" d="M-13,66L-11,49H12.6L14.8,66Z" />
            <path class="hand-cuff" d="M-9.6 43.4H11.2a1.8 1.8 0 0 1 1.8 1.8V47.4a1.8 1.8 0 0 1-1.8 1.8H-9.6a1.8 1.8 0 0 1-1.8-1.8V45.2a1.8 1.8 0 0 1 1.8-1.8Z" />
            <path class="hand-skin" d={outline} />
            <path class="hand-line" d={lines} />
        </>
    }
}

/// Draws the sign of what the arbiter does not see, a struck eye, around the origin.
pub(crate) fn struck_eye() -> Html {
    html! {
        <g class="struck-eye">
            <circle r="10.5" />
            <use href="#mark-eye-struck" x="-8" y="-8" width="16" height="16" />
        </g>
    }
}
