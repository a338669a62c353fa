import { providers } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { providerMethod } from "./provider-method.ts";

export function providersRollback(services: Services) {
  return providerMethod<"rollback">(services, providers.rollback, services.providers.rollback);
}
