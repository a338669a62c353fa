import { randomUUID } from "node:crypto";
import { connect, type Database } from "@croupier/database";
import { freshDatabase, queueBehind, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, getAsset, money } from "@croupier/kit/money";
import { ok } from "@croupier/kit/result";
import { createLedger } from "@croupier/ledger";
import { createPlayers, createSaferPlay, type VerificationRules } from "@croupier/players";
import { auditMoney, createWallet, readMoneyHistory, readMoneyUsed } from "@croupier/wallet";
import fc from "fast-check";
import type { KyselyPlugin } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { composeTidyTransfers, composeTransfers } from "../src/compose-transfers.ts";

const eur = getAsset("EUR");
const curacao = { countryCode: "CW" };
let fresh: FreshDatabase;
let admin: pg.Pool;
let now = new Date("2026-11-20T12:00:00Z");
let proofWanted: VerificationRules["mfaOperations"] = [];
let letters: { to: string; facts: object }[] = [];
let room: ReturnType<typeof openRooms>;

beforeAll(async () => {
  fresh = await freshDatabase();
  admin = new pg.Pool({ connectionString: fresh.adminUrl, max: 4 });
  admin.on("error", () => {});
  room = openRooms(fresh.database);
});
afterAll(async () => {
  await admin.end();
  await fresh.drop();
});
afterEach(() => {
  proofWanted = [];
  letters = [];
});

function openRooms(database: Database) {
  const clock = () => now;
  const ledger = createLedger({ database, announce: () => {} });
  const players = createPlayers({
    database,
    clock,
    keyring: { currentId: "k1", find: () => Buffer.alloc(32, 7) },
    queueLetter: async () => {},
    queueText: async () => {},
    verificationRulesOf: () => ({
      brandName: "Kingfisher",
      tfaEnrolment: "PIN_CODE",
      twoFactorAuthenticatorEnabled: true,
      mfaOperations: proofWanted,
    }),
    announceSessionsEnded: async () => {},
    reportError,
  });
  const saferPlay = createSaferPlay({
    database,
    readMoneyUsed,
    readMoneyHistory,
    endSessionsOf: async () => {},
    provePassword: async () => ok(),
  });
  const needs = { database, clock, ledger, saferPlay, players };
  const documentDuties = { mayWithdraw: async () => ok() };
  return {
    ledger,
    saferPlay,
    wallet: createWallet({
      ledger,
      database,
      clock,
      readTurnoverPercents: async (_, ids) => ids.map(() => 100),
    }),
    ...composeTransfers({ ...needs, documentDuties }),
    tidy: composeTidyTransfers({
      ...needs,
      queueLetter: async (_, { to, facts }) => void letters.push({ to, facts }),
      brandNameOf: async () => "Kingfisher",
      reportError,
    }),
  };
}

function reportError(error: unknown): void {
  throw error;
}

type Player = { readonly id: string; readonly name: string; readonly email: string };
type About = {
  readonly brand?: string;
  readonly country?: string;
  readonly currency?: "EUR" | "USD";
};

let people = 0;

/** Somebody with a confirmed address and a thousand to spend. */
async function join({ brand = "kingfisher", country = "CW", currency = "EUR" }: About = {}) {
  people += 1;
  const [id, name] = [uuidv7(), `heron${people}x`];
  const email = `${name}@example.com`;
  await admin.query(
    `WITH p AS (
       INSERT INTO players.profile (player_id, brand, email, nickname, first_name, last_name,
         date_of_birth, country_code, address_line1, city, postal_code, currency, language,
         joined_at, joined_under)
       VALUES ($1, $2, $3, $4, 'Dora', 'Diaz', '1990-01-01', $5, 'Penstraat 1', 'Willemstad', '0000',
         $6, 'en', now(), '[]')
     ), e AS (
       INSERT INTO players.email_directory (brand, email_folded, player_id) VALUES ($2, $3, $1)
     ), c AS (
       INSERT INTO players.confirmed_email (player_id, email, confirmed_at) VALUES ($1, $3, now())
     )
     INSERT INTO players.nickname_directory (brand, nickname_folded, player_id) VALUES ($2, $7, $1)`,
    [id, brand, email, name, country, currency, foldedNickname(name)],
  );
  await room.wallet.openWallet(id, getAsset(currency));
  await room.wallet.grantDemo(id, getAsset(currency), { mode: "demo" });
  return { id, name, email };
}

