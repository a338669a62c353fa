import type { Transact } from "@croupier/database";
import { assetCode } from "@croupier/ledger";
import { sql } from "kysely";
import { spellSteps } from "../rounds/round-rows.ts";
import type { Round } from "../rounds/round.ts";
import type { Settled } from "./decide-flight.ts";
import { chainOf, type FlightSeat, type SeatNumber } from "./flight.ts";

export type Boarded = {
  readonly round: Round;
  readonly seat: SeatNumber;
  readonly name: string;
  readonly landAt: number | null;
};

/** Seats that were just taken, each with the round it is for its player. */
export async function writeBoarded(tx: Transact, boarded: readonly Boarded[]): Promise<void> {
  if (boarded.length === 0) return;
  const column = (value: (one: Boarded) => unknown) => boarded.map(value);
  await sql`
    WITH asked AS (
      SELECT * FROM unnest(
        ${column(({ round }) => round.playerId)}::uuid[],
        ${column(({ round }) => round.roundId)}::uuid[],
        ${column(({ round }) => round.playId)}::uuid[], ${column(({ round }) => round.game)}::text[],
        ${column(({ round }) => round.profileVersion)}::integer[],
        ${column(({ round }) => assetCode(round.asset))}::text[],
        ${column(({ round }) => String(round.stake))}::bigint[],
        ${column(({ round }) => JSON.stringify(round.choice))}::text[],
        ${column(({ round }) => spellSteps(round.steps))}::text[],
        ${column(({ round }) => round.seedNumber)}::integer[],
        ${column(({ round }) => round.nonce)}::integer[],
        ${column(({ round }) => round.gameSessionId)}::uuid[],
        ${column(({ round }) => round.sessionId)}::uuid[],
        ${column(({ round }) => round.openedAt)}::timestamptz[],
        ${column(({ round }) => chainOf(round.seedNumber))}::integer[],
        ${column(({ seat }) => seat)}::smallint[],
        ${column(({ name }) => name)}::text[], ${column(({ landAt }) => landAt)}::integer[]
      ) AS asked (
        player_id, round_id, play_id, game, profile_version, asset, stake, choice, steps, seed_number,
        nonce, game_session_id, session_id, opened_at, chain, seat, name, land_at
      )
    ), opened AS (
      INSERT INTO casino.rounds (
        player_id, round_id, play_id, game, profile_version, asset, stake, staked, choice, actions,
        steps, seed_number, nonce, game_session_id, session_id, state, opened_at
      )
      SELECT player_id, round_id, play_id, game, profile_version, asset, stake, stake, choice::json,
        '[]', steps::json, seed_number, nonce, game_session_id, session_id, 'open', opened_at
      FROM asked
    )
    INSERT INTO casino.flight_seats
      (chain, number, player_id, seat, round_id, name, asset, stake, land_at, state)
    SELECT chain, nonce, player_id, seat, round_id, name, asset, stake, land_at, 'aboard' FROM asked
  `.execute(tx);
}

type Left = Pick<FlightSeat, "playerId" | "roundId">;

/** Seats that were given up before the flight took off: their rounds never were one. */
export async function writeLeft(tx: Transact, left: readonly Left[], now: Date): Promise<void> {
  if (left.length === 0) return;
  await sql`
    WITH gone AS (
      DELETE FROM casino.flight_seats AS s
      USING unnest(
        ${left.map(({ playerId }) => playerId)}::uuid[], ${left.map(({ roundId }) => roundId)}::uuid[]
      ) AS a (player_id, round_id)
      WHERE s.player_id = a.player_id AND s.round_id = a.round_id AND s.state = 'aboard'
      RETURNING s.player_id, s.round_id
    )
    UPDATE casino.rounds AS r SET state = 'voided', ended_by = 'player', closed_at = ${now}
    FROM gone AS g WHERE r.player_id = g.player_id AND r.round_id = g.round_id AND r.state = 'open'
  `.execute(tx);
}

/** Who is still aboard of these, or was parked, locked until it is written how they came down. */
export async function holdAboard(
  tx: Transact,
  seats: readonly { readonly playerId: string; readonly roundId: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ round_id: string }>`
    SELECT s.round_id FROM casino.flight_seats AS s
    JOIN unnest(
      ${seats.map(({ playerId }) => playerId)}::uuid[], ${seats.map(({ roundId }) => roundId)}::uuid[]
    ) AS a (player_id, round_id) USING (player_id, round_id)
    JOIN casino.flights AS f USING (chain, number)
    WHERE s.state = 'aboard' AND (f.state = 'flying' OR s.came_down IS NOT NULL)
    ORDER BY s.player_id, s.seat FOR UPDATE OF s
  `.execute(tx);
  return new Set(rows.map((row) => row.round_id));
}

export type Landed = { readonly seat: FlightSeat; readonly settled: Settled };

/** How seats came down that could not be paid. Where that stands already it stays. */
export async function writeParked(tx: Transact, parked: readonly Landed[]): Promise<void> {
  if (parked.length === 0) return;
  await sql`
    UPDATE casino.flight_seats AS s SET came_down = a.came_down::json
    FROM unnest(
      ${parked.map(({ seat }) => seat.playerId)}::uuid[],
      ${parked.map(({ seat }) => seat.roundId)}::uuid[],
      ${parked.map(({ settled }) => JSON.stringify(settled.action))}::text[]
    ) AS a (player_id, round_id, came_down)
    WHERE s.player_id = a.player_id AND s.round_id = a.round_id AND s.state = 'aboard'
      AND s.came_down IS NULL
  `.execute(tx);
}

/** Seats that came down, with the rounds they were. */
export async function writeLanded(
  tx: Transact,
  landed: readonly Landed[],
  now: Date,
): Promise<void> {
  if (landed.length === 0) return;
  const column = (value: (one: Landed) => unknown) => landed.map(value);
  await sql`
    WITH asked AS (
      SELECT * FROM unnest(
        ${column(({ seat }) => seat.playerId)}::uuid[], ${column(({ seat }) => seat.roundId)}::uuid[],
        ${column(({ settled }) => String(settled.payout))}::bigint[],
        ${column(({ settled }) => JSON.stringify([settled.action]))}::text[],
        ${column(({ settled }) => spellSteps(settled.steps))}::text[],
        ${column(({ settled }) => settled.landedAt ?? null)}::integer[],
        ${column(({ settled }) => (settled.action.move === "land" ? "player" : "house"))}::text[]
      ) AS asked (player_id, round_id, payout, actions, steps, landed_at, ended_by)
    ), down AS (
      UPDATE casino.flight_seats AS s
      SET state = CASE WHEN a.landed_at IS NULL THEN 'lost' ELSE 'landed' END,
        landed_at = a.landed_at, payout = a.payout
      FROM asked AS a
      WHERE s.player_id = a.player_id AND s.round_id = a.round_id AND s.state = 'aboard'
    )
    UPDATE casino.rounds AS r
    SET payout = a.payout, actions = a.actions::json, steps = a.steps::json, state = 'closed',
      ended_by = a.ended_by, closed_at = ${now}
    FROM asked AS a
    WHERE r.player_id = a.player_id AND r.round_id = a.round_id AND r.state = 'open'
  `.execute(tx);
}
