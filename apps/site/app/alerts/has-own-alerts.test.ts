import { expect, test } from "vitest";
import { hasOwnAlerts } from "./has-own-alerts.ts";

test.each([
  ["/", false],
  ["/promotions/welcome", false],
  ["/accountancy", false],
  ["/casino/slots/classic/kingfisher-falls", false],
  ["/account", true],
  ["/account/security/two-factor", true],
  ["/validate-document", true],
  ["/blocked-document-status", true],
  ["/validation-code/validatePhone", true],
])("%s tells by itself what is open: %j", (pathname, own) => {
  expect(hasOwnAlerts(pathname)).toBe(own);
});
