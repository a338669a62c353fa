import type { PlayerTransfer, TransferOffer } from "@croupier/contracts";
import { useAmount } from "@croupier/site/amount";
import { useState } from "react";

import { client } from "../calls/client.ts";
import { useSession } from "../calls/safer-play-queries.ts";
import { isBeingAnswered } from "../cashier/press.ts";
import type { WordKey } from "../language/open-words.ts";
import { useSay } from "../language/Words.context.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { explainTransfer } from "./explain-transfer.ts";
import { SureStep } from "./SureStep.tsx";
import { useTransfersMoved } from "./transfers-query.ts";
import { WishForm, type Wish } from "./WishForm.tsx";

/** Whom to and how much; then all of it once more, and only then it goes. */
export function SendForm({
  terms,
  most,
  onSent,
}: {
  readonly terms: TransferOffer;
  readonly most: string;
  readonly onSent: (sent: PlayerTransfer) => void;
}) {
  const session = useSession();
  const say = useSay();
  const stepUp = useStepUp();
  const transfersMoved = useTransfersMoved();
  const [typed, setTyped] = useState({ recipient: "", amount: "" });
  const [wish, setWish] = useState<Wish>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<WordKey>();
  const { currency } = terms;
  const spell = useAmount(currency);

  async function send({ key, ...body }: Wish): Promise<void> {
    const answer = await stepUp.run(
      () =>
        client.playerTransfers.send({
          params: { session },
          headers: { "idempotency-key": key },
          body: { ...body, currency },
        }),
      say("withdraw.confirm", { amount: spell(body.amount), where: body.recipient }),
    );
    if (!answer.ok) {
      // What is being answered is asked for again as it was.
      if (!isBeingAnswered(answer.problem.code)) setWish(undefined);
      setRefused(explainTransfer(answer.problem.code));
      // What the page shows is older than this no.
      return void transfersMoved();
    }
    await transfersMoved();
    onSent(answer.value);
  }

  async function press(sure: Wish): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    // Silence is no answer: the key is kept, and the same press may be made again.
    await send(sure).catch(() => setRefused("transfers.problem.unknown"));
    setBusy(false);
  }

  function review(wanted: Wish): void {
    setRefused(undefined);
    setWish(wanted);
  }

  return (
    <>
      {wish === undefined ? (
        <WishForm
          terms={terms}
          most={most}
          typed={typed}
          refused={refused}
          onType={setTyped}
          onReview={review}
        />
      ) : (
        <SureStep
          wish={wish}
          terms={terms}
          busy={busy}
          refused={refused}
          onSend={() => void press(wish)}
          onChange={() => setWish(undefined)}
        />
      )}
      {stepUp.dialog}
    </>
  );
}
