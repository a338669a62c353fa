import { expect, test } from "vitest";
import { openPlaceOf } from "./place-of.ts";

test("the house's own networks are where the configuration says, everyone else where they are", async () => {
  const placeOf = await openPlaceOf({
    places: { folder: undefined, ownNetworks: { countryCode: "CA", subdivision: "ON" } },
  });
  expect(placeOf("127.0.0.1")).toEqual({ countryCode: "CA", subdivision: "ON" });
  expect(placeOf("::ffff:10.0.0.7")).toEqual({ countryCode: "CA", subdivision: "ON" });
  expect(placeOf("24.48.0.1")).toEqual({ countryCode: "CA", subdivision: "QC" });
  expect(placeOf("not an address")).toEqual({});
});

test("data that are not there end the start", async () => {
  const places = { folder: "/nowhere/at/all", ownNetworks: {} };
  await expect(openPlaceOf({ places })).rejects.toThrow("manifest.json");
});
