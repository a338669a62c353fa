import { providers } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { providerMethod } from "./provider-method.ts";

export function providersWin(services: Services) {
  return providerMethod<"win">(services, providers.win, services.providers.win);
}