/** Numbers that look like letters are one with them. */
function foldedNickname(name: string): string {
  return name.replaceAll("0", "o").replaceAll("1", "l").replaceAll("5", "s").replaceAll("i", "l");
}

function send(from: Player, recipient: string, amount = "20.00", key: string = randomUUID()) {
  const sender = { playerId: from.id, sessionId: uuidv7(), present: curacao };
  return room.transfers.send({ sender, key, recipient, amount, currency: "EUR" });
}

async function sent(from: Player, to: Player, amount = "20.00"): Promise<string> {
  const result = await send(from, to.name, amount);
  if (!result.ok) throw new Error(result.refusal.code);
  await room.tidy();
  return result.value.id;
}

function answer(who: Player, id: string, how: "TAKE" | "DECLINE" | "TAKE_BACK") {
  return room.transfers.answer({ playerId: who.id, present: curacao, id, answer: how });
}

async function cashOf({ id }: Player): Promise<string> {
  const found = (await room.ledger.readBalances(id)).find(({ account }) => account === "cash_free");
  return found === undefined ? "" : formatDecimal(found.balance);
}

async function suspense(): Promise<bigint> {
  const { rows } = await admin.query<{ minor: string }>(
    "SELECT coalesce(sum(balance), 0) AS minor FROM ledger.accounts WHERE account = 'house_suspense'",
  );
  return BigInt(rows[0]?.minor ?? 0);
}

const codeOf = (result: { ok: boolean; refusal?: { code: string } }) =>
  result.ok ? "ok" : (result.refusal?.code ?? "");
const later = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000));

describe("from one player to another", () => {
  test("it is in suspense until the other takes it, who was told by a letter and sees from whom", async () => {
    const [anna, ben] = [await join(), await join()];
    const before = await suspense();
    const id = await sent(anna, ben);
    expect([await cashOf(anna), await cashOf(ben)]).toEqual(["980.00", "1000.00"]);
    expect((await suspense()) - before).toBe(20_00n);
    // What others have sent before is found in the same round.
    expect(letters.filter(({ to }) => to === ben.email)).toMatchObject([
      { to: ben.email, facts: { sender: anna.name, amount: "20.00 EUR" } },
    ]);
    expect(await room.transfers.list(ben.id)).toMatchObject([
      { id, direction: "IN", other: anna.name, amount: "20.00", state: "sent" },
    ]);
    expect(await answer(ben, id, "TAKE")).toMatchObject({ ok: true, value: { state: "arrived" } });
    // Pressed twice: it stands as it was answered.
    expect(await answer(ben, id, "TAKE")).toMatchObject({ ok: true, value: { state: "arrived" } });
    expect([await cashOf(anna), await cashOf(ben)]).toEqual(["980.00", "1020.00"]);
    expect(await suspense()).toBe(before);
    expect(codeOf(await answer(anna, id, "TAKE_BACK"))).toBe("transfer_not_open");
  });

  test("declined, taken back or left lying, it is the sender's again, once", async () => {
    const [anna, ben] = [await join(), await join()];
    // Transfers that others left lying go back to their senders first.
    later(73);
    await room.tidy();
    const before = await suspense();
    const declined = await sent(anna, ben);
    const takenBack = await sent(anna, ben);
    const left = await sent(anna, ben);
    expect(codeOf(await answer(ben, declined, "DECLINE"))).toBe("ok");
    expect(codeOf(await answer(anna, takenBack, "TAKE_BACK"))).toBe("ok");
    later(73);
    expect(codeOf(await answer(ben, left, "TAKE"))).toBe("transfer_not_open");
    // Two workers at once, and one more later.
    await Promise.all([room.tidy(), room.tidy()]);
    await room.tidy();
    expect((await room.transfers.list(anna.id)).map(({ state }) => state)).toEqual([
      "expired",
      "taken_back",
      "declined",
    ]);
    expect([await cashOf(anna), await cashOf(ben)]).toEqual(["1000.00", "1000.00"]);
    expect(await suspense()).toBe(before);
  });

  test("nobody but the two finds it, and neither answers for the other", async () => {
    const [anna, ben, eve] = [await join(), await join(), await join()];
    const id = await sent(anna, ben);
    const codes = [
      await answer(eve, id, "TAKE"),
      await answer(eve, id, "TAKE_BACK"),
      await answer(anna, id, "TAKE"),
      await answer(anna, id, "DECLINE"),
      await answer(ben, id, "TAKE_BACK"),
    ].map(codeOf);
    expect(codes).toEqual(Array.from({ length: 5 }, () => "not_found"));
    expect(await room.transfers.list(eve.id)).toEqual([]);
  });

  test("whom it is for is settled once: who takes the name later does not get it", async () => {
    const [anna, ben, eve] = [await join(), await join(), await join()];
    await sent(anna, ben);
    await admin.query("UPDATE players.nickname_directory SET player_id = $1 WHERE player_id = $2", [
      eve.id,
      ben.id,
    ]);
    await room.tidy();
    expect(await room.transfers.list(eve.id)).toEqual([]);
    expect(await room.transfers.list(ben.id)).toHaveLength(1);
  });
});

