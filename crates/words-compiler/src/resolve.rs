//! Writes out the terms, references and functions of a text.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;

use crate::pattern::{Key, Pattern, Piece};
use crate::source::{Source, Term};

/// The function that gives its argument a capital.
const CAPITAL: &str = "CAPITAL";

/// The number of terms and messages within each other beyond which they are taken for a circle.
const DEPTH: usize = 20;

/// The names to which a text may refer.
pub(crate) struct Resolver<'a> {
    /// The terms of the language.
    pub(crate) terms: &'a BTreeMap<String, Term>,
    /// The file of the text.
    pub(crate) source: &'a Source,
}

/// The value of a variable.
#[derive(Clone, Debug)]
enum Bound {
    /// An argument of the text, by its place.
    Argument(usize),
    /// A text known beforehand.
    Literal(String),
}

type Scope = BTreeMap<String, Bound>;

impl Resolver<'_> {
    /// Writes out a text whose arguments have these names.
    ///
    /// # Errors
    /// Returns the names to which it refers and that are not there.
    pub(crate) fn resolve(
        &self,
        pattern: &ast::Pattern<String>,
        arguments: &[String],
    ) -> Result<Pattern, String> {
        let scope = arguments.iter().enumerate();
        let scope = scope.map(|(at, name)| (name.clone(), Bound::Argument(at))).collect();
        self.pattern(pattern, &scope, true, DEPTH)
    }

    /// `is_strict`: whether every variable has to have a value.
    fn pattern(
        &self,
        pattern: &ast::Pattern<String>,
        scope: &Scope,
        is_strict: bool,
        depth: usize,
    ) -> Result<Pattern, String> {
        let depth = depth.checked_sub(1).ok_or("its terms refer to each other in a circle")?;
        let mut resolved = Pattern::default();
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => text.push_str(value),
                ast::PatternElement::Placeable { expression } => {
                    resolved.push(Piece::Text(unwrapped(&std::mem::take(&mut text))));
                    resolved.append(self.expression(expression, scope, is_strict, depth)?);
                }
            }
        }
        resolved.push(Piece::Text(unwrapped(&text)));
        Ok(resolved)
    }

    fn expression(
        &self,
        expression: &ast::Expression<String>,
        scope: &Scope,
        is_strict: bool,
        depth: usize,
    ) -> Result<Pattern, String> {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, scope, is_strict, depth),
            ast::Expression::Select { selector, variants } => {
                let within = Within { scope, is_strict, depth };
                // A variable that a term is not given is no fault: its default case holds.
                if let ast::InlineExpression::VariableReference { id } = selector
                    && !is_strict
                    && !scope.contains_key(&id.name)
                {
                    return self.case(variants, None, &within);
                }
                let selector = self.inline(selector, scope, is_strict, depth)?;
                self.choose(&selector, variants, &within)
            }
        }
    }

    /// The case of a selection with this name, or the one that holds otherwise.
    fn case(
        &self,
        variants: &[ast::Variant<String>],
        name: Option<&str>,
        within: &Within<'_>,
    ) -> Result<Pattern, String> {
        let named = variants.iter().find(|it| Some(key_of(&it.key).as_str()) == name);
        let chosen = named.or_else(|| variants.iter().find(|it| it.default));
        let chosen = chosen.ok_or("a selection has no case marked with *")?;
        self.pattern(&chosen.value, within.scope, within.is_strict, within.depth)
    }

    /// The case for a selector: decided at once where it is a text, left open where it is an argument.
    fn choose(
        &self,
        selector: &Pattern,
        variants: &[ast::Variant<String>],
        within: &Within<'_>,
    ) -> Result<Pattern, String> {
        if let Some(text) = selector.text() {
            return self.case(variants, Some(text), within);
        }
        let select = match selector.0.as_slice() {
            [Piece::Argument(argument)] => {
                let names: Vec<String> = variants.iter().map(|it| key_of(&it.key)).collect();
                if names.iter().collect::<BTreeSet<_>>().len() < names.len() {
                    return Err("a case is here twice".to_owned());
                }
                let cases = names.iter().map(|name| self.case(variants, Some(name), within));
                let cases = cases.collect::<Result<Vec<_>, String>>()?;
                Piece::Select {
                    argument: *argument,
                    cases: Key::all(&names).into_iter().zip(cases).collect(),
                    otherwise: variants.iter().position(|it| it.default).unwrap_or(0),
                }
            }
            [Piece::Select { argument, cases, otherwise }] => {
                let cases = cases
                    .iter()
                    .map(|(key, case)| Ok((key.clone(), self.choose(case, variants, within)?)));
                Piece::Select {
                    argument: *argument,
                    cases: cases.collect::<Result<_, String>>()?,
                    otherwise: *otherwise,
                }
            }
            _ => return Err("a selection is by one argument, or by a term".to_owned()),
        };
        Ok(Pattern(vec![select]))
    }

    fn inline(
        &self,
        inline: &ast::InlineExpression<String>,
        scope: &Scope,
        is_strict: bool,
        depth: usize,
    ) -> Result<Pattern, String> {
        use ast::InlineExpression as E;
        match inline {
            E::StringLiteral { value } | E::NumberLiteral { value } => Ok(Pattern::of(value)),
            E::VariableReference { id } => match scope.get(&id.name) {
                Some(Bound::Argument(at)) => Ok(Pattern(vec![Piece::Argument(*at)])),
                Some(Bound::Literal(text)) => Ok(Pattern::of(text)),
                None => Err(format!("`${}` is no argument of it; English gives none", id.name)),
            },
            E::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|it| format!(".{}", it.name));
                let name = format!("{}{}", id.name, attribute.unwrap_or_default());
                let text = self.source.texts.iter().find(|text| text.name == name);
                let text = text.ok_or_else(|| format!("`{name}` is not in this file"))?;
                self.pattern(&text.pattern, scope, is_strict, depth)
            }
            E::TermReference { id, attribute, arguments } => {
                let scope = match arguments {
                    Some(given) => self.scope_of(&id.name, given, scope, depth)?,
                    None => Scope::new(),
                };
                self.term(&id.name, attribute.as_ref().map(|it| it.name.as_str()), &scope, depth)
            }
            E::FunctionReference { id, arguments } if id.name == CAPITAL => {
                match arguments.positional.as_slice() {
                    [inner] => Ok(self.inline(inner, scope, is_strict, depth)?.capital()),
                    _ => Err(format!("{CAPITAL} takes one argument")),
                }
            }
            E::FunctionReference { id, arguments } => {
                let term = id.name.to_lowercase().replace('_', "-");
                let scope = self.scope_of(&term, arguments, scope, depth)?;
                self.term(&term, None, &scope, depth)
            }
            E::Placeable { expression } => self.expression(expression, scope, is_strict, depth),
        }
    }

    fn term(
        &self,
        name: &str,
        attribute: Option<&str>,
        scope: &Scope,
        depth: usize,
    ) -> Result<Pattern, String> {
        let term = self.terms.get(name).ok_or_else(|| format!("there is no term `-{name}`"))?;
        let pattern = match attribute {
            None => &term.value,
            Some(attribute) => term
                .attributes
                .get(attribute)
                .ok_or_else(|| format!("the term `-{name}` has no `.{attribute}`"))?,
        };
        self.pattern(pattern, scope, false, depth)
            .map_err(|error| format!("in the term `-{name}`: {error}"))
    }

    /// The variables of a term: those given by place, in the order of its comment, and those given by name.
    fn scope_of(
        &self,
        term: &str,
        given: &ast::CallArguments<String>,
        scope: &Scope,
        depth: usize,
    ) -> Result<Scope, String> {
        let found = self.terms.get(term).ok_or_else(|| format!("there is no term `-{term}`"))?;
        let declared = &found.declared;
        if given.positional.len() > declared.len() {
            return Err(format!("the comment above the term `-{term}` names fewer variables"));
        }
        let mut own = Scope::new();
        for (name, argument) in declared.iter().zip(&given.positional) {
            if let ast::InlineExpression::VariableReference { id } = argument {
                // What a term is not given itself, it cannot give on.
                own.extend(scope.get(&id.name).map(|bound| (name.clone(), bound.clone())));
                continue;
            }
            let value = self.inline(argument, scope, true, depth)?;
            let text = value.text().ok_or("a term is given variables and texts only")?;
            own.insert(name.clone(), Bound::Literal(text.to_owned()));
        }
        for argument in &given.named {
            let value = self.inline(&argument.value, scope, true, depth)?;
            let text = value.text().ok_or("a named argument is a text")?;
            own.insert(argument.name.name.clone(), Bound::Literal(text.to_owned()));
        }
        Ok(own)
    }
}

/// The place of a selection: its variables, whether each has to have a value, and the depth left.
struct Within<'a> {
    scope: &'a Scope,
    is_strict: bool,
    depth: usize,
}

fn key_of(key: &ast::VariantKey<String>) -> String {
    match key {
        ast::VariantKey::Identifier { name } => name.clone(),
        ast::VariantKey::NumberLiteral { value } => value.clone(),
    }
}

/// A text without the line breaks of the file: one is a space, several begin a paragraph.
fn unwrapped(text: &str) -> String {
    let mut unwrapped = String::with_capacity(text.len());
    let mut breaks = 0;
    for letter in text.chars() {
        if letter == '\n' {
            breaks += 1;
            continue;
        }
        match std::mem::take(&mut breaks) {
            0 => {}
            1 => unwrapped.push(' '),
            _ => unwrapped.push_str("\n\n"),
        }
        unwrapped.push(letter);
    }
    match breaks {
        0 => {}
        1 => unwrapped.push(' '),
        _ => unwrapped.push_str("\n\n"),
    }
    unwrapped
}
