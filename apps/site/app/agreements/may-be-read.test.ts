import { expect, test } from "vitest";

import { mayBeRead } from "./may-be-read.ts";

test.each([
  ["/pages/terms", true],
  ["/pages/privacy", true],
  ["/help/account/close-it", true],
  ["/account/privacy", true],
  ["/account/cashier/withdraw/manage-pending", true],
  ["/", false],
  ["/account", false],
  ["/account/cashier/deposit", false],
  ["/pages/terms-of-a-bonus", false],
  ["/helpful", false],
])("%s is open for who has not agreed: %s", (pathname, open) => {
  expect(mayBeRead(pathname)).toBe(open);
});
