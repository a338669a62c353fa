import type { Answer } from "./released-together.ts";

/** What differs from the answers that are allowed, or nothing. */
export function expectStatuses(
  answers: readonly Answer[],
  allowed: Readonly<Record<number, number>>,
): string | undefined {
  const seen: Record<number, number> = {};
  for (const { status } of answers) seen[status] = (seen[status] ?? 0) + 1;
  const [is, must] = [JSON.stringify(seen), JSON.stringify(allowed)];
  return is === must ? undefined : `${is} in place of ${must}`;
}

/** The word of each answer: of a provider's its status, of a refusal its code, else the number. */
export function wordOf({ status, body }: Answer): string {
  if (!body.startsWith("{")) return String(status);
  const said = JSON.parse(body) as { readonly status?: unknown; readonly code?: unknown };
  if (typeof said.code === "string") return said.code;
  return status === 200 && typeof said.status === "string" && /^[A-Z_]+$/.test(said.status)
    ? said.status
    : String(status);
}

/** How many said what. */
export function countWords(answers: readonly Answer[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const word of answers.map(wordOf)) seen.set(word, (seen.get(word) ?? 0) + 1);
  return seen;
}

/** One yes, and of all the others this one no; what differs from that, or nothing. */
export function expectOne(
  answers: readonly Answer[],
  { yes, no }: { readonly yes: string; readonly no: string },
): string | undefined {
  const seen = countWords(answers);
  const isSo = seen.get(yes) === 1 && seen.get(no) === answers.length - 1;
  return isSo ? undefined : `${spell(seen)} in place of one ${yes}`;
}

export function spell(seen: ReadonlyMap<string, number>): string {
  return [...seen].map(([word, count]) => `${count} ${word}`).join(", ");
}
