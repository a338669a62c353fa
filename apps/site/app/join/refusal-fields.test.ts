import { expect, it } from "vitest";

import { refusedFields, stepToMend } from "./refusal-fields.ts";

it("a refusal that is about one answer stands beside it", () => {
  const refused = refusedFields({ code: "password_too_common" });
  expect(refused).toEqual({ password: { key: "problem.password_too_common" } });
  expect(stepToMend(refused)).toBe("account");
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
