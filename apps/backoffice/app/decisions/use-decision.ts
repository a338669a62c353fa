import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { use } from "react";
import { sentenceOf } from "../sentence-of.ts";
import { UndoneContext, type UndonePress } from "./Undone.context.ts";

type Decision<T> = Omit<UndonePress, "why"> & {
  /** What is asked for anew, also after a no: somebody else may have been faster. */
  readonly changes: QueryKey;
  readonly onDone?: (answer: T) => void;
};

/** Sends what staff decide; what comes of it is told also to whoever has left the page by then. */
export function useDecision<T>({ changes, onDone, ...press }: Decision<T>) {
  const queries = useQueryClient();
  const tell = use(UndoneContext);
  const deciding = useMutation({
    mutationFn: (work: () => Promise<T>) => work(),
    onSuccess: (answer) => onDone?.(answer),
    onError: (error) => tell({ ...press, why: sentenceOf(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: changes }),
  });
  return { decide: deciding.mutate, isDeciding: deciding.isPending };
}
