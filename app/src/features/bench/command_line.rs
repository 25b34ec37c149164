//! The line for commands in words: "white lifts e1".

use acconcio_adjudication::incident::Person;
use acconcio_authoring::command::{Adverb, Command, CommandError, Meaning, Verb, Vocabulary, read};
use shakmaty::Role;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::bench_props::BenchProps;
use super::state::BenchAction;
use crate::language::Language;

/// The id of the line.
const LINE: &str = "bench-command";

/// The line.
#[component]
pub(crate) fn CommandLine(props: &BenchProps) -> Html {
    let BenchProps { language, .. } = props;
    let words = language.bench();
    let field = use_node_ref();
    let error = use_state_eq(|| None::<CommandError>);
    let obey = props.on(|command: Command| BenchAction::Obey(command));
    let onsubmit = {
        let (field, error, language) = (field.clone(), error.clone(), *language);
        let chosen = props.bench.hand;
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(input) = field.cast::<HtmlInputElement>() else { return };
            match read(&input.value(), &language.vocabulary(), chosen) {
                Ok(command) => {
                    obey.emit(command);
                    input.set_value("");
                    error.set(None);
                }
                Err(wrong) => error.set(Some(wrong)),
            }
        })
    };
    let said = (*error).as_ref().map(|wrong| language.command_error(wrong));
    html! {
        <form class="bench-command" {onsubmit}>
            <label for={LINE}>{ words.command() }</label>
            <div class="bench-row">
                <input id={LINE} ref={field} type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                    aria-describedby="bench-command-hint" aria-invalid={said.is_some().then_some("true")} />
                <button type="submit" class="button small">{ words.do_it() }</button>
            </div>
            if let Some(said) = said { <p class="alert" role="alert">{ said }</p> }
            <p id="bench-command-hint" class="hint">{ words.command_hint() }</p>
        </form>
    }
}

impl Language {
    /// The words of commands in this language.
    pub fn vocabulary(self) -> Vocabulary {
        let words = self.bench();
        let people = [
            (Person::White, words.say_white()),
            (Person::Black, words.say_black()),
            (Person::Arbiter, words.say_arbiter()),
        ];
        let verbs = [
            (Verb::Touches, words.say_touches()),
            (Verb::Places, words.say_places()),
            (Verb::Releases, words.say_releases()),
            (Verb::Plays, words.say_plays()),
            (Verb::Removes, words.say_removes()),
            (Verb::Displaces, words.say_displaces()),
            (Verb::Puts, words.say_puts()),
            (Verb::Presses, words.say_presses()),
            (Verb::Stops, words.say_stops()),
            (Verb::Adjusts, words.say_adjusts()),
            (Verb::Offers, words.say_offers()),
            (Verb::Accepts, words.say_accepts()),
            (Verb::Declines, words.say_declines()),
            (Verb::Resigns, words.say_resigns()),
            (Verb::Claims, words.say_claims()),
            (Verb::Mates, words.say_mates()),
            (Verb::Notices, words.say_notices()),
            (Verb::FlagFalls, words.say_flag_falls()),
        ];
        let adverbs = [
            (Adverb::OtherHand, words.say_other_hand()),
            (Adverb::BothHands, words.say_both_hands()),
            (Adverb::Unseen, words.say_unseen()),
            (Adverb::UpsideDown, words.say_upside_down()),
        ];
        let meanings = people
            .map(|(person, words)| (Meaning::Person(person), words))
            .into_iter()
            .chain(verbs.map(|(verb, words)| (Meaning::Verb(verb), words)))
            .chain(adverbs.map(|(adverb, words)| (Meaning::Adverb(adverb), words)))
            .chain([(Meaning::Filler, words.say_fillers())]);
        let roles = Role::ALL.map(|role| (self.role(role).to_lowercase(), Meaning::Role(role)));
        let listed = meanings.flat_map(|(meaning, words)| {
            self.listed_words(words).into_iter().map(move |word| (word, meaning))
        });
        listed.chain(roles).collect()
    }

    /// The words of a list that are separated by commas.
    pub(crate) fn listed_words(self, list: &str) -> Vec<String> {
        list.split(',').map(|word| word.trim().to_lowercase()).filter(|it| !it.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::incident::{ActKind, Hand};
    use acconcio_authoring::command::Order;
    use shakmaty::Square;

    use super::*;

    #[track_caller]
    fn check(language: Language, line: &str, by: Person, kind: ActKind) {
        let command = read(line, &language.vocabulary(), Hand::One).expect(line);
        assert_eq!((command.by, command.order), (Some(by), Order::Act(kind)), "{line}");
    }

    #[test]
    fn ok_each_language_has_its_commands() {
        let (english, italian, spanish) = (Language::English, Language::Italian, Language::Spanish);
        let touches = || ActKind::touches(Square::E1);
        check(english, "White lifts e1", Person::White, touches());
        check(italian, "Il Bianco tocca e1", Person::White, touches());
        check(spanish, "Blancas toca e1", Person::White, touches());
        check(spanish, "Las blancas tocan e1", Person::White, touches());
        check(english, "Black presses the clock", Person::Black, ActKind::presses_clock());
        check(italian, "Il Nero preme l’orologio", Person::Black, ActKind::presses_clock());
        check(spanish, "Las negras pulsan el reloj", Person::Black, ActKind::presses_clock());
        check(english, "the arbiter notices", Person::Arbiter, ActKind::Notices);
        check(italian, "l’arbitro se ne accorge", Person::Arbiter, ActKind::Notices);
        check(spanish, "el árbitro se da cuenta", Person::Arbiter, ActKind::Notices);
    }

    #[test]
    fn ok_no_word_of_a_language_has_two_meanings() {
        for language in Language::ALL {
            let vocabulary = language.vocabulary();
            for (index, (word, meaning)) in vocabulary.iter().enumerate() {
                let other = vocabulary[..index].iter().find(|(other, _)| other == word);
                assert!(other.is_none_or(|(_, other)| other == meaning), "{language:?}: {word}");
            }
        }
    }
}