describe("nobody learns who exists", () => {
  /** Everything that could tell one from another, but for what the sender typed and the clock. */
  async function asked(from: Player, recipient: string) {
    const texts: string[] = [];
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === "RawNode") texts.push(node.sqlFragments.join("?"));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { database } = fresh;
    const { transfers } = openRooms({ ...database, db: database.db.withPlugin(plugin) });
    const sender = { playerId: from.id, sessionId: uuidv7(), present: curacao };
    const wanted = { recipient, amount: "5.00", currency: "EUR" };
    const result = await transfers.send({ sender, key: randomUUID(), ...wanted });
    if (!result.ok) return { result, texts };
    const { id: _, other: __, sentAt: ___, expiresAt: ____, ...seen } = result.value;
    return { result: seen, texts };
  }

  test("known, unknown, excluded, of another brand, place or currency: one answer, and the same questions to the database", async () => {
    const anna = await join();
    const [known, excluded] = [await join(), await join()];
    await admin.query(
      `INSERT INTO players.exclusion (player_id, exclusion_id, set_by, began_at)
       VALUES ($1, $2, 'player', now())`,
      [excluded.id, uuidv7()],
    );
    const elsewhere = await join({ brand: "marlin" });
    const abroad = await join({ country: "GB" });
    const rich = await join({ currency: "USD" });
    const names = [
      known.name,
      known.email,
      "nobody-of-this-name",
      "nobody@example.com",
      excluded.name,
      elsewhere.name,
      abroad.email,
      rich.name,
    ];
    const seen = [];
    for (const name of names) seen.push(JSON.stringify(await asked(anna, name)));
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toContain('"state":"sent"');
    await room.tidy();
    // And afterwards: the sender's own list tells no more.
    const list = (await room.transfers.list(anna.id)).map(({ state, settledAt }) => {
      return { state, settledAt };
    });
    expect(new Set(list.map((one) => JSON.stringify(one))).size).toBe(1);
    // Only who may have it is written to, and who cannot have it in this currency or brand never sees it.
    const named = [known, excluded, elsewhere, abroad, rich].map(({ email }) => email);
    const written = letters.map(({ to }) => to).filter((to) => named.includes(to));
    expect(written).toEqual([known.email, known.email]);
    expect(await room.transfers.list(elsewhere.id)).toEqual([]);
    expect(await room.transfers.list(rich.id)).toEqual([]);
    later(73);
    await room.tidy();
    expect(await cashOf(anna)).toBe("1000.00");
  });

  test("of an address that was typed, only its ends are kept", async () => {
    const [anna, ben] = [await join(), await join()];
    await send(anna, ben.email.toUpperCase());
    await room.tidy();
    const { rows } = await admin.query<{ row: string }>(
      "SELECT to_jsonb(t)::text AS row FROM cashier.player_transfers AS t WHERE player_id = $1",
      [anna.id],
    );
    expect(rows[0]?.row.toLowerCase()).not.toContain(ben.email);
    expect(await room.transfers.list(anna.id)).toMatchObject([{ other: "H•••@EXAMPLE.COM" }]);
    expect(await room.transfers.list(ben.id)).toHaveLength(1);
  });
});

