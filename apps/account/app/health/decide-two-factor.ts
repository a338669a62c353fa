import type { TwoFactorState } from "@croupier/contracts";

import type { HealthLine } from "./health-line.ts";

const href = "/account/security/two-factor";

export function decideTwoFactor({ status }: Pick<TwoFactorState, "status">): HealthLine {
  const title = "health.twoFactor.title";
  if (status === "ENABLED") {
    return { state: "ok", title, detail: { key: "health.twoFactor.ok" } };
  }
  return {
    state: "todo",
    title,
    detail: { key: "health.twoFactor.open" },
    action: {
      label: status === "PENDING" ? "health.twoFactor.finish" : "health.twoFactor.turnOn",
      href,
    },
  };
}
