import type { PlayerTransfer, TransferOffer } from "@croupier/contracts";
import { Alert, Button, Money, Panel, Skeleton, Time } from "@croupier/ui";
import { useState } from "react";

import { Refused } from "../calls/answers.ts";
import { useOwed } from "../calls/safer-play-queries.ts";
import { useWithdrawalOffer } from "../calls/withdrawal-queries.ts";
import { CashierPage } from "../cashier/CashierPage.tsx";
import { OwedFirst } from "../cashier/OwedFirst.tsx";
import { useSay } from "../language/Words.context.tsx";
import { Part, Ways } from "../parts/PartPage.tsx";
import { StateLines } from "../parts/StateLines.tsx";
import { Needs } from "../withdraw/Needs.tsx";
import { SendForm } from "./SendForm.tsx";
import { mostOf } from "./transfer-amount.ts";
import { TransferLine } from "./TransferLine.tsx";
import { useTransfers, useTransferTerms } from "./transfers-query.ts";

/** Money to another player, and what others have sent. */
export function TransfersPage() {
  return (
    <CashierPage>
      <Sending />
      <Waiting />
    </CashierPage>
  );
}

function Sending() {
  const say = useSay();
  const { data: terms, error, refetch } = useTransferTerms();
  const owed = useOwed();
  // What a withdrawal has to wait for, a transfer does as well; unheard, the server still says no.
  const { data: offer, isError: isUnheard } = useWithdrawalOffer();
  if (error instanceof Refused && error.code === "not_offered_here") {
    return (
      <Alert tone="calm" title={say("transfers.closed.title")}>
        {say("transfers.closed.text")}
      </Alert>
    );
  }
  if (terms === undefined && error !== null) {
    return (
      <Alert
        tone="bad"
        title={say("transfers.failed")}
        action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
      />
    );
  }
  if (owed !== undefined) return <OwedFirst owed={owed} />;
  if (terms === undefined || (offer === undefined && !isUnheard)) {
    return (
      <Panel aria-busy="true">
        <Skeleton shape="block" blockSize="360px" />
      </Panel>
    );
  }
  return (
    <Part title={say("transfers.title")} intro={say("transfers.intro", { hours: terms.hours })}>
      {offer === undefined || offer.needs.length === 0 ? (
        <Send terms={terms} />
      ) : (
        <Needs before="send" needs={offer.needs} documents={offer.documents} />
      )}
    </Part>
  );
}

function Send({ terms }: { readonly terms: TransferOffer }) {
  const say = useSay();
  const [sent, setSent] = useState<PlayerTransfer>();
  const most = mostOf(terms);
  if (sent !== undefined) {
    return (
      <>
        <Alert tone="good" urgent title={say("transfers.sent", { name: sent.other })}>
          <Money amount={sent.amount} currency={sent.currency} />: {say("transfers.sentText")}{" "}
          <Time at={sent.expiresAt} />
        </Alert>
        <Ways>
          <Button onClick={() => setSent(undefined)}>{say("transfers.another")}</Button>
        </Ways>
      </>
    );
  }
  if (most === undefined) {
    return (
      <Alert tone="calm" title={say("transfers.notEnough.title")}>
        {say("transfers.notEnough.text")} <Money amount={terms.minimum} currency={terms.currency} />
      </Alert>
    );
  }
  return <SendForm terms={terms} most={most} onSent={setSent} />;
}

function Waiting() {
  const say = useSay();
  const { data: transfers = [] } = useTransfers();
  if (transfers.length === 0) return null;
  return (
    <Part title={say("transfers.list")}>
      <StateLines>
        {transfers.map((transfer) => (
          <TransferLine key={transfer.id} transfer={transfer} />
        ))}
      </StateLines>
    </Part>
  );
}
