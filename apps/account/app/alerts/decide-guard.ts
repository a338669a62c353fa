import type { TwoFactorState } from "@croupier/contracts";

type Status = TwoFactorState["status"];

/** A loader while nobody knows, through with an allowed status, home with any other. */
export function decideGuard(
  status: Status | undefined,
  allowed: readonly Status[],
): "loader" | "through" | "home" {
  if (status === undefined) return "loader";
  return allowed.includes(status) ? "through" : "home";
}
