import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { readKeyring } from "@croupier/server/keyring";
import { PlainSentence } from "./plain-sentence.ts";

/**
 * The keys of an installation as one line, `id:secret` pairs divided by commas, the first one in
 * use and the others still accepted: what CROUPIER_KEYS carries and what the file holds.
 */
export type KeysText = string & { readonly kind: "keys" };

export class KeysRefused extends PlainSentence {}

export function parseKeys(text: string): KeysText {
  const keys = text.trim();
  if (readKeyring(keys) === undefined) {
    throw new KeysRefused(
      "CROUPIER_KEYS must be id:secret pairs divided by commas, each id once, each secret at least 32 bytes in base64url.",
    );
  }
  // The keyring that was just read is the proof.
  return keys as KeysText;
}

/** Keys live outside the project, so that a copied or published folder carries none. */
export function keysFile(root: string, env: NodeJS.ProcessEnv): string {
  const state = env["XDG_STATE_HOME"] ?? join(homedir(), ".local", "state");
  const place = createHash("sha256").update(root).digest("hex").slice(0, 12);
  return join(state, "croupier", place, "keys");
}

export function loadKeys(root: string, env: NodeJS.ProcessEnv): KeysText {
  const given = env["CROUPIER_KEYS"];
  if (given !== undefined) return parseKeys(given);
  const file = keysFile(root, env);
  if (existsSync(file)) {
    chmodSync(file, 0o600);
    return parseKeys(readFileSync(file, "utf8"));
  }
  const made = parseKeys(`k1:${randomBytes(32).toString("base64url")}`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Written beside and renamed, so that a killed first start leaves no half of a key.
  writeFileSync(`${file}.new`, `${made}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
}

/**
 * A secret for one purpose. It comes from the oldest key (the last one), which rotation keeps in
 * its place, so that a role's password does not change when a new key is put in front.
 */
export function deriveSecret(keys: KeysText, purpose: string): string {
  const last = keys.split(",").at(-1) ?? "";
  const secret = Buffer.from(last.slice(last.indexOf(":") + 1), "base64url");
  return Buffer.from(hkdfSync("sha256", secret, "croupier", purpose, 32)).toString("base64url");
}
