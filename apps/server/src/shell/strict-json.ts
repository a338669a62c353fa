import { ProblemError } from "./problem-answer.ts";

/** A page may be 40 deep (domain/content), and stands a few levels down in what brings it. */
const depthMax = 48;
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads a JSON body that can only mean one thing. `JSON.parse` keeps the last of two equal keys and
 * accepts `__proto__`, lone surrogates and any depth; a second reader of the same bytes might not.
 */
export function readStrictJson(bytes: Buffer): unknown {
  const text = decode(bytes);
  refuseAmbiguity(text);
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable("the body is not JSON");
  }
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decode(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    throw unreadable("the body is not UTF-8");
  }
}

/**
 * Walks the text once, before it is parsed: strings are checked for characters nobody types, keys for
 * repetition. Whether the rest is JSON at all is left to `JSON.parse`, which is stricter and faster.
 */
function refuseAmbiguity(text: string): void {
  // Without one, a string ends at the next quote and means what it says: no half characters come out of
  // UTF-8, and `JSON.parse` takes none that should have been escaped.
  const hasEscapes = text.includes("\\");
  const keysOfObjects: Array<Set<string> | undefined> = [];
  let index = 0;
  while (index < text.length) {
    const char = text.charCodeAt(index);
    if (char === quote) {
      const end = hasEscapes ? endOfString(text, index) : nextQuote(text, index) + 1;
      const value = hasEscapes
        ? readString(text.slice(index, end))
        : text.slice(index + 1, end - 1);
      const keys = keysOfObjects.at(-1);
      if (keys !== undefined && isKey(text, end)) claimKey(keys, value);
      index = end;
      continue;
    }
    if (char === openBrace || char === openBracket) {
      if (keysOfObjects.length === depthMax) throw unreadable("the body is nested too deeply");
      keysOfObjects.push(char === openBrace ? new Set() : undefined);
    } else if (char === closeBrace || char === closeBracket) keysOfObjects.pop();
    index += 1;
  }
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

function nextQuote(text: string, start: number): number {
  const found = text.indexOf('"', start + 1);
  if (found < 0) throw unreadable("a string is not closed");
  return found;
}

function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (char === backslash) index += 1;
    else if (char === quote) return index + 1;
  }
  throw unreadable("a string is not closed");
}

function readString(literal: string): string {
  let value: unknown;
  try {
    value = JSON.parse(literal);
  } catch {
    throw unreadable("the body is not JSON");
  }
  if (typeof value !== "string") throw unreadable("the body is not JSON");
  if (value.includes("\0")) throw unreadable("a string holds the character NUL");
  if (!value.isWellFormed()) throw unreadable("a string holds half a character");
  return value;
}

function isKey(text: string, end: number): boolean {
  let index = end;
  while (" \t\r\n".includes(text.charAt(index)) && index < text.length) index += 1;
  return text.charCodeAt(index) === colon;
}

function claimKey(keys: Set<string>, key: string): void {
  if (forbiddenKeys.has(key)) throw unreadable("the body holds a forbidden key");
  if (keys.has(key)) throw unreadable("an object holds the same key twice");
  keys.add(key);
}

function unreadable(detail: string): ProblemError {
  return new ProblemError("unreadable_request", { detail });
}