describe("what is asked before it is sent", () => {
  test("amounts, one's own name, the day and the balance", async () => {
    const [anna, ben] = [await join(), await join()];
    const codes = [
      await send(anna, ben.name, "4.99"),
      await send(anna, ben.name, "500.01"),
      await send(anna, ben.name, "-20.00"),
      await send(anna, ben.name, "20.001"),
      await send(anna, anna.name.toUpperCase()),
      await send(anna, anna.email),
    ].map(codeOf);
    const range = Array.from({ length: 4 }, () => "transfer_amount_out_of_range");
    expect(codes).toEqual([...range, "transfer_to_yourself", "transfer_to_yourself"]);
    for (const amount of ["500.00", "480.00"]) {
      expect(codeOf(await send(anna, ben.name, amount))).toBe("ok");
    }
    expect(codeOf(await send(anna, ben.name, "20.01"))).toBe("transfer_day_limit");
    const terms = await room.transfers.terms({ playerId: anna.id, present: curacao });
    expect(terms).toMatchObject({ value: { dayLeft: "20.00", withdrawable: "20.00", hours: 72 } });
  });

  test("the law of both places, and the standing of both", async () => {
    const [anna, ben, gina] = [await join(), await join(), await join({ country: "GB" })];
    expect(codeOf(await send(gina, anna.name))).toBe("not_offered_here");
    const abroad = { countryCode: "GB" };
    expect(codeOf(await room.transfers.terms({ playerId: anna.id, present: abroad }))).toBe(
      "not_offered_here",
    );
    const id = await sent(anna, ben);
    await admin.query("DELETE FROM players.confirmed_email WHERE player_id = ANY ($1)", [
      [anna.id, ben.id],
    ]);
    expect(codeOf(await send(anna, ben.name))).toBe("email_unconfirmed");
    expect(codeOf(await answer(ben, id, "TAKE"))).toBe("email_unconfirmed");
    for (const player of [anna, ben]) {
      await admin.query(
        `INSERT INTO players.play_break (player_id, break_id, began_at, ends_at)
         VALUES ($1, $2, now(), now() + interval '1 day')`,
        [player.id, uuidv7()],
      );
    }
    expect(codeOf(await send(anna, ben.name))).toBe("on_a_break");
    expect(codeOf(await answer(ben, id, "TAKE"))).toBe("on_a_break");
    // What was sent before stays the sender's to take back.
    expect(codeOf(await answer(anna, id, "TAKE_BACK"))).toBe("ok");
  });

  test("a proof, which a no leaves as it is", async () => {
    const [anna, ben] = [await join(), await join()];
    proofWanted = [{ operation: "withdraw", methods: ["PIN_CODE"] }];
    const key = randomUUID();
    const refused = await send(anna, ben.name, "20.00", key);
    expect(refused).toMatchObject({
      refusal: { code: "step_up_required", stepUp: { operation: "withdraw" } },
    });
    expect(await cashOf(anna)).toBe("1000.00");
    proofWanted = [];
    // The same press, once it is proved.
    expect(codeOf(await send(anna, ben.name, "20.00", key))).toBe("ok");
  });
});

describe("what is taken counts toward the taker's deposit limit", () => {
  async function limited(euros: bigint): Promise<Player> {
    const player = await join();
    const asked = { kind: "deposit", window: "day", value: euros * 100n } as const;
    expect((await room.saferPlay.limits.set({ playerId: player.id, ...asked })).ok).toBe(true);
    return player;
  }

  async function used({ id }: Player) {
    const read = await room.saferPlay.read({ playerId: id });
    const limit = read?.standing.limits.find(
      ({ kind, window }) => `${kind} ${window}` === "deposit day",
    );
    return limit && { used: limit.used, resets: limit.resetsAt !== null };
  }

  test("as what is paid in does, and what is sent, declined or taken back does not", async () => {
    const [anna, ben] = [await join(), await limited(50n)];
    const first = await sent(anna, ben, "30.00");
    const second = await sent(anna, ben, "20.01");
    const third = await sent(anna, ben, "20.00");
    await sent(ben, anna, "45.00");
    expect(await used(ben)).toEqual({ used: 0n, resets: false });
    expect(codeOf(await answer(ben, first, "TAKE"))).toBe("ok");
    expect(await used(ben)).toEqual({ used: 3_000n, resets: true });
    expect(await answer(ben, second, "TAKE")).toMatchObject({
      refusal: { code: "limit_reached", limit: "deposit", remaining: 2_000n },
    });
    expect(codeOf(await answer(ben, second, "DECLINE"))).toBe("ok");
    expect(codeOf(await answer(ben, third, "TAKE"))).toBe("ok");
    expect(await used(ben)).toEqual({ used: 5_000n, resets: true });
  });

  test("two that fit one by one do not fit together, taken in one moment", async () => {
    for (let round = 0; round < 3; round += 1) {
      const [anna, ben, cleo] = [await join(), await limited(50n), await join()];
      const ids = [await sent(anna, ben, "30.00"), await sent(cleo, ben, "30.00")];
      const codes = (await Promise.all(ids.map((id) => answer(ben, id, "TAKE")))).map(codeOf);
      expect(codes.toSorted()).toEqual(["limit_reached", "ok"]);
      expect(await cashOf(ben)).toBe("1030.00");
    }
  });

  test("a deposit that is on its way is not pushed out by what is taken", async () => {
    const [anna, ben] = [await join(), await limited(50n)];
    const id = await sent(anna, ben, "30.00");
    await admin.query(
      `INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, asset, amount, fee,
         state, requested_at, changed_at, expires_at)
       VALUES ($1, $2, 'card', 'sandbox', 'EUR', 2500, 0, 'redirected', now(), now(), now())`,
      [ben.id, uuidv7()],
    );
    expect(codeOf(await answer(ben, id, "TAKE"))).toBe("limit_reached");
    await admin.query("UPDATE cashier.deposits SET state = 'cancelled' WHERE player_id = $1", [
      ben.id,
    ]);
    expect(codeOf(await answer(ben, id, "TAKE"))).toBe("ok");
  });
});

