import { playId } from "@croupier/wallet";
import type { Round } from "./round.ts";

/** The operation of the wallet that ends a round, and that of a stake that its action adds. */
export const endOperation = (roundId: string): string => playId(roundId, "operation", "end");
export const stakeOperation = (roundId: string, actions: number): string =>
  playId(roundId, "operation", `stake ${actions}`);

/** Every operation that a round may have had: each is named by the round and its place in it. */
export function operationsOf({ roundId, actions }: Pick<Round, "roundId" | "actions">): string[] {
  const added = actions.map((_, index) => stakeOperation(roundId, index + 1));
  return [roundId, ...added, endOperation(roundId)];
}
