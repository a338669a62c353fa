import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function deskWaitingErasures({ erasureDesk }: Services) {
  return method<typeof desk.waitingErasures, StaffSubject>(desk.waitingErasures, async () => {
    const waiting = await erasureDesk.listWaiting();
    const items = waiting.map(({ askedAt, heldUntil, until, reasons, ...request }) => ({
      ...request,
      reasons: [...reasons],
      askedAt: askedAt.toISOString(),
      heldUntil: heldUntil?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
    }));
    return { status: 200, body: { items } };
  });
}
