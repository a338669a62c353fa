import type { TwoFactorState } from "@croupier/contracts";

import type { HealthLine } from "./health-line.ts";

const href = "/account/security/two-factor";

export function decideTwoFactor({ status }: Pick<TwoFactorState, "status">): HealthLine {
  const line = { name: "twoFactor", title: "health.twoFactor.title" } as const;
  if (status === "ENABLED") return { ...line, state: "ok", detail: { key: "health.twoFactor.ok" } };
  return {
    ...line,
    state: "todo",
    detail: { key: "health.twoFactor.open" },
    action: {
      label: status === "PENDING" ? "health.twoFactor.finish" : "health.twoFactor.turnOn",
      href,
    },
  };
}
