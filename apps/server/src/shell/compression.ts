import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import type { Encoding } from "../../page-cache/stored-page.ts";

const bytesMin = 1_024;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Compresses answers of more than a kilobyte; below that the headers weigh more than the gain. */
export function compressAnswers(
  app: FastifyInstance,
  chooseEncoding: (header: string | undefined) => Encoding,
): void {
  /** What is sent again as the very same bytes is pressed once. */
  const pressed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    const isBody = typeof payload === "string" || Buffer.isBuffer(payload);
    if (!isBody || payload.length < bytesMin) return payload;
    if (reply.hasHeader("content-encoding") || !isText(reply.getHeader("content-type"))) {
      return payload;
    }
    reply.header("vary", "accept-encoding");
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding === "identity") return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    if (typeof payload === "string") return press(payload, encoding);
    const forms = pressed.get(payload) ?? new Map<Encoding, Promise<Buffer>>();
    pressed.set(payload, forms);
    const known = forms.get(encoding) ?? press(payload, encoding);
    forms.set(encoding, known);
    known.catch(() => forms.delete(encoding));
    return known;
  });
}

function press(payload: string | Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
  return encoding === "br"
    ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : gz(payload, { level: 6 });
}

function isText(contentType: unknown): boolean {
  return (
    typeof contentType === "string" &&
    /^(?:application\/(?:problem\+)?json|text\/)/.test(contentType)
  );
}
