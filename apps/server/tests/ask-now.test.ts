import {
  createDepositDesk,
  createRefunds,
  readReversals,
  type DepositDesk,
  type Refunds,
} from "@croupier/cashier";
import type { PlayerDeposit } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import type { Person } from "@croupier/tools/people";
import { findFreePort } from "@croupier/tools/world";
import { createReversedMoney } from "@croupier/wallet";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startPaymentsSandbox, type PaymentsSandbox } from "./payments-sandbox.ts";
import { joined } from "./people.ts";
import { reconcile } from "./reconcile.ts";
import { serve, type Served } from "./serve.ts";

/** Paid, and nobody is told. */
const silentCard = "4000 0000 0000 0341";
const staffId = uuidv7();
let site: Served;
let sandbox: PaymentsSandbox;
let player: Person;
let desk: DepositDesk;
let refunds: Refunds;

beforeAll(async () => {
  sandbox = await startPaymentsSandbox();
  // Its notices come to where players find the brand.
  const port = await findFreePort();
  site = await serve((config) => ({
    ...config,
    http: { ...config.http, port },
    payments: sandbox.settings,
  }));
  player = await joined(site, "unheard");
  const { database } = site.fresh;
  const room = { database, clock: systemClock, record: async () => {} };
  const ledger = createLedger({ database, announce: () => {} });
  const whenOwed = () => Promise.reject(new Error("nobody comes to owe"));
  desk = createDepositDesk(room);
  refunds = createRefunds({
    ...room,
    reversed: createReversedMoney({ ledger, clock: systemClock, whenOwed }),
    readFree: () => Promise.reject(new Error("only large ones look at what is there")),
  });
});
afterAll(async () => {
  await site.close();
  sandbox.close();
});

async function watched(id: string) {
  const found = await desk.read(id);
  if (found === undefined) throw new Error("a deposit that was begun is there");
  return found;
}
const work = () => reconcile(site.fresh.database, sandbox.settings);
const callsOf = ({ calls }: Pick<Awaited<ReturnType<typeof watched>>, "calls">) =>
  calls.map(({ direction, call, outcome }) => `${direction} ${call}: ${outcome}`);

async function begin(amount: string): Promise<PlayerDeposit> {
  const answer = await fetch(`${site.url}/services/cashier/v1/profiles/${player.id}/deposits`, {
    method: "POST",
    headers: {
      origin: site.url,
      cookie: player.cookie,
      "content-type": "application/json",
      "idempotency-key": `unheard-of-${amount}`,
    },
    body: JSON.stringify({ method: "card", amount, currency: "USD" }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as PlayerDeposit;
}

async function playable(): Promise<string | undefined> {
  const path = `/services/wallet-gateway/v1/profiles/${player.id}/balances`;
  const answer = await fetch(site.url + path, { headers: { cookie: player.cookie } });
  const balances = (await answer.json()) as { type: string; amount: string }[];
  return balances.find(({ type }) => type === "playable")?.amount;
}

async function paidUnheard(amount: string): Promise<string> {
  const { id, url } = await begin(amount);
  await sandbox.pay(url ?? "", silentCard);
  expect(await desk.wantCheck(id, staffId)).toBe(true);
  expect(await watched(id)).toMatchObject({ isCheckWanted: true });
  expect(await work()).toBe(1);
  return id;
}

test("a notice that never came: staff have the provider asked, and the deposit is paid in", async () => {
  const before = await playable();
  const { id, url } = await begin("100.00");
  await sandbox.pay(url ?? "", silentCard);
  // Its turn has not come: without staff nobody is asked.
  expect(await work()).toBe(0);
  expect(await watched(id)).toMatchObject({ state: "redirected", isCheckWanted: false });

  expect(await desk.wantCheck(id, staffId)).toBe(true);
  expect(await work()).toBe(1);
  const paid = await watched(id);
  expect(paid).toMatchObject({ state: "completed", isCheckWanted: false });
  expect(paid.events[0]).toMatchObject({ said: "paid", toldBy: "poll", after: "completed" });
  expect(callsOf(paid)).toContain("asked read: paid");
  expect(await playable()).toBe((Number(before) + 100).toFixed(2));
  expect(await desk.wantCheck(id, staffId)).toBe(false);
});

test("a refund of staff is asked of the provider, whose signed notice ends it", async () => {
  const id = await paidUnheard("70.00");
  const before = await playable();
  const refund = { reason: "paid_twice", words: "Paid twice", staffId } as const;
  expect(await refunds.ask({ ...refund, depositId: id })).toMatchObject({ ok: true });
  expect(await playable()).toBe((Number(before) - 70).toFixed(2));
  expect(await work()).toBe(1);
  await vi.waitFor(async () => expect((await watched(id)).state).toBe("refunded"), 30_000);
  const { events, ...refunded } = await watched(id);
  expect(events[0]).toMatchObject({ said: "sent_back", toldBy: "provider", before: "refunding" });
  expect(callsOf(refunded)).toEqual(
    expect.arrayContaining(["asked send_back: open", "told notice: sent_back"]),
  );
});

test("what the provider cannot send back is the player's again, and may be asked for anew", async () => {
  const id = await paidUnheard("50.13");
  const before = await playable();
  const wish = { depositId: id, reason: "mistake", words: "By mistake", staffId } as const;
  async function ask(): Promise<string> {
    const asked = await refunds.ask(wish);
    if (!asked.ok) throw new Error(asked.refusal.code);
    return asked.value.id;
  }
  const first = await ask();
  await work();
  await vi.waitFor(async () => expect((await watched(id)).state).toBe("completed"), 30_000);
  expect(await playable()).toBe(before);
  expect(await readReversals(site.fresh.database, { depositId: id, limit: 9 })).toMatchObject([
    { id: first, state: "lifted", taken: { minor: 5_013n } },
  ]);
  expect(await ask()).not.toBe(first);
  await work();
  await vi.waitFor(async () => expect((await watched(id)).state).toBe("completed"), 30_000);
});
