//! The variables that a text names.

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};

/// Calls back with the name of each variable of a pattern, in the order in which they stand.
pub(crate) fn each(pattern: &Pattern<String>, found: &mut impl FnMut(&str)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<String>, found: &mut impl FnMut(&str)) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                each(&variant.value, &mut *found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<String>, found: &mut impl FnMut(&str)) {
    match inline {
        InlineExpression::VariableReference { id } => found(&id.name),
        InlineExpression::FunctionReference { arguments, .. } => in_call(arguments, found),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            in_call(arguments, found);
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
}

fn in_call(arguments: &CallArguments<String>, found: &mut impl FnMut(&str)) {
    for argument in &arguments.positional {
        in_inline(argument, found);
    }
}
