import { ok, refuse, type Result } from "@croupier/kit/result";

/** Rows that one member of staff may take out of the house on one day. */
export const exportRowsPerDay = 500;

/** Nothing of it says who somebody is: whoever must know that opens the player, with a reason. */
export const exportColumns = [
  "id",
  "brand",
  "status",
  "joinedAt",
  "countryCode",
  "currency",
  "language",
] as const;

export type ExportColumn = (typeof exportColumns)[number];

export type ExportRefusal = { readonly code: "export_limit_reached"; readonly rowsLeft: number };

/** All or nothing: half a list that looks whole would be worse than none. */
export function decideExport(
  takenToday: number,
  rows: number,
): Result<{ readonly rowsLeft: number }, ExportRefusal> {
  const left = Math.max(0, exportRowsPerDay - takenToday);
  return rows > left
    ? refuse({ code: "export_limit_reached", rowsLeft: left })
    : ok({ rowsLeft: left - rows });
}
