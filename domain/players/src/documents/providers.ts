import { builtInDesk } from "./built-in-desk.ts";
import type { DocumentProvider } from "./provider.ts";

/** Who checks the documents of which brand. */
export type DocumentProviders = {
  readonly of: (brand: string) => DocumentProvider;
  /** Of those outside, the one that is called so. */
  readonly named: (name: string) => DocumentProvider | undefined;
};

type Outside = { readonly provider: DocumentProvider; readonly brands: readonly string[] };

/** Our own people, but for the brands that somebody outside checks. */
export function chooseProviders(outside: readonly Outside[]): DocumentProviders {
  return {
    of: (brand) => outside.find(({ brands }) => brands.includes(brand))?.provider ?? builtInDesk,
    named: (name) => outside.find(({ provider }) => provider.name === name)?.provider,
  };
}
