import { sign } from "node:crypto";
import type { PlayerDeposit } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { ok } from "@croupier/kit/result";
import { createLedger } from "@croupier/ledger";
import { createPlayMoney } from "@croupier/wallet";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { troublePayments, type TroubledPayments } from "./troubled-payments.ts";
import {
  acts,
  admin,
  anna,
  asked,
  balances,
  bert,
  call,
  desk,
  letters,
  link,
  moveWithdrawals,
  openWithdrawals,
  player,
  read,
  sandboxKey,
  served,
  troubles,
  untilState,
  wired,
} from "./withdrawal-world.ts";

let provider: TroubledPayments;

openWithdrawals(async (settings) => {
  provider = await troublePayments(settings, 600_000);
  return provider.settings;
});
afterAll(() => provider.close());
beforeEach(() => provider.choose("none"));

const usd = getAsset("USD");
const house = "house_provider_sample" as const;
const note = "Looks right";
const sendings = () => provider.arrived.filter((one) => one === "POST /v1/payouts");
const lookups = () => provider.arrived.filter((one) => one.startsWith("GET /v1/payouts/"));
const notices = "/services/cashier/v1/providers/sandbox/notices";
const payoutNotices = "/services/cashier/v1/providers/sandbox/payout-notices";

/** In the provider's own name. */
async function notify(words: object, to = notices): Promise<void> {
  const text = JSON.stringify(words);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signed = Buffer.from(`${timestamp}\nPOST ${to}\n${text}`);
  const answer = await fetch(served.url + to, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-signature": sign(null, signed, sandboxKey()).toString("base64url"),
      "x-timestamp": timestamp,
    },
    body: text,
  });
  expect(answer.status).toBe(204);
}

const tellPayout = (reference: string, status: string) =>
  notify({ event: `${status} ${reference}`, reference, status }, payoutNotices);

/** So much comes in from a card, as long ago as that. */
async function payIn(
  amount: string,
  { card = "4242", daysAgo = 0 }: { card?: string; daysAgo?: number } = {},
): Promise<string> {
  const begun = await call("POST", `/services/cashier/v1/profiles/${player.id}/deposits`, {
    key: `key-${uuidv7()}`,
    body: { method: "card", amount, currency: "USD" },
  });
  const { id } = begun.body as unknown as PlayerDeposit;
  const paid = { reference: id, amount, currency: "USD" };
  const paidWith = { brand: "Visa", lastFour: card, expires: "12/30" };
  await notify({ ...paid, event: `paid ${id}`, status: "paid", paidWith });
  await admin.query(
    `UPDATE cashier.deposit_events SET recorded_at = recorded_at - make_interval(days => $2)
     WHERE deposit_id = $1`,
    [id, daysAgo],
  );
  return id;
}

/** Staked and lost, through the doorway of games. */
async function stake(minor: bigint): Promise<void> {
  const { database } = served.fresh;
  const announce = () => {};
  const play = createPlayMoney<"casino", never>({
    database,
    ledger: createLedger({ database, announce }),
    guards: { mayPlay: async (_, bets) => bets.map(() => ok()) },
    announce,
  });
  await play.openHouse({ house, asset: usd });
  const round = {
    playerId: player.id,
    roundId: uuidv7(),
    product: "casino",
    house,
    asset: usd,
  } as const;
  const at = () => ({ operationId: uuidv7(), happenedAt: new Date() });
  const bet = { ...round, ...at(), sessionId: player.id, minor, spend: "cash_first" } as const;
  expect((await play.bet(bet)).ok).toBe(true);
  expect((await play.endRound({ ...round, ...at() })).ok).toBe(true);
}

const block = (status: "blocked" | "active") =>
  admin.query("UPDATE players.profile SET status = $2 WHERE player_id = $1", [player.id, status]);

async function casesOf(id: string) {
  const looked = await desk.read({ id, staffId: anna });
  return looked.ok ? looked.value : undefined;
}

