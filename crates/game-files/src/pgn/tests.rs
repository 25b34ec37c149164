use proptest::prelude::*;
use shakmaty::san::SanPlus;

use super::*;

fn read(text: &str) -> Vec<Found> {
    Games::starting_at(text.as_bytes(), 0, 1).collect()
}

/// The moves of a game in SAN.
fn moves(record: &GameRecord) -> String {
    let moves = record.moves().iter().enumerate().map(|(ply, played)| {
        SanPlus::from_move(record.position(ply).unwrap().clone(), *played).to_string()
    });
    moves.collect::<Vec<_>>().join(" ")
}

/// The result of reading, one line for each game.
fn games(text: &str) -> Vec<String> {
    let lines = read(text).into_iter().map(|Found { line, game }| match game {
        Ok(Game { tags, record }) => {
            format!("{line}: {} [{}] {}", tags.white, tags.result, moves(&record))
        }
        Err(fault) => format!("{line}: {fault:?}"),
    });
    lines.collect()
}

#[track_caller]
fn check(text: &str, expected: &[&str]) {
    assert_eq!(games(text), expected, "{text}");
}

#[test]
fn ok_games_with_all_that_may_stand_between_moves() {
    check(
        "\u{feff}[White \"Müller \\\"M\\\"\"]\r\n[Result \"1-0\"]\r\n\r\n1.e4 {a comment (with 1. d4} e5 ; to the end\r\n\
         % not at all\r\n2. Nf3! $14 (2. f4 {)} exf4 (2... d5)) 2...Nc6 = 3.Bb5 a6?! 4.O-O 1-0\r\n",
        &["1: Müller \"M\" [1-0] e4 e5 Nf3 Nc6 Bb5 a6 O-O"],
    );
    check("1. e4 e5 * 1. d4 d5 1/2-1/2", &["1:  [*] e4 e5", "1:  [1/2-1/2] d4 d5"]);
    check("[White \"A\"]\n1. e4\n[White \"B\"]\n1. d4", &["1: A [] e4", "3: B [] d4"]);
    check("1. e4 d5 2. e5 f5 3. exf6e.p. *", &["1: NoMove(5, \"exf6e\")"]);
    check("1. e4 d5 2. e5 f5 3. exf6 e.p. *", &["1:  [*] e4 d5 e5 f5 exf6"]);
    check("[White \"A\"]\n\n*", &["1: A [*] "]);
    check("", &[]);
    check(" \n ", &[]);
}

#[test]
fn ok_comments_before_a_game_and_behind_its_result() {
    check(
        "; The final\n{Round 1}\n[White \"A\"]\n\n1. e4 1-0 {Black resigns}\n; and so on\n\n\
         [White \"B\"]\n1. d4 *",
        &["3: A [1-0] e4", "8: B [*] d4"],
    );
    check("{Moves only} 1. e4 *", &["1:  [*] e4"]);
    check("; only a remark\n", &[]);
    check("\n{never closed\n1. e4 *", &["2: Comment"]);
    check("1. e4 *\n{never closed\n1. d4 *", &["2: Comment"]);
}

#[test]
fn ok_results_and_castling_with_the_dashes_of_typesetters() {
    check(
        "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0–0 O—O 1–0",
        &["1:  [1-0] e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O"],
    );
    check("1. e4 ½–½", &["1:  [1/2-1/2] e4"]);
}

#[test]
fn ok_castling_with_figures_and_a_name_in_latin_1() {
    check(
        "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 *",
        &["1:  [*] e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O"],
    );
    let found: Vec<Found> = Games::starting_at(b"[White \"M\xfcller\"]\n*", 0, 1).collect();
    assert_eq!(found[0].game.as_ref().unwrap().tags.white, "Müller");
}

