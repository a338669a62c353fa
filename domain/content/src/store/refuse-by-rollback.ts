import { transact, type Database, type Transact } from "@croupier/database";
import type { Result } from "@croupier/kit/result";

class Refused<Answer> extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super("refused, and rolled back");
    this.answer = answer;
  }
}

/** A refusal leaves nothing behind: what was written on the way to it is taken back. */
export async function refuseByRollback<Value, Refusal extends { readonly code: string }>(
  database: Database,
  work: (tx: Transact) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  try {
    return await transact(database, async (tx) => {
      const answer = await work(tx);
      if (!answer.ok) throw new Refused(answer);
      return answer;
    });
  } catch (error) {
    // Thrown a few lines above, with the answer of this very work.
    if (error instanceof Refused) return error.answer as Result<Value, Refusal>;
    throw error;
  }
}
