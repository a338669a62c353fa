import type { ListedEntry } from "@croupier/contracts";
import { createContext } from "react";
import type { BulkAction } from "./calls.ts";

export type ActedEntry = Pick<ListedEntry, "id" | "kind" | "title" | "state">;

/** What can be done with rows of a list, whoever asks: the menu of one, or the bar of many. */
export interface Acts {
  act(action: Exclude<BulkAction, "remove">, entries: readonly ActedEntry[]): void;
  /** Shows what links there first. */
  askToRemove(entries: readonly ActedEntry[]): void;
  duplicate(entry: ActedEntry): void;
  readonly isActing: boolean;
  /** How many of a long list are behind it; undefined while nothing long is under way. */
  readonly progress: Progress | undefined;
}

export type Progress = { readonly count: number; readonly total: number };

export const ActsContext = createContext<Acts>({
  act() {},
  askToRemove() {},
  duplicate() {},
  isActing: false,
  progress: undefined,
});
