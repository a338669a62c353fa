// Row D2 of the test programme: requests that two servers in a row could read differently, and
// addresses, methods and bodies that lead nowhere. Each is a list entry, so that a test says them
// once and a drill says thousands of variants.
import { gzipSync } from "node:zlib";

export type RawRequest = {
  readonly name: string;
  readonly bytes: Buffer | string;
  /** Answers that are right; all of them are refusals. */
  readonly statuses: readonly number[];
  /** Damaged blindly: it may have become two requests, or half of one after which nothing comes. */
  readonly blind?: true;
};

export type RawTarget = {
  /** A call that takes JSON from anybody. */
  readonly post: string;
  /** Headers in front of the others, such as those that change nothing. */
  readonly noise: string;
};

const unreadable = [400, 413, 414, 415, 431];
const nowhere = [400, 404];
/** What must never be answered: it hides behind a request whose end is in doubt. */
const hidden = "GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** Framing in doubt: one refusal, then the connection ends. */
export function brokenFramings({ post, noise }: RawTarget): RawRequest[] {
  const get = `GET /services/nothing HTTP/1.1\r\nhost: localhost\r\n${noise}`;
  const json = `POST ${post} HTTP/1.1\r\nhost: localhost\r\n${noise}content-type: application/json\r\n`;
  const chunked = `${json}transfer-encoding: chunked\r\n\r\n`;
  const last = `0\r\n\r\n${hidden}`;
  const cases: Record<string, string> = {
    "a chunk size that is no number": `${chunked}zz\r\n${hidden}`,
    "a chunk size with a sign": `${chunked}-2\r\n{}\r\n${last}`,
    "a chunk size with a prefix": `${chunked}0x2\r\n{}\r\n${last}`,
    "a chunk size beyond every number": `${chunked}fffffffffffffffff\r\n{}\r\n${last}`,
    "a chunk size that ends in a bare line feed": `${chunked}2\n{}\r\n${last}`,
    "a chunk longer than it says": `${chunked}2\r\nabcdef\r\n${last}`,
    "a chunk shorter than it says": `${chunked}4\r\n{}\r\n${last}`,
    "length and chunks at once": `${json}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n${last}`,
    "chunks and length at once": `${json}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n${last}`,
    "a length beside chunks that are spelt oddly": `${json}content-length: 4\r\nTransfer-Encoding:\tchunked\r\n\r\n${last}`,
    "two lengths": `${json}content-length: 2\r\ncontent-length: 40\r\n\r\n{}${hidden}`,
    "two lengths in one line": `${json}content-length: 2, 40\r\n\r\n{}${hidden}`,
    "a length that is no number": `${json}content-length: 2x\r\n\r\n{}${hidden}`,
    "a length with a sign": `${json}content-length: +2\r\n\r\n{}${hidden}`,
    "a length below nothing": `${json}content-length: -1\r\n\r\n{}${hidden}`,
    "a length in hexadecimal": `${json}content-length: 0x2\r\n\r\n{}${hidden}`,
    "a length of nothing": `${json}content-length:\r\n\r\n{}${hidden}`,
    "a length beyond every number": `${json}content-length: 99999999999999999999999\r\n\r\n{}${hidden}`,
    "a chunked that is not the last coding": `${json}transfer-encoding: chunked, gzip\r\n\r\n${last}`,
    "chunked twice, the second time as nothing": `${json}transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n${last}`,
    "a coding nobody knows": `${json}transfer-encoding: xchunked\r\n\r\n${last}`,
    "a blank before the colon of the coding": `${json}transfer-encoding : chunked\r\n\r\n${last}`,
    "a blank before a colon": `${get}x-a : 1\r\n\r\n`,
    "a folded header": `${get}x-a: 1\r\n 2\r\n\r\n`,
    "a folded header with a tab": `${get}x-a: 1\r\n\ttransfer-encoding: chunked\r\n\r\n${last}`,
    "bare line feeds within a header": `${get}x: a\nb: c\r\n\r\n`,
    "a bare carriage return within a header": `${get}x: a\rb: c\r\n\r\n`,
    "NUL in a header": `${get}x: a\0b\r\n\r\n`,
    "NUL in the address": `GET /a\0b HTTP/1.1\r\nhost: localhost\r\n${noise}\r\n`,
    "a blank in the address": `GET /a b HTTP/1.1\r\nhost: localhost\r\n${noise}\r\n`,
    "a header without a name": `${get}: 1\r\n\r\n`,
    "a header without a colon": `${get}nothing\r\n\r\n`,
    "no host": `GET / HTTP/1.1\r\n${noise}\r\n`,
    "a host that is none": `GET /%00 HTTP/1.1\r\nhost: localho%t\r\n${noise}\r\n`,
    "a host with a way behind it": `GET / HTTP/1.1\r\nhost: localhost/evil\r\n${noise}\r\n`,
    "a host with somebody before it": `GET / HTTP/1.1\r\nhost: a@localhost\r\n${noise}\r\n`,
    "a host with a port beyond all ports": `GET /nowhere HTTP/1.1\r\nhost: localhost:99999\r\n${noise}\r\n`,
    "a host of impossible numbers": `GET /nowhere HTTP/1.1\r\nhost: 1.2.3.999\r\n${noise}\r\n`,
    "an unknown method": `FROB / HTTP/1.1\r\nhost: localhost\r\n${noise}\r\n`,
    "an unknown version": `GET / HTTP/3.7\r\nhost: localhost\r\n${noise}\r\n`,
    "another protocol": "SSH-2.0-OpenSSH_9.2\r\n",
    "another address in full": `GET http://evil.example/services/openapi.json HTTP/1.1\r\nhost: localhost\r\n${noise}\r\n`,
    "no address but a star": `GET * HTTP/1.1\r\nhost: localhost\r\n${noise}\r\n`,
  };
  return Object.entries(cases).map(([name, bytes]) => ({ name, bytes, statuses: unreadable }));
}

