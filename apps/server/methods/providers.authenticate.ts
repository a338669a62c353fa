import { providers } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { providerMethod } from "./provider-method.ts";

export function providersAuthenticate(services: Services) {
  return providerMethod<"authenticate">(
    services,
    providers.authenticate,
    services.providers.authenticate,
  );
}
