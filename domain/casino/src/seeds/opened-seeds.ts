import type { Vault } from "./vault.ts";

const keptMax = 10_000;

/** Opening a seal costs more than a roll, and the same pair decides many rounds: a few stay open in memory. */
export function createOpenedSeeds(vault: Pick<Vault, "unseal">) {
  const opened = new Map<string, string>();
  return {
    open(sealed: string, owner: string): string {
      // Of its owner alone: a seal that was put in another's place is to be tried, and fails.
      const name = `${owner} ${sealed}`;
      const known = opened.get(name);
      if (known !== undefined) return known;
      const secret = vault.unseal(sealed, owner);
      opened.set(name, secret);
      if (opened.size > keptMax) {
        // A Map keeps the order of insertion: the first was opened longest ago.
        for (const oldest of opened.keys()) {
          opened.delete(oldest);
          break;
        }
      }
      return secret;
    },
  };
}
