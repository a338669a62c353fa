import type { EntryKind } from "@croupier/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";
import { deskKey } from "../content/calls.ts";

const { desk } = client;

export const waitingReviews = (bucket: string) =>
  queryOptions({
    queryKey: [...deskKey, "waiting-reviews", bucket],
    queryFn: async ({ signal }) => valueOf(await desk.reviews({ signal, query: { bucket } })).items,
  });

export const fourEyes = (bucket: string) =>
  queryOptions({
    queryKey: [...deskKey, "four-eyes", bucket],
    queryFn: async ({ signal }) =>
      valueOf(await desk.fourEyes({ signal, query: { bucket } })).kinds,
  });

export async function requireFourEyes(body: {
  bucket: string;
  kind: EntryKind;
  required: boolean;
}): Promise<void> {
  valueOf(await desk.requireFourEyes({ body }));
}
