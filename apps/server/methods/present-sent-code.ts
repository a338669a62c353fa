import type { CodeSent, OperationCodeSent } from "@croupier/contracts";
import type { SentCode } from "@croupier/players";

/** A code to a phone. */
export function presentSentCode(sent: SentCode): CodeSent {
  const { to, expiresAt, resendInSeconds } = sent;
  return { phone: to, expiresAt: expiresAt.toISOString(), resendInSeconds };
}

/** A code for an operation, to wherever it went. */
export function presentOperationCode(sent: SentCode): OperationCodeSent {
  const { channel, to, expiresAt, resendInSeconds } = sent;
  return { method: channel, to, expiresAt: expiresAt.toISOString(), resendInSeconds };
}
