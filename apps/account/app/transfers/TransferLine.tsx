import type { PlayerTransfer, TransferAnswer } from "@croupier/contracts";
import { Alert, Button, Money, Time } from "@croupier/ui";
import { useState } from "react";

import { client } from "../calls/client.ts";
import { useSession } from "../calls/safer-play-queries.ts";
import type { WordKey } from "../language/open-words.ts";
import { useSay } from "../language/Words.context.tsx";
import { StateLine } from "../parts/StateLines.tsx";
import { explainTransfer } from "./explain-transfer.ts";
import { tellTransfer } from "./tell-transfer.ts";
import styles from "./Transfers.module.css";
import { useTransfersMoved } from "./transfers-query.ts";

const states = {
  sent: "waiting",
  arrived: "ok",
  declined: "off",
  taken_back: "off",
  expired: "off",
} as const;

/** One transfer, with what this player can still do about it. */
export function TransferLine({ transfer }: { readonly transfer: PlayerTransfer }) {
  const say = useSay();
  const session = useSession();
  const transfersMoved = useTransfersMoved();
  const [busy, setBusy] = useState<TransferAnswer>();
  const [refused, setRefused] = useState<WordKey>();
  const { id, direction, other, amount, currency, state, sentAt, expiresAt, settledAt } = transfer;
  const { title, detail } = tellTransfer(transfer);

  async function answer(how: TransferAnswer): Promise<void> {
    const params = { session, transfer: id };
    const answered = await client.playerTransfers.answer({ params, body: { answer: how } });
    if (!answered.ok) setRefused(explainTransfer(answered.problem.code));
    await transfersMoved();
  }

  async function press(how: TransferAnswer): Promise<void> {
    if (busy !== undefined) return;
    setBusy(how);
    setRefused(undefined);
    await answer(how).catch(() => setRefused("transfers.problem.unknown"));
    setBusy(undefined);
  }

  const ways: readonly TransferAnswer[] =
    state !== "sent" ? [] : direction === "IN" ? ["TAKE", "DECLINE"] : ["TAKE_BACK"];
  return (
    <StateLine
      state={states[state]}
      title={say(title, { name: other })}
      detail={
        <>
          <Money amount={amount} currency={currency} />, {say(detail)}{" "}
          <Time at={state === "sent" ? expiresAt : (settledAt ?? sentAt)} />
        </>
      }
    >
      {(ways.length > 0 || refused !== undefined) && (
        <div className={styles["Transfers-ways"]}>
          {refused !== undefined && <Alert tone="bad" urgent title={say(refused)} />}
          {ways.map((how) => (
            <Button
              key={how}
              size="sm"
              look={how === "TAKE" ? "action" : "quiet"}
              busy={busy === how}
              onClick={() => void press(how)}
            >
              {say(`transfers.answer.${how}`)}
            </Button>
          ))}
        </div>
      )}
    </StateLine>
  );
}
