import type { WithdrawalOffer } from "@croupier/contracts";
import { Alert, Button, Panel } from "@croupier/ui";
import { iconLandmark, iconUsersRound } from "@croupier/ui/icons";

import { useSay } from "../language/Words.context.tsx";
import { isThere } from "../pages/find-page.ts";
import { Ways } from "../parts/PartPage.tsx";
import { MethodFacts } from "./MethodFacts.tsx";
import { bankPath, linkedAccountsPath, transferPath, type WithdrawWays } from "./withdraw-ways.ts";
import styles from "./Withdraw.module.css";

/** The ways out that have a page of their own; where there is no other, the one that can be had comes first. */
export function OtherWays({
  ways,
  offer: { items, accountWaitHours },
}: {
  readonly ways: WithdrawWays;
  readonly offer: WithdrawalOffer;
}) {
  const say = useSay();
  const bank = items.find(({ code }) => code === "CBT");
  const linkFirst = ways.bank === "linkFirst" && (
    <LinkFirst isOffered isOnly={ways.card === undefined} waitHours={accountWaitHours} />
  );
  const transfers = ways.transfer && isThere(transferPath);
  if (ways.bank === undefined && !transfers) {
    return ways.card === undefined ? (
      <Alert tone="calm" title={say("withdraw.none.title")}>
        {say("withdraw.none.text")}
      </Alert>
    ) : null;
  }
  if (ways.bank === "linkFirst" && !transfers) return linkFirst;
  return (
    <>
      {linkFirst}
      <section aria-labelledby="withdraw-ways" className={styles["Withdraw-part"]}>
        <h2 id="withdraw-ways">{say("withdraw.ways.title")}</h2>
        <div className={styles["Withdraw-ways"]}>
          {ways.bank === "open" && bank !== undefined && (
            <Alert
              tone="calm"
              icon={iconLandmark}
              title={say("withdraw.bank.title")}
              href={bankPath}
            >
              <MethodFacts method={bank} />
            </Alert>
          )}
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
    </>
  );
}

/** Nothing goes to a bank account that nobody linked: why, how long a new one waits, and the way to it. */
export function LinkFirst({
  isOffered,
  isOnly,
  waitHours,
}: {
  readonly isOffered: boolean;
  /** There is no other way out. */
  readonly isOnly: boolean;
  readonly waitHours: number;
}) {
  const say = useSay();
  if (!isOffered) {
    return (
      <Alert tone="calm" title={say("withdraw.bank.notOffered")}>
        {say("withdraw.none.text")}
      </Alert>
    );
  }
  return (
    <Panel aria-labelledby="withdraw-link" className={styles["Withdraw-part"]}>
      <h2 id="withdraw-link">{say("withdraw.bank.title")}</h2>
      <p>
        {say("withdraw.bank.linkFirstText")} {say("withdraw.bank.waits", { hours: waitHours })}
      </p>
      {isThere(linkedAccountsPath) && (
        <Ways>
          <Button look={isOnly ? "action" : "quiet"} icon={iconLandmark} href={linkedAccountsPath}>
            {say("withdraw.bank.linkFirst")}
          </Button>
        </Ways>
      )}
    </Panel>
  );
}
