import type { RealityCheck } from "@croupier/contracts";
import { Alert, Button } from "@croupier/ui";
import { useEffect } from "react";
import { useNavigate } from "react-router";

import { pausePlay } from "../casino/play/play-store.ts";
import { BlockingDialog } from "../blocking-dialog/BlockingDialog.tsx";
import { useSay } from "../language/Messages.context.tsx";
import { askToSignOut } from "../session/ask-to-sign-out.ts";
import styles from "./RealityCheck.module.css";
import { SessionFigures } from "./SessionFigures.tsx";

export interface RealityCheckDialogProps {
  readonly check: RealityCheck;
  readonly seconds: number;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onAnswer: () => Promise<unknown>;
}

/** How long the player has been here and what it came to; nothing but an answer closes it. */
export function RealityCheckDialog(props: RealityCheckDialogProps) {
  const { check, seconds, busy, failed, onAnswer } = props;
  const say = useSay();
  const navigate = useNavigate();
  const minutes = Math.floor(seconds / 60);

  // The frame of a game is another document: it has to be told to wait, and that it may go on.
  useEffect(() => {
    pausePlay("reality-check");
    return () => pausePlay(undefined);
  }, []);

  async function look(): Promise<void> {
    await onAnswer();
    await navigate("/account/activity");
  }

  return (
    <BlockingDialog
      title={say("reality.title", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      acts={
        <>
          <Button wide busy={busy} onClick={() => void onAnswer()}>
            {say("reality.goOn")}
          </Button>
          <Button wide onClick={askToSignOut}>
            {say("reality.leave")}
          </Button>
          <Button wide look="ghost" busy={busy} onClick={() => void look()}>
            {say("reality.history")}
          </Button>
        </>
      }
    >
      <SessionFigures check={check} />
      <p className={styles["RealityCheck-soft"]}>{say("reality.since")}</p>
      {failed && <Alert tone="bad" urgent title={say("reality.failed")} />}
    </BlockingDialog>
  );
}
