import { hourMs, minuteMs } from "@croupier/kit/time";

/** After so many tries, spread over about a day, somebody has to look. */
export const attemptsMax = 8;

export type AfterFailure =
  | { readonly state: "WAITING"; readonly nextAttemptAt: Date }
  | { readonly state: "FAILED" };

/** What becomes of a message whose carrier refused it: one, two, four … minutes later, then never. */
export function decideAfterFailure(attempts: number, now: Date): AfterFailure {
  if (attempts >= attemptsMax) return { state: "FAILED" };
  const delayMs = Math.min(minuteMs * 4 ** (attempts - 1), 12 * hourMs);
  return { state: "WAITING", nextAttemptAt: new Date(now.getTime() + delayMs) };
}
