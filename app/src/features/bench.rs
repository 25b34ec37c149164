//! The author's bench: an incident is set up, acted at a board, and ruled on while it is recorded.

pub(crate) mod act_form;
pub(crate) mod acting_board;
pub(crate) mod acts;
pub(crate) mod bench_props;
pub(crate) mod command_line;
pub(crate) mod draft_page;
pub(crate) mod drafts;
pub(crate) mod fields;
pub(crate) mod hands;
pub(crate) mod opened;
pub(crate) mod page;
pub(crate) mod report;
pub(crate) mod ruling;
pub(crate) mod saying;
pub(crate) mod send;
pub(crate) mod sent;
pub(crate) mod set_up;
pub mod state;
pub(crate) mod text_fields;
pub(crate) mod trail;
pub mod words;
