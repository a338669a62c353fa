import { connect, seedOnce } from "@croupier/database";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, type NewListedGame } from "@croupier/providers";
import { readKeyring } from "@croupier/server/keyring";
import { openVault } from "../../apps/server/src/provider-vault.ts";
import type { KeysText } from "./keys.ts";
import { studioCode, studioKeyId, studioSecret } from "./studio-keys.ts";

const stakes = { min: "0.10", max: "100.00" };

/** A guess between two hands: a right one pays 1.96 times the stake. */
const twoHands: NewListedGame = {
  game: "two-hands",
  provider: studioCode,
  gameCode: "two-hands",
  path: "/two-hands",
  product: "casino",
  returnToPlayer: 0.98,
  deviation: 0.98,
  roundMs: 0,
  stakes: {
    EUR: stakes,
    USD: stakes,
    GBP: stakes,
    CAD: stakes,
    JPY: { min: "10", max: "15000" },
    BTC: { min: "0.00000100", max: "0.00100000" },
  },
};

/** Makes the sample studio known as an operator would, once: the maker, its key and its game. */
export async function connectStudio(appUrl: string, keys: KeysText): Promise<void> {
  const keyring = readKeyring(keys);
  if (keyring === undefined) throw new Error("keys that were parsed cannot be read");
  const database = connect({ url: appUrl, max: 2, name: "start" });
  const vault = openVault(keyring);
  const desk = createProviderDesk({ database, clock: systemClock, vault });
  try {
    await seedOnce(database, "providers: sample studio", async () => {
      await desk.addProvider({ code: studioCode, name: "Pebble", spend: "cash_first" });
      await desk.addKey({
        provider: studioCode,
        keyId: studioKeyId,
        secret: studioSecret(keys),
        validFrom: new Date(0),
        validUntil: null,
      });
      await desk.addGame(twoHands);
    });
  } finally {
    await database.close();
  }
}
