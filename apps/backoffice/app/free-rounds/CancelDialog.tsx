import type { FreeRoundGrantView } from "@croupier/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { WhyDialog } from "../games/WhyDialog.tsx";
import { cancelFreeRounds, freeRoundsKey } from "./free-round-calls.ts";

export function CancelDialog({ of: one, onDone }: { of: FreeRoundGrantView; onDone: () => void }) {
  const queries = useQueryClient();
  const left = one.rounds - one.used;
  return (
    <WhyDialog
      title="Take free rounds back?"
      act="Take back"
      isGrave
      onAct={async (reason) => {
        try {
          await cancelFreeRounds(one.id, reason);
        } finally {
          await queries.invalidateQueries({ queryKey: freeRoundsKey });
        }
      }}
      onDone={onDone}
    >
      <p>
        {left === 1 ? "One round is" : `${left} rounds are`} left, and will not be played. What was
        won stays the player's.
      </p>
    </WhyDialog>
  );
}
