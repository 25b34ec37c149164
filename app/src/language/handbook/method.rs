//! The page on the making of a ruling and its certainty, in every language.

use acconcio_training::digest::Statements;

use crate::language::Language;

/// A page of several passages.
#[derive(Debug)]
pub struct MethodWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub steps: &'static str,
    /// The six steps, each with its explanation.
    pub step: [(&'static str, &'static str); 6],
    pub sure: Passage,
    pub proven: Passage,
    pub not_ruled: Passage,
    pub positions: Passage,
    pub last: Passage,
    pub figures: &'static str,
    pub figures_caption: &'static str,
    pub edition: &'static str,
    pub articles: &'static str,
    pub turned_on: &'static str,
    pub replays: &'static str,
}

/// A heading and the points below it.
#[derive(Debug)]
pub struct Passage {
    pub heading: &'static str,
    pub points: &'static [&'static str],
}

/// The figures on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    pub scenarios: usize,
    pub variants: usize,
    pub recorded: usize,
    pub reconstructed: usize,
    pub constructed: usize,
    /// Variants whose ruling depends on a disputed point.
    pub disputed: usize,
    /// The disputed points.
    pub disputed_points: usize,
    /// Variants with an act that is not ruled on.
    pub unruled: usize,
    pub statements: Statements,
}

impl Language {
    /// The texts of the page on the making of a ruling.
    pub fn method(self) -> &'static MethodWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// The number of incidents, and of those that are disputed.
    pub fn replays_counted(self, figures: &Figures) -> String {
        let Figures { scenarios, variants, disputed_points, disputed, .. } = figures;
        match self {
            Language::English => format!(
                "{scenarios} incidents are shown, in {variants} variants. {disputed_points} points are \
                 disputed, and the rulings on {disputed} variants turn on one of them."
            ),
            Language::Italian => format!(
                "Gli episodi filmati sono {scenarios}, in {variants} varianti. I punti controversi \
                 sono {disputed_points}, e ne dipendono le decisioni su {disputed} varianti."
            ),
        }
    }

    /// The number of statements of the sources that are proven.
    pub fn statements_counted(self, statements: Statements) -> String {
        let Statements { all, gradable, proven } = statements;
        let shown = gradable - proven;
        match self {
            Language::English => format!(
                "The two documents make {all} statements. On {gradable} of them a ruling can be \
                 given: {proven} are proven; {shown} are shown in a replay, but nothing in the ruling \
                 says them."
            ),
            Language::Italian => format!(
                "I due documenti contengono {all} affermazioni. Su {gradable} si può emettere una \
                 decisione: {proven} sono provate; {shown} sono mostrate in un filmato, ma nulla \
                 nella decisione le enuncia."
            ),
        }
    }

    /// The number of incidents with an act that is not ruled on.
    pub fn unruled_counted(self, figures: &Figures) -> String {
        let Figures { unruled, variants, .. } = figures;
        match self {
            Language::English => format!(
                "In {unruled} of {variants} variants the replay has such an act; the ruling names it."
            ),
            Language::Italian => format!(
                "In {unruled} varianti su {variants} il filmato contiene un atto simile; la \
                 decisione lo indica."
            ),
        }
    }

    /// The certainty of the positions.
    pub fn positions_counted(self, figures: &Figures) -> String {
        let Figures { recorded, reconstructed, constructed, .. } = figures;
        match self {
            Language::English => format!(
                "{recorded} incidents show the position as it is recorded, {reconstructed} are real \
                 with a position rebuilt from the account, {constructed} were made up to show a rule."
            ),
            Language::Italian => format!(
                "{recorded} episodi mostrano la posizione come è tramandata, {reconstructed} sono \
                 reali con una posizione ricostruita dal racconto, {constructed} sono costruiti per \
                 mostrare una regola."
            ),
        }
    }
}

