import { createHmac, timingSafeEqual } from "node:crypto";
import type { PreviewSigning } from "@croupier/content";
import { deriveKey } from "@croupier/players";
import type { Keyring } from "@croupier/players";

/** Signatures that only a holder of the keyring can make, with a key that signs nothing else. */
export function createPreviewSigning(keyring: Keyring): PreviewSigning {
  return {
    currentKeyId: keyring.currentId,
    signatureOf(text, keyId) {
      if (keyring.find(keyId) === undefined) return undefined;
      const key = deriveKey(keyring, keyId, "preview links");
      return createHmac("sha256", key).update(text).digest("base64url");
    },
    isSame(one, other) {
      const [left, right] = [Buffer.from(one), Buffer.from(other)];
      return left.length === right.length && timingSafeEqual(left, right);
    },
  };
}
