import { generateKeyPairSync, sign } from "node:crypto";
import { readProviderCalls, readReversals } from "@croupier/cashier";
import type { PlayerDeposit } from "@croupier/contracts";
import { queueBehind } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, parseMoney } from "@croupier/kit/money";
import { createLedger, runAudit } from "@croupier/ledger";
import type { Person } from "@croupier/tools/people";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startPaymentsSandbox, type PaymentsSandbox } from "./payments-sandbox.ts";
import { joined } from "./people.ts";
import { reconcile } from "./reconcile.ts";
import { serve, type Served } from "./serve.ts";

let sandbox: PaymentsSandbox;
let served: Served;
let admin: pg.Pool;
let player: Person;
let people = 0;

beforeAll(async () => {
  sandbox = await startPaymentsSandbox();
  served = await serve((config) => ({ ...config, payments: sandbox.settings }));
  // Notices come to where players find the brand.
  admin = new pg.Pool({ connectionString: served.fresh.adminUrl, max: 2 });
  admin.on("error", () => {});
});
afterAll(async () => {
  await admin.end();
  await served.close();
  sandbox.close();
});
beforeEach(async () => {
  people += 1;
  player = await joined(served, `paying${people}`);
});

const card = { paid: "4242 4242 4242 4242", declined: "4000 0000 0000 0002" };
const body = { method: "card", amount: "100.00", currency: "USD" };
const depositsOf = (id = player.id) => `/services/cashier/v1/profiles/${id}/deposits`;

function call(method: string, path: string, more: { key?: string; body?: unknown } = {}) {
  return fetch(served.url + path, {
    method,
    headers: {
      origin: served.url,
      cookie: player.cookie,
      "content-type": "application/json",
      ...(more.key === undefined ? {} : { "idempotency-key": more.key }),
    },
    ...(method === "GET" ? {} : { body: JSON.stringify(more.body ?? {}) }),
  });
}

async function begin(change: object = {}, key = `key-${player.id}`) {
  const answer = await call("POST", depositsOf(), { key, body: { ...body, ...change } });
  return { status: answer.status, body: (await answer.json()) as PlayerDeposit & { code: string } };
}

async function read(id: string): Promise<PlayerDeposit> {
  return (await call("GET", `${depositsOf()}/${id}`)).json() as Promise<PlayerDeposit>;
}

/** Until the provider has told us; what a player sees who waits. */
function untilState(id: string, state: PlayerDeposit["state"]) {
  return vi.waitFor(async () => expect((await read(id)).state).toBe(state), 15_000);
}

async function playable(): Promise<string> {
  const answer = await call("GET", `/services/wallet-gateway/v1/profiles/${player.id}/balances`);
  const balances = (await answer.json()) as { type: string; amount: string }[];
  return balances.find(({ type }) => type === "playable")?.amount ?? "";
}

async function transfersOf(id: string): Promise<number> {
  const { rows } = await admin.query(
    "SELECT 1 FROM ledger.transfers WHERE player_id = $1 AND transfer_id = $2 AND kind = 'deposit'",
    [player.id, id],
  );
  return rows.length;
}

/** What the ledger wrote for this player since they joined, in its order. */
async function movedOf(): Promise<string[]> {
  const { rows } = await admin.query<
    Record<"kind" | "from_account" | "to_account" | "amount", string>
  >(
    `SELECT kind, from_account, to_account, amount FROM ledger.transfers
     WHERE player_id = $1 AND kind <> 'grant' ORDER BY posting, kind`,
    [player.id],
  );
  return rows.map((row) => `${row.kind}: ${row.from_account} > ${row.to_account} ${row.amount}`);
}

/** In the sandbox's own name, as it would. */
function notify(
  words: object,
  { key = sandbox.privateKey, age = 0 }: { key?: typeof sandbox.privateKey; age?: number } = {},
) {
  const path = "/services/cashier/v1/providers/sandbox/notices";
  const text = JSON.stringify(words);
  const timestamp = String(Math.floor(Date.now() / 1_000) - age);
  const signature = sign(null, Buffer.from(`${timestamp}\nPOST ${path}\n${text}`), key);
  return fetch(served.url + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-signature": signature.toString("base64url"),
      "x-timestamp": timestamp,
    },
    body: text,
  });
}

