import type { LinkedAccount } from "@croupier/contracts";
import { Alert, Button, Time } from "@croupier/ui";
import { useState } from "react";

import { client } from "../calls/client.ts";
import { useSession } from "../calls/safer-play-queries.ts";
import type { WordKey } from "../language/open-words.ts";
import { useSay } from "../language/Words.context.tsx";
import { UnfoldingLine } from "../parts/StateLines.tsx";
import { explainAccount } from "./explain-account.ts";
import styles from "./LinkedAccounts.module.css";
import { useAccountsChanged } from "./linked-accounts-query.ts";

/** One account: its last four, and from when on money can go there. Taking it away is asked for twice. */
export function AccountLine({ account }: { readonly account: LinkedAccount }) {
  const say = useSay();
  const session = useSession();
  const accountsChanged = useAccountsChanged();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<WordKey>();
  const { id, name, kind, isUsable, addedAt, usableFrom } = account;

  async function remove(): Promise<void> {
    const answer = await client.linkedAccounts.remove({ params: { session, account: id } });
    if (!answer.ok) return setRefused(explainAccount(answer.problem.code).text);
    await accountsChanged();
  }

  async function press(): Promise<void> {
    setBusy(true);
    setRefused(undefined);
    await remove().catch(() => setRefused("problem.other"));
    setBusy(false);
  }

  return (
    <UnfoldingLine
      state={isUsable ? "ok" : "waiting"}
      title={name}
      detail={
        <>
          {say(`linkedAccounts.kind.${kind}`)},{" "}
          {say(isUsable ? "linkedAccounts.since" : "linkedAccounts.waits")}{" "}
          {isUsable ? <Time at={addedAt} show="date" /> : <Time at={usableFrom} />}
        </>
      }
      label={say("linkedAccounts.remove")}
    >
      <div className={styles["LinkedAccounts-away"]}>
        <p>{say("linkedAccounts.removeText")}</p>
        {refused !== undefined && <Alert tone="bad" urgent title={say(refused)} />}
        <Button size="sm" busy={busy} onClick={() => void press()}>
          {say("linkedAccounts.removeYes")}
        </Button>
      </div>
    </UnfoldingLine>
  );
}
