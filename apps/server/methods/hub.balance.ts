import { hub } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { hubMethod } from "./hub-method.ts";

export function hubBalance(services: Services) {
  return hubMethod<"balance">(services, hub.balance, services.providers.hub.balance);
}
