//! The rules for every request: to which host it may be made, from which page, and the headers of every reply.

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Refuses what another site has sent, and adds the headers.
pub async fn guarded(request: Request, next: Next) -> Response {
    let headers = request.headers();
    // Who has a name on the internet point to this laptop comes with that name.
    let Some(host) = host(headers).filter(|host| is_local(host)) else {
        return with_headers(StatusCode::MISDIRECTED_REQUEST.into_response());
    };
    if *request.method() == Method::POST && !is_from(headers, host) {
        return with_headers(StatusCode::FORBIDDEN.into_response());
    }
    with_headers(next.run(request).await)
}

fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(HOST)?.to_str().ok()
}

/// Whether a host is an address, or a name that cannot be one of the internet.
fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.chars().all(|it| it.is_ascii_digit()) => name,
        Some(_) | None => host,
    };
    let address = name.trim_start_matches('[').trim_end_matches(']');
    address.parse::<std::net::IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || name.to_ascii_lowercase().ends_with(".local")
}

/// Whether a request comes from a page of this host; programs that are no browser tell no origin.
fn is_from(headers: &HeaderMap, host: &str) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    origin.to_str().is_ok_and(|origin| origin.strip_prefix("http://") == Some(host))
}

/// The headers of every reply. The pages of the app have a policy of their own, which is narrower still.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

fn with_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_addresses_and_local_names_only() {
        for host in
            ["192.168.1.5:8080", "localhost:1", "[::1]:80", "[fe80::1]", "laptop.local", "10.0.0.1"]
        {
            assert!(is_local(host), "{host}");
        }
        for host in ["example.com", "example.com:8080", "192.168.1.5.example.com", "local", ""] {
            assert!(!is_local(host), "{host}");
        }
    }
}
