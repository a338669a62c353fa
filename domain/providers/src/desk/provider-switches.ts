import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { Dialect } from "../provider.ts";
import { decideTrouble, troubleRule, type Recent, type Trouble } from "./decide-trouble.ts";
import { isTrouble } from "./is-trouble.ts";

export type OperatedProvider = {
  readonly code: string;
  readonly name: string;
  readonly dialect: Dialect;
  readonly isOpen: boolean;
  /** Who switched it last, and why; null: nobody ever did. */
  readonly switched: { readonly at: Date; readonly by: string; readonly reason: string } | null;
  readonly lastCallAt: Date | null;
  readonly callsInHour: bigint;
  /** What spoke of trouble in the last hour, the most frequent first. */
  readonly troubleInHour: readonly { readonly status: string; readonly answers: bigint }[];
  /** The minutes that say whether there is trouble now, and of which kind. */
  readonly recent: Recent;
  readonly trouble: readonly Trouble[];
};

type Act = {
  readonly staffId: string;
  readonly action: `providers.${string}`;
  readonly subject: string;
  readonly facts: { readonly reason: string };
};

type Room = {
  readonly database: Database;
  readonly clock: Clock;
  /** Writes to the audit trail, in the transaction of the act. */
  readonly record: (tx: Transact, act: Act) => Promise<void>;
};

export type ProviderSwitches = ReturnType<typeof createProviderSwitches>;

/** What staff see of providers, and the switch: it stops bets alone, because what is owed is paid. */
export function createProviderSwitches({ database, clock, record }: Room) {
  const list = () => readProviders(database.db, clock());

  return {
    list,

    /** Servers hear of it within seconds. Switching to where it stands already changes nothing. */
    async set(asked: {
      readonly code: string;
      readonly open: boolean;
      readonly reason: string;
      readonly by: { readonly id: string; readonly name: string };
    }): Promise<Result<OperatedProvider, { readonly code: "not_found" }>> {
      const { code, open, reason, by } = asked;
      await transact(database, async (tx) => {
        const now = clock();
        const switched = await tx
          .updateTable("providers.provider")
          .set({
            disabled_at: open ? null : now,
            switched_at: now,
            switched_by: by.name,
            switch_reason: reason,
          })
          .where("provider", "=", code)
          .where("disabled_at", open ? "is not" : "is", null)
          .returning("provider")
          .executeTakeFirst();
        if (switched === undefined) return;
        const action = open ? "providers.switched-on" : "providers.switched-off";
        await record(tx, { staffId: by.id, action, subject: code, facts: { reason } });
      });
      const found = (await list()).find((one) => one.code === code);
      return found === undefined ? refuse({ code: "not_found" }) : ok(found);
    },
  };
}

async function readProviders(db: Database["db"], now: Date): Promise<OperatedProvider[]> {
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  const lately = new Date(now.getTime() - troubleRule.minutes * 60_000);
  const providers = await db
    .selectFrom("providers.provider")
    .selectAll()
    .orderBy("name")
    .orderBy("provider")
    .execute();
  const { rows: answered } = await sql<Answered>`
    SELECT provider, status, max(last_at) AS "lastAt",
      coalesce(sum(answers) FILTER (WHERE last_at > ${anHourAgo}), 0)::bigint AS answers,
      coalesce(sum(answers) FILTER (WHERE last_at > ${lately}), 0)::bigint AS recent,
      coalesce(sum(late) FILTER (WHERE last_at > ${lately}), 0)::bigint AS late
    FROM providers.answered GROUP BY provider, status
  `.execute(db);
  return providers.map((row) => {
    const { provider: code, switched_at, switched_by, switch_reason } = row;
    const own = answered.filter(({ provider }) => provider === code);
    const recent = recentOf(own);
    const moments = own.map(({ lastAt }) => lastAt.getTime());
    return {
      code,
      name: row.name,
      // The table takes no other words.
      dialect: row.dialect as Dialect,
      isOpen: row.disabled_at === null,
      switched:
        switched_at === null || switched_by === null || switch_reason === null
          ? null
          : { at: switched_at, by: switched_by, reason: switch_reason },
      lastCallAt: moments.length === 0 ? null : new Date(Math.max(...moments)),
      callsInHour: own.reduce((sum, { answers }) => sum + answers, 0n),
      troubleInHour: own
        .filter(({ status, answers }) => answers > 0n && isTrouble(status))
        .toSorted((left, right) => Number(right.answers - left.answers))
        .map(({ status, answers }) => ({ status, answers })),
      recent,
      trouble: decideTrouble(recent),
    };
  });
}

type Answered = {
  provider: string;
  status: string;
  lastAt: Date;
  answers: bigint;
  recent: bigint;
  late: bigint;
};

function recentOf(answered: readonly Answered[]): Recent {
  const sum = (numbers: readonly bigint[]) => numbers.reduce((total, one) => total + one, 0n);
  const refused = answered.filter(({ status }) => isTrouble(status));
  return {
    calls: sum(answered.map(({ recent }) => recent)),
    refused: sum(refused.map(({ recent }) => recent)),
    late: sum(answered.map(({ late }) => late)),
  };
}