/** Readable, and nothing of ours: refused, and the connection ends because it was asked to. */
export function deadEnds({ post, noise }: RawTarget): RawRequest[] {
  const addresses = [
    "/services/..%2f..%2fetc/passwd",
    "/%2e%2e%2f%2e%2e%2fetc/passwd",
    "/%252e%252e%252fetc/passwd",
    "/../../../etc/passwd",
    "/..%5c..%5cwindows%5cwin.ini",
    "/a%00b",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/%ff%fe",
    "/services/%2570rofiles",
  ];
  const head = (line: string, rest = ""): string =>
    `${line} HTTP/1.1\r\nhost: localhost\r\n${noise}connection: close\r\n${rest}\r\n`;
  const bodied = (type: string, body: string): string =>
    head(`POST ${post}`, `content-type: ${type}\r\ncontent-length: ${body.length}\r\n`) + body;
  return [
    ...addresses.map((address) => ({
      name: `GET ${address}`,
      bytes: head(`GET ${address}`),
      statuses: nowhere,
    })),
    // Moves to the proper spelling, within our own house.
    {
      name: "GET //evil.example/",
      bytes: head("GET //evil.example/"),
      statuses: [308, ...nowhere],
    },
    { name: "a method the call does not have", bytes: head(`PUT ${post}`), statuses: [404, 405] },
    { name: "TRACE", bytes: head(`TRACE ${post}`), statuses: [400, 404, 405] },
    { name: "a form", bytes: bodied("application/x-www-form-urlencoded", "a=1"), statuses: [415] },
    { name: "XML", bytes: bodied("text/xml", "<a/>"), statuses: [415] },
    {
      name: "JSON that ends early",
      bytes: bodied("application/json", '{"login":'),
      statuses: [400],
    },
    {
      name: "JSON with a key twice",
      bytes: bodied("application/json", '{"a":1,"a":2}'),
      statuses: [400],
    },
    {
      name: "a body that is announced and too large",
      bytes: head(`POST ${post}`, "content-type: application/json\r\ncontent-length: 99999999\r\n"),
      statuses: [413],
    },
  ];
}

/** What costs the most to say, and so is said less often. */
export function heavyRequests({ post, noise }: RawTarget): RawRequest[] {
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, 0x20));
  const head = `POST ${post} HTTP/1.1\r\nhost: localhost\r\n${noise}connection: close\r\ncontent-type: application/json\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`;
  return [
    {
      name: "a header of one megabyte",
      bytes: `GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ${"a".repeat(1024 * 1024)}\r\n\r\n`,
      statuses: unreadable,
    },
    {
      name: "an address of 100 KB",
      bytes: `GET /${"a".repeat(100_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
      statuses: unreadable,
    },
    {
      name: "a compressed body of 20 MB",
      bytes: Buffer.concat([Buffer.from(head), bomb]),
      statuses: [400, 413, 415],
    },
  ];
}
