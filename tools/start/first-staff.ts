import type { Database } from "@croupier/database";
import { systemClock } from "@croupier/kit/time";
import { createOversight, type NewStaff, type NewStaffRequest } from "@croupier/oversight";
import { readKeyring } from "@croupier/server/keyring";
import type { KeysText } from "./keys.ts";

export type StaffLogin = Pick<NewStaff, "login" | "password"> & {
  /** The password signs in once, and is exchanged for another there. */
  readonly isOneTime?: boolean;
};

/** In production nobody's until the house says whose. It takes two to make the others. */
const administrators: readonly NewStaffRequest[] = [
  { login: "croupier", name: "First of the house", roles: ["administrator"] },
  { login: "croupier-two", name: "Second of the house", roles: ["administrator"] },
];

/**
 * In the demo each trade of the desk, two where two have to agree, with a name and a birthday as colleagues
 * have them. Their passwords stay: a demo is looked at by whoever reads its terminal.
 */
const demoStaff: readonly NewStaffRequest[] = [
  demoPerson("croupier", "Ines Kessler", "1979-03-11", ["administrator"]),
  demoPerson("colleague", "Jonas Aldecoa", "1984-09-02", ["administrator"]),
  demoPerson("editor", "Emil Sandoval", "1990-08-24", ["editor"]),
  demoPerson("publisher", "Odile Marchetti", "1985-12-02", ["editor", "publisher"]),
  demoPerson("support", "Samuel Okoro", "1993-05-19", ["support"]),
  demoPerson("verification", "Linnea Castell", "1988-10-30", ["verification"]),
  demoPerson("risk", "Rafael Brandt", "1976-01-07", ["risk"]),
  demoPerson("payments", "Petra Halloran", "1982-06-30", ["payments"]),
  demoPerson("operator", "Oskar Lindqvist", "1981-09-14", ["operator"]),
  demoPerson("treasury", "Tomas Verhoeven", "1974-04-17", ["operator", "payments"]),
];

function demoPerson(
  login: string,
  name: string,
  dateOfBirth: string,
  roles: NewStaffRequest["roles"],
): NewStaffRequest {
  return { login, name, roles, person: { email: `${login}@kingfisher.example`, dateOfBirth } };
}

/** Somebody to sign in with after the first start; undefined ever after. */
export async function makeFirstStaff(
  database: Database,
  { keys, isDemo }: { keys: KeysText; isDemo: boolean },
): Promise<readonly StaffLogin[] | undefined> {
  const keyring = readKeyring(keys);
  if (keyring === undefined) throw new Error("keys that were parsed cannot be read");
  const oversight = createOversight({ database, clock: systemClock, keyring });
  if (isDemo) return oversight.createFirstStaff(demoStaff);
  const made = await oversight.createFirstStaff(administrators, { oneTime: true });
  return made?.map((one) => ({ ...one, isOneTime: true }));
}
