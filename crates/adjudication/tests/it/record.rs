//! The game record, compared with a naive implementation and with another program.

mod naive;
mod oracle;
