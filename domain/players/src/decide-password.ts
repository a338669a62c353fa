import { ok, refuse, type Result } from "@croupier/kit/result";
import type { PasswordTooCommon } from "./refusals.ts";

export type PasswordFacts = {
  readonly password: string;
  readonly common: ReadonlySet<string>;
  /** Words anybody would try first for this person: the parts of the e-mail, names, the brand. */
  readonly personalWords: readonly string[];
};

/**
 * Length is the contract's (10 to 128 characters); this asks whether it would be guessed. A common
 * word does not become a good password by digits and signs around it, so its core counts as well.
 */
export function decidePassword(facts: PasswordFacts): Result<undefined, PasswordTooCommon> {
  const folded = facts.password.normalize("NFKC").toLowerCase();
  const core = coreOf(folded);
  const personal = facts.personalWords.map((word) => coreOf(word.normalize("NFKC").toLowerCase()));
  const guessable =
    facts.common.has(folded) ||
    facts.common.has(core) ||
    personal.some((word) => word.length > 0 && (word === core || word === folded)) ||
    new Set(folded).size < 4;
  return guessable ? refuse({ code: "password_too_common" }) : ok();
}

/** The word that is left without the digits and signs before and after it. */
function coreOf(text: string): string {
  return /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? "";
}
