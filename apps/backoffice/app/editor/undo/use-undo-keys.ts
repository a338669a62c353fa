import { useGetPuck } from "@puckeditor/core";
import { use, useEffect } from "react";
import { ActsContext } from "./acts.context.ts";

/** Control+Z and its kin in one document: the console's, or that of the frame the page stands in. */
export function useUndoKeys(where: Document | undefined): void {
  const acts = use(ActsContext);
  const getPuck = useGetPuck();
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      const wish = wishOf(event);
      if (wish === undefined) return;
      event.preventDefault();
      // Puck listens as well, and would take its own step.
      event.stopImmediatePropagation();
      acts.move(wish, getPuck());
    }
    where?.addEventListener("keydown", hear, { capture: true });
    return () => where?.removeEventListener("keydown", hear, { capture: true });
  }, [where, acts, getPuck]);
}

function wishOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === "z") return shiftKey ? "forward" : "back";
  return key.toLowerCase() === "y" && !shiftKey ? "forward" : undefined;
}
