import { transact, type Database, type Transact } from "@croupier/database";
import { getAsset, money, type Money } from "@croupier/kit/money";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { MethodCode } from "./deposit-methods.ts";
import type { DepositState } from "./deposit-state.ts";
import { readProviderCalls } from "./trace/call-store.ts";
import type { ProviderCall } from "./trace/provider-call.ts";

/** A deposit as staff watch it. */
export type WatchedDeposit = {
  readonly id: string;
  readonly playerId: string;
  readonly method: MethodCode;
  readonly provider: string;
  readonly providerReference: string | null;
  readonly amount: Money;
  readonly fee: Money;
  readonly state: DepositState;
  readonly reason: string | null;
  readonly requestedAt: Date;
  readonly changedAt: Date;
  readonly checkedAt: Date | null;
  /** Staff asked that the provider be asked, and nobody has yet. */
  readonly isCheckWanted: boolean;
};

/** What was told of it and what came of that: also what changed nothing. */
export type DepositEvent = {
  readonly at: Date;
  readonly said: string;
  readonly toldBy: string;
  readonly before: DepositState;
  readonly after: DepositState;
};

export type DepositQuestion = {
  readonly state?: DepositState | undefined;
  readonly method?: MethodCode | undefined;
  readonly playerId?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** The last one of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
};

type Row = Omit<WatchedDeposit, "amount" | "fee"> & { asset: string; amount: bigint; fee: bigint };

const columns = sql`
  deposit_id AS id, player_id AS "playerId", method, provider,
  provider_reference AS "providerReference", asset, amount, fee, state, reason,
  requested_at AS "requestedAt", changed_at AS "changedAt", checked_at AS "checkedAt",
  check_wanted_at IS NOT NULL AS "isCheckWanted"
`;
/** Where asking the provider can still change anything. */
const unsettled = sql`('requested', 'redirected', 'pending', 'returning', 'refunding')`;

/** Deposits of everybody, for those who answer for the money. */
export function createDepositDesk({
  database,
  clock,
  record,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly record: (
    tx: Transact,
    act: {
      readonly staffId: string;
      readonly action: "money.provider-asked";
      readonly subject: string;
      readonly facts: Readonly<Record<string, string>>;
    },
  ) => Promise<void>;
}) {
  const { db } = database;

  return {
    /** The newest first: an id says when it was begun. */
    async list(question: DepositQuestion): Promise<readonly WatchedDeposit[]> {
      const { state, method, playerId, from, until, before, limit } = question;
      const { rows } = await sql<Row>`
        SELECT ${columns} FROM cashier.deposits
        WHERE (${before ?? null}::uuid IS NULL OR deposit_id < ${before ?? null}::uuid)
          AND (${playerId ?? null}::uuid IS NULL OR player_id = ${playerId ?? null}::uuid)
          AND (${state ?? null}::text IS NULL OR state = ${state ?? null})
          AND (${method ?? null}::text IS NULL OR method = ${method ?? null})
          AND (${from ?? null}::timestamptz IS NULL OR requested_at >= ${from ?? null})
          AND (${until ?? null}::timestamptz IS NULL OR requested_at < ${until ?? null})
        ORDER BY deposit_id DESC LIMIT ${limit}
      `.execute(db);
      return rows.map(toWatched);
    },

    async read(id: string): Promise<
      | (WatchedDeposit & {
          readonly events: readonly DepositEvent[];
          readonly calls: readonly ProviderCall[];
        })
      | undefined
    > {
      const { rows } = await sql<Row>`
        SELECT ${columns} FROM cashier.deposits WHERE deposit_id = ${id}
      `.execute(db);
      const [row] = rows;
      if (row === undefined) return undefined;
      const { rows: events } = await sql<DepositEvent>`
        SELECT recorded_at AS at, said, told_by AS "toldBy", state_before AS before,
               state_after AS after
        FROM cashier.deposit_events
        WHERE player_id = ${row.playerId} AND deposit_id = ${id}
        ORDER BY recorded_at DESC, event_id DESC
      `.execute(db);
      return {
        ...toWatched(row),
        events,
        calls: await readProviderCalls(database, { reference: id }),
      };
    },

    /** Marked for the worker, who has the keys of providers. False: nothing could come of it. */
    async wantCheck(id: string, staffId: string): Promise<boolean> {
      return transact(database, async (tx) => {
        const { rows } = await sql<{ playerId: string }>`
          UPDATE cashier.deposits SET check_wanted_at = coalesce(check_wanted_at, ${clock()})
          WHERE deposit_id = ${id} AND state IN ${unsettled}
          RETURNING player_id AS "playerId"
        `.execute(tx);
        const [marked] = rows;
        if (marked === undefined) return false;
        await record(tx, {
          staffId,
          action: "money.provider-asked",
          subject: marked.playerId,
          facts: { deposit: id },
        });
        return true;
      });
    },
  };
}

function toWatched({ asset, amount, fee, ...row }: Row): WatchedDeposit {
  const currency = getAsset(asset);
  return { ...row, amount: money(amount, currency), fee: money(fee, currency) };
}

export type DepositDesk = ReturnType<typeof createDepositDesk>;
