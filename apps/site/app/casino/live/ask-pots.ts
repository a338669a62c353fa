import type { createClientOf } from "@croupier/contracts/client";
import type { lobbyAddresses } from "@croupier/contracts/lobby-addresses";

import { potsVersion } from "../../session/pots-line.ts";

type Jackpots = ReturnType<typeof createClientOf<typeof lobbyAddresses>>["casino"]["jackpots"];

/** By game, in hundredths of a major unit. */
export type Pots = ReadonlyMap<string, number>;

export interface PotsQuery {
  readonly currencyCode: string;
  readonly language: string;
  readonly channelType: "WEB" | "MOBILE";
}

interface Kept {
  readonly version: number;
  readonly asked: Promise<Pots | undefined>;
}

/** Asked for once until somebody says that pots have changed: by currency, language and channel. */
const kept = new Map<string, Kept>();

/** Undefined where nobody answered: whoever asks next asks anew. */
export async function askPots(query: PotsQuery, jackpots: Jackpots): Promise<Pots | undefined> {
  const name = JSON.stringify(query);
  const version = potsVersion();
  const before = kept.get(name);
  if (before?.version === version) return before.asked;
  const asked = ask(query, jackpots);
  kept.set(name, { version, asked });
  const pots = await asked;
  if (pots === undefined && kept.get(name)?.asked === asked) kept.delete(name);
  return pots;
}

async function ask(query: PotsQuery, jackpots: Jackpots): Promise<Pots | undefined> {
  try {
    const answer = await jackpots({ query });
    if (!answer.ok) return undefined;
    return new Map(answer.value.items.map(({ gameId, amount }) => [gameId, amount]));
  } catch {
    return undefined;
  }
}
