import type { MovementFilter } from "@croupier/wallet";

type Asked = Pick<MovementFilter, "group" | "product"> & {
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly before?: string | undefined;
};

/** A product asks for its rounds, whatever group was asked for beside it. */
export function filterOf({ group, product, search, from, before }: Asked): MovementFilter {
  return {
    group: product === undefined ? group : "game",
    product,
    search: search === undefined || search === "" ? undefined : search,
    from: from === undefined ? undefined : new Date(from),
    before: before === undefined ? undefined : new Date(before),
  };
}
