import { endpoints } from "@croupier/contracts";
import { expect, it } from "vitest";

import { checkApplication, toApplication, type Typed } from "./check-application.ts";

const whole: Typed = {
  name: " Fern Moss ",
  email: "fern@reviews.example",
  site: "reviews.example/list",
  audience: "Adults",
  approach: "A list",
  terms: true,
  privacy: true,
};

it("an application that is whole is one the contract takes", () => {
  expect(checkApplication(whole)).toEqual({});
  const application = toApplication(whole, "de");
  expect(endpoints.referral.applyAsAffiliate.body?.parse(application)).toEqual(application);
  expect(application).toMatchObject({ name: "Fern Moss", language: "de" });
});

it.each([
  ["name", { name: " " }],
  ["email", { email: "fern@reviews" }],
  ["site", { site: "reviews" }],
  ["site", { site: "javascript:alert(1)//x.example" }],
  ["audience", { audience: "" }],
  ["approach", { approach: "" }],
  ["terms", { terms: false }],
  ["privacy", { privacy: false }],
])("%s is named when it is wrong: %j", (field, change) => {
  expect(Object.keys(checkApplication({ ...whole, ...change }))).toEqual([field]);
});
