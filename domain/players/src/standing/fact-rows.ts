import { planOnce, type Database, type Transact } from "@croupier/database";
import { CompiledQuery, sql } from "kysely";
import type { Consent } from "../agreements/decide-due.ts";
import type { PlayerStatus } from "../player-reader.ts";
import type { Exclusion } from "./standing.ts";
import type { Asker } from "./standing-reader.ts";

type Db = Database["db"] | Transact;

export type ProfileRow = {
  player_id: string;
  brand: string;
  status: PlayerStatus;
  country_code: string;
  subdivision: string | null;
  currency: string;
};

export type FactsRow = {
  now: Date;
  exclusion: ExclusionColumns | null;
  listed: boolean;
  unanswered: boolean;
  same_person: { certainty: "same" | "alike"; may_return_at: string | null } | null;
  break_ends_at: Date | null;
  consents: Omit<Consent, "at">[];
  document_blocked: boolean;
  owes: boolean;
  email_confirmed: boolean;
  chosen_minutes: number | null;
  answered_at: Date | null;
  session_started_at: Date | null;
  /** Where the session that asks was last seen: empty where nobody knows, null where it does not go on. */
  session_place: string | null;
  /** Whether there is a limit of theirs to be looked at: most have none, and none is looked for. */
  has_limits: boolean;
};

export type ExclusionColumns = {
  id: string;
  set_by: Exclusion["setBy"];
  began_at: string;
  may_return_at: string | null;
  returns_at: string | null;
};

/**
 * Their rows, locked in the order of the players where that is asked for: two that lock several of the
 * same ones cannot wait for each other.
 */
export async function readProfiles(
  db: Db,
  playerIds: readonly string[],
  { lock }: { lock: boolean },
): Promise<ReadonlyMap<string, ProfileRow>> {
  const { rows } = await sql<ProfileRow>`${sql.raw(planOnce)}
    SELECT player_id, brand, status, country_code, subdivision, currency FROM players.profile
    WHERE player_id = ANY (${playerIds}::uuid[])
    ORDER BY player_id ${lock ? sql`FOR NO KEY UPDATE` : sql``}
  `.execute(db);
  return new Map(rows.map((row) => [row.player_id, row]));
}

/**
 * Most tables know nothing of most players: whom one knows is looked up once for all of them, and what it
 * says of a player is read only where it does. What was said of texts everybody has: all of it is told with
 * the first row, because a list worked out beside each row cost a third of them.
 */
