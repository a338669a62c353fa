import { staff } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { findMessage } from "../find-message.ts";
import type { Services, StaffSubject } from "../services.ts";
import { presentMessage } from "./present-message.ts";

export function staffOutboxMessage(services: Services) {
  const { messagesAreOpen } = services;
  return method<typeof staff.outboxMessage, StaffSubject>(staff.outboxMessage, async (call) => {
    const message = await findMessage(services, call.params.id);
    if (message === undefined) return { ok: false, refusal: { code: "not_found" } };
    return { status: 200, body: presentMessage(message, { sealed: !messagesAreOpen }) };
  });
}
