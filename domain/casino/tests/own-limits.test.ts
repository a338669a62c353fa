import type { GameSession } from "@croupier/contracts";
import { getAsset, parseMoney } from "@croupier/kit/money";
import type { Policy } from "@croupier/policy";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, lawOf, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeAll(async () => {
  world = await openCasinoWorld();
});
afterAll(() => world.drop());

const minorOf = (amount = ""): bigint => {
  const read = parseMoney(amount, getAsset("EUR"));
  return read.ok ? read.value.minor : expect.fail(`${amount} is no amount`);
};
const textOf = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`;
const rich = () => world.openPlayer(100_000_000n);

/** Curaçao, whose law lets features be sold, with a most of its own. */
const lawWithMost = (minorMax: bigint): Policy => ({
  ...lawOf("CW"),
  stakeLimits: ["casino" as const, "tables" as const].map((product) => ({
    product,
    currency: "EUR",
    minorMax,
  })),
});
const laws: readonly [string, Policy][] = [
  ["where the law names no most", lawOf("CW")],
  ["where it names one", lawWithMost(60_000n)],
];

async function sitAt(game: string, policy: Policy) {
  const seat = await world.sit({ game, policy, playerId: await rich() });
  const play = async (stake: bigint, choice: unknown) =>
    codeOf(
      await world.casino.frame.openRound(seat.session, press({ stake: textOf(stake), choice })),
    );
  return { play, stakes: seat.opened.stakes };
}

const steps = ({ stakes }: Pick<GameSession, "stakes">) => stakes.steps.map(minorOf);

describe.each(laws)("a bought feature, %s", (_law, policy) => {
  test("is taken at every offered stake whose price is within the limit told, and at no other", async () => {
    const { play, stakes } = await sitAt("ember-vault", policy);
    const buyMax = minorOf(stakes.buyMax);
    expect(buyMax > minorOf(stakes.max) || policy.stakeLimits.length > 0).toBe(true);
    for (const step of steps({ stakes })) {
      const price = step * 80n;
      const taken = await play(price, { buy: true });
      expect(taken, textOf(step)).toBe(price <= buyMax ? "ok" : "stake_out_of_range");
    }
  });
});

test("a feature is priced by a spin that could be spun: one of a smaller or larger stake is refused", async () => {
  const { play } = await sitAt("ember-vault", lawOf("CW"));
  expect(await play(80n * 9n, { buy: true })).toBe("stake_out_of_range");
  expect(await play(80n * 10n, { buy: true })).toBe("ok");
  expect(await play(10_001n, { buy: false })).toBe("stake_out_of_range");
});

describe.each(laws)("seats at a table, %s", (_law, policy) => {
  test("are taken at every offered stake up to the limits told, with pairs and without", async () => {
    const { play, stakes } = await sitAt("blackjack-21", policy);
    const roundMax = minorOf(stakes.roundMax);
    for (const step of steps({ stakes })) {
      for (const seats of [1, 2, 3]) {
        for (const pairs of [0n, step / 2n]) {
          const whole = (step + pairs) * BigInt(seats);
          const seat = { stake: String(step), pairs: String(pairs) };
          const { play: again } = await sitAt("blackjack-21", policy);
          const taken = await again(whole, { seats: Array.from({ length: seats }, () => seat) });
          expect(taken, `${seats} × ${textOf(step)} + ${textOf(pairs)}`).toBe(
            whole <= roundMax ? "ok" : "stake_out_of_range",
          );
        }
      }
    }
    const over = { stake: String(minorOf(stakes.max) + 1n), pairs: "0" };
    expect(await play(minorOf(stakes.max) + 1n, { seats: [over] })).toBe("stake_out_of_range");
  });
});

test("a seat has limits of its own: none is smaller or larger because the whole is within them", async () => {
  const { play } = await sitAt("blackjack-21", lawOf("CW"));
  const seats = (...stakes: readonly [string, string][]) => ({
    seats: stakes.map(([stake, pairs]) => ({ stake, pairs })),
  });
  expect(await play(150n, seats(["99", "0"], ["51", "0"]))).toBe("stake_out_of_range");
  expect(await play(50_100n, seats(["50001", "0"], ["99", "0"]))).toBe("stake_out_of_range");
  expect(await play(300n, seats(["100", "200"]))).toBe("stake_out_of_range");
});

test("the law's most is of the whole round: what would be doubled above it is refused, and the hand waits", async () => {
  const policy = lawWithMost(10_000n);
  const stake = { stake: "10000", pairs: "0" };
  for (;;) {
    const seat = await world.sit({ game: "blackjack-21", policy, playerId: await rich() });
    expect(seat.opened.stakes).toMatchObject({ lawMax: "100.00", max: "100.00" });
    const { frame } = world.casino;
    const opened = await frame.openRound(
      seat.session,
      press({ stake: "100.00", choice: { seats: [stake] } }),
    );
    if (!opened.ok) expect.fail(opened.refusal.code);
    const round = opened.value;
    const last = round.steps.flatMap(({ events }) => events).at(-1) as { type?: string };
    if (round.state !== "open" || last.type !== "asked") continue;
    const move = (action: unknown) =>
      frame.act(seat.session, { roundId: round.id, place: 0, action });
    expect(codeOf(await move({ move: "double" }))).toBe("stake_out_of_range");
    expect(codeOf(await move({ move: "stand" }))).toBe("ok");
    return;
  }
});
