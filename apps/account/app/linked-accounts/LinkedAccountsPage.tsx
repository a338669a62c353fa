import { Alert, Button, Panel, Skeleton, Time } from "@croupier/ui";
import { useState } from "react";
import type { LinkedAccount } from "@croupier/contracts";

import { useWithdrawalOffer } from "../calls/withdrawal-queries.ts";
import { CashierPage } from "../cashier/CashierPage.tsx";
import { useSay } from "../language/Words.context.tsx";
import { Part } from "../parts/PartPage.tsx";
import { StateLines } from "../parts/StateLines.tsx";
import { AccountLine } from "./AccountLine.tsx";
import { AddAccountForm } from "./AddAccountForm.tsx";
import { useLinkedAccounts } from "./linked-accounts-query.ts";

/** Where money may go: the accounts there are, and one more. */
export function LinkedAccountsPage() {
  const say = useSay();
  const { data: accounts, error, refetch } = useLinkedAccounts();
  return (
    <CashierPage>
      {error !== null && (
        <Alert
          tone="bad"
          title={say("linkedAccounts.failed")}
          action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
        />
      )}
      {error === null && accounts === undefined && (
        <Panel aria-busy="true">
          <Skeleton shape="block" blockSize="420px" />
        </Panel>
      )}
      {accounts !== undefined && <Accounts accounts={accounts} />}
    </CashierPage>
  );
}

function Accounts({ accounts }: { readonly accounts: readonly LinkedAccount[] }) {
  const say = useSay();
  const [added, setAdded] = useState<LinkedAccount>();
  const hours = useWithdrawalOffer().data?.accountWaitHours;
  const waits = hours === undefined ? "" : ` ${say("withdraw.bank.waits", { hours })}`;
  return (
    <>
      <Part title={say("linkedAccounts.title")} intro={say("linkedAccounts.intro")}>
        {accounts.length > 0 && (
          <StateLines>
            {accounts.map((account) => (
              <AccountLine key={account.id} account={account} />
            ))}
          </StateLines>
        )}
      </Part>
      <Part
        title={say("linkedAccounts.addTitle")}
        intro={`${say("linkedAccounts.addIntro")}${waits}`}
      >
        {added !== undefined && (
          <Alert tone="good" urgent title={say("linkedAccounts.added")}>
            {say("linkedAccounts.addedText")} <Time at={added.usableFrom} />
          </Alert>
        )}
        <AddAccountForm onAdded={setAdded} />
      </Part>
    </>
  );
}
