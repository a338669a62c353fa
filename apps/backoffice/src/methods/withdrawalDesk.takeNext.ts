import { withdrawalDesk as calls } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function withdrawalDeskTakeNext({ withdrawalDesk }: Services) {
  return method<typeof calls.takeNext, StaffSubject>(
    calls.takeNext,
    async ({ subject: { staff } }) => {
      const taken = await withdrawalDesk.takeNext({ staffId: staff.id });
      return { status: 200, body: { taken: taken ?? null } };
    },
  );
}
