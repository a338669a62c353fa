import { presentAsked, type Onlooker } from "./present-asked.ts";
import { returnOfPot, type JackpotChange, type KeptJackpot } from "@croupier/casino";
import type { JackpotChangeView, KeptJackpotView } from "@croupier/contracts";
import { formatDecimal, money, type Asset } from "@croupier/kit/money";
import type { NamedPlayer } from "@croupier/players";

const spellIn = (asset: Asset) => (minor: bigint) => formatDecimal(money(minor, asset));

export function presentJackpot(
  kept: KeptJackpot,
  onlooker: Onlooker & { readonly playerOf: (playerId: string) => NamedPlayer },
): KeptJackpotView {
  const { asset, growing, switched, parts, seed, dropsBy } = kept;
  const spell = spellIn(asset);
  return {
    jackpot: kept.jackpot,
    currency: asset,
    games: [...kept.games],
    open: !kept.isDisabled,
    switched: switched && {
      at: switched.at.toISOString(),
      by: onlooker.nameOf(switched.by),
      reason: switched.reason,
    },
    parts,
    seed: spell(seed),
    dropsBy: spell(dropsBy),
    returnToPlayer: returnOfPot({ parts: BigInt(parts), seed, dropsBy }),
    growing:
      growing === undefined
        ? null
        : {
            number: growing.number,
            amount: spell(growing.amount),
            contributed: spell(growing.amount - growing.seed),
            seed: spell(growing.seed),
            dropsBy: spell(growing.dropsBy),
            fingerprint: growing.fingerprint,
            begunAt: growing.begunAt.toISOString(),
          },
    dropped: kept.dropped.map((pot) => ({
      ...onlooker.playerOf(pot.playerId),
      number: pot.number,
      paid: spell(pot.paid),
      playerId: pot.playerId,
      roundId: pot.roundId,
      droppedAt: pot.droppedAt.toISOString(),
      fingerprint: pot.fingerprint,
      serverSeed: pot.serverSeed,
    })),
    changes: kept.changes.map((change) => presentChange(change, onlooker)),
  };
}

function presentChange(change: JackpotChange, onlooker: Onlooker): JackpotChangeView {
  const { id, parts, reason, state } = change;
  const spell = spellIn(change.asset);
  return {
    id,
    parts,
    seed: spell(change.seed),
    dropsBy: spell(change.dropsBy),
    reason,
    state,
    ...presentAsked(change, onlooker),
  };
}
