import type { CodeSent } from "@croupier/contracts";
import type { SentCode } from "@croupier/players";

export function presentSentCode(sent: SentCode): CodeSent {
  return { ...sent, expiresAt: sent.expiresAt.toISOString() };
}
