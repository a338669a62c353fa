import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";
import { gatherLines, type GatheredLines } from "./gathered-lines.ts";

/** Fields that hold what belongs to a person or opens a door, at any depth we log. */
const privateNames = [
  "authorization",
  "cookie",
  "setCookie",
  "password",
  "token",
  "secret",
  "email",
  "login",
  "phone",
  "firstName",
  "lastName",
  "nickname",
  "dateOfBirth",
  "address",
  "ip",
  "remoteAddress",
  "body",
  "headers",
  "query",
];

const redactedPaths = [
  ...privateNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  '["set-cookie"]',
  '*["set-cookie"]',
];

export interface LoggerOptions {
  readonly name: string;
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** A process has one output, however many write to it. */
let output: GatheredLines | undefined;

/** One line of JSON an event. What a message should not say is cut out by name. */
export function createLogger({ name, level, destination }: LoggerOptions): Logger {
  const options = {
    name,
    level,
    redact: { paths: redactedPaths, censor: "[private]" },
    serializers: { err: describeError },
  };
  return pino(options, destination ?? (output ??= gatherLines()));
}

/**
 * An error as it may be written down: its kind, code and where. A database puts the offending row in
 * `detail` and the statement in others, so nothing but these travels.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error ? { code: error.code } : {};
  return {
    kind: error.name,
    message: withoutPersons(error.message),
    stack: frames(error),
    ...code,
  };
}

/** Messages of drivers quote values: what looks like an address, a token or a literal is cut. */
export function withoutPersons(message: string): string {
  return message
    .replace(/[^\s"'()]+/g, (word) => (/[^@]@[^@]/.test(word) ? "[private]" : word))
    .replace(/"[^"]{1,500}"(?=\s*$)/g, '"[private]"')
    .replace(/=\([^)]*(?:\)|$)/g, "=([private])")
    .replace(/\b[A-Za-z0-9_-]{40,}\b/g, "[private]")
    .slice(0, 500);
}

function frames(error: Error): string {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 12)
    .join("\n");
}
