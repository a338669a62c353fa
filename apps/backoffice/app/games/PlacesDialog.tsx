import type { WholeGameView } from "@croupier/contracts";
import { MultiSelect } from "@mantine/core";
import { useState } from "react";
import { setPlaces } from "./game-calls.ts";
import { nameOfGame } from "./game-words.ts";
import { WhyDialog } from "./WhyDialog.tsx";

/** Under which laws a game is kept from its players, besides what those laws forbid themselves. */
export function PlacesDialog({ of: one, onDone }: { of: WholeGameView; onDone: () => void }) {
  const [closedUnder, setClosed] = useState<string[]>([...one.closedUnder]);
  const { game, places } = one;
  const before = one.closedUnder.toSorted().join();
  return (
    <WhyDialog
      title={`Where is ${nameOfGame(game)} not offered?`}
      act="Keep it so"
      isWhole={closedUnder.toSorted().join() !== before}
      onAct={(reason) => setPlaces(game, { closedUnder, reason })}
      onDone={onDone}
    >
      <MultiSelect
        label="Closed under the law of"
        description="Counts from the next time somebody opens the game. What a law forbids is closed without this."
        placeholder={closedUnder.length === 0 ? "Nowhere" : ""}
        clearable
        mb="sm"
        data={[...places]}
        value={closedUnder}
        onChange={setClosed}
      />
    </WhyDialog>
  );
}
