import { seededChance } from "@croupier/kit/fair";
import { expect, test } from "vitest";
import { emberVaultConfig as config, tumbleRules } from "../rules/face.ts";
import { paidText, priceOf, unitOf } from "./tumble-amounts.ts";
import { betFor } from "./tumble-wish.ts";
import { loadTumbleWords } from "./words/tumble-words.ts";

function golden(nonce: number, buy = false) {
  const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
  const stake = buy ? 8_000n : 100n;
  return tumbleRules.open({ config, stake, choice: { buy } }, chance);
}

test.each([
  [
    "en",
    "Nothing burns. No win.",
    "8 times Sapphire burns. You win $2.00.",
    /^Free spins were bought\. \d+ tumbles pay\. Embers multiply by up to \d+\. \d+ free spins were played\./,
  ],
  [
    "de",
    "Nichts verbrennt. Kein Gewinn.",
    "8-mal Saphir verbrennt. Sie gewinnen $2.00.",
    /^Freispiele wurden gekauft\. \d+ Stürze zahlen\. .* \d+ Freispiele/,
  ],
  [
    "es",
    "Nada arde. Sin premio.",
    "Arde 8 × Zafiro. Ganas $2.00.",
    /^Se compraron tiradas gratis\. \d+ caídas pagan\. .* \d+ tiradas gratis\./,
  ],
] as const)("in %s a round is told in a sentence", async (language, nothing, win, free) => {
  const words = await loadTumbleWords(language);
  const tell = (events: Parameters<typeof words.told>[0]["events"], payout: string, won: boolean) =>
    words.told({ choice: { buy: false }, events, stake: "$1.00", payout, won });
  expect(tell(golden(1).events, "$0.00", false)).toBe(nothing);
  const { view } = firstDropped(golden(1).events);
  const one = [
    { type: "dropped", spin: 0, of: 0, view, embers: [] },
    { type: "symbolPaid", symbol: "sapphire", count: 8, cells: [], multiple: 20_000 },
    { type: "tumbled", removed: [], refills: [], view, embers: [] },
  ] as const;
  expect(tell(one, "$2.00", true)).toBe(win);
  expect(tell(golden(2, true).events, "$304.80", true)).toMatch(free);
  for (const symbol of [...Object.keys(config.pays), config.scatter, config.ember])
    expect(words.symbols[symbol], symbol).toBeTruthy();
});

test.each(["en", "de", "es"] as const)(
  "in %s the rules are written from what is played, and a sale where there is one",
  async (language) => {
    const words = await loadTumbleWords(language);
    const changed = { ...config, freeSpins: { ...config.freeSpins, first: 12 }, buyStakes: 75 };
    const rules = words.rules(changed).join(" ");
    expect(rules).toContain("12");
    expect(rules).toMatch(/2[.,\s]?500/);
    expect(rules).toContain("100");
    expect(rules).not.toContain("75");
    expect(words.saleRules?.(changed).join(" ")).toContain("75");
    expect(words.saleRules?.({ ...config, buyStakes: null })).toEqual([]);
  },
);

const bar = {
  stake: "1.00",
  currency: "USD",
  locale: "en",
} as const;

test("what free spins cost is told to the cent", () => {
  expect(priceOf(80, bar)).toEqual({ price: "$80.00", stake: "$1.00" });
  expect(priceOf(80, { ...bar, stake: "1.26" })).toMatchObject({ price: "$100.80" });
});

test("what is asked for is the price that was told, and its choice says that it was bought", () => {
  expect(betFor({ wish: { stakes: 80 }, stake: 100n })).toEqual({
    stake: 8_000n,
    choice: { buy: true },
  });
  expect(betFor({ wish: { stakes: null }, stake: 100n })).toEqual({
    stake: 100n,
    choice: { buy: false },
  });
});

test("what a bought spin pays is written as it is paid: of the stake of one", () => {
  const bought = {
    id: "r",
    choice: { buy: true },
    stake: "80.00",
    payout: undefined,
    won: false,
    isReplay: false,
    isFree: false,
  };
  const of = { ...bar, config, round: bought, stake: "5.00" };
  expect(unitOf(of)).toBe("1.00");
  expect(paidText(25_000, of)).toBe("$2.50");
  expect(paidText(25_000, { ...of, round: undefined })).toBe("$12.50");
});

function firstDropped(events: ReturnType<typeof golden>["events"]) {
  const dropped = events.find((event) => event.type === "dropped");
  if (dropped === undefined) throw new Error("every round drops something");
  return dropped;
}
