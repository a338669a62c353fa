import type { PlayerWithdrawal, WithdrawalOffer } from "@croupier/contracts";
import type { WithdrawalDesk } from "@croupier/cashier";
import { uuidv7 } from "@croupier/kit/ids";
import { ok } from "@croupier/kit/result";
import { systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { createDocumentDuties, createPlayers, createSaferPlay } from "@croupier/players";
import type { Person } from "@croupier/tools/people";
import { findFreePort } from "@croupier/tools/world";
import { auditMoney, readMoneyHistory, readMoneyUsed } from "@croupier/wallet";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { composeWithdrawalDesk } from "../src/compose-withdrawal-desk.ts";
import { composeWithdrawals } from "../src/compose-withdrawals.ts";
import { startPaymentsSandbox, type PaymentsSandbox } from "./payments-sandbox.ts";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let sandbox: PaymentsSandbox;
let served: Served;
let admin: pg.Pool;
let player: Person;
let account: string;
let desk: WithdrawalDesk;
let moveWithdrawals: () => Promise<number>;
let inside: ReturnType<typeof composeWithdrawals>["withdrawals"];
let people = 0;
const acts: string[] = [];
const [anna, bert] = [uuidv7(), uuidv7()];

beforeAll(async () => {
  sandbox = await startPaymentsSandbox();
  // Notices come to where players find the brand.
  const port = await findFreePort();
  served = await serve((config) => ({
    ...config,
    payments: sandbox.settings,
    http: { ...config.http, port },
  }));
  admin = new pg.Pool({ connectionString: served.fresh.adminUrl, max: 2 });
  admin.on("error", () => {});
  const { database } = served.fresh;
  const reportError = (error: unknown) => {
    throw error;
  };
  const ledger = createLedger({ database, announce: () => {} });
  const players = createPlayers({
    database,
    clock: systemClock,
    keyring: served.config.keyring,
    queueLetter: async () => {},
    queueText: async () => {},
    announceSessionsEnded: async () => {},
    reportError,
  });
  const { standing } = createSaferPlay({
    database,
    readMoneyUsed,
    readMoneyHistory,
    endSessionsOf: players.endSessionsOf,
    provePassword: players.provePassword,
  });
  const documentDuties = createDocumentDuties({
    database,
    queueLetter: async () => {},
    brandNameOf: async (code) => code,
  });
  const room = { database, clock: systemClock, ledger, players, standing, documentDuties };
  moveWithdrawals = composeWithdrawals({
    ...room,
    payments: sandbox.settings,
    reportError,
  }).moveWithdrawals;
  // Who has proved who they are as often as they like: what is left to refuse is the money.
  const stepUp = { ...players.stepUp, spend: async () => ok() };
  inside = composeWithdrawals({
    ...room,
    players: { ...players, stepUp },
    payments: sandbox.settings,
    reportError,
  }).withdrawals;
  desk = composeWithdrawalDesk({
    ...room,
    record: async (_, { action }) => void acts.push(action),
    staffNames: async () => (id) => (id === anna ? "Anna" : "Bert"),
  });
});
afterAll(async () => {
  await admin.end();
  await served.close();
  sandbox.close();
});
beforeEach(async () => {
  people += 1;
  player = await joined(served, `leaving${people}`);
  await confirm(player.id);
  account = await link(player.id);
});
/** Whatever a story did: the books are in order, and what is set aside belongs to somebody. */
afterEach(async () => {
  expect(await auditMoney(served.fresh.database)).toEqual([]);
});

/** The address was answered from, and the document that says who it is was seen. */
async function confirm(id: string): Promise<void> {
  await admin.query(
    `INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
     SELECT player_id, email, now() FROM players.profile WHERE player_id = $1`,
    [id],
  );
  await admin.query(
    `INSERT INTO players.document (player_id, document_type, brand, status, since)
     VALUES ($1, 'ID_DOCUMENT', 'kingfisher', 'VERIFIED', now())
     ON CONFLICT (player_id, document_type) DO UPDATE SET status = 'VERIFIED'`,
    [id],
  );
}

async function link(id: string, usableFrom = "2026-01-01T00:00:00Z"): Promise<string> {
  const accountId = uuidv7();
  await admin.query(
    `INSERT INTO players.linked_account
       (player_id, account_id, kind, country_code, last_four, added_at, usable_from)
     VALUES ($1, $2, 'IBAN', 'NL', '4300', '2026-01-01T00:00:00Z', $3)`,
    [id, accountId, usableFrom],
  );
  return accountId;
}

const own = (rest = "") => `/services/cashier/v1/profiles/${player.id}/withdrawals${rest}`;

async function call(method: string, path: string, more: { key?: string; body?: unknown } = {}) {
  const answer = await fetch(served.url + path, {
    method,
    headers: {
      origin: served.url,
      cookie: player.cookie,
      "content-type": "application/json",
      ...(more.key === undefined ? {} : { "idempotency-key": more.key }),
    },
    ...(method === "GET" ? {} : { body: JSON.stringify(more.body ?? {}) }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as PlayerWithdrawal & { code: string },
  };
}

/** What a code by letter would bring about. */
const prove = () =>
  admin.query(
    `INSERT INTO players.step_up (player_id, session_id, operation, proved_with, expires_at)
     SELECT player_id, session_id, 'withdraw', 'EMAIL', now() + interval '5 minutes'
     FROM players.session WHERE player_id = $1
     ON CONFLICT (player_id, session_id, operation) DO UPDATE SET expires_at = excluded.expires_at`,
    [player.id],
  );

const words = (change: object = {}) => {
  return { method: "CBT", amount: "100.00", currency: "USD", destination: account, ...change };
};
const ask = (change: object = {}, key = `key-${uuidv7()}`) =>
  call("POST", own(), { key, body: words(change) });

async function asked(change: object = {}): Promise<PlayerWithdrawal> {
  await prove();
  const { status, body } = await ask(change);
  expect([status, body.code]).toEqual([201, undefined]);
  return body;
}

async function balances(): Promise<Record<string, string>> {
  const answer = await fetch(
    `${served.url}/services/wallet-gateway/v1/profiles/${player.id}/balances`,
    { headers: { cookie: player.cookie } },
  );
  const list = (await answer.json()) as { type: string; amount: string }[];
  return Object.fromEntries(list.map(({ type, amount }) => [type, amount]));
}

const read = async (id: string) => (await call("GET", own(`/${id}`))).body;
const untilState = (id: string, state: PlayerWithdrawal["state"]) =>
  vi.waitFor(async () => expect((await read(id)).state).toBe(state), 15_000);

describe("asking for money", () => {
  test("takes a proof, sets the amount aside at once, and says what arrives and by when", async () => {
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([403, "step_up_required"]);
    const withdrawal = await asked();
    expect(withdrawal).toMatchObject({
      amount: "100.00",
      fee: "1.00",
      arrives: "99.00",
      state: "requested",
      nextActor: "rules",
      destination: "NL •••• 4300",
      canCancel: true,
    });
    const { unlocked, pendingWithdrawal, total, withdrawable } = await balances();
    expect([unlocked, pendingWithdrawal, total, withdrawable]).toEqual([
      "900.00",
      "100.00",
      "1000.00",
      "900.00",
    ]);
  });

  test("a key that was told no may ask again, and what it was answered stays its answer", async () => {
    const key = `key-${uuidv7()}`;
    expect((await ask({}, key)).body.code).toBe("step_up_required");
    await prove();
    const first = await ask({}, key);
    const again = await ask({}, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await ask({ amount: "200.00" }, key)).body.code).toBe("idempotency_key_reused");
    expect((await balances())["pendingWithdrawal"]).toBe("100.00");
  });

  test.each([
    [{ amount: "19.99" }, "withdrawal_amount_out_of_range"],
    [{ amount: "10000.01" }, "withdrawal_amount_out_of_range"],
    [{ amount: "100.001" }, "withdrawal_amount_out_of_range"],
    [{ amount: "-100.00" }, "withdrawal_amount_out_of_range"],
    [{ amount: "1e3" }, "invalid_request"],
    [{ currency: "EUR" }, "withdrawal_method_not_offered"],
    [{ method: "CARD" }, "withdrawal_method_not_offered"],
    [{ destination: uuidv7() }, "withdrawal_destination_unknown"],
    [{ amount: "1000.01" }, "not_withdrawable"],
  ])("%j is refused as %s, and nothing is set aside", async (change, code) => {
    await prove();
    expect((await ask(change)).body.code).toBe(code);
    expect((await balances())["pendingWithdrawal"]).toBe("0.00");
  });

  test("fifty at once of a balance that covers one: one is taken", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        inside.request({
          ...words({ amount: "800.00" }),
          own: { playerId: player.id, sessionId: uuidv7() },
          key: `key-${uuidv7()}`,
          siteOrigin: served.url,
        }),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
    expect([...new Set(refused)]).toEqual(["not_withdrawable"]);
    expect(refused).toHaveLength(49);
    expect((await balances())["pendingWithdrawal"]).toBe("800.00");
  });

  test("an account that was linked too lately waits", async () => {
    const late = await link(player.id, "2099-01-01T00:00:00Z");
    await prove();
    expect((await ask({ destination: late })).body.code).toBe("withdrawal_destination_waits");
  });

  test("without the document that the law asks for it is refused, and asked for", async () => {
    await admin.query("DELETE FROM players.document WHERE player_id = $1", [player.id]);
    await prove();
    expect((await ask()).body.code).toBe("document_required");
    const { rows } = await admin.query<{ status: string }>(
      "SELECT status FROM players.document WHERE player_id = $1",
      [player.id],
    );
    expect(rows).toEqual([{ status: "REQUESTED" }]);
  });

  test("whoever is excluded still has their money", async () => {
    await admin.query(
      `INSERT INTO players.exclusion (player_id, exclusion_id, set_by, began_at, may_return_at)
       VALUES ($1, $2, 'player', now(), NULL)`,
      [player.id, uuidv7()],
    );
    await asked();
  });

  test("what was paid in has to be staked before it leaves", async () => {
    const { database } = served.fresh;
    const ledger = createLedger({ database, announce: () => {} });
    await ledger.openHouseAccount({ account: "house_payments", asset: "USD" as never });
    await admin.query(
      `SELECT ledger.post_transfers(1, ARRAY[$1::uuid], ARRAY[$2::uuid], ARRAY['deposit'],
         ARRAY['house_payments'], ARRAY['cash_free'], ARRAY['USD/2'], ARRAY[30000::bigint],
         ARRAY['deposit'], ARRAY[now()])`,
      [player.id, uuidv7()],
    );
    const { unlocked, withdrawable } = await balances();
    expect([unlocked, withdrawable]).toEqual(["1300.00", "1000.00"]);
    await prove();
    expect((await ask({ amount: "1000.01" })).body.code).toBe("not_withdrawable");
    const answer = await call("GET", own().replace("withdrawals", "withdrawal-methods"));
    expect(answer.body as unknown as WithdrawalOffer).toMatchObject({
      withdrawable: "1000.00",
      turnoverLeft: "300.00",
      dayLeft: "20000.00",
      mayCancel: true,
    });
  });
});

describe("on its way", () => {
  test("people look at the first one to an account; after their yes it is sent and arrives", async () => {
    const { id } = await asked();
    await moveWithdrawals();
    expect(await read(id)).toMatchObject({
      state: "checks",
      nextActor: "staff",
      reason: "new_destination",
    });
    const queue = await desk.queue({ show: "waiting", mine: false, staffId: anna });
    expect(queue.find((one) => one.id === id)).toMatchObject({
      findings: ["new_destination"],
      needsTwo: false,
      isLate: false,
    });
    const approved = await desk.approve({ id, staffId: anna, note: "Looks right" });
    expect(approved.ok && approved.value.state).toBe("approved");
    await moveWithdrawals();
    await untilState(id, "arrived");
    const { stages } = await read(id);
    expect(stages.map(({ state, by }) => `${state} by ${by}`)).toEqual([
      "requested by player",
      "checks by rules",
      "approved by staff",
      "sent by provider",
      "arrived by provider",
    ]);
    const { unlocked, pendingWithdrawal, total } = await balances();
    expect([unlocked, pendingWithdrawal, total]).toEqual(["900.00", "0.00", "900.00"]);
    const { rows } = await admin.query(
      `SELECT kind, amount::int AS amount FROM ledger.transfers
       WHERE player_id = $1 AND kind IN ('withdrawal_sent', 'withdrawal_fee') ORDER BY kind`,
      [player.id],
    );
    expect(rows).toEqual([
      { kind: "withdrawal_fee", amount: 100 },
      { kind: "withdrawal_sent", amount: 9_900 },
    ]);
    // The next one is small, to an account that is known: nobody has to look.
    const next = await asked({ amount: "50.00" });
    await moveWithdrawals();
    await untilState(next.id, "arrived");
    const said = (await read(next.id)).stages.map(({ by }) => by);
    expect(said).toEqual(["player", "rules", "provider", "provider"]);
  });

  test.each([
    ["112.13", "failed", "provider_declined", "1000.00"],
    ["112.17", "returned", "bank_returned", "1000.00"],
    ["112.23", "arrived", null, "887.77"],
    ["112.27", "arrived", null, "887.73"],
  ] as const)("an amount of %s ends as %s", async (amount, state, reason, total) => {
    // The provider looks at what arrives: the fee is ours.
    const { id } = await asked({ amount: (Number(amount) + 1).toFixed(2) });
    await moveWithdrawals();
    await desk.approve({ id, staffId: anna, note: "Looks right" });
    await moveWithdrawals();
    await untilState(id, state);
    expect((await read(id)).reason).toBe(reason);
    const left = state === "arrived" ? (Number(total) - 1).toFixed(2) : total;
    expect((await balances())["total"]).toBe(left);
  });

  test("a provider that tells nothing is asked", async () => {
    const { id } = await asked({ amount: "113.29" });
    await admin.query("UPDATE cashier.withdrawals SET fee = 0 WHERE withdrawal_id = $1", [id]);
    await moveWithdrawals();
    await desk.approve({ id, staffId: anna, note: "Looks right" });
    await moveWithdrawals();
    await admin.query(
      `UPDATE cashier.withdrawals SET changed_at = now() - interval '1 hour', checked_at = NULL
       WHERE withdrawal_id = $1`,
      [id],
    );
    await vi.waitFor(async () => {
      await admin.query(
        "UPDATE cashier.withdrawals SET changed_at = now() - interval '1 hour', checked_at = NULL WHERE withdrawal_id = $1",
        [id],
      );
      await moveWithdrawals();
      expect((await read(id)).state).toBe("arrived");
    }, 15_000);
  });
});

describe("a no, a part, and two pairs of eyes", () => {
  async function waiting(amount = "100.00"): Promise<string> {
    const { id } = await asked({ amount });
    await moveWithdrawals();
    return id;
  }
  const note = "Looks right";

  test("whoever is told no has all of it back, with a reason", async () => {
    const id = await waiting();
    const rejected = await desk.reject({ id, staffId: anna, reason: "documents_needed", note });
    expect(rejected.ok).toBe(true);
    expect(await read(id)).toMatchObject({
      state: "rejected",
      reason: "documents_needed",
      nextActor: null,
    });
    const { unlocked, pendingWithdrawal } = await balances();
    expect([unlocked, pendingWithdrawal]).toEqual(["1000.00", "0.00"]);
    expect(acts).toContain("withdrawals.rejected");
  });

  test("what is not approved goes back at once, the rest goes on", async () => {
    const id = await waiting();
    const approved = await desk.approve({ id, staffId: anna, note, amount: "60.00" });
    expect(approved.ok && approved.value).toMatchObject({ state: "approved", amount: "60.00" });
    const { unlocked, pendingWithdrawal } = await balances();
    expect([unlocked, pendingWithdrawal]).toEqual(["940.00", "60.00"]);
  });

  test("parts are the whole, and each goes its own way", async () => {
    const id = await waiting();
    const wrong = await desk.split({ id, staffId: anna, note, amounts: ["60.00", "39.99"] });
    expect(wrong).toMatchObject({ refusal: { code: "withdrawal_part_out_of_range" } });
    const split = await desk.split({
      id,
      staffId: anna,
      note,
      amounts: ["60.00", "30.00", "10.00"],
    });
    expect(split.ok && split.value.parts.map(({ amount }) => amount)).toEqual(["30.00", "10.00"]);
    expect((await balances())["pendingWithdrawal"]).toBe("100.00");
    const parts = split.ok ? split.value.parts : [];
    await desk.reject({ id: parts[0]?.id ?? "", staffId: bert, reason: "not_possible", note });
    expect((await balances())["pendingWithdrawal"]).toBe("70.00");
  });

  test("what a colleague has taken is theirs, until they give it back", async () => {
    const id = await waiting();
    await desk.assign({ id, staffId: anna, assigned: true });
    const taken = { refusal: { code: "assigned_elsewhere" } };
    expect(await desk.approve({ id, staffId: bert, note })).toMatchObject(taken);
    expect(await desk.assign({ id, staffId: bert, assigned: true })).toMatchObject(taken);
    await desk.assign({ id, staffId: anna, assigned: false });
    expect((await desk.approve({ id, staffId: bert, note })).ok).toBe(true);
    expect(await desk.approve({ id, staffId: bert, note })).toMatchObject({
      refusal: { code: "withdrawal_not_waiting" },
    });
  });

  test("a large one takes two, who are not the same", async () => {
    await admin.query(
      `SELECT ledger.post_transfers(1, ARRAY[$1::uuid], ARRAY[$2::uuid], ARRAY['grant'],
         ARRAY['house_demo_grants'], ARRAY['cash_free'], ARRAY['USD/2'], ARRAY[900000::bigint],
         ARRAY['demo_grant'], ARRAY[now()])`,
      [player.id, uuidv7()],
    );
    const id = await waiting("5000.00");
    const first = await desk.approve({ id, staffId: anna, note });
    expect(first.ok && first.value).toMatchObject({ state: "checks", firstYesBy: "Anna" });
    expect(await desk.confirm({ id, staffId: anna, note })).toMatchObject({
      refusal: { code: "own_request" },
    });
    const second = await desk.queue({ show: "second", mine: false, staffId: bert });
    expect(second.map((one) => one.id)).toContain(id);
    const confirmed = await desk.confirm({ id, staffId: bert, note });
    expect(confirmed.ok && confirmed.value.state).toBe("approved");
  });
});

describe("taking it back", () => {
  const cancel = (id: string) => call("POST", own(`/${id}/cancellation`));

  test("gives all of it back, and twice is once", async () => {
    const { id } = await asked();
    expect((await cancel(id)).body.state).toBe("cancelled");
    expect((await cancel(id)).body.state).toBe("cancelled");
    const { unlocked, pendingWithdrawal } = await balances();
    expect([unlocked, pendingWithdrawal]).toEqual(["1000.00", "0.00"]);
  });

  test("is not for who lives where the law forbids it", async () => {
    const { id } = await asked();
    await admin.query(
      "UPDATE cashier.withdrawals SET may_cancel = false WHERE withdrawal_id = $1",
      [id],
    );
    expect((await read(id)).canCancel).toBe(false);
    expect((await cancel(id)).body.code).toBe("cancelling_not_allowed");
    expect((await balances())["pendingWithdrawal"]).toBe("100.00");
  });

  test("and a yes of staff in the same moment: one of them was first", async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const { id } = await asked({ amount: "50.00" });
      await moveWithdrawals();
      const [cancelled, approved] = await Promise.all([
        cancel(id),
        desk.approve({ id, staffId: anna, note: "Looks right" }),
      ]);
      const { state } = await read(id);
      ends.add(state);
      expect([cancelled.status === 200, approved.ok]).toEqual(
        state === "cancelled" ? [true, false] : [false, true],
      );
      if (state === "approved") {
        expect(cancelled.body.code).toBe("withdrawal_not_open");
      }
    }
    expect([...ends].every((state) => state === "cancelled" || state === "approved")).toBe(true);
  });
});

