//! A fault that was there from the first move on, and the events that come before it.

use crate::articles::colours_begin_anew;
use crate::case::{Case, FlagDown};
use crate::incident::{Act, Claim, SetUpFault};

impl Case<'_> {
    /// The fault of the set-up, where it was claimed or the arbiter has become aware of it.
    pub(super) fn set_up_raised(&self) -> Option<SetUpFault> {
        let fault = self.incident.set_up.filter(|_| self.ending.is_none())?;
        let is_raised =
            self.is_set_up_claimed() || (self.is_aware_from(0) && !self.is_set_up_cut_off());
        is_raised.then_some(fault)
    }

    /// Whether a fault of the set-up that was raised comes before whatever else has happened: the game begins anew, or a
    /// flag has fallen since on a clock that was not set as the event asks.
    pub(super) fn comes_first(&self, fault: SetUpFault) -> bool {
        let flag = self.flag_down().filter(|flag| self.is_flag_noticed(*flag));
        if flag.is_some_and(|flag| self.is_flag_before_set_up_raised(flag)) {
            return false;
        }
        match fault {
            SetUpFault::KingMisplaced | SetUpFault::RookMisplaced | SetUpFault::PiecesMisplaced => {
                !self.is_set_up_cut_off()
            }
            SetUpFault::ColoursReversed => colours_begin_anew(self).is_ok(),
            SetUpFault::ClockWronglySet | SetUpFault::ClockSetAgainstSchedule => {
                flag.is_some() && !self.is_set_up_cut_off()
            }
            SetUpFault::BoardTurned | SetUpFault::ClockMisplaced => false,
        }
    }

    /// Whether so many moves have been completed that the set-up stays as it is.
    pub(crate) fn is_set_up_cut_off(&self) -> bool {
        self.incident.set_up.is_some_and(|fault| {
            let cutoff = self.book.regime().cutoff_of(fault);
            cutoff.is_some_and(|cutoff| cutoff.value.bars(fault, self.moves_completed()))
        })
    }

    pub(crate) fn is_set_up_claimed(&self) -> bool {
        self.set_up_claim().is_some()
    }

    fn set_up_claim(&self) -> Option<usize> {
        self.is_claimed(Claim::WrongSetUp)
    }

    /// Whether a flag counted as fallen before a fault of the set-up was raised.
    fn is_flag_before_set_up_raised(&self, flag: FlagDown) -> bool {
        let notice = self.incident.acts.iter().position(Act::is_notice);
        let told = self.reconstruction.told.iter().min().copied();
        let raised = [self.set_up_claim(), notice, told].into_iter().flatten().min();
        raised.is_some_and(|raised| self.flag_known_from(flag) < raised)
    }
}
