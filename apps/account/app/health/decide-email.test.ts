import { expect, it } from "vitest";

import { decideEmail } from "./decide-email.ts";

it.each([
  [true, "ok", undefined],
  [false, "todo", "/account/profile"],
])("an address whose confirmation is %s is %s", (emailConfirmed, state, href) => {
  const line = decideEmail({ email: "emil@people.example", emailConfirmed });
  expect([line.state, line.action?.href]).toEqual([state, href]);
});
