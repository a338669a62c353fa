import type { ReceiptKeys } from "@croupier/contracts";
import { hexOf, sha256 } from "@croupier/kit/sha256";
import type { Receipt } from "./read-receipt.ts";

export type Signature = {
  /**
   * Valid: what was signed says what the receipt says, by a key that the operator publishes. Foreign: by a key
   * that they do not. Unknown: nobody could be asked for theirs. Unchecked: this browser has no way to check.
   */
  readonly state: "valid" | "wrong" | "foreign" | "unknown" | "unchecked";
  /** The first digits of the key's own fingerprint. */
  readonly key: string;
  /** The name of the key where it is published, and of whose it is. */
  readonly keyId: string;
  readonly operator: string;
};

/** The published keys alone tell whose signature it is: a receipt may bring any key of its own. */
export async function checkSignature(
  receipt: Receipt,
  published: ReceiptKeys | undefined,
): Promise<Signature> {
  const der = derOf(receipt.publicKey);
  const key = hexOf(sha256(der));
  const theirs = published?.keys.find((one) => hexOf(sha256(derOf(one.publicKey))) === key);
  const judged = (state: Signature["state"]): Signature => ({
    state,
    key: key.slice(0, 16),
    keyId: theirs?.keyId ?? "",
    operator: published?.operator ?? "",
  });
  if (published !== undefined && theirs === undefined) return judged("foreign");
  if (textOf(receipt) !== receipt.text) return judged("wrong");
  const isSigned = await verify(receipt, der);
  if (isSigned === undefined) return judged("unchecked");
  if (!isSigned) return judged("wrong");
  return judged(theirs === undefined ? "unknown" : "valid");
}

/** Undefined: a page without a secure connection, or an old browser, has no way to check signatures. */
async function verify(
  { text, signature }: Receipt,
  der: Uint8Array<ArrayBuffer>,
): Promise<boolean | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return undefined;
  try {
    const key = await subtle.importKey("spki", der, "Ed25519", false, ["verify"]);
    const signed = new TextEncoder().encode(text);
    return await subtle.verify("Ed25519", key, bytesOf(signature), signed);
  } catch (cause) {
    const isOld = cause instanceof DOMException && cause.name === "NotSupportedError";
    return isOld ? undefined : false;
  }
}

/** What we sign of a round, a line a fact, written down once more from the receipt. */
function textOf({ currency, config, game, round }: Receipt): string {
  const digest = hexOf(sha256(new TextEncoder().encode(JSON.stringify(config))));
  const lines = [
    "croupier round receipt 1",
    `round: ${round.id}`,
    `game: ${game}`,
    `configuration: ${round.profileVersion} sha256 ${digest}`,
    `stake: ${round.stake} ${currency}`,
    `staked: ${round.staked} ${currency}`,
    `paid: ${round.payout} ${currency}`,
    ...(round.jackpot === undefined ? [] : [`jackpot: ${round.jackpot} ${currency}`]),
    `choice: ${JSON.stringify(round.choice)}`,
    `actions: ${JSON.stringify(round.actions)}`,
    `seed fingerprint: ${round.seedFingerprint}`,
    `player seed: ${round.playerSeed}`,
    `number: ${round.nonce}`,
    `opened: ${round.openedAt}`,
    `closed: ${round.closedAt ?? "open"}`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function derOf(pem: string): Uint8Array<ArrayBuffer> {
  return bytesOf(pem.replace(/-----[A-Z ]+-----/g, ""));
}

/** Nothing, where it is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(base64.replaceAll(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