const told = (reference: string, status: string, event: string, amount = "100.00") =>
  notify({ event, reference, status, amount, currency: "USD" });

test("what may be paid with is told with minimum, maximum and fee before anything is begun", async () => {
  const answer = await call("GET", `/services/cashier/v1/profiles/${player.id}/deposit-methods`);
  const { items } = (await answer.json()) as { items: object[] };
  expect(items[0]).toEqual({
    code: "card",
    minimum: "10.00",
    maximum: "5000.00",
    currency: "USD",
    feeBasisPoints: 0,
    minutes: 0,
    saved: [],
  });
});

test("paid on the provider's page, a deposit is in the wallet once it was told, and comes back to our page", async () => {
  const { status, body: begun } = await begin();
  expect([status, begun.state, begun.amount, begun.total]).toEqual([
    201,
    "redirected",
    "100.00",
    "100.00",
  ]);
  const back = new URL(await sandbox.pay(begun.url ?? "", card.paid));
  expect(back.pathname).toBe("/deposit-return");
  expect(Object.fromEntries(back.searchParams)).toEqual({ deposit: begun.id, status: "paid" });
  expect((await told(begun.id, "paid", "e1")).status).toBe(204);
  await untilState(begun.id, "completed");
  expect(await playable()).toBe("1100.00");
  expect(await transfersOf(begun.id)).toBe(1);
});

describe("a key is one deposit", () => {
  test("the same words are answered alike, however often and however many at once", async () => {
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const [first] = answers.filter(({ status }) => status === 201);
    expect((await begin()).body).toEqual(first?.body);
    const list = await (await call("GET", depositsOf())).json();
    expect(list).toEqual({ items: [first?.body] });
  });

  test("a first try that died is taken up once, by however many at once", async () => {
    const { body: died } = await begin();
    // As the process left it that was stopped before the provider had answered.
    await admin.query(
      "UPDATE cashier.commands SET answer = NULL, begun_at = 'epoch' WHERE player_id = $1",
      [player.id],
    );
    const answers = await queueBehind(
      admin,
      {
        text: "SELECT FROM cashier.commands WHERE player_id = $1 FOR UPDATE",
        values: [player.id],
      },
      [() => begin(), () => begin()],
    );
    // The other is told that it is being answered, or how it was, where that took no time at all.
    const [first = "", other = ""] = answers.map(({ status, body: { id, code } }) =>
      status === 201 ? id : code,
    );
    expect(answers[0]?.status).toBe(201);
    expect(["request_in_flight", first]).toContain(other);
    // Two would have asked the provider for two payments more.
    const begun = await Promise.all(
      [...new Set([died.id, first])].map((reference) =>
        readProviderCalls(served.fresh.database, { reference }),
      ),
    );
    expect(begun.flat().filter((one) => one.call === "begin")).toHaveLength(2);
  });

  test("other words under it are refused, and so is a call without one", async () => {
    await begin();
    expect(await begin({ amount: "100.01" })).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
    expect((await call("POST", depositsOf(), { body })).status).toBe(400);
  });

  test("a no stays a no under its key", async () => {
    expect((await begin({ amount: "9.99" })).body.code).toBe("deposit_amount_out_of_range");
    expect((await begin({ amount: "9.99" })).body.code).toBe("deposit_amount_out_of_range");
  });
});

