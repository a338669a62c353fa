import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, getAsset, money } from "@croupier/kit/money";
import { ok } from "@croupier/kit/result";
import { dayMs, hourMs } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { createSaferPlay, type ActivityPeriod } from "@croupier/players";
import { createWallet, readMoneyHistory, readMoneyUsed } from "@croupier/wallet";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

/* What a player is told of their money, held against every movement of the ledger, one by one. */

const eur = getAsset("EUR");
const playerId = uuidv7();
let fresh: FreshDatabase;
let admin: pg.Pool;
let wallet: ReturnType<typeof createWallet>;
let saferPlay: ReturnType<typeof createSaferPlay>;

type Movement = {
  kind: "deposit" | "stake" | "void" | "win" | "grant";
  minor: number;
  ago: number;
};

/** Over two years, the edges of every period among them; always the same. */
const movements: Movement[] = Array.from({ length: 160 }, (_, index) => ({
  kind: (["grant", "deposit", "stake", "win", "stake", "void"] as const)[index % 6] ?? "grant",
  minor: 100 + ((index * 37) % 400),
  ago: [index * hourMs, index * 5 * hourMs, index * 4 * dayMs][index % 3] ?? 0,
}))
  .map((one) => ({ ...one, ago: one.ago + 60_000 }))
  .toSorted((one, other) => other.ago - one.ago);

beforeAll(async () => {
  fresh = await freshDatabase();
  admin = new pg.Pool({ connectionString: fresh.adminUrl, max: 1 });
  admin.on("error", () => {});
  const { database } = fresh;
  const ledger = createLedger({ database, announce: () => {} });
  wallet = createWallet({ ledger, database });
  saferPlay = createSaferPlay({
    database,
    readMoneyUsed,
    readMoneyHistory,
    endSessionsOf: async () => {},
    provePassword: async () => ok(),
  });
  await admin.query(
    `INSERT INTO players.profile (player_id, brand, email, first_name, last_name, date_of_birth,
       country_code, address_line1, city, postal_code, currency, language, joined_at, joined_under)
     VALUES ($1, 'kingfisher', 'told@example.com', 'Tola', 'Dell', '1990-01-01', 'CW', 'Penstraat 1',
       'Willemstad', '0000', 'EUR', 'en', now(), '[]')`,
    [playerId],
  );
  await wallet.openWallet(playerId, eur);
  await ledger.openHouseAccount({ account: "house_games", asset: eur });
  await ledger.post({
    transferId: uuidv7(),
    playerId,
    kind: "grant",
    from: "house_games",
    to: "cash_free",
    amount: money(1_000_000n, eur),
    reason: "test",
    happenedAt: new Date(0),
  });
  for (const { kind, minor } of movements) {
    const isOut = kind === "stake";
    const posted = await ledger.post({
      transferId: uuidv7(),
      playerId,
      kind,
      from: isOut ? "cash_free" : "house_games",
      to: isOut ? "house_games" : "cash_free",
      amount: money(BigInt(minor), eur),
      reason: "test",
      happenedAt: new Date(0),
    });
    if (!posted.ok) throw new Error(posted.refusal.code);
  }
  // Each when it is said to have been: only who owns a database can say so.
  const agos = [1_000 * dayMs, ...movements.map(({ ago }) => ago)];
  for (const table of ["ledger.entries", "ledger.transfers"]) {
    await admin.query(
      `WITH numbered AS (
         SELECT transfer_id, row_number() OVER (ORDER BY transfer_id) AS place
         FROM ledger.transfers WHERE player_id = $1
       )
       UPDATE ${table} AS t SET recorded_at = now() - ($2::float8[])[place] * interval '1 millisecond'
       FROM numbered AS n WHERE t.player_id = $1 AND t.transfer_id = n.transfer_id`,
      [playerId, agos],
    );
  }
});
afterAll(async () => {
  await admin.end();
  await fresh.drop();
});

type Fact = { kind: string; amount: bigint; at: Date; sign: bigint };

async function readFacts(): Promise<Fact[]> {
  const { rows } = await admin.query<{ kind: string; amount: string; at: Date; out: boolean }>(
    `SELECT kind, amount, recorded_at AS at, from_account = 'cash_free' AS out
     FROM ledger.transfers WHERE player_id = $1`,
    [playerId],
  );
  return rows.map(({ kind, amount, at, out }) => {
    const minor = BigInt(amount);
    return { kind, amount: minor, at, sign: out ? -minor : minor };
  });
}

test.each<[ActivityPeriod, "chart" | "day", number]>([
  ["day", "chart", 24],
  ["week", "chart", 7],
  ["month", "chart", 31],
  ["year", "chart", 52],
  ["day", "day", 24],
  ["month", "day", 31],
  ["year", "day", 364],
])("each part of a %s by %s is the sum of its movements", async (period, by, parts) => {
  const activity = await saferPlay.readActivity({ playerId, period, by });
  if (activity === undefined) throw new Error("nobody is there");
  const facts = await readFacts();
  expect(activity.parts).toHaveLength(parts);
  const sum = (kind: string, from: Date, to: Date) =>
    facts
      .filter((fact) => fact.kind === kind && fact.at >= from && fact.at < to)
      .reduce((total, { amount }) => total + amount, 0n);
  for (const { from, to, deposited, staked, won } of [
    ...activity.parts,
    activity.total,
    activity.before,
  ]) {
    expect({ deposited, staked, won }).toEqual({
      deposited: sum("deposit", from, to),
      staked: sum("stake", from, to) - sum("void", from, to),
      won: sum("win", from, to),
    });
  }
  expect(activity.total.deposited).toBeGreaterThan(0n);
});

test("the balance of each day is what had come in by then, less what had gone", async () => {
  const facts = await readFacts();
  const now = Date.now();
  const moments = Array.from({ length: 15 }, (_, index) => new Date(now - (14 - index) * dayMs));
  const history = await wallet.readHistory(playerId, moments);
  if (!history.ok) throw new Error(history.refusal.code);
  const expected = moments.map((moment) => {
    const held = facts.filter(({ at }) => at <= moment).reduce((sum, { sign }) => sum + sign, 0n);
    return { at: moment, amount: formatDecimal(money(held, eur)) };
  });
  expect(history.value.points).toEqual(expected);
  expect(new Set(expected.map(({ amount }) => amount)).size).toBeGreaterThan(5);
  const balances = await wallet.readBalances(playerId);
  const total = balances.ok ? balances.value.find(({ type }) => type === "total") : undefined;
  expect(history.value.points.at(-1)?.amount).toBe(total?.amount);
});

test("before the first movement there was nothing, and nobody else's wallet is told", async () => {
  const long = new Date("2001-01-01T00:00:00Z");
  expect(await wallet.readHistory(playerId, [long])).toMatchObject({
    value: { currency: "EUR", points: [{ amount: "0.00" }] },
  });
  expect(await wallet.readHistory(uuidv7(), [long])).toMatchObject({
    refusal: { code: "wallet_unknown" },
  });
});
