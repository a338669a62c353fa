import { Refused } from "./calls.ts";

/** One sentence for a member of staff. A fault of ours carries the trace that the logs know it by. */
export function sentenceOf(error: Error): string {
  if (!(error instanceof Refused)) return "The back-office could not be reached.";
  const { status, title, traceId } = error.problem;
  return status < 500 ? `${title}.` : `${title}. Trace ${traceId}.`;
}
