import { createHash } from "node:crypto";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

/**
 * A backup is a row of frames: one byte for the kind, four for the length, then the content. The
 * last frame holds the checksum of all before it, so a file that was cut or changed anywhere is
 * known before a single row of it is used.
 */
export type Frame = { kind: Kind; content: Buffer };

type Kind = keyof typeof KINDS;

const KINDS = { header: "H", table: "T", rows: "R", tableEnd: "E", sequences: "S", end: "Z" };

const NAMES = new Map(Object.entries(KINDS).map(([name, letter]) => [letter, name as Kind]));

const HEAD_BYTES = 5;

// No COPY message is longer than a row, and PostgreSQL's rows end at one gigabyte.
const CONTENT_BYTES_MAX = 1_100_000_000;

export type FrameWriter = {
  write(kind: Kind, content: Buffer | object): Promise<void>;
  /** Writes the checksum and closes the stream. */
  end(): Promise<void>;
};

export function writeFrames(target: Writable): FrameWriter {
  const whole = createHash("sha256");
  let failure: Error | undefined;
  target.on("error", (error) => (failure = error));

  async function put(kind: Kind, content: Buffer): Promise<void> {
    if (failure !== undefined) throw failure;
    const head = Buffer.alloc(HEAD_BYTES);
    head.write(KINDS[kind], 0, "latin1");
    head.writeUInt32BE(content.length, 1);
    whole.update(head).update(content);
    target.write(head);
    if (!target.write(content)) await once(target, "drain");
  }

  return {
    write: (kind, content) => put(kind, Buffer.isBuffer(content) ? content : toJson(content)),
    async end() {
      await put("end", toJson({ sha256: whole.copy().digest("hex") }));
      await new Promise<void>((resolve, reject) => {
        target.once("error", reject);
        target.end(() => (failure === undefined ? resolve() : reject(failure)));
      });
    },
  };
}

function toJson(content: object): Buffer {
  return Buffer.from(JSON.stringify(content));
}

/** Not a backup, or not all of one. */
export class DamagedBackup extends Error {
  override name = "DamagedBackup";
}

/** Yields every frame before the last; throws unless the last one is there and right. */
export async function* readFrames(source: Readable): AsyncGenerator<Frame> {
  const whole = createHash("sha256");
  const bytes = new Bytes(source);
  for (;;) {
    const head = await bytes.take(HEAD_BYTES);
    const kind = NAMES.get(head.toString("latin1", 0, 1));
    const length = head.readUInt32BE(1);
    if (kind === undefined || length > CONTENT_BYTES_MAX) throw new DamagedBackup("not a backup");
    const content = await bytes.take(length);
    if (kind === "end") {
      const { sha256 } = JSON.parse(content.toString()) as { sha256: string };
      if (sha256 !== whole.digest("hex")) throw new DamagedBackup("the checksum is wrong");
      return;
    }
    whole.update(head).update(content);
    yield { kind, content };
  }
}

class Bytes {
  readonly #chunks: AsyncIterator<Buffer>;
  #kept: Buffer = Buffer.alloc(0);

  constructor(source: Readable) {
    this.#chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async take(count: number): Promise<Buffer> {
    const parts = [this.#kept];
    let available = this.#kept.length;
    while (available < count) {
      const next = await this.#chunks.next();
      if (next.done === true) throw new DamagedBackup("the file ends too early");
      parts.push(next.value);
      available += next.value.length;
    }
    const all = parts.length === 1 ? this.#kept : Buffer.concat(parts, available);
    this.#kept = all.subarray(count);
    return all.subarray(0, count);
  }
}
