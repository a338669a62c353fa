import type { Database } from "@croupier/database";
import { idIn, type Call } from "./call.ts";
import { startMinor } from "./open-players.ts";

/** A player and all that was asked in their name. */
export type Asker = { readonly id: string; readonly calls: readonly Call[] };

export type Effects = {
  /** Players who have other money than their answers say. */
  readonly otherMoney: number;
  /** Rows of what was asked for, beyond one for each answer, or too few. */
  readonly rowsOff: number;
  /** Answers that two were given. */
  readonly sharedAnswers: number;
};

/** What is there, held against what was answered: each answer once, and nothing besides. */
export async function countEffects({ pool }: Database, askers: readonly Asker[]): Promise<Effects> {
  const ids = askers.map(({ id }) => id);
  const { rows } = await pool.query<{ player_id: string; account: string; balance: bigint }>(
    `SELECT player_id, account, balance FROM ledger.accounts
     WHERE player_id = ANY ($1) AND account IN ('cash_free', 'pending_withdrawal')`,
    [ids],
  );
  const found = new Map(rows.map((row) => [`${row.player_id} ${row.account}`, row.balance]));
  const otherMoney = askers.filter(({ id, calls }) => {
    const free = calls.reduce((sum, { moved }) => sum + moved.free, startMinor);
    const pending = calls.reduce((sum, { moved }) => sum + moved.pending, 0n);
    const [freeThere, pendingThere] = [`${id} cash_free`, `${id} pending_withdrawal`].map((name) =>
      found.get(name),
    );
    return freeThere !== free || pendingThere !== pending;
  }).length;
  const given = askers.flatMap(({ calls }) => calls.filter(({ asked }) => asked.what in tables));
  const answered = given.flatMap((call) => idIn(call) ?? []);
  return {
    otherMoney,
    rowsOff: await countOff(pool, { ids, given }),
    sharedAnswers: answered.length - new Set(answered).size,
  };
}

/** What leaves a row of its own. */
const tables: Readonly<Record<string, string>> = {
  deposit: "cashier.deposits",
  withdrawal: "cashier.withdrawals",
  transfer: "cashier.player_transfers",
};

async function countOff(
  pool: Database["pool"],
  { ids, given }: { readonly ids: readonly string[]; readonly given: readonly Call[] },
): Promise<number> {
  let off = 0;
  for (const [what, table] of Object.entries(tables)) {
    const { rows } = await pool.query<{ count: bigint }>(
      `SELECT count(*) AS count FROM ${table} WHERE player_id = ANY ($1)`,
      [ids],
    );
    const answered = given.filter(({ asked, answer }) => asked.what === what && answer);
    off += Math.abs(Number(rows[0]?.count ?? 0) - answered.length);
  }
  return off;
}
