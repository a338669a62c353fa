import { staff } from "@croupier/contracts";
import { sendProblem } from "@croupier/server/shell";
import type { FastifyInstance } from "fastify";
import type { Admit } from "./admit.ts";
import { mailPolicy } from "./console-page.ts";
import { findMessage } from "./find-message.ts";
import type { Services } from "./services.ts";

/**
 * A mail as a page of its own, for the console's sandboxed frame. It is no call with an answer to
 * parse, so it stands beside the contract; who may see it is asked the same way.
 */
export function mountMailFrame(options: {
  app: FastifyInstance;
  services: Services;
  admit: Admit;
}): void {
  const { app, services, admit } = options;
  app.get<{ Params: { id: string } }>(
    "/services/backoffice/v1/outbox/:id/html",
    async (request, reply) => {
      if ((await admit(request, reply, staff.outboxMessage)) === undefined) return reply;
      const message = services.messagesAreOpen
        ? await findMessage(services, request.params.id)
        : undefined;
      const html = message?.html ?? undefined;
      if (html === undefined) return sendProblem(request, reply, "not_found");
      return reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", mailPolicy)
        .header("x-frame-options", "SAMEORIGIN")
        .header("referrer-policy", "no-referrer")
        .send(html);
    },
  );
}
