import type { Database } from "@croupier/database";
import { systemClock } from "@croupier/kit/time";
import { createOversight, type NewStaff, type NewStaffRequest } from "@croupier/oversight";
import { readKeyring } from "@croupier/server/keyring";
import type { KeysText } from "./keys.ts";

export type StaffLogin = Pick<NewStaff, "login" | "password">;

/** In production one, who makes the others; in the demo also one of each trade of the desk. */
const administrator: NewStaffRequest = {
  login: "croupier",
  name: "First of the house",
  roles: ["administrator"],
};
const deskStaff: readonly NewStaffRequest[] = [
  { login: "editor", name: "Editor of the demo", roles: ["editor"] },
  { login: "publisher", name: "Publisher of the demo", roles: ["editor", "publisher"] },
  { login: "support", name: "Support of the demo", roles: ["support"] },
  { login: "verification", name: "Verification of the demo", roles: ["verification"] },
  { login: "risk", name: "Risk officer of the demo", roles: ["risk"] },
];

/** Somebody to sign in with after the first start; undefined ever after. */
export async function makeFirstStaff(
  database: Database,
  { keys, isDemo }: { keys: KeysText; isDemo: boolean },
): Promise<readonly StaffLogin[] | undefined> {
  const keyring = readKeyring(keys);
  if (keyring === undefined) throw new Error("keys that were parsed cannot be read");
  const oversight = createOversight({ database, clock: systemClock, keyring });
  return oversight.createFirstStaff(isDemo ? [administrator, ...deskStaff] : [administrator]);
}
