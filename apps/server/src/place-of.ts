import { openPlaces, withOwnNetworks, type PlaceOf } from "@croupier/places";
import type { ServerConfig } from "./config.ts";

/**
 * Where visitors are, by the data of the house or those the operator named. Who comes from a network of
 * the house's own is at the demo's place; in production that is nowhere, under the strictest rules.
 */
export async function openPlaceOf({ places }: Pick<ServerConfig, "places">): Promise<PlaceOf> {
  return withOwnNetworks(await openPlaces(places.folder), places.ownNetworks);
}