describe("at the same moment", () => {
  test("one press is one transfer, however often it is sent, and other words under its key are refused", async () => {
    const [anna, ben] = [await join(), await join()];
    const key = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => send(anna, ben.name, "20.00", key)));
    expect(results.map(codeOf)).toEqual(["ok", "ok", "ok"]);
    expect(new Set(results.map((one) => (one.ok ? one.value.id : ""))).size).toBe(1);
    expect(await cashOf(anna)).toBe("980.00");
    expect(codeOf(await send(anna, ben.name, "21.00", key))).toBe("idempotency_key_reused");
  });

  /** What a game took, or paid. */
  async function post(
    { id: playerId }: Player,
    moved: Pick<Parameters<typeof room.ledger.post>[0], "kind" | "from" | "to"> & { minor: bigint },
  ): Promise<void> {
    const { minor, ...rest } = moved;
    const reason = rest.kind;
    const amount = money(minor, eur);
    await room.ledger.openHouseAccount({ account: "house_games", asset: eur });
    const command = { ...rest, transferId: uuidv7(), playerId, amount, reason, happenedAt: now };
    expect(codeOf(await room.ledger.post(command))).toBe("ok");
  }

  test("two tabs cannot send the same money", async () => {
    const [anna, ben] = [await join(), await join()];
    await post(anna, { kind: "stake", from: "cash_free", to: "house_games", minor: 600_00n });
    // The balance covers one: whoever looked too early is kept by the ledger's own wall.
    const codes = await Promise.all([1, 2].map(() => send(anna, ben.name, "300.00")));
    expect(codes.map(codeOf).toSorted()).toEqual(["not_withdrawable", "ok"]);
    expect(await cashOf(anna)).toBe("100.00");
  });

  test("whoever holds the lock of the sender waits for no second connection", async () => {
    const [anna, ben] = [await join(), await join()];
    const alone = connect({ url: fresh.appUrl, max: 1, name: "croupier one connection" });
    try {
      const sender = { playerId: anna.id, sessionId: uuidv7(), present: curacao };
      const sends = [1, 2, 3].map(() =>
        openRooms(alone).transfers.send({
          sender,
          key: randomUUID(),
          recipient: ben.name,
          amount: "20.00",
          currency: "EUR",
        }),
      );
      expect((await Promise.all(sends)).map(codeOf)).toEqual(["ok", "ok", "ok"]);
    } finally {
      await alone.close();
    }
  });

  test("nor what may leave of a balance that covers both: the second looks once the first has gone", async () => {
    const [anna, ben] = [await join(), await join()];
    // What was staked before counts for nothing: all of the deposit has to be staked still.
    await post(anna, { kind: "stake", from: "cash_free", to: "house_games", minor: 600_00n });
    await post(anna, { kind: "deposit", from: "house_games", to: "cash_free", minor: 600_00n });
    const tab = () => send(anna, ben.name, "300.00");
    const lock = {
      text: "SELECT FROM players.profile WHERE player_id = $1 FOR UPDATE",
      values: [anna.id],
    };
    const codes = (await queueBehind(admin, lock, [tab, tab])).map(codeOf);
    expect(codes).toEqual(["ok", "not_withdrawable"]);
    expect(await cashOf(anna)).toBe("700.00");
  });

  test("nor what the day leaves of it: of three at once that fit one by one, one goes", async () => {
    const [anna, ben] = [await join(), await join()];
    await post(anna, { kind: "win", from: "house_games", to: "cash_free", minor: 1_000_00n });
    await sent(anna, ben, "500.00");
    const codes = await Promise.all([1, 2, 3].map(() => send(anna, ben.name, "300.00")));
    expect(codes.map(codeOf).toSorted()).toEqual([
      "ok",
      "transfer_day_limit",
      "transfer_day_limit",
    ]);
    expect(await cashOf(anna)).toBe("1200.00");
  });

  test("taken and taken back: one of the two, never both", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [anna, ben] = [await join(), await join()];
      const id = await sent(anna, ben);
      const both = await Promise.all([answer(ben, id, "TAKE"), answer(anna, id, "TAKE_BACK")]);
      expect(both.map(codeOf).toSorted()).toEqual(["ok", "transfer_not_open"]);
      expect(Number(await cashOf(anna)) + Number(await cashOf(ben))).toBe(2_000);
    }
  });

  test("two who send to each other do not wait for each other", async () => {
    const [anna, ben] = [await join(), await join()];
    const there = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((one) =>
        one % 2 === 0 ? sent(anna, ben, "10.00") : sent(ben, anna, "15.00"),
      ),
    );
    const taken = await Promise.all(
      there.map((id, index) => answer(index % 2 === 1 ? ben : anna, id, "TAKE")),
    );
    expect(taken.map(codeOf)).toEqual(there.map(() => "ok"));
    expect([await cashOf(anna), await cashOf(ben)]).toEqual(["1020.00", "980.00"]);
  });
});

