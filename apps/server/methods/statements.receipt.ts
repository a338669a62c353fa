import { statements } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { addWays } from "../statements/add-ways.ts";
import { spokenOf } from "../statements/movement-words.ts";
import { writeReceiptPdf } from "../statements/write-receipt.ts";
import { holderOf } from "./statement-holder.ts";

export function statementsReceipt(services: Services) {
  return method<typeof statements.receipt, PlayerSubject>(
    statements.receipt,
    async ({ subject: { playerId }, params: { transaction: id }, query, client }) => {
      const movement = isUuid(id)
        ? await services.statements.movement({ playerId, id })
        : undefined;
      if (movement === undefined) return { ok: false, refusal: { code: "not_found" } };
      const [told = movement] = await addWays(services.paymentHistory, {
        playerId,
        movements: [movement],
      });
      const brandCode = services.brandOf(client.host).code;
      const holder = await holderOf(services, { playerId, brandCode });
      const spoken = spokenOf(query.language);
      const parts = writeReceiptPdf({ movement: told, holder, spoken, madeAt: services.clock() });
      const name = `receipt-${id}.pdf`;
      return { status: 200, body: { type: "application/pdf", name, parts } };
    },
  );
}
