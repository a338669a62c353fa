import type { Database } from "@croupier/database";
import { blackjackRules } from "@croupier/game-blackjack/rules";
import { diceRules } from "@croupier/game-dice/rules";
import { linesRules } from "@croupier/game-lines/rules";
import { minesRules } from "@croupier/game-mines/rules";
import { plinkoRules } from "@croupier/game-plinko/rules";
import { rouletteRules } from "@croupier/game-roulette/rules";
import { tumbleRules } from "@croupier/game-tumble/rules";
import { pokerRules } from "@croupier/game-video-poker/rules";
import { waysRules } from "@croupier/game-ways/rules";
import { proveRound, type RoundRecord } from "@croupier/kit/fair";
import type { AnyRules } from "@croupier/kit/rules";
import { unsealed } from "./open-house.ts";

const rulesOf = new Map<string, AnyRules>(
  [
    blackjackRules,
    diceRules,
    linesRules,
    minesRules,
    plinkoRules,
    pokerRules,
    rouletteRules,
    tumbleRules,
    waysRules,
  ].map((rules) => [rules.family, rules as AnyRules]),
);

export type StoredRound = RoundRecord & {
  readonly playerId: string;
  readonly game: string;
  readonly family: string;
};

type Row = {
  player_id: string;
  game: string;
  family: string;
  sealed_server_seed: string;
  fingerprint: string;
  player_seed: string;
  nonce: number;
  config: unknown;
  stake: bigint;
  choice: unknown;
  actions: unknown[];
  steps: { events: unknown[] }[];
  staked: bigint;
  payout: bigint;
};

/** What was kept of every round that is over, and what its seed was told as before it. */
export async function readStoredRounds({ pool }: Database): Promise<readonly StoredRound[]> {
  const { rows } = await pool.query<Row>(
    `SELECT r.player_id, r.game, g.family, s.sealed_server_seed, s.fingerprint, s.player_seed, r.nonce, p.config,
       r.stake, r.choice, r.actions, r.steps, r.staked, r.payout
     FROM casino.rounds AS r
     JOIN casino.games AS g ON g.game = r.game
     JOIN casino.profiles AS p ON p.game = r.game AND p.version = r.profile_version
     JOIN casino.seeds AS s ON s.player_id = r.player_id AND s.number = r.seed_number
     WHERE r.state = 'closed' ORDER BY r.round_id`,
  );
  return rows.map((row) => ({
    playerId: row.player_id,
    game: row.game,
    family: row.family,
    seeds: {
      serverSeed: unsealed(row.sealed_server_seed),
      playerSeed: row.player_seed,
      nonce: row.nonce,
    },
    fingerprint: row.fingerprint,
    config: row.config,
    stake: row.stake,
    choice: row.choice,
    actions: row.actions,
    shown: row.steps.map(({ events }) => events),
    staked: row.staked,
    payout: row.payout,
  }));
}

/** Whether it comes out of its seeds again as it was stored. */
export function isGenuine(round: StoredRound): boolean {
  const rules = rulesOf.get(round.family);
  return rules !== undefined && proveRound(rules, round).isGenuine;
}