const ENGLISH: MethodWords = MethodWords {
    heading: "How a ruling comes about",
    lead: "No ruling here is written by hand. Each is worked out from the facts of the incident, in the \
        same six steps, at the moment you ask for it.",
    steps: "From the facts to the ruling",
    step: [
        (
            "Facts",
            "A scenario lists acts only: who touched, placed, released, pressed or said what, in which \
             order, and whether the arbiter saw it. It never says what an act amounts to.",
        ),
        (
            "Standing",
            "The acts are carried out on a board that may become as illegal as it did in the hall, \
             with every hand on it and both clocks beside it.",
        ),
        (
            "Account",
            "They are sorted into turns: which move was attempted, how far it got, whether the clock \
             was pressed, who claimed what and when.",
        ),
        (
            "Provisions",
            "The articles of the edition in force are asked in an arbiter’s order. Each applies, \
             does not apply, or gives way to another, always on a fact that is named. This is the \
             list under “Why”.",
        ),
        (
            "Facets",
            "Only an article that applies can order something: the position, the move to be played, \
             the times, the count, the result. Each line of a ruling names its article.",
        ),
        (
            "Other readings",
            "Where a point is disputed, everything is worked out again with the other reading and \
             shown beside the first, with those who hold it. Your answer is marked by the reading \
             that it agrees with best.",
        ),
    ],
    sure: Passage {
        heading: "How sure it is",
        points: &[
            "The Laws of 2009, 2018 and 2023 were read in full. Those of July 2017 were read in part; \
             the rest follows from FIDE’s own list of what changed in 2018.",
            "The Laws of 2014 are the least sure. Large parts were read in quotations and \
             translations only, and some numbers, as well as the single minute in supervised blitz, \
             are inferred from the editions before and after.",
            "By its letter the edition of July 2017 counts illegal moves, presses without a move and \
             two-handed moves apart. Here they count together, as FIDE’s interpretation of June 2017 \
             has it.",
            "US Chess is ruled on where its rules differ from FIDE’s, and cited by chapter where no \
             closer number was at hand.",
            "Which of two readings comes first is a choice. It is named in every ruling, and below \
             the ruling, under “What if”, it can be turned.",
        ],
    },
    proven: Passage {
        heading: "What “proven” means",
        points: &[
            "Two documents, Pagano’s seminar of 2012 and an article on the touch-move rule, were \
             taken apart into single statements. A statement is proven when every incident that shows it \
             gets the ruling that it asks for, and an incident just outside it does not.",
            "This is checked again with every change of the app. It shows that the app rules as the \
             statement says. It does not show that the statement is right.",
        ],
    },
    not_ruled: Passage {
        heading: "What is not ruled on",
        points: &[
            "Whether a claim of a draw by repetition or by fifty moves is correct, and claims in a \
             quickplay finish.",
            "Moves that are only announced or written down.",
            "Whether a player can still be mated is judged by the material. Where that does not \
             exclude it, the loss stands, and the reasons say so.",
            "Whether the opponent was at the board when a piece was touched.",
            "In Chess960, a king and rook moved wrongly are cited under the definition of an illegal \
             move rather than under the rule they break.",
            "Measures against a player are named, with one that is recommended; the choice is the \
             arbiter’s.",
        ],
    },
    positions: Passage {
        heading: "Where the incidents come from",
        points: &["Which of these it is stands below every replay, with the source."],
    },
    last: Passage {
        heading: "What this is not",
        points: &[
            "It is not the text of the Laws, which belongs to FIDE, and not an official opinion. In \
             the hall the arbiter decides, on what he has seen and heard.",
        ],
    },
    figures: "In figures",
    figures_caption: "Articles and variants by edition",
    edition: "Edition",
    articles: "Articles listed",
    turned_on: "On which a ruling turns",
    replays: "Variants",
};

