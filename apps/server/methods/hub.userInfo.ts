import { hub } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { hubMethod } from "./hub-method.ts";

export function hubUserInfo(services: Services) {
  return hubMethod<"userInfo">(services, hub.userInfo, services.providers.hub.userInfo);
}
