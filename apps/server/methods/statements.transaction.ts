import { statements } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { formatDecimal } from "@croupier/kit/money";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { addWays } from "../statements/add-ways.ts";
import { movementWords, spokenOf } from "../statements/movement-words.ts";
import { presentMovement } from "./present-movement.ts";

export function statementsTransaction(services: Services) {
  return method<typeof statements.transaction, PlayerSubject>(
    statements.transaction,
    async ({ subject: { playerId }, params: { transaction: id }, query }) => {
      const movement = isUuid(id)
        ? await services.statements.movement({ playerId, id })
        : undefined;
      if (movement === undefined) return { ok: false, refusal: { code: "not_found" } };
      const spoken = spokenOf(query.language);
      const told = await addWays(services.paymentHistory, { playerId, movements: [movement] });
      const accounts = movement.pots.map(({ account, change, previous, current }) => ({
        name: movementWords[spoken].account[account],
        change: formatDecimal(change),
        previous: formatDecimal(previous),
        current: formatDecimal(current),
      }));
      const [shown = movement] = told;
      return { status: 200, body: { ...presentMovement(shown, spoken), accounts } };
    },
  );
}
