import type { ProviderMessage, ProviderStatus } from "@croupier/contracts";
import type { Provider } from "../provider.ts";
import type { PlaySession } from "../sessions/play-sessions.ts";

/** Why a bet is refused before the money is asked; null: it is not. Bets alone are ever asked this. */
export function decideBet(facts: {
  readonly bet: ProviderMessage<"bet">;
  readonly provider: Pick<Provider, "isDisabled" | "disabledGames">;
  readonly session: PlaySession | undefined;
  /** Whom the provider's name for the player leads to. */
  readonly playerId: string;
  readonly now: Date;
}): ProviderStatus | null {
  const { bet, provider, session, playerId, now } = facts;
  if (session === undefined || session.playerId !== playerId) return "INVALID_TOKEN";
  if (session.expiresAt <= now) return "TOKEN_EXPIRED";
  if (provider.isDisabled) return "PROVIDER_DISABLED";
  if (provider.disabledGames.includes(bet.game_code)) return "GAME_DISABLED";
  // A session was opened for one game: what it may stake on is what was launched.
  if (session.gameCode !== bet.game_code) return "BET_NOT_ALLOWED";
  return session.currency === bet.currency ? null : "WRONG_CURRENCY";
}
