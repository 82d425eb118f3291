//! `sparrows serve`: the page, for a browser on this machine.

use crate::assets::Assets;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, header};
use std::borrow::Cow;
use std::future::{Future, poll_fn};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::task::Poll;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

/// The port where none is asked for.
const PORT: u16 = 8080;
/// So many further ports are tried where none is asked for.
const MORE: u16 = 20;

/// What `sparrows serve` is told.
#[derive(clap::Args, Clone, Debug)]
pub struct Options {
    /// Port to listen on [default: 8080 or the next free one; 0: any]
    #[arg(long)]
    port: Option<u16>,
    /// Address to listen on; 0.0.0.0 opens the game to the whole network
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// Folder with a built page, in place of the one inside the program
    #[arg(long)]
    dir: Option<PathBuf>,
}

/// Why there is nothing to serve or nowhere to serve it.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The program was built before the page.
    #[error(
        "this program was built without the page; `cargo xtask play` builds both, \
         or name a built page with --dir"
    )]
    NoPage,
    /// `--dir` names no built page.
    #[error("{}: no index.html there; `cargo xtask page` builds the page into dist/", .0.display())]
    NoPageIn(PathBuf),
    /// The port is taken or not allowed.
    #[error("cannot listen on {address}: {source}; choose another with --port")]
    Listen {
        /// Address and port asked for.
        address: SocketAddr,
        /// The system's reason.
        source: io::Error,
    },
    /// The system failed under way.
    #[error("cannot serve: {0}")]
    Io(#[from] io::Error),
}

/// Serves until interrupted. The address is the one line on standard output.
pub fn run(options: &Options) -> Result<(), ServeError> {
    let assets = match &options.dir {
        Some(folder) => Assets::Folder(folder.clone()),
        None => Assets::Embedded,
    };
    if !assets.has_page() {
        return Err(options
            .dir
            .clone()
            .map_or(ServeError::NoPage, ServeError::NoPageIn));
    }
    // One thread is plenty: the game runs in the browser.
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?
        .block_on(async {
            let listener = listen(options.host, options.port).await?;
            let mut interrupt = Box::pin(interrupted());
            // Once polled it listens: whoever reads the address may interrupt at once.
            let ready = poll_fn(|context| Poll::Ready(interrupt.as_mut().poll(context)));
            if ready.await.is_ready() {
                return Ok(());
            }
            announce(listener.local_addr()?)?;
            axum::serve(listener, router(assets))
                .with_graceful_shutdown(interrupt)
                .await?;
            Ok(())
        })
}

async fn listen(host: IpAddr, port: Option<u16>) -> Result<TcpListener, ServeError> {
    let first = port.unwrap_or(PORT);
    let last = if port.is_some() { first } else { first + MORE };
    let mut number = first;
    loop {
        let address = SocketAddr::new(host, number);
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && number < last => number += 1,
            Err(source) => return Err(ServeError::Listen { address, source }),
        }
    }
}

fn announce(address: SocketAddr) -> io::Result<()> {
    match writeln!(io::stdout(), "http://{address}/") {
        // Whoever started it may not care for the address.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Without the signal the system's own handling of an interrupt ends the program.
        std::future::pending::<()>().await;
    }
}

fn router(assets: Assets) -> Router {
    Router::new()
        .fallback(answer)
        .with_state(assets)
        .layer(CompressionLayer::new())
}

async fn answer(State(assets): State<Assets>, request: Request) -> Response<Body> {
    let mut response = content(&assets, &request);
    let headers = response.headers_mut();
    for (name, value) in [
        // Ask again each time: an answer of 304 costs nothing here, and no update is ever stale.
        (header::CACHE_CONTROL, "no-cache"),
        // The page brings its own policy; that nobody frames it can only be said here.
        (header::CONTENT_SECURITY_POLICY, "frame-ancestors 'none'"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

fn content(assets: &Assets, request: &Request) -> Response<Body> {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let mut response = status(StatusCode::METHOD_NOT_ALLOWED);
        response
            .headers_mut()
            .insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
        return response;
    }
    let asset = match assets.get(request.uri().path()) {
        Ok(Some(asset)) => asset,
        Ok(None) => return status(StatusCode::NOT_FOUND),
        Err(error) => {
            eprintln!("sparrows: {}: {error}", request.uri().path());
            return status(StatusCode::INTERNAL_SERVER_ERROR);
        }
    };
    let mut response = if is_known(request.headers(), &asset.etag) {
        status(StatusCode::NOT_MODIFIED)
    } else {
        Response::new(Body::from(match asset.content {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        }))
    };
    let headers = response.headers_mut();
    for (name, text) in [
        (header::ETAG, &asset.etag),
        (header::CONTENT_TYPE, &asset.content_type),
    ] {
        if let Ok(value) = HeaderValue::from_str(text) {
            headers.insert(name, value);
        }
    }
    response
}

/// Whether the browser already has this content.
fn is_known(headers: &HeaderMap, etag: &str) -> bool {
    let sent = headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok());
    // Weak comparison (RFC 9110, 8.8.3.2).
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    sent.flat_map(|list| list.split(','))
        .any(|tag| tag.trim() == "*" || opaque(tag) == opaque(etag))
}

fn status(code: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = code;
    response
}
