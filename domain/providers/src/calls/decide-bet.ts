import type { ProviderMessage, ProviderStatus } from "@croupier/contracts";
import { parseMoney, type Asset } from "@croupier/kit/money";
import type { Provider } from "../provider.ts";
import type { PlaySession } from "../sessions/play-sessions.ts";
import { readAmount } from "./read-amount.ts";

/** Why a bet is refused before the money is asked; null: it is not. Bets alone are ever asked this. */
export function decideBet(facts: {
  readonly bet: ProviderMessage<"bet">;
  readonly provider: Pick<Provider, "isDisabled" | "disabledGames" | "games">;
  readonly session: PlaySession | undefined;
  /** Whether the signing in goes on under which the session was opened. */
  readonly isSignedIn: boolean;
  /** Whom the provider's name for the player leads to. */
  readonly playerId: string;
  readonly now: Date;
}): ProviderStatus | null {
  const { bet, provider, session, isSignedIn, playerId, now } = facts;
  if (session === undefined || session.playerId !== playerId) return "INVALID_TOKEN";
  if (session.expiresAt <= now || !isSignedIn) return "TOKEN_EXPIRED";
  if (provider.isDisabled) return "PROVIDER_DISABLED";
  if (provider.disabledGames.includes(bet.game_code)) return "GAME_DISABLED";
  // A session was opened for one game: what it may stake on is what was launched.
  if (session.gameCode !== bet.game_code) return "BET_NOT_ALLOWED";
  if (session.currency !== bet.currency) return "WRONG_CURRENCY";
  return isTooDear(bet, provider, session.currency) ? "BET_NOT_ALLOWED" : null;
}

/**
 * More than the house lists as the most of a round: the law was asked about that much when the game was
 * opened. A game that is not listed says its most to nobody here.
 */
function isTooDear(
  bet: ProviderMessage<"bet">,
  { games }: Pick<Provider, "games">,
  asset: Asset,
): boolean {
  const most = parseMoney(games.get(bet.game_code)?.stakes[asset]?.max ?? "", asset);
  const minor = readAmount(bet, asset);
  return most.ok && minor !== undefined && minor > most.value.minor;
}
