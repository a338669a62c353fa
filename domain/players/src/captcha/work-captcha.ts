import { createHash } from "node:crypto";
import { transact, type Database } from "@croupier/database";
import { readProof } from "@croupier/kit/proof-of-work";
import type { Clock } from "@croupier/kit/time";
import { createChallenges } from "../challenges.ts";
import type { Keyring } from "../keyring.ts";
import type { Captcha, CaptchaFor } from "./captcha.ts";

export type WorkAsked = { readonly rounds: number; readonly bits: number };

/** A hundred and thirty thousand hashes: an eighth of a second of a laptop, half a second of a phone. */
export const workAsked: WorkAsked = { rounds: 16, bits: 13 };

/**
 * The built-in one: the device of the player works a moment, nobody else is asked and nothing is
 * learnt of the player. The question is signed and not kept; an answer counts once, for five minutes.
 */
export function createWorkCaptcha({
  database,
  clock,
  keyring,
  asked = workAsked,
}: {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  asked?: WorkAsked;
}): Captcha {
  const challenges = createChallenges({ clock, keyring, purpose: "captcha challenges" });
  const boundTo = ({ action, brand }: CaptchaFor) => `${action} ${brand}`;

  return {
    name: "proof of work",

    ask(purpose) {
      const challenge = challenges.make(boundTo(purpose)).toString("base64url");
      return { kind: "PROOF_OF_WORK", challenge, ...asked };
    },

    async accepts(answer, purpose) {
      const proof = readProof(answer);
      if (proof === undefined || proof.nonces.length !== asked.rounds) return false;
      const challenge = Buffer.from(proof.challenge, "base64url");
      if (!challenges.isOurs(challenge, boundTo(purpose))) return false;
      if (!proof.nonces.every((nonce, round) => isRight({ challenge, round, nonce }))) return false;
      return transact(database, (tx) => challenges.spend(tx, challenge));
    },
  };

  function isRight({ challenge, ...numbers }: Found): boolean {
    const hash = createHash("sha256").update(challenge.subarray(-32)).update(bytesOf(numbers));
    return hash.digest().readUInt32BE() >>> (32 - asked.bits) === 0;
  }
}

type Found = { readonly challenge: Buffer; readonly round: number; readonly nonce: number };

function bytesOf({ round, nonce }: Omit<Found, "challenge">): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(round);
  bytes.writeUInt32BE(nonce, 4);
  return bytes;
}
