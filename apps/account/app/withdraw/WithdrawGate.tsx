import type { WithdrawalOffer } from "@croupier/contracts";
import { Alert, Button, Panel, Skeleton } from "@croupier/ui";
import type { ReactNode } from "react";

import { useBridge } from "../bridge/Bridge.context.tsx";
import { usePlayer } from "../calls/player-queries.ts";
import { useStanding } from "../calls/safer-play-queries.ts";
import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { useMethodGroups, useWithdrawalOffer } from "../calls/withdrawal-queries.ts";
import { OwedFirst } from "../cashier/OwedFirst.tsx";
import { useSay } from "../language/Words.context.tsx";
import { useIsDesktop } from "../overview/use-is-desktop.ts";
import { Needs } from "./Needs.tsx";
import { Withdrawable } from "./Withdrawable.tsx";
import { withdrawWays, type WithdrawWays } from "./withdraw-ways.ts";
import styles from "./Withdraw.module.css";

export interface WithdrawFacts {
  readonly offer: WithdrawalOffer;
  readonly ways: WithdrawWays;
}

/** The page once all of it is known, so that nothing moves under a finger; or why there is none. */
export function WithdrawGate({
  children,
}: {
  readonly children: (facts: WithdrawFacts) => ReactNode;
}) {
  const say = useSay();
  const { data: player } = usePlayer();
  const { data: configuration } = useSiteConfiguration();
  const { brandCode } = useBridge().page;
  const standing = useStanding();
  const offer = useWithdrawalOffer();
  const groups = useMethodGroups({
    brand: brandCode,
    channel: useIsDesktop() ? "WEB" : "MOBILE",
  });
  if (configuration?.isCashierWithdrawalEnabled === false) {
    return (
      <Alert tone="calm" title={say("withdraw.closed.title")}>
        {say("withdraw.closed.text")}
      </Alert>
    );
  }
  // What was there before stays: nobody who is typing loses it to a connection that went.
  if ((offer.isError && !offer.data) || (groups.isError && !groups.data)) {
    const again = () => void Promise.all([offer.refetch(), groups.refetch()]);
    return (
      <Alert
        tone="bad"
        title={say("withdraw.failed")}
        action={<Button onClick={again}>{say("frame.again")}</Button>}
      />
    );
  }
  // Whether anything is owed cannot come later than what it closes; unheard, the server still says no.
  const isComing = standing.data === undefined && !standing.isError;
  if (!player || !configuration || !offer.data || !groups.data || isComing) {
    return (
      <Panel aria-busy="true">
        <Skeleton shape="block" blockSize="420px" />
      </Panel>
    );
  }
  const owed = standing.data?.owed ?? undefined;
  if (owed !== undefined) {
    return (
      <div className={styles["Withdraw"]}>
        <Withdrawable offer={offer.data} />
        <OwedFirst owed={owed} />
      </div>
    );
  }
  const { needs, documents } = offer.data;
  if (needs.length > 0) {
    return (
      <div className={styles["Withdraw"]}>
        <Needs before="withdraw" needs={needs} documents={documents} />
        <Withdrawable offer={offer.data} />
      </div>
    );
  }
  const ways = withdrawWays({
    groups: groups.data,
    methods: offer.data.items,
    linkedAccountCount: player.personaLinkedAccounts.length,
  });
  return children({ offer: offer.data, ways });
}
