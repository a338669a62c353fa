import type { ProviderStatus } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";

export type Claim = {
  readonly provider: string;
  readonly transactionId: string;
  readonly call: string;
  readonly playerId: string;
  readonly fingerprint: Buffer;
  /** What was decided before the money is asked: a refusal for good, or nothing. */
  readonly refused: ProviderStatus | null;
};

export type Claimed =
  | { readonly is: "ours"; readonly refused: ProviderStatus | null }
  | { readonly is: "another" };

export type CallStore = ReturnType<typeof createCallStore>;

/**
 * The first call under a transaction id is what it means for good. Of two at once one is first; the other
 * reads what that decided, so that a game which is switched off in between cannot part them.
 */
export function createCallStore({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;
  return {
    async claim(claim: Claim): Promise<Claimed> {
      const first = await db
        .insertInto("providers.call")
        .values({
          provider: claim.provider,
          transaction_id: claim.transactionId,
          call: claim.call,
          player_id: claim.playerId,
          fingerprint: claim.fingerprint,
          refused: claim.refused,
          received_at: clock(),
        })
        .onConflict((conflict) => conflict.columns(["provider", "transaction_id"]).doNothing())
        .returning("call")
        .executeTakeFirst();
      if (first !== undefined) return { is: "ours", refused: claim.refused };
      const known = await db
        .selectFrom("providers.call")
        .select(["call", "player_id", "fingerprint", "refused"])
        .where("provider", "=", claim.provider)
        .where("transaction_id", "=", claim.transactionId)
        .executeTakeFirstOrThrow();
      const isSame =
        known.call === claim.call &&
        known.player_id === claim.playerId &&
        known.fingerprint.equals(claim.fingerprint);
      // Only statuses of ours were ever written.
      return isSame
        ? { is: "ours", refused: known.refused as ProviderStatus | null }
        : { is: "another" };
    },

    /** What a transaction was, for a call that refers to it. */
    async callOf(provider: string, transactionId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom("providers.call")
        .select("call")
        .where("provider", "=", provider)
        .where("transaction_id", "=", transactionId)
        .executeTakeFirst();
      return row?.call;
    },
  };
}
