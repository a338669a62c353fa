import { treasury } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function treasuryAskProvider({ depositDesk }: Services) {
  return method<typeof treasury.askProvider, StaffSubject>(
    treasury.askProvider,
    async ({ params: { deposit }, subject }) => {
      const isMarked = isUuid(deposit) && (await depositDesk.wantCheck(deposit, subject.staff.id));
      return isMarked
        ? { status: 204, body: null }
        : { ok: false, refusal: { code: "deposit_not_open" } };
    },
  );
}
