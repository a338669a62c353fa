import { withdrawalDesk as calls } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function withdrawalDeskFigures({ withdrawalDesk }: Services) {
  return method<typeof calls.figures, StaffSubject>(
    calls.figures,
    async ({ subject: { staff } }) => {
      return { status: 200, body: await withdrawalDesk.figures({ staffId: staff.id }) };
    },
  );
}
