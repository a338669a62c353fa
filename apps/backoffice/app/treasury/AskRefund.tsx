import type { TracedDeposit } from "@croupier/contracts";
import { amountInWords } from "./Amount.tsx";
import { AskDialog } from "./AskDialog.tsx";
import { refundReasons } from "./money-words.ts";
import { askRefund } from "./treasury-calls.ts";

/** Sends a deposit back the way it came, whole; what is large, alone or with others of the day, once a colleague says yes. */
export function AskRefund({ of: one, onDone }: { of: TracedDeposit; onDone: () => void }) {
  const sum = amountInWords(one.amount, one.currency);
  return (
    <AskDialog
      title="Send the deposit back?"
      act={one.refundTakesTwo ? "Ask for it" : "Send it back"}
      reasons={refundReasons}
      first="mistake"
      audience="colleagues"
      onAsk={(why) => askRefund(one.id, why)}
      onDone={onDone}
    >
      <p>
        {one.refundTakesTwo
          ? `It is large, or large together with others of today. Once a colleague approves, ${sum} leaves the player's cash and goes back the way it came, with its fee.`
          : `${sum} leaves the player's cash at once and goes back the way it came, with its fee.`}
      </p>
    </AskDialog>
  );
}