const ITALIAN: MethodWords = MethodWords {
    heading: "Come nasce una decisione",
    lead: "Nessuna decisione è scritta a mano. Ciascuna si ricava dai fatti del filmato, con gli \
        stessi sei passi, nel momento in cui la chiedi.",
    steps: "Dai fatti alla decisione",
    step: [
        (
            "Fatti",
            "Il filmato elenca soltanto atti: chi ha toccato, posto, lasciato, premuto o detto che \
             cosa, in quale ordine, e se l’arbitro l’ha visto. Non dice mai che cosa valga un atto.",
        ),
        (
            "Situazione",
            "Gli atti si compiono su una scacchiera che può diventare illegale quanto lo diventò in \
             sala, con ogni mano che vi si posa e i due orologi accanto.",
        ),
        (
            "Resoconto",
            "Si ordinano per tratti: quale mossa è stata tentata, fin dove è giunta, se l’orologio è \
             stato premuto, chi ha reclamato che cosa e quando.",
        ),
        (
            "Norme",
            "Gli articoli dell’edizione in vigore si esaminano nell’ordine di un arbitro. Ciascuno \
             si applica, non si applica o cede a un altro, sempre per un fatto indicato. È l’elenco \
             sotto «Perché».",
        ),
        (
            "Aspetti",
            "Solo un articolo che si applica può disporre qualcosa: la posizione, la mossa da \
             giocare, i tempi, il conteggio, il risultato. Ogni riga della decisione indica il suo.",
        ),
        (
            "Altre letture",
            "Dove un punto è controverso, tutto si ricava di nuovo con l’altra lettura, mostrata \
             accanto alla prima con chi la sostiene. La tua risposta è valutata secondo la lettura \
             con cui concorda di più.",
        ),
    ],
    sure: Passage {
        heading: "Quanto è sicura",
        points: &[
            "I testi del 2009, del 2018 e del 2023 sono stati letti per intero. Quello del luglio \
             2017 in parte; il resto discende dall’elenco FIDE di ciò che cambiò nel 2018.",
            "Il testo del 2014 è il meno sicuro. Ampie parti sono state lette solo in citazioni e \
             traduzioni, e alcuni numeri, come pure il minuto del lampo con supervisione adeguata, \
             sono dedotti dalle edizioni precedente e seguente.",
            "Alla lettera, l’edizione del luglio 2017 conta separatamente mosse illegali, orologio \
             premuto senza muovere e mosse a due mani. Qui si contano insieme, come vuole \
             l’interpretazione FIDE del giugno 2017.",
            "La US Chess è considerata dove le sue regole differiscono da quelle FIDE, ed è citata \
             per capitolo dove non si disponeva di un numero più preciso.",
            "Quale delle due letture venga prima è una scelta. Ogni decisione la indica, e sotto la \
             decisione, in «E se…», si può rovesciare.",
        ],
    },
    proven: Passage {
        heading: "Che cosa vuol dire «provata»",
        points: &[
            "Due documenti, il seminario di Pagano del 2012 e un articolo sulla regola del pezzo \
             toccato, sono stati scomposti in singole affermazioni. Un’affermazione è provata quando \
             ogni filmato che la mostra riceve la decisione che essa chiede, e un filmato appena \
             fuori non la riceve.",
            "Lo si verifica a ogni modifica dell’app. Prova che l’app decide come dice \
             l’affermazione. Non prova che l’affermazione sia giusta.",
        ],
    },
    not_ruled: Passage {
        heading: "Su che cosa non si decide",
        points: &[
            "Se una richiesta di patta per ripetizione o per le cinquanta mosse è fondata, e le richieste \
             nella fase finale rapida.",
            "Le mosse soltanto annunciate o trascritte.",
            "Se un giocatore possa ancora ricevere matto si giudica dal materiale. Dove questo non lo \
             esclude, la sconfitta resta, e le ragioni lo dicono.",
            "Se l’avversario fosse alla scacchiera quando un pezzo è stato toccato.",
            "Negli Scacchi960, Re e Torre mossi in modo errato sono citati secondo la definizione di \
             mossa illegale anziché secondo la regola violata.",
            "Le misure verso un giocatore sono indicate, con quella consigliata; la scelta è \
             dell’arbitro.",
        ],
    },
    positions: Passage {
        heading: "Da dove vengono gli episodi",
        points: &["Quale sia il caso è scritto sotto ogni filmato, con la fonte."],
    },
    last: Passage {
        heading: "Che cosa non è",
        points: &[
            "Non è il testo del Regolamento, che è della FIDE, né un parere ufficiale. In sala decide \
             l’arbitro, su ciò che ha visto e sentito.",
        ],
    },
    figures: "In cifre",
    figures_caption: "Articoli e filmati per edizione",
    edition: "Edizione",
    articles: "Articoli elencati",
    turned_on: "Da cui dipende un filmato",
    replays: "Varianti",
};
