// `npm run bench search`: what one letter costs whoever looks for a game among ten thousand.
import { performance } from "node:perf_hooks";
import { prepareSearch } from "@croupier/site/search-games";
import { prepareSuggestions } from "@croupier/site/suggest-games";
import { describeMachine, type BenchResult } from "../result.ts";
import { madeUpIndex } from "./made-up-index.ts";
import { typedLetters } from "./typed-letters.ts";

const gamesCount = 10_000;
const warmUps = 500;
const limitMs = 5;

export async function run(): Promise<BenchResult> {
  const index = madeUpIndex(gamesCount);
  const begun = performance.now();
  const search = prepareSearch(index);
  const suggest = prepareSuggestions(index, { featureOf: (feature) => feature });
  const preparedMs = performance.now() - begun;
  const letters = typedLetters(index.games.map(({ title }) => title));
  const both = letters.map(
    (typed) => (): number => search(typed).length + suggest(typed, 8).length,
  );
  const slow = letters.map((typed) => (): number => filterSlowly(index.games, typed));
  const ours = measure(both);
  const peer = measure(slow.slice(0, 400));
  return {
    id: "search",
    what: `One keystroke among ${gamesCount} games: the results of the specification and the suggestions together, as somebody types the names of 300 games letter by letter, a third of them with a slip. The negative control compares every word of every name by its edits.`,
    figures: {
      games: gamesCount,
      keystrokes: letters.length,
      "made ready, ms": round(preparedMs),
      "p50, ms": round(ours.p50),
      "p99, ms": round(ours.p99),
      "longest, ms": round(ours.longest),
      "found something, share": round(ours.found),
      "negative control: p99, ms": round(peer.p99),
    },
    limit: {
      "p99, ms": `less than ${limitMs}`,
      "negative control: p99, ms": `more than ${limitMs}`,
    },
    pass: ours.p99 < limitMs && peer.p99 > limitMs,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

function measure(keystrokes: readonly (() => number)[]) {
  for (const press of keystrokes.slice(0, warmUps)) press();
  let found = 0;
  const times = keystrokes.map((press) => {
    const from = performance.now();
    if (press() > 0) found += 1;
    return performance.now() - from;
  });
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), longest: at(1), found: found / keystrokes.length };
}

/** What nobody should do on a keystroke. */
function filterSlowly(games: readonly { readonly title: string }[], typed: string): number {
  return games.filter(({ title }) =>
    title
      .toLowerCase()
      .split(" ")
      .some((word) => editsBetween(word, typed.toLowerCase()) < 2),
  ).length;
}

function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (let place = 0; place < other.length; place += 1) {
      const changed = (row[place] ?? 0) + (letter === other[place] ? 0 : 1);
      next.push(Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
