import { hub } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { hubMethod } from "./hub-method.ts";

export function hubBet(services: Services) {
  return hubMethod<"bet">(services, hub.bet, services.providers.hub.bet);
}
