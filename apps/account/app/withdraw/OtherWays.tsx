import type { WithdrawalMethodOffer } from "@croupier/contracts";
import { Alert } from "@croupier/ui";
import { iconLandmark, iconUsersRound } from "@croupier/ui/icons";

import { useSay } from "../language/Words.context.tsx";
import { isThere } from "../pages/find-page.ts";
import { MethodFacts } from "./MethodFacts.tsx";
import { bankPath, linkedAccountsPath, transferPath, type WithdrawWays } from "./withdraw-ways.ts";
import styles from "./Withdraw.module.css";

/** The ways out that have a page of their own. */
export function OtherWays({
  ways,
  methods,
}: {
  readonly ways: WithdrawWays;
  readonly methods: readonly WithdrawalMethodOffer[];
}) {
  const say = useSay();
  const bank = methods.find(({ code }) => code === "CBT");
  const transfers = ways.transfer && isThere(transferPath);
  if (ways.bank === undefined && !transfers) {
    return ways.card === undefined ? (
      <Alert tone="calm" title={say("withdraw.none.title")}>
        {say("withdraw.none.text")}
      </Alert>
    ) : null;
  }
  return (
    <section aria-labelledby="withdraw-ways" className={styles["Withdraw-part"]}>
      <h2 id="withdraw-ways">{say("withdraw.ways.title")}</h2>
      <div className={styles["Withdraw-ways"]}>
        {ways.bank === "open" && bank !== undefined && (
          <Alert tone="calm" icon={iconLandmark} title={say("withdraw.bank.title")} href={bankPath}>
            <MethodFacts method={bank} />
          </Alert>
        )}
        {ways.bank === "linkFirst" && <LinkFirst isOffered />}
        {transfers && (
          <Alert
            tone="calm"
            icon={iconUsersRound}
            title={say("withdraw.transfer.title")}
            href={transferPath}
          >
            {say("withdraw.transfer.text")}
          </Alert>
        )}
      </div>
    </section>
  );
}

/** Nothing goes to a bank account that nobody linked. */
export function LinkFirst({ isOffered }: { readonly isOffered: boolean }) {
  const say = useSay();
  if (!isOffered) {
    return (
      <Alert tone="calm" title={say("withdraw.bank.notOffered")}>
        {say("withdraw.none.text")}
      </Alert>
    );
  }
  const words = {
    tone: "calm",
    icon: iconLandmark,
    title: say("withdraw.bank.linkFirst"),
  } as const;
  const text = say("withdraw.bank.linkFirstText");
  return isThere(linkedAccountsPath) ? (
    <Alert {...words} href={linkedAccountsPath}>
      {text}
    </Alert>
  ) : (
    <Alert {...words}>{text}</Alert>
  );
}
