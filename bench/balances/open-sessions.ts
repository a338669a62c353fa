import { createHash } from "node:crypto";
import { connect, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { randomToken } from "@croupier/kit/random";
import { createLedger } from "@croupier/ledger";
import { accountNames } from "@croupier/wallet";
import { openCrowd } from "../wallet/crowd.ts";
import { giveProfiles } from "../wallet/give-profiles.ts";

/** Somebody who is signed in, by what their browser sends. */
export type Session = { readonly id: string; readonly token: string; readonly sessionId: string };

/** Players with money, each signed in; every other one has staked less than they paid in. */
export async function openSessions(asked: {
  appUrl: string;
  count: number;
}): Promise<readonly Session[]> {
  const database = connect({ url: asked.appUrl, max: 8, name: "croupier bench sessions" });
  try {
    const playerIds = await openCrowd(database, { count: asked.count, house: "house_casino" });
    await giveProfiles(database, playerIds);
    await payIn(
      database,
      playerIds.filter((_, index) => index % 2 === 0),
    );
    return await signIn(database, playerIds);
  } finally {
    await database.close();
  }
}

/** What was paid in and not staked is asked about with every balance. */
async function payIn(database: Database, playerIds: readonly string[]): Promise<void> {
  const ledger = createLedger({ database, announce: () => {} });
  const amount = money(5_000n, getAsset("EUR"));
  const both = { amount, reason: "bench", happenedAt: new Date() };
  for (const kind of ["deposit", "deposit", "stake"] as const) {
    const [from, to] =
      kind === "deposit"
        ? (["house_bank", accountNames.cashFree] as const)
        : ([accountNames.cashFree, "house_casino"] as const);
    await Promise.all(
      playerIds.map((playerId) =>
        ledger.post({ ...both, transferId: uuidv7(), playerId, kind, from, to }),
      ),
    );
  }
}

/** Written as signing in writes it, without the password that a thousand hashes would take minutes for. */
export async function signIn(
  { pool }: Database,
  playerIds: readonly string[],
  at: Date = new Date(),
): Promise<readonly Session[]> {
  const sessions = playerIds.map((id) => ({ id, token: randomToken(32), sessionId: uuidv7() }));
  const columns = [
    sessions.map(({ id }) => id),
    sessions.map(({ sessionId }) => sessionId),
    sessions.map(({ token }) => createHash("sha256").update(token).digest()),
  ];
  await pool.query(
    `INSERT INTO players.session (player_id, session_id, token_hash, device, started_at, last_active_at)
     SELECT p, s, t, 'bench', $4, $4 FROM unnest($1::uuid[], $2::uuid[], $3::bytea[]) AS x (p, s, t)`,
    [...columns, at],
  );
  await pool.query(
    `INSERT INTO players.session_directory (token_hash, brand, player_id, session_id)
     SELECT t, 'kingfisher', p, s FROM unnest($1::uuid[], $2::uuid[], $3::bytea[]) AS x (p, s, t)`,
    columns,
  );
  return sessions;
}
