import { sendProblem } from "@croupier/server/shell";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mailPolicy } from "./console-page.ts";
import { findMessage } from "./find-message.ts";
import type { Services, StaffSubject } from "./services.ts";

/**
 * A mail as a page of its own, for the console's sandboxed frame. It is no call with an answer to
 * parse, so it stands beside the contract; who may see it is asked the same way.
 */
export function mountMailFrame(options: {
  app: FastifyInstance;
  services: Services;
  identify: (request: FastifyRequest) => Promise<StaffSubject | undefined>;
}): void {
  const { app, services, identify } = options;
  app.get<{ Params: { id: string } }>(
    "/services/backoffice/v1/outbox/:id/html",
    async (request, reply) => {
      if ((await identify(request)) === undefined) {
        return sendProblem(request, reply, "not_signed_in");
      }
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
