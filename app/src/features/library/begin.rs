//! The beginning of a run of practice. Its random seed is drawn here, once; everything else follows
//! from the address.

use super::Library;
use super::queue::Queue;
use super::run::Run;
use crate::platform::address;
use crate::platform::browser;

/// Goes to the first incident of a queue; a run gets a new order.
pub(crate) fn begin(queue: &Queue, library: &Library<'_>) {
    let run = Run { seed: browser::random(), began: browser::now() };
    if let Some(first) = queue.begun_anew(run).beginning(library) {
        address::go_to_hash(&first);
    }
}
