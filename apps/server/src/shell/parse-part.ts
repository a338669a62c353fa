import type { FieldError } from "@croupier/contracts";
import type { z } from "zod";
import { ProblemError } from "./problem-answer.ts";

/** Parses one part of a request; what the schema does not name is dropped, what it refuses is a 400. */
export function parsePart(
  schema: z.ZodType | undefined,
  given: unknown,
  part: "params" | "query" | "headers" | "body",
): undefined {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(given);
  // The caller's types come from the same schema (see `method`), which the compiler cannot follow.
  if (parsed.success) return parsed.data as undefined;
  throw new ProblemError("invalid_request", {
    errors: parsed.error.issues.slice(0, 20).map((issue) => describe(issue, part)),
  });
}

function describe(issue: z.core.$ZodIssue, part: string): FieldError {
  const path = issue.path.map(String).join(".");
  return {
    field: part === "body" ? path : [part, path].filter((piece) => piece !== "").join("."),
    code: issue.code,
    // Zod's own sentences name what was expected, never what was sent.
    message: issue.message,
  };
}
