import type { CanvasAnswer } from "@croupier/contracts";
import { createContext, use } from "react";

export type ClosedBy = CanvasAnswer["closed"][number]["by"];

/** What the server said about the blocks as they stand: who is chosen in the preview bar decides. */
export type CanvasFacts = {
  /** Undefined until the first answer came. */
  readonly shown: ReadonlyMap<string, unknown> | undefined;
  readonly closed: ReadonlyMap<string, ClosedBy>;
  readonly title: string | undefined;
  readonly language: string;
  readonly brandCode: string;
  readonly theme: "dark" | "light";
  /** How much smaller than life the page is drawn; marks on it are drawn that much larger. */
  readonly scale: number;
};

const CanvasFactsContext = createContext<CanvasFacts | null>(null);

export const CanvasFactsProvider = CanvasFactsContext.Provider;

export function useCanvasFacts(): CanvasFacts {
  const facts = use(CanvasFactsContext);
  if (facts === null) throw new Error("blocks of the canvas are drawn inside CanvasFactsProvider");
  return facts;
}

/** Whether a block stands in a column, where the page's edges are another's. */
export const InColumnContext = createContext(false);
