import { drawPicture } from "@croupier/content";
import { documentReview } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { sendProblem } from "@croupier/server/shell";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Admit } from "../admit.ts";
import type { Services } from "../services.ts";

type Params = { readonly player: string; readonly file: string };

const endings: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
};

/**
 * The bytes of a document, for whoever may look at documents. They are no call with an answer to parse,
 * so they stand beside the contract; who may see them is asked the same way, and written down.
 */
export function mountDocumentFile(options: {
  app: FastifyInstance;
  services: Pick<Services, "documents">;
  admit: Admit;
}): void {
  const { app, admit, services } = options;
  const path = "/services/backoffice/v1/document-files/:player/:file";

  async function open(
    request: FastifyRequest<{ Params: Params }>,
    reply: FastifyReply,
    seenAs: "preview" | "file",
  ) {
    const subject = await admit(request, reply, documentReview.document);
    if (subject === undefined) return undefined;
    const { player: playerId, file: fileId } = request.params;
    const staffId = subject.staff.id;
    const isThere = isUuid(playerId) && isUuid(fileId);
    const opened = isThere
      ? await services.documents.open({ playerId, fileId, staffId, seenAs })
      : undefined;
    if (opened === undefined) sendProblem(request, reply, "not_found");
    return opened;
  }

  /** Nothing of it may be kept, guessed at, run or framed. */
  const guard = (reply: FastifyReply): FastifyReply =>
    reply
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("cross-origin-resource-policy", "same-origin");

  app.get<{ Params: Params }>(`${path}/preview`, async (request, reply) => {
    const opened = await open(request, reply, "preview");
    if (opened === undefined) return reply;
    // A PDF is never drawn: what reads it is large, and it may be meant for that.
    if (opened.mime === "application/pdf") return sendProblem(request, reply, "not_found");
    const drawn = await drawPicture(opened.bytes, { width: 1_920, quality: 85, form: "webp" });
    if (!drawn.ok) return sendProblem(request, reply, "not_found");
    return guard(reply).type("image/webp").send(drawn.value);
  });

  app.get<{ Params: Params }>(path, async (request, reply) => {
    const opened = await open(request, reply, "file");
    if (opened === undefined) return reply;
    const name = `document-${request.params.file.slice(-8)}.${endings[opened.mime] ?? "bin"}`;
    return guard(reply)
      .header("content-disposition", `attachment; filename="${name}"`)
      .type("application/octet-stream")
      .send(opened.bytes);
  });
}
