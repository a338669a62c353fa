import { ProblemError } from "../src/shell/problem-answer.ts";
import { readStrictJson } from "../src/shell/strict-json.ts";

/** Undefined is no message of any call, and is refused as one. */
export function readSignedJson(bytes: Buffer): unknown {
  try {
    return readStrictJson(bytes);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}
