import { treasury } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";
import { createReadTable, rowsMax, writeTable } from "../treasury/read-table.ts";

export function treasuryTakeTable(services: Services) {
  const readTable = createReadTable(services);
  return method<typeof treasury.takeTable, StaffSubject>(
    treasury.takeTable,
    async ({ body, subject }) => {
      const { table, ...wish } = body;
      const read = await readTable(body);
      if (read === undefined) return unknown;
      const rows = read.rows.slice(0, rowsMax);
      const staffId = subject.staff.id;
      const asked = Object.entries(wish).filter(
        (one): one is [string, string] => one[1] !== undefined,
      );
      await services.recordTableTaken({
        staffId,
        table,
        rows: rows.length,
        wish: Object.fromEntries(asked),
      });
      const isCut = read.rows.length > rowsMax;
      const csv = writeTable({ head: read.head, rows });
      return { status: 200, body: { csv, rows: rows.length, isCut } };
    },
  );
}
