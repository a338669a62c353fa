import type { FastifyInstance } from "fastify";
import type { Encoding } from "../../page-cache/stored-page.ts";
import { createPress, pressedFrom } from "./press.ts";

/** Compresses answers of more than a kilobyte. */
export function compressAnswers(
  app: FastifyInstance,
  chooseEncoding: (header: string | undefined) => Encoding,
): void {
  const press = createPress();
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    const isBody = typeof payload === "string" || Buffer.isBuffer(payload);
    if (!isBody || payload.length < pressedFrom) return payload;
    if (reply.hasHeader("content-encoding") || !isText(reply.getHeader("content-type"))) {
      return payload;
    }
    reply.header("vary", "accept-encoding");
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding === "identity") return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return press(payload, encoding);
  });
}

function isText(contentType: unknown): boolean {
  return (
    typeof contentType === "string" &&
    /^(?:application\/(?:problem\+)?json|text\/)/.test(contentType)
  );
}
