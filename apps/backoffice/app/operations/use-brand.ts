import type { OperatedBrand } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { brands } from "./operation-calls.ts";

/** The brand the address names, else the first; undefined until the brands are known. */
export function useBrand(): {
  brand: OperatedBrand | undefined;
  all: readonly OperatedBrand[];
  error: Error | null;
} {
  const [search] = useSearchParams();
  const { data: all = [], error } = useQuery(brands);
  const asked = search.get("brand");
  return { brand: all.find(({ brandCode }) => brandCode === asked) ?? all[0], all, error };
}
