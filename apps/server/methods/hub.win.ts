import { hub } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { hubMethod } from "./hub-method.ts";

export function hubWin(services: Services) {
  return hubMethod<"win">(services, hub.win, services.providers.hub.win);
}
