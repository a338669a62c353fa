import { treasury } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { dayOf } from "../treasury/day-of.ts";
import { presentHouseAccount } from "../treasury/present-books.ts";

export function treasuryHouseAccounts({ clock, readHouseBalances }: Services) {
  return method<typeof treasury.houseAccounts, StaffSubject>(treasury.houseAccounts, async () => {
    const since = dayOf(clock());
    const items = (await readHouseBalances(since)).map(presentHouseAccount);
    return { status: 200, body: { since: since.toISOString(), items } };
  });
}
