import type { GameFacts } from "@croupier/contracts";
import { assets, formatDecimal, ledgerScale, money, type Asset } from "@croupier/kit/money";
import type { ParSheet } from "@croupier/kit/par-sheet";
import { presentPotTerms } from "../jackpots/pot-terms.ts";
import { stakesIn, type Game } from "./catalogue.ts";
import type { StakeBounds } from "./decide-terms.ts";

const counted = new Map<string, ParSheet>();

/** Odds are counted over every outcome, which takes a while: once a configuration and process, whoever has it. */
export function readOdds({ family, profile }: Pick<Game, "family" | "profile">): ParSheet {
  const name = `${family.rules.family} ${JSON.stringify(profile.config)}`;
  const known = counted.get(name) ?? family.oddsOf(profile.config);
  counted.set(name, known);
  return known;
}

/** What is known of a game by everybody, made from the very configuration that rounds are decided by. */
export function presentGameFacts(game: Game, odds: ParSheet): GameFacts {
  const { version, config, since } = game.profile;
  return {
    game: game.game,
    family: game.family.rules.family,
    config,
    profileVersion: version,
    since: since.toISOString(),
    returnToPlayer: odds.bets[0]?.returnToPlayer ?? 0,
    ...(game.pots.length === 0 ? {} : { jackpots: game.pots.map(presentPotTerms) }),
    odds: odds.bets.map(({ most, ...bet }) => ({
      ...bet,
      most: { multiple: most.timesStake, chance: most.chance },
    })),
    stakes: Object.fromEntries(
      assets.flatMap((asset) => {
        const range = stakesIn(game, asset);
        if (range === undefined) return [];
        return [[asset, { ...presentStakes(range, asset), decimals: ledgerScale(asset) }]];
      }),
    ),
  };
}

export function presentStakes(range: StakeBounds, asset: Asset) {
  const spell = (minor: bigint) => formatDecimal(money(minor, asset));
  return {
    min: spell(range.min),
    max: spell(range.max),
    steps: range.steps.map(spell),
    roundMax: spell(range.roundMax),
    buyMax: spell(range.buyMax),
    ...(range.lawMax === undefined ? {} : { lawMax: spell(range.lawMax) }),
  };
}
