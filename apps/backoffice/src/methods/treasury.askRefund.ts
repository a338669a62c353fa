import { treasury } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function treasuryAskRefund({ refunds }: Services) {
  return method<typeof treasury.askRefund, StaffSubject>(
    treasury.askRefund,
    async ({ params: { deposit: depositId }, body: { reason, words }, subject }) => {
      const asked = await refunds.ask({ depositId, reason, words, staffId: subject.staff.id });
      if (!asked.ok) return asked;
      const { id, state } = asked.value;
      return { status: 201, body: { id, state } };
    },
  );
}
