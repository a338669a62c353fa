import type { GivenGrant, KeptGrant } from "@croupier/casino";
import type { FreeRoundGrantView } from "@croupier/contracts";
import { formatDecimal, money } from "@croupier/kit/money";
import type { NamedPlayer } from "@croupier/players";
import type { Onlooker } from "./present-asked.ts";

/** How many got some, and why others did not. */
export function presentGiven(given: readonly GivenGrant[]) {
  const passedOver = given.flatMap(({ playerId, passedOver: why }) =>
    why === null ? [] : [{ playerId, why }],
  );
  return { given: given.length - passedOver.length, passedOver };
}

export function presentGrant(
  grant: KeptGrant,
  { player, staffId, nameOf }: Onlooker & { readonly player: NamedPlayer },
): FreeRoundGrantView {
  const { id, playerId, game, asset, rounds, used, state, reason, cancelled, press } = grant;
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
    press: press && {
      id: press.id,
      players: press.players,
      worth: spell(press.worth),
      own: grant.givenBy === staffId,
      until: press.until.toISOString(),
      answered: press.answered && {
        at: press.answered.at.toISOString(),
        by: nameOf(press.answered.by),
        note: press.answered.note,
      },
    },
  };
}
