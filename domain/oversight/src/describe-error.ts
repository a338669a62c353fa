import { createHash } from "node:crypto";
import { scrubMessage } from "./scrub-message.ts";

export type DescribedError = {
  readonly fingerprint: string;
  readonly message: string;
  /** File and line inside the project, or `unknown`. */
  readonly aroseAt: string;
};

/**
 * An error as the back-office shows it. Two errors are alike when they are of one kind and arose on
 * one line, whatever their words, so that a flood of them is one row with a count.
 */
export function describeError(error: unknown): DescribedError {
  const kind = error instanceof Error ? error.name : typeof error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const words = error instanceof Error ? error.message : "something that is no error was thrown";
  const aroseAt = error instanceof Error ? placeIn(error.stack ?? "") : "unknown";
  const fingerprint = createHash("sha256").update(`${kind}\0${code}\0${aroseAt}`).digest("hex");
  const head = code === "" ? kind : `${kind} ${scrubMessage(code)}`;
  return {
    fingerprint: fingerprint.slice(0, 32),
    message: `${head}: ${scrubMessage(words)}`,
    aroseAt,
  };
}

/** The first frame in our own code, without the folder the project happens to stand in. */
function placeIn(stack: string): string {
  const frames = stack
    .split("\n")
    .map((line) => /^\s+at (?:.*\()?(?:file:\/\/)?(\/?[^():\s][^():]*):(\d+):\d+\)?$/.exec(line))
    .filter((frame) => frame !== null)
    .map(([, file = "", line = ""]) => ({ file, line }))
    .filter(({ file }) => !file.startsWith("node:"));
  const ours = frames.find(({ file }) => !file.includes("/node_modules/")) ?? frames[0];
  if (ours === undefined) return "unknown";
  const begin = ours.file.search(
    /(?<=^|\/)(?:apps|domain|games|blocks|contracts|ui|kit|database|tools|node_modules)\//,
  );
  const file = begin === -1 ? ours.file.split("/").at(-1) : ours.file.slice(begin);
  return `${file}:${ours.line}`;
}
