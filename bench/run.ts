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
  "money-model": {
    says: "random commands of money against a model of them; with its negative controls",
    load: () => import("./money-model/money-model.ts"),
  },
  bank: {
    says: "random money operations of many at once, and a reader who adds it all up; with its controls",
    load: () => import("./bank/bank.ts"),
  },
  replays: {
    says: "money calls sent again, after kills and a month; with its negative control",
    load: () => import("./replays/replays.ts"),
  },
  balances: {
    says: "balances a second of players who are signed in, against a bare node:http",
    load: () => import("./balances/balances.ts"),
  },
  growth: {
    says: "postings a second as the journal grows a hundredfold; with its negative control",
    load: () => import("./growth/growth.ts"),
  },
  faults: {
    says: "kills in mid-load: what was acknowledged is there once; with its negative control",
    load: () => import("./faults/faults.ts"),
  },
  crash: {
    says: "play goes on while its server and PostgreSQL are killed; with its negative control",
    load: () => import("./crash/crash.ts"),
  },
  "crash-live": {
    says: "two thousand frames in the flights of one server, and how evenly they are told",
    load: () => import("./crash-live/crash-live.ts"),
  },
  "flight-kills": {
    says: "the writer of flights is killed at every step of its protocol, five times each",
    load: () => import("./flight-kills/flight-kills.ts"),
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
    says: "home, sign-in and join on a simulated slow phone",
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
  fuzz: {
    says: "hostile requests made from the contract, many more than npm test sends",
    load: () => import("./fuzz/fuzz.ts"),
  },
  "sign-ins": {
    says: "what those who play notice while many sign in; with its negative control",
    load: () => import("./sign-ins/sign-ins.ts"),
  },
  enumeration: {
    says: "whether the time of a refusal tells whom we know",
    load: () => import("./enumeration/enumeration.ts"),
  },
  idor: {
    says: "every call with a session in its path, asked with the ids of five hundred others",
    load: () => import("./idor/idor.ts"),
  },
  "stored-xss": {
    says: "seven hundred hostile words of an editor, and a browser wherever they are shown",
    load: () => import("./stored-xss/stored-xss.ts"),
  },
  "clock-skew": {
    says: "codes of a device before a server whose clock is wrong",
    load: () => import("./clock-skew/clock-skew.ts"),
  },
  redos: {
    says: "every regular expression of the product, as a checker sees it and on hostile words",
    load: () => import("./redos/redos.ts"),
  },
  races: {
    says: "fifty requests for one thing, let go at one moment; with its negative control",
    load: () => import("./races/races.ts"),
  },
  "money-races": {
    says: "fifty requests for the same money, let go at one moment; with its negative control",
    load: () => import("./races/money.ts"),
  },
  precision: {
    says: "ten million roundings of money against exact fractions; with its negative control",
    load: () => import("./precision/precision.ts"),
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
  overload: {
    says: "twice and three times what one server can do, and what becomes of its answers",
    load: () => import("./overload/overload.ts"),
  },
  "slow-clients": {
    says: "five hundred sockets as slow as they can be, and what the others notice",
    load: () => import("./slow-clients/slow-clients.ts"),
  },
  frames: {
    says: "what every scene costs a browser while it is played; with its negative controls",
    load: () => import("./frames/frames.ts"),
  },
  rules: {
    says: "rounds a second of the simplest slot's rules on one core",
    load: () => import("./rules/rules.ts"),
  },
  stream: {
    says: "the words of rounds, asked by the tests of chance that others wrote; with its control",
    load: () => import("./stream/stream.ts"),
  },
  proofs: {
    says: "ten thousand stored rounds of every game, counted out again; with its negative control",
    load: () => import("./proofs/proofs.ts"),
  },
  "round-kills": {
    says: "servers that are killed between any two steps of a round",
    load: () => import("./round-kills/round-kills.ts"),
  },
  odds: {
    says: "a hundred million rounds of the slots that cannot be counted; with its negative control",
    load: () => import("./odds/odds.ts"),
  },
  "hostile-sockets": {
    says: "bytes no client would send, in seeded variants, against site and back-office",
    load: () => import("./hostile-sockets/hostile-sockets.ts"),
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
