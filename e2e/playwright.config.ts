// The page in a real browser, served by the program itself.
//
// `cargo xtask test` builds both, finds a browser and sets the variables. By hand:
//   cargo xtask page && cargo build -p sparrows-cli && cd e2e && npm test
import { defineConfig, devices } from "@playwright/test";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const program = process.env.SPARROWS_BIN ?? join(root, "target/debug/sparrows");
const dist = process.env.SPARROWS_DIST ?? join(root, "dist");
const port = process.env.SPARROWS_PORT ?? "8790";
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: "tests",
  // Two browsers at once are as many as two cores bear without slowing the tests down.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  reporter: "list",
  use: {
    baseURL: address,
    locale: "en-GB",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.SPARROWS_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: `"${program}" serve --port ${port} --dir "${dist}"`,
    url: address,
    reuseExistingServer: false,
  },
});
