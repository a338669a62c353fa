import { providers } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { providerMethod } from "./provider-method.ts";

export function providersFreeRound(services: Services) {
  return providerMethod<"freeRound">(services, providers.freeRound, services.providers.freeRound);
}
