//! The fields of an edition's table by name, so that one table can take a field over from another.

use super::Edition;
use super::edition::{
    Adjourned, Conduct, Draws, Flags, QuickplayFinish, Recording, RegimeRules, SpecialBoard, Start,
};
use crate::incident::Regime;

/// A field of the table of an edition, or several that state one matter together.
#[derive(Clone, Copy)]
pub struct Field {
    /// The names of the fields, as paths in the table; those of a regime without its name.
    names: &'static [&'static str],
    is_of_regime: bool,
    take: fn(&mut Edition, &Edition),
}

/// Lists the fields of the tables, each with the function that takes it over. A matter in brackets is stated by
/// several fields.
///
/// The struct patterns name every field, so that a field that is not listed does not compile.
macro_rules! fields {
    (
        edition { $([$($of_edition:ident)+])+ }
        draws { $([$($of_draws:ident)+])+ }
        quickplay { $([$($of_quickplay:ident)+])+ }
        conduct { $([$($of_conduct:ident)+])+ }
        recording { $([$($of_recording:ident)+])+ }
        start { $([$($of_start:ident)+])+ }
        special_board { $([$($of_special_board:ident)+])+ }
        adjourned { $([$($of_adjourned:ident)+])+ }
        regime { $([$($of_regime:ident)+])+ }
        flags { $([$($of_flags:ident)+])+ }
    ) => {
        const _: fn(&Edition, &RegimeRules) = |edition, regime| {
            let Edition {
                id: _, draws: Draws { $($($of_draws: _,)+)+ }, quickplay, conduct, standard: _, rapid_supervised: _,
                rapid_unsupervised: _, blitz_supervised: _, blitz_unsupervised: _, $($($of_edition: _,)+)+
            } = edition;
            if let Some(QuickplayFinish { $($($of_quickplay: _,)+)+ }) = quickplay {}
            if let Some(Conduct {
                recording, start, special_board, adjourned, $($($of_conduct: _,)+)+
            }) = conduct {
                let Recording { $($($of_recording: _,)+)+ } = recording;
                let Start { $($($of_start: _,)+)+ } = start;
                let SpecialBoard { $($($of_special_board: _,)+)+ } = special_board;
                let Adjourned { $($($of_adjourned: _,)+)+ } = adjourned;
            }
            let RegimeRules { flags: Flags { $($($of_flags: _,)+)+ }, $($($of_regime: _,)+)+ } = regime;
        };

        static FIELDS: &[Field] = &[
            $(Field {
                names: &[$(stringify!($of_edition)),+],
                is_of_regime: false,
                take: |to, from| { $(to.$of_edition = from.$of_edition;)+ },
            },)+
            $(Field {
                names: &[$(concat!("draws.", stringify!($of_draws))),+],
                is_of_regime: false,
                take: |to, from| { $(to.draws.$of_draws = from.draws.$of_draws;)+ },
            },)+
            $(Field {
                names: &[$(concat!("quickplay.", stringify!($of_quickplay))),+],
                is_of_regime: false,
                take: |to, from| {
                    if let (Some(to), Some(from)) = (&mut to.quickplay, &from.quickplay) {
                        $(to.$of_quickplay = from.$of_quickplay;)+
                    }
                },
            },)+
            $(Field {
                names: &[$(concat!("conduct.", stringify!($of_conduct))),+],
                is_of_regime: false,
                take: |to, from| {
                    if let (Some(to), Some(from)) = (&mut to.conduct, &from.conduct) {
                        $(to.$of_conduct = from.$of_conduct;)+
                    }
                },
            },)+
            $(Field {
                names: &[$(concat!("conduct.recording.", stringify!($of_recording))),+],
                is_of_regime: false,
                take: |to, from| {
                    if let (Some(to), Some(from)) = (&mut to.conduct, &from.conduct) {
                        $(to.recording.$of_recording = from.recording.$of_recording;)+
                    }
                },
            },)+
            $(Field {
                names: &[$(concat!("conduct.start.", stringify!($of_start))),+],
                is_of_regime: false,
                take: |to, from| {
                    if let (Some(to), Some(from)) = (&mut to.conduct, &from.conduct) {
                        $(to.start.$of_start = from.start.$of_start;)+
                    }
                },
            },)+
            $(Field {
                names: &[$(concat!("conduct.special_board.", stringify!($of_special_board))),+],
                is_of_regime: false,
                take: |to, from| {
                    if let (Some(to), Some(from)) = (&mut to.conduct, &from.conduct) {
                        $(to.special_board.$of_special_board = from.special_board.$of_special_board;)+
                    }
                },
            },)+
            $(Field {
                names: &[$(concat!("conduct.adjourned.", stringify!($of_adjourned))),+],
                is_of_regime: false,
                take: |to, from| {
                    if let (Some(to), Some(from)) = (&mut to.conduct, &from.conduct) {
                        $(to.adjourned.$of_adjourned = from.adjourned.$of_adjourned;)+
                    }
                },
            },)+
            $(Field {
                names: &[$(stringify!($of_regime)),+],
                is_of_regime: true,
                take: |to, from| {
                    for (to, from) in regimes_mut(to).into_iter().zip(regimes(from)) {
                        $(to.$of_regime = from.$of_regime;)+
                    }
                },
            },)+
            $(Field {
                names: &[$(concat!("flags.", stringify!($of_flags))),+],
                is_of_regime: true,
                take: |to, from| {
                    for (to, from) in regimes_mut(to).into_iter().zip(regimes(from)) {
                        $(to.flags.$of_flags = from.flags.$of_flags;)+
                    }
                },
            },)+
        ];
    };
}

