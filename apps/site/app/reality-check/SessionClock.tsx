import type { RealityCheck } from "@croupier/contracts";
import { Button, Popover, VisuallyHidden } from "@croupier/ui";
import { href, useLocation } from "react-router";

import { useSay } from "../language/Messages.context.tsx";
import { clockOf } from "./clock-of.ts";
import styles from "./RealityCheck.module.css";
import { SessionFigures } from "./SessionFigures.tsx";

/** Hours, minutes and seconds of this session; pressed, what came of it. Read out by who asks for it. */
export function SessionClock({ check, seconds }: { check: RealityCheck; seconds: number }) {
  const say = useSay();
  const { key } = useLocation();
  return (
    <Popover
      key={key}
      label={say("reality.session")}
      // oxlint-disable-next-line react/no-unstable-nested-components -- called by Popover, never mounted
      opener={({ popoverTarget }) => (
        <button
          type="button"
          popoverTarget={popoverTarget}
          className={styles["RealityCheck-clock"]}
        >
          <VisuallyHidden>{say("reality.clock")} </VisuallyHidden>
          {clockOf(seconds)}
        </button>
      )}
    >
      <div className={styles["RealityCheck-session"]}>
        <h2>{say("reality.session")}</h2>
        <SessionFigures check={check} />
        <p className={styles["RealityCheck-soft"]}>{say("reality.sinceSignIn")}</p>
        <Button wide href={href("/account/*", { "*": "activity" })}>
          {say("reality.history")}
        </Button>
        <Button wide look="ghost" href={href("/account/*", { "*": "limits" })}>
          {say("reality.limits")}
        </Button>
      </div>
    </Popover>
  );
}
