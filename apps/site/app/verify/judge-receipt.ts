import type { ReceiptKeys } from "@croupier/contracts";
import { proveRound, type PotProof, type RoundProof } from "@croupier/kit/fair";
import { checkSignature, type Signature } from "./check-signature.ts";
import { provePots, type WonPot } from "./prove-pots.ts";
import { readReceipt, recordOf, type Receipt } from "./read-receipt.ts";
import { rulesOf } from "./rules-of.ts";

export type Judgement =
  | { readonly outcome: "not_a_receipt" | "family_unknown" }
  /** Our seed may still decide rounds: what was promised is shown, and when it can be held to it. */
  | (Judged & { readonly outcome: "seed_not_revealed" })
  | (Judged & { readonly outcome: "counted"; readonly proof: RoundProof });

export type ProvedPot = WonPot & { readonly proof: PotProof };

type Judged = {
  readonly receipt: Receipt;
  readonly signature: Signature;
  /** The pots it won. They are shown at once: their seeds decide nothing any more. */
  readonly pots: readonly ProvedPot[];
};

/** By the keys that the operator publishes; undefined: they could not be asked for. */
export async function judgeReceipt(
  text: string,
  published: ReceiptKeys | undefined,
): Promise<Judgement> {
  const receipt = readReceipt(text);
  if (receipt === undefined) return { outcome: "not_a_receipt" };
  const rules = await rulesOf(receipt.family);
  if (rules === undefined) return { outcome: "family_unknown" };
  const signature = await checkSignature(receipt, published);
  const pots = provePots(receipt);
  if (pots === undefined) return { outcome: "not_a_receipt" };
  if (receipt.serverSeed === null) {
    return { outcome: "seed_not_revealed", receipt, signature, pots };
  }
  const record = recordOf(receipt);
  if (record === undefined) return { outcome: "not_a_receipt" };
  try {
    return { outcome: "counted", receipt, signature, pots, proof: proveRound(rules, record) };
  } catch {
    // A configuration no operator could have set: these rules cannot be played with it.
    return { outcome: "not_a_receipt" };
  }
}
