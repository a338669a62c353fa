import type { Database } from "@croupier/database";
import { systemClock } from "@croupier/kit/time";
import { createOversight, type NewStaff } from "@croupier/oversight";
import { readKeyring } from "@croupier/server/keyring";
import type { KeysText } from "./keys.ts";

export type StaffLogin = Pick<NewStaff, "login" | "password">;

/** Somebody to sign in with after the first start; undefined ever after. */
export async function makeFirstStaff(
  database: Database,
  keys: KeysText,
): Promise<StaffLogin | undefined> {
  const keyring = readKeyring(keys);
  if (keyring === undefined) throw new Error("keys that were parsed cannot be read");
  const oversight = createOversight({ database, clock: systemClock, keyring });
  return oversight.createFirstStaff({ login: "croupier", name: "First of the house" });
}
