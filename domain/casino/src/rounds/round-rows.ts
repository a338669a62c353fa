import { assert } from "@croupier/kit/assert";
import { getAsset } from "@croupier/kit/money";
import { assetCode } from "@croupier/ledger";
import type { Round, ShownStep } from "./round.ts";

/** What decided a round: a pair of its player's, or a chain that decides everybody's and has a number below zero. */
export const seedJoins = `
  LEFT JOIN casino.seeds AS s ON s.player_id = r.player_id AND s.number = r.seed_number
  LEFT JOIN casino.chains AS c ON c.chain = -r.seed_number`;

/** A round with the seeds of its pair, as they are read together. */
export const roundColumns = `
  r.player_id, r.round_id, r.play_id, r.game, r.profile_version, r.asset, r.stake, r.staked, r.payout, r.jackpot_paid,
  r.choice, r.actions, r.steps, r.seed_number, r.nonce, r.grant_id, r.game_session_id, r.session_id,
  r.state, r.ended_by, r.opened_at, r.closed_at,
  coalesce(s.fingerprint, c.fingerprint) AS fingerprint, coalesce(s.player_seed, c.salt) AS player_seed`;

export type RoundRow = {
  player_id: string;
  round_id: string;
  play_id: string;
  game: string;
  profile_version: number;
  asset: string;
  stake: bigint;
  staked: bigint;
  payout: bigint | null;
  jackpot_paid: bigint | null;
  choice: unknown;
  actions: unknown[];
  steps: (Omit<ShownStep, "staked"> & { staked: string })[];
  seed_number: number;
  nonce: number;
  grant_id: string | null;
  game_session_id: string;
  session_id: string;
  state: Round["state"];
  ended_by: "player" | "house" | null;
  opened_at: Date;
  closed_at: Date | null;
  fingerprint: string;
  player_seed: string;
};

export function roundOf(row: RoundRow): Round {
  const [name = ""] = row.asset.split("/");
  const asset = getAsset(name);
  assert(assetCode(asset) === row.asset, `${row.asset} is kept in the scale we count in`);
  return {
    playerId: row.player_id,
    roundId: row.round_id,
    playId: row.play_id,
    game: row.game,
    profileVersion: row.profile_version,
    asset,
    stake: row.stake,
    staked: row.staked,
    payout: row.payout ?? undefined,
    jackpotPaid: row.jackpot_paid ?? undefined,
    choice: row.choice,
    actions: row.actions,
    steps: row.steps.map((step) => ({ ...step, staked: BigInt(step.staked) })),
    seedNumber: row.seed_number,
    nonce: row.nonce,
    grantId: row.grant_id ?? undefined,
    gameSessionId: row.game_session_id,
    sessionId: row.session_id,
    state: row.state,
    endedBy: row.ended_by ?? undefined,
    openedAt: row.opened_at,
    closedAt: row.closed_at ?? undefined,
    fingerprint: row.fingerprint,
    playerSeed: row.player_seed,
  };
}

/** Amounts inside JSON are text there: a number would lose digits. */
export function spellSteps(steps: Round["steps"]): string {
  return JSON.stringify(steps.map((step) => ({ ...step, staked: String(step.staked) })));
}
