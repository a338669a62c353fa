import { providers } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { providerMethod } from "./provider-method.ts";

export function providersBalance(services: Services) {
  return providerMethod<"balance">(services, providers.balance, services.providers.balance);
}
