import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";
import { deskKey } from "../content/calls.ts";
import { slugOfPath } from "./slug-of-path.ts";

const { desk } = client;

/** A category or a game by the slug that others name it with. */
export type Named = { readonly slug: string; readonly title: string };

const named = (kind: "game_category" | "casino_game_page", bucket: string) =>
  queryOptions({
    queryKey: [...deskKey, "named", kind, bucket],
    async queryFn({ signal }): Promise<readonly Named[]> {
      const query = { bucket, kind, sort: "title", pageSize: 200 } as const;
      const { items } = valueOf(await desk.entries({ signal, query }));
      return items.flatMap(({ path, title }) => {
        const slug = path === null ? undefined : slugOfPath(path);
        return slug === undefined ? [] : [{ slug, title }];
      });
    },
    staleTime: 30_000,
  });

export const categoriesIn = (bucket: string) => named("game_category", bucket);
export const gamesIn = (bucket: string) => named("casino_game_page", bucket);
