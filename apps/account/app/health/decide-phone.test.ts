import type { PhoneState } from "@croupier/contracts";
import { expect, it } from "vitest";

import { decidePhone } from "./decide-phone.ts";

const phone = "+599 9 512 3456";
const before: PhoneState = {
  status: "NOT_VALIDATED",
  phone,
  pendingPhone: null,
  resendInSeconds: 0,
};

it.each<[Partial<PhoneState>, string, string | undefined, object | undefined]>([
  [{}, "todo", "/validation-code/validatePhone", undefined],
  [
    { status: "PENDING", pendingPhone: "+599 9 600" },
    "todo",
    "/validation-code/validatePhone",
    { phone: "+599 9 600" },
  ],
  [{ status: "PENDING" }, "todo", "/validation-code/validatePhone", { phone }],
  [{ status: "VALIDATED" }, "ok", undefined, { phone }],
])("[S4.3] a phone that is %j is %s and leads to %s", (state, said, href, values) => {
  const line = decidePhone({ ...before, ...state });
  expect([line.state, line.action?.href, line.detail.values]).toEqual([said, href, values]);
});
