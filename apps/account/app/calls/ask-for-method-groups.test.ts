import { getAsset } from "@croupier/kit/money";
import { expect, it } from "vitest";

import { askForMethodGroups } from "./ask-for-method-groups.ts";

const player = {
  address: { countryCode: "CW", subdivision: null },
  attributes: { currency: getAsset("USD") },
};
const info = { cp: ["CARD", "CBT"], ct: "" };
const where = { brand: "kingfisher", channel: "WEB" } as const;

it("[S7.16] [S9.17] ways out are asked for with paymentType W and what routing wants to know", () => {
  expect(askForMethodGroups({ player, info, ...where })).toEqual({
    brand: "kingfisher",
    channel: "WEB",
    cp: "CARD,CBT",
    ct: "",
    currency: "USD",
    paymentType: "W",
    region: "CW",
  });
  const inOntario = { ...player, address: { countryCode: "CA", subdivision: "ON" } };
  expect(askForMethodGroups({ player: inOntario, info, ...where })?.region).toBe("CA:ON");
});

it("nothing is asked before the currency of the player is known", () => {
  expect(askForMethodGroups({ player: undefined, info, ...where })).toBeUndefined();
  expect(askForMethodGroups({ player, info: undefined, ...where })).toBeUndefined();
});
