import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** A file that is sent while it is made: as fast as it is read at the other end, and no faster. */
export interface FileAnswer {
  readonly type: string;
  readonly name: string;
  readonly parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

export function sendFile(reply: FastifyReply, { type, name, parts }: FileAnswer): FastifyReply {
  return reply
    .type(type)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("cache-control", "no-store")
    .header("x-content-type-options", "nosniff")
    .send(Readable.from(parts, { objectMode: false }));
}
