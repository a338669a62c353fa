import { gameDesk } from "@croupier/contracts";
import { csvRow } from "@croupier/kit/csv";
import { method } from "@croupier/server/shell";
import { createReadFigures } from "../games/read-figures.ts";
import { tableOfDays, tableOfGames } from "../games/figure-tables.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskTakePerformance(services: Services) {
  const readFigures = createReadFigures(services);
  return method<typeof gameDesk.takePerformance, StaffSubject>(
    gameDesk.takePerformance,
    async ({ body, subject }) => {
      const { from, until, game, by } = body;
      const read = await readFigures(body);
      if (read === undefined) return { ok: false, refusal: { code: "range_too_long" } };
      const [head, ...rows] = by === "game" ? tableOfGames(read.games) : tableOfDays(read.days);
      await services.recordFiguresTaken({
        staffId: subject.staff.id,
        facts: { from, until, by, rows: rows.length, ...(game === undefined ? {} : { game }) },
      });
      const csv = [head ?? [], ...rows].map(csvRow).join("");
      return { status: 200, body: { csv, rows: rows.length } };
    },
  );
}
