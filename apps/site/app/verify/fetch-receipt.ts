import type { ReceiptKeys } from "@croupier/contracts";
import { casinoAddresses } from "@croupier/contracts/casino-addresses";
import { createClientOf } from "@croupier/contracts/client";

const { receipt, receiptKeys } = casinoAddresses.casino;
const client = createClientOf({ casino: { receipt, receiptKeys } });

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
