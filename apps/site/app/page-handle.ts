import { useMatches } from "react-router";

import type { MessageArea } from "./language/message-areas.ts";

/** What a route says about the document it is shown in: `export const handle: PageHandle`. */
export interface PageHandle {
  /** Texts the page says besides those of every page. */
  readonly messages?: readonly MessageArea[];
  /** The page is shown at other addresses too, where the router would not know it. */
  readonly withoutScripts?: true;
}

/** The handles of the routes on this page, from the outside in. */
export function usePageHandles(): PageHandle[] {
  return useMatches().flatMap(({ handle }) =>
    // Only our own routes are here, and each handle is typed where it is exported.
    handle === undefined ? [] : [handle as PageHandle],
  );
}
