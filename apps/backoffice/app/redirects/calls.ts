import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";
import { deskKey } from "../content/calls.ts";

const { desk } = client;

export const pageSize = 100;

type Question = { readonly bucket: string; readonly search: string; readonly page: number };

export const redirects = ({ bucket, search, page }: Question) =>
  queryOptions({
    queryKey: [...deskKey, "redirects", bucket, search, page],
    queryFn: async ({ signal }) =>
      valueOf(
        await desk.redirects({
          signal,
          query: { bucket, page, pageSize, ...(search === "" ? {} : { search }) },
        }),
      ),
    placeholderData: keepPreviousData,
  });

type Where = { readonly bucket: string; readonly from: string };

export async function addRedirect(body: Where & { readonly to: string }) {
  valueOf(await desk.addRedirect({ body }));
}

export async function removeRedirect(query: Where) {
  valueOf(await desk.removeRedirect({ query }));
}
