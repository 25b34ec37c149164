//! A device with its cookie, on a connection that it keeps.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// The device.
pub struct Phone {
    address: SocketAddr,
    /// Its cookie.
    pub cookie: String,
    stream: Option<BufReader<TcpStream>>,
}

impl Phone {
    /// A device with a cookie.
    pub fn new(address: SocketAddr, cookie: &str) -> Phone {
        Phone { address, cookie: cookie.to_owned(), stream: None }
    }

    /// Asks, and wants what it asks for.
    pub fn must(&mut self, method: &str, path: &str, value: &Value) -> Value {
        match self.ask(method, path, value) {
            Ok((200, told)) => told,
            other => panic!("{path}: {other:?}"),
        }
    }

    /// Asks: the status and the value.
    ///
    /// # Errors
    /// When the connection breaks.
    pub fn ask(&mut self, method: &str, path: &str, value: &Value) -> io::Result<(u16, Value)> {
        let asked = self.asked(method, path, value);
        if asked.is_err() {
            self.stream = None;
        }
        asked
    }

    /// A connection on which a request has been begun with these lines, and which is not read.
    pub fn left_open(&self, lines: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).expect("it is there");
        let (host, cookie) = (self.address, &self.cookie);
        let request = format!("{lines}\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("it is sent");
        stream
    }

    fn asked(&mut self, method: &str, path: &str, value: &Value) -> io::Result<(u16, Value)> {
        if self.stream.is_none() {
            let stream = TcpStream::connect(self.address)?;
            stream.set_read_timeout(Some(Duration::from_secs(60)))?;
            stream.set_nodelay(true)?;
            self.stream = Some(BufReader::new(stream));
        }
        let stream = self.stream.as_mut().ok_or(io::ErrorKind::NotConnected)?;
        let content = if value.is_null() { String::new() } else { value.to_string() };
        let (host, cookie, length) = (self.address, &self.cookie, content.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{content}"
        );
        stream.get_mut().write_all(request.as_bytes())?;
        let (mut status, mut length) = (0, 0);
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let line = line.trim();
            let number = |text: &str| text.parse::<u32>().map_err(|_| io::ErrorKind::InvalidData);
            match line.split_once(' ').unwrap_or_default() {
                _ if line.is_empty() => break,
                ("HTTP/1.1", rest) => status = number(rest.get(..3).unwrap_or_default())?,
                ("content-length:", rest) => length = number(rest)?,
                ("set-cookie:", rest) => {
                    self.cookie = rest.split(';').next().unwrap_or_default().to_owned();
                }
                _ => {}
            }
        }
        let mut content = vec![0; usize::try_from(length).map_err(|_| io::ErrorKind::InvalidData)?];
        stream.read_exact(&mut content)?;
        let status = u16::try_from(status).map_err(|_| io::ErrorKind::InvalidData)?;
        Ok((status, serde_json::from_slice(&content).unwrap_or_default()))
    }
}
