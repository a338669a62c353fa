import { getAsset } from "@croupier/kit/money";
import { expect, test } from "vitest";

import { madeUpGame } from "../made-up-games.ts";
import {
  filterGames,
  isNarrowing,
  readFilter,
  writeFilter,
  type GameFilter,
} from "./game-filter.ts";

const { facts } = madeUpGame(0);
const games = [
  madeUpGame(0, { title: "Ü", facts: { ...facts, returnToPlayer: 0.95, since: "2026-01-01" } }),
  madeUpGame(1, { title: "B", facts: { ...facts, volatility: "high", stakeMin: "1.00" } }),
  madeUpGame(2, { title: "a", facts: { ...facts, provider: "North", features: ["cascades"] } }),
  madeUpGame(3, { title: "C", facts: { ...facts, jackpot: true, returnToPlayer: 0.97 } }),
];
const as = { currency: getAsset("USD"), locale: "de" };
const kept = (filter: GameFilter) => filterGames(games, filter, as).map(({ title }) => title);

test.each<[GameFilter, readonly string[]]>([
  [{}, ["Ü", "B", "a", "C"]],
  [{ provider: "North" }, ["a"]],
  [{ feature: "cascades" }, ["a"]],
  [{ volatility: "high" }, ["B"]],
  [{ rtp: 96 }, ["B", "a", "C"]],
  [{ rtp: 97 }, ["C"]],
  [{ stake: "0.10" }, ["Ü", "a", "C"]],
  [{ stake: "0.09" }, []],
  [{ stake: "100" }, ["Ü", "B", "a", "C"]],
  [{ stake: "100.01" }, []],
  [{ jackpot: true }, ["C"]],
  [{ jackpot: true, rtp: 98 }, []],
  [{ sort: "name" }, ["a", "B", "C", "Ü"]],
  [{ sort: "rtp" }, ["C", "B", "a", "Ü"]],
  [{ sort: "new" }, ["B", "a", "C", "Ü"]],
])("%j leaves %j", (filter, titles) => {
  expect(kept(filter)).toEqual(titles);
});

test("a filter is the same after it went through an address", () => {
  const filter = {
    provider: "O'Neil & Co",
    rtp: 96,
    stake: "0.20",
    jackpot: true,
    sort: "new",
  } as const;
  const query = new URLSearchParams(writeFilter(filter));
  expect(readFilter((key) => query.get(key))).toEqual({
    ...filter,
    feature: undefined,
    volatility: undefined,
  });
});

test.each([
  "rtp=960&stake=1e9&jackpot=1&sort=up&feature=toString&volatility=huge",
  "provider=%3Cscript%3E&stake=-1&rtp=ab",
])("hostile: %s says nothing", (search) => {
  const query = new URLSearchParams(search);
  const filter = readFilter((key) => query.get(key));
  expect(isNarrowing(filter)).toBe(false);
  expect(writeFilter(filter)).toBe("");
});
