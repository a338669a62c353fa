import { ok, refuse, type Result } from "@croupier/kit/result";
import type { PlayerStatus } from "../player-reader.ts";

export type StatusRefusal =
  | { readonly code: "player_closed" }
  | { readonly code: "status_unchanged" };

/**
 * Staff block and unblock, also what a player has closed: whoever closes an account while it is looked at
 * would otherwise have it paid out. Unblocked it is closed again: staff open nothing in a player's name.
 */
export function decideStatus(
  before: { readonly status: PlayerStatus; readonly closedByPlayer: boolean },
  wanted: "active" | "blocked",
): Result<
  { readonly told: "blocked" | "unblocked"; readonly status: PlayerStatus },
  StatusRefusal
> {
  const { status, closedByPlayer } = before;
  if (status === wanted) return refuse({ code: "status_unchanged" });
  if (wanted === "blocked") return ok({ told: "blocked", status: "blocked" });
  if (status === "closed") return refuse({ code: "player_closed" });
  return ok({ told: "unblocked", status: closedByPlayer ? "closed" : "active" });
}
