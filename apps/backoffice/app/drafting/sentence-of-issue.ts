import type { FieldError } from "@croupier/contracts";

/** What a schema found, as far as a sentence needs it: an issue of this browser, or the server's. */
export type Issue = Pick<FieldError, "code" | "message"> & {
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly origin?: string | undefined;
  /** Undefined where the value is missing altogether. */
  readonly input?: unknown;
};

/** One sentence beside a field. The contract's own words are predicates: "is not a language code". */
export function sentenceOfIssue(issue: Issue): string {
  const { code, message, minimum, maximum, origin } = issue;
  if (code === "invalid_type" || code === "invalid_value") return "This is needed.";
  if (code === "too_small" && minimum !== undefined) {
    if (origin === "number") return `At least ${minimum}.`;
    return Number(minimum) <= 1 ? "This is needed." : `At least ${minimum} ${nounOf(origin)}.`;
  }
  if (code === "too_big" && maximum !== undefined) {
    return origin === "number" ? `At most ${maximum}.` : `At most ${maximum} ${nounOf(origin)}.`;
  }
  if (/^[a-z]/.test(message)) return `This ${message}.`;
  return code === "invalid_format" ? "This is not written the way it has to be." : `${message}.`;
}

const nounOf = (origin: string | undefined): string =>
  origin === "array" ? "entries" : "characters";
