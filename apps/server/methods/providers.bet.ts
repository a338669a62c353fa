import { providers } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { providerMethod } from "./provider-method.ts";

export function providersBet(services: Services) {
  return providerMethod<"bet">(services, providers.bet, services.providers.bet);
}
