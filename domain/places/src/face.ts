export { openPlaces } from "./open-places.ts";
export { withOwnNetworks } from "./own-networks.ts";
export { readPlace, spellPlace, type PlaceOf } from "./place-of.ts";
