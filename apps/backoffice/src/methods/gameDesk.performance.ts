import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { createReadFigures } from "../games/read-figures.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskPerformance(services: Services) {
  const readFigures = createReadFigures(services);
  return method<typeof gameDesk.performance, StaffSubject>(
    gameDesk.performance,
    async ({ query }) => {
      const read = await readFigures(query);
      if (read === undefined) return { ok: false, refusal: { code: "range_too_long" } };
      return { status: 200, body: read };
    },
  );
}
