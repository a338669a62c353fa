// Many variants of each hostile request, the same ones from the same seed.
import type { Dice } from "../test/seed.ts";
import { brokenFramings, deadEnds, type RawRequest } from "./raw-requests.ts";

/** A listed request among headers that change nothing, spelt another way: as wrong as before. */
export function varySpelling(post: string, dice: Dice): RawRequest {
  const target = { post, noise: noiseOf(dice) };
  const one = pick([...brokenFramings(target), ...deadEnds(target)], dice);
  const text = String(one.bytes);
  const end = text.indexOf("\r\n\r\n");
  const head = end < 0 ? text : text.slice(0, end);
  return {
    ...one,
    bytes: head.replace(/^[a-z-]+(?=:)/gim, recase(dice)) + text.slice(head.length),
  };
}

/** What a byte here and there makes of a request: it may become right, and then leads nowhere. */
export function damageBytes(post: string, dice: Dice): RawRequest {
  const body = '{"login":1}';
  const heads = [
    `GET /services/nothing HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    `POST ${post} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    `POST ${post} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nb\r\n${body}\r\n0\r\n\r\n`,
  ];
  let bytes = pick(heads, dice);
  const cuts = 1 + dice(3);
  for (let cut = 0; cut < cuts; cut += 1) {
    const at = dice(bytes.length || 1);
    const gone = dice(3);
    bytes = bytes.slice(0, at) + pick(splinters, dice) + bytes.slice(at + gone);
  }
  return {
    name: "bytes that were damaged",
    bytes: Buffer.from(bytes, "latin1"),
    statuses: [308, 400, 404, 405, 413, 414, 415, 431],
    blind: true,
  };
}

const splinters =
  '\r|\n|\0|\t| |:|;|,|%|\x7f|\xff|\r\n|\r\n\r\n|0|9999999999|chunked|..|/|//|%00|{|"'.split("|");

const noiseHeaders = [
  "accept: */*",
  "accept-language: en",
  "user-agent: nobody",
  "x-forwarded-for: 203.0.113.9",
  "cookie: sid=nobody; lang=de",
  "x-request-id: 1",
  "traceparent: 00-0-0-00",
  "content-encoding: identity",
  "expect-ct: 1",
];

function noiseOf(dice: Dice): string {
  const lines = noiseHeaders.filter(() => dice(5) < 2).toSorted(() => dice(2) - 0.5);
  return lines.map((line) => `${line}\r\n`).join("");
}

function recase(dice: Dice): (name: string) => string {
  const way = dice(10);
  if (way < 3) return (name) => name.toUpperCase();
  if (way < 6) return (name) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return (name) => name;
}

function pick<T>(values: readonly T[], dice: Dice): T {
  return values[dice(values.length)] as T;
}
