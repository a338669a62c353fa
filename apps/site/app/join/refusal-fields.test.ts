import { expect, it } from "vitest";

import { refusedFields, stepToMend } from "./refusal-fields.ts";

it("a refusal that is about one answer stands beside it", () => {
  const refused = refusedFields({ code: "password_too_common" });
  expect(refused).toEqual({ password: { key: "problem.password_too_common" } });
  expect(stepToMend(refused)).toBe("account");
});

it.each([
  ["phone_invalid", "phone", "who"],
  ["phone_not_mobile", "phone", "who"],
  ["postal_code_invalid", "postalCode", "where"],
  ["country_not_offered", "country", "where"],
] as const)("%s stands beside %s", (code, field, step) => {
  const refused = refusedFields({ code });
  expect(refused).toEqual({ [field]: { key: `problem.${code}` } });
  expect(stepToMend(refused)).toBe(step);
});

it("field errors find their screen by the names of the contract", () => {
  const errors = [
    { field: "address.postalCode", code: "too_big", message: "" },
    { field: "lastName", code: "too_small", message: "" },
    { field: "__proto__", code: "odd", message: "" },
  ];
  const refused = refusedFields({ code: "invalid_request", errors });
  expect(Object.keys(refused).sort()).toEqual(["lastName", "postalCode"]);
  expect(stepToMend(refused)).toBe("who");
});

it("a refusal that is about no answer leaves the player where they are", () => {
  const refused = refusedFields({ code: "overloaded" });
  expect(refused).toEqual({});
  expect(stepToMend(refused)).toBeUndefined();
});
