import { timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { assert } from "@croupier/kit/assert";
import { randomBytes } from "@croupier/kit/random";
import { createHashThreads, type Argon2id } from "./hash-threads/hash-threads.ts";
import { deriveKey, type Keyring } from "./keyring.ts";

export type HashCost = {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
};

/** OWASP's for argon2id: 19 MiB, two passes, one lane. */
const hashCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

/** A third of what the event loop has, when both want the processor. */
const politely = createHashThreads({ nice: 5 });

type Parsed = {
  readonly cost: HashCost;
  readonly keyId: string;
  readonly salt: Buffer;
  readonly hash: Buffer;
};

/**
 * A PHC string: `$argon2id$v=19$m=19456,t=2,p=1,keyid=…$salt$hash`. The pepper is a key derived from
 * the keyring, so a stolen table alone cannot be guessed at; its id travels with the hash.
 */
export async function hashPassword(
  keyring: Keyring,
  password: string,
  argon2id: Argon2id = politely,
  cost: HashCost = hashCost,
): Promise<string> {
  const salt = Buffer.from(randomBytes(16));
  const keyId = keyring.currentId;
  const given = { cost, keyId, salt, length: 32 };
  const hash = await argon2id(parametersOf(keyring, password, given));
  const { memory, passes, parallelism } = cost;
  const parameters = `m=${memory},t=${passes},p=${parallelism},keyid=${encode(Buffer.from(keyId))}`;
  return `$argon2id$v=19$${parameters}$${encode(salt)}$${encode(hash)}`;
}

export async function verifyPassword(
  keyring: Keyring,
  password: string,
  phc: string,
  argon2id: Argon2id = politely,
): Promise<boolean> {
  const { hash, ...given } = parse(phc);
  const again = await argon2id(parametersOf(keyring, password, { ...given, length: hash.length }));
  return timingSafeEqual(again, hash);
}

/** Made with another cost or an older key: to be made anew while the password is at hand. */
export function needsRehash(keyring: Keyring, phc: string, wanted: HashCost = hashCost): boolean {
  const { cost, keyId } = parse(phc);
  return (
    keyId !== keyring.currentId ||
    cost.memory !== wanted.memory ||
    cost.passes !== wanted.passes ||
    cost.parallelism !== wanted.parallelism
  );
}

function parametersOf(
  keyring: Keyring,
  password: string,
  { cost, keyId, salt, length }: { cost: HashCost; keyId: string; salt: Buffer; length: number },
): Argon2Parameters {
  return {
    message: password.normalize("NFC"),
    nonce: salt,
    ...cost,
    tagLength: length,
    secret: deriveKey(keyring, keyId, "password pepper"),
  };
}

const phcForm =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+),keyid=([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(phc: string): Parsed {
  const match = phcForm.exec(phc);
  assert(match, "a stored password hash is an argon2id PHC string");
  const [, memory = "", passes = "", parallelism = "", keyId = "", salt = "", hash = ""] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    keyId: Buffer.from(keyId, "base64").toString("utf8"),
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

/** PHC strings use base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
