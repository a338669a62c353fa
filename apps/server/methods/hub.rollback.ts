import { hub } from "@croupier/contracts";
import type { Services } from "../src/services.ts";
import { hubMethod } from "./hub-method.ts";

export function hubRollback(services: Services) {
  return hubMethod<"rollback">(services, hub.rollback, services.providers.hub.rollback);
}
