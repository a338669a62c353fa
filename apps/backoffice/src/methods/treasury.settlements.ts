import { treasury } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function treasurySettlements({ settlements }: Services) {
  return method<typeof treasury.settlements, StaffSubject>(treasury.settlements, async () => {
    const reports = await settlements.list();
    const items = reports.map(({ comparedAt, ...report }) => ({
      ...report,
      comparedAt: comparedAt.toISOString(),
    }));
    return { status: 200, body: { items } };
  });
}