describe("F15: notices", () => {
  test("twice, late and out of order: it is paid in once, and stays so", async () => {
    const { body: begun } = await begin();
    const notices = [
      ["declined", "e1"],
      ["paid", "e2"],
      ["paid", "e2"],
      ["processing", "e3"],
      ["paid", "e4"],
      ["cancelled", "e5"],
    ] as const;
    for (const [status, event] of notices) {
      expect((await told(begun.id, status, event)).status).toBe(204);
    }
    await Promise.all([1, 2, 3].map((again) => told(begun.id, "paid", `again${again}`)));
    expect((await read(begun.id)).state).toBe("completed");
    expect(await transfersOf(begun.id)).toBe(1);
    expect(await playable()).toBe("1100.00");
  });

  test("many at once are all heard: a provider has few addresses, and much to tell", async () => {
    const { body: begun } = await begin();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => told(begun.id, "paid", `many${index}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect(await transfersOf(begun.id)).toBe(1);
  });

  test("each call and each signed notice leaves a row for staff, without a word of its body", async () => {
    const { body: begun } = await begin();
    await told(begun.id, "paid", "e1");
    const calls = await readProviderCalls(served.fresh.database, { reference: begun.id });
    expect(
      calls.map(({ direction, call: name, outcome }) => `${direction} ${name}: ${outcome}`),
    ).toEqual(["told notice: paid", "asked begin: opened"]);
  });

  test("what comes after the player has given up is paid in all the same", async () => {
    const { body: begun } = await begin();
    const given = await call("POST", `${depositsOf()}/${begun.id}/cancellation`);
    expect(await given.json()).toMatchObject({ state: "cancelled", url: null });
    expect((await call("POST", `${depositsOf()}/${begun.id}/cancellation`)).status).toBe(409);
    await told(begun.id, "paid", "late");
    expect((await read(begun.id)).state).toBe("completed");
    expect(await playable()).toBe("1100.00");
  });

  test("another amount than was asked for goes back, where a card is to pay it", async () => {
    const { body: begun } = await begin();
    await told(begun.id, "paid", "e1", "99.00");
    expect(await read(begun.id)).toMatchObject({ state: "returning", reason: "amount_differs" });
    await told(begun.id, "paid", "e2");
    expect(await playable()).toBe("1000.00");
  });

  test("what the provider did not sign, signed for another, or signed long ago is not heard", async () => {
    const { body: begun } = await begin();
    const words = { event: "e1", reference: begun.id, status: "paid", amount: "100.00" };
    const whole = { ...words, currency: "USD" };
    const forged = generateKeyPairSync("ed25519").privateKey;
    const answers = [
      await notify(whole, { key: forged }),
      await notify(whole, { age: 301 }),
      await notify(whole, { age: -301 }),
      await notify(words),
      await notify({ ...whole, reference: "0199f0a0-0000-7000-8000-000000000000" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 422, 422]);
    expect((await read(begun.id)).state).toBe("redirected");
    expect(await transfersOf(begun.id)).toBe(0);
  });
});

describe("where the amount is typed elsewhere, what came is paid in", () => {
  test.each([
    ["bank", "99.00", "less_came", "1099.00"],
    ["crypto", "150.00", "more_came", "1150.00"],
  ])("by %s: %s of 100.00", async (method, came, reason, balance) => {
    const { body: begun } = await begin({ method });
    await told(begun.id, "paid", "e1", came);
    await told(begun.id, "paid", "e2", "100.00");
    expect(await read(begun.id)).toMatchObject({
      state: "completed",
      amount: came,
      askedAmount: "100.00",
      reason,
    });
    expect(await playable()).toBe(balance);
  });

  test("more than a limit allows goes back as a whole", async () => {
    await setDayLimit("100.00");
    const { body: begun } = await begin({ method: "bank" });
    await told(begun.id, "paid", "e1", "100.01");
    expect(await read(begun.id)).toMatchObject({ state: "returning", reason: "limit_reached" });
    expect(await playable()).toBe("1000.00");
  });
});

test("a fee is paid on top, and is an entry of its own", async () => {
  const { body: begun } = await begin({ method: "voucher" });
  expect([begun.amount, begun.fee, begun.total]).toEqual(["100.00", "2.50", "102.50"]);
  await told(begun.id, "paid", "e1", "102.50");
  await told(begun.id, "paid", "e2", "102.50");
  expect(await movedOf()).toEqual([
    "deposit: house_payments > cash_free 10000",
    "deposit_fee: house_payments > house_fees 250",
  ]);
  expect(await playable()).toBe("1100.00");
});

describe("a deposit that is taken back", () => {
  const contested = (reference: string, status: string, event: string, dispute = "d1") =>
    notify({ event, reference, status, amount: "100.00", currency: "USD", dispute });

  test("leaves the balance once, however often and in whatever order it is told", async () => {
    const { body: begun } = await begin();
    await told(begun.id, "paid", "e1");
    for (const event of ["e2", "e2", "e3"]) await contested(begun.id, "charged_back", event);
    await told(begun.id, "paid", "e4");
    expect((await read(begun.id)).state).toBe("charged_back");
    expect(await playable()).toBe("1000.00");
    await contested(begun.id, "charge_lifted", "e5");
    await contested(begun.id, "charge_lifted", "e6");
    expect((await read(begun.id)).state).toBe("completed");
    expect(await playable()).toBe("1100.00");
  });

  test("before it was told of as paid, it does not come in, until that is lifted", async () => {
    const { body: begun } = await begin();
    await contested(begun.id, "charged_back", "e1");
    await told(begun.id, "paid", "e2");
    expect([(await read(begun.id)).state, await playable()]).toEqual(["charged_back", "1000.00"]);
    await contested(begun.id, "charge_lifted", "e3");
    expect([(await read(begun.id)).state, await playable()]).toEqual(["completed", "1100.00"]);
  });

  test("lifted before it was told of takes nothing; another one takes all the same", async () => {
    const { body: begun } = await begin();
    await told(begun.id, "paid", "e1");
    await contested(begun.id, "charge_lifted", "e2");
    await contested(begun.id, "charged_back", "e3");
    expect([(await read(begun.id)).state, await playable()]).toEqual(["completed", "1100.00"]);
    await contested(begun.id, "charged_back", "e4", "d2");
    expect([(await read(begun.id)).state, await playable()]).toEqual(["charged_back", "1000.00"]);
  });

  test("after it was spent: what is there is taken, the rest is owed, kept from play, and paid first", async () => {
    const { body: begun } = await begin();
    await told(begun.id, "paid", "e1");
    await spend("1070.00");
    await contested(begun.id, "charged_back", "e2");
    expect(await playable()).toBe("0.00");
    expect(
      await readReversals(served.fresh.database, { depositId: begun.id, limit: 9 }),
    ).toMatchObject([
      { kind: "chargeback", state: "taken", taken: { minor: 3_000n }, owed: { minor: 7_000n } },
    ]);
    expect(await codeOfPlay()).toBe("money_owed");

    const { body: next } = await begin({ amount: "50.00" }, "key-of-the-next");
    await told(next.id, "paid", "e3", "50.00");
    expect([await playable(), await codeOfPlay()]).toEqual(["0.00", "money_owed"]);
    // What is won pays it too, without another deposit.
    await spend("-50.00");
    await ask();
    expect([await playable(), await codeOfPlay()]).toEqual(["30.00", "yes"]);
    expect(await violations()).toEqual([]);
  });

  test("a refund the provider made by itself leaves the balance with its fee", async () => {
    const { body: begun } = await begin({ method: "voucher" });
    await told(begun.id, "paid", "e1", "102.50");
    await told(begun.id, "refunded", "e2", "102.50");
    await told(begun.id, "refunded", "e3", "102.50");
    expect((await read(begun.id)).state).toBe("refunded");
    expect((await movedOf()).slice(2)).toEqual([
      "refund: cash_free > house_payments 10000",
      "refund_fee: house_fees > house_payments 250",
    ]);
  });

  async function codeOfPlay(): Promise<string> {
    const answer = await call("GET", `/services/safer-play/v1/profiles/${player.id}/standing`);
    const { play } = (await answer.json()) as { play: { reason?: { code: string } } };
    return play.reason?.code ?? "yes";
  }

  /** As if it had been lost, or won, by the ledger's own doorway. */
  async function spend(amount: string): Promise<void> {
    const ledger = createLedger({ database: served.fresh.database, announce: () => {} });
    const asset = getAsset("USD");
    const lost = parseMoney(amount.replace("-", ""), asset);
    if (!lost.ok) throw new Error("an amount");
    const [from, to] = ["cash_free", "house_games"];
    const way = amount.startsWith("-") ? { from: to, to: from } : { from, to };
    await ledger.openHouseAccount({ account: "house_games", asset });
    const spent = await ledger.post({
      transferId: uuidv7(),
      playerId: player.id,
      kind: "correction",
      ...way,
      amount: lost.value,
      reason: "lost",
      happenedAt: new Date(),
    });
    expect(spent.ok).toBe(true);
  }

  const violations = () => runAudit(served.fresh.database);
});

describe("on the page of the provider", () => {
  test("coins are sent to an address of the test network, and confirmed block for block", async () => {
    const { body: begun } = await begin({ method: "crypto" });
    const page = await (await fetch(begun.url ?? "")).text();
    expect(page).toMatch(/<dd>0\.00200000 BTC<\/dd>[\s\S]*<dd>tb1q[\da-f]{38}<\/dd>[\s\S]*<svg/);
    await sandbox.pay(begun.url ?? "", "wallet-exact");
    const waiting = await fetch(begun.url ?? "");
    expect(waiting.headers.get("refresh")).toBe("2");
    expect(await waiting.text()).toMatch(/\d \/ 3/);
  });

  test.each([
    ["bank", "SB01 0000 0001", "paid"],
    ["bank", "SB01 0000 0006", "expired"],
    ["voucher", "1111-1111-1111-1111", "paid"],
    ["voucher", "2222-2222-2222-2222", "declined"],
  ])("by %s, %s is %s", async (method, typed, status) => {
    const { body: begun } = await begin({ method });
    const back = new URL(await sandbox.pay(begun.url ?? "", typed));
    expect(back.searchParams.get("status")).toBe(status);
  });

  test.each(["bank", "voucher", "crypto"])("by %s, anything real is refused", async (method) => {
    const { body: begun } = await begin({ method });
    expect(await sandbox.pay(begun.url ?? "", "DE89 3704 0044 0532 0130 00")).toContain("422");
  });
});

describe("a card that is kept", () => {
  type Offer = { code: string; saved: { id: string; brand: string; lastFour: string }[] };
  async function saved() {
    const answer = await call("GET", `/services/cashier/v1/profiles/${player.id}/deposit-methods`);
    const { items } = (await answer.json()) as { items: Offer[] };
    return items.find(({ code }) => code === "card")?.saved ?? [];
  }
  const forget = (id: string) =>
    call("DELETE", `/services/cashier/v1/profiles/${player.id}/saved-methods/${id}`);

  async function keep(number = card.paid) {
    const { body: begun } = await begin();
    await sandbox.pay(begun.url ?? "", number, { keep: "yes" });
    await letPass(begun.id, "3 minutes");
    await ask();
    const [kept] = await saved();
    if (kept === undefined) throw new Error("the card was not kept");
    return kept;
  }

  test("is known by its brand and four digits, pays again, and is forgotten when asked to", async () => {
    const kept = await keep();
    expect(kept).toMatchObject({ brand: "Visa", lastFour: "4242" });
    const again = await begin({ savedMethod: kept.id }, "key-of-the-second");
    // No number is typed: the provider knows it.
    await sandbox.pay(again.body.url ?? "", "");
    await letPass(again.body.id, "3 minutes");
    await ask();
    expect((await read(again.body.id)).state).toBe("completed");
    expect(await saved()).toHaveLength(1);
    expect((await forget(kept.id)).status).toBe(204);
    expect(await saved()).toEqual([]);
    expect((await forget(kept.id)).status).toBe(404);
    const { body: refused } = await begin({ savedMethod: kept.id }, "key-of-the-third");
    expect(refused.code).toBe("deposit_method_not_offered");
  });

  test("has run out since: the deposit fails, and the card stays until the player removes it", async () => {
    const kept = await keep("4000 0000 0000 0069");
    const again = await begin({ savedMethod: kept.id }, "key-of-the-second");
    await sandbox.pay(again.body.url ?? "", "");
    await letPass(again.body.id, "3 minutes");
    await ask();
    expect((await read(again.body.id)).state).toBe("failed");
    expect(await playable()).toBe("1100.00");
    expect(await saved()).toHaveLength(1);
    expect((await forget(kept.id)).status).toBe(204);
  });

  test("is nobody else's, and no number of it is written anywhere", async () => {
    const kept = await keep();
    const { rows } = await admin.query("SELECT * FROM cashier.saved_methods WHERE method_id = $1", [
      kept.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain("42424");
    player = await joined(served, `other${people}`);
    expect((await forget(kept.id)).status).toBe(404);
    const { body: refused } = await begin({ savedMethod: kept.id });
    expect(refused.code).toBe("deposit_method_not_offered");
  });
});

describe("a provider that tells nothing is asked", () => {
  test("what was paid is paid in, though no notice ever came", async () => {
    const { body: begun } = await begin();
    await sandbox.pay(begun.url ?? "", "4000 0000 0000 0341");
    await ask();
    expect((await read(begun.id)).state).toBe("redirected");
    await letPass(begun.id, "3 minutes");
    await ask();
    expect((await read(begun.id)).state).toBe("completed");
    expect(await playable()).toBe("1100.00");
  });

  test("what nobody paid runs out, and what was refused has failed", async () => {
    const { body: open } = await begin({}, "key-of-the-open");
    const { body: refused } = await begin({}, "key-of-the-refused");
    await sandbox.pay(refused.url ?? "", card.declined);
    await letPass(open.id, "31 minutes");
    await letPass(refused.id, "3 minutes");
    await ask();
    expect((await read(open.id)).state).toBe("expired");
    expect((await read(refused.id)).state).toBe("failed");
    expect(await playable()).toBe("1000.00");
  });

  test("what may not come in is sent back", async () => {
    const { body: begun } = await begin();
    await sandbox.pay(begun.url ?? "", "4000 0000 0000 0341");
    await setDayLimit("50.00");
    await told(begun.id, "paid", "e1");
    expect(await read(begun.id)).toMatchObject({ state: "returning", reason: "limit_reached" });
    // It is sent back a little later than asked for.
    await vi.waitFor(async () => {
      await letPass(begun.id, "3 minutes");
      await ask();
      expect((await read(begun.id)).state).toBe("returned");
    }, 30_000);
    expect(await transfersOf(begun.id)).toBe(0);
    expect(await playable()).toBe("1000.00");
  });
});

test("deposits on their way count toward the limit: two that fit one by one do not fit together", async () => {
  await setDayLimit("150.00");
  expect((await begin({}, "key-of-the-first")).status).toBe(201);
  expect((await begin({}, "key-of-the-second")).body.code).toBe("limit_reached");
  expect((await begin({ amount: "50.00" }, "key-of-the-third")).status).toBe(201);
});

test("two that are begun at the same moment do not fit together either", async () => {
  await setDayLimit("150.00");
  const codes = await queueBehind(
    admin,
    {
      text: "SELECT FROM players.profile WHERE player_id = $1 FOR UPDATE",
      values: [player.id],
    },
    [() => begin({}, "key-of-the-one"), () => begin({}, "key-of-the-other")],
  );
  expect(codes.map(({ status, body: told }) => (status === 201 ? "begun" : told.code))).toEqual([
    "begun",
    "limit_reached",
  ]);
});

test("a player's deposit is nobody else's", async () => {
  const { body: begun } = await begin();
  const owner = player;
  player = await joined(served, "stranger");
  expect((await call("GET", `${depositsOf()}/${begun.id}`)).status).toBe(404);
  expect((await call("GET", `${depositsOf(owner.id)}/${begun.id}`)).status).toBe(404);
  expect((await call("POST", `${depositsOf()}/${begun.id}/cancellation`)).status).toBe(404);
});

/** As if it had been begun so long ago. */
function letPass(id: string, interval: string) {
  return admin.query(
    `UPDATE cashier.deposits SET changed_at = changed_at - $2::interval,
       checked_at = checked_at - $2::interval, expires_at = expires_at - $2::interval
     WHERE deposit_id = $1`,
    [id, interval],
  );
}

/** What the worker does every minute. */
const ask = () => reconcile(served.fresh.database, sandbox.settings);

async function setDayLimit(value: string): Promise<void> {
  const path = `/services/safer-play/v1/profiles/${player.id}/limits/deposit/day`;
  expect((await call("PUT", path, { body: { value } })).status).toBe(200);
}