/** As long ago as a provider is given to say that they have it. */
const wait = (id: string, minutes = 11) =>
  admin.query(
    `UPDATE cashier.withdrawals SET handed_at = handed_at - make_interval(mins => $2),
       checked_at = checked_at - make_interval(mins => $2) WHERE withdrawal_id = $1`,
    [id, minutes],
  );

async function approved(amount = "100.00"): Promise<string> {
  const { id } = await asked({ amount, destination: await link(player.id) });
  await moveWithdrawals();
  await desk.approve({ id, staffId: anna, note });
  return id;
}

describe("a card is known", () => {
  const byCard = { method: "CARD", destination: undefined };

  test("after three calm days, up to what it brought in, and no further", async () => {
    await payIn("60.00", { daysAgo: 4 });
    await stake(6_000n);
    const first = await asked({ ...byCard, amount: "40.00" });
    await moveWithdrawals();
    await untilState(first.id, "arrived");
    expect((await read(first.id)).stages.map(({ by }) => by)).not.toContain("staff");

    const more = await asked({ ...byCard, amount: "20.01" });
    await moveWithdrawals();
    expect(await casesOf(more.id)).toMatchObject({
      state: "checks",
      findings: ["card_above_deposits"],
    });
  });

  test("not on the day of its first deposit: who took over an account gets nothing without people", async () => {
    await payIn("10.00");
    await stake(1_000n);
    const { id } = await asked({ ...byCard, amount: "500.00" });
    await moveWithdrawals();
    expect(await casesOf(id)).toMatchObject({
      state: "checks",
      findings: ["new_destination", "card_above_deposits", "recent_change"],
    });
    expect(sendings()).toEqual([]);
  });

  test("by itself: what another card brought in is not its own", async () => {
    await payIn("500.00", { daysAgo: 30 });
    await payIn("20.00", { card: "1111", daysAgo: 5 });
    await stake(52_000n);
    const { id } = await asked({ ...byCard, amount: "100.00" });
    await moveWithdrawals();
    expect((await casesOf(id))?.findings).toEqual(["card_above_deposits"]);
  });

  test("a calm one is paid before a newer one, which a stranger may have brought", async () => {
    const calm = await payIn("60.00", { daysAgo: 4 });
    await payIn("10.00", { card: "1111" });
    await stake(7_000n);
    const { id, destination } = await asked({ ...byCard, amount: "40.00" });
    expect(destination).toBe("Visa •••• 4242");
    const { rows } = await admin.query<{ to: string }>(
      "SELECT destination_id AS to FROM cashier.withdrawals WHERE withdrawal_id = $1",
      [id],
    );
    expect(rows).toEqual([{ to: calm }]);
  });

  test("and a new one is a change, also for what leaves by bank", async () => {
    const known = await approved("50.00");
    await moveWithdrawals();
    await untilState(known, "arrived");
    const { rows } = await admin.query<{ to: string }>(
      "SELECT destination_id AS to FROM cashier.withdrawals WHERE withdrawal_id = $1",
      [known],
    );
    await payIn("20.00");
    await stake(2_000n);
    const { id } = await asked({ amount: "50.00", destination: rows[0]?.to });
    await moveWithdrawals();
    expect((await casesOf(id))?.findings).toEqual(["recent_change"]);
  });
});

test("a sign-in from a new browser is a change", async () => {
  await admin.query(
    `INSERT INTO players.event (player_id, event_id, kind, facts, done_by)
     VALUES ($1, $2, 'signed_in', '{"newDevice": true}', 'player')`,
    [player.id, uuidv7()],
  );
  const { id } = await asked({ amount: "50.00" });
  await moveWithdrawals();
  expect((await casesOf(id))?.findings).toContain("recent_change");
});