describe("the audit finds", () => {
  const rules = async () => [
    ...new Set((await auditMoney(served.fresh.database)).map(({ check }) => check)),
  ];
  const write = (id: string, set: string) =>
    admin.query(`UPDATE cashier.withdrawals SET ${set} WHERE withdrawal_id = $1`, [id]);

  test("money that is set aside for nothing, and an open withdrawal without its money", async () => {
    const { id } = await asked();
    await write(id, "state = 'cancelled'");
    expect(await rules()).toEqual(["Q9 what is set aside is what is open"]);
    await write(id, "state = 'requested', amount = amount + 1");
    expect(await rules()).toEqual(["Q9 what is set aside is what is open"]);
    await write(id, "amount = amount - 1");
  });

  test("one that says it was sent, and one whose fee is another", async () => {
    const { id } = await asked();
    await write(id, "state = 'arrived'");
    expect(await rules()).toEqual([
      "Q9 what is set aside is what is open",
      "Q9 what has left was sent",
    ]);
    await write(id, "state = 'requested'");
    await moveWithdrawals();
    await desk.approve({ id, staffId: anna, note: "Looks right" });
    await moveWithdrawals();
    await untilState(id, "arrived");
    await write(id, "fee = 0");
    expect(await rules()).toEqual(["Q9 what has left was sent"]);
    await write(id, "fee = 100");
  });
});

