//! The texts of the pages that `acconcio host` serves, by their names.

use std::collections::BTreeMap;

use crate::language::Language;

/// Lists texts by the names of their functions.
macro_rules! labels {
    ($words:expr, $($name:ident)*) => {
        BTreeMap::from([$((stringify!($name), $words.$name())),*])
    };
}

/// The texts of the page on a phone.
pub fn participant_labels(language: Language) -> BTreeMap<&'static str, &'static str> {
    let words = language.classroom();
    labels!(
        words,
        title code name name_hint personal_code personal_code_hint join wrong_code wrong_person
        too_often too_long not_possible no_connection you_are participant wait saved saving kept
        remaining incident not_begun paused hand_in hand_in_ask open_incidents go_on handed_in
        time_up late your_result passed not_passed marks previous next start back forward play
        starting_position not_seen board what_happened your_answer answer_sent closed
        right_answer own_right own_wrong ruling answers piece choose_piece any_move move_to_play add_piece remove
        clocks_hint not_a_time white black language
    )
}

/// The texts of the lecturer’s page.
pub fn lecturer_labels(language: Language) -> BTreeMap<&'static str, &'static str> {
    let words = language.lecturer_page();
    labels!(
        words,
        title token token_hint enter wrong_token address scan class nobody live search incident
        point put answers_in reveal close exam exam_title exam_links exam_links_hint exam_code
        exam_code_hint prepare
        begin pause resume end end_ask release put_away minutes preparing running paused over
        released extra set_extra answered working handed_in time_up late count_late late_counted
        result results plan plan_hint roster roster_hint save_roster roster_closed export app app_hint done variant
        other_answers projector projector_hint please_wait absent not_saved fault_code
        fault_other_exam fault_no_paper fault_changed fault_links fault_twice
    )
}
