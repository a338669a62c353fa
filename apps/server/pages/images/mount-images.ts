import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Pressure } from "../../src/shell/pressure.ts";
import { ProblemError } from "../../src/shell/problem-answer.ts";
import { chooseForm, mimeOf } from "./choose-form.ts";
import { pictureName, type createDrawOnce, type DrawRefusal } from "./draw-once.ts";
import type { PictureSource, PictureSources } from "./picture-sources.ts";
import { imagesRoot, readImageAddress } from "./read-image-address.ts";

/** A drawing opened by its address runs nothing, loads nothing and has no origin. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const drawingBytesMax = 10 * 1024 * 1024;

export function mountImages({
  app,
  sources,
  drawOnce,
  pressure,
}: {
  readonly app: FastifyInstance;
  readonly sources: readonly PictureSources[];
  readonly drawOnce: ReturnType<typeof createDrawOnce>["drawOnce"];
  readonly pressure: Pick<Pressure, "mustShed" | "retryAfterSeconds">;
}): void {
  app.get(`${imagesRoot}*`, async (request, reply) => {
    // As it was sent: the router has decoded its own copy, and once is all there is.
    const address = readImageAddress((request.raw.url ?? "").slice(imagesRoot.length));
    if (!address.ok) throw new ProblemError("invalid_request", { detail: address.refusal.why });
    const { path, ...size } = address.value;
    const source = await findSource(path);
    if (source === undefined) throw new ProblemError("not_found");
    if (source.mime === "image/svg+xml") return sendDrawing(request, reply, source);

    const wanted = { ...size, form: chooseForm(request.headers.accept, source.mime) };
    reply.header("vary", "accept");
    const etag = `"${pictureName(source.sha256.slice(0, 22), wanted)}"`;
    if (isKnown(request, etag)) return describe(reply, source, etag).code(304).send();
    const drawn = await drawOnce(source, wanted);
    if (!drawn.ok) throw problemOf(drawn.refusal);
    return describe(reply, source, etag).type(mimeOf[wanted.form]).send(drawn.value);
  });

  async function findSource(path: string): Promise<PictureSource | undefined> {
    for (const find of sources) {
      const found = await find(path);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async function sendDrawing(
    request: FastifyRequest,
    reply: FastifyReply,
    source: PictureSource,
  ): Promise<FastifyReply> {
    const etag = `"${source.sha256.slice(0, 22)}"`;
    if (isKnown(request, etag)) return describe(reply, source, etag).code(304).send();
    const bytes = await source.read();
    if (bytes === undefined) throw new ProblemError("not_found");
    if (bytes.length > drawingBytesMax) throw new ProblemError("too_large");
    return describe(reply, source, etag)
      .type("image/svg+xml")
      .header("content-security-policy", drawingPolicy)
      .send(bytes);
  }

  function problemOf({ code }: DrawRefusal): ProblemError {
    if (code === "gone") return new ProblemError("not_found");
    if (code === "too_large") return new ProblemError("too_large", { detail: "too many pixels" });
    if (code === "unreadable")
      return new ProblemError("not_found", { detail: "no readable picture" });
    const headers = { "retry-after": String(pressure.retryAfterSeconds()) };
    return new ProblemError("overloaded", { headers });
  }
}

/** Said only of what is there: a refusal must not be kept for a year. */
function describe(reply: FastifyReply, { isFixed }: PictureSource, etag: string): FastifyReply {
  return reply
    .header("etag", etag)
    .header("cache-control", isFixed ? "public, max-age=31536000, immutable" : "public, no-cache");
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  return (headers["if-none-match"] ?? "")
    .split(",")
    .map((known) => known.trim())
    .some((known) => known === etag || known === `W/${etag}`);
}
