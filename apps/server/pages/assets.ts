import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import type { ReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createEncodingChooser } from "../page-cache/accept-encoding.ts";
import type { Encoding } from "../page-cache/stored-page.ts";
import { workerPolicy } from "../src/shell/security-headers.ts";
import { ProblemError } from "../src/shell/problem-answer.ts";

const clientBuild = fileURLToPath(new URL("../../site/build/client/", import.meta.url));

const mediaTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".map": "application/json",
};
const compressible = /^(?:text\/|application\/|image\/svg)/;
const serviceWorker = "/service-worker.js";
/** Larger files are streamed as they are; they are pictures and sounds that are compressed already. */
const keptBytesMax = 2 * 1024 * 1024;

interface KeptFile {
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/**
 * Serves the built files of the site. Only paths that existed when the process started can be asked
 * for, so no spelling of a path leaves the folder. Each is compressed at its first use.
 */
export function mountAssets(app: FastifyInstance, folder: string = clientBuild): void {
  if (!existsSync(folder)) return;
  const kept = new Map<string, Promise<KeptFile>>();
  const chooseEncoding = createEncodingChooser();

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    file: { path: string; bytes: number; hashed: boolean; worker: boolean },
  ): Promise<FastifyReply> {
    const type = mediaTypes[extname(file.path)] ?? "application/octet-stream";
    // Said only of what is there: an answer that a file is gone must not be kept for a year.
    const describe = (): FastifyReply =>
      reply
        .type(type)
        .header("cache-control", file.hashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (file.bytes > keptBytesMax) {
      const stream = await openLarge(file.path);
      return describe().send(stream);
    }
    const loaded = await load(file.path, type);
    describe();
    if (file.worker) reply.header("content-security-policy", workerPolicy);
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    return send(request, reply, loaded, loaded[encoding] === undefined ? "identity" : encoding);
  }

  function load(path: string, type: string): Promise<KeptFile> {
    let keeping = kept.get(path);
    if (keeping === undefined) {
      kept.set(path, (keeping = keep(path, compressible.test(type)).catch(notFoundWhenGone)));
      keeping.catch(() => kept.delete(path));
    }
    return keeping;
  }

  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${path.slice(folder.length).replaceAll("\\", "/").replace(/^\/+/, "")}`;
    const file = {
      path,
      bytes: statSync(path).size,
      hashed: url.startsWith("/assets/"),
      worker: url === serviceWorker,
    };
    app.get(encodeURI(url), (request, reply) => answer(request, reply, file));
  }
}

/** A new build under a running server takes the files of the old one away: they are gone, not broken. */
function notFoundWhenGone(error: NodeJS.ErrnoException): never {
  throw error.code === "ENOENT" ? new ProblemError("not_found") : error;
}

async function openLarge(path: string): Promise<ReadStream> {
  const file = await open(path).catch(notFoundWhenGone);
  return file.createReadStream();
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: KeptFile,
  encoding: Encoding,
): FastifyReply {
  const etag = `"${file.etag}-${encoding}"`;
  reply.header("etag", etag).header("vary", "accept-encoding");
  if (request.headers["if-none-match"]?.includes(etag) === true) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(file[encoding]);
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function keep(path: string, compress: boolean): Promise<KeptFile> {
  const identity = await readFile(path);
  const etag = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  if (!compress) return { etag, identity, br: undefined, gzip: undefined };
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    compressGzip(identity, { level: 9 }),
  ]);
  return { etag, identity, br, gzip: gz };
}
