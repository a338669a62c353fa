import type { SignedIn } from "@croupier/contracts";
import { Button, Panel, Skeleton } from "@croupier/ui";
import { useId } from "react";

import { useSay } from "../language/Words.context.tsx";
import { isThere } from "../pages/find-page.ts";
import { StateLine, StateLines } from "../parts/StateLines.tsx";
import type { HealthLine } from "./health-line.ts";
import styles from "./HealthPanel.module.css";
import { HealthRing } from "./HealthRing.tsx";
import { useHealth } from "./use-health.ts";

/** Everything open about the account with one action each, and what is in order. */
export function HealthPanel({ player }: { player: Pick<SignedIn, "id"> }) {
  const say = useSay();
  const titleId = useId();
  const { isComing, lines } = useHealth(player.id);
  if (isComing) return <Skeleton shape="block" blockSize="20rem" />;
  if (lines.length === 0) return null;
  const done = lines.filter(({ state }) => state === "ok").length;
  const left = lines.filter(({ state }) => state === "todo").length;
  return (
    <Panel aria-labelledby={titleId}>
      <header className={styles["HealthPanel-head"]}>
        <HealthRing done={done} all={lines.length} />
        <div>
          <h2 id={titleId}>{say("health.title")}</h2>
          <p className={styles["HealthPanel-soft"]}>{say("health.left", { left })}</p>
        </div>
      </header>
      <StateLines>
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </StateLines>
    </Panel>
  );
}

function Line({ state, title, detail, action }: HealthLine) {
  const say = useSay();
  return (
    <StateLine
      state={state}
      title={say(title)}
      detail={say(detail.key, detail.values)}
      action={
        action &&
        isThere(action.href) && (
          <Button href={action.href} size="sm">
            {say(action.label)}
          </Button>
        )
      }
    />
  );
}
