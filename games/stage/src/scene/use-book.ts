import { useEffect } from "react";
import type { BookShelf } from "./game.ts";
import type { Handlers } from "./play-book.ts";

/** Leaves a scene's handlers where the stage finds them; they see what the scene last rendered. */
export function useBook<Event>(shelf: BookShelf<Event>, handlers: Handlers<Event>): void {
  // The player of books stands outside React and takes what lies here when a round comes.
  useEffect(() => {
    shelf.lay(handlers);
    return () => shelf.lay(undefined);
  });
}
