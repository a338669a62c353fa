import type { PhoneState } from "@croupier/contracts";

import type { HealthLine } from "./health-line.ts";

const href = "/validation-code/validatePhone";

export function decidePhone({ status, phone, pendingPhone }: PhoneState): HealthLine {
  const title = "health.phone.title";
  if (status === "VALIDATED") {
    return {
      state: "ok",
      title,
      detail: { key: "health.phone.ok", values: { phone: phone ?? "" } },
    };
  }
  if (status === "PENDING") {
    return {
      state: "todo",
      title,
      detail: { key: "health.phone.pending", values: { phone: pendingPhone ?? phone ?? "" } },
      action: { label: "health.phone.typeCode", href },
    };
  }
  return {
    state: "todo",
    title,
    detail: { key: "health.phone.open" },
    action: { label: "health.phone.confirm", href },
  };
}
