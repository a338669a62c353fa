import { providers } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { providerMethod } from "./provider-method.ts";

export function providersEndRound(services: Services) {
  return providerMethod<"endRound">(services, providers.endRound, services.providers.endRound);
}
