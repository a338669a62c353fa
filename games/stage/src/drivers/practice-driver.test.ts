import { diceConfig, diceRules } from "@croupier/game-dice/rules";
import { proveRound } from "@croupier/kit/fair";
import type { AnyRules } from "@croupier/kit/rules";
import { expect, test } from "vitest";
import { diceFacts } from "../../tests/dice-facts.ts";
import { createPracticeDriver } from "./practice-driver.ts";

const under = { side: "under", winning: 4_950 };

function practice(rules: AnyRules = diceRules) {
  return createPracticeDriver({
    rules,
    facts: diceFacts,
    currency: "USD",
    now: () => new Date("2026-11-23T12:00:00Z"),
  });
}

const play = (
  driver: ReturnType<typeof practice>,
  playId: string,
  stake = "1.00",
  choice: unknown = under,
) => driver.openRound({ playId, stake, choice });

test("a round of practice takes its stake and gives what it pays", async () => {
  const driver = practice();
  const answer = await play(driver, "p1");
  expect(answer.ok).toBe(true);
  if (!answer.ok) return;
  const { balance, payout, state, steps } = answer.value;
  expect(state).toBe("closed");
  expect(steps).toHaveLength(1);
  expect(balance).toBe(payout === "2.00" ? "1001.00" : "999.00");
});

test("the same press is one round, however often it is asked for", async () => {
  const driver = practice();
  const first = await play(driver, "p1");
  expect(await play(driver, "p1")).toEqual(first);
  expect(await play(driver, "p1", "2.00")).toMatchObject({ refusal: { code: "play_reused" } });
  const listed = await driver.rounds();
  expect(listed).toMatchObject({ ok: true, value: { items: [{ nonce: 0 }] } });
});

test.each([
  ["a stake below what is offered", "0.01", under, "stake_out_of_range"],
  ["a stake above it", "500.01", under, "stake_out_of_range"],
  ["a stake that is no amount", "much", under, "stake_out_of_range"],
  ["a bet that is not offered", "1.00", { side: "under", winning: 9 }, "choice_not_offered"],
])("%s is refused and takes nothing", async (_, stake, choice, code) => {
  const driver = practice();
  expect(await play(driver, "p1", stake, choice)).toMatchObject({ ok: false, refusal: { code } });
  expect(await driver.session()).toMatchObject({
    value: { balance: "1000.00", seeds: { nonceNext: 0 } },
  });
});

test("play money runs out, and more than there is cannot be staked", async () => {
  const driver = practice();
  const sure = { side: "under", winning: 10 };
  await play(driver, "p1", "500.00", sure);
  await play(driver, "p2", "400.00", sure);
  expect(await play(driver, "p3", "500.00", sure)).toMatchObject({
    refusal: { code: "insufficient_funds" },
  });
});

test("seeds are told before, counted up, and shown when they are changed; every round is then proved", async () => {
  const driver = practice();
  const before = await driver.seeds();
  for (const id of ["p1", "p2", "p3"]) await play(driver, id);
  if (!before.ok) throw new Error("a practice tells its seeds");
  const { nextFingerprint } = before.value;
  const after = await driver.changeSeed({ playerSeed: "my-own-seed", nextFingerprint });
  if (!after.ok) throw new Error("a practice tells its seeds");
  const [revealed] = after.value.before;
  expect(revealed).toMatchObject({ fingerprint: before.value.fingerprint, nonceNext: 3 });
  expect(after.value).toMatchObject({ playerSeed: "my-own-seed", nonceNext: 0 });
  expect(after.value.fingerprint).toBe(nextFingerprint);
  expect(after.value.nextFingerprint).not.toBe(nextFingerprint);
  expect(await driver.changeSeed({ playerSeed: "another", nextFingerprint })).toMatchObject({
    refusal: { code: "seeds_changed" },
  });

  const listed = await driver.rounds();
  if (!listed.ok || revealed === undefined) throw new Error("a practice lists its rounds");
  for (const { id } of listed.value.items) {
    const answer = await driver.round(id);
    if (!answer.ok) throw new Error("a listed round is there");
    const { steps, nonce, seedFingerprint, playerSeed } = answer.value;
    const proof = proveRound(diceRules, {
      seeds: { serverSeed: revealed.serverSeed, playerSeed, nonce },
      fingerprint: seedFingerprint,
      config: diceConfig,
      stake: 100n,
      choice: under,
      actions: [],
      shown: steps.map(({ events }) => events),
      staked: 100n,
      payout: BigInt((answer.value.payout ?? "").replace(".", "")),
    });
    expect(proof.isGenuine).toBe(true);
  }
});

