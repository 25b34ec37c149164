//! The provisions as functions, one module per article: each asks for the facts on which it holds and
//! orders what follows.

mod a03_moves;
mod a04_touch;
mod a05_end;
mod a06_clock;
mod a06_start;
mod a07_irregularities;
mod a09_draws;
mod a10_quickplay;
mod a12_conduct;
mod a13_arbiter;
mod adjourned;
mod initiative;
mod move_due;
mod move_made;

pub(crate) use a03_moves::is_legal_move;
pub(crate) use a03_moves::{note_improbable_start, note_piece_put_back};
pub(crate) use a04_touch::{
    Releases, TouchFinding, irregularity, note_felt, note_other_purposes, touch_obligation,
    touches_let_pass, two_hands,
};
pub(crate) use a05_end::{
    agreement_barred, consent_to_a_draw, does_irregular_end_stand, does_two_handed_end_stand,
    draw_restriction, end_of_game, ends_with, fact_and_outcome, is_known_end,
    note_agreed_too_early, note_mates_declared, note_two_hands_let_pass, regular_end, rule_of_end,
    void_agreement,
};
pub(crate) use a06_clock::{completion, fill_completion, flag_in_time, lost_on_time, wrong_hand};
pub(crate) use a06_start::{Arrival, arrival};
pub(crate) use a07_irregularities::{
    colours_begin_anew, displaced, ends_the_game, judge_times, lose, note_not_put_right, oblige,
    out_of_turn, penalise, rule_on_set_up, set_clocks, undo, wrong_set_up,
};
pub(crate) use a09_draws::{
    ClaimAssessment, DrawnByItself, announced_not_played, assess_claim, by_itself,
    claim_of_a_dead_position, claim_of_a_draw, drawn_by_itself, incorrect_claim_before,
    is_position_dead, note_offers, note_unclaimed, oblige_to_play_the_announced,
    offered_against_the_event,
};
pub(crate) use a10_quickplay::{Decision, FlagSince, claim_in_quickplay_finish};
pub(crate) use a12_conduct::{adjusted_late, misconduct};
pub(crate) use a13_arbiter::{claims_of_bystanders, measures, no_intervention};
pub(crate) use adjourned::{AdjournmentStep, adjournment, note_adjourned, sealed_not_made};
pub(crate) use initiative::{
    Initiative, TouchInitiative, arbiter_intervenes, claim_about_the_move, claimed_after_own_move,
    does_arbiter_act, illegal_move_initiative, note_branch, note_no_longer_undone,
    touch_breach_initiative,
};
pub(crate) use move_due::due_move_not_made;
pub(crate) use move_made::rule_of_making_in;
