//! The page's files: those inside the program, or those of a folder.

use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::fmt::Write;
use std::io;
use std::path::{Component, Path, PathBuf};

/// The page as it was in `dist/` when the program was built; empty where it had not been built.
#[derive(RustEmbed)]
#[folder = "../../dist"]
#[exclude = ".*"]
#[allow_missing = true]
struct Embedded;

/// Where files come from.
#[derive(Clone, Debug)]
pub enum Assets {
    /// The page inside the program.
    Embedded,
    /// A folder, read anew at each request.
    Folder(PathBuf),
}

/// One file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its bytes.
    pub content: Cow<'static, [u8]>,
    /// Its content type, with the character set where it is text.
    pub content_type: String,
    /// A weak entity tag in quotes: the same as long as the content is.
    pub etag: String,
}

impl Assets {
    /// Whether there is a page at all.
    pub fn has_page(&self) -> bool {
        match self {
            Assets::Embedded => Embedded::get("index.html").is_some(),
            Assets::Folder(folder) => folder.join("index.html").is_file(),
        }
    }

    /// The file at a path of the address (`/`, `/messages/en.ftl`); `None` where there is none.
    ///
    /// # Errors
    /// Where a file of the folder is there and cannot be read.
    pub fn get(&self, path: &str) -> io::Result<Option<Asset>> {
        let path = path.trim_start_matches('/');
        let path = if path.is_empty() { "index.html" } else { path };
        match self {
            Assets::Embedded => Ok(Embedded::get(path)
                .map(|file| Asset::new(path, file.data, &file.metadata.sha256_hash()))),
            Assets::Folder(folder) => from_folder(folder, path),
        }
    }
}

fn from_folder(folder: &Path, path: &str) -> io::Result<Option<Asset>> {
    let relative = Path::new(path);
    // Nothing outside the folder, nothing hidden.
    let inside = relative.components().all(|part| match part {
        Component::Normal(name) => !name.as_encoded_bytes().starts_with(b"."),
        _ => false,
    });
    let file = folder.join(relative);
    if !inside || !file.is_file() {
        return Ok(None);
    }
    let content = std::fs::read(file)?;
    let hash = Sha256::digest(&content);
    Ok(Some(Asset::new(path, content.into(), &hash)))
}

impl Asset {
    fn new(path: &str, content: Cow<'static, [u8]>, hash: &[u8]) -> Asset {
        // Weak, because the compressed and the plain form share it.
        let mut etag = String::from("W/\"");
        for byte in hash.iter().take(16) {
            // Writing to a string does not fail.
            let _ = write!(etag, "{byte:02x}");
        }
        etag.push('"');
        Asset {
            content,
            content_type: content_type(path),
            etag,
        }
    }
}

fn content_type(path: &str) -> String {
    if path.ends_with(".ftl") {
        return "text/plain; charset=utf-8".to_owned();
    }
    let mime = mime_guess::from_path(path).first_or_octet_stream();
    if mime.type_() == "text" {
        format!("{mime}; charset=utf-8")
    } else {
        mime.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_types_are_what_browsers_insist_on() {
        for (path, expected) in [
            ("index.html", "text/html; charset=utf-8"),
            ("sparrows.js", "text/javascript; charset=utf-8"),
            ("sparrows_bg.wasm", "application/wasm"),
            ("style.css", "text/css; charset=utf-8"),
            ("tiles.svg", "image/svg+xml"),
            ("manifest.webmanifest", "application/manifest+json"),
            ("messages/hu.ftl", "text/plain; charset=utf-8"),
        ] {
            assert_eq!(content_type(path), expected, "{path}");
        }
    }
}
