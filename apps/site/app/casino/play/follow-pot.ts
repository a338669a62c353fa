import { createClientOf } from "@croupier/contracts/client";
import { lobbyAddresses } from "@croupier/contracts/lobby-addresses";

import { onPotsChanged } from "../../session/pots-line.ts";
import { askPots, type Pots, type PotsQuery } from "../live/ask-pots.ts";
import { channelHere } from "../live/channel-here.ts";

export interface PotFollowed {
  readonly gameId: string;
  /** Of the game session: a pot of another is not to be won here. */
  readonly currency: string;
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Tells the frame what its pot holds, again whenever that changed. A game without one is not followed. */
export async function followPot(
  { gameId, currency: currencyCode, language, signal }: PotFollowed,
  tell: (hundredths: number) => void,
  ask: () => Promise<Pots | undefined> = () => askHere({ currencyCode, language }),
): Promise<void> {
  const first = (await ask())?.get(gameId);
  if (first === undefined || signal.aborted) return;
  tell(first);
  onPotsChanged(() => {
    void ask().then((pots) => {
      // A pot that was stopped is none; one that nobody told of is as it was.
      if (pots !== undefined && !signal.aborted) tell(pots.get(gameId) ?? 0);
    });
  }, signal);
}

function askHere(query: Omit<PotsQuery, "channelType">): Promise<Pots | undefined> {
  const { casino } = createClientOf(lobbyAddresses);
  return askPots({ ...query, channelType: channelHere() }, casino.jackpots);
}
