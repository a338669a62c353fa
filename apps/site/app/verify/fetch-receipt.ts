import type { ReceiptKeys } from "@croupier/contracts";
import { casinoAddresses } from "@croupier/contracts/casino-addresses";
import { createClientOf } from "@croupier/contracts/client";

import { client as site } from "../calls/client.ts";

const { receipt, receiptKeys, revealRound } = casinoAddresses.casino;
const client = createClientOf({ casino: { receipt, receiptKeys, revealRound } });

type Fetched =
  | { readonly outcome: "found"; readonly text: string }
  | { readonly outcome: "not_found" | "not_reached" };

export function isRoundId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Anybody who knows the id of a round may see its receipt; nobody is named in it. */
export async function fetchReceipt(round: string): Promise<Fetched> {
  try {
    const answer = await client.casino.receipt({ params: { round } });
    return answer.ok
      ? { outcome: "found", text: JSON.stringify(answer.value) }
      : { outcome: answer.status === 404 ? "not_found" : "not_reached" };
  } catch {
    return { outcome: "not_reached" };
  }
}

/** The keys of the site that this page came from; undefined where it does not answer. */
export async function fetchReceiptKeys(): Promise<ReceiptKeys | undefined> {
  try {
    const answer = await client.casino.receiptKeys({});
    return answer.ok ? answer.value : undefined;
  } catch {
    return undefined;
  }
}

export type Revealed =
  | { readonly outcome: "found"; readonly text: string }
  | { readonly outcome: "signed_out" | "not_yours" | "round_open" | "not_reached" };

/** Has the seed of the signed-in player's own round shown; another one decides their next rounds. */
export async function revealSeedOf(round: string): Promise<Revealed> {
  try {
    const player = await site.identity.whoAmI();
    if (!player.ok) return { outcome: player.status === 401 ? "signed_out" : "not_reached" };
    const answer = await client.casino.revealRound({ params: { session: player.value.id, round } });
    if (answer.ok) return { outcome: "found", text: JSON.stringify(answer.value) };
    const outcomes = { 401: "signed_out", 404: "not_yours", 409: "round_open" } as const;
    return { outcome: outcomes[answer.status as keyof typeof outcomes] ?? "not_reached" };
  } catch {
    return { outcome: "not_reached" };
  }
}