describe("who may not withdraw any more", () => {
  test("is looked at by people, and a yes of theirs does not help while it stands", async () => {
    const { id } = await asked();
    await block("blocked");
    await moveWithdrawals();
    expect(await casesOf(id)).toMatchObject({
      state: "checks",
      reason: "account_blocked",
      findings: ["account_blocked", "new_destination"],
    });
    await desk.approve({ id, staffId: anna, note });
    await moveWithdrawals();
    expect(await casesOf(id)).toMatchObject({ state: "checks", reason: "account_blocked" });
    expect(sendings()).toEqual([]);
    await block("active");
    await desk.approve({ id, staffId: anna, note });
    await moveWithdrawals();
    await untilState(id, "arrived");
  });

  test.each([
    ["document_missing", "UPDATE players.document SET status = 'BLOCKED' WHERE player_id = $1"],
    ["email_unconfirmed", "DELETE FROM players.confirmed_email WHERE player_id = $1"],
  ])("%s keeps what is approved from being handed over", async (reason, change) => {
    const id = await approved();
    await admin.query(change, [player.id]);
    await moveWithdrawals();
    expect(await casesOf(id)).toMatchObject({ state: "checks", reason });
    expect(sendings()).toEqual([]);
    expect((await balances())["pendingWithdrawal"]).toBe("100.00");
  });

  test("while the provider is down: it is called no more, and comes back to people once it has nothing", async () => {
    const id = await approved();
    provider.choose("reset");
    await moveWithdrawals();
    expect(sendings()).toHaveLength(1);
    troubles.splice(0);
    await block("blocked");
    await moveWithdrawals();
    await moveWithdrawals();
    expect(sendings()).toHaveLength(1);
    expect(await casesOf(id)).toMatchObject({ state: "approved", isStopping: true });

    provider.choose("none");
    await moveWithdrawals();
    // A call of ours may still be on its way.
    expect(await casesOf(id)).toMatchObject({ state: "approved", isStopping: true });
    // Nor does one answer that they do not know it prove that they will not.
    await wait(id, 5);
    await moveWithdrawals();
    expect(lookups()).toHaveLength(1);
    expect(await casesOf(id)).toMatchObject({ state: "approved", isStopping: true });
    await wait(id, 6);
    await moveWithdrawals();
    expect(lookups()).toHaveLength(2);
    expect(await casesOf(id)).toMatchObject({ state: "checks", reason: "account_blocked" });
    expect(sendings()).toEqual([]);
    await desk.reject({ id, staffId: anna, note, reason: "not_possible" });
    expect(await balances()).toMatchObject({ unlocked: "1000.00", pendingWithdrawal: "0.00" });
  });
});

describe("staff say yes to what the rules find then", () => {
  const changed = () =>
    admin.query(
      `INSERT INTO players.event (player_id, event_id, kind, facts, done_by)
       VALUES ($1, $2, 'signed_in', '{"newDevice": true}', 'player')`,
      [player.id, uuidv7()],
    );
  const anew = { refusal: { code: "withdrawal_judged_anew" } };

  test("what has come since is shown first, with when it was found, and a yes that has seen it counts", async () => {
    const { id } = await asked({ destination: await link(player.id) });
    expect((await casesOf(id))?.judgedAt).toBeNull();
    await moveWithdrawals();
    const before = await casesOf(id);
    expect(before).toMatchObject({ findings: ["new_destination"], judgedAt: expect.any(String) });
    await changed();
    expect(await desk.approve({ id, staffId: anna, note })).toMatchObject(anew);
    expect(acts.at(-1)).toBe("withdrawals.judged-anew");
    const after = await casesOf(id);
    expect(after).toMatchObject({
      state: "checks",
      findings: ["new_destination", "recent_change"],
    });
    expect(after?.judgedAt).not.toBe(before?.judgedAt);
    expect(after?.trace.at(-1)).toMatchObject({ event: "judged", reason: "recent_change" });
    expect((await balances())["pendingWithdrawal"]).toBe("100.00");
    // On the screen of a colleague stands what it was before.
    const seen = before?.findings;
    expect(await desk.approve({ id, staffId: anna, note, seen })).toMatchObject(anew);
    expect((await desk.approve({ id, staffId: anna, note })).ok).toBe(true);
    await moveWithdrawals();
    await untilState(id, "arrived");
  });

  test("a second yes is asked the same, and what is found no more is gone from the case", async () => {
    const { id } = await asked({ destination: await link(player.id) });
    await changed();
    await moveWithdrawals();
    await admin.query("UPDATE cashier.withdrawals SET first_yes_by = $2 WHERE withdrawal_id = $1", [
      id,
      bert,
    ]);
    await block("blocked");
    expect(await desk.confirm({ id, staffId: anna, note })).toMatchObject(anew);
    await block("active");
    await admin.query("DELETE FROM players.event WHERE player_id = $1 AND kind = 'signed_in'", [
      player.id,
    ]);
    const confirmed = await desk.confirm({ id, staffId: anna, note });
    expect(confirmed.ok && confirmed.value).toMatchObject({
      state: "approved",
      findings: ["new_destination"],
    });
    await moveWithdrawals();
    await untilState(id, "arrived");
  });
});

