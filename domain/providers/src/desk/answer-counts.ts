import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { isLate } from "./decide-trouble.ts";

type Count = { readonly provider: string; readonly minute: Date; readonly status: string };
type Counted = Count & { answers: bigint; late: bigint; lastAt: Date };

/** How late the counts may be: a row an answer would have every call of a provider wait for one row. */
const keptMs = 5_000;

export type AnswerCounts = ReturnType<typeof createAnswerCounts>;

/** How often a provider was answered what, and how often late, by the minute. Statistics: what a crash takes is not missed. */
export function createAnswerCounts({ database, clock }: { database: Database; clock: Clock }) {
  let kept = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (kept.size === 0) return;
    // In one order, so that two processes cannot wait for each other.
    const counted = [...kept].toSorted(([left], [right]) => (left < right ? -1 : 1));
    kept = new Map();
    await database.db
      .insertInto("providers.answered")
      .values(
        counted.map(([, { provider, minute, status, answers, late, lastAt }]) => ({
          provider,
          minute,
          status,
          answers,
          late,
          last_at: lastAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["provider", "minute", "status"]).doUpdateSet(({ eb, ref }) => ({
          answers: eb(ref("providers.answered.answers"), "+", ref("excluded.answers")),
          late: eb(ref("providers.answered.late"), "+", ref("excluded.late")),
          last_at: ref("excluded.last_at"),
        })),
      )
      .execute();
  }

  return {
    count(provider: string, status: string, tookMs = 0): void {
      const lastAt = clock();
      const minute = new Date(lastAt.getTime() - (lastAt.getTime() % 60_000));
      const key = `${provider} ${minute.toISOString()} ${status}`;
      const before = kept.get(key) ?? { answers: 0n, late: 0n };
      const answers = before.answers + 1n;
      const late = before.late + (isLate(tookMs) ? 1n : 0n);
      kept.set(key, { provider, minute, status, answers, late, lastAt });
      timer ??= setTimeout(() => void flush().catch(() => {}), keptMs).unref();
    },
    /** Writes what is counted now: the last step before closing. */
    drain: flush,
  };
}
