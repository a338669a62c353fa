import type { PlayerWithdrawal } from "@croupier/contracts";
import { Badge, Money, Panel, TextLink, type BadgeTone } from "@croupier/ui";
import { useId } from "react";

import { useSay } from "../language/Words.context.tsx";
import { Destination } from "./Destination.tsx";
import { NearTime } from "./NearTime.tsx";
import styles from "./PendingPage.module.css";

const tones: { readonly [State in PlayerWithdrawal["state"]]?: BadgeTone } = {
  arrived: "good",
  rejected: "bad",
  failed: "bad",
  returned: "warn",
};

/** As many as a player remembers; all of them stand in the history. */
const shownMax = 5;

export function EarlierWithdrawals({
  withdrawals,
}: {
  readonly withdrawals: readonly PlayerWithdrawal[];
}) {
  const say = useSay();
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId} className={styles["Pending-earlier"]}>
      <h2 id={titleId}>{say("pending.earlier")}</h2>
      <ul>
        {withdrawals.slice(0, shownMax).map((one) => (
          <li key={one.id}>
            <span>
              <b>
                <Money amount={one.amount} currency={one.currency} />
              </b>
              <span className={styles["Pending-soft"]}>
                <Destination withdrawal={one} />, <NearTime at={one.changedAt} />
              </span>
              {one.reason !== null && (
                <span className={styles["Pending-soft"]}>
                  {say(`pending.reason.${one.reason}`)}{" "}
                  <TextLink href={`/contact?withdrawal=${one.id}`}>
                    {say("pending.contact")}
                  </TextLink>
                </span>
              )}
            </span>
            <Badge tone={tones[one.state] ?? "plain"}>{say(`pending.state.${one.state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