test("a practice keeps its last fifty rounds, however long it goes on", async () => {
  const driver = practice();
  for (let press = 0; press < 60; press += 1) await play(driver, `p${press}`);
  const listed = await driver.rounds();
  if (!listed.ok) throw new Error("a practice lists its rounds");
  expect(listed.value.items.map(({ nonce }) => nonce)).toEqual(
    Array.from({ length: 50 }, (_, place) => 59 - place),
  );
});

test.each([
  [
    { may: ["turbo"], roundMsMin: 2_500 },
    { autoplay: false, turbo: true, buy: false, roundMsMin: 2_500 },
  ],
  [undefined, { autoplay: true, turbo: true, buy: true, roundMsMin: 0 }],
])("a practice may be played the way money may be there: %j", async (way, policy) => {
  const driver = createPracticeDriver({
    rules: diceRules,
    facts: diceFacts,
    currency: "USD",
    now: () => new Date(0),
    way,
  });
  expect(await driver.session()).toMatchObject({ value: { policy } });
});

test.each([
  [["turbo"], "choice_not_offered"],
  [["turbo", "buy"], undefined],
])("where a law leaves %j, a practice answers a purchase with %s", async (may, code) => {
  const selling = { ...diceRules, readChoice: () => ({ buy: true }) } as unknown as AnyRules;
  const driver = createPracticeDriver({
    rules: { ...selling, open: () => ({ events: [], state: {}, staked: 100n, payout: 0n }) },
    facts: diceFacts,
    currency: "USD",
    now: () => new Date(0),
    way: { may, roundMsMin: 0 },
  });
  const answer = await driver.openRound({ playId: "p1", stake: "1.00", choice: { buy: true } });
  expect(answer.ok ? undefined : answer.refusal.code).toBe(code);
});

test("a round that is over is not taken back", async () => {
  const driver = practice();
  const answer = await play(driver, "p1");
  if (!answer.ok) throw new Error(answer.refusal.code);
  expect(await driver.takeBack?.(answer.value.id)).toMatchObject({
    refusal: { code: "action_not_allowed" },
  });
  expect(await driver.takeBack?.("nobody")).toMatchObject({ refusal: { code: "not_found" } });
});

test("a stake of a round in which nothing was decided yet is given back, and it never was one", async () => {
  const opened = { state: {}, events: [], staked: 100n, payout: undefined };
  const rules = { ...diceRules, open: () => opened } as unknown as AnyRules;
  const driver = practice(rules);
  const answer = await play(driver, "p1");
  if (!answer.ok) throw new Error(answer.refusal.code);
  expect(answer.value).toMatchObject({ state: "open", balance: "999.00" });
  const back = await driver.takeBack?.(answer.value.id);
  expect(back).toMatchObject({ value: { state: "voided", balance: "1000.00" } });
  expect(await driver.rounds()).toMatchObject({ value: { items: [] } });
  expect(await play(driver, "p2")).toMatchObject({ ok: true });
});

test("the last coin of a payout is drawn in practice too, and told with the round", async () => {
  const driver = practice();
  for (let nth = 0; nth < 20; nth += 1) {
    const choice = { side: "under", winning: 9_001 };
    const answer = await play(driver, `p${nth}`, "1.00", choice);
    if (!answer.ok) throw new Error(answer.refusal.code);
    const { payout, rest } = answer.value;
    if (payout === "0.00") expect(rest).toBeUndefined();
    else {
      expect(rest).toMatchObject({ left: 8_891, of: 9_001 });
      expect(payout).toBe(rest?.isPaid === true ? "1.10" : "1.09");
    }
  }
});
