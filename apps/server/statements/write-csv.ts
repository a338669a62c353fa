import { csvRow } from "@croupier/kit/csv";
import { formatDecimal } from "@croupier/kit/money";
import type { ShownStatement } from "./add-ways.ts";
import { sayWay } from "./payment-words.ts";
import { sayMovement } from "./say-movement.ts";
import type { Spoken } from "./movement-words.ts";

const head = [
  "time",
  "reference",
  "group",
  "reason",
  "description",
  "moved",
  "change",
  "balance_before",
  "balance_after",
  "currency",
  "method",
];
const rowsAtOnce = 200;

/** A statement as a table: times in UTC, amounts as they are booked, a line a movement. */
export async function* writeCsv(
  statement: ShownStatement,
  spoken: Spoken,
): AsyncGenerator<string, void, undefined> {
  let rows = csvRow(head);
  let waiting = 1;
  for await (const movement of statement.movements()) {
    const { at, id, group, reason, amount, change, previous, current, way } = movement;
    rows += csvRow([
      at,
      id,
      group,
      reason,
      sayMovement(movement, spoken),
      ...[amount, change, previous, current].map(formatDecimal),
      statement.currency,
      way === undefined ? "" : sayWay(way, spoken),
    ]);
    waiting += 1;
    if (waiting < rowsAtOnce) continue;
    yield rows;
    [rows, waiting] = ["", 0];
  }
  yield rows;
}
