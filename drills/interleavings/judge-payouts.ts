import type { Database } from "@croupier/database";
import { sealTransfers } from "@croupier/ledger";
import { auditMoney } from "@croupier/wallet";
import type { PayoutBank } from "./payout-bank.ts";
import type { Block, Lived } from "./payouts.ts";

/** From here on two people say yes to dollars; one lets go four times as much in a day. */
const largeMinor = 5_000_00n;
const aloneADay = 4n * largeMinor;

type Row = {
  id: string;
  playerId: string;
  state: string;
  minor: bigint;
  fee: bigint;
  /** Who said the last yes, and who had said the first of two. */
  yes: string | null;
  firstYes: string | null;
};

/** Invariants once all has come to rest, told by the rows and by the provider alone. */
export async function judgePayouts(
  database: Database,
  {
    playerIds,
    blocks,
    bank,
    startMinor,
  }: {
    readonly playerIds: readonly string[];
    readonly blocks: readonly Block[];
    readonly bank: PayoutBank;
    readonly startMinor: bigint;
  },
): Promise<Lived> {
  const rows = await readRows(database, playerIds);
  const out = rows.filter(({ state }) => state === "sent" || state === "arrived");
  const alone = out.filter(({ firstYes }) => firstYes === null);
  const wrong: string[] = [];
  for (const [playerId, minor] of sumBy(alone, (row) => row.playerId)) {
    if (minor >= largeMinor) wrong.push(`${playerId} got ${minor} by one yes each`);
  }
  for (const [staffId, minor] of sumBy(alone, (row) => row.yes)) {
    if (minor > aloneADay) wrong.push(`${staffId} let go ${minor} alone`);
  }
  for (const { id, yes, firstYes } of out) {
    if (yes === firstYes) wrong.push(`${id} left with two yeses of ${yes}`);
  }
  for (const { id, state, minor, fee } of rows) {
    const sums = new Set(bank.sent.filter((one) => one.id === id).map((one) => one.minor));
    if (sums.size > 1) wrong.push(`${id} was asked for as ${[...sums].join(" and ")}`);
    const isOut = state === "sent" || state === "arrived";
    if (isOut !== (bank.has(id) && state !== "failed" && state !== "returned")) {
      wrong.push(`${id} is ${state}, and the provider ${bank.has(id) ? "has" : "lacks"} it`);
    }
    if (isOut && !sums.has(minor - fee)) wrong.push(`${id} left as another sum`);
  }
  for (const { playerId, from, until } of blocks) {
    const ids = new Set(rows.filter((row) => row.playerId === playerId).map(({ id }) => id));
    for (const { id, handedAt, at } of bank.sent) {
      const isWhile = from < handedAt && (until === undefined || until > at);
      if (ids.has(id) && isWhile) wrong.push(`${id} was sent while its player was blocked`);
    }
  }
  wrong.push(...(await findWrongMoney(database, { playerIds, rows: out, startMinor })));
  return { wrong, ended: out.length };
}

async function readRows({ pool }: Database, playerIds: readonly string[]): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `SELECT w.withdrawal_id AS id, w.player_id AS "playerId", w.state, w.amount AS minor, w.fee,
       yes.staff_id AS yes,
       (SELECT e.staff_id FROM cashier.withdrawal_events AS e
        WHERE e.player_id = w.player_id AND e.withdrawal_id = w.withdrawal_id
          AND e.event = 'half_approved' AND e.recorded_at <= yes.recorded_at
          AND e.recorded_at > coalesce((SELECT max(s.recorded_at) FROM cashier.withdrawal_events AS s
            WHERE s.player_id = w.player_id AND s.withdrawal_id = w.withdrawal_id
              AND s.event = 'stopped' AND s.recorded_at < yes.recorded_at), '-infinity')
        ORDER BY e.recorded_at DESC LIMIT 1) AS "firstYes"
     FROM cashier.withdrawals AS w
     LEFT JOIN LATERAL (
       SELECT e.staff_id, e.recorded_at FROM cashier.withdrawal_events AS e
       WHERE e.player_id = w.player_id AND e.withdrawal_id = w.withdrawal_id AND e.event = 'approved'
       ORDER BY e.recorded_at DESC LIMIT 1) AS yes ON true
     WHERE w.player_id = ANY ($1)`,
    [playerIds],
  );
  return rows;
}

function sumBy(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const row of rows) {
    const key = keyOf(row) ?? "nobody";
    sums.set(key, (sums.get(key) ?? 0n) + row.minor);
  }
  return sums;
}

/** All that did not leave is the player's again, and the books are sound. */
async function findWrongMoney(
  database: Database,
  {
    playerIds,
    rows,
    startMinor,
  }: {
    readonly playerIds: readonly string[];
    readonly rows: readonly Row[];
    readonly startMinor: bigint;
  },
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const left = sumBy(rows, ({ playerId }) => playerId);
  const { rows: accounts } = await database.pool.query<{
    player_id: string;
    account: string;
    balance: bigint;
  }>(
    `SELECT player_id, account, balance FROM ledger.accounts
     WHERE player_id = ANY ($1) AND account IN ('cash_free', 'pending_withdrawal')`,
    [playerIds],
  );
  for (const { player_id: playerId, account, balance } of accounts) {
    const must = account === "cash_free" ? startMinor - (left.get(playerId) ?? 0n) : 0n;
    if (balance !== must) wrong.push(`${playerId} has ${balance} in ${account}, not ${must}`);
  }
  // Nobody seals here, and what was posted may not wait for it for ever.
  await sealTransfers(database);
  for (const violation of await auditMoney(database)) wrong.push(JSON.stringify(violation));
  return wrong;
}