describe("what routing is asked", () => {
  const get = async (path: string) => {
    const answer = await fetch(served.url + path, { headers: { cookie: player.cookie } });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const groups = (change: Record<string, string> = {}) => {
    const query = { brand: "kingfisher", channel: "WEB", cp: "", ct: "", currency: "USD" };
    const more = { paymentType: "W", region: "CW", ...change };
    return get(
      `/services/routing/config/payment-methods/method-groups?${new URLSearchParams({ ...query, ...more }).toString()}`,
    );
  };

  test("[S7.16] [S9.17] groups of ways out by brand, channel, cp, ct, currency, paymentType and region", async () => {
    expect(await groups()).toEqual({ status: 200, body: [{ code: "CBT" }, { code: "TTP" }] });
    expect((await groups({ cp: "CARD,VOUCHER" })).body).toEqual([
      { code: "CBT" },
      { code: "TTP" },
      { code: "CARD" },
    ]);
    // In Great Britain no money goes from one player to another.
    expect((await groups({ region: "GB", currency: "GBP" })).body).toEqual([{ code: "CBT" }]);
    expect((await groups({ paymentType: "D" })).status).toBe(400);
    expect((await groups({ brand: "nobody" })).status).toBe(404);
  });

  test("[S7.17] [S3.14] the payments profile says cp, ct and ftd, empty until somebody pays in", async () => {
    const path = `/services/payment/profiles/${player.id}/info`;
    expect(await get(path)).toEqual({ status: 200, body: { cp: [], ct: "", ftd: false } });
    await admin.query(
      `INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, asset, amount, fee,
         state, requested_at, changed_at, expires_at)
       VALUES ($1, $2, 'card', 'sandbox', 'USD', 100, 0, 'completed', now(), now(), now())`,
      [player.id, uuidv7()],
    );
    expect((await get(path)).body).toEqual({ cp: ["CARD"], ct: "", ftd: true });
    await prove();
    const back = await ask({ method: "CARD", destination: undefined });
    expect(back.body).toMatchObject({ fee: "0.00", arrives: "100.00", destination: "" });
  });
});
