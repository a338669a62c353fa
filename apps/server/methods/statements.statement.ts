import { statements } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { withWays } from "../statements/add-ways.ts";
import { spokenOf } from "../statements/movement-words.ts";
import { writeCsv } from "../statements/write-csv.ts";
import { writeStatementPdf } from "../statements/write-statement.ts";
import { filterOf } from "./movement-filter.ts";
import { holderOf } from "./statement-holder.ts";

export function statementsStatement(services: Services) {
  return method<typeof statements.statement, PlayerSubject>(
    statements.statement,
    async ({ subject: { playerId }, params: { format }, query, client }) => {
      if (format !== "csv" && format !== "pdf") {
        return { ok: false, refusal: { code: "not_found" } };
      }
      const brandCode = services.brandOf(client.host).code;
      const holder = await holderOf(services, { playerId, brandCode });
      const madeAt = services.clock();
      const filter = filterOf(query);
      // What was booked in this very millisecond is in it.
      const now = new Date(madeAt.getTime() + 1);
      // What has not happened yet is in no statement, whatever was asked for.
      const before = earlier(filter.before ?? now, now);
      const from = earlier(filter.from ?? new Date(holder.joinedAt), before);
      const read = await services.statements.period({ ...filter, playerId, from, before });
      if (read === undefined) return { ok: false, refusal: { code: "not_found" } };
      const statement = withWays(services.paymentHistory, { playerId, statement: read });
      const spoken = spokenOf(query.language);
      const name = `statement-${dayOf(from)}-${dayOf(before)}.${format}`;
      if (format === "csv") {
        const parts = writeCsv(statement, spoken);
        return { status: 200, body: { type: "text/csv; charset=utf-8", name, parts } };
      }
      const { group, product, search } = filter;
      const isPart = group !== undefined || product !== undefined || search !== undefined;
      const parts = writeStatementPdf({ statement, holder, spoken, madeAt, isPart });
      return { status: 200, body: { type: "application/pdf", name, parts } };
    },
  );
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
