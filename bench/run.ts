// `npm run bench`: runs what is asked for and keeps what was measured.
import { mkdirSync, writeFileSync } from "node:fs";
import type { BenchResult } from "./result.ts";

type Bench = { says: string; load: () => Promise<{ run: () => Promise<BenchResult> }> };

const benches: Record<string, Bench> = {
  pages: {
    says: "the home page from the page cache, against bare node:http and against a render",
    load: () => import("./pages/pages.ts"),
  },
  ledger: {
    says: "durable postings through the doorway, against one at a time and a TPC-B-like peer",
    load: () => import("./ledger/ledger.ts"),
  },
  wallet: {
    says: "rounds a second, each a bet and its end, through the wallet's doorway",
    load: () => import("./wallet/wallet.ts"),
  },
  rounds: {
    says: "instant rounds a second over HTTP with the real ledger, as frames ask for them",
    load: () => import("./rounds/rounds.ts"),
  },
  "provider-api": {
    says: "signed bets a second over HTTP, against a bare node:http that checks as much",
    load: () => import("./provider-api/provider-api.ts"),
  },
  balances: {
    says: "balances a second of players who are signed in, against a bare node:http",
    load: () => import("./balances/balances.ts"),
  },
  growth: {
    says: "postings a second as the journal grows a hundredfold; with its negative control",
    load: () => import("./growth/growth.ts"),
  },
  "crash-live": {
    says: "two thousand frames in the flights of one server, and how evenly they are told",
    load: () => import("./crash-live/crash-live.ts"),
  },
  search: {
    says: "a keystroke of whoever looks for a game among ten thousand; with its negative control",
    load: () => import("./search/search.ts"),
  },
  lobby: {
    says: "a lobby of five thousand games: Lighthouse, and every press in it; with its negative control",
    load: () => import("./lobby/lobby.ts"),
  },
  lighthouse: {
    says: "home, sign-in, join, the lobby and a game on a simulated slow phone",
    load: () => import("./lighthouse/lighthouse.ts"),
  },
  weight: {
    says: "what the home page makes a visitor download, beside everything the site can bring",
    load: () => import("./weight/weight.ts"),
  },
  start: {
    says: "npm start on a fresh clone and once more, and that Ctrl-C leaves nothing behind",
    load: () => import("./start/start.ts"),
  },
  boot: {
    says: "a server that a test boots, in turns with the one of another checkout",
    load: () => import("./boot/boot.ts"),
  },
  "sign-ins": {
    says: "what those who play notice while many sign in; with its negative control",
    load: () => import("./sign-ins/sign-ins.ts"),
  },
  snapshot: {
    says: "10,000 entries in three languages read into memory, and what they cost",
    load: () => import("./snapshot/snapshot.ts"),
  },
  images: {
    says: "a picture nobody has asked for yet, and one that is drawn already",
    load: () => import("./images/images.ts"),
  },
  content: {
    says: "reads of the content API, against bare node:http; and hostile words where words are compared",
    load: () => import("./content/content.ts"),
  },
  publish: {
    says: "from the desk's click to every visitor, over two servers, a worker and a back-office",
    load: () => import("./publish/publish.ts"),
  },
  ssr: {
    says: "what drawing a page costs by itself, kind by kind",
    load: () => import("./ssr/ssr.ts"),
  },
  readers: {
    says: "sixty readers who ask for sixty pages at once, idle and beside busy processes",
    load: () => import("./readers/readers.ts"),
  },
  overload: {
    says: "twice and three times what one server can do, and what becomes of its answers",
    load: () => import("./overload/overload.ts"),
  },
  frames: {
    says: "what every scene costs a browser while it is played; with its negative controls",
    load: () => import("./frames/frames.ts"),
  },
  rules: {
    says: "rounds a second of the simplest slot's rules on one core",
    load: () => import("./rules/rules.ts"),
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !(id in benches));
if (asked.length === 0 || unknown.length > 0) {
  for (const id of unknown) console.log(`There is no bench "${id}".`);
  console.log("npm run bench ID …, one or more of:");
  for (const [id, bench] of Object.entries(benches))
    console.log(`  ${id.padEnd(16)} ${bench.says}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const folder = new URL("./results/", import.meta.url);
mkdirSync(folder, { recursive: true });
let missed = false;
for (const id of asked) {
  const { run } = await (benches[id] as Bench).load();
  const result = await run();
  writeFileSync(new URL(`${id}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\n${id}: ${result.what}`);
  for (const [name, value] of Object.entries(result.figures)) console.log(`  ${name}: ${value}`);
  for (const [name, value] of Object.entries(result.limit))
    console.log(`  to reach: ${name} ${value}`);
  console.log(result.pass ? "  reached" : "  NOT reached");
  missed ||= !result.pass;
}
process.exit(missed ? 1 : 0);
