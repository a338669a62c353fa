import { ok, refuse, type Result } from "@croupier/kit/result";
import type { PlanRefusal } from "../refusals.ts";

export type PartNumbers = Readonly<Record<string, number>>;

/** Visible is an entry with its common part and at least one language. */
export type MissingPart = "common" | "language";

export type PartFacts = {
  readonly part: string;
  readonly latestNumber: number;
  readonly publishedNumber: number | null;
};

/**
 * Which versions become visible. Without a wish every part's newest does; parts that are shown
 * already in the wished version are left alone, so that publishing twice changes nothing.
 */
export function decidePublication(
  parts: readonly PartFacts[],
  wished: PartNumbers | undefined,
): Result<PartNumbers, PlanRefusal> {
  const wishes =
    wished ?? Object.fromEntries(parts.map((facts) => [facts.part, facts.latestNumber]));
  const known = new Map(parts.map((facts) => [facts.part, facts]));
  for (const [part, number] of Object.entries(wishes)) {
    const latest = known.get(part)?.latestNumber ?? 0;
    if (!Number.isInteger(number) || number < 1 || number > latest) {
      return refuse({ code: "version_unknown", part, number });
    }
  }
  const shown = new Set(Object.keys(wishes));
  for (const { part, publishedNumber } of parts) if (publishedNumber !== null) shown.add(part);
  if (!shown.delete("common")) return refuse({ code: "nothing_to_show", missing: "common" });
  if (shown.size === 0) return refuse({ code: "nothing_to_show", missing: "language" });
  const changed = Object.entries(wishes).filter(
    ([part, number]) => known.get(part)?.publishedNumber !== number,
  );
  return ok(Object.fromEntries(changed));
}

/** What vanishes: the wished parts that are shown. Without a language, or without `common`, all do. */
export function decideWithdrawal(
  parts: readonly PartFacts[],
  wished: readonly string[] | undefined,
): readonly string[] {
  const shown = parts.filter(({ publishedNumber }) => publishedNumber !== null);
  const all = shown.map(({ part }) => part);
  if (wished === undefined || wished.includes("common")) return all;
  const vanishing = all.filter((part) => wished.includes(part));
  const isLanguageLeft = all.some((part) => part !== "common" && !wished.includes(part));
  return isLanguageLeft ? vanishing : all;
}
