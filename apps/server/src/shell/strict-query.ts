import { ProblemError } from "./problem-answer.ts";

/** Reads a query string; the same name twice is refused, because two readers may pick differently. */
export function readStrictQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  if (text === "") return query;
  refuseBrokenEscapes(text);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in query) throw unreadable("the query holds the same name twice");
    if (value.includes("\0") || name.includes("\0")) throw unreadable("the query holds NUL");
    query[name] = value;
  }
  return query;
}

function refuseBrokenEscapes(text: string): void {
  try {
    decodeURIComponent(text);
  } catch {
    throw unreadable("the query is not UTF-8");
  }
}

function unreadable(detail: string): ProblemError {
  return new ProblemError("unreadable_request", { detail });
}
