//! `sparrows serve`, as a browser and as a person at a terminal meet it.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on says so by failing"
)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A small page in a folder of its own.
fn page(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(folder.join("messages")).unwrap();
    fs::write(
        folder.join("index.html"),
        "<!doctype html><title>Sparrows</title>",
    )
    .unwrap();
    fs::write(folder.join("sparrows_bg.wasm"), [0_u8; 4096]).unwrap();
    fs::write(folder.join("messages/hu.ftl"), "hello = szia\n").unwrap();
    fs::write(folder.join(".hidden"), "secret").unwrap();
    fs::write(folder.with_extension("beside"), "secret").unwrap();
    folder
}

fn sparrows() -> Command {
    Command::new(env!("CARGO_BIN_EXE_sparrows"))
}

/// A running server; dropping it ends it.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let mut child = sparrows()
            .args(["serve", "--port", "0", "--dir"])
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line
            .trim()
            .strip_prefix("http://")
            .unwrap()
            .trim_end_matches('/')
            .to_owned();
        Server { child, address }
    }

    /// One request; its answer's head in lower case, and its body.
    fn ask(&self, line: &str, headers: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n"
        )
        .unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        let end = bytes
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .unwrap();
        let head = String::from_utf8(bytes[..end].to_vec())
            .unwrap()
            .to_lowercase();
        (head, bytes[end + 4..].to_vec())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

fn status(head: &str) -> &str {
    head.split(' ').nth(1).unwrap()
}

fn one_line(output: &Output) -> String {
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(output.stdout.is_empty());
    text
}

#[test]
fn files_come_with_their_types_and_guards() {
    let server = Server::start(&page("types"));
    let (head, body) = server.ask("GET /", "");
    assert_eq!(status(&head), "200");
    assert_eq!(
        header(&head, "content-type"),
        Some("text/html; charset=utf-8")
    );
    assert_eq!(header(&head, "cache-control"), Some("no-cache"));
    assert_eq!(header(&head, "x-content-type-options"), Some("nosniff"));
    assert!(body.starts_with(b"<!doctype html>"));
    let (head, body) = server.ask("GET /sparrows_bg.wasm", "");
    assert_eq!(header(&head, "content-type"), Some("application/wasm"));
    assert_eq!(body.len(), 4096);
    let (head, _) = server.ask("GET /messages/hu.ftl", "");
    assert_eq!(
        header(&head, "content-type"),
        Some("text/plain; charset=utf-8")
    );
    let (head, body) = server.ask("HEAD /", "");
    assert_eq!((status(&head), body.len()), ("200", 0));
    let (head, _) = server.ask("POST /", "");
    assert_eq!(
        (status(&head), header(&head, "allow")),
        ("405", Some("get, head"))
    );
}

#[test]
fn what_the_browser_has_is_not_sent_again_until_it_changes() {
    let folder = page("cache");
    let server = Server::start(&folder);
    let (head, _) = server.ask("GET /", "");
    let etag = header(&head, "etag").unwrap().replace("w/", "W/");
    let known = format!("If-None-Match: \"other\", {etag}\r\n");
    let (head, body) = server.ask("GET /", &known);
    assert_eq!((status(&head), body.len()), ("304", 0));
    fs::write(
        folder.join("index.html"),
        "<!doctype html><title>New</title>",
    )
    .unwrap();
    let (head, _) = server.ask("GET /", &known);
    assert_eq!(status(&head), "200");
}

#[test]
fn large_files_travel_compressed() {
    let server = Server::start(&page("gzip"));
    let (head, body) = server.ask("GET /sparrows_bg.wasm", "Accept-Encoding: gzip\r\n");
    assert_eq!(header(&head, "content-encoding"), Some("gzip"));
    assert!(body.len() < 1000, "{}", body.len());
}

#[test]
fn nothing_outside_the_page_is_served() {
    let server = Server::start(&page("inside"));
    for path in [
        "/nowhere",
        "/../inside.beside",
        "/messages/../../inside.beside",
        "//etc/passwd",
        "/.hidden",
        "/messages",
        "/%2e%2e/inside.beside",
    ] {
        let (head, body) = server.ask(&format!("GET {path}"), "");
        assert_eq!((status(&head), body.len()), ("404", 0), "{path}");
    }
}

#[test]
fn a_port_asked_for_and_taken_is_an_error_with_a_remedy() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let output = sparrows()
        .args(["serve", "--port", &port, "--dir"])
        .arg(page("taken"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let line = one_line(&output);
    assert!(line.contains(&port) && line.contains("--port"), "{line}");
}

#[test]
fn a_folder_without_a_page_is_an_error_with_a_remedy() {
    let output = sparrows()
        .args(["serve", "--dir", "no/such/folder"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let line = one_line(&output);
    assert!(
        line.contains("no/such/folder") && line.contains("cargo xtask page"),
        "{line}"
    );
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_in_peace() {
    let mut server = Server::start(&page("interrupt"));
    let interrupt = Command::new("kill")
        .args(["-INT", &server.child.id().to_string()])
        .status();
    assert!(interrupt.unwrap().success());
    assert!(server.child.wait().unwrap().success());
}
