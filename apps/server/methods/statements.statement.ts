import { statements } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { spokenOf } from "../statements/movement-words.ts";
import { writeCsv } from "../statements/write-csv.ts";
import { writeStatementPdf } from "../statements/write-statement.ts";
import { filterOf } from "./movement-filter.ts";
import { holderOf } from "./statement-holder.ts";

export function statementsStatement(services: Services) {
  return method<typeof statements.statement, PlayerSubject>(
    statements.statement,
    async ({ subject: { playerId }, params: { format }, query, client }) => {
      const filter = filterOf(query);
      const [from, before] = [new Date(query.from), new Date(query.before)];
      const isKnown = format === "csv" || format === "pdf";
      const statement = isKnown
        ? await services.statements.period({ playerId, ...filter, from, before })
        : undefined;
      if (statement === undefined) return { ok: false, refusal: { code: "not_found" } };
      const spoken = spokenOf(query.language);
      const name = `statement-${query.from.slice(0, 10)}-${query.before.slice(0, 10)}.${format}`;
      if (format === "csv") {
        const parts = writeCsv(statement, spoken);
        return { status: 200, body: { type: "text/csv; charset=utf-8", name, parts } };
      }
      const { group, product, search } = filter;
      const isPart = group !== undefined || product !== undefined || search !== undefined;
      const holder = await holderOf(services, {
        playerId,
        brandCode: services.brandOf(client.host).code,
      });
      const madeAt = services.clock();
      const parts = writeStatementPdf({ statement, holder, spoken, madeAt, isPart });
      return { status: 200, body: { type: "application/pdf", name, parts } };
    },
  );
}
