//! The evidence that a result comes from its candidate.

use acconcio_training::exam::{LecturerAccess, ResultFile};

/// The identity by the personal code of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// It is the code of this name.
    Confirmed,
    /// None was typed.
    Unknown,
    /// It is not the code of this name.
    OtherCode,
}

impl Identity {
    /// The identity of a result of the lecturer's exam.
    pub fn of(access: &LecturerAccess, result: &ResultFile) -> Identity {
        match &result.personal {
            None => Identity::Unknown,
            Some(code) if *code == access.personal_code(&result.candidate) => Identity::Confirmed,
            Some(_) => Identity::OtherCode,
        }
    }
}
