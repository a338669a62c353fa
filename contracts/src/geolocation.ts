import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";

export const geolocation = {
  subdivision: endpoint({
    ...addresses.geolocation.subdivision,
    name: "geolocation.subdivision",
    summary: "Where the visitor is: sets the cookie `st`, such as `CA:QC` or `CW`, for a day",
    access: "public",
    rate: "read",
    shed: "P2",
    responses: { 202: null },
    refusals: [],
  }),
} as const;
