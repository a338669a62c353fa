import { hexOf, sha256 } from "@croupier/kit/sha256";
import type { Receipt } from "./read-receipt.ts";

export type Signature = {
  /** Whether what was signed says what the receipt says, and the signature is of that key. */
  readonly state: "valid" | "wrong" | "unchecked";
  /** The first digits of the key's own fingerprint: who knows ours can compare. */
  readonly key: string;
};

/** A page without a secure connection has no way to check signatures, and says so. */
export async function checkSignature(receipt: Receipt): Promise<Signature> {
  const der = derOf(receipt.publicKey);
  const key = hexOf(sha256(der)).slice(0, 16);
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return { state: "unchecked", key };
  if (textOf(receipt) !== receipt.text) return { state: "wrong", key };
  try {
    const imported = await subtle.importKey("spki", der, "Ed25519", false, ["verify"]);
    const signed = new TextEncoder().encode(receipt.text);
    const isValid = await subtle.verify("Ed25519", imported, bytesOf(receipt.signature), signed);
    return { state: isValid ? "valid" : "wrong", key };
  } catch (cause) {
    const isOld = cause instanceof DOMException && cause.name === "NotSupportedError";
    return { state: isOld ? "unchecked" : "wrong", key };
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
