import { randomInt } from "node:crypto";
import { transact, type Database, type Transact } from "@croupier/database";
import { refuse, type Refusal, type Result } from "@croupier/kit/result";
import { stripes } from "./house.ts";
import { postWithin } from "./post-batch.ts";
import type { LedgerRefusal } from "./refusals.ts";
import { defaultRetry, retrying } from "./retry.ts";
import { assertTransfer, type Transfer } from "./transfer.ts";

/**
 * Decides in the transaction of the money which transfers are to be posted, one after the other. It is
 * asked again where an outcome stayed unknown, and then finds what it has written itself.
 */
export type Decide<R extends Refusal> = (tx: Transact) => Promise<Result<readonly Transfer[], R>>;

export type TogetherResult<R extends Refusal> = Result<readonly Transfer[], LedgerRefusal | R>;

/** What a balance allowed may be gone once its account is locked: then everything is decided anew. */
const triesMax = 5;

/** All of them or none. Where the decision is a no, what it has written stays. */
export async function postTogether<R extends Refusal>(
  database: Database,
  decide: Decide<R>,
): Promise<TogetherResult<R>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await retrying(defaultRetry, () => transact(database, (tx) => post(tx, decide)));
    } catch (error) {
      if (!(error instanceof NotAll)) throw error;
      if (error.refusal.code !== "insufficient_funds" || attempt === triesMax) {
        return refuse(error.refusal);
      }
    }
  }
}

async function post<R extends Refusal>(tx: Transact, decide: Decide<R>) {
  const decided = await decide(tx);
  if (!decided.ok) return decided;
  const stripe = randomInt(stripes) + 1;
  for (const transfer of decided.value) {
    assertTransfer(transfer);
    const posted = await postWithin(tx, stripe, transfer);
    if (!posted.ok) throw new NotAll(posted.refusal);
  }
  return decided;
}

/** Ends the transaction, and with it what was posted before. */
class NotAll extends Error {
  override readonly name = "NotAll";
  readonly refusal: LedgerRefusal;
  constructor(refusal: LedgerRefusal) {
    super(`a transfer of several was refused: ${refusal.code}`);
    this.refusal = refusal;
  }
}
