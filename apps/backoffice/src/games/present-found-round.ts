import type { Round, TracedFlight, TracedRound } from "@croupier/casino";
import type { FoundRoundView, TracedRoundView } from "@croupier/contracts";
import { formatDecimal, money } from "@croupier/kit/money";
import type { NamedPlayer } from "@croupier/players";

export function presentFoundRound(round: Round, player: NamedPlayer): FoundRoundView {
  const spell = (minor: bigint) => formatDecimal(money(minor, round.asset));
  return {
    ...player,
    id: round.roundId,
    playerId: round.playerId,
    game: round.game,
    state: round.state,
    staked: spell(round.staked),
    payout: round.payout === undefined ? null : spell(round.payout),
    currency: round.asset,
    endedBy: round.endedBy ?? null,
    isFree: round.grantId !== undefined,
    openedAt: round.openedAt.toISOString(),
    closedAt: round.closedAt?.toISOString() ?? null,
  };
}

export function presentTracedRound(
  traced: TracedRound,
  { player, siteOrigin }: { readonly player: NamedPlayer; readonly siteOrigin: string },
): TracedRoundView {
  const { round, shown, family, config, serverSeed, recounts, flight, legs } = traced;
  return {
    ...player,
    round: shown,
    playerId: round.playerId,
    family: family ?? "",
    config,
    endedBy: round.endedBy ?? null,
    gameSessionId: round.gameSessionId,
    seedNumber: round.seedNumber,
    serverSeed: serverSeed ?? null,
    recounts: recounts ?? null,
    flight: flight === undefined ? null : presentFlight(flight),
    movements: legs.map(({ transferId, kind, minor, from, to, recordedAt }) => ({
      id: transferId,
      kind,
      amount: formatDecimal(money(minor, round.asset)),
      from,
      to,
      at: recordedAt,
    })),
    verifier: `${siteOrigin}/verify?round=${round.roundId}`,
  };
}

function presentFlight({ chain, number, length, state, multiple }: TracedFlight) {
  return { chain, number, length, state, multiple: multiple ?? null };
}
