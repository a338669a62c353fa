import { assert } from "@croupier/kit/assert";
import type { Refusal } from "@croupier/kit/result";
import type { RefusedByGuard } from "./refusals.ts";

export type GuardRefusal = Refusal;

/** Kept with the operation as text: amounts in minor units, moments in UTC. */
export function spellRefused(refusal: GuardRefusal | undefined): string | null {
  if (refusal === undefined) return null;
  const { code, ...facts } = refusal;
  const spelled = Object.entries(facts)
    .filter(([, fact]) => fact !== undefined)
    .map(([name, fact]) => [name, spellFact(fact)] as const);
  return JSON.stringify({ code, facts: Object.fromEntries(spelled) });
}

/** The first answer is read back from its text like every repeat, so that they cannot differ. */
export function readRefused(text: string | null): RefusedByGuard<string> {
  assert(text !== null, "what a guard refused was written down");
  return JSON.parse(text) as RefusedByGuard<string>;
}

function spellFact(fact: unknown): string | null {
  if (fact === null || typeof fact === "string") return fact;
  if (fact instanceof Date) return fact.toISOString();
  if (typeof fact === "bigint" || typeof fact === "number" || typeof fact === "boolean") {
    return String(fact);
  }
  return JSON.stringify(fact);
}
