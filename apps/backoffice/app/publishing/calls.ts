import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";
import { deskKey } from "../content/calls.ts";

const { desk } = client;

export type PartNumbers = Readonly<Record<string, number>>;

/** Where visitors see it is decided entry by entry; these are the words of one. */
type Wish = { readonly entry: string; readonly note?: string };
/** As typed, where a fixed page is hidden. */
type Titled = Wish & { readonly title?: string };

export async function publish({ entry, ...body }: Wish & { readonly parts: PartNumbers }) {
  valueOf(await desk.publish({ params: { entry }, body: { ...body, parts: { ...body.parts } } }));
}

export async function unpublish({
  entry,
  parts,
  ...body
}: Titled & { readonly parts?: readonly string[] }) {
  const some = parts === undefined ? {} : { parts: [...parts] };
  valueOf(await desk.unpublish({ params: { entry }, body: { ...body, ...some } }));
}

export async function schedule(
  wish: Titled & {
    readonly id: string;
    readonly action: "publish" | "unpublish";
    readonly at: string;
    readonly parts: PartNumbers;
  },
) {
  valueOf(await desk.schedule({ body: { ...wish, parts: { ...wish.parts } } }));
}

export async function cancelSchedule(id: string) {
  valueOf(await desk.cancelSchedule({ params: { schedule: id } }));
}

export const schedules = (bucket: string) =>
  queryOptions({
    queryKey: [...deskKey, "schedules", bucket],
    queryFn: async ({ signal }) => valueOf(await desk.schedules({ signal, query: { bucket } })),
    refetchInterval: 30_000,
  });

export const reviewsOf = (bucket: string, entry: string) =>
  queryOptions({
    queryKey: [...deskKey, "reviews", bucket, entry],
    queryFn: async ({ signal }) =>
      valueOf(await desk.reviews({ signal, query: { bucket, entry } })),
  });

export async function askReview({ parts, ...body }: Wish & { id: string; parts: PartNumbers }) {
  valueOf(await desk.askReview({ body: { ...body, parts: { ...parts } } }));
}
