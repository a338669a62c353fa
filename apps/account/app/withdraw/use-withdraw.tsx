import type { WithdrawalMethodOffer } from "@croupier/contracts";
import { useAmount } from "@croupier/site/amount";
import { useState, type ReactNode } from "react";

import { useSession } from "../calls/safer-play-queries.ts";
import { requestWithdrawal, useMoneyMoved } from "../calls/withdrawal-queries.ts";
import { pendingPath } from "../cashier/cashier-tabs.ts";
import { createPress } from "../cashier/press.ts";
import { useSay } from "../language/Words.context.tsx";
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
export function useWithdraw({ code, currency, destinations }: WithdrawalMethodOffer): Asking {
  const go = useGo();
  const say = useSay();
  const spell = useAmount(currency);
  const session = useSession();
  const stepUp = useStepUp();
  const moneyMoved = useMoneyMoved();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Explained>();
  const [press] = useState(createPress);

  async function ask(amount: string, destination: string | undefined): Promise<void> {
    const key = press.keyOf(`${amount} ${destination ?? ""}`);
    const wanted = { key, method: code, amount, currency, destination };
    const where = destinations.find(({ id }) => id === destination)?.label;
    const answer = await stepUp.run(
      () => requestWithdrawal(session, wanted),
      say("withdraw.confirm", {
        amount: spell(amount),
        where: where ?? say(`pending.method.${code}`),
      }),
    );
    if (!answer.ok) {
      press.refused(answer.problem.code);
      setRefused(explainWithdrawal(answer.problem.code));
      // What the page shows is older than this no: another tab may have been first.
      return void moneyMoved();
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
