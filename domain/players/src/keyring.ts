import { hkdfSync } from "node:crypto";
import { assert } from "@croupier/kit/assert";

/**
 * The keys of the installation. The current one makes, every listed one still opens; a key is
 * rotated by adding a new current one and dropping the old when nothing made with it is left.
 */
export type Keyring = {
  readonly currentId: string;
  find(id: string): Uint8Array | undefined;
};

/** A key for one purpose only, so that no secret serves two uses. */
export function deriveKey(keyring: Keyring, id: string, purpose: string): Buffer {
  const root = keyring.find(id);
  assert(root !== undefined, `key ${id} is not in the keyring, but something made with it is`);
  return Buffer.from(hkdfSync("sha256", root, "", `croupier ${purpose}`, 32));
}