#[test]
fn err_what_is_wrong_is_named_with_its_line() {
    check(
        "1. e4 e5\n2. Nf3 Nc6\n3. Bb6 a6 *\n\n1. d4 *",
        &["3: Illegal(5, \"Bb6\")", "5:  [*] d4"],
    );
    check("1. Nf3 Nf6 2. Nc3 Nc6 3. Nd4 Nd5 4. Nb5 *\n", &["1: Ambiguous(7, \"Nb5\")"]);
    check("1. Cf3 Sf6 *", &["1: NoMove(1, \"Cf3\")"]);
    check("1. e4 e5 2. ♘f6 *", &["1: Illegal(3, \"♘f6\")"]);
    check("1. e4 junk e5 *", &["1: NoMove(2, \"junk\")"]);
    check("1. e4 e5, 2. Nf3 *", &["1: NoMove(2, \"e5,\")"]);
    let fen = "[FEN \"4k2r/8/8/8/8/8/8/R3K3 b - - 98 61\"]\n\n61... Rh7 62. Rb2 *";
    check(fen, &["3: Illegal(123, \"Rb2\")"]);
    check("1. e4 -- 2. d4 *", &["1: Illegal(2, \"--\")"]);
    check("1. e4\n{never closed\n1. d4 *", &["2: Comment"]);
    check("1. e4\n(1. d4 d5 *", &["2: Variation"]);
    check("[White \"A\"]\n[FEN \"8/8\"]\n[Black \"B\"]\n1. e4 *", &["2: Start(\"8/8\")"]);
    check("[Variant \"Atomic\"]\n1. e4 *", &["1: Variant(\"Atomic\")"]);
    check("*", &["1: NoGame"]);
    check("Dear arbiter,\nthe games follow.\n", &["1: NoGame"]);
    check("[[[", &["1:  [] "]);
}

#[test]
fn ok_figurines_and_the_letters_of_other_languages() {
    let expected = "1:  [*] e4 e5 Nf3 Nc6 Bc4 Bc5 Qe2 Qe7 Rf1 Rb8 Kd1";
    let game = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Qe2 Qe7 5. Rf1 Rb8 6. Kd1 *";
    check(game, &[expected]);
    for letters in ["♔♕♖♗♘", "♚♛♜♝♞", "KDTLS", "KDTLP", "KVBFH", "RDTAC", "RDTFC", "RDTNC", "KHWGS"]
    {
        let letters: Vec<char> = letters.chars().collect();
        let translate =
            |character: char| "KQRBN".find(character).map_or(character, |piece| letters[piece]);
        let translated: String = game.chars().map(translate).collect();
        check(&translated, &[expected]);
    }
    let russian = game.replace('K', "Кр").replace('Q', "Ф").replace('R', "Л");
    check(&russian.replace('B', "С").replace('N', "К"), &[expected]);
    let promoted = "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8=D *";
    check(promoted, &["1:  [*] a8=Q"]);
}

#[test]
fn err_letters_that_could_be_two_games() {
    // A bishop in Czech, a knight in German: both can go there.
    let both = "[FEN \"4k3/8/8/8/8/8/8/2B1KN2 w - - 0 1\"]\n1. Se3 *";
    check(both, &["2: NoMove(1, \"Se3\")"]);
    // A rook in English, a king in Italian: nothing says that it is not English.
    check("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n1. Re2 *", &["2: Illegal(1, \"Re2\")"]);
}

#[test]
fn err_more_half_moves_than_any_game_has() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ";
    check(
        &there_and_back.repeat(LONGEST / 4),
        &[&format!("1:  [] {}", there_and_back.repeat(LONGEST / 4).trim())],
    );
    check(&there_and_back.repeat(LONGEST / 4 + 1), &["1: TooLong"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn ok_no_text_stops_the_reading(text in "[\\[\\](){};%\"\\\\ \n.*$a-hNBRQKOx1-8=+#-]{0,200}") {
        let lines = text.matches('\n').count() as u64 + 1;
        prop_assert!(read(&text).iter().all(|found| (1..=lines).contains(&found.line)));
    }
}
