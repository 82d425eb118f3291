// What the tests of play share: preferences, laid-out deals, and playing on to the end.
import { expect, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open } from "./page";

/** Keeps preferences before the page starts; the computer players play at once unless told. */
export async function prefer(page: Page, prefs: Record<string, unknown> = {}) {
  await page.addInitScript((prefs) => {
    if (!localStorage.getItem("sparrows.prefs")) {
      localStorage.setItem("sparrows.prefs", JSON.stringify(prefs));
    }
  }, { speed: "5", ...prefs });
}

const bots = (person: string) =>
  Object.fromEntries(
    ["east", "south", "west", "north"]
      .filter((seat) => seat !== person)
      .map((seat) => [seat, { bot: "steady" }]),
  );

/** A laid-out deal in which the person is asked at once. */
function laidOut(
  person: string,
  hands: string[],
  wall: string,
  decisions: object[] = [],
  rules = "hong-kong",
  more: { header?: object; deal?: object } = {},
) {
  const [east, south, west, north] = hands;
  const header = {
    record: 1,
    rules,
    options: {},
    ...more.header,
    deal: { hands: { east, south, west, north }, wall, ...more.deal },
    players: bots(person),
  };
  return [header, ...decisions].map((line) => JSON.stringify(line)).join("\n") + "\n";
}

const discard = (tile: string) => [{ seat: "east", action: "discard", tile }];
const wall = "1s2s8s9s1s2s8s9s1s2s7z7z7z";

export const deals = {
  /** South may claim 5 bamboo for a kong, a pung and three chows. */
  claim: laidOut(
    "south",
    ["12346789m12366p5s", "3467555s111223z", "777888999p3344z", "112233m4455667z"],
    wall,
    discard("5s"),
  ),
  /** South wins on 7 dots: all chows, concealed, no flowers. */
  win: laidOut(
    "south",
    ["12346789m1237p5s6z", "234678m23456p99s", "888999p3334455z", "112235m1155667z"],
    wall,
    discard("7p"),
  ),
  /** East holds a complete hand worth two faan of three. */
  turn: laidOut(
    "east",
    ["234678m234555p9s4f", "3467222s111223z", "55s7888999p3344z", "112233m4556677z"],
    "1s2s8s9s",
  ),
};

export const sichuan = {
  /** East, without bamboo, wins with the hand as dealt; the others play on. */
  win: laidOut(
    "east",
    ["111m23m456m789m123p", "1122334455667s", "8899s445566778p", "2233445566778m"],
    "123789p89m89s12s",
    [],
    "sichuan",
  ),
  /** The wall is empty after east's first discard: with 1 bamboo in hand and no bamboo to play with,
      east is a flower pig; south and west are ready, north is not. */
  wall: laidOut(
    "east",
    ["123456789m123p19s", "1122334455667s", "8899s445566778p", "123456789m1258p"],
    "",
    [],
    "sichuan",
  ),
};

/** A card of one hand, so that it is known what may be called. */
const card = `[card]
id = "mine"
name = "My card"

[[hand]]
id = "R1"
category = "consecutive-run"
line = "111a 22a 333a 44a 5555a"
shift = 1
value = 30
closed = false
`;

/** South calls 5 crak for a kong with a joker in it; west holds the fourth. */
const withJoker = [
  ...discard("5m"),
  { seat: "south", action: "expose", with: "55m1j" },
  { seat: "south", action: "discard", tile: "9p" },
];

const fromCard = (person: string, decisions: object[], header: object = {}) =>
  laidOut(
    person,
    ["5m13579p2468s1234z", "111m22m333m4m55m9p1j", "5m2468p13579s567z", "46789m13p24s1234z"],
    "3p5p7s8s",
    decisions,
    "american",
    { header: { year: 2026, card: { toml: card }, ...header }, deal: { charleston: false } },
  );

