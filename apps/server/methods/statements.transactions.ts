import { readPlace, spellPlace, statements } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { spokenOf } from "../statements/movement-words.ts";
import { addWays } from "../statements/add-ways.ts";
import { filterOf } from "./movement-filter.ts";
import { presentMovement } from "./present-movement.ts";

const limit = 30;

export function statementsTransactions(services: Services) {
  return method<typeof statements.transactions, PlayerSubject>(
    statements.transactions,
    async ({ subject: { playerId }, query }) => {
      const after = readPlace(query.after);
      const page = await services.statements.page({ playerId, ...filterOf(query), after, limit });
      // The wallet opens in the moment after registration; until then there is nothing to see.
      if (page === undefined) return { ok: false, refusal: { code: "not_found" } };
      const spoken = spokenOf(query.language);
      const told = await addWays(services.paymentHistory, { playerId, movements: page.movements });
      const items = told.map((movement) => presentMovement(movement, spoken));
      return { status: 200, body: { items, next: page.next ? spellPlace(page.next) : null } };
    },
  );
}