describe("staff stop what is approved", () => {
  /** The provider was called, and says later that it knows nothing of it. */
  async function stoppedAfterCall(): Promise<string> {
    const id = await approved();
    provider.choose("reset");
    await moveWithdrawals();
    troubles.splice(0);
    await desk.stop({ id, staffId: anna, note: "Wait, look at this" });
    provider.choose("none");
    await wait(id);
    await moveWithdrawals();
    return id;
  }

  test("before the provider is called it is theirs again, and a yes sends it", async () => {
    const id = await approved();
    expect(await casesOf(id)).toMatchObject({ canStop: true, isStopping: false });
    const stopped = await desk.stop({ id, staffId: anna, note: "Wait, look at this" });
    expect(stopped.ok && stopped.value).toMatchObject({ state: "checks", canStop: false });
    expect(acts.at(-1)).toBe("withdrawals.stopped");
    await moveWithdrawals();
    expect(sendings()).toEqual([]);
    await desk.approve({ id, staffId: anna, note });
    await moveWithdrawals();
    await untilState(id, "arrived");
  });

  test("too late where the provider has it, whatever we heard of that: it is sent, once", async () => {
    const id = await approved();
    provider.choose("done, then reset");
    await moveWithdrawals();
    troubles.splice(0);
    provider.choose("none");
    // Their notice may be the first that tells us they have it.
    const stopped = await desk.stop({ id, staffId: anna, note: "Wait, look at this" });
    expect(stopped).toMatchObject(
      stopped.ok
        ? { value: { state: "approved", isStopping: true } }
        : { refusal: { code: "withdrawal_not_stoppable" } },
    );
    await wait(id);
    await moveWithdrawals();
    await untilState(id, "arrived");
    const { rows } = await admin.query(
      "SELECT 1 FROM ledger.transfers WHERE player_id = $1 AND kind = 'withdrawal_sent'",
      [player.id],
    );
    expect(rows).toHaveLength(1);
  });

  test("and approve a part while the worker was at another: that part is sent, and no more", async () => {
    const { id: slow } = await asked({ amount: "30.00" });
    const { id: stale } = await asked({ amount: "100.00" });
    await moveWithdrawals();
    for (const id of [slow, stale]) await desk.approve({ id, staffId: anna, note });
    provider.choose("late");
    const moving = moveWithdrawals();
    await provider.nextCall();
    await desk.stop({ id: stale, staffId: anna, note: "Wait, look at this" });
    await desk.approve({ id: stale, staffId: anna, note, amount: "60.00" });
    wired.splice(0);
    provider.letGo();
    await moving;
    await untilState(slow, "arrived");
    await untilState(stale, "arrived");
    const sent = wired.filter((body) => body.includes(stale));
    expect(sent.map((body) => (JSON.parse(body) as { amount: string }).amount)).toEqual(["59.00"]);
    expect((await balances())["total"]).toBe("910.00");
  });

  test("a provider that did not know it and sends it all the same: it has left, and is not given back", async () => {
    const id = await stoppedAfterCall();
    expect(await casesOf(id)).toMatchObject({ state: "checks" });
    await tellPayout(id, "arrived");
    expect((await read(id)).state).toBe("arrived");
    expect((await balances())["total"]).toBe("900.00");
  });

  test("what was given back and is told of as sent is an alarm", async () => {
    const id = await stoppedAfterCall();
    await desk.reject({ id, staffId: anna, note, reason: "not_possible" });
    await tellPayout(id, "sent");
    expect((await read(id)).state).toBe("rejected");
    await vi.waitFor(async () => {
      const { rows } = await admin.query(
        "SELECT 1 FROM oversight.unhandled_error WHERE message LIKE '%was given back before'",
      );
      expect(rows).toHaveLength(1);
    });
  });

  test("nothing that is not approved, and nothing that is with the provider", async () => {
    const no = { ok: false, refusal: { code: "withdrawal_not_stoppable" } };
    const { id } = await asked();
    const stop = () => desk.stop({ id, staffId: anna, note });
    expect(await stop()).toEqual(no);
    await moveWithdrawals();
    expect(await stop()).toEqual(no);
    await desk.approve({ id, staffId: anna, note });
    await moveWithdrawals();
    expect(await stop()).toEqual(no);
    await untilState(id, "arrived");
  });
});

