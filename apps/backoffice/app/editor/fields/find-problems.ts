import { parseBlock } from "@croupier/blocks/schema";

/** What the schema of a block says against what is in it, one sentence a path. */
export function findProblems(block: unknown): ReadonlyMap<string, string> {
  const read = parseBlock(block);
  if (read.ok) return new Map();
  return new Map(
    read.refusal.problems.toReversed().map(({ path, message }) => [path, sentenceOf(message)]),
  );
}

/** The contract's own words are predicates ("is no link"); those of the schema library are not for editors. */
function sentenceOf(message: string): string {
  return /^[a-z]/.test(message) ? `This ${message}.` : "This is needed, or does not fit.";
}
