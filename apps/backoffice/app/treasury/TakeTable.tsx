import { TakeCsv } from "../parts/TakeCsv.tsx";
import { takeTable, type TableWish } from "./treasury-calls.ts";

/** What is shown of money, whole, as a file for a spreadsheet. */
export function TakeTable({ wish }: { wish: TableWish }) {
  return <TakeCsv name={wish.table} take={() => takeTable(wish)} />;
}
