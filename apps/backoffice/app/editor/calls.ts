import { queryOptions, keepPreviousData } from "@tanstack/react-query";
import type { Block } from "@croupier/contracts";
import { client, valueOf } from "../calls.ts";
import { deskKey } from "../content/calls.ts";
import type { Onlooker } from "./preview/onlooker.ts";

const { desk } = client;

type CanvasQuestion = {
  readonly bucket: string;
  readonly onlooker: Onlooker;
  readonly blocks: readonly Block[];
};

/** What the blocks show to the onlooker; the canvas keeps what it has until the next answer. */
export const canvas = ({ bucket, onlooker, blocks }: CanvasQuestion) =>
  queryOptions({
    queryKey: ["canvas", bucket, onlooker, blocks],
    queryFn: async ({ signal }) =>
      valueOf(
        await desk.resolveBlocks({ signal, body: { bucket, onlooker, blocks: [...blocks] } }),
      ),
    placeholderData: keepPreviousData,
    // Each keystroke is another question; only the newest few are worth their memory.
    gcTime: 10_000,
  });

/** What stands around every page, and in which entries it is written. */
export const regionEntries = (body: { readonly bucket: string; readonly onlooker: Onlooker }) =>
  queryOptions({
    queryKey: [...deskKey, "regions", body],
    queryFn: async ({ signal }) => valueOf(await desk.regions({ signal, body })).items,
    placeholderData: keepPreviousData,
  });

/** An address that shows what is saved, to this onlooker, for an hour. */
export const preview = (entry: string, onlooker: Onlooker) =>
  queryOptions({
    queryKey: ["preview", entry, onlooker],
    queryFn: async ({ signal }) =>
      valueOf(await desk.previewLink({ signal, body: { entry, onlooker } })),
    staleTime: 30 * 60_000,
  });

type PartKey = { readonly entry: string; readonly part: string };

export const versions = ({ entry, part }: PartKey) =>
  queryOptions({
    queryKey: [...deskKey, "versions", entry, part],
    queryFn: async ({ signal }) =>
      valueOf(await desk.versions({ signal, params: { entry, part } })),
  });

export const diff = ({ entry, part, from, to }: PartKey & { from: number; to: number }) =>
  queryOptions({
    queryKey: [...deskKey, "diff", entry, part, from, to],
    queryFn: async ({ signal }) =>
      valueOf(await desk.diff({ signal, params: { entry, part }, query: { from, to } })),
  });

export async function restore({
  entry,
  part,
  ...body
}: PartKey & { readonly number: number; readonly basedOn: number }) {
  return valueOf(await desk.restore({ params: { entry, part }, body }));
}

export const comments = (entry: string) =>
  queryOptions({
    queryKey: [...deskKey, "comments", entry],
    queryFn: async ({ signal }) => valueOf(await desk.comments({ signal, params: { entry } })),
  });

export async function addComment({
  entry,
  ...body
}: PartKey & { readonly id: string; readonly number: number; readonly text: string }) {
  valueOf(await desk.addComment({ params: { entry }, body }));
}

export async function resolveComment(comment: string) {
  valueOf(await desk.resolveComment({ params: { comment } }));
}

export const reviews = (bucket: string, entry: string) =>
  queryOptions({
    queryKey: [...deskKey, "reviews", bucket, entry],
    queryFn: async ({ signal }) =>
      valueOf(await desk.reviews({ signal, query: { bucket, entry } })),
  });

export async function answerReview({
  review,
  approved,
  answer,
}: {
  readonly review: string;
  readonly approved: boolean;
  readonly answer: string;
}) {
  const said = answer.trim() === "" ? {} : { answer: answer.trim() };
  valueOf(await desk.answerReview({ params: { review }, body: { approved, ...said } }));
}
