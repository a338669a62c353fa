import { expect, it } from "vitest";

import { withReferral } from "./with-referral.ts";

it.each([
  ["", "referral=P123"],
  ["x=1&affid=z", "x=1&affid=z&referral=P123"],
  ["ref=R1&lang=es", "ref=R1&lang=es"],
  ["referral=R2", "referral=R2"],
  ["myafftoken=R3", "myafftoken=R3"],
  ["referral=&x=1", "referral=P123&x=1"],
])("a welcome link with the query %j and the code P123 carries %j", (query, carried) => {
  expect(withReferral(new URLSearchParams(query), "P123").toString()).toBe(carried);
});
