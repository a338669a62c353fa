import { providers } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { providerMethod } from "./provider-method.ts";

export function providersJackpotWin(services: Services) {
  return providerMethod<"jackpotWin">(
    services,
    providers.jackpotWin,
    services.providers.jackpotWin,
  );
}
