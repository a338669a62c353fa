import type { Medium } from "@croupier/contracts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";
import { deskKey } from "../content/calls.ts";

const { desk } = client;

export type MediaQuestion = {
  readonly bucket: string;
  /** Absent: all folders. Empty: the top. */
  readonly folder?: string | undefined;
  readonly search?: string | undefined;
};

export const mediaKey = [...deskKey, "media"] as const;

/** As many as the call gives at once; who has more in one folder searches. */
const pageSize = 200;

export const media = (question: MediaQuestion) =>
  queryOptions({
    queryKey: [...mediaKey, question],
    queryFn: async ({ signal }) =>
      valueOf(await desk.media({ signal, query: { ...question, pageSize } })),
    placeholderData: keepPreviousData,
  });

export const medium = (id: string) =>
  queryOptions({
    queryKey: [...mediaKey, "one", id],
    queryFn: async ({ signal }) => valueOf(await desk.medium({ signal, params: { media: id } })),
  });

export const mediaUsage = (id: string) =>
  queryOptions({
    queryKey: [...mediaKey, "usage", id],
    queryFn: async ({ signal }) =>
      valueOf(await desk.mediaUsage({ signal, params: { media: id } })).items,
  });

export type MediaChange = Partial<Pick<Medium, "name" | "folder" | "alt" | "focalPoint">>;

export async function changeMedia({ id, ...body }: MediaChange & { id: string }) {
  return valueOf(await desk.changeMedia({ params: { media: id }, body }));
}

export async function replaceMedia({ id, file }: { id: string; file: File }) {
  return valueOf(await desk.replaceMedia({ params: { media: id }, file }));
}

export async function removeMedia(id: string): Promise<void> {
  valueOf(await desk.removeMedia({ params: { media: id } }));
}

/** The bytes come from this process, so the hash only says to the browser that they are others. */
export const pictureUrl = ({ id, sha256 }: Pick<Medium, "id" | "sha256">, width: number): string =>
  `/services/backoffice/v1/content/media/${id}/picture?width=${width}&hash=${sha256.slice(0, 16)}`;

export const addMediaUrl = (query: Readonly<Record<string, string>>): string =>
  `/services/backoffice/v1/content/media?${new URLSearchParams(query)}`;
