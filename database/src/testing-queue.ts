import type { Pool } from "pg";

/** What is held meanwhile: a statement that locks rows, and what it asks for. */
type Lock = { readonly text: string; readonly values: readonly unknown[] };

const looksMax = 1_000;
const lookMs = 20;

/**
 * Begins acts one after the other, each once the one before waits for a row that is held here, and then
 * lets go: they go on in the order in which they came. Throws at an act that did not wait. The pool needs
 * two connections above the app's rights.
 */
export async function queueBehind<Answer>(
  pool: Pool,
  { text, values }: Lock,
  acts: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const begun: Promise<Answer>[] = [];
  const holding = await pool.connect();
  try {
    await holding.query("BEGIN");
    const { rowCount } = await holding.query(text, [...values]);
    if (rowCount === 0) throw new Error("nothing is held: the lock found no row");
    for (const act of acts) {
      const one = act();
      begun.push(one);
      await untilWaiting(pool, one, begun.length);
    }
  } finally {
    // Also where an act did not wait: the others may not wait for a test that has failed.
    await holding.query("ROLLBACK");
    holding.release();
  }
  return Promise.all(begun);
}

async function untilWaiting(pool: Pool, act: Promise<unknown>, count: number): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  act.then(end, end);
  for (let look = 0; look < looksMax; look += 1) {
    const { rows } = await pool.query<{ waiting: number }>(
      `SELECT count(*)::integer AS waiting FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    if ((rows[0]?.waiting ?? 0) >= count) return;
    if (isOver) throw new Error(`act ${count} ended without waiting for what is held`);
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  throw new Error(`act ${count} does not wait for what is held`);
}
