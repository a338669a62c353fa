import type { ProviderStatus } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import type { Clock } from "@croupier/kit/time";
import { together } from "@croupier/ledger";

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

export type KnownCall = {
  readonly call: string;
  readonly playerId: string;
  /** For good, before the money was asked. */
  readonly isRefused: boolean;
};

export type CallStore = ReturnType<typeof createCallStore>;

/**
 * The first call under a transaction id is what it means for good. Of two at once one is first; the other
 * reads what that decided, so that a game which is switched off in between cannot part them.
 */
export function createCallStore({ database, clock }: { database: Database; clock: Clock }) {
  const { db } = database;
  const claim = together(
    (claims: readonly Claim[]) => claimAll(database, claims, clock()),
    ({ provider, transactionId }) => `${provider} ${transactionId}`,
  );
  return {
    claim: (asked: Claim): Promise<Claimed> => claim(asked),

    /** What a transaction was, for a call that refers to it. */
    async callOf(provider: string, transactionId: string): Promise<KnownCall | undefined> {
      const row = await db
        .selectFrom("providers.call")
        .select(["call", "player_id", "refused"])
        .where("provider", "=", provider)
        .where("transaction_id", "=", transactionId)
        .executeTakeFirst();
      return row && { call: row.call, playerId: row.player_id, isRefused: row.refused !== null };
    },
  };
}

type Known = { call: string; player_id: string; fingerprint: Buffer; refused: string | null };

/**
 * Those that are not first are read in a statement of its own: what another transaction wrote meanwhile is
 * not seen by the one that met it. In order of their ids, so that two processes cannot wait for each other.
 */
async function claimAll(
  { pool }: Database,
  claims: readonly Claim[],
  now: Date,
): Promise<readonly Claimed[]> {
  const columns = [
    claims.map(({ provider }) => provider),
    claims.map(({ transactionId }) => transactionId),
  ];
  const made = await pool.query<{ provider: string; transaction_id: string }>({
    name: "providers claim calls",
    text: `INSERT INTO providers.call
        (provider, transaction_id, call, player_id, fingerprint, refused, received_at)
      SELECT c.*, $7::timestamptz
      FROM unnest($1::text[], $2::text[], $3::text[], $4::uuid[], $5::bytea[], $6::text[])
        AS c (provider, transaction_id, call, player_id, fingerprint, refused)
      ORDER BY c.provider, c.transaction_id
      ON CONFLICT (provider, transaction_id) DO NOTHING
      RETURNING provider, transaction_id`,
    values: [
      ...columns,
      claims.map(({ call }) => call),
      claims.map(({ playerId }) => playerId),
      claims.map((one) => one.fingerprint),
      claims.map(({ refused }) => refused),
      now,
    ],
  });
  const first = new Set(made.rows.map((row) => `${row.provider} ${row.transaction_id}`));
  const known =
    first.size === claims.length
      ? []
      : (
          await pool.query<Known & { ordinal: number }>({
            name: "providers read calls",
            text: `SELECT asked.ordinal::integer, c.call, c.player_id, c.fingerprint, c.refused
        FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (provider, transaction_id, ordinal)
        JOIN providers.call AS c USING (provider, transaction_id)`,
            values: columns,
          })
        ).rows;
  return claims.map((claim, index): Claimed => {
    if (first.has(`${claim.provider} ${claim.transactionId}`)) {
      return { is: "ours", refused: claim.refused };
    }
    const before = known.find(({ ordinal }) => ordinal === index + 1);
    assert(before !== undefined, "a call that is not the first has one before it");
    // Only statuses of ours were ever written.
    return isSame(before, claim)
      ? { is: "ours", refused: before.refused as ProviderStatus | null }
      : { is: "another" };
  });
}

function isSame(known: Known, claim: Claim): boolean {
  return (
    known.call === claim.call &&
    known.player_id === claim.playerId &&
    known.fingerprint.equals(claim.fingerprint)
  );
}
