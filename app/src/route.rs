//! The addresses of the app, after the `#`.

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// `/`: the list of incidents.
    Library,
    /// `/incident/story/variant`: the film of an incident, from its beginning.
    Incident {
        /// The name of the story.
        story: String,
        /// The name of the variant.
        variant: String,
    },
    /// `/incident/story/variant/step`: the film of an incident, after a number of acts.
    Moment {
        /// The name of the story.
        story: String,
        /// The name of the variant.
        variant: String,
        /// How many acts are shown.
        step: usize,
    },
    /// No such page.
    NotFound,
}

impl Route {
    /// The beginning of an incident.
    pub fn incident(story: &str, variant: &str) -> Route {
        Route::Incident { story: story.to_owned(), variant: variant.to_owned() }
    }

    /// A moment of an incident.
    pub fn moment(story: &str, variant: &str, step: usize) -> Route {
        Route::Moment { story: story.to_owned(), variant: variant.to_owned(), step }
    }

    /// The page of an address as the browser gives it: empty, or `#` included.
    pub fn of_hash(hash: &str) -> Route {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let path = path.split('?').next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').collect();
        match parts.as_slice() {
            [""] | ["", ""] => Route::Library,
            ["", "incident", story, variant] => Route::incident(story, variant),
            ["", "incident", story, variant, step] => match step.parse() {
                Ok(step) => Route::moment(story, variant, step),
                Err(_) => Route::NotFound,
            },
            _ => Route::NotFound,
        }
    }

    /// The address, `#` included.
    pub fn to_hash(&self) -> String {
        match self {
            Route::Library => "#/".to_owned(),
            Route::Incident { story, variant } => format!("#/incident/{story}/{variant}"),
            Route::Moment { story, variant, step } => {
                format!("#/incident/{story}/{variant}/{step}")
            }
            Route::NotFound => "#/404".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_moment_has_an_address() {
        let route = Route::moment("two-kings", "a", 7);
        assert_eq!(route.to_hash(), "#/incident/two-kings/a/7");
        assert_eq!(Route::of_hash("#/incident/two-kings/a/7"), route);
        assert_eq!(Route::of_hash("#/incident/two-kings/a"), Route::incident("two-kings", "a"));
    }

    #[test]
    fn ok_a_filter_does_not_hide_the_library() {
        assert_eq!(Route::of_hash("#/?topic=castling"), Route::Library);
    }

    #[test]
    fn err_an_address_that_is_none() {
        for address in ["#/incident/two-kings/a/seven", "#main", "#/incident", "#/404", "#//"] {
            assert_eq!(Route::of_hash(address), Route::NotFound, "{address}");
        }
        assert_eq!(Route::of_hash(""), Route::Library);
        assert_eq!(Route::of_hash("#"), Route::Library);
    }
}
