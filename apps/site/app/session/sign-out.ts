import type { Client } from "@croupier/contracts/client";

import { explainProblem } from "../calls/explain-problem.ts";
import type { Say } from "../language/Messages.context.tsx";

/** The server refused to end the session, and said why. */
export class LogoutError extends Error {
  override readonly name = "LogoutError";
}

/** Ends the session. One that had ended before is as good as ended now. */
export async function signOut(
  identity: Pick<Client["identity"], "signOut">,
  say: Say,
): Promise<void> {
  const answer = await identity.signOut();
  if (answer.ok || answer.status === 401) return;
  throw new LogoutError(say(explainProblem(answer.problem)));
}

/** A logout error speaks for itself; anything else is unexpected and said to be so (S8.1). */
export function signOutFailureText(error: unknown, say: Say): string {
  return error instanceof LogoutError ? error.message : say("signOut.unexpected");
}
