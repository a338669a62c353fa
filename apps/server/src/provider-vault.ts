import { assert } from "@croupier/kit/assert";
import type { Keyring } from "@croupier/players";
import { seal, unseal } from "@croupier/players/credentials";
import type { Vault } from "@croupier/providers";

const purpose = "keys of providers";

/** The secrets of providers, under a key of the house that serves nothing else. */
export function openVault(keyring: Keyring): Vault {
  return {
    seal: (secret, owner) => seal(keyring, secret, { purpose, owner }),
    unseal(sealed, owner) {
      const secret = unseal(keyring, sealed, { purpose, owner });
      assert(secret.length >= 32, "a provider signs with at least 256 bits");
      return secret;
    },
  };
}
