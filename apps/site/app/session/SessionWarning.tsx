import { Alert, Button } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./SessionWarning.module.css";

export interface SessionWarningProps {
  readonly secondsLeft: number;
  readonly canStay: boolean;
  readonly busy: boolean;
  readonly onStay: () => void;
}

/**
 * Says that the session is about to end. It is read out once, when it appears; the countdown beside
 * it is silent, and the focus stays where the player has it.
 */
export function SessionWarning({ secondsLeft, canStay, busy, onStay }: SessionWarningProps) {
  const say = useSay();
  const action = canStay && (
    <Button size="sm" look="action" busy={busy} onClick={onStay}>
      {say("session.stay")}
    </Button>
  );
  return (
    <section
      popover="manual"
      ref={openAboveThePage}
      aria-label={say("session.ending")}
      className={styles["SessionWarning"]}
    >
      <Alert
        tone="warn"
        title={
          <span role="alert">
            {say("session.ending")} {say(canStay ? "session.idle" : "session.longest")}
          </span>
        }
        action={action}
      >
        <span role="timer">{say("session.left", { time: clockOf(secondsLeft) })}</span>
      </Alert>
    </section>
  );
}

/** A popover is opened by a call; one that nobody opened by hand takes no focus. */
function openAboveThePage(section: HTMLElement | null): void {
  if (section !== null && !section.matches(":popover-open")) section.showPopover();
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