test("Q9: the audit holds suspense against what is on its way", async () => {
  const [anna, ben] = [await join(), await join()];
  await sent(anna, ben);
  const check = "Q9 what is in suspense is on its way";
  const differences = async () =>
    (await auditMoney(fresh.database)).filter((one) => one.check === check);
  expect(await differences()).toEqual([]);
  // A row that ended without its money, as no doorway of ours writes it.
  const settle =
    "UPDATE cashier.player_transfers SET state = $2, settled_at = $3 WHERE player_id = $1";
  await admin.query(settle, [anna.id, "arrived", now]);
  expect(await differences()).toMatchObject([{ check, facts: { subject: "EUR" } }]);
  await admin.query(settle, [anna.id, "sent", null]);
  expect(await differences()).toEqual([]);
});

test("whatever is sent and answered in whatever order, every cent is somewhere", async () => {
  const step = fc.record({
    from: fc.nat(2),
    to: fc.nat(2),
    minor: fc.integer({ min: 5_00, max: 30_00 }),
    after: fc.constantFrom("TAKE", "DECLINE", "TAKE_BACK", "nothing", "TAKE and TAKE_BACK"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const players = [await join(), await join(), await join()] as const;
      const before = await suspense();
      const cash = [100_000, 100_000, 100_000];
      let waiting = 0;
      for (const { from, to, minor, after } of steps) {
        const [sender, taker] = [players[from], players[to]];
        if (sender === undefined || taker === undefined || from === to) continue;
        const id = await sent(sender, taker, (minor / 100).toFixed(2));
        cash[from] = (cash[from] ?? 0) - minor;
        const acts = after === "nothing" ? [] : after.split(" and ");
        for (const act of acts) {
          const who = act === "TAKE_BACK" ? sender : taker;
          await answer(who, id, act as "TAKE" | "DECLINE" | "TAKE_BACK");
        }
        const [first] = acts;
        const home = first === "TAKE" ? to : from;
        if (first === undefined) waiting += minor;
        else cash[home] = (cash[home] ?? 0) + minor;
      }
      const held = await Promise.all(players.map(cashOf));
      expect(held).toEqual(cash.map((minor) => (minor / 100).toFixed(2)));
      expect((await suspense()) - before).toBe(BigInt(waiting));
    }),
    { numRuns: 6 },
  );
});
