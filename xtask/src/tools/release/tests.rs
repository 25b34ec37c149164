//! Tests of downloads from a server on this machine.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::thread;

use super::*;

const PROGRAM: &[u8] = b"#!/bin/sh\necho trunk 1.2.3\n";

#[test]
fn ok_downloads_and_unpacks() {
    let place = Place::new("ok");
    let archive = place.archive();
    let checksum = format!("{}  trunk.tar.gz\n", sha256(&archive));
    let base = serve(vec![("/trunk.tar.gz", archive), ("/trunk.tar.gz.sum", checksum.into())]);

    release().download(&base, "trunk", &place.home()).expect("the files are served");

    let program = fs::read(place.home().join("bin/trunk")).expect("it is put into bin");
    assert_eq!(program, PROGRAM);
    assert_eq!(fs::read_dir(place.home()).expect("it exists").count(), 1, "nothing is left over");
}

#[test]
fn err_an_archive_that_was_damaged_on_the_way() {
    let place = Place::new("damaged");
    let archive = place.archive();
    let checksum = sha256(&archive);
    let half = archive[..archive.len() / 2].to_vec();
    let base = serve(vec![("/trunk.tar.gz", half), ("/trunk.tar.gz.sum", checksum.into())]);

    let error = release().download(&base, "trunk", &place.home()).expect_err("it is damaged");

    assert_eq!(error.to_string(), "the checksum is not the published one");
}

#[test]
fn err_an_archive_without_a_checksum() {
    let place = Place::new("unsigned");
    let base = serve(vec![("/trunk.tar.gz", place.archive())]);

    release().download(&base, "trunk", &place.home()).expect_err("nobody vouches for it");

    assert!(!place.home().join("bin/trunk").exists());
}

fn release() -> Release {
    Release { path: "trunk.tar.gz".to_owned(), checksum_suffix: ".sum" }
}

/// A folder of its own for one test, removed afterwards.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        let folder = env::temp_dir().join(format!("acconcio-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the folder for temporary files is writable");
        Self(folder)
    }

    fn home(&self) -> PathBuf {
        self.0.join("home")
    }

    /// Makes an archive with one folder around the program, as wasm-bindgen packs it.
    fn archive(&self) -> Vec<u8> {
        let folder = self.0.join("trunk-1.2.3");
        fs::create_dir_all(&folder).expect("the folder is writable");
        fs::write(folder.join("trunk"), PROGRAM).expect("the folder is writable");
        let file = self.0.join("packed.tar.gz");
        let mut tar = Command::new("tar");
        tar.arg("-czf").arg(&file).arg("-C").arg(&self.0).arg("trunk-1.2.3");
        process::run(&mut tar).expect("tar is installed");
        fs::read(file).expect("tar wrote it")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // A leftover folder does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Serves the files until the tests end, and nothing else.
fn serve(files: Vec<(&'static str, Vec<u8>)>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("it listens");
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            let mut lines = BufReader::new(&connection).lines();
            let request = lines.next().and_then(Result::ok).unwrap_or_default();
            // curl reports a reset when its headers are left unread.
            lines
                .take_while(|line| line.as_ref().is_ok_and(|line| !line.is_empty()))
                .for_each(drop);
            let path = request.split_whitespace().nth(1).unwrap_or_default();
            let found = files.iter().find(|(name, _)| *name == path);
            let (status, body) =
                found.map_or(("404 Not Found", &[][..]), |(_, body)| ("200 OK", body));
            let length = body.len();
            let head = format!("HTTP/1.0 {status}\r\ncontent-length: {length}\r\n\r\n");
            let mut connection = &connection;
            let sent = connection.write_all(head.as_bytes());
            // The client may have ended: then its test fails, not this thread.
            let _ = sent.and_then(|()| connection.write_all(body));
        }
    });
    format!("http://{address}")
}
