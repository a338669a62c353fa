import type { DeskBucket } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { buckets } from "./calls.ts";

/** The bucket the address names, else the first; undefined until the buckets are known. */
export function useBucket(): { bucket: DeskBucket | undefined; all: readonly DeskBucket[] } {
  const [search] = useSearchParams();
  const { data: all = [] } = useQuery(buckets);
  const asked = search.get("bucket");
  return { bucket: all.find(({ bucket }) => bucket === asked) ?? all[0], all };
}