const factsOfAskers = `${planOnce}
  WITH moment AS MATERIALIZED (SELECT clock_timestamp() AS now)
  SELECT
    now,
    CASE WHEN asker.player_id IN (SELECT player_id FROM players.exclusion WHERE player_id = ANY ($1)) THEN
      (SELECT jsonb_build_object('id', e.exclusion_id, 'set_by', e.set_by, 'began_at', e.began_at,
                'may_return_at', e.may_return_at, 'returns_at', r.counts_from)
       FROM players.exclusion AS e
       LEFT JOIN players.exclusion_return AS r USING (player_id, exclusion_id)
       WHERE e.player_id = asker.player_id AND (r.counts_from IS NULL OR r.counts_from > now)
       ORDER BY e.may_return_at DESC NULLS FIRST, e.began_at DESC LIMIT 1)
    END AS exclusion,
    CASE WHEN asker.player_id IN (SELECT player_id FROM players.register_check WHERE player_id = ANY ($1)) THEN
      (SELECT c.listed FROM players.register_check AS c
       WHERE c.player_id = asker.player_id AND c.listed IS NOT NULL
       ORDER BY c.check_id DESC LIMIT 1)
    END IS TRUE AS listed,
    CASE WHEN asker.player_id IN (SELECT player_id FROM players.register_check WHERE player_id = ANY ($1)) THEN
      (SELECT c.listed IS NULL FROM players.register_check AS c
       WHERE c.player_id = asker.player_id
       ORDER BY c.check_id DESC LIMIT 1)
    END IS TRUE AS unanswered,
    CASE WHEN asker.player_id IN (SELECT player_id FROM players.same_person WHERE player_id = ANY ($1)) THEN
      (SELECT jsonb_build_object('certainty', m.certainty, 'may_return_at', e.may_return_at)
       FROM players.same_person AS m
       JOIN players.exclusion AS e ON e.player_id = m.excluded_id
       LEFT JOIN players.exclusion_return AS r
         ON r.player_id = e.player_id AND r.exclusion_id = e.exclusion_id
       WHERE m.player_id = asker.player_id AND (r.counts_from IS NULL OR r.counts_from > now)
         AND NOT EXISTS (SELECT FROM players.same_person_answer AS a
                         WHERE a.player_id = m.player_id AND a.match_id = m.match_id)
       ORDER BY m.certainty DESC, e.may_return_at DESC NULLS FIRST LIMIT 1)
    END AS same_person,
    CASE WHEN asker.player_id IN (SELECT player_id FROM players.play_break WHERE player_id = ANY ($1)) THEN
      (SELECT max(b.ends_at) FROM players.play_break AS b WHERE b.player_id = asker.player_id)
    END AS break_ends_at,
    CASE WHEN asker.ordinal = 1 THEN
      (SELECT json_agg(json_build_array(player_id, kind, given, version))
       FROM (SELECT DISTINCT ON (player_id, kind) player_id, kind, given, version FROM players.consent
             WHERE player_id = ANY ($1) ORDER BY player_id, kind, recorded_at DESC) AS last)
    END AS said,
    asker.player_id IN (SELECT player_id FROM players.document
                        WHERE player_id = ANY ($1) AND status = 'BLOCKED') AS document_blocked,
    asker.player_id IN (SELECT player_id FROM players.play_hold
                        WHERE player_id = ANY ($1) AND ended_at IS NULL) AS owes,
    asker.player_id IN (SELECT c.player_id FROM players.confirmed_email AS c
                        JOIN players.profile AS p ON p.player_id = c.player_id AND p.email = c.email
                        WHERE c.player_id = ANY ($1)) AS email_confirmed,
    CASE WHEN asker.player_id IN (SELECT player_id FROM players.reality_check_choice WHERE player_id = ANY ($1)) THEN
      (SELECT c.minutes FROM players.reality_check_choice AS c
       WHERE c.player_id = asker.player_id ORDER BY c.choice_id DESC LIMIT 1)
    END AS chosen_minutes,
    CASE WHEN asker.player_id IN (SELECT player_id FROM players.reality_check_answer WHERE player_id = ANY ($1)) THEN
      (SELECT max(a.answered_at) FROM players.reality_check_answer AS a
       WHERE a.player_id = asker.player_id AND a.session_id = asker.session_id)
    END AS answered_at,
    coalesce(
      (SELECT s.started_at FROM players.session AS s
       WHERE s.player_id = asker.player_id AND s.session_id = asker.session_id),
      (SELECT s.started_at FROM players.past_session AS s
       WHERE s.player_id = asker.player_id AND s.session_id = asker.session_id)
    ) AS session_started_at,
    (SELECT coalesce(s.place, '') FROM players.session AS s
     WHERE s.player_id = asker.player_id AND s.session_id = asker.session_id) AS session_place,
    asker.player_id IN (SELECT player_id FROM players.limit_version WHERE player_id = ANY ($1)) AS has_limits
  FROM moment
  CROSS JOIN unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS asker (player_id, session_id, ordinal)
  ORDER BY asker.ordinal`;

type Said = readonly [
  player: string,
  ...of: [Consent["kind"], given: boolean, version: string | null],
];
type AskedRow = Omit<FactsRow, "consents"> & { readonly said: readonly Said[] | null };

/** One row for each asker, in their order. */
export async function readFactRows(
  db: Db,
  askers: readonly Pick<Asker, "playerId" | "sessionId">[],
): Promise<readonly FactsRow[]> {
  const { rows } = await db.executeQuery<AskedRow>(
    CompiledQuery.raw(factsOfAskers, [
      askers.map(({ playerId }) => playerId),
      askers.map(({ sessionId }) => sessionId ?? null),
    ]),
  );
  const saidBy = new Map<string, FactsRow["consents"]>();
  for (const [playerId, kind, given, version] of rows[0]?.said ?? []) {
    const last = { kind, given, version };
    const others = saidBy.get(playerId);
    if (others === undefined) saidBy.set(playerId, [last]);
    else others.push(last);
  }
  return rows.map(({ said: _said, ...row }, index) => {
    const consents = saidBy.get(askers[index]?.playerId ?? "") ?? [];
    return { ...row, consents };
  });
}
