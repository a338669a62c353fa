import type { Round as RoundOnWire } from "@croupier/contracts";
import { formatDecimal, money } from "@croupier/kit/money";
import { restOf, type Round } from "./round.ts";

type Signature = RoundOnWire["receipt"];

/** What may be seen of a round: rules put into their events what may be seen, and nothing else travels. */
export function presentRound(round: Round, receipt: Signature): RoundOnWire {
  const rest = restOf(round);
  const amount = (minor: bigint) => formatDecimal(money(minor, round.asset));
  return {
    id: round.roundId,
    playId: round.playId,
    game: round.game,
    profileVersion: round.profileVersion,
    state: round.state,
    stake: amount(round.stake),
    staked: amount(round.staked),
    payout: round.payout === undefined ? null : amount(round.payout),
    ...(round.jackpotPaid === undefined ? {} : { jackpot: amount(round.jackpotPaid) }),
    ...(rest && { rest }),
    currency: round.asset,
    choice: round.choice,
    actions: [...round.actions],
    steps: round.steps.map(({ events, staked }) => ({
      events: [...events],
      staked: amount(staked),
    })),
    nonce: round.nonce,
    seedFingerprint: round.fingerprint,
    playerSeed: round.playerSeed,
    freeRounds: round.grantId ?? null,
    openedAt: round.openedAt.toISOString(),
    closedAt: round.closedAt?.toISOString() ?? null,
    receipt,
  };
}
