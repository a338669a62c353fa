import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { RenderedPage } from "./page.ts";

export type Encoding = "br" | "gzip" | "identity";

/** One encoding of a page, ready for the wire: nothing is computed when it is sent. */
export interface Representation {
  readonly encoding: Encoding;
  readonly etag: string;
  readonly body: Buffer;
  /** Flat name-value pairs; the first pair is the request id, whose value is filled in a copy. */
  readonly headers: readonly string[];
  readonly headersNotModified: readonly string[];
}

export interface StoredPage {
  readonly tags: readonly string[];
  readonly bytes: number;
  readonly storedAt: number;
  readonly br: Representation;
  readonly gzip: Representation;
  readonly identity: Representation;
}

export interface StoredPageOptions {
  /** Security headers for a page whose inline scripts have these hashes. */
  readonly securityHeaders: (scriptHashes: readonly string[]) => Record<string, string>;
  readonly now: number;
}

/**
 * A window of 64 kB, in powers of two. From 128 kB on, this quality clears tables of some megabytes for each page, which
 * takes a hundred times as long as the page itself and saves a hundredth of its bytes at most.
 */
const windowBits = 16;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Headers that describe one particular transfer; the stored page states its own.
const ownHeaders = new Set([
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "date",
  "etag",
  "vary",
  "cache-control",
  "content-security-policy",
]);

export async function storePage(
  page: RenderedPage,
  { securityHeaders, now }: StoredPageOptions,
): Promise<StoredPage> {
  const { body } = page;
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body, { level: 9 }),
  ]);
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const shared: Record<string, string> = {};
  for (const [name, value] of page.headers) {
    if (!ownHeaders.has(name.toLowerCase())) shared[name.toLowerCase()] = value;
  }
  Object.assign(shared, securityHeaders(page.scriptHashes), {
    // The browser asks each time: whether a page still holds is ours to say, and Back stays private.
    "cache-control": "private, no-cache",
    vary: "accept-encoding, accept-language, cookie",
  });

  const represent = (encoding: Encoding, bytes: Buffer): Representation => {
    const etag = `"${digest}-${encoding}"`;
    const described = { ...shared, etag };
    const full: Record<string, string> = { ...described, "content-length": String(bytes.length) };
    if (encoding !== "identity") full["content-encoding"] = encoding;
    return {
      encoding,
      etag,
      body: bytes,
      headers: flatten(full),
      headersNotModified: flatten(withoutContent(described)),
    };
  };
  return {
    tags: page.declaration?.tags ?? [],
    bytes: body.length + br.length + gz.length + 6_000,
    storedAt: now,
    br: represent("br", br),
    gzip: represent("gzip", gz),
    identity: represent("identity", body),
  };
}

function withoutContent(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "content-type"));
}

function flatten(headers: Record<string, string>): string[] {
  return ["x-request-id", "", ...Object.entries(headers).flat()];
}
