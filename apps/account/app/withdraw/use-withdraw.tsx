import type { WithdrawalMethodOffer } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { useRef, useState, type ReactNode } from "react";

import { useSession } from "../calls/safer-play-queries.ts";
import { requestWithdrawal, useMoneyMoved } from "../calls/withdrawal-queries.ts";
import { pendingPath } from "../cashier/cashier-tabs.ts";
import { useGo } from "../navigation/Place.context.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { explainWithdrawal, type Explained } from "./explain-withdrawal.ts";

interface Asking {
  readonly busy: boolean;
  readonly refused: Explained | undefined;
  /** A second one while the first is under way is none. */
  readonly withdraw: (amount: string, destination: string | undefined) => Promise<void>;
  /** The question who somebody is; to be drawn outside of the form. */
  readonly dialog: ReactNode;
}

/** Asks for money in one way, and leads to where it can be followed. */
export function useWithdraw({ code, currency }: WithdrawalMethodOffer): Asking {
  const go = useGo();
  const session = useSession();
  const stepUp = useStepUp();
  const moneyMoved = useMoneyMoved();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Explained>();
  /** One press is one withdrawal, however often its answer is lost; other words are another press. */
  const press = useRef({ words: "", key: "" });

  function keyOf(words: string): string {
    if (press.current.words !== words) press.current = { words, key: uuidv7() };
    return press.current.key;
  }

  async function ask(amount: string, destination: string | undefined): Promise<void> {
    const key = keyOf(`${amount} ${destination ?? ""}`);
    const wanted = { key, method: code, amount, currency, destination };
    const answer = await stepUp.run(() => requestWithdrawal(session, wanted));
    if (!answer.ok) {
      press.current = { words: "", key: "" };
      return setRefused(explainWithdrawal(answer.problem.code));
    }
    await moneyMoved();
    go(`${pendingPath}?asked=${answer.value.id}`);
  }

  return {
    busy,
    refused,
    dialog: stepUp.dialog,
    async withdraw(amount, destination) {
      if (busy) return;
      setBusy(true);
      setRefused(undefined);
      // Silence is no answer: the key is kept, and the same press may be made again.
      await ask(amount, destination).catch(() => setRefused(explainWithdrawal("")));
      setBusy(false);
    },
  };
}
