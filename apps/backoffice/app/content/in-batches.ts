import type { OpenHint } from "@croupier/contracts";

/** As many as one call takes. */
const bulkMax = 200;

export type Refusal = {
  readonly title: string;
  readonly hints?: readonly OpenHint[] | undefined;
  readonly links?: readonly { readonly title: string }[] | undefined;
};
export type Acted = { readonly id: string; readonly refusal: Refusal | null };

/**
 * One act on any number of entries, some after the others. What was done before the way broke off is
 * done: whoever acted is told so, and which ones are left.
 */
export async function actInBatches(
  ids: readonly string[],
  {
    act,
    tell,
    sentenceOf,
  }: {
    readonly act: (some: readonly string[]) => Promise<readonly Acted[]>;
    /** How many have been tried so far. */
    readonly tell: (count: number) => void;
    readonly sentenceOf: (error: Error) => string;
  },
): Promise<readonly Acted[]> {
  const acted: Acted[] = [];
  for (let from = 0; from < ids.length; from += bulkMax) {
    try {
      acted.push(...(await act(ids.slice(from, from + bulkMax))));
    } catch (error) {
      if (acted.length === 0 || !(error instanceof Error)) throw error;
      const title = sentenceOf(error);
      return [...acted, ...ids.slice(from).map((id) => ({ id, refusal: { title } }))];
    }
    tell(acted.length);
  }
  return acted;
}
