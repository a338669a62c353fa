import { connect } from "@croupier/database";
import { randomBytes } from "@croupier/kit/random";
import { systemClock } from "@croupier/kit/time";
import { createPlayers } from "@croupier/players";
import type { SignedInVisitor } from "../visitors.ts";

export type SessionChecks = { readonly remembered: number; readonly asked: number };

/** Sixteen at once, as many as a server has connections. */
const atOnce = 16;

/** How many sessions are looked up a second: those of the last seconds, and each anew in the database. */
export async function checkSessions(
  appUrl: string,
  visitors: readonly SignedInVisitor[],
  seconds: number,
): Promise<SessionChecks> {
  const database = connect({ url: appUrl, max: atOnce, name: "croupier bench sessions" });
  const key = randomBytes(32);
  const players = createPlayers({
    database,
    clock: systemClock,
    // Tokens are kept as plain hashes: any keyring finds them.
    keyring: { currentId: "bench", find: () => key },
    queueLetter: nothing,
    queueText: nothing,
    announceSessionsEnded: nothing,
    reportError(error) {
      throw error;
    },
  });
  const tokens = visitors.map(({ cookie }) => /(?:^|; )sid=([\w-]+)/.exec(cookie)?.[1] ?? "");
  const find = async (token: string): Promise<void> => {
    const found = await players.findSession({ token, brand: "kingfisher", touch: false });
    if (found === undefined) throw new Error("a session of the bench was not found");
  };
  try {
    const remembered = await perSecond(seconds, tokens, find);
    const asked = await perSecond(seconds, tokens, (token) => {
      players.forgetAllSessions();
      return find(token);
    });
    return { remembered, asked };
  } finally {
    await database.close();
  }
}

async function perSecond(
  seconds: number,
  tokens: readonly string[],
  find: (token: string) => Promise<void>,
): Promise<number> {
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  let checked = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      checked += 1;
      await find(tokens[checked % tokens.length] as string);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return Math.round((checked / (performance.now() - begun)) * 1_000);
}

async function nothing(): Promise<void> {}
