import { createHash } from "node:crypto";

/**
 * The one transfer id a player's demo grant can have, so that granting twice is granting once. It
 * keeps the time the player id bears, which is what the ledger's tables are cut by.
 */
export function demoGrantId(playerId: string): string {
  const time = playerId.slice(0, 13);
  const hash = createHash("sha256").update(`demo grant to ${playerId}`).digest("hex");
  const variant = "89ab"[Number.parseInt(hash.slice(0, 1), 16) % 4];
  return `${time}-8${hash.slice(1, 4)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}
