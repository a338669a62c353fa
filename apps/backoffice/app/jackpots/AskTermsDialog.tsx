import type { KeptJackpotView } from "@croupier/contracts";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { WhyDialog } from "../games/WhyDialog.tsx";
import { askPotChange } from "./jackpot-calls.ts";
import { isAmount, nameOfPot, partsTyped } from "./jackpot-words.ts";

/** What a pot costs the house is asked for here, and let through by somebody else. */
export function AskTermsDialog({ of: pot, onDone }: { of: KeptJackpotView; onDone: () => void }) {
  const [part, setPart] = useState(String(pot.parts / 100));
  const [seed, setSeed] = useState(pot.seed);
  const [dropsBy, setDropsBy] = useState(pot.dropsBy);
  const parts = partsTyped(part);
  const isWhole =
    parts !== undefined && isAmount(seed) && isAmount(dropsBy) && Number(dropsBy) > Number(seed);
  return (
    <WhyDialog
      title={`Other terms for ${nameOfPot(pot)}?`}
      act="Ask for them"
      isWhole={isWhole}
      onAct={(reason) =>
        askPotChange(pot, {
          parts: parts ?? 0,
          seed: seed.trim(),
          dropsBy: dropsBy.trim(),
          reason,
        })
      }
      onDone={onDone}
    >
      <p>
        A colleague has to say yes. The part of stakes counts from then on, the rest from the next
        pot on: the one that grows drops where it was drawn to.
      </p>
      <TextInput
        label="Of every stake, in percent"
        description="0.01 to 10, out of the house’s part"
        inputMode="decimal"
        required
        mb="sm"
        value={part}
        onChange={({ currentTarget }) => setPart(currentTarget.value)}
      />
      <TextInput
        label={`Begins with, ${pot.currency}`}
        inputMode="decimal"
        required
        mb="sm"
        value={seed}
        onChange={({ currentTarget }) => setSeed(currentTarget.value)}
      />
      <TextInput
        label={`Drops by, ${pot.currency}`}
        description="More than it begins with; players are told"
        inputMode="decimal"
        required
        mb="sm"
        value={dropsBy}
        onChange={({ currentTarget }) => setDropsBy(currentTarget.value)}
      />
    </WhyDialog>
  );
}