describe("a chargeback", () => {
  const takeBack = (deposit: string, amount: string) =>
    notify({
      event: `back ${deposit}`,
      reference: deposit,
      status: "charged_back",
      amount,
      currency: "USD",
      dispute: "d1",
    });

  test("takes what is there, then what waits to leave, the newest first", async () => {
    const deposit = await payIn("300.00");
    await stake(30_000n);
    const older = await asked({ amount: "400.00" });
    const newer = await asked({ amount: "550.00" });
    await moveWithdrawals();
    expect((await balances())["unlocked"]).toBe("50.00");
    await takeBack(deposit, "300.00");
    expect(await read(newer.id)).toMatchObject({ state: "rejected", reason: "money_owed" });
    expect((await read(older.id)).state).toBe("checks");
    expect(await balances()).toMatchObject({ unlocked: "300.00", pendingWithdrawal: "400.00" });
    const [letter] = await letters();
    expect(letter?.text).toContain("a deposit was taken back");
  });

  test("takes what is approved, leaves what a provider was told of, and the rest is owed", async () => {
    const deposit = await payIn("300.00");
    await stake(30_000n);
    const told = await approved("800.00");
    provider.choose("reset");
    await moveWithdrawals();
    troubles.splice(0);
    const untold = await approved("150.00");
    troubles.splice(0);
    await takeBack(deposit, "300.00");
    expect(await read(untold)).toMatchObject({ state: "rejected", reason: "money_owed" });
    expect((await casesOf(told))?.state).toBe("approved");
    expect(await balances()).toMatchObject({ unlocked: "0.00", pendingWithdrawal: "800.00" });
    const { rows } = await admin.query<{ taken: string; owed: string }>(
      "SELECT taken, owed FROM cashier.deposit_reversals WHERE deposit_id = $1",
      [deposit],
    );
    expect(rows).toEqual([{ taken: "20000", owed: "10000" }]);
    // A payout that the provider never took stays with people while the debt stands.
    provider.choose("none");
    await moveWithdrawals();
    await wait(told);
    await moveWithdrawals();
    expect(await casesOf(told)).toMatchObject({ state: "checks", reason: "money_owed" });
    expect(sendings()).toEqual([]);
  });
});
