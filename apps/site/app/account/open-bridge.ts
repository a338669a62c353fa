import {
  bridgeVersion,
  type Bridge,
  type BridgeEvent,
  type EmbeddingPage,
} from "@croupier/contracts/bridge";

import { readEvent } from "./read-event.ts";

export interface BridgeNeeds {
  readonly page: EmbeddingPage;
  readonly where: () => string;
  /** What the area said, once it is known to be an event. */
  readonly onEvent: (event: BridgeEvent) => void;
}

/** Our end of the bridge: `move` tells the area, `close` makes whatever it still says unheard. */
export function openBridge({ page, where, onEvent }: BridgeNeeds) {
  const listeners = new Set<(path: string) => void>();
  let isOpen = true;
  const bridge: Bridge = {
    version: bridgeVersion,
    page,
    where,
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(said) {
      if (!isOpen) return;
      const event = readEvent(said);
      if (event !== undefined) onEvent(event);
    },
  };
  return {
    bridge,
    /** The address moved without the area. What it throws is its error, not ours. */
    move(path: string) {
      for (const listener of listeners) {
        try {
          listener(path);
        } catch (error) {
          reportError(error);
          bridge.tell({ type: "navigationError", error: "internal" });
        }
      }
    },
    close() {
      isOpen = false;
      listeners.clear();
    },
  };
}
