import type { PhoneState } from "@croupier/contracts";

import type { HealthLine } from "./health-line.ts";

const href = "/validation-code/validatePhone";

export function decidePhone({ status, phone, pendingPhone }: PhoneState): HealthLine {
  const line = { name: "phone", title: "health.phone.title" } as const;
  switch (status) {
    case "VALIDATED":
      return {
        ...line,
        state: "ok",
        detail: { key: "health.phone.ok", values: { phone: phone ?? "" } },
      };
    case "PENDING":
      return {
        ...line,
        state: "todo",
        detail: { key: "health.phone.pending", values: { phone: pendingPhone ?? phone ?? "" } },
        action: { label: "health.phone.typeCode", href },
      };
    case "NOT_VALIDATED":
      return {
        ...line,
        state: "todo",
        detail: { key: "health.phone.open" },
        action: { label: "health.phone.confirm", href },
      };
  }
}
