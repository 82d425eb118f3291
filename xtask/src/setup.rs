//! What has to be on the machine besides Rust and Node. Everything here looks first and acts only
//! where something is missing.

use crate::sh;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

const WASM: &str = "wasm32-unknown-unknown";

/// Everything that `play` and `test` need.
pub fn all() -> Result<()> {
    wasm_target()?;
    e2e_packages()?;
    let chromium = chromium()?;
    println!("ready; browser: {}", chromium.display());
    Ok(())
}

/// Rust's library for WebAssembly.
pub fn wasm_target() -> Result<()> {
    let sysroot = sh::output(sh::program("rustc").args(["--print", "sysroot"]))?;
    if Path::new(sysroot.trim())
        .join("lib/rustlib")
        .join(WASM)
        .is_dir()
    {
        return Ok(());
    }
    sh::run(sh::program("rustup").args(["target", "add", WASM])).with_context(|| {
        format!("Rust's {WASM} is missing; without rustup, install it with your Rust")
    })
}

/// The npm packages of e2e/, exactly as locked.
pub fn e2e_packages() -> Result<()> {
    let e2e = sh::root().join("e2e");
    // npm writes this file last, after everything else was unpacked.
    let installed = e2e.join("node_modules/.package-lock.json");
    let lock = e2e.join("package-lock.json");
    let modified = |path: &Path| {
        std::fs::metadata(path)
            .and_then(|data| data.modified())
            .ok()
    };
    if modified(&installed).is_some_and(|done| Some(done) >= modified(&lock)) {
        return Ok(());
    }
    // The browser is found or installed by `chromium`, not by Playwright.
    let mut npm = sh::npm();
    npm.args(["ci", "--no-fund", "--no-audit"])
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    sh::run(&mut npm).context("the browser tests need Node 20 or newer with npm (nodejs.org)")
}

/// A Chromium to test with; on Debian and its kin it is installed where missing and permitted.
pub fn chromium() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("SPARROWS_CHROMIUM") {
        let path = PathBuf::from(path);
        if path.is_file() {
            return Ok(path);
        }
        bail!(
            "SPARROWS_CHROMIUM names {}, which is no file",
            path.display()
        );
    }
    if let Some(path) = installed_chromium() {
        return Ok(path);
    }
    if has("apt-get") && is_root() {
        sh::run(sh::program("apt-get").arg("update"))?;
        let mut install = sh::program("apt-get");
        install.args(["install", "-y", "--no-install-recommends", "chromium"]);
        sh::run(install.env("DEBIAN_FRONTEND", "noninteractive"))?;
        if let Some(path) = installed_chromium() {
            return Ok(path);
        }
    }
    bail!(
        "the browser tests need Chromium or Chrome, and none was found.\n\
         Debian, Ubuntu: sudo apt-get install chromium\n\
         Fedora: sudo dnf install chromium\n\
         macOS: brew install --cask chromium\n\
         or set SPARROWS_CHROMIUM to the path of one"
    )
}

fn installed_chromium() -> Option<PathBuf> {
    const NAMES: [&str; 4] = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ];
    const PLACES: [&str; 4] = [
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    ];
    let in_places = || PLACES.iter().map(PathBuf::from).find(|path| path.is_file());
    NAMES.iter().find_map(|name| find(name)).or_else(in_places)
}

fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}

fn has(name: &str) -> bool {
    find(name).is_some()
}

fn is_root() -> bool {
    sh::output(sh::program("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
