import type { RealityCheck } from "@croupier/contracts";
import { Alert, Button, Money } from "@croupier/ui";
import { useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";

import { useSay } from "../language/Messages.context.tsx";
import { askToSignOut } from "../session/ask-to-sign-out.ts";
import styles from "./RealityCheck.module.css";

export interface RealityCheckDialogProps {
  readonly check: RealityCheck;
  readonly seconds: number;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onAnswer: () => Promise<unknown>;
}

/** Nothing but an answer closes it: not Escape, not a press beside it. */
export function RealityCheckDialog(props: RealityCheckDialogProps) {
  const { check, seconds, busy, failed, onAnswer } = props;
  const say = useSay();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const minutes = Math.floor(seconds / 60);

  // showModal is a call, not an attribute.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  async function look(): Promise<void> {
    await onAnswer();
    await navigate("/account/activity");
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // A browser lets a second Escape through whatever the page says.
      onClose={() => dialog.current?.showModal()}
      className={styles["RealityCheck"]}
    >
      <h2 id={titleId}>
        {say("reality.title", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </h2>
      <dl className={styles["RealityCheck-figures"]}>
        <div>
          <dt>{say("reality.net")}</dt>
          <dd>
            <Money amount={check.net} currency={check.currency} />
          </dd>
        </div>
        <div>
          <dt>{say("reality.staked")}</dt>
          <dd>
            <Money amount={check.staked} currency={check.currency} />
          </dd>
        </div>
      </dl>
      <p className={styles["RealityCheck-soft"]}>{say("reality.since")}</p>
      {failed && <Alert tone="bad" urgent title={say("reality.failed")} />}
      <div className={styles["RealityCheck-acts"]}>
        <Button wide busy={busy} onClick={() => void onAnswer()}>
          {say("reality.goOn")}
        </Button>
        <Button wide onClick={askToSignOut}>
          {say("reality.leave")}
        </Button>
        <Button wide look="ghost" busy={busy} onClick={() => void look()}>
          {say("reality.history")}
        </Button>
      </div>
    </dialog>
  );
}