export const american = {
  /** South may call 5 crak for a pung, with or without the joker, and for a kong. */
  call: fromCard("south", discard("5m")),
  /** It is west's turn: a joker can be taken, and south called dead. */
  exchange: fromCard("west", withJoker),
  /** North discards the tile that makes south's hand, by now without a joker. */
  win: fromCard("south", [
    ...withJoker,
    { seat: "west", action: "exchange", tile: "5m", from: "south", meld: 0 },
    { seat: "west", action: "discard", tile: "3p" },
    { seat: "north", action: "discard", tile: "4m" },
  ]),
  /** South and west have called mah-jongg falsely; north, asked last, may do so too. */
  dead: fromCard(
    "north",
    [...discard("5m"), { seat: "south", action: "win" }, { seat: "west", action: "win" }],
    { options: { errors: "punished" } },
  ),
  /** All four players are computers: the person sits out and bets. South soon has mah-jongg. */
  bet: `${JSON.stringify({
    record: 1,
    rules: "american",
    options: { bettor: true },
    year: 2026,
    card: "house",
    seed: "fdee6b61a2cc01f4a0ac4b54efdba65c7d33ad6aa6f9c0aa9b6ec63f9cb5454f",
    players: bots("bettor"),
  })}\n`,
};

/** A deal of computer players up to east's last decision on a turn of theirs; east is the person. */
export function lateTurn(seed: string, table: string, options: string[] = []): string {
  const program = process.env.SPARROWS_BIN ?? join(import.meta.dirname, "../../target/debug/sparrows");
  const folder = mkdtempSync(join(tmpdir(), "sparrows-"));
  const set = options.flatMap((option) => ["--option", option]);
  const four = "steady,steady,steady,steady";
  execFileSync(program, ["simulate", table, "--deals", "1", "--seed", seed, "--bots", four, "--records", folder, ...set]);
  const lines = readFileSync(join(folder, "000000.jsonl"), "utf8").trimEnd().split("\n");
  rmSync(folder, { recursive: true });
  const header = JSON.parse(lines[0]);
  delete header.players.east;
  const last = lines.findLastIndex((line) => line.startsWith('{"seat":"east","action":"discard"'));
  return [JSON.stringify(header), ...lines.slice(1, last)].join("\n") + "\n";
}

/** Opens a record from a file, as a person would. */
export async function importDeal(page: Page, record: string) {
  // The menu, in whatever language.
  await page.locator(".strip button").last().click();
  await page.locator("input[type=file]").setInputFiles({
    name: "deal.jsonl",
    mimeType: "application/x-ndjson",
    buffer: Buffer.from(record),
  });
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** What is asked of the person now; "out" is a deal that goes on without them. */
export async function asked(
  page: Page,
): Promise<"turn" | "claim" | "pick" | "suit" | "vote" | "bet" | "out" | "over" | "nothing"> {
  return page.evaluate(() => {
    const ready = (id: string) =>
      document.getElementById(id)?.getAttribute("aria-disabled") === "false";
    if (document.querySelector(".settlement")) return "over";
    if (document.querySelector(".skip-rest")) return "out";
    if (document.querySelector(".hand.picking")) return "pick";
    if (ready("action-missing-suit-0")) return "suit";
    if (ready("action-charleston-0")) return "vote";
    if (ready("action-bet-0")) return "bet";
    if (ready("action-pass-0")) return "claim";
    if (document.querySelector(".hand.asked")) return "turn";
    return "nothing";
  });
}

/** Waits until something is asked. */
export async function untilAsked(page: Page) {
  let now: Awaited<ReturnType<typeof asked>> = "nothing";
  await expect(async () => {
    now = await asked(page);
    expect(now).not.toBe("nothing");
  }).toPass({ intervals: [10, 20, 40, 80], timeout: 20_000 });
  return now;
}

/** Plays until the deal is over: `turn` discards, `claim` answers. Gives how many turns it took. */
export async function playOut(
  page: Page,
  turn: () => Promise<void>,
  claim: () => Promise<void>,
): Promise<number> {
  for (let turns = 0; turns < 60; ) {
    switch (await untilAsked(page)) {
      case "over":
        return turns;
      case "claim":
        await claim();
        break;
      default:
        turns += 1;
        await turn();
    }
  }
  throw new Error("the deal does not end");
}

/** The record kept on the device. */
export async function kept(page: Page): Promise<string> {
  const text = await page.evaluate(() => localStorage.getItem("sparrows.sitting"));
  return JSON.parse(text ?? "{}").record ?? "";
}

/** Opens a table with a seed. */
export async function openSeed(page: Page, seed: string, table = "hong-kong") {
  await open(page, `#/play/${table}?seed=${seed}`);
  await expect(page.locator(".hand-tile").first()).toBeVisible();
}
