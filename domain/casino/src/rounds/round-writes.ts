import type { Transact } from "@croupier/database";
import { assetCode } from "@croupier/ledger";
import { CompiledQuery, sql } from "kysely";
import { spellSteps } from "./round-rows.ts";
import type { Round } from "./round.ts";

/** Another process was faster between two statements: everything is asked again. */
class RoundMoved extends Error {
  override readonly name = "RoundMoved";
  readonly code = "40001";
}

const writeRounds = `SELECT casino.write_rounds($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
  $15, $16, $17, $18, $19, $20)::integer AS counted`;

/** New rounds, each with the number of its seeds used up. */
export async function writeOpened(tx: Transact, rounds: readonly Round[]): Promise<void> {
  if (rounds.length === 0) return;
  /** Ids, numbers, names and moments of our own: nothing in an array literal to quote. */
  const plain = (value: (round: Round) => unknown) =>
    `{${rounds.map((round) => value(round) ?? "NULL").join(",")}}`;
  const columns = [
    plain((r) => r.playerId),
    plain((r) => r.roundId),
    plain((r) => r.playId),
    plain((r) => r.game),
    plain((r) => r.profileVersion),
    plain((r) => assetCode(r.asset)),
    plain((r) => r.stake),
    plain((r) => r.staked),
    plain((r) => r.payout),
    rounds.map((r) => JSON.stringify(r.choice)),
    rounds.map((r) => spellSteps(r.steps)),
    plain((r) => r.seedNumber),
    plain((r) => r.nonce),
    plain((r) => r.grantId),
    plain((r) => r.gameSessionId),
    plain((r) => r.sessionId),
    plain((r) => r.state),
    plain((r) => r.endedBy),
    plain((r) => r.openedAt.toISOString()),
    plain((r) => r.closedAt?.toISOString()),
  ];
  const { rows: answers } = await tx.executeQuery<{ counted: number }>(
    CompiledQuery.raw(writeRounds, columns),
  );
  if (answers[0]?.counted !== rounds.length) {
    throw new RoundMoved("a pair of seeds decided something else, or was shown");
  }
}

/** Further steps of rounds that were open when their players' seeds were locked. */
export async function writeStepped(
  tx: Transact,
  rounds: readonly Round[],
  now: Date,
): Promise<void> {
  if (rounds.length === 0) return;
  const column = (value: (round: Round) => unknown) => rounds.map(value);
  await sql`
    WITH stepped AS (
      UPDATE casino.rounds AS r
      SET staked = a.staked, payout = a.payout, actions = a.actions::json, steps = a.steps::json,
        state = a.state, ended_by = a.ended_by, closed_at = a.closed_at
      FROM unnest(
        ${column((r) => r.playerId)}::uuid[], ${column((r) => r.roundId)}::uuid[],
        ${column((r) => String(r.staked))}::bigint[],
        ${column((r) => (r.payout === undefined ? null : String(r.payout)))}::bigint[],
        ${column((r) => JSON.stringify(r.actions))}::text[], ${column((r) => spellSteps(r.steps))}::text[],
        ${column((r) => r.state)}::text[], ${column((r) => r.endedBy ?? null)}::text[],
        ${column((r) => r.closedAt ?? null)}::timestamptz[]
      ) AS a (player_id, round_id, staked, payout, actions, steps, state, ended_by, closed_at)
      WHERE r.player_id = a.player_id AND r.round_id = a.round_id AND r.state = 'open'
      RETURNING r.player_id, r.game, r.round_id, r.state
    ), over AS (
      DELETE FROM casino.open_rounds AS o USING stepped AS s
      WHERE o.player_id = s.player_id AND o.game = s.game AND s.state <> 'open'
    )
    UPDATE casino.open_rounds AS o SET acted_at = ${now}
    FROM stepped AS s
    WHERE o.player_id = s.player_id AND o.game = s.game AND s.state = 'open'
  `.execute(tx);
}

/** Beside what their rules pay. */
export async function writePotsWon(
  tx: Transact,
  won: ReadonlyMap<string, { readonly playerId: string; readonly paid: bigint }>,
): Promise<void> {
  for (const [roundId, { playerId, paid }] of won) {
    await sql`
      UPDATE casino.rounds SET jackpot_paid = coalesce(jackpot_paid, 0) + ${paid}
      WHERE player_id = ${playerId} AND round_id = ${roundId}
    `.execute(tx);
  }
}
