import { bridgeVersion, type Bridge, type Unmount } from "@croupier/contracts/bridge";
import { createRoot } from "react-dom/client";

import { AccountApp } from "./AccountApp.tsx";
import { openWords } from "./language/open-words.ts";

/** What the site calls when somebody comes to `/account/*`, and the whole of what it knows of us. */
export async function mount(element: HTMLElement, bridge: Bridge): Promise<Unmount> {
  if (bridge.version !== bridgeVersion) {
    throw new Error("The site speaks another version of the bridge");
  }
  const words = await openWords(bridge.page.language);
  const root = createRoot(element, {
    // The site around has a React of its own: ids that both make would name each other's parts.
    identifierPrefix: "account-",
    // What no boundary of ours could catch leaves nothing to look at.
    onUncaughtError: (error) => {
      reportError(error);
      bridge.tell({ type: "navigationError", error: "internal" });
    },
  });
  root.render(<AccountApp bridge={bridge} words={words} />);
  return () => root.unmount();
}
