import type { KeptJackpotView } from "@croupier/contracts";
import { useState } from "react";
import { WhyDialog } from "../games/WhyDialog.tsx";
import { amountInWords } from "../treasury/Amount.tsx";
import { switchPot } from "./jackpot-calls.ts";
import { nameOfPot } from "./jackpot-words.ts";

/** Says what becomes of the money in a pot before it is stopped. */
export function PotSwitchDialog({ of: pot, onDone }: { of: KeptJackpotView; onDone: () => void }) {
  // What the button does stays what it was when the window opened, whoever switches meanwhile.
  const [open] = useState(pot.open);
  const amount = pot.growing && amountInWords(pot.growing.amount, pot.currency);
  return (
    <WhyDialog
      title={open ? `Stop ${nameOfPot(pot)}?` : `Let ${nameOfPot(pot)} go on?`}
      act={open ? "Stop the pot" : "Let it go on"}
      isGrave={open}
      onAct={(reason) => switchPot(pot, { open: !open, reason })}
      onDone={onDone}
    >
      <p>
        {open
          ? `No stake feeds it from now on, nobody wins it, and the lobby shows it no more within seconds. ${amount === null ? "" : `The ${amount} in it stay in it.`}`
          : `Stakes feed it again at once${amount === null ? "" : `, and it goes on from ${amount}`}.`}
      </p>
    </WhyDialog>
  );
}
