import type { Bridge } from "@croupier/contracts/bridge";
import { createContext, use } from "react";

export const BridgeContext = createContext<Bridge | null>(null);

/** The one way to the site around the area. */
export function useBridge(): Bridge {
  const bridge = use(BridgeContext);
  if (bridge === null) throw new Error("A page of the area is rendered inside BridgeContext");
  return bridge;
}
