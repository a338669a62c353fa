import type { SignedIn } from "@croupier/contracts";
import { Button, ErrorState, Skeleton, VisuallyHidden } from "@croupier/ui";
import { useState } from "react";

import { usePlayer } from "../calls/player-queries.ts";
import { HealthPanel } from "../health/HealthPanel.tsx";
import { useSay } from "../language/Words.context.tsx";
import { BalanceChart } from "./BalanceChart.tsx";
import styles from "./OverviewPage.module.css";
import { partOfDay } from "./part-of-day.ts";
import { PlayerPanel } from "./PlayerPanel.tsx";
import { useOverviewSettled } from "./use-overview-settled.ts";

export function OverviewPage() {
  const player = usePlayer();
  if (player.data !== undefined) return <Overview player={player.data} />;
  return player.isError ? <Unreachable onAgain={() => void player.refetch()} /> : <Coming />;
}

function Overview({ player }: { player: SignedIn }) {
  const say = useSay();
  const name = player.firstName ?? player.nickname;
  const settled = useOverviewSettled(player.id);
  // Said once: a greeting does not change while somebody reads it.
  const [part] = useState(() => partOfDay(new Date().getHours()));
  return (
    <>
      <header className={styles["OverviewPage-lead"]}>
        <h1>
          {name === null ? say("overview.title") : say(`overview.greeting.${part}`, { name })}
        </h1>
      </header>
      {settled ? (
        <div className={styles["OverviewPage"]}>
          <div className={styles["OverviewPage-main"]}>
            <HealthPanel player={player} />
            <BalanceChart />
          </div>
          <div className={styles["OverviewPage-player"]}>
            <PlayerPanel player={player} />
          </div>
        </div>
      ) : (
        <Coming />
      )}
    </>
  );
}

function Coming() {
  const say = useSay();
  return (
    <div className={styles["OverviewPage"]}>
      <VisuallyHidden>{say("overview.coming")}</VisuallyHidden>
      <Skeleton shape="block" blockSize="60vh" />
      <Skeleton shape="block" blockSize="60vh" />
    </div>
  );
}

function Unreachable({ onAgain }: { onAgain: () => void }) {
  const say = useSay();
  return (
    <ErrorState
      heading="h1"
      title={say("overview.unreachable.title")}
      action={<Button onClick={onAgain}>{say("frame.again")}</Button>}
    >
      {say("overview.unreachable.text")}
    </ErrorState>
  );
}
