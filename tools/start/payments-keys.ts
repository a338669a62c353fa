import { createPublicKey, createPrivateKey, hkdfSync } from "node:crypto";

/**
 * What the house and its payments sandbox are told of each other: each its own key, and the public one of
 * the other. Derived from the keys of the installation, so that every start has the same.
 */
export function tellPayments(keys: string, origin: string) {
  const [ours, theirs] = [seedOf(keys, "payments: house"), seedOf(keys, "payments: sandbox")];
  return {
    house: {
      CROUPIER_PAYMENTS_SANDBOX_URL: origin,
      CROUPIER_PAYMENTS_SANDBOX_KEY: publicKeyOf(theirs),
      CROUPIER_PAYMENTS_KEY: ours.toString("base64url"),
    },
    sandbox: {
      PAYMENTS_PRIVATE_KEY: theirs.toString("base64url"),
      PAYMENTS_SHOP_KEY: publicKeyOf(ours),
    },
  };
}

function seedOf(keys: string, purpose: string): Buffer {
  const last = keys.split(",").at(-1) ?? "";
  return Buffer.from(hkdfSync("sha256", last, "croupier", purpose, 32));
}

/** Ed25519, as its 32 bytes in base64url. */
function publicKeyOf(seed: Buffer): string {
  const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  return createPublicKey(key)
    .export({ format: "der", type: "spki" })
    .subarray(-32)
    .toString("base64url");
}
