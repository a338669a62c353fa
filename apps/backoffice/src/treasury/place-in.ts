import { isUuid } from "@croupier/kit/ids";

/** A place in a list that never was one begins the list anew. */
export function placeIn(before: string | undefined): string | undefined {
  return before !== undefined && isUuid(before) ? before : undefined;
}
