//! The texts without parts, sorted by where they are read.
#![allow(missing_docs, reason = "the English text of a field says what it is for")]

/// Every text without parts.
#[derive(Debug)]
pub struct Words {
    /// Around every page.
    pub shell: ShellWords,
    /// The list of incidents.
    pub library: LibraryWords,
    /// The film.
    pub player: PlayerWords,
    /// The ruling form.
    pub desk: DeskWords,
    /// The verdict.
    pub verdict: VerdictWords,
}

// ---- shell: header, footer, settings, errors ------------------------------------------------

/// Around every page.
#[derive(Debug)]
pub struct ShellWords {
    pub name: &'static str,
    pub skip: &'static str,
    pub library: &'static str,
    pub handbook: &'static str,
    pub progress: &'static str,
    pub sections: &'static str,
    pub language: &'static str,
    pub theme: &'static str,
    pub theme_auto: &'static str,
    pub theme_light: &'static str,
    pub theme_dark: &'static str,
    pub footer: &'static str,
    pub loading: &'static str,
    pub not_found: &'static str,
    pub not_found_hint: &'static str,
    pub to_library: &'static str,
    pub pack_failed: &'static str,
    pub pack_failed_hint: &'static str,
    pub pack_other_version: &'static str,
    pub part_failed: &'static str,
    pub part_failed_hint: &'static str,
    pub retry: &'static str,
    pub reload: &'static str,
    pub new_version: &'static str,
    pub later: &'static str,
    pub dismiss: &'static str,
    pub only_in_memory: &'static str,
    pub full: &'static str,
    pub set_aside: &'static str,
    pub newer: &'static str,
    pub broken: &'static str,
    pub broken_hint: &'static str,
    pub copy_details: &'static str,
    pub close: &'static str,
}

// ---- library: the list of incidents ----------------------------------------------------------

/// The list of incidents.
#[derive(Debug)]
pub struct LibraryWords {
    pub heading: &'static str,
    pub filters: &'static str,
    pub topic: &'static str,
    pub level: &'static str,
    pub complexity: &'static str,
    pub regime: &'static str,
    pub edition: &'static str,
    pub edition_first: &'static str,
    pub article: &'static str,
    pub chapter: &'static str,
    pub state: &'static str,
    pub search: &'static str,
    pub any: &'static str,
    pub nothing_found: &'static str,
    pub reset: &'static str,
    pub variants: &'static str,
    pub best: &'static str,
}

// ---- player: board, clocks, film -------------------------------------------------------------

/// The film.
#[derive(Debug)]
pub struct PlayerWords {
    pub play: &'static str,
    pub pause: &'static str,
    pub first: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    pub to_decision: &'static str,
    pub to_end: &'static str,
    pub critical: &'static str,
    pub flip: &'static str,
    pub help: &'static str,
    pub speed: &'static str,
    pub slow: &'static str,
    pub normal: &'static str,
    pub fast: &'static str,
    pub play_film: &'static str,
    pub rule: &'static str,
    pub film: &'static str,
    pub position_in_film: &'static str,
    pub decision: &'static str,
    pub story_so_far: &'static str,
    pub before_first: &'static str,
    pub how_it_went_on: &'static str,
    pub board: &'static str,
    pub clocks: &'static str,
    pub running: &'static str,
    pub stopped: &'static str,
    pub flag_down: &'static str,
    pub unseen: &'static str,
    pub variants: &'static str,
    pub laws: &'static str,
    pub counted: &'static str,
    pub source: &'static str,
    pub cannot_play: &'static str,
    pub keys: &'static str,
    pub key_step: &'static str,
    pub key_ends: &'static str,
    pub key_play: &'static str,
    pub key_flip: &'static str,
    pub key_variant: &'static str,
    pub key_help: &'static str,
    pub key_board: &'static str,
    pub key_choose: &'static str,
    pub key_leave: &'static str,
    pub key_answers: &'static str,
    pub single_keys_off: &'static str,
}

// ---- desk: the ruling form -------------------------------------------------------------------

/// The ruling form.
#[derive(Debug)]
pub struct DeskWords {
    pub heading: &'static str,
    pub waiting: &'static str,
    pub cannot_rule: &'static str,
    pub next_question: &'static str,
    pub submit: &'static str,
    pub reveal: &'static str,
    pub change: &'static str,
    pub unanswered: &'static str,
    pub choose_first: &'static str,
    pub keys_hint: &'static str,
    pub enter_hint: &'static str,
    pub clock_keys_hint: &'static str,
    pub on_the_board: &'static str,
    pub no_such_move: &'static str,
    pub no_piece: &'static str,
    pub picked: &'static str,
    pub add_piece: &'static str,
    pub add_piece_hint: &'static str,
    pub clear: &'static str,
    pub promote_to: &'static str,
    pub any_promotion: &'static str,
    pub any_legal_move: &'static str,
    pub any_legal_move_hint: &'static str,
    pub nothing_binds: &'static str,
    pub nothing_binds_hint: &'static str,
    pub clocks_hint: &'static str,
    pub reset_clocks: &'static str,
    pub unchanged: &'static str,
    pub no_legal_position: &'static str,
}

// ---- verdict: the ruling slip ----------------------------------------------------------------

/// The verdict.
#[derive(Debug)]
pub struct VerdictWords {
    pub heading: &'static str,
    pub point: &'static str,
    pub yours: &'static str,
    pub ruling: &'static str,
    pub article: &'static str,
    pub mark: &'static str,
    pub right: &'static str,
    pub half: &'static str,
    pub wrong: &'static str,
    pub total: &'static str,
    pub why: &'static str,
    pub would_be_right: &'static str,
    pub holds: &'static str,
    pub not_met: &'static str,
    pub displaced: &'static str,
    pub permitted: &'static str,
    pub remedies: &'static str,
    pub no_such_remedy: &'static str,
    pub arbiter_choice: &'static str,
    pub claim_window: &'static str,
    pub readings: &'static str,
    pub readings_intro: &'static str,
    pub ruled_then: &'static str,
    pub as_you_ruled: &'static str,
    pub read_as: &'static str,
    pub held_by: &'static str,
    pub this_ruling_reads: &'static str,
    pub unruled: &'static str,
    pub board_shown: &'static str,
    pub as_it_stood: &'static str,
    pub as_it_goes_on: &'static str,
    pub again_from_critical: &'static str,
    pub how_it_went_on: &'static str,
    pub next_incident: &'static str,
    pub try_again: &'static str,
    pub nothing: &'static str,
    pub also: &'static str,
    pub completion: &'static str,
    pub claim: &'static str,
    pub judgement: &'static str,
    pub measures: &'static str,
}
