import { z } from "zod";
import { instant } from "../fields.ts";
import { audiences, devices } from "./kinds.ts";

/** Country (or `country:subdivision`) → the subdivisions that do not see it; `[]` excludes the key. */
export const geoTargetingFilter = z.object({
  notIn: z.object({
    countrySubdivision: z.record(
      z.string().regex(/^[A-Z]{2}(:[A-Z0-9]{1,3})?$/),
      z.array(z.string().regex(/^[A-Z0-9]{1,3}$/)).max(200),
    ),
  }),
});

/** Who sees a piece of content, where, on what and when. What is absent excludes nobody. */
export const gates = z
  .object({
    audience: z.enum(audiences),
    /** Of players: new ones have never played, practice included. A visitor is neither new nor returning. */
    players: z.enum(["new", "returning"]),
    device: z.enum(devices),
    geoTargetingFilter,
    from: instant,
    until: instant,
  })
  .partial();

export type GeoTargetingFilter = z.output<typeof geoTargetingFilter>;
export type Gates = z.output<typeof gates>;
