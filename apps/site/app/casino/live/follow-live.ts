import { createClientOf } from "@croupier/contracts/client";
import { lobbyAddresses } from "@croupier/contracts/lobby-addresses";

import { client } from "../../calls/client.ts";
import { onPotsChanged } from "../../session/pots-line.ts";
import { askPots } from "./ask-pots.ts";
import { channelHere } from "./channel-here.ts";
import { tellLive } from "./live-games.ts";

const { casino } = createClientOf(lobbyAddresses);

/** How often a player is asked about for promotional spins (S9.1). */
export const spinsPollMs = 300_000;

export interface LiveNeeds {
  readonly currency: string;
  readonly language: string;
  readonly signedIn: boolean;
  readonly isPromotionalSpinEnabled: boolean;
  readonly signal: AbortSignal;
}

type Calls = Pick<typeof casino, "jackpots" | "offers" | "promotionalSpins">;

export interface LiveCalls extends Calls {
  readonly ownId: () => Promise<string | undefined>;
  readonly channelType: "WEB" | "MOBILE";
}

/** Asked for once while the browser walks through the site. */
let offersKept: ReturnType<Calls["offers"]> | undefined;

/** Tells the cards what pots there are and which games are free; spins again and again while signed in. */
export async function followLive(needs: LiveNeeds, calls: LiveCalls = callsHere()): Promise<void> {
  const { currency: currencyCode, language, signal } = needs;
  const query = { currencyCode, language, channelType: calls.channelType };
  const lookAtPots = async (): Promise<void> => {
    const jackpots = await askPots(query, calls.jackpots);
    if (jackpots === undefined || signal.aborted) return;
    tellLive({ jackpots, currency: currencyCode });
  };
  onPotsChanged(() => void lookAtPots(), signal);
  await lookAtPots();
  const offers = await askOffers(calls);
  const free = offers?.ok ? offers.value.games : [];
  tellLive({ free: new Set(free) });
  if (!needs.signedIn || !needs.isPromotionalSpinEnabled || signal.aborted) return;
  const session = await calls.ownId();
  if (session === undefined) return;

  async function askSpins(id: string): Promise<void> {
    const spins = await calls.promotionalSpins({ params: { session: id }, signal }).catch(ignore);
    if (spins?.ok && !signal.aborted) tellLive({ free: new Set([...free, ...spins.value.games]) });
  }
  await askSpins(session);
  if (signal.aborted) return;
  const timer = setInterval(() => void askSpins(session), spinsPollMs);
  signal.addEventListener("abort", () => clearInterval(timer));
}

/** What could not be had is asked for again by the next page. */
async function askOffers(calls: Calls) {
  offersKept ??= calls.offers();
  const answer = await offersKept.catch(ignore);
  if (answer?.ok !== true) offersKept = undefined;
  return answer;
}

function ignore(): undefined {
  return undefined;
}

function callsHere(): LiveCalls {
  return {
    ...casino,
    channelType: channelHere(),
    async ownId() {
      const answer = await client.identity.whoAmI();
      return answer.ok ? answer.value.id : undefined;
    },
  };
}
