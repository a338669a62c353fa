import type { WithdrawalFigures } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { formatDecimal, getAsset, money } from "@croupier/kit/money";
import { dayMs, hourMs } from "@croupier/kit/time";
import { sql } from "kysely";
import { countQueue } from "./queue-store.ts";
import { listSmall } from "./withdrawal-terms.ts";

type Db = Database["db"];

/** How the queue stands and how fast money leaves: each figure by one statement that an index serves. */
export async function readFigures(
  db: Db,
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): Promise<WithdrawalFigures> {
  const counted = await countQueue(db, { staffId });
  const arrived = await readArrived(db, { since: midnightBefore(now) });
  const sum = (of: "count" | "alone") => arrived.reduce((all, row) => all + Number(row[of]), 0);
  return {
    waiting: {
      all: Number(counted.all),
      mine: Number(counted.mine),
      second: Number(counted.second),
      two: Number(counted.two),
      ready: Number(counted.ready),
      flagged: Number(counted.flagged),
    },
    passesAlone: listSmall().map((small) => ({
      amount: formatDecimal(small),
      currency: small.asset,
    })),
    sinceHour: await readGrown(db, { since: new Date(now.getTime() - hourMs) }),
    oldest: counted.since && {
      since: counted.since.toISOString(),
      dueAt: counted.dueAt?.toISOString() ?? null,
    },
    halfArrivedSeconds: await readHalfArrived(db, { since: new Date(now.getTime() - dayMs) }),
    today: {
      count: sum("count"),
      alone: sum("alone"),
      sums: arrived.map(({ asset, minor }) => ({
        amount: formatDecimal(money(minor, getAsset(asset))),
        currency: getAsset(asset),
      })),
    },
  };
}

type Since = { readonly since: Date };

/** How many came to people, less how many left them. */
async function readGrown(db: Db, { since }: Since): Promise<number> {
  const { rows } = await sql<{ grown: bigint }>`
    SELECT count(*) FILTER (WHERE state_after = 'checks')
      - count(*) FILTER (WHERE state_before = 'checks') AS grown
    FROM cashier.withdrawal_events
    WHERE (state_before = 'checks') <> (state_after = 'checks') AND recorded_at > ${since}
  `.execute(db);
  return Number(rows[0]?.grown ?? 0n);
}

/** In which time half of them arrived. */
async function readHalfArrived(db: Db, { since }: Since): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    SELECT round(percentile_cont(0.5) WITHIN GROUP (
      ORDER BY extract(epoch FROM changed_at - requested_at)))::integer AS seconds
    FROM cashier.withdrawals WHERE state = 'arrived' AND changed_at > ${since}
  `.execute(db);
  return rows[0]?.seconds ?? null;
}

/** What arrived, without our fee; alone: the rules let it through. The currency of most of them first. */
async function readArrived(db: Db, { since }: Since) {
  const { rows } = await sql<{ asset: string; count: bigint; alone: bigint; minor: bigint }>`
    SELECT asset, count(*) AS count, count(*) FILTER (WHERE findings = '{}') AS alone,
      sum(amount - fee)::bigint AS minor
    FROM cashier.withdrawals WHERE state = 'arrived' AND changed_at >= ${since}
    GROUP BY asset ORDER BY count(*) DESC, asset
  `.execute(db);
  return rows;
}

function midnightBefore(now: Date): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs);
}
