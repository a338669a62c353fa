import { Refused } from "./calls.ts";

/** One sentence for a member of staff; the trace is what support and the logs have in common. */
export function sentenceOf(error: Error): string {
  if (!(error instanceof Refused)) return "The back-office could not be reached.";
  const { title, traceId } = error.problem;
  return `${title}. Trace ${traceId}.`;
}
