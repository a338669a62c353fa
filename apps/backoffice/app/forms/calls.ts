import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";
import { deskKey } from "../content/calls.ts";

const { desk } = client;

/** The pictures a form can choose from: the first that fit, for nobody scrolls through thousands. */
export const pictures = (bucket: string, search: string) =>
  queryOptions({
    queryKey: [...deskKey, "media", "choice", bucket, search],
    queryFn: async ({ signal }) =>
      valueOf(
        await desk.media({
          signal,
          query: { bucket, pageSize: 48, ...(search === "" ? {} : { search }) },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const medium = (id: string) =>
  queryOptions({
    queryKey: [...deskKey, "medium", id],
    queryFn: async ({ signal }) => valueOf(await desk.medium({ signal, params: { media: id } })),
  });

/** Named by its bytes, so that a replaced picture is not the one the browser remembers. */
export const pictureUrl = (
  id: string,
  { width, version }: { width: number; version: string | undefined },
): string =>
  `/services/backoffice/v1/content/media/${encodeURIComponent(id)}/picture?${new URLSearchParams({
    width: String(width),
    ...(version === undefined ? {} : { v: version.slice(0, 12) }),
  })}`;
