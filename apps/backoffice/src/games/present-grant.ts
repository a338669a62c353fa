import type { KeptGrant } from "@croupier/casino";
import type { FreeRoundGrantView } from "@croupier/contracts";
import { formatDecimal, money } from "@croupier/kit/money";
import type { NamedPlayer } from "@croupier/players";

export function presentGrant(
  grant: KeptGrant,
  { player, nameOf }: { readonly player: NamedPlayer; readonly nameOf: (id: string) => string },
): FreeRoundGrantView {
  const { id, playerId, game, asset, rounds, used, state, reason, cancelled } = grant;
  const spell = (minor: bigint) => formatDecimal(money(minor, asset));
  return {
    ...player,
    id,
    playerId,
    game,
    currency: asset,
    stake: spell(grant.stake),
    rounds,
    used,
    won: spell(grant.won),
    state,
    reason,
    givenBy: nameOf(grant.givenBy),
    givenAt: grant.givenAt.toISOString(),
    expiresAt: grant.expiresAt.toISOString(),
    cancelled: cancelled && {
      at: cancelled.at.toISOString(),
      by: nameOf(cancelled.by),
      reason: cancelled.reason,
    },
  };
}
