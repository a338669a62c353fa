import type { Database, Transact } from "@croupier/database";
import type { Answer, RequestState } from "@croupier/kit/dual-control";
import { sql } from "kysely";

/** Another configuration that one of staff asked for, and what became of it. */
export type ProfileChange = {
  readonly id: string;
  readonly game: string;
  readonly profile: string;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly state: RequestState;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  /** Which version it became. */
  readonly version: number | null;
};

export type ChangeRow = {
  id: string;
  game: string;
  profile: string;
  reason: string;
  askedBy: string;
  askedAt: Date;
  state: RequestState;
  answeredBy: string | null;
  answeredAt: Date | null;
  version: number | null;
};

export const changeColumns = sql`
  change_id AS id, game, profile, reason, asked_by AS "askedBy", asked_at AS "askedAt",
  coalesce(answer, 'waiting') AS state, answered_by AS "answeredBy", answered_at AS "answeredAt", version
`;

export const changeOf = (row: ChangeRow): ProfileChange => row;

type Db = Database["db"] | Transact;

/** Of one game, the newest first. */
export async function listChanges(db: Db, game: string): Promise<readonly ProfileChange[]> {
  const { rows } = await sql<ChangeRow>`
    SELECT ${changeColumns} FROM casino.profile_changes
    WHERE game = ${game} ORDER BY change_id DESC LIMIT 100
  `.execute(db);
  return rows.map(changeOf);
}

/** False: one waits for this game already. */
export async function insertChange(
  tx: Transact,
  asked: Pick<ProfileChange, "id" | "game" | "profile" | "reason" | "askedBy" | "askedAt"> & {
    readonly config: unknown;
  },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO casino.profile_changes (change_id, game, profile, config, reason, asked_by, asked_at)
    VALUES (${asked.id}, ${asked.game}, ${asked.profile}, ${JSON.stringify(asked.config)},
      ${asked.reason}, ${asked.askedBy}, ${asked.askedAt})
    ON CONFLICT (game) WHERE answer IS NULL DO NOTHING
    RETURNING 1
  `.execute(tx);
  return rows.length === 1;
}

/** Nobody else answers it until the transaction ends. */
export async function lockChange(
  tx: Transact,
  id: string,
): Promise<(ProfileChange & { readonly config: unknown }) | undefined> {
  const { rows } = await sql<ChangeRow & { config: unknown }>`
    SELECT ${changeColumns}, config FROM casino.profile_changes WHERE change_id = ${id} FOR UPDATE
  `.execute(tx);
  return rows[0];
}

/** The configuration as the next version of its game, from now on. */
export async function insertProfile(
  tx: Transact,
  made: { readonly game: string; readonly config: unknown; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO casino.profiles (game, version, config, since)
    SELECT ${made.game}, max(version) + 1, ${JSON.stringify(made.config)}, ${made.since}
    FROM casino.profiles WHERE game = ${made.game}
    RETURNING version
  `.execute(tx);
  return rows[0]?.version ?? 0;
}

export async function writeChangeAnswer(
  tx: Transact,
  id: string,
  said: {
    readonly answer: Answer;
    readonly staffId: string;
    readonly at: Date;
    readonly version: number | null;
  },
): Promise<void> {
  await sql`
    UPDATE casino.profile_changes
    SET answer = ${said.answer}, answered_by = ${said.staffId}, answered_at = ${said.at},
      version = ${said.version}
    WHERE change_id = ${id}
  `.execute(tx);
}
