import { isBlockType } from "@croupier/blocks/schema";
import type { Block } from "@croupier/contracts";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { canvas } from "./calls.ts";
import type { Onlooker } from "./preview/onlooker.ts";

const pauseMs = 350;

/** What the server says about the blocks as they stand, a moment after the last change. */
export function useCanvas(question: {
  readonly bucket: string;
  readonly onlooker: Onlooker;
  readonly blocks: readonly Block[];
}) {
  // What nobody knows, nobody can look up.
  const known = question.blocks.filter(({ type }) => isBlockType(type));
  const [asked] = useDebouncedValue(known, pauseMs);
  const { data } = useQuery(canvas({ ...question, blocks: asked }));
  return useMemo(
    () => ({
      answer: data,
      shown: data && new Map(data.shown.map(({ id, resolved }) => [id, resolved])),
      closed: new Map(data?.closed.map(({ id, by }) => [id, by])),
    }),
    [data],
  );
}
