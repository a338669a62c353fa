import { createContext, type ReactNode, useContext, useId } from "react";

export type Piece = {
  /** Where it stands in the page: ids made inside it by `useId` follow from that. */
  readonly place: string;
  /** What it shows, as plain data. */
  readonly of: unknown;
  readonly children: ReactNode;
};

/** What a server draws for a piece: always three nodes, so that ids are the same on both sides. */
export type DrawPiece = (piece: Piece) => readonly [ReactNode, ReactNode, ReactNode];

const DrawPieceContext = createContext<DrawPiece>(({ children }) => [null, children, null]);

export const DrawPieceProvider = DrawPieceContext.Provider;

/**
 * A piece of a page that is the same for all who see the same: a server may draw it once and put its
 * HTML into further pages. Besides `of` it depends on nothing but what the whole site knows.
 */
export function DrawnOnce({ of, children }: Omit<Piece, "place">) {
  const place = useId();
  const [before, inside, after] = useContext(DrawPieceContext)({ place, of, children });
  return (
    <>
      {before}
      {inside}
      {after}
    </>
  );
}
