import { useQuery } from "@tanstack/react-query";
import { whoAmI } from "../calls.ts";
import { groupsFor, type PlaceGroup } from "./places.ts";

/** The places of whoever is signed in; the router has asked who that is before the frame is drawn. */
export function usePlaceGroups(): readonly PlaceGroup[] {
  const { data: me } = useQuery(whoAmI);
  return groupsFor(me?.roles ?? []);
}
