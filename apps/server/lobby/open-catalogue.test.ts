import { expect, test } from "vitest";
import { openCatalogue, volatilityOf } from "./open-catalogue.ts";
import { getAsset } from "@croupier/kit/money";

const dollars = getAsset("USD");

function offered(game: string, deviation = 1) {
  return {
    game,
    family: "dice",
    returnToPlayer: 0.99,
    deviation,
    features: ["cash-out"] as const,
    hasPot: false,
    since: new Date("2026-11-20T12:00:00Z"),
    stakesIn: (asset: string) => (asset === "USD" ? { min: "0.10", max: "100.00" } : undefined),
  };
}

test.each([
  [1, "low"],
  [1.99, "low"],
  [5.84, "medium"],
  [14, "high"],
])("a round that strays by %d stakes has %s volatility", (deviation, volatility) => {
  expect(volatilityOf(deviation)).toBe(volatility);
});

test("a game that is switched off is in no list a moment later, and whoever lists games hears of it", async () => {
  let games = [offered("dice"), offered("crash")];
  let heard = 0;
  let reads = 0;
  const catalogue = await openCatalogue({
    readState: async () => games.map(({ game }) => game).join(),
    readOffered: async () => {
      reads += 1;
      return games;
    },
    reportError: () => {},
    lookMs: 5,
  });
  catalogue.onChange(() => {
    heard += 1;
  });
  expect(catalogue.find("crash", dollars)).toMatchObject({
    stakeMin: "0.10",
    since: "2026-11-20",
    features: ["cash-out"],
  });
  const before = catalogue.version;
  games = [offered("dice")];
  await expect.poll(() => catalogue.find("crash", dollars)).toBeUndefined();
  expect(heard).toBe(1);
  // However often it looked: while nothing changes nothing is read.
  expect(reads).toBe(2);
  expect(catalogue.version).not.toBe(before);
  catalogue.close();
});

test("a game without stakes in the currency of a list is not in it", async () => {
  const catalogue = await openCatalogue({
    readState: async () => "one",
    readOffered: async () => [offered("dice")],
    reportError: () => {},
  });
  expect(catalogue.find("dice", getAsset("JPY"))).toBeUndefined();
  expect(catalogue.isEmpty).toBe(false);
  catalogue.close();
});

test("what staff have the cards of a game bear is told, and nothing where they say nothing", async () => {
  const catalogue = await openCatalogue({
    readState: async () => "one",
    readOffered: async () => [
      { ...offered("dice"), badge: "exclusive" as const },
      offered("crash"),
    ],
    reportError: () => {},
  });
  expect(catalogue.badgeOf?.("dice")).toBe("exclusive");
  expect(catalogue.badgeOf?.("crash")).toBeUndefined();
  catalogue.close();
});
