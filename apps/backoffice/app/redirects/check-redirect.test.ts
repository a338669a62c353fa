import { expect, test } from "vitest";
import { checkRedirect } from "./check-redirect.ts";

test.each([
  ["/old", "/new", {}],
  ["/old", "https://example.com/new", {}],
  ["", "", {}],
  ["old", "/new", { from: "Begins with a slash: /old-page" }],
  ["/old?a=1", "/new", { from: "Without a question mark or a hash" }],
  ["//evil.example", "/new", { from: "Is no path of this site" }],
  ["/old", "/old", { to: "Leads back to itself" }],
  ["/old", "javascript:alert(1)", { to: "A path of this site, or https:, mailto: or tel:" }],
])("from %s to %s", (from, to, errors) => {
  expect(checkRedirect({ from, to })).toEqual(errors);
});