fields! {
    edition {
        [having_the_move] [king_is_not_captured] [bishop_moves] [rook_moves] [queen_moves]
        [no_passing_over] [knight_moves] [pawn_moves] [promotion] [king_moves] [castling]
        [castling_bars] [chess960_castling] [own_king_safe] [legal_move] [illegal_move_defined]
        [illegal_position] [another_move] [one_hand] [adjusting] [touch_deliberate touch_intended]
        [touch_presumed] [touched_out_of_hole] [touched_own_piece] [touched_opponent_piece] [touched_both_colours]
        [king_and_rook_touched] [rook_touched_first] [rook_first_castling]
        [castling_meant_but_illegal] [promotion_choice] [upside_down_rook]
        [nothing_touched_playable] [released_piece_stands] [move_made] [released_castling_king]
        [released_king_otherwise] [released_promotion_pawn] [checkmate] [stalemate]
        [dead_position] [game_ending_move] [resignation] [agreed_draw] [completed_by_clock]
        [completed_by_next_move] [press_is_allowed] [hand_on_clock] [loss_on_time] [both_flags]
        [illegal_move_then_flag] [clock_times_by_judgement] [wrong_set_up] [clock_setting]
        [clock_placed] [board_turned]
        [colours_reversed] [pieces_displaced] [displacement_found] [non_move] [unpromoted_pawn]
        [distraction] [advice] [refusal] [appeal] [bystanders] [laws_are_observed] [penalties]
        [no_intervention]
    }
    draws {
        [offer] [claim_is_offer] [repetition_ahead] [announced_fixed] [repetition_now]
        [same_position] [same_en_passant] [same_castling] [fifty_ahead] [fifty_now] [lost]
        [clocks_stopped] [not_withdrawn] [correct] [announced_is_played] [without_scoresheet]
        [fivefold] [seventy_five]
    }
    quickplay {
        [games] [claim] [accepted] [postponed] [rejected] [is_final] [increment]
        [without_arbiter]
    }
    conduct {
        [disrepute] [leaving_venue] [leaving_area] [reporting] [outsiders] [devices] [inspection]
        [smoking] [phones_of_others] [disturbance] [infraction] [both_refuse] [clock_handled]
        [stopped_without_reason] [clock_defect] [draws_restricted] [displays] [explanation] [stopped_for_help] [finished_players] [helper_for_pieces] [helper_for_clock] [helper_for_score]
    }
    recording {
        [duty] [electronic] [time_trouble] [not_needed] [in_advance] [before_the_next_move] [content] [visible]
        [draw_offer] [looks] [signed] [flag_check] [neither_records]
        [completed_after_flag_fall] [reconstructed] [next_period] [assistance]
    }
    start { [default_time] [excused] [neither_present] }
    special_board {
        [two_boards] [announced] [made] [clock_started] [sighted] [score] [slip] [scores_agree]
        [scores_differ] [assistant_moves] [assistant_announces] [assistant_keeps_score]
        [assistant_informs] [assistant_claims] [assistant_adjourns] [assistant_of_sighted]
    }
    adjourned {
        [sealing] [early] [offer] [concluded] [opened] [ambiguous] [unclear] [illegal]
        [replier_present] [replier_arrives] [reply_sealed] [late] [late_excused] [neither_resumes]
        [envelope_lost] [position_lost] [times]
    }
    regime {
        [branch] [touch_breach] [illegal_move] [illegal_move_completed] [illegal_move_undone]
        [illegal_move_penalty disputed_extra_time] [no_mate_no_loss] [wrong_claim disputed_claim]
        [set_up_cutoff clock_setting_cutoff]
    }
    flags { [arbiter] [player own_time] [both_down] }
}

impl Field {
    /// Every field, in the order of the table.
    pub fn all() -> &'static [Field] {
        FIELDS
    }

    /// The name of the matter: of its first field.
    pub fn name(&self) -> &'static str {
        self.names.first().copied().unwrap_or_default()
    }

    /// Whether the field is one of those that depend on the regime.
    pub const fn depends_on_regime(&self) -> bool {
        self.is_of_regime
    }

    /// The paths of the fields in the table of an edition as it is serialised.
    pub fn paths(&self, regime: Regime) -> impl Iterator<Item = String> + use<> {
        let rules = match regime {
            Regime::Standard => "standard.",
            Regime::RapidSupervised => "rapid_supervised.",
            Regime::RapidUnsupervised => "rapid_unsupervised.",
            Regime::BlitzSupervised => "blitz_supervised.",
            Regime::BlitzUnsupervised => "blitz_unsupervised.",
        };
        let before = if self.is_of_regime { rules } else { "" };
        self.names.iter().map(move |name| format!("{before}{name}"))
    }

    /// Puts the field of another table in the place of a table's own.
    pub(super) fn take(&self, to: &mut Edition, from: &Edition) {
        (self.take)(to, from);
    }
}

/// Fields are the same if they have the same name.
impl PartialEq for Field {
    fn eq(&self, other: &Field) -> bool {
        self.names == other.names
    }
}

impl Eq for Field {}

impl std::fmt::Debug for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

const fn regimes(edition: &Edition) -> [&RegimeRules; 5] {
    [
        &edition.standard,
        &edition.rapid_supervised,
        &edition.rapid_unsupervised,
        &edition.blitz_supervised,
        &edition.blitz_unsupervised,
    ]
}

const fn regimes_mut(edition: &mut Edition) -> [&mut RegimeRules; 5] {
    [
        &mut edition.standard,
        &mut edition.rapid_supervised,
        &mut edition.rapid_unsupervised,
        &mut edition.blitz_supervised,
        &mut edition.blitz_unsupervised,
    ]
}
