import { ok, refuse, type Result } from "@croupier/kit/result";
import type { PlayerStatus } from "../player-reader.ts";

export type StatusRefusal =
  | { readonly code: "player_closed" }
  | { readonly code: "status_unchanged" };

/** Staff block and unblock. What a player has closed stays closed: staff open nothing in their name. */
export function decideStatus(
  before: PlayerStatus,
  wanted: "active" | "blocked",
): Result<"blocked" | "unblocked", StatusRefusal> {
  if (before === "closed") return refuse({ code: "player_closed" });
  if (before === wanted) return refuse({ code: "status_unchanged" });
  return ok(wanted === "blocked" ? "blocked" : "unblocked");
}
