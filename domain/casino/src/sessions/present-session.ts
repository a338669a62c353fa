import type { GameSession as SessionOnWire, SeedPair as SeedsOnWire } from "@croupier/contracts";
import { assert } from "@croupier/kit/assert";
import { formatDecimal, ledgerScale, money, type Money } from "@croupier/kit/money";
import { stakesIn, type Game } from "../catalogue/catalogue.ts";
import { stakesUnder } from "../catalogue/decide-terms.ts";
import { presentStakes } from "../catalogue/game-facts.ts";
import type { Grant } from "../grants/grant-store.ts";
import { presentRound } from "../rounds/present-round.ts";
import type { Round } from "../rounds/round.ts";
import type { SeedPair } from "../seeds/seed-store.ts";
import type { GameSession } from "./game-sessions.ts";

export function presentSession(
  session: GameSession,
  facts: {
    readonly game: Game;
    readonly playable: Money;
    readonly seeds: SeedPair;
    readonly openRound: Round | undefined;
    readonly grant: Grant | undefined;
    readonly realityCheckDueAt: Date | null;
    readonly now: Date;
  },
): SessionOnWire {
  const { asset, terms, openedAt } = session;
  const { game, playable, seeds, openRound, grant, realityCheckDueAt, now } = facts;
  const range = stakesIn(game, asset);
  assert(range !== undefined, "a game was opened in a currency it takes");
  const { stakeMost: _most, ...policy } = terms;
  return {
    game: game.game,
    family: game.family.rules.family,
    config: game.profile.config,
    profileVersion: game.profile.version,
    currency: asset,
    decimals: ledgerScale(asset),
    balance: formatDecimal(playable),
    stakes: presentStakes(stakesUnder(range, terms), asset),
    policy,
    seeds: presentSeeds(seeds),
    openRound: openRound === undefined ? null : presentRound(openRound, null),
    freeRounds: grant === undefined ? null : presentGrant(grant),
    realityCheckDueAt: realityCheckDueAt?.toISOString() ?? null,
    openedAt: openedAt.toISOString(),
    now: now.toISOString(),
  };
}

function presentGrant({ grantId, left, stake, won, asset }: Grant) {
  const spell = (minor: bigint) => formatDecimal(money(minor, asset));
  return { grantId, left, stake: spell(stake), won: spell(won) };
}

export function presentSeeds({ fingerprint, playerSeed, nonceNext }: SeedPair): SeedsOnWire {
  return { fingerprint, playerSeed, nonceNext };
}
